#include "field.hpp"

#include "colours.hpp"
#include <hakem/acceleration.hpp>
#include <hakem/history.hpp>

#include <algorithm>

namespace hakem::dutch {

namespace {

bool was_paired(const RoundEntry& entry) {
    return entry.opponent != 0 || entry.outcome == Outcome::pairing_bye;
}

/// Virtual points (C.04.7; TRF26 250, XXA) of every starting number up to a round.
class VirtualPoints {
public:
    VirtualPoints(const Tournament& tournament, int rounds) {
        std::int32_t highest = 0;
        for (const auto& player : tournament.players) highest = std::max(highest, player.id);
        const auto records = accelerations_of(tournament);
        if (records.empty()) return;
        ids_ = static_cast<std::size_t>(highest) + 2;
        // Each record is a rectangle: enter where it begins and ends, then add up along the ids.
        points_.assign(ids_ * static_cast<std::size_t>(rounds + 1), {});
        for (const auto& given : records) {
            const auto first = std::clamp(given.first_id, 0, highest + 1);
            const auto last = std::clamp(given.last_id, 0, highest);
            if (last < first) continue;
            for (int r = std::max(given.first_round, 1); r <= std::min(given.last_round, rounds);
                 ++r) {
                at(first, r) += given.game_points;
                at(last + 1, r) -= given.game_points;
            }
        }
        for (int r = 1; r <= rounds; ++r)
            for (std::int32_t id = 1; id <= highest + 1; ++id) at(id, r) += at(id - 1, r);
    }
    Points operator()(std::int32_t id, int round) const {
        return points_.empty() ? Points{} : points_[index(id, round)];
    }

private:
    std::size_t index(std::int32_t id, int round) const {
        return static_cast<std::size_t>(round) * ids_ + static_cast<std::size_t>(id);
    }
    Points& at(std::int32_t id, int round) { return points_[index(id, round)]; }

    std::size_t ids_ = 0;
    std::vector<Points> points_;
};

/// Reads one entrant's past out of the history before the round.
class Past {
public:
    Past(const Tournament& tournament, const History& history, const Edition& edition, int round)
        : tournament_(tournament), history_(history), edition_(edition), round_(round),
          virtual_points_(tournament, round) {}

    Entrant entrant(std::int32_t position) const {
        const auto& player = tournament_.players[static_cast<std::size_t>(position)];
        Entrant entrant;
        entrant.id = player.id;
        entrant.position = position;
        entrant.score = virtual_points_(player.id, round_);
        if (history_.competitors.empty()) return entrant;
        const auto& competitor = history_.competitors[static_cast<std::size_t>(position)];
        entrant.points = competitor.score;
        entrant.score += entrant.points;
        for (int r = 1; r < round_; ++r) add_round(entrant, competitor, r);
        entrant.last = float_of(competitor, round_ - 1);
        entrant.before_last = float_of(competitor, round_ - 2);
        set_colour_preference(entrant);
        return entrant;
    }

private:
    /// A round that the history does not hold was one of absence.
    static const Round& at(const Competitor& competitor, int round) {
        static const Round absent;
        const auto index = static_cast<std::size_t>(round - 1);
        return index < competitor.rounds.size() ? competitor.rounds[index] : absent;
    }

    void add_round(Entrant& entrant, const Competitor& competitor, int r) const {
        const auto& round = at(competitor, r);
        if (is_played(round.outcome) && round.opponent >= 0) {
            entrant.opponents.push_back(round.opponent);
            // A forfeit has no colour (C.04.1); a played game in a damaged file may lack one.
            if (round.colour != Colour::none) entrant.colours.push_back(round.colour);
            return;
        }
        ++entrant.unplayed;
        if (!entrant.bye_barred && bars_bye(round)) {
            entrant.bye_barred = true;
            entrant.bye_barred_by = r;
            entrant.had_bye = round.outcome == Outcome::pairing_bye;
        }
    }

    /// C2.
    bool bars_bye(const Round& round) const {
        if (round.outcome == Outcome::pairing_bye) return true;
        if (!edition_.win_worth_bars_bye) return round.outcome == Outcome::forfeit_win;
        return round.points >= history_.win;
    }

    /// The pairing score that a competitor had before the round.
    Points score_before(const Competitor& competitor, int round) const {
        auto score = competitor.score;
        for (int r = round; r < round_; ++r) score -= at(competitor, r).points;
        return score + virtual_points_(competitor.id, round);
    }

