#pragma once
/// An XML file element by element: those of one name, each a tree of its own. So a list of a
/// gigabyte needs no more memory than its largest record.

#include "input.hpp"
#include <hakem/diagnostic.hpp>

#include <pugixml.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace hakem::lists {

class Elements {
public:
    /// The elements `name` in the input. Those longer than `limit` bytes are left out and told.
    Elements(Input& input, std::string_view name, std::size_t limit, Diagnostics& diagnostics);

    /// The next of them; false at the end. It is valid until the next call.
    bool next(pugi::xml_node& element);

    /// The line where the element begins.
    std::uint64_t line() const { return line_; }
    /// The outermost element's tag, "<playerslist issue="2026-11">", once an element was read.
    const std::string& root_tag() const { return root_tag_; }
    /// Whether the end of the outermost element was seen.
    bool complete() const { return complete_; }

private:
    bool find_begin();
    void pass_over(std::string_view rest);
    bool skip_past(std::string_view mark);
    std::size_t end_of_element(std::string_view text) const;
    bool need(std::size_t& length);
    void take(std::size_t count);

    Buffer buffer_;
    std::string name_, open_, close_;
    std::size_t limit_;
    Diagnostics& diagnostics_;
    pugi::xml_document document_;
    std::uint64_t line_ = 1, next_line_ = 1;
    std::string root_, root_tag_;
    bool complete_ = false;
};

/// The text in an element, whole where it is in several pieces.
std::string text_in(const pugi::xml_node& node);

}
