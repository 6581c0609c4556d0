#pragma once
/// Letters as tests read them.

#include "exporters/markup_check.hpp"
#include "office_report/letter.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace hakem::test {

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != text.npos;
}

/// Without the breaks of lines.
inline std::string flat(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (c != '\n' && c != ' ')
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    return out;
}

/// The page of a file's letter; that it is sound is looked at.
inline std::string page_of(const batch::Entry& entry) {
    const auto page = office_report::letter_page(office_report::letter_of(entry));
    BOOST_TEST(MarkupCheck(page).fault == "");
    BOOST_TEST(!has(page, "<script"));
    BOOST_TEST(!has(page, "http://www.w3.org/1999/xhtml\" lang=\"\""));
    return page;
}

}
