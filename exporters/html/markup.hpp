#pragma once
/// Text on its way into a page: nothing of a file becomes markup, style or script.

#include <set>
#include <string>
#include <string_view>

namespace hakem::html {

/// Appends a text as content of an element or of an attribute in double quotes.
void escape(std::string& out, std::string_view text);

std::string escaped(std::string_view text);

/// A string of CSS with its quotes; the signs that could end it or the style are written as
/// numbers.
std::string css_string(std::string_view text);

/// A relative address that can only lead to a file beside the page; empty for anything else.
std::string_view safe_target(std::string_view target);

/// Gives out ids that are fit for anchors, each once.
class Anchors {
public:
    std::string make(std::string_view wanted);

private:
    std::set<std::string> used_;
};

}
