// Encodings within one file, and names that one has broken.

#include "finding.hpp"
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string named(std::string_view name) {
    auto line = player_line();
    const auto padded = std::string(name) + std::string(33 - length_of(name), ' ');
    return line.replace(14, 33, padded) + "\n" + opponent_line + "\n";
}

std::string in(std::string_view encoding, std::string_view text) {
    std::size_t lost = 0;
    return encode(text, encoding, lost);
}

Tournament read(const std::string& text) {
    Diagnostics diagnostics;
    return read_trf(text, diagnostics);
}

const std::string header = "012 Gençler Şampiyonası\n032 TUR\n";

}

BOOST_AUTO_TEST_SUITE(trf_broken_text)

BOOST_AUTO_TEST_CASE(one_line_of_another_code_page) {
    const auto text = header + in("windows-1254", named("Gökpınarlı, Çınar"));
    BOOST_TEST(findings_of(text) == "TRF-0012 3:0 note\n");
    const auto t = read(text);
    BOOST_TEST(t.name == "Gençler Şampiyonası");
    BOOST_TEST(t.players[0].name == "Gökpınarlı, Çınar");
    BOOST_TEST(t.source->encoding() == "UTF-8");
    // A whole file of it is one note, as before.
    const auto whole = in("windows-1254", header + named("Gökpınarlı, Çınar"));
    BOOST_TEST(findings_of(whole) == "TRF-0005 0:0 note\n");
}

BOOST_AUTO_TEST_CASE(a_broken_character_beside_whole_ones) {
    auto text = header + named("Gökpınarlı, Çınar");
    text.erase(text.find("ı, ") + 1, 1); // the second byte of ı
    const auto t = read(text);
    BOOST_TEST(t.players[0].name == "Gökpınarl\uFFFD, Çınar");
    BOOST_TEST(findings_of(text) == "TRF-0005 0:0 note\nTRF-0131 3:15 warning\n");
}

BOOST_AUTO_TEST_CASE(utf8_that_was_encoded_twice) {
    for (const std::string_view taken_for : {"ISO-8859-1", "windows-1252"}) {
        const auto once = header + named("Gökpınarlı, Çağrı");
        const auto twice = decode_as(once, taken_for);
        BOOST_TEST(findings_of(twice) == "TRF-0013 1:0 note\n");
        BOOST_TEST(read(twice).players[0].name == "Gökpınarlı, Çağrı");
        BOOST_TEST(read(twice).name == "Gençler Şampiyonası");
    }
    for (const std::string_view right : {"Çağrı’nın Ä, Å, Ã ve “TUTUŞ’u”", "ULUDAĞ’DA", "JOÃO"}) {
        const auto text = fmt::format("012 {}\n", right) + named("A, B");
        BOOST_TEST(read(text).name == right);
        BOOST_TEST(findings_of(text) == "");
    }
}

BOOST_AUTO_TEST_CASE(broken_names) {
    for (const std::string_view broken :
         {"Y?ld?zkentli, Can", "?ahin, Ali", "Akta?, Ali", "Y\uFFFDld\uFFFDz, Can", "GÃ¶kmen, Ali",
          "AkÅŸam, Ali", "Yýldýz, Ali", "Sarý, Ali", "ErnÅ‘, Ali", "EmineÂ», Ali"})
        BOOST_TEST(findings_of(named(broken)) == "TRF-0131 1:15 warning\n");
    for (const std::string_view right :
         {"Yıldız, Can", "?", "Nobody ?", "Ångström, Åke", "Ärla, Örjan", "JOÃO, Luís",
          "Îles, Ænne", "Novotný, Jan", "Zlatý, Petr", "ELMAS, İSMÂ’İL"})
        BOOST_TEST(findings_of(named(right)) == "");
    Diagnostics diagnostics;
    read_trf(named("Y?ld?z, Can"), diagnostics);
    const auto told = to_text(diagnostics.all().at(0), Language::english);
    BOOST_TEST(told.find("player 1: the name 'Y?ld?z, Can' is broken") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
