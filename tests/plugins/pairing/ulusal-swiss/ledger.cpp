#include "ledger.hpp"

#include "results.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace hakem::test::ulusal {

namespace {

Result at_round(const std::vector<Result>& rounds, int round) {
    const auto r = static_cast<std::size_t>(round - 1);
    return r < rounds.size() ? rounds[r] : Result{};
}

/// Scores as round r was paired by them: a game that was unfinished then counted as a draw.
std::map<std::int32_t, int> scores_before(const Tournament& tournament, const Results& results,
                                          int round) {
    const bool reopen =
        std::any_of(tournament.finished_games.begin(), tournament.finished_games.end(),
                    [&](const auto& game) { return game.round == round - 1; });
    const auto now = reopen ? results_of(reopened(tournament, round)) : results;
    std::map<std::int32_t, int> scores;
    for (const auto& [number, rounds] : now)
        for (int r = 1; r < round; ++r) scores[number] += at_round(rounds, r).halves;
    return scores;
}

void add(Line& line, const Result& result) {
    line.halves += result.halves;
    if (result.played) line.met.insert(result.opponent);
    if (result.played && result.colour != '-') line.colours += result.colour;
    line.unfinished |= result.unfinished;
    line.had_bye |= result.free;
    line.absences += result.absent;
}

void mark(Line& line, int own, int other) {
    const int mark = own > other ? -1 : own < other ? 1 : 0;
    if (mark != 0) line.arrow = line.arrow == -mark ? 0 : mark;
}

}

Ledger::Ledger(const Tournament& tournament, int round)
    : round_(round), rounds_(tournament.scheduled_rounds), boards_(boards_of_event(tournament)) {
    const auto then = reopened(tournament, round);
    const auto results = results_of(then);
    std::map<std::int32_t, Line> all;
    for (const auto& [number, rounds] : results) all[number].number = number;
    for (int r = 1; r < round; ++r) {
        auto scores = scores_before(then, results, r);
        for (const auto& [number, rounds] : results) {
            const auto result = at_round(rounds, r);
            add(all[number], result);
            if (result.opponent != 0) mark(all[number], scores[number], scores[result.opponent]);
        }
    }
    for (const auto& [number, rounds] : results)
        if (const auto result = at_round(rounds, round);
            result.paired || (!result.entered && all[number].absences < 2)) // 22.2
            lines_.push_back(all[number]);
    std::sort(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) {
        return a.halves != b.halves ? a.halves > b.halves : a.number < b.number;
    });
}

const Line& Ledger::of(std::int32_t number) const {
    const auto found = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const Line& line) { return line.number == number; });
    if (found == lines_.end()) throw std::out_of_range("no such player");
    return *found;
}

bool Ledger::permits(const Line& line, char colour) const {
    const auto after = line.colours + colour;
    const std::size_t longest = rounds_ <= 7 ? 2 : 3;
    if (after.ends_with(std::string(longest + 1, colour))) return false;
    const auto difference = [](const std::string& colours) {
        const auto whites = std::count(colours.begin(), colours.end(), 'w');
        return std::abs(2 * whites - static_cast<long>(colours.size()));
    };
    // A colour that brings the numbers nearer makes nothing worse.
    return difference(after) <= 2 || difference(after) < difference(line.colours);
}

bool Ledger::legal(const Line& a, const Line& b) const {
    return !a.met.contains(b.number) &&
           ((permits(a, 'w') && permits(b, 'b')) || (permits(a, 'b') && permits(b, 'w')));
}

bool Ledger::allowed(const Line& a, const Line& b, bool lifted) const {
    if (legal(a, b)) return true;
    return !a.met.contains(b.number) && (lifted || (last_round() && a.halves == b.halves));
}

bool Ledger::repeats(const Line& a, const Line& b) const {
    if (last_round() || a.halves == b.halves) return false;
    const auto& higher = a.halves > b.halves ? a : b;
    const auto& lower = a.halves > b.halves ? b : a;
    return higher.arrow == -1 || lower.arrow == 1;
}

}
