#pragma once
/// Two tournaments side by side: what differs, whatever formats they came in.

#include <hakem/document.hpp>
#include <hakem/tournament.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::content {

/// In the order in which differences are told.
enum class Part : std::uint8_t {
    header,
    numbers, ///< starting numbers: told apart, they are how a file says it
    players,
    teams,
    line_ups,
    pairings,
    colours,
    results,
    byes,
    points,
    ranks,
    tie_breaks,
};
inline constexpr std::size_t part_count = 12;

/// "header", "numbers" ... "line-ups" ... "tie-breaks".
std::string_view word_of(Part part);
std::optional<Part> part_of(std::string_view word);

/// A player or a team with the numbers of both files; 0 = not in that file.
struct Side {
    std::int32_t a = 0, b = 0;
    std::string name;
};

/// One value: for programs, and as people read it where that is another text.
struct Shown {
    std::string value;
    Phrase words = {};
};

struct Difference {
    enum class Kind : std::uint8_t { changed, only_a, only_b };

    Part part = Part::header;
    Kind kind = Kind::changed;
    std::string field; ///< "name", "rating", "round" ...; stable
    int round = 0;
    Side who, whom; ///< of a game: White of A (else of B) and the opponent
    Shown a, b;
    /// So many have it in one file and nobody in the other: told once. 0 = about one.
    std::size_t count = 0;
};

/// What one format cannot hold is no difference.
struct NotCarried {
    Part part = Part::header;
    std::string field;
    bool missing_in_a = false; ///< else in B
    std::size_t count = 0;     ///< how many the other file has
};

struct Comparison {
    std::vector<Difference> differences;
    std::vector<NotCarried> not_carried;
    /// Identity numbers that one file has masked and the other in full: as far as they can be seen
    /// they are the same, which is no difference.
    std::size_t masked_in_a = 0, masked_in_b = 0;
};

/// Takes the differences of starting numbers out; returns how many players have another one.
std::size_t take_numbers(Comparison& comparison);

/// Identity numbers are compared in full and shown masked, unless `with_identity`.
Comparison compare(const Tournament& a, const Tournament& b, bool with_identity = false);

}
