#include "elements.hpp"

#include <algorithm>
#include <cstring>

namespace hakem::lists {

namespace {

constexpr auto npos = std::string_view::npos;

bool ends_name(char c) {
    return c == '>' || c == '/' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Whether a text begins with a tag ("<player" or "</player") of exactly that name.
bool begins_tag(std::string_view text, std::string_view tag) {
    return text.size() > tag.size() && text.starts_with(tag) && ends_name(text[tag.size()]);
}

constexpr std::string_view comment = "<!--", cdata = "<![CDATA[";

std::size_t after(std::string_view text, std::string_view mark, std::size_t from) {
    const auto at = text.find(mark, from);
    return at == npos ? npos : at + mark.size();
}

std::uint64_t lines_in(std::string_view text) {
    return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

}

Elements::Elements(Input& input, std::string_view name, std::size_t limit, Diagnostics& diagnostics)
    : buffer_(input, std::max<std::size_t>(1 << 18, 2 * limit)), name_(name), open_("<" + name_),
      close_("</" + name_), limit_(limit), diagnostics_(diagnostics) {}

void Elements::take(std::size_t count) {
    next_line_ += lines_in(buffer_.view().substr(0, count));
    buffer_.take(count);
}

/// Takes all up to the mark and the mark itself; false where the input ends before.
bool Elements::skip_past(std::string_view mark) {
    for (;;) {
        const auto view = buffer_.view();
        if (const auto end = after(view, mark, 0); end != npos) {
            take(end);
            return true;
        }
        // The mark may lie across the end of the buffer.
        take(view.size() - std::min(view.size(), mark.size() - 1));
        if (!buffer_.more()) {
            take(buffer_.view().size());
            return false;
        }
    }
}

/// A tag, comment or declaration that is none of the elements; `rest` begins with '<'.
void Elements::pass_over(std::string_view rest) {
    if (rest.starts_with(comment)) {
        skip_past("-->");
    } else if (rest.starts_with(cdata)) {
        skip_past("]]>");
    } else {
        const bool named = rest.size() > 1 && rest[1] != '?' && rest[1] != '!' && rest[1] != '/';
        if (root_.empty() && named) {
            const auto end = std::find_if(rest.begin() + 1, rest.end(), ends_name);
            root_ = "</" + std::string(rest.begin() + 1, end);
            root_tag_ = rest.substr(0, std::min<std::size_t>(after(rest, ">", 0), 1000));
        }
        if (!root_.empty() && begins_tag(rest, root_)) complete_ = true;
        take(1);
    }
}

/// Moves to the next '<' that begins one of the elements.
bool Elements::find_begin() {
    // What has to be seen of a tag to tell it from others, and to read the outermost one.
    constexpr std::size_t tag_room = 1024;
    for (;;) {
        const auto view = buffer_.view();
        const auto at = view.find('<');
        if (at == npos) {
            take(view.size());
            if (!buffer_.more()) return false;
            continue;
        }
        if (view.size() - at < tag_room && buffer_.more()) continue;
        take(at);
        const auto rest = buffer_.view();
        if (begins_tag(rest, open_)) return true;
        pass_over(rest);
    }
}

/// Length of the element that the text begins with; npos where the text ends before it does.
std::size_t Elements::end_of_element(std::string_view text) const {
    const auto head = text.find('>');
    if (head == npos) return npos;
    if (text[head - 1] == '/') return head + 1;
    for (auto at = head + 1;;) {
        at = text.find('<', at);
        if (at == npos) return npos;
        const auto rest = text.substr(at);
        if (begins_tag(rest, close_)) return after(text, ">", at);
        if (rest.starts_with(comment))
            at = after(text, "-->", at);
        else if (rest.starts_with(cdata))
            at = after(text, "]]>", at);
        else
            ++at;
        if (at == npos) return npos;
    }
}

/// Has the whole element in the buffer; false where it is too long or cut, which is told.
bool Elements::need(std::size_t& length) {
    for (;;) {
        const auto view = buffer_.view();
        length = end_of_element(view);
        if (length != npos && length <= limit_) return true;
        if (length != npos || view.size() > limit_) {
            diagnostics_.add(Severity::error, "LST-0107", static_cast<std::uint32_t>(line_), 0, 1,
                             {std::to_string(limit_ >> 10)});
            take(1);
            skip_past(close_);
            return false;
        }
        if (!buffer_.more()) {
            diagnostics_.add(Severity::error, "LST-0103", static_cast<std::uint32_t>(line_), 0, 1);
            take(buffer_.view().size());
            return false;
        }
    }
}

bool Elements::next(pugi::xml_node& element) {
    while (find_begin()) {
        line_ = next_line_;
        std::size_t length = 0;
        if (!need(length)) continue;
        char* const text = buffer_.data();
        if (std::memchr(text, '\0', length) != nullptr) {
            std::replace(text, text + length, '\0', ' ');
            diagnostics_.add(Severity::warning, "LST-0113", static_cast<std::uint32_t>(line_), 0,
                             1);
        }
        take(length);
        const auto result = document_.load_buffer_inplace(
            text, length, pugi::parse_cdata | pugi::parse_escapes, pugi::encoding_utf8);
        if (result) {
            element = document_.document_element();
            return true;
        }
        diagnostics_.add(Severity::error, "LST-0102", static_cast<std::uint32_t>(line_), 0, 1,
                         {result.description()});
    }
    return false;
}

std::string text_in(const pugi::xml_node& node) {
    const auto first = node.first_child();
    if (!first) return {};
    if (!first.next_sibling()) return first.value();
    std::string text;
    for (const auto& part : node.children()) text += part.value();
    return text;
}

}
