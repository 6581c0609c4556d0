#include "games.hpp"

#include <hakem/line_up.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace hakem::pgn {

namespace {

using Key = std::tuple<std::int32_t, std::int32_t, std::int32_t>; ///< round, white, black

int last_round(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players) last = std::max(last, player.rounds.size());
    if (tournament.team_byes) last = std::max(last, tournament.team_byes->teams.size());
    for (const auto& match : tournament.forfeited_matches)
        last = std::max(last, static_cast<std::size_t>(std::max(match.round, 0)));
    return static_cast<int>(last);
}

bool says_nothing(const RoundEntry& entry) {
    return entry.opponent == 0 &&
           (entry.outcome == Outcome::absent || entry.outcome == Outcome::zero_bye);
}

class GameList {
public:
    explicit GameList(const Tournament& tournament)
        : tournament_(tournament), index_(tournament), line_ups_(tournament),
          teams_(is_team_event(tournament)) {
        if (!teams_) history_ = player_history(tournament);
        for (const auto& record : tournament.games)
            records_.try_emplace({record.round, record.white, record.black}, &record);
        for (const auto& team : tournament.teams)
            for (const auto id : team.players) team_of_.try_emplace(id, &team);
    }

    std::vector<WrittenGame> games() {
        const int last = last_round(tournament_);
        for (int round = 1; round <= last; ++round) {
            done_.clear();
            if (teams_)
                add_matches(round);
            else
                add_boards(round);
            add_rest(round);
            add_team_records(round);
        }
        add_silent();
        for (const auto& record : tournament_.games)
            if (!used_.contains(&record)) {
                WrittenGame game;
                game.record = &record;
                game.white = side(player(record.white), Outcome::pending);
                game.black = side(player(record.black), Outcome::pending);
                games_.push_back(game);
            }
        return std::move(games_);
    }

private:
    const Player* player(std::int32_t id) const {
        const auto position = index_[id];
        return position < 0 ? nullptr : &tournament_.players[static_cast<std::size_t>(position)];
    }
    const Player* at(std::int32_t position) const {
        return position < 0 ? nullptr : &tournament_.players[static_cast<std::size_t>(position)];
    }
    const Team* team(std::int32_t id) const {
        const auto found = std::find_if(tournament_.teams.begin(), tournament_.teams.end(),
                                        [id](const Team& team) { return team.id == id; });
        return found == tournament_.teams.end() ? nullptr : &*found;
    }
    WrittenSide side(const Player* player, Outcome outcome) const {
        WrittenSide side;
        side.player = player;
        side.outcome = outcome;
        if (player == nullptr) return side;
        const auto found = team_of_.find(player->id);
        if (found != team_of_.end()) side.team = found->second;
        return side;
    }

    void add(WrittenGame game) {
        const auto id = [](const WrittenSide& side) { return side.player ? side.player->id : 0; };
        auto found = records_.find({game.round, id(game.white), id(game.black)});
        const bool alone = id(game.white) == 0 || id(game.black) == 0;
        if (found == records_.end() && alone) { // the bye may have had White
            found = records_.find({game.round, id(game.black), id(game.white)});
            if (found != records_.end()) std::swap(game.white, game.black);
        }
        if (found != records_.end()) {
            game.record = found->second;
            used_.insert(found->second);
            // Boards of a PGN that was merged are those of another event's numbering.
            if (!teams_ && tournament_.format == "pgn" && found->second->board != 0)
                game.board = found->second->board;
        }
        done_.insert(id(game.white));
        done_.insert(id(game.black));
        games_.push_back(std::move(game));
    }

    /// The boards of the round as it was paired.
    void add_boards(int round) {
        for (const auto& game : games_as_paired(history_, tournament_, round)) {
            if (game.black < 0 || game.white < 0) continue;
            const auto at_position = [&](std::int32_t competitor) {
                return at(history_.competitors[static_cast<std::size_t>(competitor)].position);
            };
            WrittenGame written;
            written.round = round;
            written.board = game.board;
            written.white = side(at_position(game.white), game.white_outcome);
            written.black = side(at_position(game.black), game.black_outcome);
            add(written);
        }
    }

    void add_matches(int round) {
        std::int32_t match = 0;
        std::set<std::int32_t> met;
        for (std::int32_t first = 0; first < static_cast<std::int32_t>(tournament_.teams.size());
             ++first) {
            const auto pairing = line_ups_.pairing_of(first, round);
            if (pairing.opponent < 0 || met.contains(first) || met.contains(pairing.opponent))
                continue;
            met.insert(first);
            met.insert(pairing.opponent);
            const bool black = pairing.colour == Colour::black;
            add_match(round, ++match, black ? pairing.opponent : first,
                      black ? first : pairing.opponent);
        }
    }

