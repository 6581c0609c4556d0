#pragma once
/// The state before a round, counted afresh from the rounds of the file and sharing nothing with
/// the plugin: small, slow and plain.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hakem::test::ulusal {

struct Line {
    std::int32_t number = 0;
    int halves = 0;      ///< score in half points (16.5)
    std::string colours; ///< "wb" of played games (21.2)
    int arrow = 0;       ///< -1 = ↓, 1 = ↑ (17.7)
    bool had_bye = false;
    bool unfinished = false;
    int absences = 0; ///< from paired games (22.2)
    std::set<std::int32_t> met;
};

/// Every player or team who is to be paired: named with an opponent or the bye, or without any
/// entry.
class Ledger {
public:
    Ledger(const Tournament& tournament, int round);

    const std::vector<Line>& lines() const { return lines_; }
    const Line& of(std::int32_t number) const;

    /// T.8: may have the colour 'w' or 'b'.
    bool permits(const Line& line, char colour) const;
    /// T.9.
    bool legal(const Line& a, const Line& b) const;
    /// T.10; `lifted` by E.2.
    bool allowed(const Line& a, const Line& b, bool lifted) const;
    /// 17.7: somebody floats again in the direction of his arrow.
    bool repeats(const Line& a, const Line& b) const;
    bool last_round() const { return round_ == rounds_; }
    /// 20.2: half of what could be won so far, in half points.
    int half() const { return (round_ - 1) * boards_; }

private:
    int round_, rounds_, boards_;
    std::vector<Line> lines_;
};

}
