// One person who stands in the list twice, and cells that are blank in the middle of an event.

#include "event.hpp"
#include "judging/plausible_field.hpp"
#include "texts.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

struct Somebody {
    std::string name;
    Date birth;
    std::string fide_id = {}, national_id = {};
};

/// Code, weight, and the two starting numbers.
std::string told(const Somebody& first, const Somebody& second, RatedBy by = RatedBy::fide) {
    auto event = test::swiss({"3w1", "4b0", "1b0", "2w1"});
    for (const std::size_t i : {0, 1}) {
        const auto& somebody = i == 0 ? first : second;
        event.players[i].name = somebody.name;
        event.players[i].birth = somebody.birth;
        event.players[i].fide_id = somebody.fide_id;
        event.players[i].national_id = somebody.national_id;
    }
    Diagnostics findings;
    check_same_person(event, by, findings);
    test::check_texts(findings);
    std::string all;
    for (const auto& one : findings.all())
        all += one.code + (one.severity == Severity::note ? " n " : " w ") + one.arguments[0] +
               " " + one.arguments[2];
    return all;
}

std::string blank(const std::vector<std::string>& lines, std::string_view format = "trf26") {
    auto event = test::swiss(lines);
    event.format = format;
    for (auto& player : event.players) player.line = static_cast<std::uint32_t>(player.id) + 20;
    Diagnostics findings;
    check_blank_rounds(event, findings);
    test::check_texts(findings);
    std::string all;
    for (const auto& one : findings.all())
        all += one.code + " " + std::to_string(one.line) + ":" + std::to_string(one.column) + " " +
               one.arguments[1];
    return all;
}

}

BOOST_AUTO_TEST_SUITE(judging_same_person)

BOOST_AUTO_TEST_CASE(a_name_cut_short_with_the_same_birth_date) {
    const Date day{1987, 12, 25};
    const Somebody whole{"Demirtoprak, Koray Ilgaz", day, "99000005"};
    for (const auto* name : {"Demirtoprak, Koray I.", "Demirtoprak, K. I.", "Demirtoprak, K.",
                             "Koray Demirtoprak", "DEMİRTOPRAK KORAY"})
        BOOST_TEST(told(whole, {name, day}) == "SUB-0253 w 2 1", name);
    BOOST_TEST(told(whole, {"Demirtoprak, Koray I.", {1987, 12, 26}}) == "");
    BOOST_TEST(told(whole, {"Demirtoprak, Koray I.", {1987, 0, 0}}) == "");
    BOOST_TEST(told(whole, {"Demirtoprak, Koray I.", day, "99000006"}) == "");
    BOOST_TEST(told(whole, {"Demirtoprak", day}) == "");
}

BOOST_AUTO_TEST_CASE(twins_are_two) {
    const Date day{2014, 3, 1};
    for (const auto* name : {"Kaya, Ege", "Kaya, Emirhan", "Kaya, Ali Cem"})
        for (const auto* other : {"Kaya, Ece", "Kaya, Emirkan", "Kaya, Ali Can"})
            BOOST_TEST(told({name, day}, {other, day}) == "", name << " " << other);
}

BOOST_AUTO_TEST_CASE(a_turned_name_and_a_year_of_birth_alone) {
    const Somebody whole{"Yılmaz, Can", {1987, 12, 25}, "99000005"};
    BOOST_TEST(told(whole, {"Can, Yılmaz", {1987, 0, 0}}) == "SUB-0253 w 2 1");
    BOOST_TEST(told(whole, {"Can Yılmaz", {1987, 0, 0}, "99000004"}) == "SUB-0253 n 2 1");
    BOOST_TEST(told(whole, {"Can Yılmaz", {1988, 0, 0}}) == "");
    BOOST_TEST(told(whole, {"Can Yılmaz", {}}) == "");
    BOOST_TEST(told(whole, {"Can Yılmaz", {1987, 12, 25}}) == ""); // SUB-0206
}

BOOST_AUTO_TEST_CASE(one_national_id_of_two_spellings) {
    const Somebody one{"Yılmaz, Can", {}, {}, "10000000146"};
    const Somebody other{"Yilmaz, C.", {}, {}, "10000000146"};
    BOOST_TEST(told(one, other, RatedBy::nobody) == "SUB-0253 w 2 1");
    BOOST_TEST(told(one, other) == ""); // RTG-0204
    BOOST_TEST(told(one, {"Kaya, Su", {}, {}, "10000000146"}, RatedBy::nobody) == "");
    BOOST_TEST(told({"Yılmaz, Can", {}, {}, "*********46"}, {"Yılmaz, C.", {}, {}, "*********46"},
                    RatedBy::nobody) == "");
}

/// FIDE TRF26, 001: who is not paired has "0000 - Z"; the result of round 2 stands in column 109.
BOOST_AUTO_TEST_CASE(fide_trf26_001_blank_cells_in_the_middle) {
    BOOST_TEST(blank({"2w1 . 3w1", "1b0 . 4b0", "4w1 4b1 1b0", "3b0 3w0 2w1"}) ==
               "SUB-0254 21:109 2 (1 P1; 2 P2)");
    BOOST_TEST(blank({"2w1 Z 3w1", "1b0 Z 4b0", "4w1 4b1 1b0", "3b0 3w0 2w1"}) == "");
}

BOOST_AUTO_TEST_CASE(who_came_late_or_left_has_no_gap) {
    BOOST_TEST(blank({". . 2w1", "3w1 3b1 1b0", "2b0 2w0 .", "U . ."}) == "");
    BOOST_TEST(blank({"2w1 . 2b1", "1b0 . 1w0"}, "pgn") == ""); // PGN-0224
}

BOOST_AUTO_TEST_CASE(fide_trf26_001_a_game_of_the_last_round_may_be_missing) {
    BOOST_TEST(blank({"2w1 .", "1b0 .", "4w1 5w1", "3b0 6w1", "6w1 3b0", "5b0 4b0"}) == "");
    BOOST_TEST(blank({"2w1 .", "1b0 4w1", "4w1 .", "3b0 2b0"}) == "SUB-0254 21:109 2 (1 P1; 3 P3)");
    BOOST_TEST(blank({"2w1 .", "1b0 4w1", "4w1 U", "3b0 2b0"}) == ""); // one has left
}

BOOST_AUTO_TEST_CASE(of_many_blank_cells_some_are_named) {
    std::vector<std::string> lines;
    for (int id = 1; id <= 8; ++id) {
        const auto other = std::to_string(id % 2 == 1 ? id + 1 : id - 1);
        const auto* colour = id % 2 == 1 ? "w=" : "b=";
        lines.push_back(other + colour + (id == 8 ? " Z " : " . ") + other + colour);
    }
    BOOST_TEST(blank(lines) == "SUB-0254 21:109 2 (1 P1; 2 P2; 3 P3; 4 P4; 5 P5; 6 P6; …)");
}

BOOST_AUTO_TEST_SUITE_END()
