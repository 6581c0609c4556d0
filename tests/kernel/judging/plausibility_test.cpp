// What cannot be, or hardly: birth dates, ratings, federations, titles, players who are there
// twice.

#include "event.hpp"
#include "judging/federations.hpp"
#include "judging/plausibility.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

/// An event with nothing odd in it.
Tournament plain() {
    auto event = test::swiss({"2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0"});
    event.start = {2026, 5, 1};
    event.end = {2026, 5, 3};
    for (auto& player : event.players) {
        player.name = "Soyad, Ad " + std::to_string(player.id);
        player.federation = "TUR";
        player.fide_id = std::to_string(6300000 + player.id);
        player.birth = {1990, 1, static_cast<std::int8_t>(player.id)};
        player.rating = 1500;
        player.sex = Sex::male;
    }
    return event;
}

std::string found(const Tournament& event, RatedBy by = RatedBy::nobody) {
    Diagnostics findings;
    check_plausibility(event, by, findings);
    std::string all;
    for (const auto& one : findings.all()) {
        all += (all.empty() ? "" : "; ") + one.code;
        all += one.severity == Severity::note    ? " n"
               : one.severity == Severity::error ? " e"
                                                 : " w";
    }
    return all;
}

/// With one change to the first player.
template<class Change>
std::string with(const Change& change, RatedBy by = RatedBy::nobody) {
    auto event = plain();
    change(event.players.front());
    return found(event, by);
}

}

BOOST_AUTO_TEST_SUITE(judging_plausibility)

BOOST_AUTO_TEST_CASE(a_plain_event_has_nothing) {
    for (const auto by : {RatedBy::nobody, RatedBy::national, RatedBy::fide})
        BOOST_TEST(found(plain(), by) == "");
}

/// FIDE TRF26, 001: the birth date stands in columns 70-79; other formats have no columns.
BOOST_AUTO_TEST_CASE(a_field_of_a_TRF_has_its_column) {
    auto event = plain();
    event.players.front().birth = {2031, 1, 1};
    event.players.front().line = 9;
    for (const auto* format : {"trf26", "xml"}) {
        event.format = format;
        Diagnostics findings;
        check_plausibility(event, RatedBy::nobody, findings);
        BOOST_REQUIRE(findings.all().size() == 1u);
        const auto& one = findings.all().front();
        BOOST_TEST(one.line == 9u);
        BOOST_TEST(one.column == (event.format == "xml" ? 0u : 70u));
    }
}

BOOST_AUTO_TEST_CASE(birth_dates_lie_before_the_event_and_in_a_life) {
    const auto born = [](Date date) { return with([&](Player& one) { one.birth = date; }); };
    BOOST_TEST(born({2031, 1, 1}) == "SUB-0201 e");
    BOOST_TEST(born({2026, 5, 4}) == "SUB-0201 e");
    BOOST_TEST(born({2026, 5, 3}) == "");
    BOOST_TEST(born({2026, 0, 0}) == ""); // known in part
    BOOST_TEST(born({2027, 0, 0}) == "SUB-0201 e");
    BOOST_TEST(born({1915, 1, 1}) == "SUB-0202 e");
    BOOST_TEST(born({1916, 1, 1}) == "");
    BOOST_TEST(born({}) == "");
}

BOOST_AUTO_TEST_CASE(ratings_are_those_of_a_list) {
    const auto rated = [](std::int32_t rating, RatedBy by) {
        return with([&](Player& one) { one.rating = rating; }, by);
    };
    BOOST_TEST(rated(3001, RatedBy::nobody) == "SUB-0203 w");
    BOOST_TEST(rated(3000, RatedBy::nobody) == "");
    BOOST_TEST(rated(0, RatedBy::fide) == "");
    BOOST_TEST(rated(999, RatedBy::fide) == "SUB-0204 w");
    BOOST_TEST(rated(999, RatedBy::national) == "SUB-0204 n");
    BOOST_TEST(rated(1000, RatedBy::national) == "");
    BOOST_TEST(rated(1399, RatedBy::fide) == "SUB-0204 n");
    BOOST_TEST(rated(1400, RatedBy::fide) == "");
    auto before = plain(); // of March 2024
    before.start = before.end = {2024, 2, 29};
    before.players.front().rating = 1399;
    BOOST_TEST(found(before, RatedBy::fide) == "");
}

