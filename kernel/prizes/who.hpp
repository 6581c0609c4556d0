#pragma once
/// A part of the field as data: who may take a prize, whom the standings of a category are of.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::prizes {

/// From `from` up to but not including `below`, by one of the lists.
struct RatingLimits {
    enum class List : std::uint8_t { elo, ukd, highest } list = List::elo;
    enum class Unrated : std::uint8_t { no, too, only } unrated = Unrated::no;
    std::optional<std::int64_t> from, below;
};

/// Ages and years of birth.
struct AgeLimits {
    std::optional<std::int64_t> from, under;
    bool on_start = false; ///< age on the first day; else by the year, as FIDE counts (U12, 60+)
    std::optional<std::int64_t> born_from, born_until; ///< years, both included
};

/// A part of the field, who may take a prize: all that is set must hold. An empty one is everybody.
struct Who {
    std::optional<Sex> sex;
    std::optional<RatingLimits> rating;
    std::optional<AgeLimits> age;
    std::vector<std::string> clubs, federations, titles;
    std::vector<std::int64_t> numbers; ///< starting numbers, as a newcomers' list

    bool needs_players() const {
        return sex || rating || age || !clubs.empty() || !federations.empty() || !titles.empty();
    }
};

}
