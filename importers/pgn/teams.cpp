#include "teams.hpp"

#include "common/numbers.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace hakem::pgn {

namespace {

/// A game of two teams, with a player at least on one side.
bool is_board(const PlacedGame& game) {
    return !game.white_team.empty() && !game.black_team.empty() &&
           (game.white != 0 || game.black != 0);
}

using Seats = std::vector<std::int32_t>;
using Match = std::pair<std::int32_t, std::int32_t>; ///< round, team

struct LineUpMade {
    std::int32_t opponent = 0;
    Seats seats; ///< starting numbers board by board, 0 = empty
    std::uint32_t line = 0;
};

/// The list of a team from the line-ups: whoever sat above another stands above in the list as far
/// as the line-ups agree; else by the mean of the boards.
class ListMaker {
public:
    void add(const Seats& seats) {
        std::int64_t board = 0;
        for (const auto id : seats) {
            ++board;
            if (id == 0) continue;
            auto& [sum, count] = boards_[id];
            sum += board, ++count;
            if (board > most_boards) continue;
            for (const auto above : seats) {
                if (above == id) break;
                if (above != 0) ++above_[id][above];
            }
        }
    }
    /// Who never sat in a match: at the end.
    void add(std::int32_t id) { boards_.try_emplace(id); }

    Seats list() {
        Seats rest, list;
        for (const auto& [id, boards] : boards_) rest.push_back(id);
        std::stable_sort(rest.begin(), rest.end(), [&](auto a, auto b) { return is_before(a, b); });
        if (rest.size() > longest_list) return rest;
        while (!rest.empty()) {
            auto next = std::find_if(rest.begin(), rest.end(), [&](auto id) {
                return std::none_of(rest.begin(), rest.end(),
                                    [&](auto other) { return sat_above(other, id); });
            });
            if (next == rest.end()) next = rest.begin();
            list.push_back(*next);
            rest.erase(next);
        }
        return list;
    }

private:
    /// Beyond them no team plays, and a hostile file must not cost the square of its size.
    static constexpr std::int64_t most_boards = 100;
    static constexpr std::size_t longest_list = 300;

    bool is_before(std::int32_t a, std::int32_t b) const {
        const auto [sum, count] = boards_.at(a);
        const auto [other_sum, other_count] = boards_.at(b);
        if (count == 0 || other_count == 0) return count > other_count;
        return sum * other_count < other_sum * count;
    }
    std::int64_t times_above(std::int32_t upper, std::int32_t lower) const {
        const auto found = above_.find(lower);
        if (found == above_.end()) return 0;
        const auto times = found->second.find(upper);
        return times == found->second.end() ? 0 : times->second;
    }
    bool sat_above(std::int32_t upper, std::int32_t lower) const {
        return upper != lower && times_above(upper, lower) > times_above(lower, upper);
    }

    std::map<std::int32_t, std::pair<std::int64_t, std::int64_t>> boards_; ///< sum, count
    std::map<std::int32_t, std::map<std::int32_t, std::int64_t>> above_;
};

class TeamMaker {
public:
    TeamMaker(Tournament& tournament, const std::vector<PlacedGame>& games,
              Diagnostics& diagnostics)
        : tournament_(tournament), games_(games), diagnostics_(diagnostics) {}

    void make() {
        number();
        collect();
        make_lists();
        make_line_ups();
        for (const auto& game : games_)
            if (game.white == 0 && game.black == 0) enter_without_players(game);
    }

private:
    /// By the tags, else in the order of the file.
    void number() {
        std::vector<std::string> names;
        std::vector<std::optional<std::int32_t>> numbers;
        std::map<std::string, std::size_t> places;
        bool assumed = false;
        for (const auto& game : games_)
            for (const bool white : {true, false}) {
                const auto& name = white ? game.white_team : game.black_team;
                const auto number = white ? game.white_team_number : game.black_team_number;
                if (name.empty()) continue;
                const auto [place, is_new] = places.try_emplace(name, names.size());
                if (is_new) names.push_back(name), numbers.emplace_back();
                if (number != 0 && !numbers[place->second]) numbers[place->second] = number;
            }
        const importing::Numbers given(numbers, importing::most_teams);
        for (std::size_t i = 0; i < names.size(); ++i) {
            assumed |= given.given()[i].fate != importing::Numbers::Fate::kept;
            ids_[names[i]] = given.given()[i].id;
            if (given.given()[i].id == 0) continue;
            Team team;
            team.id = given.given()[i].id;
            team.name = names[i];
            tournament_.teams.push_back(std::move(team));
        }
        std::sort(tournament_.teams.begin(), tournament_.teams.end(),
                  [](const Team& a, const Team& b) { return a.id < b.id; });
        if (assumed) diagnostics_.add(Severity::note, "PGN-0221", 0, 0, 1);
    }

