#include "explanation.hpp"

#include "boards.hpp"
#include "judgement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace hakem::dutch {

namespace {

/// Each alternative is a question to the matching; so many are enough to see the reason.
constexpr std::size_t most_alternatives = 12;

bool contains(const std::vector<int>& players, int player) {
    return std::find(players.begin(), players.end(), player) != players.end();
}

/// The remainder of a bracket: S1 as it was paired, and as it was before any exchange (4.3).
struct Remainder {
    std::vector<int> s1, original_s1, original_s2;
};

Remainder remainder_of(const PairedBracket& paired) {
    Remainder remainder;
    std::vector<int> with_mdp;
    for (const auto& [upper, lower] : paired.pairing.pairs)
        if (contains(paired.bracket.moved_down, upper))
            with_mdp.push_back(lower);
        else
            remainder.s1.push_back(upper);
    std::sort(remainder.s1.begin(), remainder.s1.end());
    for (const int player : paired.bracket.residents) {
        if (contains(with_mdp, player)) continue;
        const bool first = remainder.original_s1.size() < remainder.s1.size();
        (first ? remainder.original_s1 : remainder.original_s2).push_back(player);
    }
    return remainder;
}

/// Those of `players` who are not in `others`; both ascending.
std::vector<int> without(const std::vector<int>& players, const std::vector<int>& others) {
    std::vector<int> rest;
    std::set_difference(players.begin(), players.end(), others.begin(), others.end(),
                        std::back_inserter(rest));
    return rest;
}

}

Explanation::Explanation(const Tournament& tournament, const Field& field,
                         const Completion& completion, const PairedRound& round)
    : tournament_(tournament), field_(field), completion_(completion), round_(round),
      wording_(tournament, field), residence_(field.entrants.size()) {
    for (std::size_t i = 0; i < round.brackets.size(); ++i)
        for (const int player : round.brackets[i].bracket.residents)
            residence_[static_cast<std::size_t>(player)] = i;
}

std::size_t Explanation::first_bracket_of(int index) const {
    return residence_[static_cast<std::size_t>(index)];
}

Explanation::Seat Explanation::seat_of(int index) const {
    for (auto i = first_bracket_of(index); i < round_.brackets.size(); ++i) {
        const auto& pairs = at(i).pairing.pairs;
        for (std::size_t k = 0; k < pairs.size(); ++k)
            if (pairs[k].first == index || pairs[k].second == index) return {i, k};
    }
    return {round_.brackets.size() - 1, std::nullopt};
}

std::string Explanation::bracket_subject(std::size_t bracket) const {
    return fmt::format("bracket {}", to_text(field_[at(bracket).bracket.residents.front()].score));
}

std::vector<Decision> Explanation::round(const std::vector<Pair>& boards) const {
    std::vector<Decision> decisions;
    if (round_.bye) decisions.push_back(bye());
    for (std::size_t i = 0; i < round_.brackets.size(); ++i) decisions.push_back(bracket(i));
    std::map<std::int32_t, int> index_of;
    for (int i = 0; i < field_.size(); ++i) index_of[field_[i].id] = i;
    for (const auto& board : boards) {
        if (board.black == 0) continue;
        const int white = index_of.at(board.white), black = index_of.at(board.black);
        auto colours = wording_.colours(fmt::format("board {}", board.board), white, black);
        decisions.push_back(std::move(colours));
    }
    return decisions;
}

Decision Explanation::bye() const {
    const int receiver = *round_.bye;
    if (completion_.bye_score())
        return wording_.decision(
            "bye", "C5", "dutch.bye.score",
            {wording_.player(receiver), points_argument(*completion_.bye_score())});
    return wording_.decision("bye", "A.5, C.2", "dutch.bye.left", {wording_.player(receiver)});
}

Decision Explanation::bracket(std::size_t index) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    const bool homogeneous = bracket.moved_down.empty();
    auto decision = wording_.decision(
        bracket_subject(index), wording_.article("3", "B"),
        bracket.collapsed ? "dutch.bracket.collapsed"
        : penultimate     ? "dutch.bracket.penultimate"
        : homogeneous     ? "dutch.bracket.homogeneous"
                          : "dutch.bracket.heterogeneous",
        {wording_.score(bracket.residents.front()), fmt::to_string(bracket.residents.size()),
         fmt::to_string(pairing.pairs.size()), wording_.players(bracket.moved_down),
         wording_.players(pairing.downfloaters)});
    decision.alternatives = shortcomings(index);
    return decision;
}

