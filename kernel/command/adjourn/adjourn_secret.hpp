#pragma once
/// Sealed moves between the person, the key and the record.

#include "adjourn_command.hpp"
#include "adjournment/sealed_text.hpp"
#include "command/command.hpp"

namespace hakem::command {

/// The move as it was written, from --move-from or typed unseen at a terminal. Never from the
/// command line, which others can see.
adjournments::SealedMove sealed_move(Session session, const AdjournCommand& command,
                                     const std::string& letters);

/// The sealed text of a game that counts now, and where it is bound to: that of the reply, else the
/// last one that was written. Empty text: it is on paper alone.
struct SealedLine {
    adjournments::Locked locked;
    adjournments::SealedPlace place;
};
SealedLine sealed_line(const adjournments::ReadRecord& record, const AdjournedGame& game);

/// How many sealed texts a game has had until now, locked or on paper.
std::int32_t sealed_before(const adjournments::ReadRecord& record, const GameKey& game);

/// Opens it with the key. Throws Error answer_is_no where key and text do not fit.
adjournments::SealedMove opened_with(const std::filesystem::path& key, const SealedLine& sealed);

}