    /// 1.4: floats are not squeezed, they belong to the two rounds before.
    Float float_of(const Competitor& competitor, int r) const {
        if (r < 1) return Float::none;
        const auto& round = at(competitor, r);
        if (!is_played(round.outcome) || round.opponent < 0) {
            if (edition_.absence_floats) return Float::down;
            // 1.4.3: the pairing-allocated bye whatever it is worth, else more than a loss.
            const bool scored = round.points > tournament_.scoring.loss;
            return scored || round.outcome == Outcome::pairing_bye ? Float::down : Float::none;
        }
        const auto& opponent = history_.competitors[static_cast<std::size_t>(round.opponent)];
        const auto own = score_before(competitor, r), other = score_before(opponent, r);
        return own > other ? Float::down : own < other ? Float::up : Float::none;
    }

    const Tournament& tournament_;
    const History& history_;
    const Edition& edition_;
    int round_;
    VirtualPoints virtual_points_;
};

/// Numbers those who have been paired so far or are to be paired now.
std::vector<std::int32_t> pairing_numbers(const Tournament& tournament, int round) {
    const Attendance takes_part(tournament, round);
    std::vector<std::pair<std::int32_t, std::size_t>> counted;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto& player = tournament.players[i];
        bool known = takes_part(player);
        for (int r = 1; r < round && !known; ++r)
            if (const auto* entry = entry_of(player, r)) known = was_paired(*entry);
        if (known) counted.emplace_back(player.id, i);
    }
    std::sort(counted.begin(), counted.end());
    std::vector<std::int32_t> numbers(tournament.players.size());
    for (std::size_t i = 0; i < counted.size(); ++i)
        numbers[counted[i].second] = static_cast<std::int32_t>(i + 1);
    return numbers;
}

/// 1.8: more than half of the points that could be reached so far; virtual points are not scored.
void mark_topscorers(Field& field, const Tournament& tournament) {
    const auto most = std::max(tournament.scoring.win, tournament.scoring.draw);
    for (auto& entrant : field.entrants)
        entrant.topscorer = entrant.points * 2 > most * (field.round - 1);
}

void enter_opponents(Field& field, const Tournament& tournament) {
    std::vector<int> index_of(tournament.players.size(), -1);
    for (int i = 0; i < field.size(); ++i)
        index_of[static_cast<std::size_t>(field[i].position)] = i;
    for (int i = 0; i < field.size(); ++i)
        for (auto& opponent : field.entrants[static_cast<std::size_t>(i)].opponents) {
            opponent = index_of[static_cast<std::size_t>(opponent)];
            if (opponent >= 0) field.met.insert(i, opponent);
        }

    const PlayerIndex players(tournament);
    for (const auto& group : tournament.prohibited) {
        if (group.first_round != 0 && field.round < group.first_round) continue;
        if (group.last_round != 0 && field.round > group.last_round) continue;
        std::vector<int> members;
        for (const auto id : group.ids)
            if (players[id] >= 0) {
                const int index = index_of[static_cast<std::size_t>(players[id])];
                if (index >= 0) members.push_back(index);
            }
        for (const int a : members)
            for (const int b : members)
                if (a < b) field.forbidden.insert(a, b);
    }
}

}

Colour initial_colour_of(const Tournament& tournament) {
    if (tournament.initial_colour) return *tournament.initial_colour;
    const auto numbers = pairing_numbers(tournament, 1);
    std::int32_t first = 0;
    auto colour = Colour::none;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto* entry = entry_of(tournament.players[i], 1);
        if (entry == nullptr || entry->opponent == 0 || entry->colour == Colour::none) continue;
        if (first != 0 && first < numbers[i]) continue;
        first = numbers[i];
        colour = first % 2 == 1 ? entry->colour : opposite(entry->colour);
    }
    return colour;
}

Field field_of(const Tournament& tournament, int round, const Edition& edition,
               Colour initial_colour) {
    Field field;
    field.edition = &edition;
    field.round = round;
    field.last_round = is_last_round(tournament, round);
    field.initial_colour = initial_colour;
    const auto history = round > 1 ? player_history(tournament, round - 1) : History{};
    const Past past(tournament, history, edition, round);
    const auto numbers = pairing_numbers(tournament, round);
    const Attendance takes_part(tournament, round);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        if (!takes_part(tournament.players[i])) continue;
        auto& entrant = field.entrants.emplace_back(past.entrant(static_cast<std::int32_t>(i)));
        entrant.pairing_number = numbers[i];
    }
    std::sort(field.entrants.begin(), field.entrants.end(), [](const auto& a, const auto& b) {
        return a.score != b.score ? a.score > b.score : a.pairing_number < b.pairing_number;
    });
    field.met = pairing::PairSet(field.entrants.size());
    field.forbidden = pairing::PairSet(field.entrants.size());
    enter_opponents(field, tournament);
    if (field.last_round) mark_topscorers(field, tournament);
    return field;
}

}
