#include "json/fields.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

namespace hakem::json {

namespace {

constexpr std::size_t longest_text = 200;

bool is_one_of(std::string_view word, std::string_view words) {
    for (;;) {
        const auto end = words.find(", ");
        if (words.substr(0, end) == word) return true;
        if (end == std::string_view::npos) return false;
        words.remove_prefix(end + 2);
    }
}

}

void say_expected(std::string_view kind, const Node& node, const Places& places) {
    places.say(Fault::other_kind, node, {message_argument(fmt::format("json.kind-{}", kind))});
}

std::optional<std::int64_t> whole_number(const Node& node, const Places& places, std::int64_t least,
                                         std::int64_t most) {
    std::int64_t value = 0;
    const auto* end = node.text.data() + node.text.size();
    const auto [rest, error] = std::from_chars(node.text.data(), end, value);
    const bool whole = node.kind == Node::Kind::number && error == std::errc() && rest == end;
    if (whole && value >= least && value <= most) return value;
    if (node.kind == Node::Kind::number)
        places.say(Fault::no_such_number, node, {fmt::to_string(least), fmt::to_string(most)});
    else
        say_expected("number", node, places);
    return std::nullopt;
}

std::optional<std::string> text_of(const Node& node, const Places& places) {
    if (node.kind == Node::Kind::text && node.text.size() <= longest_text) {
        const auto text = printable(trim(node.text));
        if (!text.empty()) return text;
    }
    say_expected("text", node, places);
    return std::nullopt;
}

Fields::Fields(const Node& node, const Places& places) : node_(node), places_(places) {
    if (node.kind != Node::Kind::object) say_expected("object", node, places);
    std::set<std::string_view> seen;
    for (const auto& child : node.children)
        if (!seen.insert(child.key).second && node.kind == Node::Kind::object)
            places.say_of_key(Fault::key_twice, child, {child.key});
}

const Node* Fields::find(std::string_view key) {
    if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.push_back(key);
    if (node_.kind != Node::Kind::object) return nullptr;
    const auto found = std::find_if(node_.children.begin(), node_.children.end(),
                                    [&](const Node& child) { return child.key == key; });
    return found == node_.children.end() ? nullptr : &*found;
}

std::optional<std::string> Fields::text(std::string_view key) {
    const auto* node = find(key);
    return node == nullptr ? std::nullopt : text_of(*node, places_);
}

std::vector<std::string> Fields::texts(std::string_view key) {
    const auto* node = find(key);
    std::vector<std::string> all;
    if (node == nullptr) return all;
    if (node->kind != Node::Kind::list) {
        if (auto one = text_of(*node, places_)) all.push_back(std::move(*one));
        return all;
    }
    for (const auto& child : node->children)
        if (auto one = text_of(child, places_)) all.push_back(std::move(*one));
    return all;
}

std::optional<std::int64_t> Fields::number(std::string_view key, std::int64_t least,
                                           std::int64_t most) {
    const auto* node = find(key);
    return node == nullptr ? std::nullopt : whole_number(*node, places_, least, most);
}

std::vector<std::int64_t> Fields::numbers(std::string_view key, std::int64_t least,
                                          std::int64_t most) {
    const auto* node = find(key);
    std::vector<std::int64_t> all;
    if (node == nullptr) return all;
    if (node->kind != Node::Kind::list) {
        say_expected("list", *node, places_);
        return all;
    }
    for (const auto& child : node->children)
        if (const auto one = whole_number(child, places_, least, most)) all.push_back(*one);
    return all;
}

std::optional<std::string> Fields::word(std::string_view key, std::string_view words) {
    const auto* node = find(key);
    if (node == nullptr) return std::nullopt;
    const bool simple = node->kind == Node::Kind::text || node->kind == Node::Kind::boolean;
    if (simple && is_one_of(node->text, words)) return node->text;
    places_.say(Fault::unknown_word, *node, {node->text, std::string(words)});
    return std::nullopt;
}

void Fields::finish() const {
    if (node_.kind != Node::Kind::object) return;
    std::string all;
    for (const auto key : known_) all += (all.empty() ? "" : ", ") + std::string(key);
    for (const auto& child : node_.children)
        if (std::find(known_.begin(), known_.end(), child.key) == known_.end())
            places_.say_of_key(Fault::unknown_key, child, {child.key, all});
}

}
