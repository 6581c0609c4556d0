#include "../period/sample.hpp"
#include "content/relation.hpp"
#include "events.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using content::Facts;
using content::record_of;
using content::Relation;

content::Found relation(const Tournament& a, const Tournament& b) {
    return relate(record_of(a), record_of(b));
}

void cut(Tournament& event, std::size_t rounds) {
    for (auto& player : event.players)
        if (player.rounds.size() > rounds) player.rounds.resize(rounds);
}

/// The first game of a round that has a winner gets the other result.
void turn_a_result(Tournament& event, std::size_t round) {
    for (auto& player : event.players) {
        auto& entry = player.rounds.at(round - 1);
        if (entry.outcome != Outcome::win || entry.opponent == 0) continue;
        entry.outcome = Outcome::loss;
        for (auto& other : event.players)
            if (other.id == entry.opponent) other.rounds.at(round - 1).outcome = Outcome::win;
        return;
    }
}

}

BOOST_AUTO_TEST_SUITE(content_relation)

BOOST_AUTO_TEST_CASE(the_same_file_is_a_duplicate) {
    const auto event = test::random_event(1, 40, 7, true);
    BOOST_TEST((relation(event, event).relation == Relation::same));
}

BOOST_AUTO_TEST_CASE(other_people_are_another_event) {
    const auto found =
        relation(test::random_event(1, 40, 7, true), test::random_event(2, 40, 7, true));
    BOOST_TEST((found == content::Found{}));
}

BOOST_AUTO_TEST_CASE(a_changed_result_is_another_version_and_says_what_changed) {
    const auto event = test::random_event(1, 40, 7, true);
    auto changed = event;
    turn_a_result(changed, 5);
    const auto found = relation(changed, event);
    BOOST_TEST((found.relation == Relation::version));
    BOOST_TEST((found.changes == content::Changes{{}, 0, 0, 2, {5}}));
}

BOOST_AUTO_TEST_CASE(a_changed_rating_is_another_version) {
    const auto event = test::random_event(1, 40, 7, true);
    auto changed = event;
    changed.players[3].rating += 10;
    const auto found = relation(changed, event);
    BOOST_TEST((found.relation == Relation::version));
    BOOST_TEST((found.changes == content::Changes{{Facts::ratings}, 0, 0, 0, {}}));
}

BOOST_AUTO_TEST_CASE(a_changed_header_is_another_version_and_what_was_added_a_newer_one) {
    const auto event = test::random_event(1, 40, 7, true);
    auto bare = event;
    bare.chief_arbiter.clear();
    bare.deputy_arbiters.clear();
    auto mended = bare;
    mended.chief_arbiter = "FA Hakem, Baş";
    BOOST_TEST((relation(mended, bare) ==
                content::Found{Relation::newer, 0, {{Facts::arbiter}, 0, 0, 0, {}}}));
    BOOST_TEST((relation(bare, mended).relation == Relation::older));
    auto other = mended;
    other.chief_arbiter = "FA Hakem, Öteki";
    BOOST_TEST((relation(other, mended) ==
                content::Found{Relation::version, 0, {{Facts::arbiter}, 0, 0, 0, {}}}));
    // Each says what the other does not.
    auto elsewhere = bare;
    elsewhere.deputy_arbiters = {"Hakem, Yardımcı"};
    BOOST_TEST((relation(elsewhere, mended).relation == Relation::version));
    const auto changes = [&](Facts which, auto change) {
        auto changed = event;
        change(changed);
        const auto found = relation(changed, event);
        BOOST_TEST((found.relation == Relation::version || found.relation == Relation::newer),
                   word_of(which));
        BOOST_TEST((found.changes.facts == std::vector<Facts>{which}), word_of(which));
    };
    changes(Facts::title, [](Tournament& t) { t.name += " Kupası"; });
    changes(Facts::city, [](Tournament& t) { t.city = "Bambaşka"; });
    changes(Facts::event_federation, [](Tournament& t) { t.federation = "KTC"; });
    changes(Facts::deputies, [](Tournament& t) { t.deputy_arbiters = {"Hakem, Yardımcı"}; });
    changes(Facts::time_control, [](Tournament& t) { t.time_control = "61 dakika"; });
    changes(Facts::order, [](Tournament& t) { t.standings_order = "PTS,BH,PS"; });
    changes(Facts::records, [](Tournament& t) { t.declared_players = 39; });
    changes(Facts::spelling, [](Tournament& t) { t.players[3].name += " "; });
}

