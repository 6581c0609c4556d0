#include "generator/team_play.hpp"

#include <utility>

namespace hakem::generator {

TeamPlay::TeamPlay(const Recipe& recipe, const PairingSystem& system, Diagnostics& diagnostics)
    : Play(recipe, system, team_field(recipe), diagnostics), states_(recipe), line_ups_(recipe),
      games_(recipe, strengths_) {}

/// Regulation 26.2: a point for every main player; reserves have none.
void TeamPlay::enter_team_bye(const Team& team, Outcome kind, int round) {
    for (std::size_t i = 0; i < team.players.size(); ++i) {
        const bool main = static_cast<std::int32_t>(i) < recipe_.boards;
        entry(team.players[i], round) = {0, Colour::none, main ? kind : Outcome::zero_bye};
    }
}

void TeamPlay::enter_byes(const std::vector<Outcome>& byes, int round) {
    for (std::size_t place = 0; place < byes.size(); ++place)
        if (byes[place] != Outcome::absent)
            enter_team_bye(tournament().teams[place], byes[place], round);
}

std::vector<PlayedGame> TeamPlay::enter_round(const RoundPairing& pairing,
                                              const std::vector<Outcome>& byes) {
    const auto states = states_.of_round(pairing, byes);
    std::vector<PlayedGame> games;
    auto announced = byes;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const auto& pair = pairing.pairs[i];
        auto& white_bye = announced[place_of(pair.white)];
        if (pair.black == 0) {
            // The bye of a fixed table may fall to a team that is not there.
            if (white_bye == Outcome::absent) enter_pairing_bye(pair.white, pairing.round);
            continue;
        }
        white_bye = announced[place_of(pair.black)] = Outcome::absent;
        if (states[i].played())
            enter_match(pair, states[i], pairing.round, games);
        else
            enter_forfeit(pair, states[i], pairing.round);
    }
    announce(announced, pairing.round);
    games_.play(games);
    for (const auto& game : games) {
        entry(game.white, pairing.round).outcome = game.result.white;
        entry(game.black, pairing.round).outcome = game.result.black;
    }
    enter_who_did_not_play(pairing.round);
    return games;
}

/// TRF26 320.
void TeamPlay::enter_pairing_bye(std::int32_t id, int round) {
    enter_team_bye(team(id), Outcome::pairing_bye, round);
    auto& t = tournament();
    if (!t.team_byes)
        t.team_byes = {t.team_scoring.win, t.scoring.pairing_bye * recipe_.boards, {}, 0};
    t.team_byes->teams.resize(static_cast<std::size_t>(round));
    t.team_byes->teams.back() = id;
}

/// A board where somebody did not come; 0 = nobody is named.
void TeamPlay::enter_board(std::int32_t white, std::int32_t black, bool white_came, bool black_came,
                           int round) {
    if (white != 0 && black != 0) {
        entry(white, round) = {black, Colour::white,
                               white_came ? Outcome::forfeit_win : Outcome::forfeit_loss};
        entry(black, round) = {white, Colour::black,
                               black_came ? Outcome::forfeit_win : Outcome::forfeit_loss};
    } else if (white + black != 0) {
        entry(white + black, round) = {0, Colour::none, Outcome::forfeit_win};
    }
}

/// 27.2: the colours alternate from board 1, where the match has the colours of its pair.
void TeamPlay::enter_match(const Pair& pair, const MatchState& state, int round,
                           std::vector<PlayedGame>& games) {
    const auto first = line_ups_.seated(team(pair.white), round, state.white_short);
    const auto second = line_ups_.seated(team(pair.black), round, state.black_short);
    const auto boards = first.players.size();
    for (std::size_t board = 0; board < boards; ++board) {
        const bool last = board + 1 == boards;
        bool white_came = !(last && first.last_did_not_come);
        bool black_came = !(last && second.last_did_not_come);
        PlayedGame game{first.players[board],
                        second.players[board],
                        place_of(pair.white),
                        place_of(pair.black),
                        {}};
        if (board % 2 == 1) {
            std::swap(game.white, game.black);
            std::swap(game.white_side, game.black_side);
            std::swap(white_came, black_came);
        }
        if (game.white == 0 || game.black == 0 || !white_came || !black_came) {
            enter_board(game.white, game.black, white_came, black_came, round);
            continue;
        }
        entry(game.white, round) = {game.black, Colour::white, Outcome::pending};
        entry(game.black, round) = {game.white, Colour::black, Outcome::pending};
        games.push_back(game);
    }
    announce_line_up(first, pair.white, pair.black, round);
    announce_line_up(second, pair.black, pair.white, round);
}

/// TRF26 300.
void TeamPlay::announce_line_up(const Seated& seated, std::int32_t team, std::int32_t opponent,
                                int round) {
    if (seated.announced)
        tournament().line_ups.push_back({round, team, opponent, seated.players, 0});
}

/// A match to which one team or both did not come; TRF26 330.
void TeamPlay::enter_forfeit(const Pair& pair, const MatchState& state, int round) {
    if (state.form != ForfeitForm::boards)
        tournament().forfeited_matches.push_back(
            {state.white_came, state.black_came, round, pair.white, pair.black, 0});
    const auto &first = team(pair.white), &second = team(pair.black);
    const bool named = state.form != ForfeitForm::record;
    for (std::size_t board = 0; board < static_cast<std::size_t>(recipe_.boards); ++board) {
        auto white = named || state.white_came ? first.players[board] : 0;
        auto black = named || state.black_came ? second.players[board] : 0;
        if (board % 2 == 0)
            enter_board(white, black, state.white_came, state.black_came, round);
        else
            enter_board(black, white, state.black_came, state.white_came, round);
    }
}

void TeamPlay::enter_who_did_not_play(int round) {
    for (const auto& player : tournament().players)
        if (auto& now = entry(player.id, round); now == RoundEntry{})
            now.outcome = Outcome::zero_bye;
}

}
