#include "input.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace hakem::lists {

namespace {

class File final : public Input {
public:
    explicit File(std::filesystem::path path)
        : path_(std::move(path)), descriptor_(::open(path_.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (descriptor_ < 0) fail();
    }
    ~File() override {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    std::size_t read(char* into, std::size_t room) override {
        for (;;) {
            const auto count = ::read(descriptor_, into, room);
            if (count >= 0) return static_cast<std::size_t>(count);
            if (errno != EINTR) fail();
        }
    }

private:
    [[noreturn]] void fail() const {
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {path_.string(), system_reason(errno)});
    }

    std::filesystem::path path_;
    int descriptor_;
};

/// Pairs of bytes are decoded in blocks; a character of two pairs is kept whole.
class Utf16 final : public Input {
public:
    explicit Utf16(std::unique_ptr<Input> input) : input_(std::move(input)) {
        const auto mark = first_bytes(*input_, 2);
        high_ = mark.starts_with("\xFE\xFF") ? 0 : 1;
    }

    std::size_t read(char* into, std::size_t room) override {
        while (text_.empty() && fill()) {
        }
        const auto count = std::min(room, text_.size());
        std::copy_n(text_.data(), count, into);
        text_.erase(0, count);
        return count;
    }

private:
    bool fill() {
        const auto more = first_bytes(*input_, 1 << 14);
        raw_ += more;
        auto whole = raw_.size() / 2 * 2;
        // The first half of a pair of surrogates waits for the second.
        const bool half = whole >= 2 && !more.empty() && (raw_[whole - 2 + high_] & 0xFC) == 0xD8;
        if (half) whole -= 2;
        text_ = decode_as(std::string_view(raw_).substr(0, whole),
                          high_ == 0 ? "UTF-16BE" : "UTF-16LE");
        raw_.erase(0, whole);
        return !more.empty();
    }

    std::unique_ptr<Input> input_;
    std::size_t high_ = 1; ///< place of the upper byte in a pair
    std::string raw_, text_;
};

class Bytes final : public Input {
public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}
    std::size_t read(char* into, std::size_t room) override {
        const auto count = std::min(room, rest_.size());
        std::copy_n(rest_.data(), count, into);
        rest_.remove_prefix(count);
        return count;
    }

private:
    std::string_view rest_;
};

}

std::unique_ptr<Input> read_file(const std::filesystem::path& path) {
    return std::make_unique<File>(path);
}

std::unique_ptr<Input> read_bytes(std::string_view bytes) { return std::make_unique<Bytes>(bytes); }

bool is_utf16(std::string_view head) {
    return head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF");
}

std::unique_ptr<Input> read_utf16(std::unique_ptr<Input> input) {
    return std::make_unique<Utf16>(std::move(input));
}

std::string first_bytes(Input& input, std::size_t count) {
    std::string bytes;
    std::size_t got = 0;
    for (;;) {
        // Room for what may come grows with what came.
        bytes.resize(std::min(count, std::max<std::size_t>(2 * got, 1 << 14)));
        while (got < bytes.size()) {
            const auto more = input.read(bytes.data() + got, bytes.size() - got);
            if (more == 0) {
                bytes.resize(got);
                return bytes;
            }
            got += more;
        }
        if (got == count) return bytes;
    }
}

bool Buffer::more() {
    if (at_end_) return false;
    if (begin_ > 0) {
        std::memmove(bytes_.get(), bytes_.get() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    // One byte is left free: a parser may end the text there.
    const auto room = size_ - 1 - end_;
    if (room == 0) return false;
    const auto count = input_.read(bytes_.get() + end_, room);
    at_end_ = count == 0;
    end_ += count;
    return count > 0;
}

}
