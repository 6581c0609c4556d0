#pragma once
/// The numbers of FIDE's title norms (B.01, 1 January 2024).

#include <hakem/points.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hakem::norm {

struct TitleNumbers {
    std::string_view title;
    bool women = false;
    std::int32_t performance = 0;      ///< Rp at least
    std::int32_t average = 0;          ///< Ra at least
    std::int32_t floor = 0;            ///< one opponent below it is raised to it
    std::int32_t rating_for_title = 0; ///< what the title needs beside its norms
    std::string_view titles;           ///< of the norm or higher, each between blanks
};

inline constexpr std::array<TitleNumbers, 4> titles{{
    {"GM", false, 2600, 2380, 2200, 2500, " GM "},
    {"IM", false, 2450, 2230, 2050, 2400, " GM IM "},
    {"WGM", true, 2400, 2180, 2000, 2300, " GM IM WGM "},
    {"WIM", true, 2250, 2030, 1850, 2200, " GM IM WGM WIM "},
}};

inline constexpr std::int32_t least_games = 9;
inline constexpr std::int32_t most_games = 13; ///< that a norm brings towards the title
inline constexpr std::int32_t least_percent = 35;
inline constexpr std::int32_t unrated = 1400;         ///< what an unrated opponent counts as
inline constexpr std::int32_t double_round_robin = 6; ///< players at least
/// CM and WCM are no titles here.
inline constexpr std::string_view titled = " GM IM FM WGM WIM WFM ";

constexpr bool is_among(std::string_view list, std::string_view title) {
    const auto at = title.empty() ? list.npos : list.find(title);
    return at != list.npos && at != 0 && at + title.size() < list.size() && list[at - 1] == ' ' &&
           list[at + title.size()] == ' ';
}

/// The average that a score in so many games needs; nothing where the score is below 35 %.
std::optional<std::int32_t> least_average(const TitleNumbers& numbers, std::int32_t games,
                                          Points score);

}
