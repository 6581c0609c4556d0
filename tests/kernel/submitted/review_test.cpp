#include "declared.hpp"
#include "submitted/review.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::submitted;
using hakem::test::declare;
using hakem::test::declare_ranks;
using hakem::test::open_of_2026;
using hakem::test::registry;
using hakem::test::swiss;

namespace {

RankOptions ranked_by(std::string list, std::string edition = {}, int after = 0) {
    RankOptions options;
    options.tie_breaks = std::move(list);
    options.edition = std::move(edition);
    options.after = after;
    return options;
}

Review reviewed(const Tournament& event) { return review(event, registry()); }

/// "standings.edition 2023-09"; empty without a cause.
std::string cause(const Review& review) {
    if (!review.cause) return {};
    const auto& arguments = review.cause->arguments;
    return review.cause->key + (arguments.empty() ? "" : " " + arguments.front());
}

/// Five players whom the points alone put on the places 1, 2, 2, 2, 5.
Tournament tied() {
    auto event = swiss({"2w1 3b1", "1b0 4w1", "5w1 1w0", "U 2b0", "3b0 Z"});
    event.standings_order = "PTS";
    const std::int32_t ratings[] = {2000, 1700, 1800, 1900, 1600};
    for (std::size_t i = 0; i < event.players.size(); ++i) event.players[i].rating = ratings[i];
    return event;
}

}

BOOST_AUTO_TEST_SUITE(submitted_review)

BOOST_AUTO_TEST_CASE(standings_as_ours_cost_one_line) {
    auto event = open_of_2026();
    declare(event, event, {});
    const auto found = reviewed(event);
    BOOST_TEST((found.state == State::same));
    BOOST_TEST(found.codes == "PTS, BH/C1, BH, SB");
    BOOST_TEST(found.edition == "2026-03");
    BOOST_TEST(found.ranks == 13U);
    BOOST_TEST(found.points == 13U);
    BOOST_TEST(!found.faulty());
    BOOST_TEST(found.differences.empty());
}

