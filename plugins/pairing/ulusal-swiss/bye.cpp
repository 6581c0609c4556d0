#include "bye.hpp"

#include "matching.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

using Reason = ByeCandidate::Reason;

/// Why a player cannot be a candidate; E.3 opens the bye to those who had it.
Reason bar(const Entrant& entrant, bool second_bye) {
    if (entrant.unfinished) return Reason::unfinished; // 22.1
    return entrant.bye_barred != second_bye ? Reason::barred : Reason::taken;
}

/// Whether any candidate leaves the others complete: a matching in which the bye is a player.
bool some_bye_completes(const Completion& completion, bool second_bye) {
    const auto& field = completion.field();
    const int level = completion.top_level();
    matching::Graph graph(field.size() + 1);
    for (int a = 0; a < field.size(); ++a) {
        for (int b = a + 1; b < field.size(); ++b)
            if (completion.allowed(a, b, level)) graph.add_edge(a, b);
        if (bar(field[a], second_bye) == Reason::taken) graph.add_edge(a, field.size());
    }
    const auto mates = graph.largest();
    return std::find(mates.begin(), mates.end(), -1) == mates.end();
}

/// 17.2, 17.3: the lowest who may have it and without whom the others are complete.
std::optional<Start> choose(const Completion& completion, Relaxation relaxation, bool second_bye) {
    const auto& field = completion.field();
    Start start{relaxation, std::nullopt, {}};
    for (int player = field.size() - 1; player >= 0; --player) {
        auto reason = bar(field[player], second_bye);
        if (reason == Reason::taken &&
            !completion.complete(all_but(field, player), completion.top_level())) {
            if (start.candidates.empty() && !some_bye_completes(completion, second_bye))
                return std::nullopt;
            reason = Reason::incomplete;
        }
        start.candidates.push_back({player, reason});
        if (reason == Reason::taken) {
            start.bye = player;
            return start;
        }
    }
    return std::nullopt;
}

std::optional<Start> try_with(const Field& field, Relaxation relaxation) {
    const Completion completion(field, lifts_colours(relaxation));
    const bool second_bye = relaxation == Relaxation::second_bye || relaxation == Relaxation::both;
    if (field.size() % 2 != 0) return choose(completion, relaxation, second_bye);
    if (second_bye || !completion.complete(all_but(field, std::nullopt), completion.top_level()))
        return std::nullopt;
    return Start{relaxation, std::nullopt, {}};
}

}

std::optional<Start> decide_bye(const Field& field) {
    for (const auto relaxation : {Relaxation::none, Relaxation::colours, Relaxation::second_bye,
                                  Relaxation::both}) // E.1, E.2, E.3, E.4
        if (auto start = try_with(field, relaxation)) return start;
    return std::nullopt; // E.5
}

Players all_but(const Field& field, std::optional<int> player) {
    Players players;
    players.reserve(field.entrants.size());
    for (int i = 0; i < field.size(); ++i)
        if (i != player) players.push_back(i);
    return players;
}

}
