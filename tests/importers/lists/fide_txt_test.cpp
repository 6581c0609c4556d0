#include "lists.hpp"
#include "support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;
using test::read_list;

namespace {

/// The headers as FIDE writes them (rules/fide-rating.md 2.7, formats.md 7).
const std::string combined =
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const std::string single =
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SEP26 Gms K  B-day Flag";

/// A line with texts at 0-based columns.
std::string line(std::initializer_list<std::pair<std::size_t, std::string>> cells,
                 std::size_t width = 0) {
    std::string text;
    for (const auto& [at, cell] : cells) {
        if (text.size() < at) text.resize(at, ' ');
        text.replace(std::min(at, text.size()), cell.size(), cell);
    }
    if (text.size() < width) text.resize(width, ' ');
    return text;
}

}

BOOST_AUTO_TEST_SUITE(fide_txt)

BOOST_AUTO_TEST_CASE(the_combined_list) {
    const auto list = read_list(combined + "\r\n" +
                                    line({{0, "99000011"},
                                          {15, "Karabuluttepe, Defne"},
                                          {76, "TUR"},
                                          {80, "F"},
                                          {84, "WIM"},
                                          {89, "WIM"},
                                          {94, "IA,FST"},
                                          {109, "AFM"},
                                          {113, "2105"},
                                          {119, "7"},
                                          {123, "20"},
                                          {126, "2051"},
                                          {132, "12"},
                                          {136, "20"},
                                          {139, "1999"},
                                          {145, "0"},
                                          {149, "20"},
                                          {152, "2003"},
                                          {158, "wi"}},
                                         162) +
                                    "\r\n",
                                "players_list_foa.txt");
    BOOST_TEST(list.info.format == "fide-txt");
    BOOST_TEST(list.codes() == "");
    const auto& player = list["99000011"];
    BOOST_TEST(player.name == "Karabuluttepe, Defne");
    BOOST_TEST(player.federation == "TUR");
    BOOST_TEST((player.sex == Sex::female));
    BOOST_TEST(player.title == "WIM");
    BOOST_TEST(player.women_title == "WIM");
    BOOST_TEST(player.other_titles == "IA,FST");
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{2105, 7, 20}));
    BOOST_TEST((player.rating(TimeClass::rapid) == ListedRating{2051, 12, 20}));
    BOOST_TEST((player.rating(TimeClass::blitz) == ListedRating{1999, 0, 20}));
    BOOST_TEST((player.birth == Date{2003, 0, 0}));
    BOOST_TEST(player.inactive);
    BOOST_TEST(player.line == 2u);
}

BOOST_AUTO_TEST_CASE(a_list_of_one_class_has_its_month_as_heading) {
    const auto bytes = single + "\n" +
                       line({{0, "99000012"},
                             {15, "Yel, Ege"},
                             {76, "TUR"},
                             {80, "M"},
                             {113, "1543"},
                             {119, "9"},
                             {123, "40"},
                             {126, "2012"},
                             {132, "w"}},
                            136) +
                       "\n";
    const auto blitz = read_list(bytes, "blitz_rating_list.txt");
    BOOST_TEST((blitz.info.issue == Date{2026, 9, 0}));
    BOOST_TEST((blitz["99000012"].rating(TimeClass::blitz) == ListedRating{1543, 9, 40}));
    BOOST_TEST((blitz["99000012"].birth == Date{2012, 0, 0}));
    BOOST_TEST(!blitz["99000012"].inactive);
    const auto standard = read_list(bytes, "standard_rating_list.txt");
    BOOST_TEST((standard["99000012"].rating(TimeClass::standard) == ListedRating{1543, 9, 40}));
}

BOOST_AUTO_TEST_CASE(the_legacy_combined_list_without_foa) {
    // formats.md 7, 1-based: SRtng 110, SGm 116, SK 120, RRtng 123, RGm 129, Rk 133, BRtng 136,
    // BGm 142, BK 146, B-day 149, Flag 155.
    const auto header = line({{0, "ID Number"},
                              {15, "Name"},
                              {76, "Fed"},
                              {80, "Sex"},
                              {84, "Tit"},
                              {89, "WTit"},
                              {94, "OTit"},
                              {109, "SRtng"},
                              {115, "SGm"},
                              {119, "SK"},
                              {122, "RRtng"},
                              {128, "RGm"},
                              {132, "Rk"},
                              {135, "BRtng"},
                              {141, "BGm"},
                              {145, "BK"},
                              {148, "B-day"},
                              {154, "Flag"}});
    const auto list = read_list(header + "\n" +
                                    line({{0, "99000013"},
                                          {15, "Od, Ali"},
                                          {76, "AZE"},
                                          {80, "M"},
                                          {84, "f"},
                                          {109, "2301"},
                                          {115, "4"},
                                          {119, "20"},
                                          {122, "2222"},
                                          {148, "1999"},
                                          {154, "i"}}) +
                                    "\n",
                                "list.txt");
    const auto& player = list["99000013"];
    BOOST_TEST(player.title == "FM");
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{2301, 4, 20}));
    BOOST_TEST(player.rating(TimeClass::rapid).value == 2222);
    BOOST_TEST((player.birth == Date{1999, 0, 0}));
    BOOST_TEST(player.inactive);
}

