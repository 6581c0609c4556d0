#pragma once
/// What the checks of players and submissions share.

#include "src/validate/validation.hpp"
#include <hakem/list_checks.hpp>

#include <map>
#include <optional>
#include <vector>

namespace hakem::list_checks {

/// A field of record 001 or of a national record, which has the same columns.
struct FieldPlace {
    std::uint32_t column, length;
};
inline constexpr FieldPlace sex_field{10, 1}, title_field{11, 3}, name_field{15, 33},
    rating_field{49, 4}, federation_field{54, 3}, id_field{58, 11}, birth_field{70, 10};

/// About a player, at a field of record 001.
void say_of(const validation::Check& check, Severity severity, std::string_view code,
            const Player& player, FieldPlace field, std::vector<std::string> arguments = {});
/// The same at the national record, where there is one.
void say_of_national(const validation::Check& check, Severity severity, std::string_view code,
                     const Player& player, FieldPlace field,
                     std::vector<std::string> arguments = {});

/// Whether one id becomes the other by exchanging two neighbouring digits or changing one.
bool is_slip(std::string_view a, std::string_view b);

/// What FIDE rates at all, by thinking time, rounds a day, matches and differences of ratings.
void check_eligibility(const validation::Check& check, TimeClass time_class);

/// Officials beside the list: ids, whose they are, and their titles.
void check_officials(const validation::Check& check, const RatingList& list,
                     const std::string& label);

/// An event of many games, none of them drawn.
void check_drawn_games(const validation::Check& check);

/// Performances far from the rating, by FIDE's table 8.1.1.
void check_performances(const validation::Check& check, bool national);

/// Whose ratings in the file are those of another kind of game in the list.
struct OtherClass {
    TimeClass time_class;
    std::vector<bool> of; ///< [i] = tournament.players[i]
    std::size_t count = 0;
};
/// Nothing where a few are, or most that differ are not: `matches` are of the players in order.
std::optional<OtherClass> ratings_of_another_class(const Tournament& tournament,
                                                   const std::vector<ListMatch>& matches,
                                                   TimeClass time_class, bool national);

/// Two players (positions) who have each other's FIDE id, by name and birth in the list.
std::map<std::size_t, std::size_t> exchanged_ids(const Tournament& tournament,
                                                 const RatingList& list);

}
