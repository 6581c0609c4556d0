#include "ledger.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace hakem::test::ulusal {

namespace {

int halves_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
    case Outcome::pairing_bye:
    case Outcome::full_bye:
        return 2;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::half_bye:
    case Outcome::adjourned:
        return 1;
    default:
        return 0;
    }
}

const RoundEntry* entry_of(const Player& player, int round) {
    return static_cast<std::size_t>(round) <= player.rounds.size()
               ? &player.rounds[static_cast<std::size_t>(round - 1)]
               : nullptr;
}

void add(Line& line, const RoundEntry& entry) {
    line.halves += halves_of(entry.outcome);
    const bool forfeit =
        entry.outcome == Outcome::forfeit_win || entry.outcome == Outcome::forfeit_loss;
    if (entry.opponent != 0 && !forfeit) {
        line.met.insert(entry.opponent);
        line.colours += entry.colour == Colour::white ? 'w' : 'b';
    }
    line.unfinished |= entry.outcome == Outcome::adjourned;
    line.had_bye |= entry.outcome == Outcome::pairing_bye || entry.outcome == Outcome::full_bye ||
                    entry.outcome == Outcome::forfeit_win;
}

}

Ledger::Ledger(const Tournament& tournament, int round)
    : round_(round), rounds_(tournament.scheduled_rounds) {
    std::map<std::int32_t, Line> all;
    for (const auto& player : tournament.players) all[player.id].number = player.id;
    for (int r = 1; r < round; ++r) {
        const auto before = all; // scores as the round was paired
        for (const auto& player : tournament.players) {
            const auto* entry = entry_of(player, r);
            if (entry == nullptr) continue;
            auto& line = all[player.id];
            add(line, *entry);
            if (entry->opponent == 0) continue;
            const int own = before.at(player.id).halves, other = before.at(entry->opponent).halves;
            const int mark = own > other ? -1 : own < other ? 1 : 0;
            if (mark != 0) line.arrow = line.arrow == -mark ? 0 : mark;
        }
    }
    for (const auto& player : tournament.players) {
        const auto* entry = entry_of(player, round);
        if (entry == nullptr || entry->opponent != 0 || entry->outcome == Outcome::pairing_bye ||
            entry->outcome == Outcome::absent)
            lines_.push_back(all[player.id]);
    }
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
