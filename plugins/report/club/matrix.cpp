#include "matrix.hpp"

#include "columns.hpp"
#include "match.hpp"

#include <algorithm>
#include <string>

namespace hakem::club {

Matrix::Matrix(const History& history, bool as_points) : history_(history), as_points_(as_points) {
    const auto size = history.competitors.size();
    meetings_.resize(size * size);
    for (std::size_t i = 0; i < size; ++i)
        for (int r = 1; r <= history.rounds; ++r)
            if (const auto opponent = round_of(history.competitors[i], r).opponent; opponent >= 0)
                meetings_[i * size + static_cast<std::size_t>(opponent)].push_back(r);
}

const std::vector<int>& Matrix::meetings(std::int32_t own, std::int32_t other) const {
    const auto size = history_.competitors.size();
    return meetings_[static_cast<std::size_t>(own) * size + static_cast<std::size_t>(other)];
}

/// Game points of the matches: "3½", in a double cycle "3½ 2".
Cell Matrix::match_cell(std::int32_t own, std::int32_t other) const {
    const Competitor& team = history_.competitors[static_cast<std::size_t>(own)];
    std::string shown;
    std::size_t cycles = annulled_cycles(own, other);
    const auto add = [&](const std::string& score) { shown += (shown.empty() ? "" : " ") + score; };
    for (const int r : meetings(own, other)) {
        const Round& round = round_of(team, r);
        const bool played = is_played(round.outcome);
        if (cycles > 0)
            --cycles, add(played ? score_text(round.game_points) : "(-)");
        else if (round.outcome != Outcome::pending)
            add(match_score_text(round));
    }
    for (; cycles > 0; --cycles) add("(-)");
    return shown.empty() ? Cell{} : Cell{Phrase::verbatim(shown)};
}

/// Where one of the two is annulled, the number of games that the table accounts for; else 0.
std::size_t Matrix::annulled_cycles(std::int32_t own, std::int32_t other) const {
    const auto& competitors = history_.competitors;
    if (!competitors[static_cast<std::size_t>(own)].annulled &&
        !competitors[static_cast<std::size_t>(other)].annulled)
        return 0;
    return std::max<std::size_t>(history_.system == System::double_round_robin ? 2 : 1,
                                 meetings(own, other).size());
}

Cell Matrix::cell(std::int32_t own, std::int32_t other) const {
    if (own == other) return {Diagonal{}};
    if (history_.teams) return match_cell(own, other);
    const std::size_t cycles = annulled_cycles(own, other);
    const ResultCell not_played{Outcome::forfeit_loss, {}, true}; // "(-)"
    const auto& opponent = history_.competitors[static_cast<std::size_t>(other)];
    MatrixCell cell{std::string(opponent.name), {}};
    for (const int r : meetings(own, other)) {
        const Round& round = round_of(history_.competitors[static_cast<std::size_t>(own)], r);
        const bool counts = cycles == 0 || is_played(round.outcome);
        const bool as_points = as_points_ && is_forfeit(round.outcome);
        cell.results.push_back(
            counts ? ResultCell{round.outcome, round.points, as_points, as_points} : not_played);
    }
    while (cell.results.size() < cycles) cell.results.push_back(not_played);
    return cell.results.empty() ? Cell{} : Cell{std::move(cell)};
}

Points Matrix::bye_points(std::int32_t own) const {
    Points sum;
    for (const Round& round : history_.competitors[static_cast<std::size_t>(own)].rounds)
        if (is_bye(round.outcome) && !round.annulled)
            sum += history_.teams ? round.game_points : round.points;
    return sum;
}

bool Matrix::has_byes_with_points() const {
    for (std::size_t i = 0; i < history_.competitors.size(); ++i)
        if (bye_points(static_cast<std::int32_t>(i)) != Points{}) return true;
    return false;
}

}