BOOST_AUTO_TEST_CASE(in_another_format_only_what_both_say_counts) {
    auto event = test::random_event(1, 40, 7, true);
    event.city = "Van";
    auto bare = event;
    bare.chief_arbiter.clear();
    BOOST_TEST((relation(test::through(bare, "pgn"), event).relation == Relation::other_format));
    auto elsewhere = event;
    elsewhere.city = "Bambaşka";
    const auto found = relation(test::through(elsewhere, "pgn"), event);
    BOOST_TEST((found.relation == Relation::version));
    BOOST_TEST((found.changes.facts == std::vector<Facts>{Facts::city}));
}

BOOST_AUTO_TEST_CASE(a_renumbered_event_is_related_and_says_so) {
    const auto event = test::random_event(1, 40, 7, true);
    const auto found = relation(test::renumbered(event), event);
    BOOST_TEST((found.relation == Relation::version));
    BOOST_TEST((found.changes.facts == std::vector<Facts>{Facts::numbers}));
}

BOOST_AUTO_TEST_CASE(fewer_rounds_are_an_interim_file) {
    const auto event = test::random_event(1, 40, 7, true);
    auto begun = event;
    cut(begun, 4);
    BOOST_TEST((relation(begun, event).relation == Relation::interim));
    BOOST_TEST((relation(event, begun).relation == Relation::complete));
    // The next round is paired already.
    auto paired = event;
    cut(paired, 5);
    for (auto& player : paired.players)
        if (player.rounds.size() == 5 && player.rounds[4].opponent != 0)
            player.rounds[4].outcome = Outcome::pending;
    BOOST_TEST((relation(paired, event).relation == Relation::interim));
    auto entries = event;
    cut(entries, 0);
    BOOST_TEST((relation(entries, event).relation == Relation::interim));
}

BOOST_AUTO_TEST_CASE(an_interim_file_that_was_corrected_since_is_an_older_version) {
    const auto event = test::random_event(1, 40, 7, true);
    auto begun = event;
    cut(begun, 5);
    turn_a_result(begun, 2);
    BOOST_TEST((relation(begun, event).relation == Relation::older));
    BOOST_TEST((relation(event, begun).relation == Relation::newer));
}

/// What is said of one and the same game cannot both be right; what one of them lacks can.
BOOST_AUTO_TEST_CASE(files_contradict_where_a_round_that_both_have_finished_differs) {
    const auto further = test::random_event(1, 40, 7, true);
    auto begun = further;
    cut(begun, 5);
    auto corrected = begun;
    turn_a_result(corrected, 5);
    const auto contradict = [](const Tournament& a, const Tournament& b) {
        const bool one = contradicts(record_of(a), record_of(b));
        BOOST_TEST(one == contradicts(record_of(b), record_of(a)));
        return one;
    };
    BOOST_TEST(!contradict(further, further));
    BOOST_TEST(!contradict(begun, further));
    BOOST_TEST(contradict(begun, corrected));
    BOOST_TEST(contradict(corrected, further));
    // The other game is not yet over, or not yet there.
    auto open = begun;
    for (auto& player : open.players)
        if (player.rounds.size() == 5 && player.rounds[4].opponent != 0)
            player.rounds[4].outcome = Outcome::pending;
    BOOST_TEST(!contradict(open, further));
    auto partly = begun;
    auto& first = partly.players.front();
    const auto opponent = first.rounds[4].opponent;
    BOOST_REQUIRE(opponent != 0);
    for (auto& player : partly.players)
        if (player.id == opponent || player.id == first.id) player.rounds.resize(4);
    BOOST_TEST(!contradict(partly, further));
    // A line more of the header is no contradiction, another rating is one.
    auto bare = begun, rated = begun;
    bare.chief_arbiter.clear();
    rated.players[3].rating += 10;
    BOOST_TEST(!contradict(bare, begun));
    BOOST_TEST(contradict(rated, begun));
    BOOST_TEST(!contradict(test::random_event(2, 40, 7, true), further));
}