    /// The boards of each match in their order: the third part of Round, else the second, else the
    /// order of the file.
    void collect() {
        std::vector<const PlacedGame*> boards;
        for (const auto& game : games_)
            if (is_board(game)) boards.push_back(&game);
        std::stable_sort(boards.begin(), boards.end(),
                         [](const PlacedGame* a, const PlacedGame* b) {
                             return std::tuple(a->round, a->third != 0 ? a->third : a->second) <
                                    std::tuple(b->round, b->third != 0 ? b->third : b->second);
                         });
        for (const auto* game : boards) {
            const auto first = ids_[game->white_team], second = ids_[game->black_team];
            sit(*game, first, second, game->white);
            sit(*game, second, first, game->black);
        }
    }

    void sit(const PlacedGame& game, std::int32_t team, std::int32_t opponent, std::int32_t id) {
        if (team == 0) return;
        auto& made = line_ups_[{game.round, team}];
        if (made.line == 0) made.line = game.line;
        made.opponent = opponent;
        made.seats.push_back(id);
        if (id != 0) teams_of_.emplace(id, team);
    }

    void make_lists() {
        std::map<std::int32_t, ListMaker> makers;
        for (const auto& [match, made] : line_ups_) makers[match.second].add(made.seats);
        for (const auto& game : games_) // with a bye, or absent all the time
            for (const bool white : {true, false}) {
                const auto id = white ? game.white : game.black;
                const auto& team = white ? game.white_team : game.black_team;
                if (id == 0 || team.empty() || teams_of_.contains(id)) continue;
                makers[ids_[team]].add(id);
                teams_of_.emplace(id, ids_[team]);
            }
        for (auto& team : tournament_.teams) {
            team.players = makers[team.id].list();
            // In two teams: with the first one that it was found in.
            std::erase_if(team.players, [&](auto id) { return teams_of_[id] != team.id; });
        }
    }

    void make_line_ups() {
        std::map<std::int32_t, std::size_t> places;
        for (const auto& team : tournament_.teams)
            for (std::size_t i = 0; i < team.players.size(); ++i) places[team.players[i]] = i;
        for (const auto& [match, made] : line_ups_) {
            const auto is_empty = [](auto id) { return id == 0; };
            const bool in_order =
                std::none_of(made.seats.begin(), made.seats.end(), is_empty) &&
                std::is_sorted(made.seats.begin(), made.seats.end(),
                               [&](auto a, auto b) { return places[a] < places[b]; });
            if (!in_order)
                tournament_.line_ups.push_back(
                    {match.first, match.second, made.opponent, made.seats, made.line});
        }
    }

    /// A bye of a team, or a match that was not played, as a game without players.
    void enter_without_players(const PlacedGame& game) {
        const auto white = game.white_team.empty() ? 0 : ids_[game.white_team];
        const auto black = game.black_team.empty() ? 0 : ids_[game.black_team];
        if (white != 0 && black != 0) {
            const bool white_came =
                game.ending == Ending::white_won || game.ending == Ending::white_won_by_forfeit;
            const bool black_came =
                game.ending == Ending::black_won || game.ending == Ending::black_won_by_forfeit;
            tournament_.forfeited_matches.push_back(
                {white_came, black_came, game.round, white, black, game.line});
            return;
        }
        const auto team = std::max(white, black);
        if (team == 0) return;
        auto& byes = tournament_.team_byes;
        if (!byes) byes.emplace();
        const auto r = static_cast<std::size_t>(game.round);
        if (byes->line == 0) byes->line = game.line;
        if (byes->teams.size() < r) byes->teams.resize(r);
        if (byes->teams[r - 1] == 0) byes->teams[r - 1] = team;
    }

    Tournament& tournament_;
    const std::vector<PlacedGame>& games_;
    Diagnostics& diagnostics_;
    std::map<std::string, std::int32_t> ids_; ///< 0 = no number was left
    std::map<Match, LineUpMade> line_ups_;
    std::map<std::int32_t, std::int32_t> teams_of_; ///< by player
};

}

bool met_as_teams(const std::vector<PlacedGame>& games) {
    std::map<std::pair<std::int32_t, std::string>, std::string> opponents;
    std::map<std::pair<std::int32_t, std::string>, int> boards;
    bool several_boards = false;
    for (const auto& game : games) {
        if (game.white == 0 || game.black == 0) continue;
        if (!is_board(game) || game.white_team == game.black_team) return false;
        const auto [first, is_new] =
            opponents.try_emplace({game.round, game.white_team}, game.black_team);
        const auto [second, also_new] =
            opponents.try_emplace({game.round, game.black_team}, game.white_team);
        if (first->second != game.black_team || second->second != game.white_team) return false;
        several_boards |= ++boards[{game.round, game.white_team}] > 1;
        several_boards |= ++boards[{game.round, game.black_team}] > 1;
    }
    return several_boards;
}

void enter_teams(Tournament& tournament, const std::vector<PlacedGame>& games,
                 Diagnostics& diagnostics) {
    TeamMaker(tournament, games, diagnostics).make();
}

}
