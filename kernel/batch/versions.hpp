#pragma once
/// Files of one event that cannot all be right.

#include "content/relation.hpp"
#include "entry.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace hakem::batch {

/// Files of one event, as they stand to each other.
class Versions {
public:
    /// `files`: places among `entries`, in order of paths.
    Versions(const std::vector<Entry>& entries, std::vector<std::size_t> files);

    std::size_t size() const { return files_.size(); }
    /// Place among the entries.
    std::size_t place(std::size_t k) const { return files_[k]; }
    /// Whether the two cannot both be right. Of very many files of one event each is asked about
    /// the first ones only, unless one of the two is `named`.
    bool contradict(std::size_t a, std::size_t b, bool named = false) const;
    /// Whether the first, which went back, is of the same event and not settled by the second.
    bool stays_beside(std::size_t refused, std::size_t accepted) const;
    /// What the first of two is to the second, with what differs, as a relation of this kind.
    Related related(std::size_t a, std::size_t b, const Entry& other,
                    std::string_view kind = contradicting) const;

    /// As what kind the first file is taken no further where `accepted` counts; empty where it is
    /// not because of it. Nothing is said of their answers but that `faulty` was not accepted.
    std::string_view replaced(std::size_t file, std::size_t accepted, bool faulty) const;
    /// Whether the first says more, by which it is taken before the other.
    bool says_more(std::size_t a, std::size_t b) const;

private:
    std::vector<std::size_t> files_;
    std::vector<content::Record> records_;
    std::vector<content::Faults> faults_;
};

/// The files, as places, of each event of which there are several that count or may be mended.
/// `entries` were set beside each other.
std::vector<std::vector<std::size_t>> events_in_question(const std::vector<Entry>& entries);

/// The file of each event, as places in order: the accepted one before the others, then the one
/// with most finished games and that says most, then the first in order of paths. Files that are
/// taken no further and those that are none of a tournament are left out.
std::vector<std::size_t> counted_files(const std::vector<Entry>& entries);

}
