#include "history_parts.hpp"
#include <hakem/acceleration.hpp>

#include <algorithm>

namespace hakem {

namespace {

Points clamped(Points points, std::int32_t limit) {
    return Points::hundredths(std::clamp(points.in_hundredths(), -limit, limit));
}

/// A result without an opponent is a bye: TRF06 writes "0000 - +", "0000 - =" and "0000 - -".
Outcome without_opponent(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
        return Outcome::pairing_bye;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::adjourned:
        return Outcome::half_bye;
    case Outcome::loss:
    case Outcome::unrated_loss:
    case Outcome::forfeit_loss:
    case Outcome::pending:
        return Outcome::zero_bye;
    default:
        return outcome;
    }
}

Round round_of(const RoundEntry& entry, std::int32_t self, const IdIndex& index,
               const Scoring& scoring) {
    Round round;
    round.outcome = entry.opponent == 0 ? without_opponent(entry.outcome) : entry.outcome;
    if (!is_bye(round.outcome)) {
        round.opponent = index[entry.opponent] == self ? -1 : index[entry.opponent];
        round.colour = entry.colour;
    }
    round.points = bounded_round(points_of(scoring, round.outcome, entry.colour));
    round.match_points = round.game_points = round.points;
    return round;
}

/// A bye that only a record 240 tells of, not the player's own line.
void add_announced_byes(History& history, const Tournament& tournament, const IdIndex& index) {
    for (const auto& bye : tournament.byes) {
        if (bye.round < 1 || bye.round > history.rounds) continue;
        for (const auto id : bye.ids) {
            if (index[id] < 0) continue;
            auto& competitor = history.competitors[static_cast<std::size_t>(index[id])];
            auto& round = competitor.rounds[static_cast<std::size_t>(bye.round - 1)];
            if (round.outcome != Outcome::absent) continue;
            round.outcome = bye.kind;
            round.points = bounded_round(points_of(tournament.scoring, bye.kind, Colour::none));
            round.match_points = round.game_points = round.points;
        }
    }
}

}

Points bounded_round(Points points) { return clamped(points, 1'000'000); }
Points bounded_score(Points points) { return clamped(points, 100'000'000); }

IdIndex::IdIndex(const std::vector<Competitor>& competitors) {
    std::int32_t highest = 0;
    for (const auto& competitor : competitors) highest = std::max(highest, competitor.id);
    positions_.assign(static_cast<std::size_t>(highest) + 1, -1);
    for (std::size_t i = 0; i < competitors.size(); ++i) {
        const auto id = competitors[i].id;
        if (id > 0) positions_[static_cast<std::size_t>(id)] = static_cast<std::int32_t>(i);
    }
}

std::int32_t IdIndex::operator[](std::int32_t id) const {
    return id > 0 && id < static_cast<std::int32_t>(positions_.size())
               ? positions_[static_cast<std::size_t>(id)]
               : -1;
}

History history_frame(const Tournament& tournament, int after, int held) {
    History history;
    history.system = system_of(tournament);
    history.rounds = std::min(after > 0 ? std::min(after, held) : held, most_rounds);
    history.accelerations = accelerations_of(tournament);
    history.scheduled = std::max(rounds_scheduled(tournament), history.rounds);
    return history;
}

History player_history(const Tournament& tournament, int after) {
    auto history = history_frame(tournament, after, rounds_held(tournament));
    const auto& scoring = tournament.scoring;
    history.win = history.match_win = history.game_win = scoring.win;
    history.black_win = scoring.black_win;
    history.draw = history.match_draw = history.game_draw = scoring.draw;
    history.competitors.resize(tournament.players.size());
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto& player = tournament.players[i];
        auto& competitor = history.competitors[i];
        competitor.id = player.id;
        competitor.position = static_cast<std::int32_t>(i);
        competitor.name = player.name;
        competitor.rating = player.rating != 0 ? player.rating : player.national_rating;
    }
    const IdIndex index(history.competitors);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto& entries = tournament.players[i].rounds;
        auto& rounds = history.competitors[i].rounds;
        rounds.resize(static_cast<std::size_t>(history.rounds));
        for (std::size_t r = 0; r < rounds.size(); ++r)
            rounds[r] = round_of(r < entries.size() ? entries[r] : RoundEntry{},
                                 static_cast<std::int32_t>(i), index, scoring);
    }
    add_announced_byes(history, tournament, index);
    finish_history(history, tournament);
    return history;
}

History history_of(const Tournament& tournament, int after) {
    return is_team_event(tournament) ? team_history(tournament, after)
                                     : player_history(tournament, after);
}

}
