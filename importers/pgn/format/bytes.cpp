#include "bytes.hpp"

#include <cstring>

namespace hakem::pgn {

namespace {

std::uint64_t count_line_feeds(const char* at, const char* end) {
    std::uint64_t count = 0;
    const auto feeds = [](const char* block) { return line_ends_of(block); };
    for (; end - at >= 16; at += 16) count += static_cast<unsigned>(std::popcount(feeds(at)));
    for (; at != end; ++at) count += *at == '\n';
    return count;
}

/// With carriage returns: each counts that no line feed follows.
std::uint64_t count_mixed(const char* at, const char* end, char before) {
    std::uint64_t count = 0;
    for (; at != end; before = *at++) count += *at == '\r' || (*at == '\n' && before != '\r');
    return count;
}

}

std::uint64_t count_lines(const char* at, const char* end, char before) {
    const bool mixed =
        before == '\r' || (at != end && std::memchr(at, '\r', static_cast<std::size_t>(end - at)));
    return mixed ? count_mixed(at, end, before) : count_line_feeds(at, end);
}

}
