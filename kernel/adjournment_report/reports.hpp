#pragma once
/// The papers of adjourned games: the envelope to print, the resumption list, the list of open
/// games, the protocol of one game.

#include <hakem/adjournment.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/document.hpp>
#include <hakem/tournament.hpp>

#include <vector>

namespace hakem::adjournments {

/// What the papers are about.
struct Papers {
    const Tournament& tournament; ///< name, place, dates, arbiter
    const std::vector<AdjournmentHistory>& games;
    Moment now; ///< that the lists speak of; none = the last event
};

/// One sheet a game: the seven fields of I.2, diagram, FEN, line for the seal, signatures. Never
/// the sealed move. Games that are over are left out.
Document envelopes(const Papers& papers);

/// By day and time: boards to set up, clocks to set, who replies, what to do first (I.5, I.7).
Document resumption_list(const Papers& papers);

/// What is open, how long it may stay open (regulation 22.1, the last round), and what is due next.
Document open_list(const Papers& papers);

/// One game: each event with the arbiter's clock, clocks after it, steps and articles.
Document protocol(const Papers& papers, const AdjournmentHistory& game);

}
