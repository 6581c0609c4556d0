#include "usage/roff.hpp"

namespace hakem::usage {

std::string roff(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '\\':
            escaped += "\\e";
            break;
        case '-':
            escaped += "\\-";
            break;
        case '\'':
            escaped += "\\(aq";
            break;
        case '`':
            escaped += "\\(ga";
            break;
        case '^':
            escaped += "\\(ha";
            break;
        case '~':
            escaped += "\\(ti";
            break;
        case '"':
            escaped += "\\(dq";
            break;
        case '\n':
        case '\t':
            escaped += ' ';
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

/// A dot in front would make a request of the line.
std::string text_line(std::string_view text) {
    auto escaped = roff(text);
    if (escaped.starts_with('.')) escaped.insert(0, "\\&");
    return escaped + '\n';
}

}
