#pragma once
/// What files are to be judged by, as it was typed.

#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct JudgingOptions {
    std::string profile = "club";                 ///< a name, or the path of a file
    std::vector<std::filesystem::path> overrides; ///< files
    std::vector<std::string> off;                 ///< "RTG-0117=known to be strong"
    std::filesystem::path list;                   ///< that players are held against; empty = none
    std::filesystem::path plan;                   ///< a schedule; empty = none
    std::string date;                             ///< day of the report; empty = see reference_day
};

}
