#pragma once
/// The archive of tournaments paired by other programs, and rounds of it paired again.

#include "replay.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hakem::test::ulusal {

/// A folder of its own that is gone with the test.
class Unpacked {
public:
    explicit Unpacked(const std::filesystem::path& archive);
    ~Unpacked();
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

    bool complete() const { return complete_; }
    const std::filesystem::path& folder() const { return folder_; }
    std::vector<std::filesystem::path> files() const;

private:
    std::filesystem::path folder_;
    bool complete_ = false;
};

/// Boards in their order, the bye last: white, black.
using BoardList = std::vector<std::pair<std::int32_t, std::int32_t>>;

/// What a round came to.
struct Outcome {
    BoardList boards;
    std::string codes;   ///< of what yielded, sorted, a blank between them
    std::string removed; ///< numbers
};

/// reports.tsv: codes and removed players of every file and round.
std::map<std::pair<std::string, int>, Outcome> reports_of(const std::filesystem::path& file);

/// The round as the rules give it; no boards where they give none.
Outcome paired_round(const Tournament& tournament, int round);

/// The round as it stands in the file, in the order of boards of article 20.7.
BoardList played_boards(const Tournament& tournament, int round);

}
