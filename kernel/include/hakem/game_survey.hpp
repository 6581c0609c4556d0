#pragma once
/// What is in a file of games, told without making a tournament of it.

#include <hakem/date.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem {

/// How closely a file of games is looked at: its tags alone, or every move of every game.
enum class SurveyDepth : std::uint8_t { tags, moves };

/// Games of one title, place and date of the event.
struct SurveyedEvent {
    std::string name, site, date;
    std::uint64_t games = 0;
    std::int32_t rounds = 0; ///< the highest number of a round; 0 = none has a number
    std::uint32_t line = 0;
};

struct GameSurvey {
    /// More are counted, and no longer listed.
    static constexpr std::size_t most_events = 100;

    std::string encoding;
    std::uint64_t games = 0;
    std::uint64_t without_moves = 0;
    std::uint64_t with_findings = 0; ///< games of which something was told
    std::uint64_t half_moves = 0;    ///< of the main lines; only where moves were read
    std::uint64_t white_wins = 0, draws = 0, black_wins = 0, other_results = 0;
    std::uint64_t players = 0; ///< by FIDE id, else by folded name
    std::uint64_t events = 0;
    std::int32_t rounds = 0; ///< the highest number of a round
    std::vector<SurveyedEvent> first_events;
    Date first, last;
};

}