    /// On an empty board only the team is named.
    void add_match(int round, std::int32_t match, std::int32_t first, std::int32_t second) {
        std::int32_t number = 0;
        for (const auto& board : line_ups_.boards_of(first, second, round)) {
            const auto* one = &tournament_.teams[static_cast<std::size_t>(first)];
            const auto* other = &tournament_.teams[static_cast<std::size_t>(second)];
            auto white = side(at(board.first), board.first_outcome);
            auto black = side(at(board.second), board.second_outcome);
            white.team = one;
            black.team = other;
            ++number;
            const bool swapped = board.first_colour == Colour::black ||
                                 (board.first_colour == Colour::none && number % 2 == 0);
            if (swapped) std::swap(white, black);
            WrittenGame written;
            written.round = round;
            written.match = match;
            written.board = number;
            written.white = white;
            written.black = black;
            add(written);
        }
    }

    /// Games of rounds that are paired and not held, and all byes; in the order of the numbers.
    void add_rest(int round) {
        std::vector<WrittenGame> byes;
        std::int32_t board = boards_so_far(round);
        for (const auto& player : tournament_.players) {
            const auto* entry = entry_of(player, round);
            if (entry == nullptr || done_.contains(player.id)) continue;
            if (says_nothing(*entry) && (teams_ || entry->outcome == Outcome::absent)) continue;
            WrittenGame written;
            written.round = round;
            auto own = side(&player, entry->outcome);
            auto other = side(this->player(entry->opponent), Outcome::pending);
            if (other.player == nullptr) {
                other.bye = is_bye(entry->outcome);
                if (!other.bye) other.team = forfeited_opponent(own.team, round);
            } else {
                written.board = ++board;
                const auto* reply = entry_of(*other.player, round);
                other.outcome = reply != nullptr && reply->opponent == player.id
                                    ? reply->outcome
                                    : mirrored(entry->outcome);
            }
            const bool black = entry->colour == Colour::black;
            written.white = black ? other : own;
            written.black = black ? own : other;
            if (other.player == nullptr)
                byes.push_back(written);
            else
                add(written);
        }
        for (auto& bye : byes) add(std::move(bye));
    }

    std::int32_t boards_so_far(int round) const {
        std::int32_t board = 0;
        for (const auto& game : games_)
            if (game.round == round) board = std::max(board, game.board);
        return board;
    }

    /// TRF26 330: whom a team was to meet that won by forfeit.
    const Team* forfeited_opponent(const Team* own, int round) const {
        if (own == nullptr) return nullptr;
        for (const auto& match : tournament_.forfeited_matches)
            if (match.round == round && (match.white == own->id || match.black == own->id))
                return team(match.white == own->id ? match.black : match.white);
        return nullptr;
    }

    /// TRF26 320 and 330: games in which only teams are named.
    void add_team_records(int round) {
        const auto& byes = tournament_.team_byes;
        const auto r = static_cast<std::size_t>(round);
        if (byes && r <= byes->teams.size() && byes->teams[r - 1] != 0) {
            WrittenGame written;
            written.round = round;
            written.white.team = team(byes->teams[r - 1]);
            written.white.outcome = Outcome::pairing_bye;
            written.black.bye = true;
            if (written.white.team) games_.push_back(written);
        }
        for (const auto& match : tournament_.forfeited_matches) {
            if (match.round != round) continue;
            const auto outcome = [](bool came) {
                return came ? Outcome::forfeit_win : Outcome::forfeit_loss;
            };
            WrittenGame written;
            written.round = round;
            written.white.team = team(match.white);
            written.black.team = team(match.black);
            written.white.outcome = outcome(match.white_came);
            written.black.outcome = outcome(match.black_came);
            if (written.white.team && written.black.team) games_.push_back(written);
        }
    }

    /// Who never has a game nor a bye is named once, or would be lost.
    void add_silent() {
        for (const auto& player : tournament_.players) {
            const bool silent = std::all_of(
                player.rounds.begin(), player.rounds.end(), [&](const RoundEntry& entry) {
                    return says_nothing(entry) && (teams_ || entry.outcome == Outcome::absent);
                });
            if (!silent) continue;
            WrittenGame written;
            written.round = 1;
            written.white = side(&player, Outcome::zero_bye);
            written.black.bye = true;
            add(written);
        }
    }

    const Tournament& tournament_;
    PlayerIndex index_;
    LineUps line_ups_;
    bool teams_;
    History history_; ///< of the players of an individual event
    std::map<Key, const GameRecord*> records_;
    std::map<std::int32_t, const Team*> team_of_;
    std::set<std::int32_t> done_; ///< in the round
    std::set<const GameRecord*> used_;
    std::vector<WrittenGame> games_;
};

}

std::vector<WrittenGame> games_of(const Tournament& tournament) {
    return GameList(tournament).games();
}

}
