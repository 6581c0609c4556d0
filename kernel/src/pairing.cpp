#include <hakem/history.hpp>
#include <hakem/pairing_system.hpp>

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

/// Boards of a match: the colours of TRF26 352 name each one, else the smallest roster decides.
std::size_t boards_of(const Tournament& tournament) {
    if (!tournament.team_colours.empty()) return tournament.team_colours.size();
    std::size_t boards = 1000;
    for (const auto& team : tournament.teams) boards = std::min(boards, team.players.size());
    return boards;
}

const Team* find_team(const Tournament& tournament, std::int32_t id) {
    const auto found = std::find_if(tournament.teams.begin(), tournament.teams.end(),
                                    [&](const Team& team) { return team.id == id; });
    return found == tournament.teams.end() ? nullptr : &*found;
}

void enter_match(const Tournament& tournament, const Pair& match, Entering& entering) {
    const auto* white = find_team(tournament, match.white);
    const auto* black = find_team(tournament, match.black);
    if (white == nullptr) return;
    const auto boards = boards_of(tournament);
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

}

void enter_pairing(Tournament& tournament, const RoundPairing& pairing) {
    if (pairing.round < 1) return;
    Entering entering(tournament, pairing.round);
    for (const auto& pair : pairing.pairs) {
        if (is_team_event(tournament))
            enter_match(tournament, pair, entering);
        else if (pair.black == 0)
            entering.bye(pair.white);
        else
            entering.game(pair.white, pair.black);
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
    for (const auto& game : games_of_round(history, round)) {
        if (game.black >= 0)
            played.pairs.push_back({game.board, id(game.white), id(game.black)});
        else if (game.white_outcome == Outcome::pairing_bye)
            played.pairs.push_back({0, id(game.white), 0});
    }
    return played;
}

std::vector<FinishedGame> unfinished_games(const Tournament& tournament, int round) {
    std::vector<FinishedGame> games;
    for (const auto& game : tournament.finished_games)
        if (game.round + 1 == round) games.push_back(game);
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
