#pragma once
/// Standings of a part of the field (rank --category).

#include "command/command.hpp"
#include "prizes/who_text.hpp"
#include <hakem/document.hpp>
#include <hakem/report.hpp>
#include <hakem/standings.hpp>

#include <string>
#include <vector>

namespace hakem::command {

/// A part of the field, ranked among itself by the values of the whole event.
struct CategoryStandings {
    std::string text; ///< as it was asked for
    prizes::NamedWho named;
    Standings standings;
    std::vector<std::int32_t> unknown; ///< left out: the file lacks what would tell
};

/// Reads and ranks each category; what the file lacks is a note. Throws Error wrong_usage where a
/// text cannot be read.
std::vector<CategoryStandings> rank_categories(Session session, const Tournament& tournament,
                                               const std::vector<std::string>& texts,
                                               const RankOptions& options,
                                               Diagnostics& diagnostics);

/// The table of a category: that of the standings, with the rank in the whole event.
Section category_section(const CategoryStandings& category, std::size_t number,
                         const Tournament& tournament, const Standings& whole,
                         const Report& report);

}
