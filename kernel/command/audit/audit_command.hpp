#pragma once
/// What `hakem audit` was asked.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace hakem::command {

struct AuditPackCommand {
    std::filesystem::path package;    ///< to be written
    std::vector<std::string> command; ///< as it would be typed, without "hakem"
    bool redact = false;              ///< leave the inputs out
    std::uint32_t time = 60;          ///< minutes
};

struct AuditVerifyCommand {
    std::filesystem::path package;
    std::filesystem::path inputs; ///< folder with what --redact left out
    bool version_only = false;    ///< no replay
    std::uint32_t time = 60;      ///< minutes
    std::string to = "text";
};

}