/// Somebody against himself, or opponents exchanged.
BOOST_AUTO_TEST_CASE(a_game_that_cannot_be_is_no_game_more) {
    const auto event = test::random_event(1, 40, 7, true);
    auto alone = event, exchanged = event;
    auto& entry = alone.players[3].rounds[1];
    BOOST_REQUIRE(entry.opponent != 0);
    entry.opponent = alone.players[3].id;
    std::swap(exchanged.players[0].rounds[1].opponent, exchanged.players[1].rounds[1].opponent);
    for (const auto& faulty : {alone, exchanged}) {
        BOOST_TEST(record_of(faulty).finished_games() < record_of(event).finished_games());
        BOOST_TEST((relation(faulty, event).relation == Relation::version));
        BOOST_TEST((relation(event, faulty).relation == Relation::version));
        BOOST_TEST(mends(record_of(event), record_of(faulty)));
        BOOST_TEST(!mends(record_of(faulty), record_of(event)));
        const auto line = to_line(record_of(faulty));
        BOOST_TEST((content::record_from_line(line) == record_of(faulty)));
    }
}

/// A file mends another where that one cannot be right; two results of one game are no mending.
BOOST_AUTO_TEST_CASE(what_mends_a_file_changes_no_result_that_may_be_right) {
    const auto event = test::random_event(1, 40, 7, true);
    const auto good = record_of(event);
    auto open = event, born = event, named = event, cut_short = event;
    for (auto& player : open.players)
        if (player.rounds[4].opponent != 0) player.rounds[4].outcome = Outcome::pending;
    born.players[3].birth = {2030, 1, 1};
    named.players[3].name = "Başkası";
    cut(cut_short, 4);
    content::Faults births, ids, points;
    births.births = ids.ids = true;
    for (const auto& faulty : {open, born, cut_short})
        BOOST_TEST(mends(good, record_of(faulty), births));
    // Another day of birth, id or person that nobody found wrong is another version (VER-0101).
    BOOST_TEST(!mends(good, record_of(born)));
    auto numbered = event;
    numbered.players[3].fide_id = "34999999";
    BOOST_TEST(!mends(good, record_of(numbered), births));
    BOOST_TEST(mends(good, record_of(numbered), ids));
    BOOST_TEST(!mends(good, record_of(named), births));
    BOOST_TEST(of_one_event(good, record_of(named)));
    BOOST_TEST(!mends(record_of(cut_short), good));
    // A game that is still open is no leave to change the others of its round.
    auto two = event;
    turn_a_result(two, 5);
    turn_a_result(two, 4);
    for (auto* player = &two.players[0]; player != &two.players[1]; ++player) {
        const auto opponent = player->rounds[3].opponent;
        for (auto& one : two.players)
            if (one.id == player->id || one.id == opponent)
                one.rounds[3].outcome = Outcome::pending;
    }
    two.players[0].declared_points = Points::halves(1);
    BOOST_TEST(!mends(good, record_of(two)));
    // With the points of before the result cannot be right, with those of its own it can.
    auto turned = event;
    turn_a_result(turned, 5);
    BOOST_TEST(!mends(good, record_of(turned)));
    points.points = 2;
    BOOST_TEST(mends(good, record_of(turned), points));
    turned.players[0].declared_points = Points::halves(1);
    BOOST_TEST(!mends(good, record_of(turned), points));
    BOOST_TEST(!mends(good, record_of(test::random_event(2, 40, 7, true))));
}

