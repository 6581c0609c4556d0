#include "../period/sample.hpp"
#include "content/comparison.hpp"
#include "content/relation.hpp"
#include "events.hpp"
#include <hakem/identity.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>

namespace {

using namespace hakem;
using content::compare;
using content::Difference;
using content::Part;
using Kind = Difference::Kind;

Tournament event() { return test::tournament(test::event_text("Kış Açık", "10=1=0")); }

/// The one difference that a change makes.
Difference difference(const Tournament& before, const std::function<void(Tournament&)>& change) {
    auto after = before;
    change(after);
    const auto found = compare(before, after);
    BOOST_TEST_REQUIRE(found.differences.size() == 1u);
    BOOST_TEST(found.not_carried.empty());
    return found.differences.front();
}

/// Lines for a failure that can be read.
std::string told(const content::Comparison& comparison) {
    std::string text;
    for (const auto& one : comparison.differences)
        text += std::string(word_of(one.part)) + " " + one.field + " " + one.who.name + ": " +
                one.a.value + " / " + one.b.value + "\n";
    return text;
}

}

BOOST_AUTO_TEST_SUITE(content_comparison)

BOOST_AUTO_TEST_CASE(an_event_and_itself_agree) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto one = test::random_event(seed, 30, 7, true);
        const auto found = compare(one, one);
        BOOST_TEST(found.differences.empty());
        BOOST_TEST(found.not_carried.empty());
    }
}

BOOST_AUTO_TEST_CASE(an_opponent_whom_no_file_has_is_no_difference) {
    auto one = event();
    one.players.pop_back();
    BOOST_TEST(compare(one, one).differences.empty());
}

BOOST_AUTO_TEST_CASE(a_result_is_told_from_the_side_of_white) {
    const auto found = difference(event(), [](Tournament& t) {
        t.players[3].rounds[0].outcome = Outcome::draw; // 4 has White against 1
        t.players[0].rounds[0].outcome = Outcome::draw;
    });
    BOOST_TEST((found.part == Part::results));
    BOOST_TEST(found.round == 1);
    BOOST_TEST(found.who.name == "Aydın, Çınar");
    BOOST_TEST(found.whom.name == "Ünal, Uğur");
    BOOST_TEST(found.a.value == "1:0");
    BOOST_TEST(found.b.value == "1/2:1/2");
}

BOOST_AUTO_TEST_CASE(colours_are_no_result) {
    const auto found = difference(event(), [](Tournament& t) {
        std::swap(t.players[0].rounds[0].colour, t.players[3].rounds[0].colour);
    });
    BOOST_TEST((found.part == Part::colours));
    BOOST_TEST(found.a.value == "1");
    BOOST_TEST(found.b.value == "4");
}

BOOST_AUTO_TEST_CASE(a_bye_of_another_kind) {
    auto before = event();
    for (auto& player : before.players) player.rounds.push_back({0, {}, Outcome::pairing_bye});
    const auto found = difference(
        before, [](Tournament& t) { t.players[1].rounds[3].outcome = Outcome::half_bye; });
    BOOST_TEST((found.part == Part::byes));
    BOOST_TEST(found.round == 4);
    BOOST_TEST(found.who.a == 2);
    BOOST_TEST(found.a.value == "U");
    BOOST_TEST(found.b.value == "H");
}

BOOST_AUTO_TEST_CASE(fields_of_players_and_of_the_header) {
    struct Planted {
        Part part;
        const char* field;
        std::function<void(Tournament&)> change;
    };
    const Planted all[] = {
        {Part::header, "name", [](Tournament& t) { t.name = "Yaz Açık"; }},
        {Part::header, "end", [](Tournament& t) { t.end.day = 9; }},
        {Part::header, "chief-arbiter", [](Tournament& t) { t.chief_arbiter = "Biri"; }},
        {Part::header, "scoring", [](Tournament& t) { t.scoring.win = Points::whole(3); }},
        {Part::header, "abnormal-points",
         [](Tournament& t) {
             t.abnormal_points.push_back({{}, {}, Points::whole(1), 1, {2}, 0});
         }},
        {Part::players, "name", [](Tournament& t) { t.players[1].name = "Işıl, Şule"; }},
        {Part::players, "name", [](Tournament& t) { t.players[1].name = "Başka, Biri"; }},
        {Part::players, "rating", [](Tournament& t) { t.players[1].rating = 1690; }},
        {Part::players, "birth", [](Tournament& t) { t.players[1].birth.day = 2; }},
        {Part::players, "fide-id", [](Tournament& t) { t.players[1].fide_id = "6300222"; }},
        {Part::players, "title", [](Tournament& t) { t.players[1].title = "WFM"; }},
        {Part::players, "sex", [](Tournament& t) { t.players[1].sex = Sex::male; }},
        {Part::players, "club", [](Tournament& t) { t.players[1].club = "Kale"; }},
        {Part::points, "points",
         [](Tournament& t) { t.players[1].declared_points = Points::whole(3); }},
        {Part::ranks, "rank", [](Tournament& t) { t.players[1].declared_rank = 4; }},
    };
    for (const auto& [part, field, change] : all) {
        const auto found = difference(event(), change);
        BOOST_TEST((found.part == part), field);
        BOOST_TEST(found.field == field);
    }
}

