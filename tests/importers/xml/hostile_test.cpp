// XML that is broken, or made to hurt.

#include "../reading.hpp"
#include <hakem/error.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

std::string with_players(std::string_view players) {
    return fmt::format("<chessresults>\n<players>\n{}</players>\n</chessresults>\n", players);
}

}

BOOST_AUTO_TEST_SUITE(xml_hostile)

BOOST_AUTO_TEST_CASE(what_stands_before_the_fault_is_read) {
    const auto file = read_bytes(with_players("<player no=\"1\" lastname=\"Bir\"/>\n"
                                              "<player no=\"2\" lastname=\"İki\"\n"));
    BOOST_TEST(file.player(1).name == "Bir");
    BOOST_TEST(file.findings("XML-0001") == "XML-0001 5:1 error\n");
    BOOST_TEST(file.messages(Language::turkish).find("XML burada bozuk") != std::string::npos);
    for (const auto* text :
         {"<chessresults>", "<chessresults><players></chessresults>",
          "<chessresults><players><player no=1/></players></chessresults>", "<chessresults><!-- ",
          "<chessresults><![CDATA[", "<chessresults/><", "<chessresults>\0</chessresults>"})
        BOOST_CHECK_NO_THROW(read_bytes(text));
}

BOOST_AUTO_TEST_CASE(entities_of_a_file_are_never_expanded) {
    std::string bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY a \"ha\">\n";
    for (char c = 'b'; c <= 'z'; ++c)
        bomb += fmt::format("<!ENTITY {0} \"&{1};&{1};&{1};&{1};&{1};&{1};&{1};&{1};\">\n", c,
                            static_cast<char>(c - 1));
    bomb += "<!ENTITY file SYSTEM \"file:///etc/passwd\">\n]>\n" +
            with_players("<player no=\"1\" lastname=\"&z;&file;&amp;&#65;\"/>");
    const auto file = read_bytes(bomb);
    BOOST_TEST(file.player(1).name == "&z;&file;&A");
}

BOOST_AUTO_TEST_CASE(depth) {
    std::string deep, end;
    for (int i = 0; i < 200'000; ++i) deep += "<a>", end += "</a>";
    const auto source =
        Source::from_bytes("deep.xml", "<chessresults>" + deep + end + "</chessresults>");
    Diagnostics diagnostics("deep.xml");
    BOOST_CHECK_EXCEPTION(read_tournament(source, registry(), diagnostics), Error,
                          [](const Error& error) { return error.code() == ExitCode::limit_hit; });
    BOOST_TEST(diagnostics.by_code().contains("XML-0004"));
}

BOOST_AUTO_TEST_CASE(attributes_twice_and_by_the_million) {
    const auto twice = read_bytes(with_players("<player no=\"1\" lastname=\"Bir\" no=\"2\"/>"));
    BOOST_TEST(twice.tournament.players.at(0).id == 1);
    BOOST_TEST(twice.findings("XML-0005") == "XML-0005 3:35 note\n");
    BOOST_TEST(read_bytes(with_players("<player no=\"1\" lastname=\"Bir\" no=\"2\"/>"), true)
                   .diagnostics.has_errors());
    std::string many = "<player no=\"1\"";
    for (int i = 0; i < 100'000; ++i) many += fmt::format(" a{}=\"1\"", i);
    BOOST_TEST(read_bytes(with_players(many + "/>")).found("XML-0006"));
}

BOOST_AUTO_TEST_CASE(more_than_there_are_numbers) {
    std::string players;
    for (int no = 1; no <= 10'005; ++no)
        players += fmt::format("<player no=\"{}\" lastname=\"P\"/>\n", no);
    const auto file = read_bytes(with_players(players));
    BOOST_TEST(file.tournament.players.size() == 9999u);
    BOOST_TEST(file.diagnostics.by_code().at("XML-0014") == 6u);
}

BOOST_AUTO_TEST_CASE(elements_that_nobody_knows_are_told_once) {
    const auto file = read_bytes("<chessresults>\n<prizes/>\n<prizes/>\n<players>\n"
                                 "<coach name=\"X\"/>\n</players></chessresults>");
    BOOST_TEST(file.findings("XML-0020") == "XML-0020 2:2 note\nXML-0020 5:2 note\n");
    BOOST_TEST(file.messages().find("'prizes' is not known and was left out (2 times)") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_code_page_that_the_file_names) {
    const auto file = read_bytes("<?xml version=\"1.0\" encoding=\"ISO-8859-9\"?>\n" +
                                 with_players("<player no=\"1\" lastname=\"\xDEim\xFE"
                                              "ek\"/>"));
    BOOST_TEST(file.player(1).name == "Şimşek");
    const auto cyrillic =
        read_bytes("<?xml version=\"1.0\" encoding='windows-1251'?>\n" +
                   with_players("<player no=\"1\" lastname=\"\xC8\xE2\xE0\xED\"/>"));
    BOOST_TEST(cyrillic.player(1).name == "Иван");
}

BOOST_AUTO_TEST_CASE(columns_count_characters) {
    const auto file = read_bytes(with_players("<player lastname=\"Şğüö\" dob=\"32.13.2001\"/>"));
    BOOST_TEST(file.findings("XML-0010") == "XML-0010 3:30 warning\n");
}

BOOST_AUTO_TEST_CASE(a_format_that_was_named_and_is_another) {
    Diagnostics diagnostics("test");
    const auto tournament = registry().get<Importer>("dsb").read(
        Source::from_bytes("test", with_players("")), diagnostics);
    BOOST_TEST(tournament.format.empty());
    BOOST_TEST(diagnostics.by_code().contains("XML-0007"));
}

BOOST_AUTO_TEST_SUITE_END()
