#pragma once
/// Fields without results, and their schedules as text.

#include "support.hpp"
#include <hakem/pairing_system.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace hakem::test {

/// Players with these starting numbers, in this order of the file.
inline Tournament field_of(const std::vector<std::int32_t>& ids) {
    Tournament tournament;
    for (const std::int32_t id : ids) {
        Player player;
        player.id = id;
        player.name = fmt::format("Oyuncu, {}", id);
        tournament.players.push_back(std::move(player));
    }
    return tournament;
}

/// Players 1 to n.
inline Tournament field_of(int n) {
    std::vector<std::int32_t> ids;
    for (int id = 1; id <= n; ++id) ids.push_back(id);
    return field_of(ids);
}

inline const PairingSystem& round_robin() { return registry().get<PairingSystem>("round-robin"); }

/// The whole schedule; findings fail the test.
inline std::vector<RoundPairing> schedule_of(const Tournament& tournament, PairingRequest request) {
    request.all_rounds = true;
    Diagnostics diagnostics;
    std::vector<RoundPairing> rounds = round_robin().pair(tournament, request, diagnostics);
    BOOST_TEST(diagnostics.count(Severity::warning) == 0u);
    BOOST_TEST(!diagnostics.has_errors());
    return rounds;
}

inline std::vector<RoundPairing> schedule_of(int n, bool twice = false) {
    PairingRequest request;
    request.double_cycle = twice;
    return schedule_of(field_of(n), request);
}

/// "1-4 2-3", a bye as "4-0".
inline std::string text_of(const RoundPairing& round) {
    std::string text;
    for (const Pair& pair : round.pairs)
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", pair.white, pair.black);
    return text;
}

/// Rounds separated by " | ".
inline std::string text_of(const std::vector<RoundPairing>& rounds) {
    std::string text;
    for (const RoundPairing& round : rounds) text += (text.empty() ? "" : " | ") + text_of(round);
    return text;
}

}
