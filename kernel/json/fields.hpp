#pragma once
/// Reading the members of a JSON object: each mistake is told where it stands.

#include "json/located_json.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::json {

/// The members of one object. Keys that nobody asked for are unknown, and said to be.
class Fields {
public:
    /// Says so where the value is no object or has a key twice.
    Fields(const Node& node, const Places& places);

    /// The value of a key, or nullptr.
    const Node* find(std::string_view key);

    /// The values of keys of one kind; nothing, and a finding, where it is of another kind.
    std::optional<std::string> text(std::string_view key);
    std::vector<std::string> texts(std::string_view key); ///< a text or a list of them
    std::optional<std::int64_t> number(std::string_view key, std::int64_t least, std::int64_t most);
    std::vector<std::int64_t> numbers(std::string_view key, std::int64_t least, std::int64_t most);

    /// A text out of a few; `words` is what the finding offers: "elo, ukd".
    std::optional<std::string> word(std::string_view key, std::string_view words);

    /// Says which keys are unknown. To be called last.
    void finish() const;

private:
    const Node& node_;
    const Places& places_;
    std::vector<std::string_view> known_;
};

/// A whole number as written in the file; a finding where it is none or out of range.
std::optional<std::int64_t> whole_number(const Node& node, const Places& places, std::int64_t least,
                                         std::int64_t most);

/// Says that the value is of another kind: "number", "text", "list", "object" is expected.
void say_expected(std::string_view kind, const Node& node, const Places& places);

/// The text of a node; a finding where it is of another kind, empty or very long.
std::optional<std::string> text_of(const Node& node, const Places& places);

}
