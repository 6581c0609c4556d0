#pragma once
/// A plan of an event held against the rules of a profile: gaps, rounds a day, sizes, systems.

#include "judging/moments.hpp"
#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::judging {

/// What no tournament file has: when rounds begin, the registration check, the categories.
struct Schedule {
    struct Category {
        std::string name;
        std::int32_t players = 0;
    };
    std::vector<Moment> starts;                       ///< [r-1]
    std::optional<std::int32_t> registration_minutes; ///< that the registration check lasts
    std::vector<Category> categories;
    bool rated_by_fide = false; ///< "ratedBy": "fide": an ELO event has fewer rounds a day
};

/// Reads "hakem.schedule/1"; what is not understood is told and left out.
Schedule read_schedule(const Source& source, Diagnostics& diagnostics);

/// Codes PLN-01xx. Without a schedule by the dates of the rounds in the file and the groups of its
/// players. An event that is announced and has no players yet is judged all the same.
void check_plan(const Tournament& tournament, const PlanRules& rules, const Schedule* schedule,
                Diagnostics& diagnostics);

}
