#pragma once
/// What `hakem batch` was asked.

#include "command/check/judging_options.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

struct BatchCommand {
    std::vector<std::filesystem::path> inputs; ///< files, folders, packages
    std::filesystem::path files_from;          ///< paths, one a line; "-" = stdin
    std::filesystem::path out;
    std::vector<std::string> to = {"html", "xlsx"};
    bool resume = false, dry_run = false, keep_going = false, fail_fast = false, jsonl = false;
    bool year_book = false, redact = false;
    std::string date;                   ///< of letters: "2026-11-30"
    std::optional<std::uint32_t> watch; ///< seconds that a file must have been left alone
    std::uint32_t watch_runs = 0;       ///< 0 = until Ctrl-C
    std::uint32_t jobs = 0;             ///< 0 = one for each core
    std::uint32_t file_time = 30;       ///< seconds
    std::uint32_t file_size = 64;       ///< MB
    JudgingOptions judging;
    std::filesystem::path rated;    ///< state folder; empty = none
    std::filesystem::path expected; ///< list of events that should have come; empty = none
};

}
