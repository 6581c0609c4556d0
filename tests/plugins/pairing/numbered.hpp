#pragma once
/// Fields before round 1 and the order in which a system numbers them.

#include "support.hpp"
#include <hakem/pairing_system.hpp>

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::test {

/// A player as entered: title, name, ELO, UKD.
struct Entry {
    std::string title, name;
    std::int32_t rating = 0, national_rating = 0;
};

/// Players in the order of entry, numbered by it.
inline Tournament entered(std::string type, const std::vector<Entry>& entries) {
    Tournament tournament;
    tournament.federation = "TUR";
    tournament.type = std::move(type);
    tournament.scheduled_rounds = 5;
    for (const auto& entry : entries) {
        auto& player = tournament.players.emplace_back();
        player.id = static_cast<std::int32_t>(tournament.players.size());
        player.title = entry.title;
        player.name = entry.name;
        player.rating = entry.rating;
        player.national_rating = entry.national_rating;
    }
    return tournament;
}

/// A team as entered: name and the UKDs of its list, 0 = none.
struct TeamEntry {
    std::string name;
    std::vector<std::int32_t> ukds;
};

inline Tournament entered_teams(std::string type, const std::vector<TeamEntry>& entries,
                                std::string boards = "WBWB") {
    Tournament tournament;
    tournament.federation = "TUR";
    tournament.type = std::move(type);
    tournament.team_colours = std::move(boards);
    tournament.scheduled_rounds = 3;
    for (const auto& entry : entries) {
        auto& team = tournament.teams.emplace_back();
        team.id = static_cast<std::int32_t>(tournament.teams.size());
        team.name = entry.name;
        for (const auto ukd : entry.ukds) {
            auto& player = tournament.players.emplace_back();
            player.id = static_cast<std::int32_t>(tournament.players.size());
            player.name = "Oyuncu, " + std::to_string(player.id);
            player.national_rating = ukd;
            team.players.push_back(player.id);
        }
    }
    return tournament;
}

/// The numbering with its reasons; findings are the caller's.
inline Numbering numbered(const Tournament& tournament, std::string_view system,
                          std::optional<std::uint64_t> lot, Diagnostics& diagnostics) {
    PairingRequest request;
    request.lot = lot;
    request.explain = true;
    return registry().get<PairingSystem>(system).number(tournament, request, diagnostics);
}

inline Numbering numbered(const Tournament& tournament, std::string_view system,
                          std::optional<std::uint64_t> lot = std::nullopt) {
    Diagnostics diagnostics;
    auto numbering = numbered(tournament, system, lot, diagnostics);
    BOOST_TEST(diagnostics.all().empty());
    BOOST_TEST(numbering.decisions.size() == numbering.ids.size());
    return numbering;
}

/// "title alphabet": what put each but the first below the one before.
inline std::string criteria_of(const Numbering& numbering) {
    constexpr std::string_view before = "numbering.reason.";
    std::string text;
    for (std::size_t k = 1; k < numbering.decisions.size(); ++k)
        text += (k > 1 ? " " : "") + numbering.decisions[k].reason.substr(before.size());
    return text;
}

/// Old numbers in the new order, a blank between them.
inline std::string order_of(const Numbering& numbering) {
    std::string text;
    for (const auto id : numbering.ids) text += (text.empty() ? "" : " ") + std::to_string(id);
    return text;
}

}
