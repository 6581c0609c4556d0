#pragma once
/// What is settled before round 1: the number of rounds; a field put in order by one criterion
/// after the other, and the tournament with its new numbers.

#include <hakem/decision.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/tournament.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// Something that tells two competitors apart; positions are those of the file.
struct NumberingCriterion {
    std::string_view word; ///< "title": reason "numbering.reason.title"
    std::string rule;      ///< the article
    /// Less = the first stands above the second.
    std::function<std::strong_ordering(std::size_t, std::size_t)> compare;
    std::function<std::string(std::size_t)> value; ///< as an argument of the reason
};

/// FIDE's order of titles, with `title_place`.
NumberingCriterion title_criterion(const Tournament& tournament, std::string_view rule);

/// A rating of the players, `Player::rating` or `::national_rating`: the higher above, 0 = none.
NumberingCriterion rating_criterion(const Tournament& tournament, std::int32_t Player::*rating,
                                    std::string_view word, std::string_view rule);

/// Whether one of the criteria puts the first above the second.
bool stands_above(const std::vector<NumberingCriterion>& criteria, std::size_t first,
                  std::size_t second);

/// The players, or in a team event the teams, by the criteria; whom none tells apart stand in the
/// order of the file (`entry` is its rule). The decisions name the criterion that put each below
/// the one before.
Numbering numbering_by(const Tournament& tournament, std::vector<NumberingCriterion> criteria,
                       std::string_view entry, std::string_view edition, bool explain);

/// Drawn by lot, all of them (regulation 28.2).
Numbering numbering_by_lot(const Tournament& tournament, std::uint64_t seed, std::string_view rule,
                           std::string_view edition, bool explain);

/// FIDE's order of titles: GM, IM, WGM, FM, WIM, CM, WFM, WCM are 0 to 7; all else is 8.
std::size_t title_place(std::string_view title);

/// Regulation 16.2: the number of rounds by the table, 2 to 30, and the odd one that is preferred,
/// 3 to 31; any number of competitors may be asked for.
struct RecommendedRounds {
    std::int32_t table = 0, odd = 0;
};
RecommendedRounds recommended_rounds(std::int32_t competitors);

/// Whether a round has been paired: from then on the published numbers stay.
bool is_numbered_for_good(const Tournament& tournament);

/// The same event with new numbers 1, 2, 3 ... of its players, or in a team event of its teams; all
/// that names them follows. `ids` are all of them as they were, the new first one first. Players
/// (teams) stand in the new order, also in the source. Throws Error answer_is_no where a round has
/// been paired.
Tournament renumbered(const Tournament& tournament, const std::vector<std::int32_t>& ids);

}
