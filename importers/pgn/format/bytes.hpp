#pragma once
/// Fast looks at bytes: SSE2, which every x86-64 has, and plain loops elsewhere.

#include <bit>
#include <cstddef>
#include <cstdint>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace hakem::pgn {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || is_upper(c); }
inline bool is_line_end(char c) { return c == '\n' || c == '\r'; }
inline bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }
/// Blanks and what stands between words like one: controls, NUL and 0x1A among them.
inline bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }
/// Letters of a tag's name.
inline bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }

#if defined(__SSE2__)

/// Sixteen bytes at once, from any address.
class Block {
public:
    explicit Block(const char* at)
        : bytes_(_mm_loadu_si128(reinterpret_cast<const __m128i*>(at))) {}

    __m128i is(char c) const { return _mm_cmpeq_epi8(bytes_, _mm_set1_epi8(c)); }
    /// Bytes that are `c` once the bit `bit` is set: two letters for the price of one.
    __m128i is_with(char bit, char c) const {
        return _mm_cmpeq_epi8(_mm_or_si128(bytes_, _mm_set1_epi8(bit)), _mm_set1_epi8(c));
    }
    /// Bytes from `low` to `low + more`.
    __m128i within(char low, char more) const {
        const auto from_low = _mm_sub_epi8(bytes_, _mm_set1_epi8(low));
        return _mm_cmpeq_epi8(_mm_min_epu8(from_low, _mm_set1_epi8(more)), from_low);
    }

private:
    __m128i bytes_;
};

inline unsigned mask_of(__m128i bytes) { return static_cast<unsigned>(_mm_movemask_epi8(bytes)); }

/// Whether a byte may mean something in the text of moves: { [ ; % ( ) * - / and the line end
/// before an empty line. Looks at one byte more.
inline unsigned marks_of_moves(const char* at) {
    const Block block(at), next(at + 1);
    const auto empty_line =
        _mm_and_si128(block.is('\n'), _mm_or_si128(next.is('\n'), next.is('\r')));
    const auto brackets =
        _mm_or_si128(_mm_or_si128(block.is_with(0x20, '{'), block.is(';')), block.is('%'));
    const auto signs = _mm_or_si128(block.is_with(0x02, '/'), block.within('(', 2));
    return mask_of(_mm_or_si128(_mm_or_si128(brackets, signs), empty_line));
}
/// Whether a byte may end a tag's value: " \ and the ends of lines.
inline unsigned marks_of_value(const char* at) {
    const Block block(at);
    return mask_of(_mm_or_si128(_mm_or_si128(block.is('"'), block.is('\\')),
                                _mm_or_si128(block.is('\n'), block.is('\r'))));
}
inline unsigned line_ends_of(const char* at) {
    const Block block(at);
    return mask_of(_mm_or_si128(block.is('\n'), block.is('\r')));
}

#else

template<class Wanted>
unsigned marks_where(const char* at, const Wanted& wanted) {
    unsigned marks = 0;
    for (int i = 0; i < 16; ++i) marks |= static_cast<unsigned>(wanted(at[i])) << i;
    return marks;
}
inline unsigned marks_of_moves(const char* at) {
    unsigned marks = marks_where(at, [](char c) {
        return (c | 0x20) == '{' || c == ';' || c == '%' || (c | 2) == '/' ||
               (c >= '(' && c <= '*');
    });
    for (int i = 0; i < 16; ++i)
        if (at[i] == '\n' && is_line_end(at[i + 1])) marks |= 1u << i;
    return marks;
}
inline unsigned marks_of_value(const char* at) {
    return marks_where(at, [](char c) { return c == '"' || c == '\\' || is_line_end(c); });
}
inline unsigned line_ends_of(const char* at) { return marks_where(at, is_line_end); }

#endif

/// The first byte of [at, end) that `marks` marks, which looks at 17 bytes at most; `end` where
/// there is none.
template<class Marks>
const char* find_mark(const char* at, const char* end, const Marks& marks) {
    for (; end - at > 16; at += 16)
        if (const unsigned found = marks(at)) return at + std::countr_zero(found);
    if (at == end) return end;
    char rest[32] = {};
    const auto left = static_cast<std::size_t>(end - at);
    for (std::size_t i = 0; i < left; ++i) rest[i] = at[i];
    const unsigned found = marks(rest) & ((2u << (left - 1)) - 1);
    return found ? at + std::countr_zero(found) : end;
}

inline const char* find_line_end(const char* at, const char* end) {
    return find_mark(at, end, line_ends_of);
}

/// Number of ends of lines; CR LF counts once. `before` is the byte in front of the first.
std::uint64_t count_lines(const char* at, const char* end, char before);

}