/// The criteria that the bracket could not fulfil for everybody, with those concerned.
std::vector<Decision> Explanation::shortcomings(std::size_t index) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    std::vector<int> refused, strong, up_last, up_before, down_last, down_before;
    for (const auto& [a, b] : pairing.pairs) {
        const int lower = std::max(a, b);
        if (refused_preferences(field_, a, b) != 0) {
            const auto colours = allocate_colours(field_, a, b);
            const int loser =
                field_[colours.white].preference == Colour::black ? colours.white : colours.black;
            refused.push_back(loser);
            if (refused_strong_preferences(field_, a, b) != 0) strong.push_back(loser);
        }
        if (field_[a].score == field_[b].score) continue;
        if (field_[lower].last == Float::up) up_last.push_back(lower);
        if (field_[lower].before_last == Float::up) up_before.push_back(lower);
    }
    for (const int player : pairing.downfloaters) {
        if (contains(bracket.moved_down, player) && !field_.edition->floats_of_all) continue;
        if (field_[player].last == Float::down) down_last.push_back(player);
        if (field_[player].before_last == Float::down) down_before.push_back(player);
    }
    auto decisions = few_pairs(index);
    const auto add = [&](std::string_view now, std::string_view in_2017, std::string_view reason,
                         const std::vector<int>& players) {
        if (!players.empty())
            decisions.push_back(wording_.decision(bracket_subject(index),
                                                  wording_.article(now, in_2017), reason,
                                                  {wording_.players(players)}));
    };
    add("C12", "C.10", "dutch.short.preference", refused);
    add("C13", "C.11", "dutch.short.strong_preference", strong);
    add("C14", "C.12", "dutch.short.down_last", down_last);
    add("C15", "C.13", "dutch.short.up_last", up_last);
    add("C16", "C.14", "dutch.short.down_before", down_before);
    add("C17", "C.15", "dutch.short.up_before", up_before);
    return decisions;
}

/// S1 and S2 of the remainder; where players were exchanged, what the original S1 would have cost.
Decision Explanation::subgroups(std::size_t index) const {
    const auto remainder = remainder_of(at(index));
    const auto leave = without(remainder.original_s1, remainder.s1);
    const auto enter = without(remainder.s1, remainder.original_s1);
    auto decision = wording_.decision(
        bracket_subject(index),
        leave.empty() ? wording_.article("3.2", "B.3") : wording_.article("4.3", "D.2"),
        !leave.empty()                         ? "dutch.subgroups.exchanged"
        : at(index).bracket.moved_down.empty() ? "dutch.subgroups.original"
                                               : "dutch.subgroups.remainder",
        {wording_.players(remainder.original_s1), wording_.players(remainder.original_s2),
         wording_.players(leave), wording_.players(enter)});
    if (!leave.empty()) {
        Demands demands;
        demands.s1 = remainder.original_s1;
        for (const auto& pair : at(index).pairing.pairs)
            if (contains(at(index).bracket.moved_down, pair.first)) demands.pairs.push_back(pair);
        decision.alternatives.push_back(wording_.loss(
            bracket_subject(index), Comparison(field_, completion_, round_, index).with(demands)));
    }
    return decision;
}

/// 3.2: in a heterogeneous bracket the MDPs choose first.
Decision Explanation::heterogeneous_subgroups(std::size_t index) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    std::vector<int> s1, limbo;
    for (const int player : bracket.moved_down)
        (contains(pairing.downfloaters, player) ? limbo : s1).push_back(player);
    return wording_.decision(
        bracket_subject(index), wording_.article("3.2", "B.3"), "dutch.subgroups.heterogeneous",
        {wording_.players(s1), wording_.players(bracket.residents), wording_.players(limbo)});
}

