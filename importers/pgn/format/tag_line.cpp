#include "tag_line.hpp"

#include "bytes.hpp"

#include <algorithm>
#include <cstring>

namespace hakem::pgn {

namespace {

/// A name is no longer than this.
constexpr std::ptrdiff_t longest_name = 255;

bool is_gap(char c) { return c == ' ' || c == '\t'; }

const char* skip_gap(const char* at, const char* end) {
    while (at != end && is_gap(*at)) ++at;
    return at;
}

const char* end_of_name(const char* at, const char* end) {
    const char* limit = at + std::min(end - at, longest_name);
    while (at != limit && (is_name(*at) || is_high(*at))) ++at;
    return at;
}

/// Blanks at the end of [from, to) left out.
const char* without_gap(const char* from, const char* to) {
    while (to != from && is_gap(to[-1])) --to;
    return to;
}

/// A tag while it is read.
struct Line {
    const char *begin, *at, *end;
    bool whole;

    Span span(const char* from, const char* to) const {
        return {static_cast<std::uint32_t>(from - begin), static_cast<std::uint32_t>(to - begin)};
    }
};

/// The quote that ends a value and has its bracket: the first that no backslash escapes. A quote
/// without a bracket behind it belongs to the value: [Event "The "Open" of Ankara"].
const char* closing_quote(const char* from, const char* line_end, bool escapes, bool& inner) {
    inner = false;
    for (const char* at = from; at != line_end; ++at) {
        if (escapes && *at == '\\' && at + 1 != line_end && (at[1] == '"' || at[1] == '\\')) {
            ++at;
            continue;
        }
        if (*at != '"') continue;
        const char* behind = skip_gap(at + 1, line_end);
        if (behind != line_end && *behind == ']') return at;
        inner = true;
    }
    return line_end;
}

/// A value that is not plain: escapes, quotes in it, no quote or no bracket at its end.
void read_hard_value(Line& line, const char* from, const char* line_end, Tag& tag, Flaws& flaws) {
    bool inner = false;
    const char* quote = closing_quote(from, line_end, true, inner);
    if (quote == line_end && std::memchr(from, '\\', static_cast<std::size_t>(line_end - from))) {
        // [Event "Tournament \"]: the backslash was meant as itself.
        quote = closing_quote(from, line_end, false, inner);
        if (quote != line_end) flaws.add("PGN-0011", line.span(quote - 1, quote + 1));
    }
    if (quote != line_end) {
        tag.value = line.span(from, quote);
        if (inner) flaws.add("PGN-0010", tag.value);
        line.at = static_cast<const char*>(
                      std::memchr(quote, ']', static_cast<std::size_t>(line_end - quote))) +
                  1;
    } else {
        // The last quote of the line, or its last bracket, or its end.
        const char* to = without_gap(from, line_end);
        const bool bracket = to != from && to[-1] == ']';
        if (bracket) to = without_gap(from, to - 1);
        const bool quoted = to != from && to[-1] == '"';
        if (quoted) --to;
        tag.value = line.span(from, to);
        flaws.add(bracket ? "PGN-0012" : "PGN-0013", line.span(to, line_end));
        line.at = line_end;
    }
    const auto length = static_cast<std::size_t>(tag.value.size());
    tag.escaped = std::memchr(line.begin + tag.value.from, '\\', length) != nullptr;
}

/// [Event Some open]: a value without quotes.
TagReading read_bare_value(Line& line, const char* from, Tag& tag, Flaws& flaws) {
    const char* line_end = find_line_end(from, line.end);
    if (line_end == line.end && !line.whole) return TagReading::open;
    const auto* bracket =
        static_cast<const char*>(std::memchr(from, ']', static_cast<std::size_t>(line_end - from)));
    if (bracket == nullptr) return TagReading::other;
    const char* to = without_gap(from, bracket);
    if (to != from && to[-1] == '"') --to;
    tag.value = line.span(from, to);
    flaws.add("PGN-0012", line.span(from, bracket));
    line.at = bracket + 1;
    return TagReading::tag;
}

}

TagReading read_tag(const char* begin, const char*& at, const char* end, bool whole, Tag& tag,
                    Flaws& flaws) {
    Line line{begin, at, end, whole};
    const char* name = skip_gap(at + 1, end);
    const char* name_end = end_of_name(name, end);
    const char* value = skip_gap(name_end, end);
    if (value == end && !whole) return TagReading::open;
    if (name_end == name || value == end) return TagReading::other;
    tag = {line.span(name, name_end), {}, false, false};
    if (*value != '"') {
        // A name, a blank and a bracket are wanted, or any bracket would be a tag.
        if (value == name_end && *value != ']') return TagReading::other;
        const auto reading = read_bare_value(line, value, tag, flaws);
        if (reading == TagReading::tag) at = line.at;
        return reading;
    }
    const char* mark = find_mark(++value, end, marks_of_value);
    if (end - mark < 2 && !whole) return TagReading::open;
    if (end - mark >= 2 && mark[0] == '"' && mark[1] == ']') {
        tag.value = line.span(value, mark);
        at = mark + 2;
        return TagReading::tag;
    }
    const char* line_end = find_line_end(mark, end);
    if (line_end == end && !whole) return TagReading::open;
    read_hard_value(line, value, line_end, tag, flaws);
    at = line.at;
    return TagReading::tag;
}

TagReading looks_like_tag(const char* at, const char* end, bool whole) {
    const char* name = skip_gap(at + 1, end);
    const char* name_end = end_of_name(name, end);
    const char* value = skip_gap(name_end, end);
    if (value == end) return whole ? TagReading::other : TagReading::open;
    return name_end != name && *value == '"' ? TagReading::tag : TagReading::other;
}

}
