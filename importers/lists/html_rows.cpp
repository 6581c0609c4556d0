// The tables of a page, told apart by their tags alone: pages of the field are rarely well-formed.

#include "rows.hpp"
#include <hakem/text.hpp>

#include <array>
#include <utility>

namespace hakem::lists {

namespace {

void append_character(std::string& text, unsigned long code) {
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return;
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | code >> 6);
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | code >> 12);
        text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    }
}

/// "#252", "#xFC", "uuml": what stands between '&' and ';'.
std::string entity(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 17> known = {
        {{"amp", "&"},
         {"lt", "<"},
         {"gt", ">"},
         {"quot", "\""},
         {"apos", "'"},
         {"nbsp", " "},
         {"ccedil", "ç"},
         {"Ccedil", "Ç"},
         {"ouml", "ö"},
         {"Ouml", "Ö"},
         {"uuml", "ü"},
         {"Uuml", "Ü"},
         {"scedil", "ş"},
         {"Scedil", "Ş"},
         {"inodot", "ı"},
         {"gbreve", "ğ"},
         {"Gbreve", "Ğ"}}};
    for (const auto& [key, text] : known)
        if (name == key) return std::string(text);
    std::string text;
    if (!name.starts_with('#') || name.size() > 8) return text;
    const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    unsigned long code = 0;
    for (const char c : name.substr(hex ? 2 : 1)) {
        const int digit = c >= '0' && c <= '9'          ? c - '0'
                          : hex && c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : hex && c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                        : -1;
        if (digit < 0) return {};
        code = code * (hex ? 16 : 10) + static_cast<unsigned long>(digit);
    }
    append_character(text, code);
    return text;
}

class Html final : public Rows {
public:
    Html(std::unique_ptr<Input> input, std::string encoding)
        : input_(std::move(input)), encoding_(std::move(encoding)), buffer_(*input_) {}

    bool next(std::vector<std::string>& cells) override {
        cells.clear();
        line_ = next_line_;
        while (peek()) {
            const char c = take();
            if (c == '<') {
                if (on_tag(tag(), cells)) return true;
            } else if (in_cell_ && !cells.empty()) {
                put(cells.back(), c);
            }
        }
        finish(cells);
        return !cells.empty();
    }

    std::uint64_t line() const override { return line_; }

private:
    bool peek() { return !buffer_.view().empty() || buffer_.more(); }

    char take() {
        const char c = buffer_.view().front();
        buffer_.take(1);
        if (c == '\n') ++next_line_;
        return c;
    }

    static void put(std::string& cell, char c) {
        if (cell.size() < cell_limit) cell += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    }

    /// The name of the tag after '<', in lower case, "/" before it where it closes.
    std::string tag() {
        std::string name;
        bool in_name = true;
        while (peek()) {
            const char c = take();
            if (c == '>') break;
            const bool part = c == '/' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                              (c >= 'A' && c <= 'Z');
            in_name = in_name && part && name.size() < 16;
            if (in_name) name += c;
        }
        return to_lower(name, Language::english);
    }

    /// True where a row is whole.
    bool on_tag(const std::string& tag, std::vector<std::string>& cells) {
        if (tag == "td" || tag == "th") {
            finish(cells);
            if (cells.empty()) line_ = next_line_;
            in_cell_ = cells.size() < most_columns;
            if (in_cell_) cells.emplace_back();
        } else if (tag == "/td" || tag == "/th") {
            finish(cells);
        } else if (tag == "br" || tag == "br/") {
            if (in_cell_ && !cells.empty()) put(cells.back(), ' ');
        } else if (tag == "tr" || tag == "/tr" || tag == "/table") {
            finish(cells);
            return !cells.empty();
        }
        return false;
    }

    /// Replaces the entities of the cell that was read last.
    void finish(std::vector<std::string>& cells) {
        if (!std::exchange(in_cell_, false) || cells.empty()) return;
        auto& cell = cells.back();
        if (!encoding_.empty()) cell = decode_as(cell, encoding_);
        std::string text;
        for (std::size_t at = 0; at < cell.size();) {
            const auto end = cell[at] == '&' ? cell.find(';', at) : cell.npos;
            const auto length = end - at;
            const auto found = end == cell.npos || length > 12
                                   ? std::string()
                                   : entity(cell.substr(at + 1, length - 1));
            text += found.empty() ? cell.substr(at, 1) : found;
            at += found.empty() ? 1 : length + 1;
        }
        cell = std::string(trim(text));
    }

    std::unique_ptr<Input> input_;
    std::string encoding_;
    Buffer buffer_;
    bool in_cell_ = false;
    std::uint64_t line_ = 0, next_line_ = 1;
};

}

std::unique_ptr<Rows> html_rows(std::unique_ptr<Input> input, std::string encoding) {
    return std::make_unique<Html>(std::move(input), std::move(encoding));
}

}
