#pragma once
/// Files of one event that cannot all be right.

#include "content/record.hpp"
#include "entry.hpp"

#include <cstddef>
#include <vector>

namespace hakem::batch {

/// Files of one event that could be accepted, as they stand to each other.
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
    /// What the first of two is to the second, with what differs.
    Related related(std::size_t a, std::size_t b, const Entry& other) const;

private:
    std::vector<std::size_t> files_;
    std::vector<content::Record> records_;
};

/// The files, as places, of each event of which several could be accepted. `entries` were set
/// beside each other.
std::vector<std::vector<std::size_t>> events_in_question(const std::vector<Entry>& entries);

}
