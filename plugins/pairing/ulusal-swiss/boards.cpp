#include "boards.hpp"

#include <algorithm>
#include <tuple>

namespace hakem::ulusal {

namespace {

/// 20.3, the codes of the repair.
void add_repair(const Repair& repair, std::vector<Yielded>& all) {
    switch (repair.kind) {
    case Repair::Kind::none:
        break;
    case Repair::Kind::from_below:
        all.push_back({"20.3a", {}, {}});
        break;
    case Repair::Kind::from_above:
        all.push_back({"20.3b", {}, {}});
        break;
    case Repair::Kind::lower_joins:
        all.push_back({"20.3c", {}, {}});
        break;
    case Repair::Kind::one_group:
        for (const auto score : repair.joined) all.push_back({"20.3d", {}, score});
        break;
    }
}

}

std::vector<Pair> boards_of(const Field& field, const PairedRound& round) {
    std::vector<std::pair<int, int>> boards;
    for (const auto& group : round.groups)
        for (std::size_t i = 0; i < group.size(); ++i) boards.push_back(group.pair(i));
    const auto key = [&](const std::pair<int, int>& board) { // 20.7
        const auto &a = field[board.first], &b = field[board.second];
        return std::tuple(-std::max(a.score, b.score), -(a.score + b.score), std::min(a.id, b.id));
    };
    std::sort(boards.begin(), boards.end(),
              [&](const auto& a, const auto& b) { return key(a) < key(b); });
    std::vector<Pair> pairs;
    for (const auto& [a, b] : boards) {
        const auto colours = colours_of(field, a, b);
        pairs.push_back({static_cast<std::int32_t>(pairs.size() + 1), field[colours.white].id,
                         field[colours.black].id});
    }
    if (round.start.bye) pairs.push_back({0, field[*round.start.bye].id, 0});
    return pairs;
}

bool repeats_float(const Field& field, int a, int b) {
    const auto [higher, lower] = std::minmax(a, b);
    return field[higher].score != field[lower].score &&
           (field.barred_down(higher) || field.barred_up(lower));
}

std::vector<Yielded> yielded(const Field& field, const PairedRound& round) {
    std::vector<Yielded> all;
    const auto relaxation = round.start.relaxation;
    if (lifts_colours(relaxation)) all.push_back({"E.2", {}, {}});
    if (relaxation == Relaxation::second_bye || relaxation == Relaxation::both)
        all.push_back({"17.3", {*round.start.bye}, {}});
    add_repair(round.repair, all);
    for (const auto& group : round.groups)
        for (std::size_t i = 0; i < group.size(); ++i) {
            const auto [a, b] = group.pair(i);
            const auto [higher, lower] = std::minmax(a, b);
            if (repeats_float(field, a, b)) all.push_back({"17.7", {higher, lower}, {}});
            if (field.legal(a, b)) continue;
            const bool last = field.last_round && field[a].score == field[b].score;
            all.push_back({last ? "21.6" : "21.4", {higher, lower}, {}});
        }
    return all;
}

}
