#pragma once
/// JSON in which every value knows where it stands, so that mistakes can be shown.

#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::json {

/// One value of the file.
struct Node {
    enum class Kind : std::uint8_t { null, boolean, number, text, list, object };

    Kind kind = Kind::null;
    std::string text;                       ///< of a text; of a number and a boolean as written
    std::vector<Node> children;             ///< of a list and an object
    std::string key;                        ///< in an object
    std::size_t begin = 0, end = 0;         ///< bytes of the text of the file
    std::size_t key_begin = 0, key_end = 0; ///< of the key
};

/// What may be wrong in any file of JSON: the number of its code in every family, "JSN-0003".
enum class Fault : std::uint8_t {
    no_json = 1,
    unknown_key = 2,
    other_kind = 3,
    no_such_number = 4,
    key_twice = 5,
    missing = 6,
    too_much = 9,
    unknown_word = 10,
    number_too_large = 20,
};

/// Says where a value stands.
class Places {
public:
    /// `family`: what stands before the number of a fault.
    Places(const Source& source, Diagnostics& diagnostics, std::string_view family = "JSN-")
        : source_(source), diagnostics_(diagnostics), family_(family) {}

    /// An error at these bytes, at the value, at its key.
    void say(std::string_view code, std::size_t begin, std::size_t end,
             std::vector<std::string> arguments = {}) const;
    void say(std::string_view code, const Node& node,
             std::vector<std::string> arguments = {}) const;
    void say_of_key(std::string_view code, const Node& node,
                    std::vector<std::string> arguments = {}) const;
    void say(Fault fault, std::size_t begin, std::size_t end,
             std::vector<std::string> arguments = {}) const;
    void say(Fault fault, const Node& node, std::vector<std::string> arguments = {}) const;
    void say_of_key(Fault fault, const Node& node, std::vector<std::string> arguments = {}) const;

    struct Place {
        std::uint32_t line = 0, column = 0;
    };
    Place place_of(std::size_t byte) const;

    const Source& source() const { return source_; }

private:
    const Line& line_at(std::size_t byte, std::uint32_t& number) const;
    std::string code_of(Fault fault) const;

    const Source& source_;
    Diagnostics& diagnostics_;
    std::string_view family_;
};

/// The document; nothing where it is no JSON or beyond the limits, which is then said.
std::optional<Node> read_json(const Places& places);

}
