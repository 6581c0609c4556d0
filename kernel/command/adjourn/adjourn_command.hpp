#pragma once
/// What `hakem adjourn` was asked: values as they were typed; empty = not told.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct AdjournCommand {
    std::string verb; ///< "seal", "open", ...
    std::filesystem::path input;

    int round = 0, board = 0, seat = 0, white = 0; ///< the game
    std::string at;                                ///< by the arbiter's clock

    std::string fen;
    std::filesystem::path pgn;
    int pgn_game = 1;
    std::string left, session_start, session_end, given, next_period, increment, shown;
    int quota = -1;
    bool early = false;

    bool written = false;
    std::filesystem::path lock; ///< public key
    std::string move_from;      ///< a file, or - for the standard input
    std::string letters;        ///< empty = of the language
    std::string stopped, read;
    bool no_own_sheet = false, no_opponent_sheet = false, unclosed = false;
    bool started_opponent = false;
    std::string resume, venue, keeper, default_time;

    std::string player, present, set, text, found, right, move, reason, result;
    std::filesystem::path key;
    bool allowed = false, running = false, position = false;
    bool whole_command = false; ///< undo: all events of the last command

    std::string what, pooled;   ///< print, list
    std::filesystem::path name; ///< key
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

}
