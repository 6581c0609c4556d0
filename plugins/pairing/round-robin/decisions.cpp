#include "decisions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace hakem::round_robin {

namespace {

std::string article_of(const Event& event, bool second_cycle, bool bye) {
    // 30.1: teams by the same tables; 30.2: colours change from board to board.
    return fmt::format("Regulation {}{}{}, EK 1; FIDE C.05, Annex 1",
                       event.history.teams ? "30.1, 30.2, " : "", bye ? "28.3, " : "",
                       second_cycle ? "28.4" : "28.2");
}

}

Decision decision_of(const Event& event, int round, const Pair& pair, const TableGame& game) {
    const Place place = event.schedule.place_of(round);
    const bool bye = pair.black == 0;
    const auto [low, high] = std::minmax(game.white, game.black);
    Decision decision;
    decision.subject = bye ? "bye" : fmt::format("board {}", pair.board);
    decision.rule = article_of(event, place.second_cycle, bye);
    decision.edition = "regulation";
    decision.reason = bye                  ? "pairing.reason.table_bye"
                      : place.second_cycle ? "pairing.reason.second_cycle"
                                           : "pairing.reason.table";
    decision.arguments = {fmt::to_string(event.schedule.table_size()),
                          fmt::to_string(place.table_round),
                          fmt::to_string(bye ? low : game.white),
                          fmt::to_string(bye ? high : game.black),
                          fmt::to_string(pair.white),
                          fmt::to_string(pair.black)};
    return decision;
}

std::vector<Decision> decisions_of_lot(const Event& event, std::uint64_t seed) {
    std::vector<Decision> lots;
    lots.reserve(event.ids.size());
    for (std::size_t k = 0; k < event.ids.size(); ++k) {
        Decision decision;
        decision.subject = fmt::format("number {}", k + 1);
        decision.rule = "Regulation 28.2";
        decision.edition = "regulation";
        decision.reason = "pairing.reason.lot";
        decision.arguments = {fmt::to_string(k + 1), fmt::to_string(event.ids[k]),
                              fmt::to_string(seed)};
        lots.push_back(std::move(decision));
    }
    return lots;
}

}
