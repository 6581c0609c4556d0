#pragma once
/// What the Dutch rules look at before a round, read from the tournament for the brute force alone:
/// nothing here is shared with the plugin that it judges.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem::test::brute {

/// The float of one round (2026: 1.4; 2017: A.4.b).
enum class Float : std::uint8_t { none, down, up };

/// Colour preferences from weak to strong (2026: 1.7; 2017: A.6).
enum class Strength : std::uint8_t { none, mild, strong, absolute };

/// One participant to be paired. Points are in hundredths.
struct Entrant {
    std::int32_t id = 0;
    int number = 0;                ///< TPN: place among those who have taken part up to now
    int points = 0;                ///< without virtual points
    int score = 0;                 ///< pairing score of the round
    std::vector<std::int32_t> met; ///< ids; only games that were played
    std::vector<Colour> colours;   ///< of the games played, oldest first, without gaps
    Float last = Float::none;      ///< of the round before
    Float before_last = Float::none;
    bool barred = false; ///< C2: may not receive the pairing-allocated bye
    int unplayed = 0;    ///< rounds up to now without a game
    bool topscorer = false;

    int difference() const; ///< colour difference: games with White less games with Black
    Colour preference() const;
    Strength strength() const;
};

/// The field of a round in the order of 1.2 (A.2): score, then pairing number.
struct Field {
    bool rules_2026 = true;
    bool final_round = false;
    int round = 0;
    Colour initial = Colour::white; ///< what odd numbers get in round 1
    std::vector<Entrant> entrants;
    std::vector<std::vector<bool>> prohibited; ///< [i][j]: by order of the arbiter

    /// C1, C3 and the prohibitions.
    bool may_meet(std::size_t i, std::size_t j) const;
};

Field field_of(const Tournament& tournament, int round, std::string_view edition);

/// The tournament as it was before `round`: later rounds gone, and of that round only the byes that
/// were known beforehand. For taking back a round that was held.
Tournament before_round(const Tournament& tournament, int round);

}
