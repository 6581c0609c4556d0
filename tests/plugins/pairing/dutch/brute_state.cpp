#include "brute_state.hpp"

#include <algorithm>
#include <map>

namespace hakem::test::brute {

namespace {

/// The rounds of the tournament, as far as they lie before the one to be paired.
class Past {
public:
    Past(const Tournament& tournament, int round, bool rules_2026)
        : tournament_(tournament), round_(round), rules_2026_(rules_2026) {
        for (const Player& player : tournament.players) players_[player.id] = &player;
    }

    /// A bye that only record 240 tells of counts like one in the player's line.
    RoundEntry entry(std::int32_t id, int round) const {
        const auto& rounds = players_.at(id)->rounds;
        RoundEntry entry;
        if (static_cast<std::size_t>(round) <= rounds.size())
            entry = rounds[static_cast<std::size_t>(round) - 1];
        if (entry.opponent == 0 && entry.outcome == Outcome::absent)
            for (const AnnouncedBye& bye : tournament_.byes)
                if (bye.round == round && std::count(bye.ids.begin(), bye.ids.end(), id) != 0)
                    entry.outcome = bye.kind;
        return entry;
    }

    int points(std::int32_t id, int rounds) const {
        int sum = 0;
        for (int r = 1; r <= rounds; ++r) sum += brought(entry(id, r));
        return sum;
    }

    /// C.04.7 and the like: virtual points count in every comparison of scores while pairing.
    int score(std::int32_t id, int round) const {
        int sum = points(id, round - 1);
        for (const Acceleration& a : tournament_.accelerations)
            if (a.first_round <= round && round <= a.last_round && a.first_id <= id &&
                id <= a.last_id)
                sum += a.game_points.in_hundredths();
        return sum;
    }

    Float float_of(std::int32_t id, int round) const {
        if (round < 1) return Float::none;
        const RoundEntry own = entry(id, round);
        if (is_played(own.outcome)) {
            const int mine = score(id, round), other = score(own.opponent, round);
            return mine > other ? Float::down : mine < other ? Float::up : Float::none;
        }
        if (!rules_2026_) return Float::down; // A.4.b: for whatever reason
        const bool down = own.outcome == Outcome::pairing_bye ||
                          brought(own) > tournament_.scoring.loss.in_hundredths();
        return down ? Float::down : Float::none; // 1.4.3, 1.4.4
    }

    /// C.04.1, article 4; in 2017 (C.04.1.d) only byes of the pairing and forfeit wins bar.
    bool barred(std::int32_t id) const {
        for (int r = 1; r < round_; ++r) {
            const RoundEntry own = entry(id, r);
            if (own.outcome == Outcome::pairing_bye) return true;
            if (!rules_2026_ && own.outcome == Outcome::forfeit_win) return true;
            if (rules_2026_ && !is_played(own.outcome) &&
                brought(own) >= tournament_.scoring.win.in_hundredths())
                return true;
        }
        return false;
    }

    /// Whether the pairing of an earlier round had a place for this participant.
    bool was_paired(std::int32_t id, int rounds) const {
        for (int r = 1; r <= rounds; ++r)
            if (entry(id, r).opponent != 0 || entry(id, r).outcome == Outcome::pairing_bye)
                return true;
        return false;
    }

private:
    int brought(const RoundEntry& entry) const {
        return points_of(tournament_.scoring, entry.outcome, entry.colour).in_hundredths();
    }

