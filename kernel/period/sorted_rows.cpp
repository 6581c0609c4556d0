#include "sorted_rows.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>

namespace hakem::period {

namespace {

constexpr char between = '\x1f';
constexpr std::size_t field_count = 20;

[[noreturn]] void fail(const std::filesystem::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), system_reason(errno)});
}

int nameless_file(const std::filesystem::path& folder) {
    const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0) return file;
    auto name = (folder / "hakem-XXXXXX").string();
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named < 0) fail(name);
    ::unlink(name.c_str());
    return named;
}

/// A text of the list has no control characters; one that has loses them here.
void add_text(std::string& line, std::string_view text) {
    if (text.find(between) == std::string_view::npos)
        line += text;
    else
        line += printable(text);
    line += between;
}

std::string line_of(const ListRow& row) {
    std::string line;
    for (const auto* text :
         {&row.name, &row.fide_id, &row.national_id, &row.federation, &row.title, &row.club})
        add_text(line, *text);
    line += fmt::format("{1}{0}{2}{0}{3}{0}{4}{0}{5}{0}{6}{0}{7}{0}{8}{0}{9}{0}{10}{0}{11}{0}{12}"
                        "{0}{13}{0}{14}",
                        between, static_cast<int>(row.sex), row.birth_year, row.before,
                        row.change ? std::to_string(*row.change) : std::string(), row.after, row.k,
                        row.games, row.all_games, static_cast<int>(row.status),
                        static_cast<int>(row.played), row.printed_k, row.standard, row.standard_k,
                        static_cast<int>(row.inactive));
    return line;
}

std::int32_t number(std::string_view text) {
    std::int32_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

ListRow row_of(std::string_view line) {
    std::array<std::string_view, field_count> f;
    std::size_t field = 0, begin = 0;
    for (std::size_t at = 0; at <= line.size() && field < field_count; ++at) {
        if (at < line.size() && line[at] != between) continue;
        f[field++] = line.substr(begin, at - begin);
        begin = at + 1;
    }
    ListRow row;
    row.name = f[0];
    row.fide_id = f[1];
    row.national_id = f[2];
    row.federation = f[3];
    row.title = f[4];
    row.club = f[5];
    row.sex = static_cast<Sex>(number(f[6]));
    row.birth_year = number(f[7]);
    row.before = number(f[8]);
    if (!f[9].empty()) row.change = number(f[9]);
    row.after = number(f[10]);
    row.k = number(f[11]);
    row.games = number(f[12]);
    row.all_games = number(f[13]);
    row.status = static_cast<PersonAfter::Status>(number(f[14]));
    row.played = number(f[15]) != 0;
    row.printed_k = number(f[16]);
    row.standard = number(f[17]);
    row.standard_k = number(f[18]);
    row.inactive = number(f[19]) != 0;
    return row;
}

}

SortedRows::SortedRows() : collator_(Language::turkish) {
    file_ = nameless_file(std::filesystem::temp_directory_path());
}

SortedRows::~SortedRows() {
    if (bytes_ != nullptr) ::munmap(const_cast<char*>(bytes_), size_);
    ::close(file_);
}

void SortedRows::flush() {
    std::string_view bytes = waiting_;
    while (!bytes.empty()) {
        const auto count = ::write(file_, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(std::filesystem::temp_directory_path());
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    waiting_.clear();
}

void SortedRows::add(const ListRow& row) {
    const auto key = collator_.key(row.name);
    const auto line = line_of(row);
    places_.push_back(
        {size_, static_cast<std::uint32_t>(key.size()), static_cast<std::uint32_t>(line.size())});
    waiting_ += key;
    waiting_ += line;
    size_ += key.size() + line.size();
    played_ += row.played;
    if (waiting_.size() > (std::size_t{1} << 20)) flush();
}

std::string_view SortedRows::text_of(const Place& place) const {
    return {bytes_ + place.offset, std::size_t{place.key} + place.row};
}

void SortedRows::sort() {
    flush();
    if (size_ == 0) return;
    void* mapped = ::mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, file_, 0);
    if (mapped == MAP_FAILED) fail(std::filesystem::temp_directory_path());
    bytes_ = static_cast<const char*>(mapped);
    // The row stands behind its key: people of one name are in the order of their ids.
    std::sort(places_.begin(), places_.end(), [this](const Place& a, const Place& b) {
        const auto one = text_of(a).substr(0, a.key), other = text_of(b).substr(0, b.key);
        return one != other ? one < other : text_of(a) < text_of(b);
    });
}

void SortedRows::for_each(const std::function<void(ListRow&&)>& take) const {
    for (const auto& place : places_) take(row_of(text_of(place).substr(place.key)));
}

}
