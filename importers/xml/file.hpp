#pragma once
/// An XML file as a tree, and the line and column of everything in it.

#include <hakem/source.hpp>

#include <pugixml.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::xml {

/// Where something stands; column 0 = the line as a whole.
struct Place {
    std::uint32_t line = 0, column = 0, length = 1;
};

/// The name of the outermost element, without prefix and whatever stands before it; empty where
/// the text is no XML. Braces may stand in place of the angle brackets (chess-results takes files
/// so).
std::string_view root_name(std::string_view text);

class XmlFile {
public:
    /// Larger files are not read: the tree takes six times their size.
    static constexpr std::size_t size_limit = 64u << 20;

    /// The tree of what is well-formed, up to the first fault.
    explicit XmlFile(const Source& source);

    pugi::xml_node root() const { return document_.document_element(); }
    const pugi::xml_parse_result& result() const { return result_; }
    bool had_braces() const { return had_braces_; }
    bool too_large() const { return too_large_; }

    Place place_of(pugi::xml_node node) const;
    /// Of a value; `text` must be one that the tree gave.
    Place place_of(std::string_view text) const;
    /// Of a place in the text, in bytes from its begin.
    Place place_at(std::size_t offset, std::size_t length) const;
    std::string_view line_at(const Place& place) const;

private:
    const Source& source_;
    std::string buffer_; ///< parsed in place: values point into it
    pugi::xml_document document_;
    pugi::xml_parse_result result_;
    bool had_braces_ = false, too_large_ = false;
};

/// The name of an element or attribute without its prefix: "dsb:player" is "player".
std::string_view local_name(const char* name);

}
