#pragma once
/// The games of a PGN put beside the pairings of a tournament.

#include "command.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <filesystem>

namespace hakem::command {

/// Gives the tournament the texts of the games in the file. Players are found by FIDE id, else by
/// folded name, games by round and players. Results and pairings of the tournament stay as they
/// are: whatever differs is said, and a game that fits no pairing is left out.
void merge_games(Session session, Tournament& tournament, const std::filesystem::path& path,
                 Diagnostics& diagnostics);

/// The same of a PGN that was read.
void merge_games(Tournament& tournament, const Tournament& games, Diagnostics& diagnostics);

}
