#include "prizes/who_text.hpp"

#include "prizes/who_reader.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::prizes {

namespace {

using json::Fault;
using json::Node;
using json::Places;

/// A key as it is typed, and where the reader of plans looks for it.
struct ShortKey {
    std::string_view word, group, key;
    enum class Kind : std::uint8_t { text, number, texts, numbers } kind;
};

using Kind = ShortKey::Kind;

constexpr std::array<ShortKey, 14> short_keys{{
    {"sex", "", "sex", Kind::text},
    {"under", "age", "under", Kind::number},
    {"from", "age", "from", Kind::number},
    {"on", "age", "on", Kind::text},
    {"born-from", "age", "born-from", Kind::number},
    {"born-until", "age", "born-until", Kind::number},
    {"rating-from", "rating", "from", Kind::number},
    {"rating-below", "rating", "below", Kind::number},
    {"list", "rating", "list", Kind::text},
    {"unrated", "rating", "unrated", Kind::text},
    {"club", "", "club", Kind::texts},
    {"federation", "", "federation", Kind::texts},
    {"title", "", "title", Kind::texts},
    {"numbers", "", "numbers", Kind::numbers},
}};

/// Makes the tree that a plan would have, each value at its place in the text.
class TextReader {
public:
    explicit TextReader(const Places& places) : places_(places), text_(places.source().text()) {
        who_.kind = Node::Kind::object;
        who_.end = text_.size();
    }

    Node read(std::size_t begin) {
        while (begin <= text_.size()) {
            const auto end = std::min(text_.find(',', begin), text_.size());
            read_part(begin, end);
            begin = end + 1;
        }
        return std::move(who_);
    }

private:
    void read_part(std::size_t begin, std::size_t end) {
        const auto equals = text_.substr(0, end).find('=', begin);
        const auto key_end = equals == text_.npos ? end : equals;
        const auto word = trim(text_.substr(begin, key_end - begin));
        const auto* found =
            std::find_if(short_keys.begin(), short_keys.end(),
                         [&](const ShortKey& short_key) { return short_key.word == word; });
        if (found == short_keys.end()) return unknown(word, begin, key_end);
        if (equals == text_.npos) return places_.say("PRZ-0021", begin, end, {std::string(word)});
        auto node = value(*found, equals + 1, end);
        node.key = found->key;
        node.key_begin = begin;
        node.key_end = key_end;
        group(found->group).children.push_back(std::move(node));
    }

    void unknown(std::string_view word, std::size_t begin, std::size_t end) const {
        std::string known;
        for (const auto& key : short_keys)
            known += (known.empty() ? "" : ", ") + std::string(key.word);
        places_.say(Fault::unknown_key, begin, end, {printable(word), known});
    }

    Node value(const ShortKey& key, std::size_t begin, std::size_t end) const {
        const bool numbers = key.kind == Kind::number || key.kind == Kind::numbers;
        const auto kind = numbers ? Node::Kind::number : Node::Kind::text;
        if (key.kind == Kind::text || key.kind == Kind::number) return one(kind, begin, end);
        auto list = one(Node::Kind::list, begin, end);
        while (begin <= end) {
            const auto plus = std::min(text_.find('+', begin), end);
            list.children.push_back(one(kind, begin, plus));
            begin = plus + 1;
        }
        return list;
    }

    Node one(Node::Kind kind, std::size_t begin, std::size_t end) const {
        Node node;
        node.kind = kind;
        node.text = trim(text_.substr(begin, end - begin));
        node.begin = begin;
        node.end = end;
        return node;
    }

    /// The object that a key belongs to.
    Node& group(std::string_view name) {
        if (name.empty()) return who_;
        const auto found = std::find_if(who_.children.begin(), who_.children.end(),
                                        [&](const Node& child) { return child.key == name; });
        if (found != who_.children.end()) return *found;
        auto& made = who_.children.emplace_back();
        made.kind = Node::Kind::object;
        made.end = text_.size();
        made.key = name;
        return made;
    }

    const Places& places_;
    std::string_view text_;
    Node who_;
};

/// Where the criteria begin: behind the colon of a name.
std::size_t behind_name(std::string_view text) {
    const auto colon = text.find(':');
    return colon == text.npos || text.find('=') < colon ? 0 : colon + 1;
}

}

NamedWho read_who_text(std::string_view text, Diagnostics& diagnostics) {
    const auto source = Source::from_bytes("--category", std::string(text));
    const Places places(*source, diagnostics, "PRZ-");
    const auto typed = source->text();
    const auto begin = behind_name(typed);
    NamedWho named;
    named.name = printable(trim(begin == 0 ? typed : typed.substr(0, begin - 1)));
    named.who = read_who(TextReader(places).read(begin), places);
    return named;
}

}
