#pragma once
/// Boards and articles of rounds that were paired otherwise.

#include "batch/entry.hpp"
#include "command/check/checked_file.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hakem::command {

/// Details of the rounds of one file. The file has to outlive it.
class RoundDetails {
public:
    explicit RoundDetails(const CheckedFile& file);

    /// Nothing where the finding is of no round.
    std::vector<batch::Detail> of(const Diagnostic& finding) const;

private:
    void add_boards(const CheckedRound& round, std::vector<batch::Detail>& details) const;
    void add_faults(const CheckedRound& round, std::vector<batch::Detail>& details) const;
    Phrase phrase_of(std::string_view key, const Pair& pair) const;
    std::string name_of(std::int32_t id) const;

    const CheckedFile& file_;
    std::map<std::int32_t, std::string> names_;
    std::map<int, int> follows_; ///< of a round the earlier one that it may follow from
};

}
