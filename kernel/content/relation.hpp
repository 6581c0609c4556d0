#pragma once
/// What one event is to another, and to all that lie in a folder.

#include "content/record.hpp"
#include <hakem/document.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hakem::content {

/// What the first of two is to the second.
enum class Relation : std::uint8_t {
    other,
    alike,        ///< may be the same event: a person has to look
    version,      ///< the same event, something was changed; nothing tells which came later
    older,        ///< the same, and it has fewer finished games, with other differences
    newer,        ///< the same, and it has more of them
    interim,      ///< an interim file: its rounds are the first ones of the other
    complete,     ///< the other is an interim file of it
    other_format, ///< the same in another format
    same,         ///< a duplicate
};

/// "other", "alike", "version", "older", "newer", "interim", "complete", "other-format",
/// "duplicate": stable, for programs.
std::string_view word_of(Relation relation);

/// What differs between two versions.
struct Changes {
    std::vector<Facts> facts;
    std::uint32_t added = 0, removed = 0; ///< players that only the first, only the second has
    std::uint32_t rows = 0;               ///< players of both whose colours or results differ
    std::vector<std::uint16_t> rounds;    ///< whose games differ

    bool empty() const { return facts.empty() && added + removed + rows == 0 && rounds.empty(); }
    bool operator==(const Changes&) const = default;
};

struct Found {
    Relation relation = Relation::other;
    std::size_t of = 0; ///< place of the other one; of no meaning where there is none
    Changes changes = {};

    bool operator==(const Found&) const = default;
};

/// What `a` is to `b`; `of` is 0.
Found relate(const Record& a, const Record& b);

/// Whether they are the same event and cannot both be right: `version`, or one of them is further
/// and a round that both have finished has other games. An interim file contradicts nothing.
bool contradicts(const Record& a, const Record& b);

/// Whether they are the same event, whatever each says of it.
bool of_one_event(const Record& a, const Record& b);

/// What a file went back for, of what two versions may not say otherwise.
struct Faults {
    bool births = false, ids = false;
    std::size_t points = 0; ///< players whose points are not those of their results
};

/// Whether `mended` may be what was made of `faulty`: the same event of the same people, born on
/// the same days and with the same ids, and a finished game is otherwise only where `faulty` cannot
/// be right. That is where it has a game that cannot be, or where everybody has the points of
/// `mended` and no more players have other results than there are whose points are `at_fault`.
bool mends(const Record& mended, const Record& faulty, const Faults& at_fault = {});

/// Events by what they may have in common, so that each is compared with a few others only.
class Index {
public:
    /// The closest of those that were added; of several the one added first, of those that
    /// supersede it the one with the most games.
    Found closest(const Record& record) const;
    /// The same of all but one of those that were added.
    Found closest_but(const Record& record, std::size_t self) const;
    /// Numbered from 0; returns what it is to those before.
    Found add(Record record);
    const std::vector<Record>& records() const { return records_; }

private:
    struct Link {
        std::uint32_t record, next; ///< next: place in links_ + 1; 0 = the end
    };
    struct Chain {
        std::uint32_t first = 0, length = 0; ///< first: place in links_ + 1
    };
    std::vector<std::uint32_t> candidates(const Record& record) const;
    void link(std::uint64_t key, std::uint32_t number);

    std::vector<Record> records_;
    std::vector<bool> repeating_; ///< another format of one before: told only of its equals
    std::vector<Link> links_;
    std::unordered_map<std::uint64_t, Chain> chains_;
};

/// What every event of a folder is to another of it. `records` in the order of their paths: then
/// the answer is the same however many threads read the files. The first of several equal ones is
/// the original, `of` of all others; of versions and interim files both sides are told.
std::vector<Found> relate_all(std::vector<Record> records);

/// "duplicate of a/b.trf", "newer version of a/b.trf", "same event in another format: ..."; empty
/// for `other`.
Phrase phrase_of(const Found& found, std::string_view path);

/// "ratings, results of 2 players, rounds 5, 7": what was changed; nothing where nothing is known.
Phrases phrases_of(const Changes& changes);

}
