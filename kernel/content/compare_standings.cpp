// What two files declare of points, ranks and tie-breaks.

#include "compared.hpp"

#include <algorithm>

namespace hakem::content {

namespace {

/// Values of the tie-break of a name: by our code where there is one.
std::string name_of(const DeclaredTieBreak& tie_break) {
    return tie_break.code.empty() ? tie_break.name : tie_break.code;
}

std::vector<std::string> tie_breaks_of(const Compared& compared) {
    std::vector<std::string> names;
    for (const auto* t : {&compared.a, &compared.b})
        for (const auto& tie_break : t->declared_tie_breaks)
            if (std::find(names.begin(), names.end(), name_of(tie_break)) == names.end())
                names.push_back(name_of(tie_break));
    return names;
}

template<class Element>
std::string declared(const Tournament& t, const Element& element, const std::string& name) {
    for (std::size_t i = 0; i < t.declared_tie_breaks.size(); ++i)
        if (name_of(t.declared_tie_breaks[i]) == name && i < element.declared_tie_breaks.size() &&
            element.declared_tie_breaks[i])
            return to_text(*element.declared_tie_breaks[i]);
    return {};
}

std::string text_of(const std::optional<Points>& points) {
    return points ? to_text(*points) : std::string();
}

}

void compare_standings(Compared& compared) {
    compare_field(compared, Part::points, "points", player_pairs(compared, [](const Player& p) {
                      return text_of(p.declared_points);
                  }));
    compare_team_field(compared, Part::points, "match-points", [](const auto&, const Team& team) {
        return text_of(team.declared_match_points);
    });
    compare_team_field(compared, Part::points, "game-points", [](const auto&, const Team& team) {
        return text_of(team.declared_game_points);
    });
    compare_field(compared, Part::ranks, "rank", player_pairs(compared, [](const Player& p) {
                      return number_text(p.declared_rank);
                  }));
    compare_team_field(compared, Part::ranks, "team-rank", [](const auto&, const Team& team) {
        return number_text(team.declared_rank);
    });
    for (const auto& name : tie_breaks_of(compared)) {
        std::vector<Pair> pairs;
        for (const auto& [in_a, in_b] : all_pairs(compared.players)) {
            Pair pair;
            pair.who = compared.side(in_a, in_b);
            pair.in_both = in_a >= 0 && in_b >= 0;
            if (in_a >= 0)
                pair.a.value = declared(compared.a, *player_at(compared.a.players, in_a), name);
            if (in_b >= 0)
                pair.b.value = declared(compared.b, *player_at(compared.b.players, in_b), name);
            pair.equal = pair.a.value == pair.b.value;
            pairs.push_back(std::move(pair));
        }
        compare_field(compared, Part::tie_breaks, name, pairs);
        compare_team_field(
            compared, Part::tie_breaks, name,
            [&](const Tournament& t, const Team& team) { return declared(t, team, name); });
    }
}

}