BOOST_AUTO_TEST_CASE(ukd_1_3_national_ratings_begin_at_1000_and_end_where_all_do) {
    const auto rated = [](std::int32_t rating, RatedBy by, const char* of = "TUR") {
        const auto change = [&](Player& one) {
            one.national_rating = rating;
            one.national_federation = of;
        };
        return with(change, by);
    };
    BOOST_TEST(rated(9999, RatedBy::national) == "SUB-0203 w");
    BOOST_TEST(rated(950, RatedBy::national) == "SUB-0211 w");
    BOOST_TEST(rated(950, RatedBy::nobody) == "SUB-0211 n");
    BOOST_TEST(rated(1000, RatedBy::national) == "");
    BOOST_TEST(rated(0, RatedBy::national) == "");
    BOOST_TEST(rated(950, RatedBy::national, "GER") == ""); // no floor of theirs is known
}

BOOST_AUTO_TEST_CASE(wishes_1_a_full_point_bye_where_the_field_was_odd) {
    auto event = test::swiss({"2w0 F", "1b1 3w1", "H 2b0"});
    for (auto& player : event.players) player.name = "Soyad, Adı " + std::to_string(player.id);
    for (const auto by : {RatedBy::nobody, RatedBy::national, RatedBy::fide})
        BOOST_TEST(found(event, by) == "SUB-0113 n");
    event.byes.push_back({Outcome::full_bye, 2, {1}, 0}); // asked for
    BOOST_TEST(found(event) == "");
    // It was granted: a lower one is there without a bye; or it is written U.
    for (const auto* first : {"2w1 F", "2w1 U"}) {
        event = test::swiss({first, "1b0 3w1", "H 2b0"});
        for (auto& player : event.players) player.name = "Soyad, Adı " + std::to_string(player.id);
        BOOST_TEST(found(event) == "");
    }
}

BOOST_AUTO_TEST_CASE(federations_are_those_of_FIDE) {
    for (const auto* code : {"TUR", "ENG", "GER", "ZIM", "AFG", "FID", "NON", "XXX", "YUG", "LIB"})
        BOOST_TEST(is_federation_code(code), code);
    // Members of 2024 and 2025: New Caledonia, Greenland, Kiribati, Marshall Islands.
    for (const auto* code : {"NCL", "GRL", "KIR", "MHL"})
        BOOST_TEST(is_federation_code(code), code);
    for (const auto* code : {"PRK", "XQZ", "TÜR", "tur", "TU", "", "TUR ", " TU", "DEU", "UR "})
        BOOST_TEST(!is_federation_code(code), code);
    const auto of = [](const char* code, RatedBy by) {
        return with([&](Player& one) { one.federation = code; }, by);
    };
    BOOST_TEST(of("XQZ", RatedBy::nobody) == "SUB-0205 w");
    BOOST_TEST(of("KKTC", RatedBy::national) == "");
    BOOST_TEST(of("KKTC", RatedBy::fide) == "SUB-0205 w");
    BOOST_TEST(of("", RatedBy::nobody) == "");
    // Codes of before: Lebanon, Singapore, Romania.
    for (const auto* code : {"LIB", "SIN", "ROM"})
        BOOST_TEST(of(code, RatedBy::fide) == "SUB-0212 n", code);
    BOOST_TEST(present_code("LIB") == "LBN");
    BOOST_TEST(present_code("SIN") == "SGP");
    BOOST_TEST(present_code("LBN") == "");
    BOOST_TEST(present_code("LBN ") == "");
}

