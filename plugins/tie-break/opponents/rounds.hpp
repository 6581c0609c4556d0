#pragma once
/// What a round is to a tie-break: C.07 art. 15 and 16.2, regulation 36.

#include <hakem/tie_break.hpp>

#include <cstdint>
#include <vector>

namespace hakem {

/// A round of one competitor, as the articles sort them.
enum class RoundKind : std::uint8_t {
    nothing,            ///< annulled, not played yet, or the bye of a round-robin table
    game,               ///< played, or a forfeit that counts as a game (15.2, /P)
    allotted,           ///< 16.2.1: pairing-allocated or full-point bye
    forfeit_win,        ///< 16.2.2
    requested,          ///< 16.2.3: bye asked for, a round that is no VUR follows
    forfeit_loss,       ///< 16.2.4
    requested_for_good, ///< 16.2.5: the same in the last round or followed by VURs only
};

constexpr bool is_unplayed(RoundKind kind) {
    return kind != RoundKind::nothing && kind != RoundKind::game;
}

/// Voluntarily unplayed round (16.1): asked for, or lost by forfeit.
constexpr bool is_vur(RoundKind kind) {
    return kind == RoundKind::requested || kind == RoundKind::forfeit_loss ||
           kind == RoundKind::requested_for_good;
}

/// Whether this edition is the regulation's; it knows no art. 15 and 16.
constexpr bool is_regulation(const Edition& edition) {
    return edition.own_unplayed == Edition::OwnUnplayed::half_of_opponent;
}

/// Whether art. 15 and 16 of C.07 hold; the regulation and the US Chess rulebook have their own.
constexpr bool is_fide(const Edition& edition) {
    return !is_regulation(edition) && edition.own_unplayed != Edition::OwnUnplayed::nothing;
}

/// Whether the code has no modifier; the score and the edition are none.
bool is_plain(const TieBreakCode& code);
/// The same of modifiers but cuts and /P.
bool has_cuts_only(TieBreakCode code);

/// 8.3: whether the games of the last round held count as drawn: with /F, where that round is the
/// last one of the event.
bool is_fore(const TieBreakInput& input);

/// 15.2: in a round robin the pairings are known before, so that forfeits are games; /P asks for
/// the same.
bool forfeits_are_games(const TieBreakInput& input);

/// Appends the kinds of all rounds of a competitor; in the Fore Buchholz a last round with an
/// opponent is a game.
void append_kinds(std::vector<RoundKind>& kinds, const Competitor& competitor,
                  const TieBreakInput& input);

/// The points of a round, or of all, that the code counts: `BH:GP` the game points of a team.
Points points_of(const Round& round, const TieBreakCode& code);
Points score_of(const Competitor& competitor, const TieBreakCode& code);

/// What a win and a draw are worth there.
Points win_of(const History& history, const TieBreakCode& code);
Points draw_of(const History& history, const TieBreakCode& code);

/// A term of an explanation; the id of the opponent is filled in.
Term term_of(const History& history, int round, const Round& played, Exact value,
             std::string_view note = {});

}
