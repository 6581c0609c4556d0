#pragma once
/// The part of a file that is in memory: it grows while a game is looked for, and what was read is
/// dropped.

#include "bytes.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::pgn {

class Window {
public:
    /// Bytes in memory: all of them are the window.
    explicit Window(std::string_view bytes) : view_(bytes), whole_(true) {}
    /// A text of our own.
    explicit Window(std::string text) : text_(std::move(text)), view_(text_), whole_(true) {}
    /// A file, `step` bytes at a time. Throws Error file_trouble.
    Window(const std::filesystem::path& path, std::size_t step);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    const char* begin() const { return view_.data(); }
    const char* end() const { return view_.data() + view_.size(); }
    std::size_t size() const { return view_.size(); }
    /// Whether the file ends where the window does.
    bool whole() const { return whole_; }

    /// Reads on behind the end; the bytes may move. Throws Error file_trouble.
    void more();
    /// The first bytes are no longer needed.
    void drop(std::size_t count);

    std::uint64_t offset() const { return offset_; } ///< of begin() in the file
    std::uint32_t line() const { return line_; }     ///< of begin(), 1-based
    /// Whether begin() stands at the beginning of a line.
    bool at_line_start() const { return before_ == '\n' || before_ == '\r'; }

private:
    int descriptor_ = -1;
    std::string name_;
    std::string text_;
    std::vector<char> room_;
    std::size_t step_ = 0;
    std::string_view view_; // in room_, text_ or the caller's bytes
    bool whole_ = false;
    std::uint64_t offset_ = 0;
    std::uint32_t line_ = 1;
    char before_ = '\n'; // the byte before begin()
};

}
