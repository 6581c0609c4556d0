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

BOOST_AUTO_TEST_CASE(federations_are_those_of_FIDE) {
    for (const auto* code : {"TUR", "ENG", "GER", "ZIM", "AFG", "FID", "NON", "XXX", "YUG"})
        BOOST_TEST(is_federation_code(code), code);
    for (const auto* code : {"XQZ", "TÜR", "tur", "TU", "", "TUR ", " TU", "DEU", "UR "})
        BOOST_TEST(!is_federation_code(code), code);
    const auto of = [](const char* code, RatedBy by) {
        return with([&](Player& one) { one.federation = code; }, by);
    };
    BOOST_TEST(of("XQZ", RatedBy::nobody) == "SUB-0205 w");
    BOOST_TEST(of("KKTC", RatedBy::national) == "");
    BOOST_TEST(of("KKTC", RatedBy::fide) == "SUB-0205 w");
    BOOST_TEST(of("", RatedBy::nobody) == "");
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
}

BOOST_AUTO_TEST_SUITE_END()
