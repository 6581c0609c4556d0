#pragma once
/// What `hakem adjourn` shows: what followed from the events of a command, and the games as JSON.

#include "adjourn_command.hpp"
#include "command/command.hpp"
#include <hakem/adjournment.hpp>
#include <hakem/document.hpp>
#include <hakem/tournament.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// Games to be shown.
struct AdjournShown {
    const Tournament& tournament;
    const AdjournmentRules& rules;
    std::string verb;
    std::string record; ///< its path as it may be shown
    Language language = Language::english;
    std::size_t withdrawn = 0; ///< so many events were taken back by the command
    std::size_t lines = 0;     ///< of the record; 0 = not told
    std::string checksum = {}; ///< of its last line
};

/// One game after a command: its last `fresh` events with their articles, clocks, what is next.
Document adjourn_document(const AdjournShown& shown, const AdjournmentHistory& game,
                          std::size_t fresh);

/// The same as text.
std::string adjourn_text(const AdjournShown& shown, const AdjournmentHistory& game,
                         std::size_t fresh);

/// "Adjourned game: round 3, board 2, A - B".
Phrase adjourn_title(const AdjournedGame& game);

/// "hakem.adjourn/1". `fresh`: events that this command brought; `refused`: the last event of the
/// one game was not taken, and nothing was written.
std::string adjourn_json(const AdjournShown& shown, const std::vector<AdjournmentHistory>& games,
                         std::size_t fresh, const Advance* refused = nullptr,
                         const AdjournmentEvent* refused_event = nullptr);

/// The game of that key; nullptr where the record has none.
const AdjournmentHistory* find_adjourned(const std::vector<AdjournmentHistory>& games,
                                         const GameKey& key);

/// In every format that the command asks for. `text`: where sentences are longer than columns of a
/// table; empty = the document's own.
void show_adjourned(Session session, const AdjournCommand& command, const Document& document,
                    const std::string& json, const std::string& text = {});

}
