// Bytes to UTF-8 and back: which code page a file of the field is in, and ICU to convert it.

#include "line_encoding.hpp"
#include <hakem/text.hpp>

#include <uchardet/uchardet.h>
#include <unicode/ucnv.h>
#include <unicode/utypes.h>

#include <algorithm>
#include <array>
#include <memory>

namespace hakem {

namespace {

constexpr std::string_view utf8_bom = "\xEF\xBB\xBF";

struct ConverterCloser {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

Converter open_converter(std::string_view encoding) {
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(std::string(encoding).c_str(), &status));
    return U_SUCCESS(status) ? std::move(converter) : nullptr;
}

/// Runs ICU's converter pair over a text; unknown bytes become U+FFFD (or '?' in a code page).
std::string convert(UConverter& to, UConverter& from, std::string_view text) {
    std::string result;
    std::array<char, 1 << 14> out;
    std::array<UChar, 1 << 12> pivot;
    UChar *pivot_source = pivot.data(), *pivot_target = pivot.data();
    const char* source = text.data();
    const char* const end = source + text.size();
    UBool reset = true;
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        char* target = out.data();
        ucnv_convertEx(&to, &from, &target, out.data() + out.size(), &source, end, pivot.data(),
                       &pivot_source, &pivot_target, pivot.data() + pivot.size(), reset, true,
                       &status);
        result.append(out.data(), static_cast<std::size_t>(target - out.data()));
        if (status != U_BUFFER_OVERFLOW_ERROR) return result;
        reset = false;
    }
}

std::string to_utf8(std::string_view bytes, std::string_view encoding) {
    const auto from = open_converter(encoding), to = open_converter("UTF-8");
    if (!from || !to) return std::string(bytes);
    return convert(*to, *from, bytes);
}

bool is_letter(unsigned char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || byte >= 0xC0;
}

/// Ğ İ Ş ğ ı ş of Windows-1254 where Windows-1252 has Ð Ý Þ ð ý þ.
bool is_turkish_letter(unsigned char byte) {
    constexpr std::string_view letters = "\xD0\xDD\xDE\xF0\xFD\xFE";
    return letters.find(static_cast<char>(byte)) != std::string_view::npos;
}

bool has_turkish_letters(std::string_view bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!is_turkish_letter(static_cast<unsigned char>(bytes[i]))) continue;
        const bool before = i > 0 && is_letter(static_cast<unsigned char>(bytes[i - 1]));
        const bool after =
            i + 1 < bytes.size() && is_letter(static_cast<unsigned char>(bytes[i + 1]));
        if (before || after) return true;
    }
    return false;
}

/// A TRF or list of the Turkish federations names them in a field of its own.
bool names_turkish_federation(std::string_view bytes) {
    return bytes.find("032 TUR") != std::string_view::npos ||
           bytes.find(" TUR ") != std::string_view::npos ||
           bytes.find("032 KTC") != std::string_view::npos;
}

std::string detected(std::string_view bytes) {
    const std::unique_ptr<uchardet, void (*)(uchardet*)> detector(uchardet_new(), uchardet_delete);
    const auto looked_at = bytes.substr(0, 1 << 18);
    if (uchardet_handle_data(detector.get(), looked_at.data(), looked_at.size()) != 0) return {};
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

}

/// Only single-byte code pages of the field's countries are believed: a short text easily looks
/// like anything.
std::string code_page_of(std::string_view bytes, std::string_view file) {
    if (names_turkish_federation(file) || has_turkish_letters(bytes)) return "windows-1254";
    constexpr std::array<std::string_view, 10> believed = {
        "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1255", "WINDOWS-1256",
        "ISO-8859-2",   "ISO-8859-5",   "ISO-8859-7",   "KOI8-R",       "IBM866"};
    auto found = detected(bytes);
    if (std::find(believed.begin(), believed.end(), found) == believed.end()) return "windows-1252";
    return found;
}

