#pragma once
/// What of an event lets a norm stand that the usual numbers would refuse: shown by the file, or to
/// be confirmed by somebody who knows the event.

#include <hakem/title_norms.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace hakem::norm {

/// The numbers of 1.4.3d.
inline constexpr std::int32_t foreign_players = 20, foreign_federations = 3, foreign_titled = 10;

/// An event as the exceptions look at it.
struct EventFacts {
    std::string_view host; ///< federation that registers it; may be empty
    std::int32_t rounds = 0;
    std::int32_t players = 0;
    bool team = false, double_round_robin = false;
    bool large_swiss = false; ///< 1.4.3d
    bool not_standard = false;
};

/// 1.4.3d round by round: who is rated and not of the host federation; whoever missed more than one
/// round, pairing-allocated byes apart, is not looked at. Nothing for events that are no Swiss or
/// whose host is not known.
std::vector<ForeignField> foreign_field(const Tournament& tournament,
                                        std::span<const std::int32_t> ratings);

EventFacts facts_of(const Tournament& tournament, const std::vector<ForeignField>& field);

/// 1.4.3a to c: by which exception the federations of the opponents may not matter, as a message
/// key; for players of the host more than for others.
std::string_view federation_exception(const EventFacts& event, std::string_view federation);

/// 1.4.1: by which exception so few games may be enough; empty where none can.
std::string_view games_exception(const EventFacts& event, const std::vector<NormGame>& rounds,
                                 std::int32_t games);

}
