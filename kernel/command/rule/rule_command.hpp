#pragma once
/// What `hakem rule` was asked: an incident as it is told on the command line.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct RuleCommand {
    std::string rule; ///< id of the plugin: touch, promotion, illegal

    std::string fen;
    std::vector<std::string> touched, adjusted, accidental, late; ///< squares, in order
    bool order_unclear = false, claim_lost = false;
    std::string released, completed; ///< "g6h5", "e7e8=Q", or a move in the user's letters
    std::string placed;              ///< "d1=R"

    std::filesystem::path pgn;
    int game = 1;
    std::string ply; ///< "118" or "59...d1"; empty = the only promotion
    std::string stands_as;

    std::string illegal_case = "completed";
    std::string player; ///< white, black; empty = on move in the position
    bool opponent_moved = false, claimed = false, mended = false;

    std::string time = "standard";
    bool supervised = true;
    int count = 1;
    std::string edition, date;
    std::string notation = "short";
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

}
