#pragma once
/// Findings of a TRF text, for the tests of its reader.

#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace hakem::test {

/// Reads a text without the checks of `validate`.
inline Tournament read_trf(std::string text, Diagnostics& diagnostics) {
    return registry().get<Importer>("trf").read(Source::from_bytes("test.trf", std::move(text)),
                                                diagnostics);
}

/// All findings: "TRF-0103 4:10 note", a line each.
inline std::string findings_of(std::string text, bool strict = false) {
    Diagnostics diagnostics("test.trf", strict);
    read_trf(std::move(text), diagnostics);
    diagnostics.sort();
    std::string result;
    for (const auto& d : diagnostics.all()) {
        constexpr std::string_view severities[] = {"note", "warning", "error"};
        result += fmt::format("{} {}:{} {}\n", d.code, d.line, d.column,
                              severities[static_cast<int>(d.severity)]);
    }
    return result;
}

/// A clean line 001 of player 1 with one cell replaced from a column on.
inline std::string player_line(std::size_t column = 0, std::string_view cell = {}) {
    auto line =
        fmt::format("001 {:>4} {}{:>3} {:<33} {:>4} {:3} {:>11} {:10} {:>4} {:>4}{}", 1, "w", "WGM",
                    "Surname, Given", 2100, "TUR", "6300000", "2001/05/23", "1.0", 1, "     2 w 1");
    if (column != 0) line.replace(column - 1, cell.size(), cell);
    return line;
}

/// The opponent of `player_line`.
inline const std::string opponent_line =
    fmt::format("001 {:>4} {}{:>3} {:<33} {:>4} {:3} {:>11} {:10} {:>4} {:>4}{}", 2, "m", "",
                "Other, Player", 2000, "TUR", "6300001", "2001/05/24", "0.0", 2, "     1 b 0");

}