namespace {

/// What an XML declaration names: <?xml version="1.0" encoding="ISO-8859-9"?>; only single-byte
/// code pages are believed, all else shows in the bytes.
std::string declared_code_page(std::string_view bytes) {
    if (!bytes.starts_with("<?xml")) return {};
    const auto declaration = bytes.substr(0, std::min(bytes.find("?>"), std::size_t(200)));
    const auto name = declaration.find("encoding=");
    if (name == declaration.npos || name + 10 >= declaration.size()) return {};
    const char quote = declaration[name + 9];
    const auto value = declaration.substr(name + 10);
    auto page = to_lower(value.substr(0, value.find(quote)), Language::english);
    return page.starts_with("windows-125") || page.starts_with("iso-8859-") ? page : std::string();
}

struct Mark {
    std::string_view bytes, encoding;
};

constexpr std::array<Mark, 4> marks = {{{utf8_bom, "UTF-8"},
                                        {std::string_view("\xFF\xFE\0\0", 4), "UTF-32LE"},
                                        {"\xFF\xFE", "UTF-16LE"},
                                        {"\xFE\xFF", "UTF-16BE"}}};

/// UTF-16 without a mark: every second byte of mostly Latin text is NUL.
std::string_view unmarked_utf16(std::string_view bytes) {
    const auto sample = bytes.substr(0, 512);
    if (sample.size() < 8 || sample.size() % 2 != 0) return {};
    std::size_t even = 0, odd = 0;
    for (std::size_t i = 0; i < sample.size(); ++i)
        if (sample[i] == '\0') ++(i % 2 == 0 ? even : odd);
    if (odd * 10 >= sample.size() * 4 && even == 0) return "UTF-16LE";
    if (even * 10 >= sample.size() * 4 && odd == 0) return "UTF-16BE";
    return {};
}

/// Whether a text in UTF-8 was cut off within its last character. Letters before it are needed: a
/// code page may have a letter of its own at the end of plain ASCII.
bool is_cut_utf8(std::string_view bytes) {
    constexpr std::size_t longest = 3; // of a character of four bytes that is not whole
    const auto is_high = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    for (std::size_t cut = 1; cut <= std::min(longest, bytes.size()); ++cut) {
        const auto lead = static_cast<unsigned char>(bytes[bytes.size() - cut]);
        if (lead < 0xC2 || lead > 0xF4) continue;
        const auto whole = bytes.substr(0, bytes.size() - cut);
        return std::any_of(whole.begin(), whole.end(), is_high) && is_valid_utf8(whole);
    }
    return false;
}

}

Decoded decode(std::string bytes) {
    const std::string_view view = bytes;
    for (const auto& mark : marks) {
        if (!view.starts_with(mark.bytes)) continue;
        const auto rest = view.substr(mark.bytes.size());
        if (mark.encoding == "UTF-8" && !is_valid_utf8(rest))
            return {to_utf8(rest, "UTF-8"), "UTF-8", true, true};
        auto text = mark.encoding == "UTF-8" ? std::string(rest) : to_utf8(rest, mark.encoding);
        return {std::move(text), std::string(mark.encoding), true, false};
    }
    if (const auto wide = unmarked_utf16(view); !wide.empty())
        return {to_utf8(view, wide), std::string(wide), false, true};
    if (is_valid_utf8(view)) return {std::move(bytes), "UTF-8", false, false};
    if (is_cut_utf8(view)) return {to_utf8(view, "UTF-8"), "UTF-8", false, true};
    if (auto declared = declared_code_page(view); !declared.empty() && open_converter(declared))
        return {to_utf8(view, declared), declared, false, false};
    const auto page = code_page_of(view, view);
    return {to_utf8(view, page), page, false, true};
}

std::string decode_as(std::string_view bytes, std::string_view encoding) {
    return to_utf8(bytes, encoding);
}

std::string encode(std::string_view text, std::string_view encoding, std::size_t& lost) {
    lost = 0;
    if (encoding == "UTF-8") return std::string(text);
    const auto to = open_converter(encoding), from = open_converter("UTF-8");
    if (!to || !from) return std::string(text);
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setSubstChars(to.get(), "?", 1, &status);
    auto bytes = convert(*to, *from, text);
    // What a converter could not write comes back as '?', so the way back counts it.
    const auto questions = [](std::string_view s) { return std::count(s.begin(), s.end(), '?'); };
    const auto back = to_utf8(bytes, encoding);
    lost = static_cast<std::size_t>(std::max<std::ptrdiff_t>(questions(back) - questions(text), 0));
    return bytes;
}

}
