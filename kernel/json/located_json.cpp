#include "json/located_json.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hakem::json {

namespace {

constexpr std::size_t largest_file = 1u << 20, deepest = 8, most_values = 50'000;

/// Walks over the bytes and lets others see how far it has come.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** seen) : at_(at), seen_(seen) {}

    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        *seen_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        auto old = *this;
        ++*this;
        return old;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

private:
    const char* at_;
    const char** seen_;
};

/// Builds the tree from the events of the parser.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(const Places& places, const char** seen)
        : places_(places), text_(places.source().text()), seen_(seen) {}

    bool null() override { return add(Node::Kind::null, "null", 4); }
    bool boolean(bool value) override {
        return add(Node::Kind::boolean, value ? "true" : "false", value ? 4 : 5);
    }
    bool number_integer(number_integer_t) override { return number(); }
    bool number_unsigned(number_unsigned_t) override { return number(); }
    bool number_float(number_float_t, const string_t&) override { return number(); }
    bool string(string_t& value) override {
        const auto length = position() - opening_quote();
        return add(Node::Kind::text, value, length);
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Node::Kind::object); }
    bool start_array(std::size_t) override { return open(Node::Kind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override {
        key_ = value;
        key_end_ = position();
        key_begin_ = opening_quote();
        return true;
    }
    bool parse_error(std::size_t, const std::string&,
                     const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        if (error.id == number_overflow) {
            const auto [begin, end] = number_span();
            places_.say(Fault::number_too_large, begin, end);
            return false;
        }
        const auto at = std::min(position(), text_.size());
        places_.say(Fault::no_json, at == 0 ? 0 : at - 1, at);
        return false;
    }

    std::optional<Node> take() { return std::move(root_); }

private:
    std::size_t position() const { return static_cast<std::size_t>(*seen_ - text_.data()); }

    /// Where the text that ends here began: at the nearest quote that is not escaped.
    std::size_t opening_quote() const {
        auto at = position() - 1;
        while (at > 0) {
            --at;
            if (text_[at] != '"') continue;
            auto slashes = at;
            while (slashes > 0 && text_[slashes - 1] == '\\') --slashes;
            if ((at - slashes) % 2 == 0) break;
        }
        return at;
    }

    /// The parser has seen the character behind a number, unless it is the last of the file.
    std::pair<std::size_t, std::size_t> number_span() const {
        constexpr std::string_view signs = "0123456789+-.eE";
        auto end = position();
        while (end > 0 && signs.find(text_[end - 1]) == std::string_view::npos) --end;
        auto begin = end;
        while (begin > 0 && signs.find(text_[begin - 1]) != std::string_view::npos) --begin;
        return {begin, end};
    }

    bool number() {
        const auto [begin, end] = number_span();
        return add_at(Node::Kind::number, std::string(text_.substr(begin, end - begin)), begin,
                      end);
    }

    bool add(Node::Kind kind, std::string text, std::size_t length) {
        return add_at(kind, std::move(text), position() - length, position());
    }

    bool add_at(Node::Kind kind, std::string text, std::size_t begin, std::size_t end) {
        if (++values_ > most_values || open_.size() > deepest) {
            places_.say(Fault::too_much, begin, end);
            return false;
        }
        Node node;
        node.kind = kind;
        node.text = std::move(text);
        node.begin = begin;
        node.end = end;
        if (!open_.empty() && open_.back().kind == Node::Kind::object) {
            node.key = std::move(key_);
            node.key_begin = key_begin_;
            node.key_end = key_end_;
        }
        if (kind == Node::Kind::list || kind == Node::Kind::object)
            open_.push_back(std::move(node));
        else
            put(std::move(node));
        return true;
    }

    bool open(Node::Kind kind) { return add(kind, {}, 1); }

    bool close() {
        auto node = std::move(open_.back());
        open_.pop_back();
        put(std::move(node));
        return true;
    }

    void put(Node node) {
        if (open_.empty())
            root_ = std::move(node);
        else
            open_.back().children.push_back(std::move(node));
    }

    const Places& places_;
    std::string_view text_;
    const char** seen_;
    std::vector<Node> open_;
    std::optional<Node> root_;
    std::string key_;
    std::size_t key_begin_ = 0, key_end_ = 0, values_ = 0;
};

}

const Line& Places::line_at(std::size_t byte, std::uint32_t& number) const {
    static const Line none{};
    const auto& lines = source_.lines();
    if (lines.empty()) return none;
    const auto* at = source_.text().data() + byte;
    const auto next =
        std::upper_bound(lines.begin(), lines.end(), at, [](const char* place, const Line& line) {
            return place < line.text.data();
        });
    const auto found = next == lines.begin() ? next : std::prev(next);
    number = static_cast<std::uint32_t>(found - lines.begin()) + 1;
    return *found;
}

Places::Place Places::place_of(std::size_t byte) const {
    Place place;
    const auto& line = line_at(byte, place.line);
    if (place.line == 0) return place;
    const auto from = static_cast<std::size_t>(line.text.data() - source_.text().data());
    const auto before = line.text.substr(0, std::min(byte - from, line.text.size()));
    place.column = static_cast<std::uint32_t>(length_of(before)) + 1;
    return place;
}

std::string Places::code_of(Fault fault) const {
    return fmt::format("{}{:04}", family_, static_cast<int>(fault));
}

void Places::say(std::string_view code, std::size_t begin, std::size_t end,
                 std::vector<std::string> arguments) const {
    std::uint32_t number = 0;
    const auto& line = line_at(begin, number);
    const auto place = place_of(begin);
    const auto text = source_.text().substr(begin, end - begin);
    const auto length = length_of(text.substr(0, text.find_first_of("\r\n")));
    diagnostics_.add(Severity::error, code, place.line, place.column,
                     static_cast<std::uint32_t>(length), std::move(arguments), line.text);
}

void Places::say(std::string_view code, const Node& node,
                 std::vector<std::string> arguments) const {
    say(code, node.begin, node.end, std::move(arguments));
}

void Places::say_of_key(std::string_view code, const Node& node,
                        std::vector<std::string> arguments) const {
    say(code, node.key_begin, node.key_end, std::move(arguments));
}

void Places::say(Fault fault, std::size_t begin, std::size_t end,
                 std::vector<std::string> arguments) const {
    say(code_of(fault), begin, end, std::move(arguments));
}

void Places::say(Fault fault, const Node& node, std::vector<std::string> arguments) const {
    say(code_of(fault), node, std::move(arguments));
}

void Places::say_of_key(Fault fault, const Node& node, std::vector<std::string> arguments) const {
    say_of_key(code_of(fault), node, std::move(arguments));
}

std::optional<Node> read_json(const Places& places) {
    const auto text = places.source().text();
    if (text.size() > largest_file) {
        places.say(Fault::too_much, 0, 1);
        return std::nullopt;
    }
    const char* seen = text.data();
    Builder builder(places, &seen);
    const bool whole =
        nlohmann::json::sax_parse(CountingIterator(text.data(), &seen),
                                  CountingIterator(text.data() + text.size(), &seen), &builder);
    return whole ? builder.take() : std::nullopt;
}

}
