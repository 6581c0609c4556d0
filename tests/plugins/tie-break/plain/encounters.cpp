// C.07 arts. 6 and 13.3: the games among those who are tied.

#include "values.hpp"

#include <algorithm>

namespace hakem::test::plain {

namespace {

using Group = std::vector<int>;

/// 6.1: the average of the games between the two; nothing where they did not meet.
Value encounter(const Question& question, int one, int other, Side side) {
    Exact sum;
    int games = 0;
    for (const auto& cell : question.event.entrants[static_cast<std::size_t>(one)].rounds) {
        if (cell.opponent != other || !is_game(question, cell)) continue;
        sum += cell.points[side];
        ++games;
    }
    return games == 0 ? Value{} : Value(sum / games);
}

/// What one of the group is sure of, and what could be had beside it.
struct Standing {
    int position;
    Exact least, most;
};

/// Art. 6 once: the parts in order; one part where nothing is decided.
std::vector<Group> parts(const Question& question, const Group& group, Side side) {
    std::vector<Standing> table;
    bool all_met = true;
    for (const auto one : group) {
        Standing standing{one, 0, 0};
        for (const auto other : group) {
            if (one == other) continue;
            const auto met = encounter(question, one, other, side);
            standing.least += met.value_or(0);
            standing.most += met.value_or(question.event.win[side]);
            all_met = all_met && met.has_value();
        }
        table.push_back(standing);
    }
    std::vector<Group> result;
    if (all_met) { // (a)
        std::stable_sort(table.begin(), table.end(),
                         [](const Standing& a, const Standing& b) { return a.least > b.least; });
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (i == 0 || table[i].least != table[i - 1].least) result.emplace_back();
            result.back().push_back(table[i].position);
        }
        return result;
    }
    while (!table.empty()) { // (b)
        const auto first = std::find_if(table.begin(), table.end(), [&](const Standing& one) {
            return std::all_of(table.begin(), table.end(), [&](const Standing& other) {
                return one.position == other.position || one.least > other.most;
            });
        });
        if (first == table.end()) break;
        result.push_back({first->position});
        table.erase(first);
    }
    if (!table.empty()) result.emplace_back();
    for (const auto& rest : table) result.back().push_back(rest.position);
    return result;
}

Side other_side(Side side) { return side == of_match ? of_games : of_match; }

/// What the two made on each board of their own matches.
std::vector<Exact> boards_against(const Question& question, int one, int other) {
    std::vector<Exact> sums(static_cast<std::size_t>(question.event.boards));
    for (const auto& cell : question.event.entrants[static_cast<std::size_t>(one)].rounds) {
        if (cell.opponent != other || !is_game(question, cell)) continue;
        for (std::size_t board = 0; board < cell.boards.size() && board < sums.size(); ++board)
            sums[board] += cell.boards[board];
    }
    return sums;
}

/// 12.1: less is better.
Exact board_count(const std::vector<Exact>& boards) {
    Exact count;
    for (std::size_t board = 0; board < boards.size(); ++board)
        count += boards[board] * static_cast<int>(board + 1);
    return count;
}

/// 12.2: above 0 = the first is better.
int top_boards(const std::vector<Exact>& one, const std::vector<Exact>& other) {
    for (std::size_t board = 0; board < one.size(); ++board)
        if (one[board] != other[board]) return one[board] > other[board] ? 1 : -1;
    return 0;
}

/// 12.3
int without_bottom_boards(const std::vector<Exact>& one, const std::vector<Exact>& other) {
    for (auto boards = one.size(); boards-- > 1;) {
        Exact difference;
        for (std::size_t board = 0; board < boards; ++board)
            difference += one[board] - other[board];
        if (difference != Exact(0)) return difference > Exact(0) ? 1 : -1;
    }
    return 0;
}

/// 13.3.2: two teams by the boards of their own match.
std::vector<Group> by_boards(const Question& question, const Group& group) {
    const auto one = boards_against(question, group[0], group[1]);
    const auto other = boards_against(question, group[1], group[0]);
    const auto& name = question.code.name;
    int better = 0;
    if (name == "EDEBT" || name == "EDEBB") {
        const auto difference = board_count(other) - board_count(one);
        better = difference > Exact(0) ? 1 : difference < Exact(0) ? -1 : 0;
    }
    if (better == 0 && (name == "EDET" || name == "EDEBT")) better = top_boards(one, other);
    if (better == 0 && (name == "EDEB" || name == "EDEBB"))
        better = without_bottom_boards(one, other);
    if (better == 0) return {group};
    return better > 0 ? std::vector<Group>{{group[0]}, {group[1]}}
                      : std::vector<Group>{{group[1]}, {group[0]}};
}

/// The parts again in the same way, until nothing can be decided.
template<class Again>
std::vector<Group> of_each(const std::vector<Group>& split, Again again) {
    if (split.size() == 1) return split;
    std::vector<Group> result;
    for (const auto& part : split)
        for (const auto& place : again(part)) result.push_back(place);
    return result;
}

/// Art. 6 with one score.
std::vector<Group> by_encounters(const Question& question, const Group& group, Side side) {
    if (group.size() < 2) return {group};
    return of_each(parts(question, group, side),
                   [&](const Group& part) { return by_encounters(question, part, side); });
}

/// 13.3: with the primary score; where it decides nothing with the other one, and then, what is
/// left tied, with the primary score again. Until July 2024 the other one was first gone through to
/// its end.
std::vector<Group> by_both_scores(const Question& question, const Group& group) {
    if (group.size() < 2) return {group};
    const auto side = question.side();
    auto split = parts(question, group, side);
    if (split.size() == 1)
        split = question.edition == "2023-09" || question.edition == "2024-04"
                    ? by_encounters(question, group, other_side(side))
                    : parts(question, group, other_side(side));
    if (question.code.name != "EDE" && split.size() == 1 && group.size() == 2)
        split = by_boards(question, group);
    return of_each(split, [&](const Group& part) { return by_both_scores(question, part); });
}

std::vector<Group> places(const Question& question, const Group& group) {
    return question.code.name == "DE" ? by_encounters(question, group, question.side())
                                      : by_both_scores(question, group);
}

}

std::optional<std::vector<Value>> among_the_tied(const Question& question) {
    const auto& name = question.code.name;
    if (name != "DE" && name != "EDE" && name != "EDET" && name != "EDEB" && name != "EDEBT" &&
        name != "EDEBB")
        return std::nullopt;
    std::vector<Value> result(question.event.entrants.size());
    for (const auto& group : question.tied) {
        const auto in_order = places(question, group);
        if (in_order.size() < 2) continue; // nothing was broken: no value
        int place = 1;
        for (const auto& same : in_order) {
            for (const auto position : same) result[static_cast<std::size_t>(position)] = place;
            place += static_cast<int>(same.size());
        }
    }
    return result;
}

}
