#pragma once
/// What holds for an option, and where that comes from.

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::command {

enum class Origin : std::uint8_t { built_in, file, typed };

struct Setting {
    std::vector<std::string> section; ///< "rate", "diff"; empty = of all commands
    std::string key;
    std::vector<std::string> values;
    bool is_switch = false;
    Origin origin = Origin::built_in;
    std::uint32_t line = 0; ///< of the defaults file
};

}
