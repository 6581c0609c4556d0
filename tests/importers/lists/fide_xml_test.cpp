#include "lists.hpp"
#include "support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::read_list;

namespace {

std::string in_list(std::string_view records) {
    return "<playerslist>\n" + std::string(records) + "</playerslist>\n";
}

std::string record(std::string_view id, std::string_view name, std::string_view more = {}) {
    return "<player>\n<fideid>" + std::string(id) + "</fideid>\n<name>" + std::string(name) +
           "</name>\n<country>TUR</country>\n" + std::string(more) + "</player>\n";
}

const std::string whole_record = R"(<player>
<fideid>99000011</fideid>
<name>Karabuluttepe, Defne</name>
<country>TUR</country>
<sex>F</sex>
<title>WIM</title>
<w_title>WIM</w_title>
<o_title>IA,FST</o_title>
<foa_title>AFM</foa_title>
<rating>2105</rating>
<games>7</games>
<k>20</k>
<rapid_rating>2051</rapid_rating>
<rapid_games>0</rapid_games>
<rapid_k>20</rapid_k>
<blitz_rating></blitz_rating>
<blitz_games></blitz_games>
<blitz_k></blitz_k>
<birthday>2003</birthday>
<flag>w</flag>
</player>
)";

}

BOOST_AUTO_TEST_SUITE(fide_xml)

BOOST_AUTO_TEST_CASE(every_element_of_the_combined_list) {
    const auto list = read_list(in_list(whole_record), "players_list_xml_foa.xml");
    BOOST_TEST(list.info.format == "fide-xml");
    BOOST_TEST(!list.info.national);
    BOOST_REQUIRE_EQUAL(list.players.size(), 1u);
    const auto& player = list.players[0];
    BOOST_TEST(player.fide_id == "99000011");
    BOOST_TEST(player.name == "Karabuluttepe, Defne");
    BOOST_TEST(player.federation == "TUR");
    BOOST_TEST((player.sex == Sex::female));
    BOOST_TEST(player.title == "WIM");
    BOOST_TEST(player.women_title == "WIM");
    BOOST_TEST(player.other_titles == "IA,FST");
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{2105, 7, 20}));
    BOOST_TEST((player.rating(TimeClass::rapid) == ListedRating{2051, 0, 20}));
    BOOST_TEST((player.rating(TimeClass::blitz) == ListedRating{0, -1, 0}));
    BOOST_TEST((player.birth == Date{2003, 0, 0}));
    BOOST_TEST(player.line == 2u);
    BOOST_TEST(list.codes() == "");
}

BOOST_AUTO_TEST_CASE(flag_w_alone_is_active) {
    const auto list = read_list(
        in_list(record("1", "A, A", "<flag>w</flag>") + record("2", "B, B", "<flag>wi</flag>") +
                record("3", "C, C", "<flag>i</flag>") + record("4", "D, D", "<flag></flag>")),
        "list.xml");
    BOOST_TEST(!list["1"].inactive);
    BOOST_TEST((list["1"].sex == Sex::female));
    BOOST_TEST(list["2"].inactive);
    BOOST_TEST((list["2"].sex == Sex::female));
    BOOST_TEST(list["3"].inactive);
    BOOST_TEST(!list["4"].inactive);
    BOOST_TEST((list["4"].sex == Sex::unknown));
}

BOOST_AUTO_TEST_CASE(a_list_of_one_class_is_of_the_class_in_its_name) {
    const auto bytes =
        in_list(record("7", "A, A", "<rating>1650</rating><games>3</games><k>40</k>"));
    const auto standard = read_list(bytes, "standard_rating_list.xml");
    const auto rapid = read_list(bytes, "rapid_rating_list.xml");
    const auto blitz = read_list(bytes, "blitz_rating_list.xml");
    BOOST_TEST((standard["7"].rating(TimeClass::standard) == ListedRating{1650, 3, 40}));
    BOOST_TEST((rapid["7"].rating(TimeClass::rapid) == ListedRating{1650, 3, 40}));
    BOOST_TEST((rapid["7"].rating(TimeClass::standard) == ListedRating{}));
    BOOST_TEST((blitz["7"].rating(TimeClass::blitz) == ListedRating{1650, 3, 40}));
}

BOOST_AUTO_TEST_CASE(apostrophes_entities_and_cdata) {
    const auto list = read_list(
        in_list(record("1", "N'Guessan, Koffi") + record("2", "N&apos;Guessan, Koffi") +
                record("3", "<![CDATA[O</player><player>Neil]]>, Pat") +
                record("4", "D&#305;ram &amp; Co") + record("5", "<!-- </player> -->Ege, Ada")),
        "list.xml");
    BOOST_TEST(list["1"].name == "N'Guessan, Koffi");
    BOOST_TEST(list["2"].name == "N'Guessan, Koffi");
    BOOST_TEST(list["3"].name == "O</player><player>Neil, Pat");
    BOOST_TEST(list["4"].name == "Dıram & Co");
    BOOST_TEST(list["5"].name == "Ege, Ada");
    BOOST_TEST(list.codes() == "");
}

