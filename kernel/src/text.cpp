#include <hakem/text.hpp>

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/coll.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>

namespace hakem {

namespace {

const char* locale_of(Language language) { return language == Language::turkish ? "tr" : "en"; }

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Calls `see` with each code point; a broken byte is U+FFFD.
template<class See>
void for_each_character(std::string_view text, See see) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 character;
        U8_NEXT_OR_FFFD(bytes, i, size, character);
        see(character);
    }
}

void append(std::string& text, UChar32 character) {
    std::uint8_t buffer[U8_MAX_LENGTH];
    std::int32_t length = 0;
    U8_APPEND_UNSAFE(buffer, length, character);
    text.append(reinterpret_cast<const char*>(buffer), static_cast<std::size_t>(length));
}

/// Whether a character must not reach a terminal, a page or a cell: controls, line separators,
/// bidi overrides, byte order marks, non-characters.
bool is_dangerous(UChar32 c) {
    if (c < 0x20 || (c >= 0x7F && c <= 0x9F)) return true;
    if (c == 0x2028 || c == 0x2029 || c == 0xFEFF) return true;
    if ((c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) return true;
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

int width_of(UChar32 c) {
    const auto type = u_charType(c);
    if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_FORMAT_CHAR) return 0;
    const auto wide = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    return wide == U_EA_FULLWIDTH || wide == U_EA_WIDE ? 2 : 1;
}

}

bool is_valid_utf8(std::string_view text) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto size = text.size();
    std::size_t i = 0;
    while (i < size) {
        // Eight ASCII bytes at a time: most files have nothing else.
        std::uint64_t block;
        if (size - i >= sizeof block) {
            std::memcpy(&block, bytes + i, sizeof block);
            if ((block & 0x8080808080808080u) == 0) {
                i += sizeof block;
                continue;
            }
        }
        auto at = static_cast<std::int64_t>(i);
        const auto end = static_cast<std::int64_t>(size);
        UChar32 character;
        U8_NEXT(bytes, at, end, character);
        if (character < 0) return false;
        i = static_cast<std::size_t>(at);
    }
    return true;
}

std::size_t length_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

std::string_view slice(std::string_view text, std::size_t from, std::size_t count) {
    const auto is_start = [&](std::size_t i) {
        return (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
    };
    std::size_t begin = 0;
    const auto skip = [&](std::size_t at, std::size_t characters) {
        while (at < text.size() && characters > 0) {
            do ++at;
            while (at < text.size() && !is_start(at));
            --characters;
        }
        return at;
    };
    begin = skip(0, from);
    return text.substr(begin, skip(begin, count) - begin);
}

std::size_t display_width(std::string_view text) {
    if (is_ascii(text)) return text.size();
    std::size_t width = 0;
    for_each_character(text, [&](UChar32 c) { width += static_cast<std::size_t>(width_of(c)); });
    return width;
}

std::string to_upper(std::string_view text, Language language) {
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    UErrorCode status = U_ZERO_ERROR;
    icu::CaseMap::utf8ToUpper(locale_of(language), 0, {text.data(), static_cast<int>(text.size())},
                              sink, nullptr, status);
    return U_SUCCESS(status) ? result : std::string(text);
}

std::string to_lower(std::string_view text, Language language) {
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    UErrorCode status = U_ZERO_ERROR;
    icu::CaseMap::utf8ToLower(locale_of(language), 0, {text.data(), static_cast<int>(text.size())},
                              sink, nullptr, status);
    return U_SUCCESS(status) ? result : std::string(text);
}

std::string to_ascii(std::string_view text) {
    if (is_ascii(text)) return std::string(text);
    // A transliterator keeps state while it works, so it is used by one thread at a time.
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    static const std::unique_ptr<icu::Transliterator> latin = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
            "Any-Latin; Latin-ASCII; [:^ASCII:] Remove", UTRANS_FORWARD, status));
    }();
    if (!latin) return std::string(text);
    auto wide = icu::UnicodeString::fromUTF8({text.data(), static_cast<int>(text.size())});
    latin->transliterate(wide);
    std::string result;
    wide.toUTF8String(result);
    return result;
}

std::string printable(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for_each_character(text, [&](UChar32 c) {
        if (c == '\t')
            result += ' ';
        else
            append(result, is_dangerous(c) ? 0xFFFD : c);
    });
    return result;
}

std::string_view trim_right(std::string_view text) {
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return trim_right(text);
}

std::string file_name_of(std::string_view text) {
    std::string name;
    for (const char c : to_ascii(text)) {
        const bool letter =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || c == '_')
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
        if (name.size() == 80) break;
    }
    while (name.ends_with('-')) name.pop_back();
    constexpr std::array<std::string_view, 5> devices = {"CON", "PRN", "AUX", "NUL", "COM"};
    const auto upper = to_upper(name, Language::english);
    const bool numbered =
        upper.size() == 4 && (upper.starts_with("COM") || upper.starts_with("LPT"));
    const bool device = std::find(devices.begin(), devices.end(), upper) != devices.end();
    if (name.empty() || device || numbered) name = "file-" + name;
    while (name.ends_with('-')) name.pop_back();
    return name;
}

struct Collator::State {
    std::unique_ptr<icu::Collator> collator;
};

Collator::Collator(Language language) : state_(std::make_unique<State>()) {
    UErrorCode status = U_ZERO_ERROR;
    state_->collator.reset(icu::Collator::createInstance(locale_of(language), status));
}
Collator::~Collator() = default;
Collator::Collator(Collator&&) noexcept = default;
Collator& Collator::operator=(Collator&&) noexcept = default;

bool Collator::less(std::string_view a, std::string_view b) const {
    UErrorCode status = U_ZERO_ERROR;
    if (!state_->collator) return a < b;
    return state_->collator->compareUTF8({a.data(), static_cast<int>(a.size())},
                                         {b.data(), static_cast<int>(b.size())},
                                         status) == UCOL_LESS;
}

std::string Collator::key(std::string_view text) const {
    if (!state_->collator) return std::string(text);
    const auto wide = icu::UnicodeString::fromUTF8({text.data(), static_cast<int>(text.size())});
    std::string key(static_cast<std::size_t>(state_->collator->getSortKey(wide, nullptr, 0)), '\0');
    state_->collator->getSortKey(wide, reinterpret_cast<std::uint8_t*>(key.data()),
                                 static_cast<int>(key.size()));
    return key;
}

}