BOOST_AUTO_TEST_CASE(one_player_stands_there_once) {
    auto event = plain();
    event.players[1].name = "SOYAD, AD 1";
    BOOST_TEST(found(event) == ""); // born on other days
    event.players[1].birth = event.players[0].birth;
    BOOST_TEST(found(event) == "SUB-0206 w");
    event.players[0].birth = event.players[1].birth = {};
    BOOST_TEST(found(event) == ""); // two ids
    event.players[1].fide_id.clear();
    BOOST_TEST(found(event) == "SUB-0206 w");
    event = plain();
    event.players[1].fide_id = event.players[0].fide_id;
    BOOST_TEST(found(event) == "RTG-0203 e");
    BOOST_TEST(found(event, RatedBy::fide) == ""); // said by check_submission
}

BOOST_AUTO_TEST_CASE(titles_of_women_and_missing_names) {
    const auto titled = [](Player& one) { one.title = "WFM"; };
    BOOST_TEST(with(titled) == "SUB-0208 w");
    BOOST_TEST(with([](Player& one) { one.title = "FM"; }) == "");
    BOOST_TEST(with([](Player& one) { one.name.clear(); }) == "SUB-0210 w");
}

BOOST_AUTO_TEST_CASE(rounds_that_were_not_held) {
    auto event = plain();
    event.scheduled_rounds = 5;
    BOOST_TEST(found(event) == ""); // a club checks while it plays
    BOOST_TEST(found(event, RatedBy::national) == "SUB-0209 w");
    Diagnostics planned;
    check_plausibility(event, RatedBy::national, planned, Stage::plan);
    BOOST_TEST(planned.all().empty());
}

BOOST_AUTO_TEST_CASE(two_players_of_one_name) {
    auto event = plain();
    event.players[1].name = event.players[0].name;
    BOOST_TEST(found(event) == "SUB-0207 n"); // other birth dates and ids
    event.players[1].birth = {};
    BOOST_TEST(found(event) == "SUB-0207 n");
    event.players[1].fide_id.clear();
    BOOST_TEST(found(event) == "SUB-0206 w"); // nothing tells them apart
    event.players[1].birth = {1990};
    BOOST_TEST(found(event) == "SUB-0206 w");
    event.players[1].birth = {1991};
    BOOST_TEST(found(event) == "SUB-0207 n");
}

BOOST_AUTO_TEST_CASE(a_report_without_a_game) {
    auto event = plain();
    for (auto& player : event.players)
        for (auto& entry : player.rounds) entry = {0, Colour::none, Outcome::zero_bye};
    BOOST_TEST(found(event, RatedBy::fide) == "SUB-0213 e");
    BOOST_TEST(found(event, RatedBy::national) == "SUB-0213 e");
    BOOST_TEST(found(event) == "SUB-0213 n");
    event.players[0].rounds[0] = {2, Colour::none, Outcome::forfeit_win};
    event.players[1].rounds[0] = {1, Colour::none, Outcome::forfeit_loss};
    BOOST_TEST(found(event, RatedBy::fide) == "SUB-0213 w"); // nobody's mistake
    for (auto& player : event.players) player.rounds.clear();
    event.scheduled_rounds = 5; // of which none was held is no other fault
    BOOST_TEST(found(event, RatedBy::fide) == "SUB-0213 e");
    Diagnostics planned;
    check_plausibility(event, RatedBy::fide, planned, Stage::plan);
    BOOST_TEST(planned.all().empty());
}

/// That nobody played is not said where the reader had to leave games out.
BOOST_AUTO_TEST_CASE(games_that_were_left_out_may_have_been_played) {
    auto event = plain();
    for (auto& player : event.players)
        for (auto& entry : player.rounds) entry = {0, Colour::none, Outcome::zero_bye};
    const auto reason = [&](const char* of_what) {
        Diagnostics findings;
        findings.add(Severity::error, "XML-0015", 3, 0, 1, {message_argument(of_what), "7"});
        check_plausibility(event, RatedBy::fide, findings);
        BOOST_REQUIRE(findings.all().size() == 2u);
        return message_of(findings.all()[1], Language::english);
    };
    BOOST_TEST(reason("xml.player") ==
               "no played game to count: the games name players who are not "
               "in the file, and were left out");
    BOOST_TEST(reason("xml.team") ==
               "no played game to count: all that the rounds have are byes and absences");
}

BOOST_AUTO_TEST_SUITE_END()
