#pragma once
/// Team events of the federation in a few lines of TRF, and what is found in them.

#include "event.hpp"
#include "support.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace hakem::test::national_teams {

/// The findings about teams by the regulation: "TRN-0503 9:17 error", a line each.
inline std::string found(const std::string& text) {
    Diagnostics diagnostics("test.trf");
    tournament(text, diagnostics);
    std::string result;
    for (const auto& d : diagnostics.all()) {
        if (!d.code.starts_with("TRN-05")) continue;
        constexpr std::string_view severities[] = {"note", "warning", "error"};
        result += fmt::format("{} {}:{} {}\n", d.code, d.line, d.column,
                              severities[static_cast<int>(d.severity)]);
    }
    return result;
}

/// The message of the first such finding, or of the one that `found` would list so.
inline std::string said(const std::string& text, Language language,
                        std::string_view where = "TRN-05") {
    Diagnostics diagnostics("test.trf");
    tournament(text, diagnostics);
    for (const auto& d : diagnostics.all())
        if (fmt::format("{} {}:{}", d.code, d.line, d.column).starts_with(where))
            return message_of(d, language);
    return {};
}

inline std::string team(int id, const std::vector<int>& players, std::string_view points = "") {
    auto line = fmt::format("310 {:>3} {:<32} {:>5} {:>6} {:>6} {:>6} {:>3} ", id,
                            "Takım " + std::to_string(id), "", "", "", points, "");
    for (const auto player : players) line += fmt::format(" {:>4}", player);
    return line + "\n";
}

inline std::string line_up(int round, int own, int other, const std::vector<std::string>& players) {
    auto line = fmt::format("300 {:>3} {:>3} {:>3}", round, own, other);
    for (const auto& player : players) line += fmt::format(" {:>4}", player);
    return line + "\n";
}

/// Player 1 in the first line; "4w1 U" are his rounds.
inline std::string players(const std::vector<std::string>& lines) {
    std::string text;
    int id = 0;
    for (const auto& line : lines) {
        const auto event = swiss({line});
        text += fmt::format("001 {:>4}      {:<33}{:>37} {:>4}", ++id, "Oyuncu", "", "");
        for (const auto& r : event.players[0].rounds)
            text += fmt::format("  {:0>4} {} {}", r.opponent,
                                r.colour == Colour::white   ? 'w'
                                : r.colour == Colour::black ? 'b'
                                                            : '-',
                                static_cast<char>(r.outcome));
        text += "\n";
    }
    return text;
}

/// Players with these UKD (0 = none) in one team, their list in that order.
inline std::string list(const std::vector<int>& ratings, const std::string& header = "") {
    std::vector<int> ids;
    std::string text = "092 Takım: Ulusal İsviçre\n" + header, national;
    for (const auto rating : ratings) {
        ids.push_back(static_cast<int>(ids.size()) + 1);
        if (rating != 0)
            national += fmt::format("TUR {:>4}      {:<33} {:>4}\n", ids.back(), "Oyuncu", rating);
    }
    return text + team(1, ids) + players(std::vector<std::string>(ratings.size())) + national;
}

/// Two teams of three boards, a reserve each: players 1 to 4 and 5 to 8. The lines of the players
/// are 3 to 10, the teams 11 and 12; `more` follows.
inline std::string match(const std::vector<std::string>& rounds, const std::string& more = "",
                         std::string_view type = "Takım: Ulusal İsviçre",
                         std::string_view colours = "WBW") {
    return fmt::format("092 {}\n352 {}\n{}{}{}{}", type, colours, players(rounds),
                       team(1, {1, 2, 3, 4}), team(2, {5, 6, 7, 8}), more);
}

inline const std::vector<std::string> clean = {"5w1", "6b1", "7w=", "Z", "1b0", "2w0", "3b=", "Z"};

}
