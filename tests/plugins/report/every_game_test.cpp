// Whatever the event, every game stands once in the pairings and twice in the crosstable.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <chrono>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

using namespace hakem;
using namespace hakem::test;

namespace {

using Meeting = std::tuple<int, std::int64_t, std::int64_t>; // round, White, Black

/// An event by lot: results of every kind, byes, players who are not there.
Tournament by_lot(unsigned seed, int players, int rounds) {
    std::mt19937 lot(seed);
    Tournament event;
    event.name = "By lot";
    event.type = "Swiss";
    event.scheduled_rounds = rounds;
    for (int id = 1; id <= players; ++id) {
        Player& player = event.players.emplace_back();
        player.id = id;
        player.name = fmt::format("Player, {}", id);
        player.rating = 2500 - id;
        player.rounds.resize(static_cast<std::size_t>(rounds));
    }
    constexpr Outcome results[] = {Outcome::win,         Outcome::draw,         Outcome::loss,
                                   Outcome::forfeit_win, Outcome::forfeit_loss, Outcome::adjourned};
    for (int r = 0; r < rounds; ++r) {
        std::vector<std::size_t> order(event.players.size());
        std::iota(order.begin(), order.end(), 0u);
        std::shuffle(order.begin(), order.end(), lot);
        while (order.size() > 1 && lot() % 8 != 0) {
            const auto white = order.back();
            order.pop_back();
            const auto black = order.back();
            order.pop_back();
            const Outcome result = results[lot() % 6];
            const auto round = static_cast<std::size_t>(r);
            event.players[white].rounds[round] = {event.players[black].id, Colour::white, result};
            event.players[black].rounds[round] = {event.players[white].id, Colour::black,
                                                  mirrored(result)};
        }
        for (const auto left : order)
            event.players[left].rounds[static_cast<std::size_t>(r)].outcome =
                lot() % 2 == 0 ? Outcome::half_bye : Outcome::zero_bye;
    }
    return event;
}

std::multiset<Meeting> games_of(const Tournament& event) {
    std::multiset<Meeting> games;
    for (const Player& player : event.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r)
            if (player.rounds[r].colour == Colour::white)
                games.insert({static_cast<int>(r) + 1, player.id, player.rounds[r].opponent});
    return games;
}

std::multiset<Meeting> games_in_pairings(const Document& document) {
    std::multiset<Meeting> games;
    for (std::size_t s = 0; s < document.sections.size(); ++s) {
        const Table& table = table_of(document, s);
        const auto white = column_of(table, "white-number"),
                   black = column_of(table, "black-number");
        const int round = std::stoi(document.sections[s].id.substr(6));
        for (const Row& row : table.rows)
            if (const auto* number = std::get_if<Number>(&row[black].content))
                games.insert({round, std::get<Number>(row[white].content).value, number->value});
    }
    return games;
}

std::multiset<Meeting> games_in_crosstable(const Document& document) {
    std::multiset<Meeting> games;
    const Table& table = table_of(document);
    const auto number = column_of(table, "number");
    for (const Row& row : table.rows)
        for (const Cell& cell : row) {
            const auto* met = std::get_if<Encounter>(&cell.content);
            if (!met || met->opponent == 0) continue;
            const std::int64_t own = std::get<Number>(row[number].content).value;
            const std::int64_t other = met->opponent;
            if (met->colour == Colour::white)
                games.insert({met->round, own, other});
            else
                games.insert({met->round, other, own});
        }
    return games;
}

}

BOOST_AUTO_TEST_SUITE(every_game)

BOOST_AUTO_TEST_CASE(once_in_the_pairings_and_twice_in_the_crosstable) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const Tournament event = by_lot(seed, 2 + static_cast<int>(seed % 23), 1 + seed % 9);
        const auto games = games_of(event);
        if (games.empty()) continue;
        std::multiset<Meeting> twice = games;
        twice.insert(games.begin(), games.end());
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST((games_in_pairings(made_of(event, "pairings").document) == games));
            BOOST_TEST((games_in_crosstable(made_of(event, "crosstable").document) == twice));
        }
    }
}

// Regulation 17.5, 17.6: the two sides of a game have opposite arrows or none.
BOOST_AUTO_TEST_CASE(arrows_come_in_pairs) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const auto result = made_of(by_lot(seed, 12, 6), "crosstable");
        std::map<std::pair<int, int>, std::pair<int, int>> arrows;
        const Table& table = table_of(result.document);
        const auto number = column_of(table, "number");
        for (const Row& row : table.rows)
            for (const Cell& cell : row)
                if (const auto* met = std::get_if<Encounter>(&cell.content); met && met->opponent) {
                    const auto own = static_cast<int>(std::get<Number>(row[number].content).value);
                    arrows[{met->round, own}] = {met->opponent, met->arrow};
                }
        int floats = 0;
        for (const auto& [place, met] : arrows) {
            BOOST_TEST((arrows[{place.first, met.first}].second == -met.second));
            floats += met.second != 0;
        }
        BOOST_TEST(floats > 0);
    }
}

// Every report in both languages has words for all that it shows: no message key comes through.
BOOST_AUTO_TEST_CASE(no_key_without_a_text) {
    const Tournament event = by_lot(3, 14, 5);
    const auto said = [](const Phrase& phrase) {
        return phrase.key.empty() || has_text(phrase.key);
    };
    for (const auto& info : registry().list(Report::kind)) {
        if (!registry().get<Report>(info.id).applies(event)) continue;
        const auto result = made_of(event, info.id);
        BOOST_TEST(said(result.document.title));
        for (const Section& section : result.document.sections) {
            BOOST_TEST(said(section.heading));
            const auto* table = std::get_if<Table>(&section.body);
            if (!table) table = &std::get<CardSheet>(section.body).cards.at(0).table;
            BOOST_TEST(said(table->caption));
            for (const Column& column : table->columns) BOOST_TEST(said(column.heading));
            for (const Phrase& line : table->legend) BOOST_TEST(said(line));
            for (const Row& row : table->rows) BOOST_TEST(row.size() == table->columns.size());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_big_open_is_quick) {
    const Tournament event = by_lot(7, 200, 9);
    Diagnostics diagnostics("test");
    const auto standings = rank(event, {}, registry(), diagnostics);
    const ReportOptions options;
    const auto reports = registry().list(Report::kind);
    const auto start = std::chrono::steady_clock::now();
    std::size_t sections = 0;
    for (const auto& info : reports) {
        const auto& report = registry().get<Report>(info.id);
        if (report.applies(event))
            sections += report.make({event, standings, options}).sections.size();
    }
    const auto took = std::chrono::steady_clock::now() - start;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(took).count();
    BOOST_TEST_MESSAGE("all reports of 200 players, 9 rounds: " << ms << " ms");
    BOOST_TEST(sections > 200u);
    BOOST_TEST(ms < 2000); // a guard against the wrong order of growth; the bench has the figures
}

BOOST_AUTO_TEST_SUITE_END()
