#pragma once
/// Bytes of a list, front to back, wherever they come from.

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace hakem::lists {

class Input {
public:
    virtual ~Input() = default;
    /// Fills `into` with up to `room` bytes; 0 at the end. Throws Error.
    virtual std::size_t read(char* into, std::size_t room) = 0;
};

/// A file as it is.
std::unique_ptr<Input> read_file(const std::filesystem::path& path);

/// Bytes in memory, that must live as long.
std::unique_ptr<Input> read_bytes(std::string_view bytes);

/// UTF-16 with its mark, as spreadsheets save "Unicode text", turned into UTF-8.
std::unique_ptr<Input> read_utf16(std::unique_ptr<Input> input);
bool is_utf16(std::string_view head);

/// The first bytes of an input, at most `count`.
std::string first_bytes(Input& input, std::size_t count);

/// The bytes of an input, front to back, through a buffer: looked at without being taken.
class Buffer {
public:
    explicit Buffer(Input& input, std::size_t size = 1 << 18)
        : input_(input), bytes_(std::make_unique_for_overwrite<char[]>(size)), size_(size) {}

    /// What is in the buffer and not yet taken; it may be changed.
    char* data() { return bytes_.get() + begin_; }
    std::string_view view() const { return {bytes_.get() + begin_, end_ - begin_}; }

    /// Reads more behind it; false at the end of the input, or where the buffer is full.
    bool more();
    bool at_end() const { return at_end_; }
    void take(std::size_t count) { begin_ += count; }

private:
    Input& input_;
    std::unique_ptr<char[]> bytes_;
    std::size_t size_, begin_ = 0, end_ = 0;
    bool at_end_ = false;
};

}
