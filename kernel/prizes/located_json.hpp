#pragma once
/// JSON in which every value knows where it stands, so that mistakes can be shown.

#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::prizes {

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

/// Says where a value stands.
class Places {
public:
    Places(const Source& source, Diagnostics& diagnostics)
        : source_(source), diagnostics_(diagnostics) {}

    /// A finding at these bytes.
    void say(Severity severity, std::string_view code, std::size_t begin, std::size_t end,
             std::vector<std::string> arguments = {}) const;
    /// An error at the value, at its key.
    void say(std::string_view code, const Node& node,
             std::vector<std::string> arguments = {}) const;
    void say_of_key(std::string_view code, const Node& node,
                    std::vector<std::string> arguments = {}) const;

    struct Place {
        std::uint32_t line = 0, column = 0;
    };
    Place place_of(std::size_t byte) const;

    const Source& source() const { return source_; }

private:
    const Line& line_at(std::size_t byte, std::uint32_t& number) const;

    const Source& source_;
    Diagnostics& diagnostics_;
};

/// The document; nothing where it is no JSON or beyond the limits, which is then said.
std::optional<Node> read_json(const Places& places);

}