BOOST_AUTO_TEST_CASE(a_file_that_was_cut_says_so_and_gives_the_rest) {
    const auto bytes = in_list(record("1", "A, A") + record("2", "B, B"));
    for (std::size_t size = bytes.find("<player>") + 1; size < bytes.size() - 2; ++size) {
        const auto list = read_list(bytes.substr(0, size), "list.xml", "fide-xml");
        BOOST_TEST_CONTEXT(size) {
            BOOST_TEST((list.codes().find("LST-0103") != std::string::npos ||
                        list.codes().find("LST-0106") != std::string::npos));
            const auto whole = bytes.find("</player>") + 9 <= size;
            BOOST_TEST(list.players.size() >= (whole ? 1u : 0u));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_broken_record_is_left_out_and_told) {
    const auto list = read_list(in_list(record("1", "A, A") + "<player><fideid>2</player>\n" +
                                        record("3", "C <b, C") + record("4", "D, D")),
                                "list.xml");
    BOOST_TEST(list.players.size() == 2u);
    BOOST_TEST(list.codes() == "LST-0102 LST-0102");
    BOOST_TEST(list.diagnostics.all()[0].line == 7u);
}

BOOST_AUTO_TEST_CASE(a_record_without_end_does_not_fill_the_memory) {
    const std::string megabytes(8u << 20, 'x');
    const auto list = read_list(
        in_list(record("1", "A, A") + record("2", megabytes) + record("3", "C, C")), "list.xml");
    BOOST_TEST(list.players.size() == 2u);
    BOOST_TEST(list.codes() == "LST-0107");
    std::string deep;
    for (int i = 0; i < 100000; ++i) deep += "<a>";
    const auto nested =
        read_list(in_list("<player>" + deep + "</player>" + record("3", "C, C")), "list.xml");
    BOOST_TEST(nested.players.size() == 1u);
    BOOST_TEST(nested.codes() == "LST-0107");
}

BOOST_AUTO_TEST_CASE(nul_bytes_and_controls_do_not_reach_the_model) {
    const auto list =
        read_list(in_list(record("1", std::string_view("A\0B, \x1B[2J", 9)) + record("2", "B, B")),
                  "list.xml");
    BOOST_TEST(list.codes() == "LST-0113");
    BOOST_TEST(list["1"].name == "A B, \xEF\xBF\xBD[2J");
    BOOST_TEST(list["2"].name == "B, B");
}

BOOST_AUTO_TEST_CASE(latin_1_and_turkish_letters_by_federation) {
    const auto german = "<player><fideid>1</fideid><name>M\xFCller, J\xF6rg</name>"
                        "<country>GER</country></player>";
    const auto turkish = "<player><fideid>2</fideid><name>\xDE"
                         "ahin, I\xFE\xFDl</name>"
                         "<country>TUR</country></player>";
    const auto list = read_list(in_list(std::string(german) + turkish), "list.xml");
    BOOST_TEST(list["1"].name == "Müller, Jörg");
    BOOST_TEST(list["2"].name == "Şahin, Işıl");
    BOOST_TEST(list.codes() == "LST-0101");
}

BOOST_AUTO_TEST_CASE(numbers_that_are_none) {
    const auto list =
        read_list(in_list(record("1", "A, A", "<rating>abc</rating><k>9999999999</k>") +
                          record("2", "B, B", "<birthday>19x0</birthday><rating>-5</rating>")),
                  "list.xml");
    BOOST_TEST(list.codes() == "LST-0104 LST-0104 LST-0104 LST-0104");
    BOOST_TEST(list["1"].rating(TimeClass::standard).value == 0);
    BOOST_TEST(!list["2"].birth);
}

BOOST_AUTO_TEST_CASE(a_list_in_a_zip) {
    const auto list =
        read_list(test::packed({{"rapid_rating_list.xml",
                                 in_list(record("1", "A, A", "<rating>1500</rating>"))}}),
                  "download.zip");
    BOOST_TEST(list.info.format == "fide-xml");
    BOOST_TEST(list["1"].rating(TimeClass::rapid).value == 1500);
}

BOOST_AUTO_TEST_CASE(a_new_list_of_ours_says_what_it_is) {
    const auto list =
        read_list("<?xml version=\"1.0\"?>\n<playerslist system=\"ukd\" class=\"standard\" "
                  "issue=\"2026-11\">\n<player><fideid></fideid><nationalid>4411</nationalid>"
                  "<name>A, A</name><rating>1200</rating></player></playerslist>",
                  "new.xml");
    BOOST_TEST(list.info.national);
    BOOST_TEST((list.info.issue == Date{2026, 11, 0}));
    BOOST_TEST(list.players[0].national_id == "4411");
}

BOOST_AUTO_TEST_CASE(sample_of_fide) {
    const auto folder = test::shared();
    if (!folder) return test::skip("reference data absent");
    const auto bytes = test::bytes_of_file(*folder / "data" / "xml-real" /
                                           "fide__players_list_xml_foa_sample.xml");
    const auto list = read_list(bytes, "players_list_xml_foa.xml");
    BOOST_TEST(list.codes() == "");
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    BOOST_TEST(list["1503014"].name == "Carlsen, Magnus");
    BOOST_TEST((list["1503014"].rating(TimeClass::standard) == ListedRating{2823, 0, 10}));
    BOOST_TEST((list["1503014"].rating(TimeClass::rapid) == ListedRating{2801, 12, 10}));
    const auto& other = list["99999001"];
    BOOST_TEST(other.inactive);
    BOOST_TEST(other.other_titles == "IA,SI");
    BOOST_TEST(!other.birth);
    BOOST_TEST(other.rating(TimeClass::blitz).value == 0);
}

BOOST_AUTO_TEST_SUITE_END()
