#pragma once
/// Small events in one line a player, and pairings as text.

#include <hakem/pairing_system.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// Players 1, 2, 3 ... by what their rounds brought: "4w1" is a win with White against 4, "4b="
/// a draw with Black, "U", "H", "F", "Z" byes, "." nothing.
inline Tournament small_event(std::initializer_list<std::string_view> players, int rounds,
                              std::optional<Colour> initial = Colour::white) {
    Tournament tournament;
    tournament.encoded_type = "FIDE_DUTCH";
    tournament.scheduled_rounds = rounds;
    tournament.initial_colour = initial;
    for (const std::string_view text : players) {
        Player player;
        player.id = static_cast<std::int32_t>(tournament.players.size()) + 1;
        player.name = fmt::format("Oyuncu, {}", player.id);
        std::istringstream words{std::string(text)};
        for (std::string word; words >> word;) {
            RoundEntry entry;
            const auto colour = word.find_first_of("wb");
            if (word != ".") entry.outcome = static_cast<Outcome>(word.back());
            if (colour != std::string::npos) {
                entry.opponent = std::stoi(word.substr(0, colour));
                entry.colour = word[colour] == 'w' ? Colour::white : Colour::black;
            }
            player.rounds.push_back(entry);
        }
        tournament.players.push_back(std::move(player));
    }
    return tournament;
}

/// "1-4 5-2 3-0": White first, in the order given, a bye as 0.
inline std::string text_of(const std::vector<Pair>& pairs) {
    std::string text;
    for (const Pair& pair : pairs)
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", pair.white, pair.black);
    return text;
}

/// The same; "none" where there is no pairing.
inline std::string text_of(const std::optional<RoundPairing>& pairing) {
    return pairing ? text_of(pairing->pairs) : "none";
}

}
