#pragma once
/// The files of a state folder: checked lines, and what happens where one is damaged.

#include "lines/checked_lines.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace hakem::period {

/// A damaged state folder is told and never guessed at: Error file_trouble with file, line, what.
[[noreturn]] void fail_damaged(const std::filesystem::path& path, std::size_t line,
                               std::string_view what_key);

using lines::checksum_after;

/// Lines of a state folder: a damaged file is an Error file_trouble.
class CheckedLines : public lines::CheckedLines {
public:
    using lines::CheckedLines::CheckedLines;
    void read(const std::function<void(std::string_view, std::size_t)>& take);
};

/// All bytes of a file of the state. Throws Error file_trouble.
std::string bytes_of(const std::filesystem::path& path);

}
