// Who left the event, and what becomes of his games in a round robin.

#include "history_parts.hpp"

#include <algorithm>

namespace hakem {

namespace {

/// What a round robin owes each competitor.
struct Table {
    int cycles = 1;
    int games = 0; ///< of a competitor in the whole event
    int byes = 0;  ///< of a competitor: one a cycle in an odd field (regulation 28.3)
};

Table table_of(const History& history) {
    const auto field = static_cast<int>(history.competitors.size());
    const int rounds = std::max(1, field - 1 + field % 2);
    const int cycles =
        std::max(history.system == System::double_round_robin ? 2 : 1, history.scheduled / rounds);
    return {cycles, cycles * (field - 1), cycles * (field % 2)};
}

/// Not there: reported absent, no entry, or lost by forfeit.
bool stayed_away(Outcome outcome) {
    return outcome == Outcome::absent || outcome == Outcome::zero_bye ||
           outcome == Outcome::forfeit_loss;
}

/// Games missed from some round on to the last one held; the byes of an odd table are no games.
int missed_at_the_end(const Competitor& competitor, const Table& table) {
    int byes = 0, byes_at_the_end = 0, forfeits = 0;
    bool at_the_end = true;
    for (auto round = competitor.rounds.rbegin(); round != competitor.rounds.rend(); ++round) {
        const bool bye = is_bye(round->outcome);
        const bool table_bye = table.byes > 0 && round->outcome == Outcome::pairing_bye;
        at_the_end = at_the_end && (stayed_away(round->outcome) || table_bye);
        byes += bye;
        if (!at_the_end) continue;
        byes_at_the_end += bye;
        forfeits += !bye;
    }
    const int earlier = byes - byes_at_the_end;
    return forfeits + byes_at_the_end - std::clamp(table.byes - earlier, 0, byes_at_the_end);
}

int games_played(const Competitor& competitor) {
    return static_cast<int>(
        std::count_if(competitor.rounds.begin(), competitor.rounds.end(),
                      [](const Round& round) { return is_played(round.outcome); }));
}

int meetings(const Competitor& competitor, std::int32_t opponent) {
    return static_cast<int>(
        std::count_if(competitor.rounds.begin(), competitor.rounds.end(),
                      [&](const Round& round) { return round.opponent == opponent; }));
}

/// Those present who have no entry in the round.
std::vector<std::int32_t> waiting(const History& history, std::size_t r) {
    std::vector<std::int32_t> result;
    for (std::size_t i = 0; i < history.competitors.size(); ++i) {
        const auto& competitor = history.competitors[i];
        if (!competitor.withdrawn && competitor.rounds[r].outcome == Outcome::absent)
            result.push_back(static_cast<std::int32_t>(i));
    }
    return result;
}

void award(History& history, std::int32_t left, std::int32_t present, std::size_t r,
           const ForfeitPoints& points) {
    auto& lost = history.competitors[static_cast<std::size_t>(left)].rounds[r];
    auto& won = history.competitors[static_cast<std::size_t>(present)].rounds[r];
    lost = {present,          Colour::none, Outcome::forfeit_loss, points.loss, points.match_loss,
            points.game_loss, false};
    won = {left, Colour::none, Outcome::forfeit_win, points.win, points.match_win, points.game_win,
           false};
}

/// Regulation 29b: the games left are 0 for who left and 1 for the opponent. Where the file has no
/// entry for either, the opponent is the one present without a game in that round.
void award_unplayed(History& history, const Table& table, const ForfeitPoints& points) {
    const auto& competitors = history.competitors;
    for (std::size_t r = 0; r < static_cast<std::size_t>(history.rounds); ++r) {
        auto present = waiting(history, r);
        if (present.empty() || present.size() > 16) continue;
        for (std::size_t i = 0; i < competitors.size(); ++i) {
            const auto outcome = competitors[i].rounds[r].outcome;
            const bool missed = outcome == Outcome::absent || outcome == Outcome::zero_bye;
            if (!competitors[i].withdrawn || competitors[i].annulled || !missed) continue;
            std::vector<std::int32_t> candidates;
            for (const auto other : present)
                if (meetings(competitors[i], other) < table.cycles) candidates.push_back(other);
            if (candidates.size() != 1) continue;
            award(history, static_cast<std::int32_t>(i), candidates[0], r, points);
            std::erase(present, candidates[0]);
        }
    }
}

/// Regulation 29a, FIDE GR 6.6: nobody has points from these games.
void annul(History& history) {
    for (auto& competitor : history.competitors)
        for (auto& round : competitor.rounds)
            round.annulled =
                competitor.annulled ||
                (round.opponent >= 0 &&
                 history.competitors[static_cast<std::size_t>(round.opponent)].annulled);
}

}

void settle_withdrawals(History& history, const ForfeitPoints& forfeit) {
    const bool complete = history.rounds >= history.scheduled;
    const bool swiss = history.system == System::swiss;
    const auto table = swiss ? Table{} : table_of(history);
    bool some = false;
    for (auto& competitor : history.competitors) {
        // Two absences in a row end the participation (regulation 22.2), one does at the end: of a
        // Swiss one that was known before the round, not a game lost by not coming; in a round
        // robin a missing entry may as well be the opponent's absence.
        const int missed = missed_at_the_end(competitor, table);
        const auto last = missed > 0 ? competitor.rounds.back().outcome : Outcome::pending;
        const bool told = missed > 0 && last != (swiss ? Outcome::forfeit_loss : Outcome::absent);
        competitor.withdrawn = missed >= 2 || (complete && missed == 1 && told);
        competitor.annulled =
            !swiss && competitor.withdrawn && 2 * games_played(competitor) < table.games;
        some = some || competitor.withdrawn;
    }
    if (swiss || !some) return;
    award_unplayed(history, table, forfeit);
    annul(history);
}

}
