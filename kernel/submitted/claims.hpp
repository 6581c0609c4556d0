#pragma once
/// What a file says of its standings: points and ranks, of players or of teams.

#include <hakem/history.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace hakem::submitted {

/// [i] belongs to History::competitors[i].
struct Claims {
    std::vector<std::optional<Points>> points;      ///< of teams: match points
    std::vector<std::optional<Points>> game_points; ///< of teams
    std::vector<std::int32_t> ranks;                ///< as written; 0 = none
    /// Of players: all that is entered, the bye of a round to come and games that do not count
    /// (regulation 29a) among it, and the same up to the last game. A file may count so.
    std::vector<Points> entered, entered_games;

    bool ranked() const;
    bool has_points() const;
};

/// TRF 001, in a team event 310: the ranks of its players are of no rule.
Claims claims_of(const Tournament& tournament);

/// The ranks as places: as many stand before each as have a smaller rank. So shared ranks may be
/// numbered 1, 2, 2, 3 or 1, 2, 2, 4, and who has none is left out.
std::vector<std::int32_t> places_of(const std::vector<std::int32_t>& ranks);

/// Competitors whose points after `round` are not those of the file. A match that is not over may
/// be missing in the file.
std::vector<std::size_t> different_points(const Claims& claims, const History& history, int round);

/// Competitors whose place contradicts points: it is among those with more or with fewer, both by
/// the rounds and by the totals of the file. So a wrong total has no wrong ranks beside it.
/// `game_points`: of teams, those of the games come first.
std::vector<std::size_t> against_points(const Claims& claims,
                                        const std::vector<std::int32_t>& claimed,
                                        const History& history, int round, bool game_points);

/// The round after which the points of the file stand: the last one, unless an earlier one agrees
/// with nearly all of them and with more.
int round_of(const Claims& claims, const History& history);

/// The ranks are only an order in which the file lists everybody.
enum class Order : std::uint8_t { none, starting_numbers, names, ratings };
Order order_of(const Claims& claims, const History& history);

}