BOOST_AUTO_TEST_CASE(renumbered_players_are_the_same_people) {
    const auto before = test::random_event(3, 30, 7, true);
    const auto found = compare(before, test::renumbered(before));
    BOOST_TEST(found.differences.size() == before.players.size(), told(found));
    for (const auto& one : found.differences) {
        BOOST_TEST(one.field == "number");
        BOOST_TEST(one.who.a + one.who.b == 31);
    }
    auto taken = found;
    BOOST_TEST(content::take_numbers(taken) == before.players.size());
    BOOST_TEST(taken.differences.empty());
}

BOOST_AUTO_TEST_CASE(of_two_formats_the_dates_of_rounds_count_that_both_have) {
    auto before = test::random_event(3, 30, 7, true);
    before.round_dates = std::vector<Date>(9, Date{2026, 10, 5});
    auto after = before;
    after.format = "pgn";
    after.round_dates.resize(7);
    const auto dates = [](const content::Comparison& comparison) {
        return std::count_if(comparison.differences.begin(), comparison.differences.end(),
                             [](const auto& one) { return one.field == "round-dates"; });
    };
    const auto found = compare(before, after);
    BOOST_TEST(dates(found) == 0);
    BOOST_TEST(std::any_of(found.not_carried.begin(), found.not_carried.end(), [](const auto& one) {
        return one.field == "round-dates" && !one.missing_in_a && one.count == 2;
    }));
    after.round_dates[3].day = 6;
    BOOST_TEST(dates(compare(before, after)) == 1);
    after.format = before.format;
    after.round_dates[3].day = 5;
    BOOST_TEST(dates(compare(before, after)) == 1);
}

BOOST_AUTO_TEST_CASE(two_of_one_name_are_told_apart_by_birth) {
    auto before = event();
    before.players[1].name = before.players[0].name;
    for (auto& player : before.players) player.fide_id.clear();
    auto after = test::renumbered(before);
    for (const auto& one : compare(before, after).differences) BOOST_TEST(one.field == "number");
}

BOOST_AUTO_TEST_CASE(a_missing_round_is_one_difference) {
    const auto found = difference(event(), [](Tournament& t) {
        for (auto& player : t.players) player.rounds.resize(2);
    });
    BOOST_TEST((found.kind == Kind::only_a));
    BOOST_TEST(found.field == "round");
    BOOST_TEST(found.round == 3);
    BOOST_TEST(found.count == 2u);
}

BOOST_AUTO_TEST_CASE(a_player_who_is_gone_and_one_who_came) {
    const auto found = difference(event(), [](Tournament& t) {
        auto& newcomer = t.players.emplace_back();
        newcomer.id = 5;
        newcomer.name = "Yeni, Gelen";
    });
    BOOST_TEST((found.kind == Kind::only_b));
    BOOST_TEST(found.field == "entry");
    BOOST_TEST(found.who.a == 0);
    BOOST_TEST(found.who.b == 5);
}

BOOST_AUTO_TEST_CASE(another_pairing_is_told_with_both) {
    auto after = event();
    // Round 1: 1-4, 2-3 become 1-3, 2-4.
    const auto pair = [&](std::size_t a, std::size_t b) {
        after.players[a].rounds[0].opponent = static_cast<std::int32_t>(b + 1);
        after.players[b].rounds[0].opponent = static_cast<std::int32_t>(a + 1);
    };
    pair(0, 2);
    pair(1, 3);
    const auto found = compare(event(), after);
    BOOST_TEST(found.differences.size() == 4u, told(found));
    for (const auto& one : found.differences) BOOST_TEST((one.part == Part::pairings));
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_compared_in_full_and_shown_masked) {
    auto before = event();
    before.players[0].national_id = "10000000146";
    auto after = before;
    after.players[0].national_id = "10000000246";
    const auto found = compare(before, after);
    BOOST_TEST_REQUIRE(found.differences.size() == 1u);
    BOOST_TEST(found.differences[0].a.value == "*********46");
    BOOST_TEST(compare(before, after, true).differences[0].a.value == "10000000146");
}