BOOST_AUTO_TEST_CASE(a_player_of_another_spelling_is_a_version) {
    const auto event = test::random_event(1, 10, 9, true);
    auto changed = event;
    changed.players[4].name = "Bambaşka, Birisi";
    const auto found = relation(changed, event);
    BOOST_TEST((found.relation == Relation::version));
    BOOST_TEST(found.changes.added == 1u);
    BOOST_TEST(found.changes.removed == 1u);
}

BOOST_AUTO_TEST_CASE(the_same_few_games_on_another_day_only_look_alike) {
    const auto event = test::tournament(test::event_text("Kış Açık", "10=1=0"));
    auto next_week = event;
    next_week.start.day = next_week.end.day = 11;
    BOOST_TEST((relation(next_week, event).relation == Relation::alike));
}

BOOST_AUTO_TEST_CASE(morning_and_afternoon_look_alike) {
    const auto morning = test::tournament(test::event_text("Kış Açık", "10=1=0"));
    const auto afternoon = test::tournament(test::event_text("Kış Açık", "0=10=1"));
    BOOST_TEST((relation(morning, afternoon).relation == Relation::alike));
}

BOOST_AUTO_TEST_CASE(a_folder_names_the_first_file_and_both_sides_of_a_version) {
    const auto event = test::random_event(1, 40, 7, true);
    auto begun = event, corrected = event;
    cut(begun, 4);
    turn_a_result(corrected, 6);
    const auto found =
        content::relate_all({record_of(begun), record_of(event), record_of(event),
                             record_of(test::random_event(2, 40, 7, true)), record_of(corrected),
                             record_of(test::through(event, "pgn"))});
    BOOST_REQUIRE(found.size() == 6u);
    BOOST_TEST((found[0].relation == Relation::interim));
    BOOST_TEST(found[0].of == 1u);
    BOOST_TEST((found[1].relation == Relation::version));
    BOOST_TEST(found[1].of == 4u);
    BOOST_TEST((found[2].relation == Relation::same));
    BOOST_TEST(found[2].of == 1u);
    BOOST_TEST((found[3] == content::Found{}));
    BOOST_TEST((found[4].relation == Relation::version));
    BOOST_TEST(found[4].of == 1u);
    BOOST_TEST((found[5].relation == Relation::other_format));
    BOOST_TEST(found[5].of == 1u);
}

/// However early the games alone come, the second of two equal files repeats the first.
BOOST_AUTO_TEST_CASE(equal_files_are_found_behind_another_format_of_them) {
    const auto event = test::random_event(1, 40, 7, true);
    const auto found = content::relate_all(
        {record_of(test::through(event, "pgn")), record_of(event), record_of(event)});
    BOOST_REQUIRE(found.size() == 3u);
    BOOST_TEST((found[1].relation == Relation::other_format));
    BOOST_TEST(found[1].of == 0u);
    BOOST_TEST((found[2].relation == Relation::same));
    BOOST_TEST(found[2].of == 1u);
}

BOOST_AUTO_TEST_CASE(the_index_finds_what_comparing_all_finds) {
    std::vector<content::Record> records;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        auto event = test::random_event(seed % 40, 16, 5, false);
        if (seed > 40) event.name += " (2)";
        if (seed % 3 == 0) turn_a_result(event, 1 + seed % 5);
        if (seed % 5 == 0) cut(event, 3);
        records.push_back(record_of(event));
    }
    content::Index index;
    for (const auto& record : records) {
        auto most = Relation::other;
        for (const auto& other : index.records())
            most = std::max(most, relate(record, other).relation);
        const auto found = index.add(record);
        BOOST_TEST((found.relation != Relation::other) == (most != Relation::other));
    }
}

BOOST_AUTO_TEST_SUITE_END()