BOOST_AUTO_TEST_CASE(files_without_standings_are_not_accused) {
    auto event = open_of_2026();
    BOOST_TEST((reviewed(event).state == State::none));
    declare_ranks(event, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
    BOOST_TEST((reviewed(event).state == State::starting_numbers));
    for (auto& player : event.players) player.declared_points = Points();
    BOOST_TEST((reviewed(event).state == State::none)); // never filled in
    BOOST_TEST(!reviewed(event).faulty());
}

BOOST_AUTO_TEST_CASE(ranks_by_name_or_rating_are_no_standings) {
    auto event = open_of_2026();
    const char* names[] = {"Çelik", "Ilgaz", "İnce",  "Zorlu", "Aydın", "Bulut", "Cesur",
                           "Duru",  "Ege",   "Fidan", "Gül",   "Han",   "Zülal"};
    for (std::size_t i = 0; i < event.players.size(); ++i) event.players[i].name = names[i];
    declare_ranks(event, {4, 10, 11, 12, 1, 2, 3, 5, 6, 7, 8, 9, 13}); // c ç, ı i of Turkish
    BOOST_TEST((reviewed(event).state == State::names));
    event.players[0].rating = 1000;
    declare_ranks(event, {13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    BOOST_TEST((reviewed(event).state == State::ratings));
    BOOST_TEST(!reviewed(event).faulty());
}

BOOST_AUTO_TEST_CASE(no_round_held_means_no_standings) {
    auto event = swiss({".", ".", "."});
    declare_ranks(event, {2, 1, 3});
    BOOST_TEST((reviewed(event).state == State::none));
}

// C.07 art. 4: lots, or shared places.
BOOST_AUTO_TEST_CASE(a4_shared_places_may_stand_in_any_order) {
    auto event = tied();
    declare_ranks(event, {1, 2, 2, 2, 5});
    BOOST_TEST((reviewed(event).tie_order == TieOrder::shared));
    declare_ranks(event, {1, 2, 2, 2, 3}); // numbered without gaps
    BOOST_TEST((reviewed(event).state == State::same));
    declare_ranks(event, {1, 2, 3, 4, 5});
    BOOST_TEST((reviewed(event).tie_order == TieOrder::starting_numbers));
    declare_ranks(event, {1, 4, 3, 2, 5});
    BOOST_TEST((reviewed(event).tie_order == TieOrder::ratings));
    declare_ranks(event, {1, 3, 4, 2, 5});
    BOOST_TEST((reviewed(event).tie_order == TieOrder::other));
    BOOST_TEST((reviewed(event).state == State::same));
    declare_ranks(event, {2, 1, 3, 4, 5});
    BOOST_TEST(reviewed(event).faulty());
}

BOOST_AUTO_TEST_CASE(another_edition_is_named) {
    auto event = open_of_2026();
    declare(event, event, ranked_by("", "2024-08"));
    const auto found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(cause(found) == "standings.edition 2024-08");
    BOOST_TEST(found.cause->rule == "FIDE C.07 (01.08.2024), 16");
    BOOST_TEST(found.cause->left == 0U);
    declare(event, event, ranked_by("", "2009"));
    BOOST_TEST(cause(reviewed(event)) == "standings.edition 2009");
}

BOOST_AUTO_TEST_CASE(the_values_that_decide_are_told) {
    auto event = open_of_2026();
    declare(event, event, ranked_by("", "2024-08"));
    const auto found = reviewed(event);
    BOOST_REQUIRE(!found.differences.empty());
    const auto& one = found.differences.front();
    BOOST_TEST(one.of_rank);
    BOOST_TEST(!one.of_points);
    BOOST_TEST(one.rank != one.our_rank);
    BOOST_TEST(one.other != 0);
    BOOST_TEST(one.code == "BH/C1");
    BOOST_REQUIRE(one.value.value.has_value());
    BOOST_REQUIRE(one.other_value.value.has_value());
    BOOST_TEST((*one.value.value > *one.other_value.value) == (one.our_rank < one.rank));
}

BOOST_AUTO_TEST_CASE(another_order_of_the_codes_is_named) {
    auto event = open_of_2026();
    declare(event, event, ranked_by("PTS,SB,BH,BH/C1"));
    BOOST_TEST(cause(reviewed(event)) == "standings.exchanged SB");
}

BOOST_AUTO_TEST_CASE(another_cut_is_named) {
    auto event = open_of_2026();
    event.standings_order = "PTS,SB,WIN";
    declare(event, event, ranked_by("PTS,SB/C2,WIN"));
    const auto found = reviewed(event);
    BOOST_TEST(cause(found) == "standings.replaced SB");
    BOOST_TEST(found.cause->arguments.at(1) == "SB/C2");
}

BOOST_AUTO_TEST_CASE(a_shorter_list_is_named) {
    auto event = open_of_2026();
    declare(event, event, ranked_by("PTS"));
    BOOST_TEST(cause(reviewed(event)) == "standings.shortened PTS");
    // The places of the others by starting number.
    std::int32_t place = 0;
    for (const auto points : {8, 7, 6, 5, 4, 3, 2, 1, 0})
        for (auto& player : event.players)
            if (player.declared_points == Points::halves(points)) player.declared_rank = ++place;
    const auto found = reviewed(event);
    BOOST_TEST(cause(found) == "standings.shortened PTS");
    BOOST_TEST((found.cause->tie_order == TieOrder::starting_numbers));
    BOOST_TEST(found.faulty());
}

// A file that names no tie-breaks contradicts none.
BOOST_AUTO_TEST_CASE(a_usual_list_explains_a_file_that_names_none) {
    auto event = open_of_2026();
    event.standings_order.clear();
    declare(event, event, ranked_by("PTS,SB,BH"));
    const auto found = reviewed(event);
    BOOST_TEST((found.state == State::by_a_list));
    BOOST_TEST(!found.faulty());
    BOOST_REQUIRE(found.cause.has_value());
    BOOST_TEST(!found.declared);
    declare(event, event, ranked_by("PTS,SB,BH", "2009"));
    BOOST_TEST(!reviewed(event).faulty());
    BOOST_TEST(reviewed(event).cause->edition == "2009");
}

// A file that declares one list and was ranked by another, in an older edition at that.
BOOST_AUTO_TEST_CASE(a_usual_list_of_an_older_edition_explains_a_file_that_declares_another) {
    auto event = open_of_2026();
    event.standings_order = "PTS,WIN,KS";
    declare(event, event, ranked_by("PTS,BH/C1,BH,SB", "2009"));
    const auto found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(cause(found) == "standings.list-and-edition PTS, BH/C1, BH, SB");
    BOOST_TEST(found.cause->edition == "2009");
    BOOST_TEST(found.cause->left == 0U);
}

BOOST_AUTO_TEST_CASE(another_value_of_the_bye_is_named) {
    auto event = open_of_2026();
    auto other = event;
    other.scoring.pairing_bye = Points::halves(1);
    declare(event, other, {});
    const auto found = reviewed(event);
    BOOST_TEST(found.different_points() == 4U);
    BOOST_TEST(found.cause.has_value());
    BOOST_TEST(found.cause->key == "standings.pairing-bye");
    BOOST_TEST(found.cause->rule == "FIDE C.04.1, 3");
    BOOST_TEST(found.cause->left == 0U);
    other = event;
    other.scoring.half_bye = Points();
    declare(event, other, {});
    BOOST_TEST(reviewed(event).cause->key == "standings.half-bye");
}

// The points were counted otherwise, and the ranks kept.
BOOST_AUTO_TEST_CASE(another_value_of_the_bye_is_named_where_the_ranks_are_ours) {
    auto event = open_of_2026();
    auto other = event;
    other.scoring.pairing_bye = {};
    declare(event, event, {});
    const auto wrong = history_of(other);
    for (std::size_t i = 0; i < event.players.size(); ++i)
        event.players[i].declared_points = wrong.competitors[i].score;
    const auto found = reviewed(event);
    BOOST_TEST(found.different_ranks() == 0U);
    BOOST_TEST(found.different_points() != 0U);
    BOOST_TEST(found.cause->key == "standings.pairing-bye");
    BOOST_TEST(found.cause->of_points_alone);
}

BOOST_AUTO_TEST_CASE(points_without_the_penalty_are_named) {
    auto event = open_of_2026();
    auto other = event;
    AbnormalPoints penalty;
    penalty.game_points = Points::whole(-1);
    penalty.ids = {1};
    event.abnormal_points.push_back(penalty);
    declare(event, other, {});
    const auto found = reviewed(event);
    BOOST_TEST(found.different_points() == 1U);
    BOOST_TEST(cause(found) == "standings.without-penalty");
    BOOST_TEST(found.cause->left == 0U);
}

BOOST_AUTO_TEST_CASE(forfeits_taken_for_games_are_named) {
    auto event = open_of_2026();
    auto other = event;
    for (auto& player : other.players)
        for (auto& entry : player.rounds) {
            if (entry.outcome == Outcome::forfeit_win) entry.outcome = Outcome::win;
            if (entry.outcome == Outcome::forfeit_loss) entry.outcome = Outcome::loss;
        }
    declare(event, other, {});
    BOOST_TEST(cause(reviewed(event)) == "standings.forfeits-played");
}

BOOST_AUTO_TEST_CASE(standings_of_an_earlier_round_are_recognised) {
    auto event = open_of_2026();
    declare(event, event, ranked_by("", "", 3));
    auto found = reviewed(event);
    BOOST_TEST((found.state == State::same));
    BOOST_TEST(found.after == 3);
    BOOST_TEST(found.held == 5);
    for (auto& player : event.players) player.declared_points.reset();
    found = reviewed(event);
    BOOST_TEST((found.state == State::same));
    BOOST_TEST(found.after == 3);
}

BOOST_AUTO_TEST_CASE(ranks_that_were_not_renewed_are_named) {
    auto event = open_of_2026();
    declare(event, event, {});
    auto before = event;
    declare(before, event, ranked_by("", "", 4));
    for (std::size_t i = 0; i < event.players.size(); ++i)
        event.players[i].declared_rank = before.players[i].declared_rank;
    const auto found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(found.after == 5);
    BOOST_TEST(cause(found) == "standings.after 4");
}

BOOST_AUTO_TEST_CASE(a_slip_has_no_cause) {
    auto event = open_of_2026();
    declare(event, event, {});
    std::swap(event.players[0].declared_rank, event.players[9].declared_rank);
    auto found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(found.different_ranks() == 2U);
    BOOST_TEST(!found.cause.has_value());
    declare(event, event, {});
    event.players[3].declared_points = Points::whole(5);
    found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(found.different_points() == 1U);
    BOOST_TEST(found.different_ranks() == 0U);
    BOOST_TEST(!found.cause.has_value());
}

// As TRN-0112: the bye of the round to come may be among the points or not.
BOOST_AUTO_TEST_CASE(a_bye_of_the_next_round_is_no_difference) {
    auto event = swiss({"2w1 4b*", "1b0 H", "4w1 U", "3b0 1w*"}, 3);
    declare(event, event, {});
    for (const auto points : {0, 1}) {
        event.players[1].declared_points = Points::halves(points);
        BOOST_TEST(reviewed(event).different_points() == 0U);
    }
    event.players[1].declared_points = Points::whole(2);
    BOOST_TEST(reviewed(event).different_points() == 1U);
}

// Who has no rank (left before round 1) is left out, and the others move up.
BOOST_AUTO_TEST_CASE(players_without_a_rank_are_left_out) {
    auto event = open_of_2026();
    declare(event, event, {});
    std::int32_t first = 0;
    for (auto& player : event.players)
        if (player.declared_rank == 1) first = player.id;
    for (auto& player : event.players) --player.declared_rank;
    const auto found = reviewed(event);
    BOOST_TEST(first != 0);
    BOOST_TEST((found.state == State::same));
    BOOST_TEST(found.ranks == 12U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(submitted_review_of_teams)

namespace {

/// Three teams of two boards in two rounds.
Tournament league() {
    auto event = swiss({"3w1 5b=", "4b0 6w1", "1b0 Z", "2w1 Z", "Z 1w=", "Z 2b0"});
    for (const std::int32_t team : {1, 2, 3}) {
        auto& made = event.teams.emplace_back();
        made.id = team;
        made.name = "T" + std::to_string(team);
        made.players = {2 * team - 1, 2 * team};
    }
    event.type = "Team Swiss";
    return event;
}

}

BOOST_AUTO_TEST_CASE(totals_of_310_are_compared) {
    auto event = league();
    BOOST_REQUIRE(is_team_event(event));
    declare(event, event, {});
    auto found = reviewed(event);
    BOOST_TEST(found.teams);
    BOOST_TEST((found.state == State::same));
    event.teams[1].declared_match_points = Points::whole(9);
    found = reviewed(event);
    BOOST_TEST(found.faulty());
    BOOST_TEST(found.different_points() == 1U);
    BOOST_TEST(found.differences.at(0).id == 2);
    BOOST_TEST((found.differences.at(0).points == Points::whole(9)));
}

// Regulation 26.1: the score of a team is the sum of its board points.
BOOST_AUTO_TEST_CASE(article_26_1_match_points_first_are_a_fault) {
    auto event = league();
    event.encoded_type = "ULUSAL_TEAM_SWISS";
    declare(event, event, {});
    BOOST_TEST(!reviewed(event).faulty());
    // The other way round than by board points.
    for (auto& team : event.teams) team.declared_rank = 4 - team.declared_rank;
    BOOST_TEST(reviewed(event).faulty());
}

BOOST_AUTO_TEST_SUITE_END()
