#pragma once
/// The editions of the FIDE (Dutch) system as data: one engine, the differences here.

#include <hakem/date.hpp>

#include <string_view>

namespace hakem::dutch {

struct Edition {
    std::string_view id;   ///< "2026"
    std::string_view rule; ///< "FIDE C.04.3 (2026)"
    Date applied_from;

    /// 2026 C2: any single round that brought a win's points without play bars from the
    /// pairing-allocated bye. 2017 C.2: an earlier one, or a forfeit win.
    bool win_worth_bars_bye = true;
    /// 2017 A.4.b: whoever does not play receives a downfloat. 2026, 1.4.3: only for points.
    bool absence_floats = false;
    /// 2026 C4: every bracket leaves a rest that can be paired. 2017 A.9: the bracket before a
    /// rest that cannot be paired is paired again, and all below it collapses into one bracket.
    bool completion_everywhere = true;
    /// 2026 C5: the score of the receiver of the pairing-allocated bye is decided first.
    bool lowest_bye_score = true;
    /// 2026 C9: the fewest unplayed games of the receiver of the pairing-allocated bye.
    bool unplayed_games_of_bye = true;
    /// 2017 C.6: score differences of pairs and downfloaters; 2026 C7: scores of downfloaters.
    bool score_differences = false;
    /// 2017 C.12-C.19 look at everybody who floats; 2026 C14-C21 at residents that float down, at
    /// opponents of moved-down players, and at moved-down players.
    bool floats_of_all = false;
};

/// By "2026" or "2017"; null where there is none.
const Edition* find_edition(std::string_view id);

/// The earliest; it also covers what was played before it.
const Edition& earliest_edition();

/// In force on a date; without a date the newest.
const Edition& edition_on(const Date& date);

}
