#pragma once
/// A strict look at markup: is it well-formed XML, with no entities but the five and the numbers?

#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// Reads XML element by element; `fault` says what was wrong first, and is empty where all is well.
class MarkupCheck {
public:
    explicit MarkupCheck(std::string_view text) : text_(text) {
        if (!is_valid_utf8(text)) fault = "not UTF-8";
        for (const char c : text)
            if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r')
                note("control character");
        while (fault.empty() && at_ < text_.size()) step();
        if (!open_.empty()) note("not closed: " + open_.back());
    }

    std::string fault;
    std::size_t elements = 0;

private:
    void note(const std::string& what) {
        if (fault.empty()) fault = what + " before: " + std::string(text_.substr(at_, 60));
    }

    void step() {
        const auto next = text_.find('<', at_);
        check_references(text_.substr(at_, next - at_));
        if (next == std::string_view::npos) {
            at_ = text_.size();
            return;
        }
        at_ = next;
        const auto end = text_.find('>', at_);
        if (end == std::string_view::npos) return note("tag without end");
        const auto tag = text_.substr(at_ + 1, end - at_ - 1);
        at_ = end + 1;
        if (tag.starts_with('!') || tag.starts_with('?')) return;
        if (tag.starts_with('/')) return close(tag.substr(1));
        ++elements;
        const bool empty = tag.ends_with('/');
        attributes(tag.substr(0, tag.size() - (empty ? 1 : 0)));
        if (!empty) open_.emplace_back(tag.substr(0, tag.find_first_of(" \n")));
    }

    void close(std::string_view name) {
        if (open_.empty() || open_.back() != name) return note("closes " + std::string(name));
        open_.pop_back();
    }

    void attributes(std::string_view tag) {
        std::set<std::string_view> names;
        auto at = tag.find_first_of(" \n");
        while (at != std::string_view::npos &&
               (at = tag.find_first_not_of(" \n", at)) < tag.size()) {
            const auto equals = tag.find("=\"", at);
            if (equals == std::string_view::npos) return note("attribute without value");
            const auto end = tag.find('"', equals + 2);
            if (end == std::string_view::npos) return note("attribute without end");
            if (!names.insert(tag.substr(at, equals - at)).second) return note("attribute twice");
            const auto value = tag.substr(equals + 2, end - equals - 2);
            if (value.find('<') != std::string_view::npos) return note("'<' in an attribute");
            check_references(value);
            at = end + 1;
        }
    }

    void check_references(std::string_view part) {
        constexpr std::array<std::string_view, 6> known = {"&amp;",  "&lt;",   "&gt;",
                                                           "&quot;", "&apos;", "&#"};
        for (auto at = part.find('&'); at != std::string_view::npos; at = part.find('&', at + 1)) {
            const auto rest = part.substr(at);
            if (std::none_of(known.begin(), known.end(),
                             [&](std::string_view one) { return rest.starts_with(one); }))
                note("unknown entity");
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::string> open_;
};

}