    const Tournament& tournament_;
    int round_;
    bool rules_2026_;
    std::map<std::int32_t, const Player*> players_;
};

Entrant entrant_of(const Past& past, std::int32_t id, int round) {
    Entrant entrant;
    entrant.id = id;
    entrant.points = past.points(id, round - 1);
    entrant.score = past.score(id, round);
    for (int r = 1; r < round; ++r) {
        const RoundEntry entry = past.entry(id, r);
        if (!is_played(entry.outcome)) {
            ++entrant.unplayed;
            continue;
        }
        entrant.met.push_back(entry.opponent);
        entrant.colours.push_back(entry.colour);
    }
    entrant.last = past.float_of(id, round - 1);
    entrant.before_last = past.float_of(id, round - 2);
    entrant.barred = past.barred(id);
    return entrant;
}

bool is_to_be_paired(const Tournament& tournament, const Past& past, std::int32_t id, int round) {
    const auto& absent = tournament.absent_next_round;
    if (round == rounds_held(tournament) + 1 && std::count(absent.begin(), absent.end(), id) != 0)
        return false;
    const RoundEntry entry = past.entry(id, round);
    return entry.opponent != 0 || entry.outcome == Outcome::absent ||
           entry.outcome == Outcome::pairing_bye;
}

std::vector<std::int32_t> ids_of(const Tournament& tournament) {
    std::vector<std::int32_t> ids;
    for (const Player& player : tournament.players) ids.push_back(player.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// The lowest-numbered one who was seated in round 1 tells what odd numbers got there.
Colour initial_colour_of(const Tournament& tournament, const Past& past,
                         const std::vector<std::int32_t>& ids) {
    if (tournament.initial_colour) return *tournament.initial_colour;
    int number = 0;
    for (const std::int32_t id : ids) {
        number += past.was_paired(id, 1);
        const RoundEntry entry = past.entry(id, 1);
        if (entry.opponent != 0 && entry.colour != Colour::none)
            return number % 2 == 1 ? entry.colour : opposite(entry.colour);
    }
    return Colour::white;
}

void find_topscorers(const Tournament& tournament, Field& field) {
    // 1.8 (A.7): more than half of the most that could be scored, only in the final round.
    std::size_t present = 0;
    for (const Player& player : tournament.players)
        present = std::max(present, player.rounds.size());
    const int scheduled = tournament.scheduled_rounds;
    field.final_round = field.round == (scheduled != 0 ? scheduled : static_cast<int>(present));
    const int most = (field.round - 1) * tournament.scoring.win.in_hundredths();
    for (Entrant& entrant : field.entrants)
        entrant.topscorer = field.final_round && 2 * entrant.points > most;
}

void find_prohibitions(const Tournament& tournament, Field& field) {
    const std::size_t count = field.entrants.size();
    field.prohibited.assign(count, std::vector<bool>(count, false));
    for (const ProhibitedPairing& order : tournament.prohibited) {
        const bool from = order.first_round == 0 || order.first_round <= field.round;
        const bool until = order.last_round == 0 || field.round <= order.last_round;
        if (!from || !until) continue;
        const auto named = [&](std::size_t i) {
            return std::count(order.ids.begin(), order.ids.end(), field.entrants[i].id) != 0;
        };
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < count; ++j)
                if (i != j && named(i) && named(j)) field.prohibited[i][j] = true;
    }
}

}

int Entrant::difference() const {
    return static_cast<int>(std::count(colours.begin(), colours.end(), Colour::white)) -
           static_cast<int>(std::count(colours.begin(), colours.end(), Colour::black));
}

Strength Entrant::strength() const {
    if (colours.empty()) return Strength::none;
    const std::size_t played = colours.size();
    const bool twice = played > 1 && colours[played - 1] == colours[played - 2];
    if (difference() > 1 || difference() < -1 || twice) return Strength::absolute;
    return difference() == 0 ? Strength::mild : Strength::strong;
}

Colour Entrant::preference() const {
    if (colours.empty()) return Colour::none;
    // Two equal colours call for the other one even where the difference is nought or against it.
    const std::size_t played = colours.size();
    if (difference() > 1) return Colour::black;
    if (difference() < -1) return Colour::white;
    if (played > 1 && colours[played - 1] == colours[played - 2]) return opposite(colours.back());
    if (difference() == 0) return opposite(colours.back());
    return difference() > 0 ? Colour::black : Colour::white;
}

bool Field::may_meet(std::size_t i, std::size_t j) const {
    const Entrant &a = entrants[i], &b = entrants[j];
    if (std::count(a.met.begin(), a.met.end(), b.id) != 0) return false; // C1
    const bool clash = a.strength() == Strength::absolute && b.strength() == Strength::absolute &&
                       a.preference() == b.preference();
    if (clash && !a.topscorer && !b.topscorer) return false; // C3
    return !prohibited[i][j];
}

Field field_of(const Tournament& tournament, int round, std::string_view edition) {
    Field field;
    field.rules_2026 = edition != "2017";
    field.round = round;
    const Past past(tournament, round, field.rules_2026);
    const std::vector<std::int32_t> ids = ids_of(tournament);
    int number = 0;
    for (const std::int32_t id : ids) {
        const bool now = is_to_be_paired(tournament, past, id, round);
        // C.04.2: a participant not yet taken into account has no number.
        if (now || past.was_paired(id, round - 1)) ++number;
        if (!now) continue;
        field.entrants.push_back(entrant_of(past, id, round));
        field.entrants.back().number = number;
    }
    std::stable_sort(field.entrants.begin(), field.entrants.end(),
                     [](const Entrant& a, const Entrant& b) { return a.score > b.score; });
    field.initial = initial_colour_of(tournament, past, ids);
    find_topscorers(tournament, field);
    find_prohibitions(tournament, field);
    return field;
}

Tournament before_round(const Tournament& tournament, int round) {
    Tournament before = tournament;
    const auto played = static_cast<std::size_t>(round - 1);
    before.scheduled_rounds = rounds_scheduled(tournament);
    before.initial_colour =
        initial_colour_of(tournament, Past(tournament, round, true), ids_of(tournament));
    before.absent_next_round.clear();
    for (Player& player : before.players) {
        player.rounds.resize(std::max(player.rounds.size(), played + 1));
        RoundEntry& entry = player.rounds[played];
        const bool seated = entry.opponent != 0 || entry.outcome == Outcome::pairing_bye;
        if (seated)
            entry = {};
        else if (entry.outcome == Outcome::absent)
            entry.outcome = Outcome::zero_bye; // no entry in a round that was held: not paired
        player.rounds.resize(played + (seated ? 0 : 1));
    }
    return before;
}

}