/// Why more players float down than an odd number asks for: the rules bar more pairs, or the rest
/// needs them.
std::vector<Decision> Explanation::few_pairs(std::size_t index) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    const auto residents = bracket.residents.size(), moved_down = bracket.moved_down.size();
    const auto possible = std::min((residents + moved_down) / 2, residents);
    if (pairing.pairs.size() >= possible) return {};
    matching::Graph graph(bracket.size());
    std::vector<int> players = bracket.moved_down;
    players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
    for (std::size_t a = 0; a < players.size(); ++a)
        for (auto b = std::max(a + 1, moved_down); b < players.size(); ++b)
            if (field_.may_meet(players[a], players[b]))
                graph.add_edge(static_cast<int>(a), static_cast<int>(b));
    std::size_t legal = 0;
    for (const int mate : graph.largest()) legal += mate >= 0;
    legal /= 2;
    const bool rules = legal <= pairing.pairs.size();
    std::vector<Decision> decisions{wording_.decision(
        bracket_subject(index),
        rules ? wording_.article("C1, C3", "C.1, C.3") : wording_.article("C4", "C.4"),
        rules ? "dutch.few_pairs.rules" : "dutch.few_pairs.completion",
        {fmt::to_string(pairing.pairs.size()), fmt::to_string(legal)})};
    const auto& alone = pairing.downfloaters;
    for (std::size_t a = 0; rules && a < alone.size() && alone.size() <= 4; ++a)
        for (auto b = a + 1; b < alone.size(); ++b)
            if (auto barred = wording_.bar(alone[a], alone[b]); !barred.reason.empty())
                decisions.push_back(std::move(barred));
    return decisions;
}

/// Where the player stands in the bracket before anything is paired.
Decision Explanation::place_in(std::size_t index, int player) const {
    const auto& bracket = at(index).bracket;
    const bool moved_down = contains(bracket.moved_down, player);
    int number = 1;
    for (const auto* part : {&bracket.moved_down, &bracket.residents})
        for (const int other : *part) number += other < player;
    return wording_.decision(
        fmt::format("player {}", field_[player].id), wording_.article("1.3, 4.1", "A.3, D"),
        moved_down ? "dutch.place.moved_down" : "dutch.place.resident",
        {wording_.player(player), wording_.score(player), wording_.score(bracket.residents.front()),
         fmt::to_string(number), fmt::to_string(bracket.size()), wording_.preference(player)});
}

/// One alternative: barred outright, or what it would have cost.
Decision Explanation::turned_down(const Comparison& comparison, int a, int b,
                                  const Demands& demands) const {
    auto barred = wording_.bar(a, b);
    if (!barred.reason.empty()) return barred;
    return wording_.loss(fmt::format("pair {} {}", field_[a].id, field_[b].id),
                         comparison.with(demands), completion_.bye_score());
}

/// A pair of the bracket, and the opponents that come before in the order of transpositions.
Decision Explanation::pairing_of(std::size_t index, std::size_t pair) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    const auto [upper, lower] = pairing.pairs[pair];
    const bool moved_down = contains(bracket.moved_down, upper);
    auto decision = wording_.decision(fmt::format("pair {} {}", field_[upper].id, field_[lower].id),
                                      wording_.article("3.3, 4.2", "B.6, D.1"),
                                      moved_down ? "dutch.pair.moved_down" : "dutch.pair.remainder",
                                      {wording_.player(upper), wording_.player(lower),
                                       wording_.score(upper), wording_.score(lower)});
    // What was settled before this member of S1 stays; members of S1 are no opponents.
    Demands settled;
    if (!moved_down) settled.s1 = remainder_of(at(index)).s1;
    std::vector<int> taken;
    for (std::size_t k = 0; k < pairing.pairs.size(); ++k) {
        const auto& [first, second] = pairing.pairs[k];
        const bool same_stage = contains(bracket.moved_down, first) == moved_down;
        if (k < pair) {
            settled.pairs.emplace_back(first, second);
            taken.push_back(second);
        }
        if (same_stage || k < pair) taken.push_back(first);
    }
    const Comparison comparison(field_, completion_, round_, index);
    for (const int other : bracket.residents) {
        if (other >= lower || decision.alternatives.size() >= most_alternatives) break;
        if (contains(taken, other) || other == upper) continue;
        auto demands = settled;
        demands.pairs.emplace_back(upper, other);
        decision.alternatives.push_back(turned_down(comparison, upper, other, demands));
    }
    return decision;
}

