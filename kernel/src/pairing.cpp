#include <hakem/attendance.hpp>
#include <hakem/history.hpp>
#include <hakem/line_up.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>

namespace hakem {

namespace {

class Entering {
public:
    Entering(Tournament& tournament, int round)
        : tournament_(tournament), index_(tournament), round_(static_cast<std::size_t>(round)) {}

    void player(std::int32_t id, std::int32_t opponent, Colour colour, Outcome outcome) {
        const auto position = index_[id];
        if (position < 0) return;
        auto& rounds = tournament_.players[static_cast<std::size_t>(position)].rounds;
        if (rounds.size() < round_) rounds.resize(round_);
        rounds[round_ - 1] = {opponent, colour, outcome};
    }

    void game(std::int32_t white, std::int32_t black) {
        player(white, black, Colour::white, Outcome::pending);
        player(black, white, Colour::black, Outcome::pending);
    }

    void bye(std::int32_t id) { player(id, 0, Colour::none, Outcome::pairing_bye); }

private:
    Tournament& tournament_;
    PlayerIndex index_;
    std::size_t round_;
};

const Team* find_team(const Tournament& tournament, std::int32_t id) {
    const auto found = std::find_if(tournament.teams.begin(), tournament.teams.end(),
                                    [&](const Team& team) { return team.id == id; });
    return found == tournament.teams.end() ? nullptr : &*found;
}

void enter_match(const Tournament& tournament, const Pair& match, std::size_t boards,
                 Entering& entering) {
    const auto* white = find_team(tournament, match.white);
    const auto* black = find_team(tournament, match.black);
    if (white == nullptr) return;
    for (std::size_t board = 0; board < boards && board < white->players.size(); ++board) {
        if (black == nullptr) {
            entering.bye(white->players[board]);
        } else if (board < black->players.size()) {
            const auto first = white->players[board], second = black->players[board];
            if (board % 2 == 0)
                entering.game(first, second);
            else
                entering.game(second, first);
        }
    }
}

/// TRF26 320; TRF16 and TRF06 have no such record, the players' own lines tell it.
void enter_team_bye(Tournament& tournament, std::int32_t team, int round, int boards) {
    auto& byes = tournament.team_byes;
    if (!byes && (tournament.format == "trf16" || tournament.format == "trf06")) return;
    if (!byes) byes = {tournament.team_scoring.win, tournament.scoring.pairing_bye * boards, {}, 0};
    const auto r = static_cast<std::size_t>(round);
    if (byes->teams.size() < r) byes->teams.resize(r);
    byes->teams[r - 1] = team;
}

}

void enter_pairing(Tournament& tournament, const RoundPairing& pairing) {
    if (pairing.round < 1) return;
    const bool teams = is_team_event(tournament);
    const auto boards = teams ? static_cast<std::size_t>(boards_of_match(tournament)) : 0;
    Entering entering(tournament, pairing.round);
    for (const auto& pair : pairing.pairs) {
        if (teams)
            enter_match(tournament, pair, boards, entering);
        else if (pair.black == 0)
            entering.bye(pair.white);
        else
            entering.game(pair.white, pair.black);
        if (teams && pair.black == 0)
            enter_team_bye(tournament, pair.white, pairing.round, static_cast<int>(boards));
    }
}

Numbering PairingSystem::number(const Tournament&, const PairingRequest&,
                                Diagnostics& diagnostics) const {
    diagnostics.add(Severity::error, "PAIR-0041", 0, 0, 0, {});
    return {};
}

Verdict PairingSystem::judge(const Tournament&, const PairingRequest&, const RoundPairing&,
                             const RoundPairing&) const {
    return {};
}

RoundPairing played_pairing(const Tournament& tournament, int round) {
    RoundPairing played;
    played.round = round;
    const auto history = history_of(tournament, round);
    const auto id = [&](std::int32_t position) {
        return history.competitors[static_cast<std::size_t>(position)].id;
    };
    for (const auto& game : games_as_paired(history, tournament, round)) {
        if (game.black >= 0)
            played.pairs.push_back({game.board, id(game.white), id(game.black)});
        else if (game.white_outcome == Outcome::pairing_bye)
            played.pairs.push_back({0, id(game.white), 0});
    }
    return played;
}

namespace {

/// Whether the two met at the board: a forfeit cannot have been adjourned.
bool was_played(const Tournament& tournament, const PlayerIndex& index, const FinishedGame& game) {
    if (game.round < 1 || index[game.white] < 0) return false;
    const auto& rounds = tournament.players[static_cast<std::size_t>(index[game.white])].rounds;
    const auto r = static_cast<std::size_t>(game.round - 1);
    return r < rounds.size() && rounds[r].opponent == game.black && !is_forfeit(rounds[r].outcome);
}

}

std::vector<FinishedGame> unfinished_games(const Tournament& tournament, int round) {
    std::vector<FinishedGame> games;
    const PlayerIndex index(tournament);
    // A round that is still to be paired sees the game finished.
    const bool held = round < next_round(tournament);
    for (const auto& game : tournament.finished_games)
        if (held && game.round + 1 == round && was_played(tournament, index, game))
            games.push_back(game);
    for (const auto& player : tournament.players)
        for (std::size_t r = 0; r < player.rounds.size() && static_cast<int>(r) + 1 < round; ++r) {
            const auto& entry = player.rounds[r];
            if (entry.outcome == Outcome::pending && entry.opponent > player.id)
                games.push_back(
                    {static_cast<std::int32_t>(r + 1), player.id, entry.opponent, player.line});
        }
    return games;
}

Tournament as_paired(const Tournament& tournament, int round) {
    auto before = tournament;
    const PlayerIndex index(tournament);
    for (const auto& game : unfinished_games(tournament, round)) {
        if (game.round < 1) continue;
        for (const auto id : {game.white, game.black}) {
            if (index[id] < 0) continue;
            auto& rounds = before.players[static_cast<std::size_t>(index[id])].rounds;
            const auto r = static_cast<std::size_t>(game.round - 1);
            if (r < rounds.size() && rounds[r].opponent != 0)
                rounds[r].outcome = Outcome::adjourned;
        }
    }
    return before;
}

}
