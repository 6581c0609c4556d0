#pragma once
/// Rounds of a file paired again, for comparison with what was played.

#include "support.hpp"
#include <hakem/pairing_system.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::test {

/// White and black of every board; a pairing-allocated bye has black 0.
using Boards = std::set<std::pair<std::int32_t, std::int32_t>>;

inline Boards boards_of(const RoundPairing& round) {
    Boards boards;
    for (const auto& pair : round.pairs) boards.emplace(pair.white, pair.black);
    return boards;
}

/// What the rules give; empty where they give nothing. Round 0 = the next one.
inline Boards paired(const Tournament& tournament, int round, std::string_view edition) {
    PairingRequest request;
    request.round = round;
    request.edition = edition;
    Diagnostics diagnostics;
    const auto rounds =
        registry().get<PairingSystem>("dutch").pair(tournament, request, diagnostics);
    return rounds.empty() ? Boards{} : boards_of(rounds.front());
}

/// As entered in the file, without judging it.
inline Boards played(const Tournament& tournament, int round) {
    Boards boards;
    for (const auto& player : tournament.players) {
        if (player.rounds.size() < static_cast<std::size_t>(round)) continue;
        const auto& entry = player.rounds[static_cast<std::size_t>(round - 1)];
        if (entry.outcome == Outcome::pairing_bye) boards.emplace(player.id, 0);
        if (entry.opponent != 0 && entry.colour == Colour::white)
            boards.emplace(player.id, entry.opponent);
    }
    return boards;
}

inline int rounds_of(const Tournament& tournament) {
    std::size_t rounds = 0;
    for (const auto& player : tournament.players) rounds = std::max(rounds, player.rounds.size());
    return static_cast<int>(rounds);
}

/// How many rounds of a tournament were looked at, and which came out differently.
struct Replay {
    int rounds = 0;
    std::vector<int> different;
};

inline Replay replay(const Tournament& tournament, std::string_view edition) {
    Replay replay;
    for (int round = 1; round <= rounds_of(tournament); ++round) {
        const auto wanted = played(tournament, round);
        if (wanted.empty()) continue;
        ++replay.rounds;
        if (paired(tournament, round, edition) != wanted) replay.different.push_back(round);
    }
    return replay;
}

inline Tournament tournament_of(const std::filesystem::path& file) {
    return tournament(bytes_of_file(file));
}

}
