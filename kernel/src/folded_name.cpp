#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace hakem {

namespace {

/// U+00C0 to U+017F in lower-case ASCII, two bytes each. İ and ı are i like I and i: case damage
/// makes any of the four of any other.
constexpr std::string_view latin =
    "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thss"
    "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thy "
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g "
    "g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l "
    "l l l n n n n n n n n n o o o o o o oeoer r r r r r s s s s s s "
    "s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ";
constexpr UChar32 latin_first = 0xC0, latin_end = 0x180;
static_assert(latin.size() == 2 * (latin_end - latin_first));

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

constexpr bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

/// Adds a letter or digit; the e of ae, oe and ue is left out.
void add_letter(std::string& folded, char c) {
    if (c == 'e' && !folded.empty()) {
        const char before = folded.back();
        if (before == 'a' || before == 'o' || before == 'u') return;
    }
    folded += c;
}

void add_ascii(std::string& folded, char c) {
    c = lower(c);
    if (is_word(c)) return add_letter(folded, c);
    if (c == '\'' || c == '`') return;
    if (!folded.empty() && folded.back() != ' ') folded += ' ';
}

bool is_apostrophe(UChar32 c) {
    return c == 0xB4 || (c >= 0x2018 && c <= 0x201B) || (c >= 0x2B9 && c <= 0x2BF);
}

void add_other(std::string& folded, UChar32 c, std::string_view bytes) {
    if (c >= latin_first && c < latin_end) {
        const auto at = 2 * static_cast<std::size_t>(c - latin_first);
        for (const char letter : latin.substr(at, 2))
            if (letter != ' ') add_letter(folded, letter);
        return;
    }
    if ((c >= 0x300 && c <= 0x36F) || is_apostrophe(c)) return;
    if (c == 0x18F || c == 0x259) return add_letter(folded, 'a'); // Azerbaijani schwa
    const auto ascii = c < 0 ? std::string() : to_ascii(bytes);
    if (ascii.empty()) add_ascii(folded, ' ');
    for (const char letter : ascii) add_ascii(folded, letter);
}

/// The words in the order of the name, with a space between.
std::string letters_of(std::string_view name) {
    std::string folded;
    folded.reserve(name.size() + 1);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(name.data());
    const auto size = static_cast<std::int32_t>(std::min<std::size_t>(name.size(), 1 << 20));
    for (std::int32_t i = 0; i < size;) {
        if (bytes[i] < 0x80) {
            add_ascii(folded, static_cast<char>(bytes[i++]));
            continue;
        }
        const auto from = i;
        UChar32 character;
        U8_NEXT(bytes, i, size, character);
        add_other(folded, character,
                  name.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(i - from)));
    }
    while (folded.ends_with(' ')) folded.pop_back();
    return folded;
}

using Words = std::vector<std::string_view>;

Words words_of(std::string_view letters) {
    Words words;
    words.reserve(4);
    while (!letters.empty()) {
        const auto end = std::min(letters.find(' '), letters.size());
        words.push_back(letters.substr(0, end));
        letters.remove_prefix(std::min(end + 1, letters.size()));
    }
    return words;
}

/// Letters to be changed, added or left out to make one word of the other; more than `most` is
/// `most` + 1.
int distance(std::string_view a, std::string_view b, int most) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > static_cast<std::size_t>(most) || b.size() > 63) return most + 1;
    std::array<int, 64> row{};
    for (std::size_t j = 0; j <= a.size(); ++j) row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= b.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= a.size(); ++j) {
            const int above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (b[i - 1] != a[j - 1])});
            diagonal = above;
        }
    }
    return row[a.size()];
}

/// Longest name that files have room for (TRF: 33 characters); beyond it words are cut.
constexpr std::size_t long_name = 28;

/// Whether two words may be the same word: an initial, a slip of the pen, cut short.
bool may_be_same(std::string_view a, std::string_view b, bool cut) {
    if (a == b) return true;
    if (a.size() > b.size()) std::swap(a, b);
    if (a.empty() || (a.size() == 1 && a[0] == b[0])) return true;
    if (cut && a.size() >= 3 && b.starts_with(a)) return true;
    // Short given names of brothers and sisters (Ece, Ege) differ by a letter.
    const int most = a.size() >= 8 ? 2 : a.size() >= 5 ? 1 : 0;
    return most > 0 && distance(a, b, most) <= most;
}

/// Whether every word of the shorter name has its own counterpart in the longer.
bool are_close(Words few, Words many) {
    if (few.size() > many.size()) std::swap(few, many);
    std::size_t letters = 0;
    for (const auto word : few) letters += word.size() + 1;
    bool whole_word = false;
    std::erase_if(few, [&](std::string_view word) {
        const auto found = std::find(many.begin(), many.end(), word);
        if (found == many.end()) return false;
        whole_word |= word.size() > 1;
        many.erase(found);
        return true;
    });
    for (const auto word : few) {
        const auto found = std::find_if(many.begin(), many.end(), [&](std::string_view other) {
            return may_be_same(word, other, letters >= long_name);
        });
        if (found == many.end()) return false;
        many.erase(found);
    }
    return whole_word;
}

bool share_a_word(const Words& a, const Words& b) {
    return std::any_of(a.begin(), a.end(), [&](std::string_view word) {
        return word.size() > 1 && std::find(b.begin(), b.end(), word) != b.end();
    });
}

std::string joined(const Words& words) {
    std::string text;
    text.reserve(40);
    for (const auto word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

}

std::string folded_name(std::string_view name) {
    const auto letters = letters_of(name);
    auto words = words_of(letters);
    std::sort(words.begin(), words.end());
    return joined(words);
}

NameAgreement compare_names(std::string_view a, std::string_view b) {
    const auto letters_a = letters_of(a), letters_b = letters_of(b);
    auto words_a = words_of(letters_a), words_b = words_of(letters_b);
    if (words_a.size() > 16 || words_b.size() > 16)
        return letters_a == letters_b ? NameAgreement::same : NameAgreement::other;
    std::sort(words_a.begin(), words_a.end());
    std::sort(words_b.begin(), words_b.end());
    if (words_a == words_b) return NameAgreement::same;
    // "Abdul Rahman" and "Abdulrahman".
    auto together_a = letters_a, together_b = letters_b;
    std::erase(together_a, ' ');
    std::erase(together_b, ' ');
    if (together_a == together_b && !together_a.empty()) return NameAgreement::close;
    if (are_close(words_a, words_b)) return NameAgreement::close;
    return share_a_word(words_a, words_b) ? NameAgreement::related : NameAgreement::other;
}

}