BOOST_AUTO_TEST_CASE(the_old_list_whose_headings_run_together) {
    const auto header = line({{1, "ID number"},
                              {11, "Name"},
                              {44, "TitlFed"},
                              {53, "Mar11"},
                              {59, "GamesBorn"},
                              {70, "Flag"}});
    const auto list = read_list(header + "\n" +
                                    line({{1, "4100018"},
                                          {11, "Kasparovic, Garo"},
                                          {44, "wg"},
                                          {48, "RUS"},
                                          {53, "2812"},
                                          {60, "0"},
                                          {64, "1963"},
                                          {70, "i"}}) +
                                    "\n",
                                "mar11frl.txt");
    BOOST_TEST((list.info.issue == Date{2011, 3, 0}));
    const auto& player = list["4100018"];
    BOOST_TEST(player.name == "Kasparovic, Garo");
    BOOST_TEST(player.title == "WGM");
    BOOST_TEST(player.federation == "RUS");
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{2812, 0, 0}));
    BOOST_TEST((player.birth == Date{1963, 0, 0}));
    BOOST_TEST(player.inactive);
}

BOOST_AUTO_TEST_CASE(offsets_follow_the_header_wherever_it_has_its_columns) {
    for (const std::size_t name : {12u, 15u, 20u}) {
        const auto header = line({{0, "ID Number"},
                                  {name, "Name"},
                                  {name + 40, "Fed"},
                                  {name + 44, "SRtng"},
                                  {name + 50, "B-day"}});
        const auto list = read_list(header + "\n" +
                                        line({{0, "77"},
                                              {name, "Su, Nil"},
                                              {name + 40, "TUR"},
                                              {name + 44, "1444"},
                                              {name + 50, "2001"}}) +
                                        "\n",
                                    "list.txt");
        BOOST_TEST(list["77"].name == "Su, Nil");
        BOOST_TEST(list["77"].rating(TimeClass::standard).value == 1444);
        BOOST_TEST(list["77"].birth.year == 2001);
    }
}

BOOST_AUTO_TEST_CASE(many_titles_push_the_line_to_the_right) {
    auto text = line({{0, "99000014"},
                      {15, "Ak, Can"},
                      {76, "TUR"},
                      {80, "M"},
                      {94, "FA,FI,FST,IO,LSI"},
                      {114, "2000"},
                      {153, "1980"},
                      {159, "i"}},
                     163);
    const auto list = read_list(combined + "\n" + text + "\n", "list.txt");
    BOOST_TEST(list.codes() == "LST-0116");
    BOOST_TEST(list["99000014"].other_titles == "FA,FI,FST,IO,LSI");
    BOOST_TEST(list["99000014"].rating(TimeClass::standard).value == 2000);
    BOOST_TEST(list["99000014"].birth.year == 1980);
    BOOST_TEST(list["99000014"].inactive);
}

BOOST_AUTO_TEST_CASE(bytes_or_characters) {
    const auto row = [](const std::string& name) { return line({{0, "99000015"}, {15, name}}); };
    // Latin-1: a byte a letter. UTF-8 padded by characters: columns count characters.
    const auto latin = row("M\xFCller, J\xF6rg") + std::string(50, ' ');
    auto text = latin.substr(0, 76);
    text += "GER M" + std::string(28, ' ') + "    1800";
    const auto one = read_list(combined + "\n" + text + "\n", "list.txt");
    BOOST_TEST(one["99000015"].name == "Müller, Jörg");
    BOOST_TEST(one["99000015"].federation == "GER");
    auto wide = row("Şükrüoğlu, Işıl");
    wide += std::string(76 - 15 - 15, ' ') + "TUR F";
    const auto two = read_list(combined + "\n" + wide + "\n", "list.txt");
    BOOST_TEST(two["99000015"].name == "Şükrüoğlu, Işıl");
    BOOST_TEST(two["99000015"].federation == "TUR");
    BOOST_TEST((two["99000015"].sex == Sex::female));
}

BOOST_AUTO_TEST_CASE(lines_that_are_no_persons) {
    const auto list = read_list(combined + "\n\n" + line({{0, "1"}, {76, "TUR"}}) + "\n" +
                                    std::string(100000, 'x') + "\n" +
                                    line({{0, "2"}, {15, "B, B"}, {76, "TUR"}}) + "\n" +
                                    line({{0, "3"}, {15, "C, C"}, {76, "TU"}}),
                                "list.txt");
    BOOST_TEST(list.players.size() == 2u);
    BOOST_TEST(list.codes() == "LST-0109 LST-0107 LST-0117");
    BOOST_TEST(list["2"].line == 5u);
}

BOOST_AUTO_TEST_CASE(a_text_without_header_is_no_list) {
    BOOST_TEST(test::format_of("001    1      Somebody, A   2000 TUR\n", "list.txt") == "");
    BOOST_TEST(test::format_of("ID Number Name\n1 A\n", "list.txt") != "fide-txt");
}

BOOST_AUTO_TEST_CASE(sample_of_fide) {
    const auto folder = test::shared();
    if (!folder) return test::skip("reference data absent");
    const auto bytes =
        test::bytes_of_file(*folder / "data" / "xml-real" / "fide__players_list_foa_sample.txt");
    const auto list = read_list(bytes, "players_list_foa.txt");
    BOOST_TEST(list.codes() == "");
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    const auto& player = list["8603677"];
    BOOST_TEST(player.name == "Ding, Liren");
    BOOST_TEST(player.federation == "CHN");
    BOOST_TEST(player.title == "GM");
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{2723, 11, 10}));
    BOOST_TEST((player.rating(TimeClass::rapid) == ListedRating{2693, 0, 10}));
    BOOST_TEST((player.rating(TimeClass::blitz) == ListedRating{2736, 0, 10}));
    BOOST_TEST((player.birth == Date{1992, 0, 0}));
}

BOOST_AUTO_TEST_SUITE_END()
