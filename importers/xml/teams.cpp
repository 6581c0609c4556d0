#include "teams.hpp"

#include <hakem/decision.hpp>

#include <algorithm>
#include <map>

namespace hakem::xml {

namespace {

using Key = std::pair<std::int32_t, std::int32_t>; ///< round, number

class Matches {
public:
    Matches(Event& event, Reading& reading, const std::vector<GameRow>& games)
        : event_(event), reading_(reading) {
        for (std::size_t t = 0; t < event.tournament.teams.size(); ++t) {
            const auto& team = event.tournament.teams[t];
            for (std::size_t i = 0; i < team.players.size(); ++i)
                seats_.emplace(team.players[i], Seat{team.id, i});
        }
        for (const auto& game : games) {
            sit(game, game.white, game.black);
            sit(game, game.black, game.white);
        }
        for (auto& [key, side] : sides_)
            std::stable_sort(side.boards.begin(), side.boards.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
    }

    void enter(const MatchRow& match) {
        if (match.first == 0 && match.second == 0) return;
        if (match.first == 0 || match.second == 0) return enter_bye(match);
        const auto first = sides_.find({match.round, match.first});
        const auto second = sides_.find({match.round, match.second});
        if (first == sides_.end() && second == sides_.end()) return enter_forfeit(match);
        compare(match, match.first, match.first_points);
        compare(match, match.second, match.second_points);
    }

    void enter_line_ups() {
        for (const auto& [key, side] : sides_) {
            std::vector<std::int32_t> players;
            for (const auto& [board, id] : side.boards) players.push_back(id);
            const auto seat = [this](std::int32_t id) { return seats_.at(id).place; };
            const bool in_order =
                std::is_sorted(players.begin(), players.end(),
                               [&](std::int32_t a, std::int32_t b) { return seat(a) < seat(b); });
            if (in_order) continue;
            event_.tournament.line_ups.push_back(
                {key.first, key.second, side.opponent, std::move(players), side.line});
        }
    }

private:
    struct Seat {
        std::int32_t team = 0;
        std::size_t place = 0; ///< in the list of the team
    };
    struct Side {
        std::vector<std::pair<std::int32_t, std::int32_t>> boards; ///< board, player
        std::int32_t opponent = 0;
        std::uint32_t line = 0;
        Points points;
        bool complete = true; ///< every board has its result
    };

    void sit(const GameRow& game, std::int32_t id, std::int32_t other) {
        const auto seat = seats_.find(id);
        if (seat == seats_.end()) return;
        auto& side = sides_[{game.round, seat->second.team}];
        side.boards.emplace_back(game.board, id);
        if (const auto met = seats_.find(other); met != seats_.end())
            side.opponent = met->second.team;
        if (side.line == 0) side.line = game.place.line;
        const auto outcome = id == game.white ? game.result.white : game.result.black;
        side.complete =
            side.complete && outcome != Outcome::pending && outcome != Outcome::adjourned;
        side.points += points_of(event_.tournament.scoring, outcome,
                                 id == game.white ? Colour::white : Colour::black);
    }

    void enter_bye(const MatchRow& match) {
        auto& byes = event_.tournament.team_byes;
        if (!byes) byes.emplace();
        const auto r = static_cast<std::size_t>(match.round);
        if (byes->teams.size() < r) byes->teams.resize(r);
        auto& place = byes->teams[r - 1];
        if (byes->line == 0) byes->line = match.place.line;
        const auto team = match.first != 0 ? match.first : match.second;
        if (place != 0)
            reading_.say(
                Severity::error, "XML-0031", match.place,
                {std::to_string(match.round), std::to_string(place), std::to_string(team)});
        else
            place = team;
    }

    void enter_forfeit(const MatchRow& match) {
        if (!match.first_points && !match.second_points) return; // not played yet
        const bool first = match.first_points > match.second_points;
        const bool second = match.second_points > match.first_points;
        event_.tournament.forfeited_matches.push_back(
            {first, second, match.round, match.first, match.second, match.place.line});
        reading_.say(Severity::note, "XML-0032", match.place,
                     {std::to_string(match.round), std::to_string(match.first),
                      std::to_string(match.second)});
    }

    void compare(const MatchRow& match, std::int32_t team, const std::optional<Points>& points) {
        const auto side = sides_.find({match.round, team});
        if (!points || side == sides_.end() || !side->second.complete) return;
        if (side->second.points == *points) return;
        reading_.say(Severity::warning, "XML-0033", match.place,
                     {std::to_string(match.round), std::to_string(team), points_argument(*points),
                      points_argument(side->second.points)});
    }

    Event& event_;
    Reading& reading_;
    std::map<std::int32_t, Seat> seats_; ///< by player
    std::map<Key, Side> sides_;          ///< by round and team
};

}

void enter_matches(Event& event, Reading& reading, const std::vector<GameRow>& games,
                   const std::vector<MatchRow>& matches) {
    Matches all(event, reading, games);
    all.enter_line_ups();
    for (const auto& match : matches)
        if (match.round > 0) all.enter(match);
}

}
