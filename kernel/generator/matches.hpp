#pragma once
/// How teams come to their matches.

#include "generator/recipe.hpp"
#include <hakem/pairing_system.hpp>

#include <cstdint>
#include <vector>

namespace hakem::generator {

/// How a file has a match that was not played.
enum class ForfeitForm : std::uint8_t {
    boards,            ///< every board with both players
    boards_and_record, ///< the same, and a record 330
    record             ///< the record; who came has no opponent
};

struct MatchState {
    bool white_came = true, black_came = true;
    bool white_short = false, black_short = false; ///< one player less than boards
    ForfeitForm form = ForfeitForm::boards;

    bool played() const { return white_came && black_came; }
};

/// Draws them round by round.
class MatchStates {
public:
    explicit MatchStates(const Recipe& recipe);

    /// Of the pairs in their order. Whoever is not `absent` in `byes`, but was paired all the same
    /// (a fixed table pairs everybody), does not come. A team is short once (regulation 23.2a), and
    /// not in round 1, where its strength is that of its main players (25.1).
    std::vector<MatchState> of_round(const RoundPairing& pairing, const std::vector<Outcome>& byes);

private:
    void make_short(const RoundPairing& pairing, const std::vector<std::size_t>& open,
                    std::vector<MatchState>& states);

    const Recipe& recipe_;
    Random random_;
    std::vector<bool> was_short_; ///< by team
};

}
