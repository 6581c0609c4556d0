#pragma once
/// Events written down in a test: one line a player, one word a round.

#include <hakem/tournament.hpp>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// "12w1": opponent, colour, result; a lone "U", "H", "F", "Z" is a bye, "." no entry.
inline RoundEntry entry(const std::string& word) {
    RoundEntry entry;
    if (word == ".") return entry;
    entry.outcome = static_cast<Outcome>(word.back());
    if (word.size() == 1) return entry;
    std::size_t digits = 0;
    entry.opponent = std::stoi(word, &digits);
    const char colour = word.at(digits);
    entry.colour = colour == 'w' ? Colour::white : colour == 'b' ? Colour::black : Colour::none;
    return entry;
}

/// Player 1 is the first line; the event has as many rounds as words unless `rounds` says more.
inline Tournament event(std::string_view type, const std::vector<std::string>& lines,
                        int rounds = 0) {
    Tournament tournament;
    tournament.type = type;
    for (const auto& line : lines) {
        auto& player = tournament.players.emplace_back();
        player.id = static_cast<std::int32_t>(tournament.players.size());
        player.name = "P" + std::to_string(player.id);
        std::istringstream words(line);
        for (std::string word; words >> word;) player.rounds.push_back(entry(word));
        tournament.scheduled_rounds =
            std::max(tournament.scheduled_rounds, static_cast<std::int32_t>(player.rounds.size()));
    }
    if (rounds > 0) tournament.scheduled_rounds = rounds;
    return tournament;
}

inline Tournament swiss(const std::vector<std::string>& lines, int rounds = 0) {
    return event("Individual: Swiss-System", lines, rounds);
}

inline Tournament round_robin(const std::vector<std::string>& lines, int rounds = 0) {
    return event("Individual: Round-Robin", lines, rounds);
}

}
