#pragma once
/// The cells of the matrix of a round robin.

#include <hakem/report.hpp>

#include <vector>

namespace hakem::club {

/// Who met whom in which rounds of a round robin.
class Matrix {
public:
    /// `as_points`: forfeits are "(1)" and "(0)" (regulation 29b), not "+" and "-".
    Matrix(const History& history, bool as_points);

    /// The results of `own` against `other`: one a cycle, in order of the rounds. Games of an
    /// annulled player that were not played are "(-)" (regulation 29a).
    Cell cell(std::int32_t own, std::int32_t other) const;

    /// Whether a bye brought points to anybody (regulation 29).
    bool has_byes_with_points() const;

    /// What the byes brought.
    Points bye_points(std::int32_t own) const;

private:
    Cell match_cell(std::int32_t own, std::int32_t other) const;
    std::size_t annulled_cycles(std::int32_t own, std::int32_t other) const;
    const std::vector<int>& meetings(std::int32_t own, std::int32_t other) const;

    const History& history_;
    bool as_points_;
    std::vector<std::vector<int>> meetings_; ///< [own * size + other] = rounds
};

}
