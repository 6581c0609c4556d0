#pragma once
/// What an event is, whatever file it came in: how a second copy and a correction are known.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::period {

/// The part of a tournament that ratings are made of.
struct EventContent {
    std::string id;   ///< fingerprint of all of it: the same for the same event in another format
    std::string name; ///< folded
    Date start, end;
    std::vector<std::uint64_t> people; ///< fingerprints of folded names, sorted
    std::vector<std::uint64_t> games;  ///< of round, both names and the result, sorted

    bool operator==(const EventContent&) const = default;
};

/// Reads name, dates, players (id, name, birth, numbers, ratings) and games. Byes, points, order
/// of records, arbiters and all that no rating hangs on is left out.
EventContent content_of(const Tournament& tournament);

/// What one event is to another.
enum class Relation : std::uint8_t {
    other,
    same,       ///< the same content
    correction, ///< the same name and first day, most of the people and of the games
    look_alike, ///< most of the people, and either most of the games or name and day
};

Relation relation(const EventContent& a, const EventContent& b);

}
