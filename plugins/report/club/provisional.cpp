#include "provisional.hpp"

#include <string>

namespace hakem::club {

namespace {

/// More lines say no more: a round whose results come in one by one has hundreds.
constexpr std::size_t most_games_named = 12;

Phrase line_of(const OpenGame& game) {
    const auto side = [](std::int32_t id, const std::string& name) {
        return std::to_string(id) + " " + name;
    };
    return Phrase::of(game.adjourned ? "legend.game-adjourned" : "legend.game-pending",
                      {std::to_string(game.round), board_of(game),
                       side(game.white, game.white_name), side(game.black, game.black_name)});
}

}

Phrase title_of_ranking(std::string_view list, const ReportInput& input) {
    const History& history = input.standings.history;
    const std::string name(list);
    const std::string key = !open_games(input.tournament, history).empty()
                                ? "report.provisional-" + name
                            : has_only_standings(input.tournament) ? "report.declared-" + name
                            : has_all_rounds(history)              ? "report.final-" + name
                                                                   : "report." + name + "-after";
    return Phrase::of(key, {std::to_string(history.rounds)});
}

void add_open_games(Table& table, const ReportInput& input) {
    const auto games = open_games(input.tournament, input.standings.history);
    if (games.empty()) return;
    table.legend.push_back(Phrase::of("legend.provisional", {std::to_string(games.size())}));
    for (std::size_t i = 0; i < games.size() && i < most_games_named; ++i)
        table.legend.push_back(line_of(games[i]));
    if (games.size() > most_games_named)
        table.legend.push_back(Phrase::of("legend.more-open-games",
                                          {std::to_string(games.size() - most_games_named)}));
}

}
