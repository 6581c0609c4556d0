#include "record.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <cstring>

namespace hakem::trf {

std::string_view bare(std::string_view text) {
    std::size_t from = 0, to = text.size();
    while (from < to && is_blank(text[from])) ++from;
    while (to > from && is_blank(text[to - 1])) --to;
    return text.substr(from, to - from);
}

bool is_ascii(std::string_view text) {
    std::size_t i = 0;
    for (std::uint64_t block; i + sizeof block <= text.size(); i += sizeof block) {
        std::memcpy(&block, text.data() + i, sizeof block);
        if ((block & 0x8080808080808080u) != 0) return false;
    }
    for (; i < text.size(); ++i)
        if (static_cast<unsigned char>(text[i]) >= 0x80) return false;
    return true;
}

RecordLine::RecordLine(std::string_view text) : text_(text) {
    length_ = static_cast<std::int32_t>(text.size());
    if (is_ascii(text)) return;
    starts_.reserve(text.size() + 1);
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            starts_.push_back(static_cast<std::uint32_t>(i));
    length_ = static_cast<std::int32_t>(starts_.size());
    starts_.push_back(static_cast<std::uint32_t>(text.size()));
}

std::string_view RecordLine::raw(Columns columns) const {
    const auto from = columns.from - 1;
    const auto to = std::min(columns.to, length_);
    if (from >= to) return {};
    if (starts_.empty())
        return text_.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
    const auto begin = starts_[static_cast<std::size_t>(from)];
    return text_.substr(begin, starts_[static_cast<std::size_t>(to)] - begin);
}

bool is_number(std::string_view text) {
    return !text.empty() && text.size() <= 9 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::int32_t to_number(std::string_view text) {
    std::int32_t value = 0;
    for (const char c : text) value = value * 10 + (c - '0');
    return value;
}

RowBuilder::RowBuilder(std::string_view line) {
    constexpr std::int32_t longest = 8192;
    const RecordLine record(line);
    for (std::int32_t column = 1; column <= std::min(record.length(), longest); ++column)
        characters_.emplace_back(record.raw({column, column}));
    tail_ = record.rest(longest + 1);
}

void RowBuilder::put(Columns columns, std::string_view text) {
    const RecordLine record(text);
    if (characters_.size() < static_cast<std::size_t>(columns.to))
        characters_.resize(static_cast<std::size_t>(columns.to), " ");
    for (std::int32_t i = 0; i < columns.width(); ++i) {
        auto& character = characters_[static_cast<std::size_t>(columns.from - 1 + i)];
        character = i < record.length() ? std::string(record.raw({i + 1, i + 1})) : " ";
    }
}

void RowBuilder::cut(std::int32_t from) {
    tail_.clear();
    if (characters_.size() >= static_cast<std::size_t>(from))
        characters_.resize(static_cast<std::size_t>(from - 1));
}

std::string RowBuilder::text() const {
    std::string line;
    for (const auto& character : characters_) line += character;
    return line + tail_;
}

std::string align_left(std::string_view text, std::int32_t width) {
    std::string result(text);
    for (auto i = static_cast<std::int32_t>(length_of(text)); i < width; ++i) result += ' ';
    return result;
}

std::string align_right(std::string_view text, std::int32_t width) {
    const auto length = static_cast<std::int32_t>(length_of(text));
    return std::string(static_cast<std::size_t>(std::max(width - length, 0)), ' ') +
           std::string(text);
}

}
