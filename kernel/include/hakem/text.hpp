#pragma once
/// Text: encodings, Turkish case and order, widths. Inside hakem all text is UTF-8.

#include <hakem/language.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace hakem {

/// Bytes turned into UTF-8.
struct Decoded {
    std::string text;
    std::string encoding; ///< "UTF-8", "windows-1254", "ISO-8859-1", "UTF-16LE" ...
    bool had_bom = false;
    bool assumed = false; ///< true where the encoding was concluded from the bytes
};

/// BOM, UTF-16, strict UTF-8, else a code page: Windows-1254 where the bytes are Turkish letters
/// between letters or the text is of TUR, else what uchardet finds, else Windows-1252.
Decoded decode(std::string bytes);

/// Bytes of a known encoding ("windows-1254") as UTF-8; what has no meaning in it is U+FFFD. Of
/// an encoding that is not known the bytes as they are.
std::string decode_as(std::string_view bytes, std::string_view encoding);

/// UTF-8 into an encoding; characters that it lacks become '?', `lost` counts them. Into one that
/// is not known the text as it is, nothing lost.
std::string encode(std::string_view text, std::string_view encoding, std::size_t& lost);

bool is_valid_utf8(std::string_view text);

/// Number of characters (code points).
std::size_t length_of(std::string_view text);

/// Characters `from` (0-based) to `from + count` of a text.
std::string_view slice(std::string_view text, std::size_t from, std::size_t count);

/// Columns that the text takes on a terminal (wide characters two, marks none).
std::size_t display_width(std::string_view text);

/// Upper and lower case by the language: i/İ and ı/I in Turkish.
std::string to_upper(std::string_view text, Language language);
std::string to_lower(std::string_view text, Language language);

/// Letters without marks, in ASCII: "Şükrü Ilgın" is "Sukru Ilgin".
std::string to_ascii(std::string_view text);

/// Without control characters, bidi overrides and line breaks: fit for one line anywhere.
std::string printable(std::string_view text);

std::string_view trim(std::string_view text);
std::string_view trim_right(std::string_view text);

/// A name that is safe as a file name on every system: letters, digits, '-', '_', at most 80
/// bytes, never empty, never a device name.
std::string file_name_of(std::string_view text);

/// Order of names in a language (Turkish: ç after c, ı before i).
class Collator {
public:
    explicit Collator(Language language);
    ~Collator();
    Collator(Collator&&) noexcept;
    Collator& operator=(Collator&&) noexcept;

    bool less(std::string_view a, std::string_view b) const;
    /// A key whose byte order is the order of the texts.
    std::string key(std::string_view text) const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}
