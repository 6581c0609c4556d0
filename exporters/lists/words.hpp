#pragma once
/// What the formats of new lists have in common.

#include <hakem/list_exporter.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <string_view>

namespace hakem::lists {

/// "2026-11".
inline std::string issue_text(const Date& issue) {
    return fmt::format("{:04}-{:02}", issue.year, issue.month);
}

inline std::string_view letter_of(Sex sex) {
    return sex == Sex::male ? "M" : sex == Sex::female ? "F" : "";
}

/// "-2.00"; nothing for who did not play.
inline std::string change_text(const ListRow& row) {
    if (!row.change) return {};
    const auto size = std::abs(*row.change);
    return fmt::format("{}{}.{:02}", *row.change < 0 ? "-" : "", size / 100, size % 100);
}

/// The heading that says which rating it is: of Türkiye's lists UKD, UHS and UYS.
inline std::string_view rating_heading(const NewListInfo& info) {
    switch (info.time_class) {
    case TimeClass::rapid:
        return info.national ? "UHS" : "Rapid";
    case TimeClass::blitz:
        return info.national ? "UYS" : "Blitz";
    case TimeClass::standard:
        break;
    }
    return info.national ? "UKD" : "Rating";
}

}