BOOST_AUTO_TEST_CASE(a_masked_identity_number_is_told_and_no_difference) {
    auto whole = event();
    whole.players[0].national_id = "10000000146";
    auto hidden = whole;
    hide_identity(hidden);
    const auto found = compare(hidden, whole);
    BOOST_TEST(found.differences.empty(), told(found));
    BOOST_TEST(found.masked_in_a == 1u);
    BOOST_TEST(compare(whole, hidden).masked_in_b == 1u);
    BOOST_TEST(compare(whole, whole).masked_in_a == 0u);
    // The two digits that are left are others.
    whole.players[0].national_id = "10000000078";
    BOOST_TEST(compare(hidden, whole).differences.size() == 1u);
    // Both in full, and masked they look the same.
    auto other = whole;
    other.players[0].national_id = "20000000078";
    const auto same_look = compare(whole, other);
    BOOST_TEST_REQUIRE(same_look.differences.size() == 1u);
    BOOST_TEST(same_look.differences[0].b.words.key == "compare.another-number");
}

BOOST_AUTO_TEST_CASE(what_everybody_has_in_one_file_alone_is_told_once) {
    auto before = test::random_event(3, 30, 7, false);
    before.format = "trf26";
    auto after = before;
    for (auto& player : after.players) player.rating = 0;
    const auto found = compare(before, after);
    BOOST_TEST_REQUIRE(found.differences.size() == 1u);
    BOOST_TEST((found.differences[0].kind == Kind::only_a));
    BOOST_TEST(found.differences[0].count > 3u);
}

/// Formats hold less than each other, and say nothing else.
BOOST_AUTO_TEST_CASE(converted_events_are_the_same_in_another_format) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto made = test::random_event(seed, 8 + static_cast<int>(seed % 30), 5, seed % 2);
        const auto trf26 = test::through(made, "trf26");
        for (const auto& [format, other] :
             {std::pair("trf16", test::through(test::of_trf16(made), "trf16")),
              std::pair("pgn", test::through(trf26, "pgn"))}) {
            BOOST_TEST(other.format == format);
            const auto relation = relate(content::record_of(other), content::record_of(trf26));
            BOOST_TEST(word_of(relation.relation) == "other-format", format << " " << seed);
            const auto found = compare(trf26, other);
            BOOST_TEST(found.differences.empty(), format << " " << seed << "\n" << told(found));
        }
    }
}

BOOST_AUTO_TEST_CASE(converted_team_events_have_the_same_teams_and_line_ups) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto trf26 = test::through(test::random_team_event(seed), "trf26");
        for (const auto* format : {"trf26", "trf16", "pgn"}) {
            const auto other = test::through(trf26, format);
            const auto relation = relate(content::record_of(other), content::record_of(trf26));
            BOOST_TEST(word_of(relation.relation) ==
                       (other.format == "pgn" ? "other-format" : "duplicate"));
            const auto found = compare(trf26, other);
            BOOST_TEST(found.differences.empty(), format << " " << seed << "\n" << told(found));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_number_of_rounds_that_is_not_declared_is_counted) {
    auto declared = event();
    declared.scheduled_rounds = 3;
    BOOST_TEST(compare(event(), declared).differences.empty());
    declared.scheduled_rounds = 5;
    BOOST_TEST(compare(event(), declared).differences.size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_planted_result_is_the_only_difference_in_another_format) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto before = test::through(test::random_event(seed, 24, 5, false), "trf26");
        auto after = before;
        const auto round = 1 + static_cast<std::size_t>(seed % 5);
        std::int32_t winner = 0, loser = 0;
        for (auto& player : after.players) {
            auto& entry = player.rounds.at(round - 1);
            if (entry.outcome != Outcome::win) continue;
            winner = player.id;
            loser = entry.opponent;
            entry.outcome = Outcome::loss;
            break;
        }
        BOOST_TEST_REQUIRE(loser != 0);
        for (auto& player : after.players)
            if (player.id == loser) player.rounds[round - 1].outcome = Outcome::win;
        for (const auto* format : {"trf26", "trf16", "pgn"}) {
            const auto found = compare(before, test::through(after, format));
            BOOST_TEST_REQUIRE(found.differences.size() == 1u, format << "\n" << told(found));
            const auto& one = found.differences.front();
            BOOST_TEST((one.part == Part::results));
            BOOST_TEST(one.round == static_cast<int>(round));
            BOOST_TEST((one.who.a == winner || one.who.a == loser));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
