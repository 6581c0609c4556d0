#pragma once
/// Title norms (FIDE B.01): which of them a player made in an event, requirement by requirement.

#include <hakem/decision.hpp>
#include <hakem/plugin.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hakem {

struct NormInput {
    const Tournament& tournament;
    std::span<const RatingBefore> before; ///< FIDE standard ratings; [i] = tournament.players[i]
};

/// A round as the certificate lists it: a game that counts, or why it does not.
struct NormGame {
    std::int32_t round = 0;
    std::int32_t opponent = 0; ///< starting number; 0 = none
    Colour colour = Colour::none;
    Outcome outcome = Outcome::absent;
    std::int32_t rating = 0; ///< the opponent's own; 0 = unrated
    std::string title;       ///< the opponent's, in FIDE's letters; may be empty
    std::string federation;
    bool counted = false;
    std::string reason; ///< message key: "norm.counted", "norm.forfeit-win", ...
};

/// One thing that a norm needs.
struct NormRequirement {
    std::string article; ///< "1.4.1" of B.01; may be empty
    std::string key;     ///< message key; {0} = what there is, {1} = what is needed
    std::string found, needed;
    bool met = false;
    /// Not met, but an exception may hold that no file shows; `remark` says which.
    bool to_confirm = false;
    std::string remark = {}; ///< message key: the exception by which it is or may be met
};

/// A norm of one title.
struct TitleNorm {
    std::string title; ///< "GM", "IM", "WGM", "WIM"
    bool achieved = false;
    /// All is met but what is to be confirmed, or all was met some rounds before the end.
    bool possible = false;
    std::int32_t games = 0;     ///< that count
    std::int32_t counts_as = 0; ///< games that it brings towards the title: 13 at most
    Points score;
    std::int32_t average = 0;     ///< Ra, rounded, after raising
    std::int32_t raised = 0;      ///< starting number of the opponent raised to the floor; 0 = none
    std::int32_t percent = 0;     ///< p
    std::int32_t difference = 0;  ///< dp
    std::int32_t performance = 0; ///< Rp
    /// The least score that would have been enough against these opponents; nothing where none is.
    std::optional<Points> needed;
    std::vector<NormRequirement> requirements;
    std::vector<Decision> why; ///< Ra, Rp and what was done to get them
};

struct PlayerNorms {
    std::int32_t id = 0;
    std::vector<NormGame> rounds;
    std::vector<TitleNorm> norms; ///< GM, IM, and for women WGM and WIM; none without a game
};

/// A round of a Swiss event as 1.4.3d looks at it: rated players from outside the host federation.
struct ForeignField {
    std::int32_t round = 0;
    std::int32_t players = 0, federations = 0;
    std::int32_t titled = 0; ///< GM, IM, WGM, WIM
};

struct NormReport {
    std::string rule;                 ///< "FIDE B.01 (01.01.2024)"
    std::vector<ForeignField> field;  ///< of a Swiss event, round by round; else empty
    bool large_swiss = false;         ///< every round meets 1.4.3d
    std::vector<PlayerNorms> players; ///< [i] = tournament.players[i]
    std::vector<Decision> notes;      ///< of the event: what this cannot see
};

/// Examines an event for norms.
class TitleNorms : public Plugin {
public:
    static constexpr std::string_view kind = "norm";

    virtual NormReport examine(const NormInput& input) const = 0;

    /// The least average of the opponents' ratings for a score in so many games; nothing where the
    /// score is too low for any.
    virtual std::optional<std::int32_t> least_average(std::string_view title, std::int32_t games,
                                                      Points score) const = 0;
};

}
