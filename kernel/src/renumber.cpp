#include <hakem/error.hpp>
#include <hakem/numbering.hpp>
#include <hakem/source.hpp>

#include <algorithm>
#include <numeric>

namespace hakem {

namespace {

/// A file may hold thousands of ranges, and each falls to pieces.
constexpr std::size_t most_accelerations = 100'000;

/// Old numbers to new ones; 0 for numbers that nobody has: they may not become somebody's now.
class NewNumbers {
public:
    explicit NewNumbers(const std::vector<std::int32_t>& ids) {
        const auto highest = std::max_element(ids.begin(), ids.end());
        numbers_.resize(highest == ids.end() ? 1 : static_cast<std::size_t>(*highest) + 1);
        for (std::size_t k = 0; k < ids.size(); ++k)
            numbers_[static_cast<std::size_t>(ids[k])] = static_cast<std::int32_t>(k + 1);
    }

    std::int32_t of(std::int32_t id) const {
        return id > 0 && id < end() ? numbers_[static_cast<std::size_t>(id)] : 0;
    }
    void change(std::int32_t& id) const { id = of(id); }
    void change(std::vector<std::int32_t>& ids) const {
        for (auto& id : ids) change(id);
        ids.erase(std::remove(ids.begin(), ids.end(), 0), ids.end());
    }

    /// A range no longer is one: the new numbers of those in it, in runs without gaps.
    void change(std::vector<Acceleration>& accelerations) const {
        check_count(accelerations);
        std::vector<Acceleration> changed;
        for (const auto& old : accelerations) {
            const auto inside = numbers_of(old);
            for (std::size_t i = 0; i < inside.size(); ++i) {
                if (i == 0 || inside[i] != inside[i - 1] + 1) {
                    changed.push_back(old);
                    changed.back().first_id = inside[i];
                }
                changed.back().last_id = inside[i];
            }
            check_count(changed);
        }
        accelerations = std::move(changed);
    }

private:
    static void check_count(const std::vector<Acceleration>& accelerations) {
        if (accelerations.size() > most_accelerations)
            throw Error(ExitCode::limit_hit, "error.too-many-accelerations");
    }

    std::int32_t end() const { return static_cast<std::int32_t>(numbers_.size()); }

    std::vector<std::int32_t> numbers_of(const Acceleration& range) const {
        std::vector<std::int32_t> inside;
        for (auto id = std::max(range.first_id, 1); id < end() && id <= range.last_id; ++id)
            if (const auto now = of(id); now != 0) inside.push_back(now);
        std::sort(inside.begin(), inside.end());
        return inside;
    }

    std::vector<std::int32_t> numbers_; ///< by old number
};

// Opponents in the rounds, TRF26 320 and 330 name nobody yet: no round has been paired.

/// Lists of players, or in a team event of teams, that records name.
void change_requests(Tournament& t, const NewNumbers& numbers) {
    for (auto& bye : t.byes) numbers.change(bye.ids);
    for (auto& pairing : t.prohibited) numbers.change(pairing.ids);
    for (auto& points : t.abnormal_points) numbers.change(points.ids);
    std::erase_if(t.byes, [](const auto& bye) { return bye.ids.empty(); });
    std::erase_if(t.prohibited, [](const auto& pairing) { return pairing.ids.size() < 2; });
    std::erase_if(t.abnormal_points, [](const auto& points) { return points.ids.empty(); });
    numbers.change(t.accelerations);
    numbers.change(t.absent_next_round);
}

void change_players(Tournament& t, const NewNumbers& numbers) {
    for (auto& team : t.teams) numbers.change(team.players);
    for (auto& line_up : t.line_ups)
        for (auto& id : line_up.players) numbers.change(id); // 0 = empty board
    for (auto& game : t.finished_games) {
        numbers.change(game.white);
        numbers.change(game.black);
    }
}

void change_teams(Tournament& t, const NewNumbers& numbers) {
    for (auto& line_up : t.line_ups) {
        numbers.change(line_up.team);
        numbers.change(line_up.opponent);
    }
}

/// The competitors themselves. Before round 1 their rank is their number, where the file has one.
template<class Competitors>
void change_competitors(Competitors& all, const NewNumbers& numbers) {
    const bool ranked = std::all_of(all.begin(), all.end(), [](const auto& one) {
        return one.declared_rank == 0 || one.declared_rank == one.id;
    });
    for (auto& one : all) {
        numbers.change(one.id);
        if (ranked && one.declared_rank != 0) one.declared_rank = one.id;
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
}

/// Gives the lines that these records come from to them again, in their new order.
template<class Competitors, class Competitor>
void move_lines(Competitors& all, std::uint32_t Competitor::*line,
                std::vector<std::uint32_t>& order) {
    std::vector<std::uint32_t> lines;
    for (const auto& one : all)
        if (one.*line != 0 && one.*line <= order.size()) lines.push_back(one.*line);
    std::sort(lines.begin(), lines.end());
    auto next = lines.begin();
    for (auto& one : all) {
        if (one.*line == 0 || one.*line > order.size()) continue;
        order[*next - 1] = one.*line;
        one.*line = *next++;
    }
}

void reorder_source(Tournament& t) {
    if (!t.source) return;
    std::vector<std::uint32_t> order(t.source->lines().size());
    std::iota(order.begin(), order.end(), 1U);
    move_lines(t.players, &Player::line, order);
    move_lines(t.players, &Player::national_line, order);
    move_lines(t.teams, &Team::line, order);
    t.source = t.source->reordered(order);
}

}

bool is_numbered_for_good(const Tournament& tournament) {
    for (const auto& player : tournament.players)
        for (const auto& entry : player.rounds)
            if (entry.opponent != 0 || entry.outcome == Outcome::pairing_bye) return true;
    const auto& byes = tournament.team_byes;
    return !tournament.forfeited_matches.empty() ||
           (byes && std::any_of(byes->teams.begin(), byes->teams.end(),
                                [](std::int32_t id) { return id != 0; }));
}

Tournament renumbered(const Tournament& tournament, const std::vector<std::int32_t>& ids) {
    if (is_numbered_for_good(tournament))
        throw Error(ExitCode::answer_is_no, "error.numbers-are-published");
    auto result = tournament;
    const NewNumbers numbers(ids);
    change_requests(result, numbers);
    if (is_team_event(tournament)) {
        change_teams(result, numbers);
        change_competitors(result.teams, numbers);
    } else {
        change_players(result, numbers);
        change_competitors(result.players, numbers);
    }
    reorder_source(result);
    return result;
}

}