/// A downfloater of the bracket, and who could have floated instead.
Decision Explanation::float_of(std::size_t index, int player) const {
    const auto& [bracket, pairing, penultimate] = at(index);
    const bool last = index + 1 == round_.brackets.size();
    auto decision = wording_.decision(
        last ? "bye" : fmt::format("float {}", field_[player].id),
        last ? wording_.article("1.5, 1.9", "A.5, A.9") : wording_.article("1.4", "A.4"),
        last ? "dutch.float.bye" : "dutch.float.down",
        {wording_.player(player), wording_.score(bracket.residents.front())});
    // A moved-down player floats on instead of another one, a resident instead of a resident.
    const auto& kin = contains(bracket.moved_down, player) ? bracket.moved_down : bracket.residents;
    std::vector<int> others;
    for (auto i = kin.rbegin(); i != kin.rend(); ++i)
        if (!contains(pairing.downfloaters, *i)) others.push_back(*i);
    const Comparison comparison(field_, completion_, round_, index);
    for (const int other : others) {
        if (decision.alternatives.size() >= most_alternatives) break;
        const auto subject = fmt::format("float {}", field_[other].id);
        auto barred = last ? wording_.bye_bar(other) : Decision{};
        if (!barred.reason.empty()) {
            decision.alternatives.push_back(std::move(barred));
            continue;
        }
        Demands demands{{}, pairing.downfloaters, {}};
        std::replace(demands.downfloaters.begin(), demands.downfloaters.end(), player, other);
        std::sort(demands.downfloaters.begin(), demands.downfloaters.end());
        decision.alternatives.push_back(
            wording_.loss(subject, comparison.with(demands), completion_.bye_score()));
    }
    return decision;
}

std::vector<Decision> Explanation::why(int index) const {
    std::vector<Decision> decisions;
    const auto seat = seat_of(index);
    const auto& entrant = field_[index];
    if (entrant.score != entrant.points) {
        decisions.push_back(wording_.decision(
            fmt::format("player {}", entrant.id), "", "dutch.place.virtual",
            {wording_.player(index), wording_.score(index), points_argument(entrant.points),
             points_argument(entrant.score - entrant.points)}));
        decisions.back().rule = "FIDE C.04.7; TRF26 250";
    }
    for (auto i = first_bracket_of(index); i <= seat.bracket; ++i) {
        decisions.push_back(place_in(i, index));
        decisions.push_back(bracket(i));
        if (!at(i).bracket.moved_down.empty()) decisions.push_back(heterogeneous_subgroups(i));
        if (!remainder_of(at(i)).s1.empty()) decisions.push_back(subgroups(i));
        if (contains(at(i).pairing.downfloaters, index)) decisions.push_back(float_of(i, index));
    }
    if (round_.bye == index) {
        decisions.push_back(bye());
    } else if (seat.pair) {
        decisions.push_back(pairing_of(seat.bracket, *seat.pair));
        const auto [a, b] = at(seat.bracket).pairing.pairs[*seat.pair];
        decisions.push_back(
            wording_.colours(fmt::format("pair {} {}", field_[a].id, field_[b].id), a, b));
    }
    return decisions;
}

std::vector<Decision> Explanation::why_not(int a, int b) const {
    const auto subject = fmt::format("pair {} {}", field_[a].id, field_[b].id);
    const auto [higher, lower] = std::minmax(a, b);
    if (auto barred = wording_.bar(a, b); !barred.reason.empty()) return {barred};
    const auto seat = seat_of(higher);
    if (seat.pair) {
        const auto& [one, other] = at(seat.bracket).pairing.pairs[*seat.pair];
        if (one == lower || other == lower)
            return {wording_.decision(subject, wording_.article("3", "B"), "dutch.why_not.paired",
                                      {wording_.player(higher), wording_.player(lower)})};
    }
    std::vector<Decision> decisions{place_in(first_bracket_of(higher), higher),
                                    place_in(first_bracket_of(lower), lower)};
    decisions.push_back(forced(higher, lower));
    return decisions;
}

/// The round made again with nobody else for the two, and judged like a round that was played.
Decision Explanation::forced(int higher, int lower) const {
    auto field = field_;
    for (const int one : {higher, lower}) {
        field.entrants[static_cast<std::size_t>(one)].bye_barred = true;
        for (int other = 0; other < field.size(); ++other)
            if (other != higher && other != lower) field.forbidden.insert(one, other);
    }
    Completion completion(field);
    const auto round = pair_round(field, completion);
    const auto subject = fmt::format("pair {} {}", field_[higher].id, field_[lower].id);
    const std::vector<std::string> players{wording_.player(higher), wording_.player(lower)};
    if (!round)
        return wording_.decision(subject, wording_.article("C4", "C.4"), "dutch.why_not.no_round",
                                 players);
    auto decision = wording_.decision(subject, wording_.article("2, 3", "B, C"),
                                      "dutch.why_not.forced", players);
    const std::optional<PairedRound> ours(round_);
    RoundPairing made;
    made.round = field_.round;
    made.pairs = boards_of(field_, *round);
    decision.alternatives =
        std::move(Judgement(tournament_, field_, completion_, ours).of(made).faults);
    return decision;
}

}
