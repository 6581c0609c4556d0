#pragma once
/// Team events written down in a test: one string a round, one word a match.

#include "event.hpp"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// "1-2:1=0+": team 1 wins board 1, draws board 2, loses board 3, has board 4 by forfeit; 'x' is a
/// double forfeit, '.' a board that nobody took. "3:U" is a bye of the whole team.
class TeamEvent {
public:
    TeamEvent(std::string_view type, std::int32_t teams, std::int32_t boards,
              const std::vector<std::string>& rounds)
        : boards_(boards), tournament(event(type, {})) {
        for (std::int32_t id = 1; id <= teams; ++id) {
            auto& team = tournament.teams.emplace_back();
            team.id = id;
            team.name = "T" + std::to_string(id);
            for (std::int32_t board = 1; board <= boards; ++board) {
                auto& player = tournament.players.emplace_back();
                player.id = player_of(id, board);
                player.rounds.resize(rounds.size());
                team.players.push_back(player.id);
            }
        }
        tournament.scheduled_rounds = static_cast<std::int32_t>(rounds.size());
        for (std::size_t r = 0; r < rounds.size(); ++r) {
            std::istringstream words(rounds[r]);
            for (std::string word; words >> word;) add(word, r);
        }
    }

private:
    std::int32_t boards_;

    std::int32_t player_of(std::int32_t team, std::int32_t board) const {
        return (team - 1) * boards_ + board;
    }

    RoundEntry& entry(std::int32_t team, std::int32_t board, std::size_t r) {
        return tournament.players[static_cast<std::size_t>(player_of(team, board) - 1)].rounds[r];
    }

    void add(const std::string& word, std::size_t r) {
        const auto colon = word.find(':'), dash = word.find('-');
        const auto first = std::stoi(word);
        if (dash == word.npos || dash > colon) { // a bye
            for (std::int32_t board = 1; board <= boards_; ++board)
                entry(first, board, r).outcome = static_cast<Outcome>(word.back());
            return;
        }
        const auto second = std::stoi(word.substr(dash + 1));
        for (std::int32_t board = 1; board <= boards_; ++board) {
            const char result = word.at(colon + static_cast<std::size_t>(board));
            if (result == '.') continue;
            const auto outcome =
                result == 'x' ? Outcome::forfeit_loss : static_cast<Outcome>(result);
            const auto colour = board % 2 == 1 ? Colour::white : Colour::black;
            entry(first, board, r) = {player_of(second, board), colour, outcome};
            entry(second, board, r) = {player_of(first, board), opposite(colour),
                                       result == 'x' ? outcome : mirrored(outcome)};
        }
    }

public:
    Tournament tournament;
};

inline Tournament team_swiss(std::int32_t teams, std::int32_t boards,
                             const std::vector<std::string>& rounds) {
    return TeamEvent("Team: Swiss-System", teams, boards, rounds).tournament;
}

inline Tournament team_round_robin(std::int32_t teams, std::int32_t boards,
                                   const std::vector<std::string>& rounds) {
    return TeamEvent("Team: Round-Robin", teams, boards, rounds).tournament;
}

/// Four teams of two that all met. MP 4 3 3 2, GP 4 2½ 3 2½; board 1: 2 1½ 2 ½, board 2: 2 1 1 2.
inline Tournament four_teams() {
    return team_swiss(4, 2, {"1-2:11 3-4:==", "1-3:0= 2-4:10", "1-4:1= 2-3:=1"});
}

}
