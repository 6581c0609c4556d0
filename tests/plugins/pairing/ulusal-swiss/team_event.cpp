#include "team_event.hpp"

#include <stdexcept>

namespace hakem::test::ulusal {

TeamEvent::TeamEvent(int teams, int boards, int rounds, int reserves)
    : boards_(static_cast<std::size_t>(boards)) {
    tournament.type = "Takım: Ulusal İsviçre";
    tournament.scheduled_rounds = rounds;
    tournament.initial_colour = Colour::white;
    for (int board = 0; board < boards; ++board)
        tournament.team_colours += board % 2 == 0 ? 'W' : 'B';
    for (int t = 1; t <= teams; ++t) {
        auto& team = tournament.teams.emplace_back();
        team.id = t;
        team.name = fmt::format("Takım {:02}", t);
        for (int b = 1; b <= boards + reserves; ++b) {
            auto& player = tournament.players.emplace_back();
            player.id = 10 * t + b;
            player.name = fmt::format("Oyuncu, {}", player.id);
            team.players.push_back(player.id);
        }
    }
}

const Answer& TeamEvent::pair() {
    static Answer last;
    last = answer(tournament);
    Diagnostics ignored;
    const auto rounds = registry().get<PairingSystem>("ulusal-swiss").pair(tournament, {}, ignored);
    if (rounds.empty()) return last;
    round_ = rounds.front();
    enter_pairing(tournament, round_);
    return last;
}

void TeamEvent::play(std::string_view results) {
    std::istringstream words{std::string(results)};
    for (const auto& match : round_.pairs) {
        if (match.black == 0) continue;
        std::string word;
        if (!(words >> word) || word.size() != boards_) throw std::logic_error("no such results");
        for (std::size_t board = 0; board < boards_; ++board) {
            const auto first = match.white * 10 + static_cast<std::int32_t>(board) + 1;
            auto& one = entry(first, round_.round);
            const bool nobody = word[board] == 'x';
            one.outcome = nobody ? Outcome::forfeit_loss : static_cast<Outcome>(word[board]);
            entry(one.opponent, round_.round).outcome =
                nobody ? Outcome::forfeit_loss : mirrored(one.outcome);
        }
    }
}

RoundEntry& TeamEvent::entry(std::int32_t player, int round) {
    const auto position = PlayerIndex(tournament)[player];
    return tournament.players.at(static_cast<std::size_t>(position))
        .rounds.at(static_cast<std::size_t>(round - 1));
}

}
