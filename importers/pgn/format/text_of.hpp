#pragma once
/// Texts of a file whose encoding nobody tells.

#include <string>
#include <string_view>

namespace hakem::pgn {

/// Decodes parts of a file: what is UTF-8 stays, in any file; all else is of one code page, which
/// is concluded once, from the first text that needs it and what stands around it.
class TextOf {
public:
    /// `around`: bytes of the file that help to tell the code page.
    std::string text(std::string_view bytes, std::string_view around);

    /// Empty until a text needed one.
    const std::string& code_page() const { return page_; }

private:
    std::string page_;
};

bool is_ascii(std::string_view bytes);

/// \" and \\ as " and \; other backslashes stay.
std::string without_escapes(std::string_view text);

}
