#include "descriptor.hpp"
#include "line_encoding.hpp"
#include <hakem/error.hpp>
#include <hakem/source.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem {

namespace {

[[noreturn]] void fail_reading(const std::string& name, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-read", {name, system_reason(reason)});
}

[[noreturn]] void throw_no_file(const std::string& name) {
    throw Error(ExitCode::file_trouble, "error.not-a-file", {name});
}

/// Reads a file whole. It may grow meanwhile, so the limit is watched while reading.
std::string read_all(const std::string& name, int descriptor, std::uintmax_t expected) {
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(expected));
    char buffer[1 << 16];
    for (;;) {
        const auto count = ::read(descriptor, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_reading(name, errno);
        if (count == 0) return bytes;
        bytes.append(buffer, static_cast<std::size_t>(count));
        if (bytes.size() > Source::size_limit)
            throw Error(ExitCode::limit_hit, "error.file-too-large",
                        {name, std::to_string(Source::size_limit >> 20)});
    }
}

LineEnd end_at(std::string_view text, std::size_t position) {
    if (position >= text.size()) return LineEnd::none;
    if (text[position] == '\n') return LineEnd::lf;
    return position + 1 < text.size() && text[position + 1] == '\n' ? LineEnd::crlf : LineEnd::cr;
}

/// Where the next CR or LF stands; memchr is several times as fast as a search for either.
class LineEndFinder {
public:
    explicit LineEndFinder(std::string_view text) : text_(text) {}

    std::size_t next(std::size_t from) {
        if (lf_ < from || lf_ == unset) lf_ = find('\n', from);
        if (cr_ < from || cr_ == unset) cr_ = find('\r', from);
        return std::min(lf_, cr_);
    }

private:
    static constexpr std::size_t unset = static_cast<std::size_t>(-1);

    std::size_t find(char wanted, std::size_t from) const {
        const auto found = text_.find(wanted, from);
        return found == std::string_view::npos ? text_.size() : found;
    }

    std::string_view text_;
    std::size_t lf_ = unset, cr_ = unset;
};

std::vector<Line> cut_into_lines(std::string_view text) {
    std::vector<Line> lines;
    LineEndFinder finder(text);
    std::size_t from = 0;
    while (from < text.size()) {
        const auto stop = finder.next(from);
        const auto end = end_at(text, stop);
        lines.push_back({text.substr(from, stop - from), end});
        from = stop + bytes_of(end).size();
    }
    return lines;
}

}

std::string_view bytes_of(LineEnd end) {
    switch (end) {
    case LineEnd::none:
        return "";
    case LineEnd::lf:
        return "\n";
    case LineEnd::crlf:
        return "\r\n";
    case LineEnd::cr:
        return "\r";
    }
    return "";
}

std::shared_ptr<const Source> Source::load(const std::filesystem::path& path) {
    const auto name = path.string();
    // A pipe that nobody writes to must not hold us.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (file.get() < 0 && errno == ENXIO) throw_no_file(name); // a socket
    if (file.get() < 0) fail_reading(name, errno);
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) fail_reading(name, errno);
    if (S_ISDIR(status.st_mode)) fail_reading(name, EISDIR);
    if (!S_ISREG(status.st_mode)) throw_no_file(name);
    const auto size = static_cast<std::uintmax_t>(status.st_size);
    if (size > size_limit)
        throw Error(ExitCode::limit_hit, "error.file-too-large",
                    {name, std::to_string(size_limit >> 20)});
    return from_bytes(name, read_all(name, file.get(), size));
}

std::shared_ptr<const Source> Source::from_bytes(std::string name, std::string bytes) {
    std::shared_ptr<Source> source(new Source);
    source->name_ = std::move(name);
    source->size_ = bytes.size();
    source->head_ = bytes.substr(0, 4096);
    source->decode_text(std::move(bytes));
    source->lines_ = cut_into_lines(source->text_);
    return source;
}

void Source::decode_text(std::string bytes) {
    if (auto mixed = decode_mixed(bytes)) {
        text_ = std::move(mixed->text);
        encoding_ = "UTF-8";
        had_bom_ = mixed->had_bom;
        encoding_assumed_ = mixed->damaged;
        foreign_lines_ = std::move(mixed->lines);
        foreign_encoding_ = std::move(mixed->page);
    } else {
        auto decoded = decode(std::move(bytes));
        text_ = std::move(decoded.text);
        encoding_ = std::move(decoded.encoding);
        had_bom_ = decoded.had_bom;
        encoding_assumed_ = decoded.assumed;
    }
    if (encoding_ != "UTF-8") return;
    if (auto right = restore_twice_encoded(text_)) {
        text_ = std::move(right->text);
        twice_encoded_lines_ = std::move(right->lines);
    }
}

namespace {

/// Where lines (numbers of the old order) stand in a new one.
std::vector<std::uint32_t> in_order(const std::vector<std::uint32_t>& lines,
                                    const std::vector<std::uint32_t>& order) {
    std::vector<std::uint32_t> places;
    for (std::uint32_t i = 0; !lines.empty() && i < order.size(); ++i)
        if (std::binary_search(lines.begin(), lines.end(), order[i])) places.push_back(i + 1);
    return places;
}

}

std::shared_ptr<const Source> Source::reordered(const std::vector<std::uint32_t>& order) const {
    std::shared_ptr<Source> source(new Source);
    source->name_ = name_;
    source->encoding_ = encoding_;
    source->head_ = head_;
    source->size_ = size_;
    source->had_bom_ = had_bom_;
    source->encoding_assumed_ = encoding_assumed_;
    source->foreign_encoding_ = foreign_encoding_;
    source->foreign_lines_ = in_order(foreign_lines_, order);
    source->twice_encoded_lines_ = in_order(twice_encoded_lines_, order);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        source->text_ += lines_[order[i] - 1].text;
        source->text_ += bytes_of(lines_[i].end);
    }
    source->lines_ = cut_into_lines(source->text_);
    return source;
}

}
