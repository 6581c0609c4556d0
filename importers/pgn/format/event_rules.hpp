#pragma once
/// What decides pairings and points and has no tag in the PGN standard, as texts of tags of ours.

#include <hakem/tournament.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::pgn {

/// EventScoring: "win 3.0, draw 1.0": what differs from 1-½-0; empty where nothing does.
std::string scoring_text(const Scoring& scoring);
/// Nothing where it is no such text.
std::optional<Scoring> read_scoring(std::string_view text);

/// EventAccelerations: "1-14 in 1-3: 1.0 0.0; ...": players, rounds, points (of teams game points),
/// match points.
std::string accelerations_text(const std::vector<Acceleration>& accelerations);
std::optional<std::vector<Acceleration>> read_accelerations(std::string_view text);

/// EventProhibited: "3 7 12 in 1-9; 4 5 in 0-0": no two of these players meet in these rounds; 0 =
/// all.
std::string prohibited_text(const std::vector<ProhibitedPairing>& prohibited);
std::optional<std::vector<ProhibitedPairing>> read_prohibited(std::string_view text);

}
