#pragma once
/// Counts of an event that add up over a year: what a year book is made of.

#include <boost/container/flat_map.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hakem {
struct Tournament;
}

namespace hakem::batch {

/// What is counted. Players are counted once an event: who plays in three events counts three
/// times.
enum class Topic : std::uint8_t {
    time_class, ///< events: "standard", "rapid", "blitz"; empty = not told
    federation, ///< players, by what the file has; empty = nothing
    club,
    title,
    sex,    ///< "male", "female", empty
    age,    ///< in the year of the event; empty = no year of birth
    rating, ///< "rated", or "unrated": neither rated by FIDE nor nationally
    result, ///< games: "white", "draw", "black", "decisive" (no colours), "odd" (½-0), "open",
            ///< "forfeit", "double-forfeit"; sides: "pairing-bye", "full-bye", "half-bye"
};

inline constexpr std::size_t topics = 8;

/// "time-class", "federation", ...: for machines.
std::string_view word_of(Topic topic);

/// Packed: a batch of a year holds those of tens of thousands of events.
using Counts = boost::container::flat_map<std::string, std::int64_t, std::less<>>;

class Tally {
public:
    /// Texts are cut, and of a hostile number of them the later ones count as "…".
    void add(Topic topic, std::string_view what, std::int64_t count = 1);
    void add(const Tally& other);
    const Counts& operator[](Topic topic) const { return counts_[static_cast<std::size_t>(topic)]; }
    std::int64_t count(Topic topic, std::string_view what) const;
    /// Games with a result over the board, each once, also where one side alone tells of it.
    std::int64_t games_played() const;
    bool empty() const;
    bool operator==(const Tally&) const = default;

private:
    std::array<Counts, topics> counts_;
};

Tally tally_of(const Tournament& tournament);

}
