#include "file.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <functional>

namespace hakem::xml {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

void skip_blanks(std::string_view& text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
}

/// Behind a closing text; empty where it never closes.
std::string_view behind(std::string_view text, std::string_view closing) {
    const auto at = text.find(closing);
    return at == text.npos ? std::string_view() : text.substr(at + closing.size());
}

}

std::string_view local_name(const char* name) {
    const std::string_view whole = name;
    const auto colon = whole.rfind(':');
    return colon == whole.npos ? whole : whole.substr(colon + 1);
}

std::string_view root_name(std::string_view text) {
    skip_blanks(text);
    const bool braces = text.starts_with('{');
    const char open = braces ? '{' : '<';
    for (int parts = 0; parts < 50; ++parts) {
        skip_blanks(text);
        if (text.size() < 2 || text.front() != open) return {};
        if (text[1] == '?')
            text = behind(text, braces ? "?}" : "?>");
        else if (text.substr(1).starts_with("!--"))
            text = behind(text, braces ? "--}" : "-->");
        else if (text[1] == '!')
            text = behind(
                text, text.find('[') < text.find(braces ? '}' : '>') ? "]>" : (braces ? "}" : ">"));
        else
            break;
    }
    text.remove_prefix(text.empty() ? 0 : 1);
    auto name = text.substr(0, text.find_first_of(braces ? " \t\r\n/}" : " \t\r\n/>"));
    const auto colon = name.rfind(':');
    return colon == name.npos ? name : name.substr(colon + 1);
}

XmlFile::XmlFile(const Source& source) : source_(source), buffer_(source.text()) {
    if (buffer_.size() > size_limit) {
        too_large_ = true;
        return;
    }
    const auto begin = buffer_.find_first_not_of(" \t\r\n");
    had_braces_ = begin != buffer_.npos && buffer_[begin] == '{';
    if (had_braces_) {
        std::replace(buffer_.begin(), buffer_.end(), '{', '<');
        std::replace(buffer_.begin(), buffer_.end(), '}', '>');
    }
    // Document types are passed over: entities of a file's own are never expanded.
    result_ = document_.load_buffer_inplace(buffer_.data(), buffer_.size(), pugi::parse_default,
                                            pugi::encoding_utf8);
}

Place XmlFile::place_at(std::size_t offset, std::size_t length) const {
    const auto& lines = source_.lines();
    const auto text = source_.text();
    if (lines.empty()) return {};
    const char* at = text.data() + std::min(offset, text.size());
    const auto after =
        std::upper_bound(lines.begin(), lines.end(), at, [](const char* place, const Line& line) {
            return std::less<>()(place, line.text.data());
        });
    const auto number = static_cast<std::size_t>(after - lines.begin());
    if (number == 0) return {1, 1, 1};
    const auto line = lines[number - 1].text;
    const auto before = std::min(static_cast<std::size_t>(at - line.data()), line.size());
    const auto shown = line.substr(before, length);
    return {static_cast<std::uint32_t>(number),
            static_cast<std::uint32_t>(length_of(line.substr(0, before)) + 1),
            static_cast<std::uint32_t>(std::max<std::size_t>(length_of(shown), 1))};
}

Place XmlFile::place_of(pugi::xml_node node) const {
    const auto offset = node.offset_debug();
    if (offset < 0) return {};
    return place_at(static_cast<std::size_t>(offset), std::string_view(node.name()).size());
}

Place XmlFile::place_of(std::string_view text) const {
    const auto* begin = buffer_.data();
    if (std::less<>()(text.data(), begin) ||
        std::less<>()(begin + buffer_.size(), text.data() + text.size()))
        return {};
    return place_at(static_cast<std::size_t>(text.data() - begin), text.size());
}

std::string_view XmlFile::line_at(const Place& place) const {
    const auto& lines = source_.lines();
    return place.line == 0 || place.line > lines.size() ? std::string_view()
                                                        : lines[place.line - 1].text;
}

}
