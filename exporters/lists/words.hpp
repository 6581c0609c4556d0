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

/// "i", "w", "wi", as FIDE's lists flag them.
inline std::string flag_of(const ListRow& row) {
    return std::string(row.sex == Sex::female ? "w" : "") + (row.inactive ? "i" : "");
}

/// What FIDE's lists print beside the ratings: K, the standard rating that may stand in, flags.
inline bool prints_k(const NewListInfo& info) { return !info.national; }
inline bool prints_standard(const NewListInfo& info) {
    return !info.national && info.time_class != TimeClass::standard;
}

/// "Games", "Rapid K": where a standard rating is beside it, a column names its class.
inline std::string of_class(const NewListInfo& info, std::string_view heading) {
    if (!prints_standard(info)) return std::string(heading);
    return fmt::format("{} {}", info.time_class == TimeClass::rapid ? "Rapid" : "Blitz", heading);
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
