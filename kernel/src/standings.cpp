#include "tie_break_list.hpp"
#include <hakem/registry.hpp>
#include <hakem/standings.hpp>

#include <algorithm>

namespace hakem {

namespace {

using Values = std::vector<TieBreakValue>;

/// Competitors whom nothing has separated so far.
struct TiedGroup {
    std::vector<std::int32_t> positions;
    int decided_by = -1; ///< the code that put it behind the group before it
};

const Edition& chosen_edition(const Tournament& tournament, const RankOptions& options) {
    if (options.edition.empty()) return edition_for(tournament.start);
    if (const auto* edition = find_edition(options.edition)) return *edition;
    std::string known;
    for (const auto& edition : editions())
        known += (known.empty() ? "" : ", ") + std::string(edition.id);
    throw Error(ExitCode::wrong_usage, "error.unknown-edition", {options.edition, known});
}

/// Points need no plugin.
Values points(const TieBreakInput& input) {
    Values values;
    for (const auto& competitor : input.history.competitors) {
        const bool match = input.code.name == "MPTS", game = input.code.name == "GPTS";
        TieBreakValue value{exact(match  ? competitor.match_points
                                  : game ? competitor.game_points
                                         : competitor.score),
                            {}};
        for (std::size_t r = 0; input.explain && r < competitor.rounds.size(); ++r) {
            const auto& round = competitor.rounds[r];
            if (round.annulled) continue;
            auto& term = value.terms.emplace_back();
            term.round = static_cast<std::int32_t>(r) + 1;
            if (round.opponent >= 0)
                term.opponent =
                    input.history.competitors[static_cast<std::size_t>(round.opponent)].id;
            term.value = exact(match  ? round.match_points
                               : game ? round.game_points
                                      : round.points);
            if (!is_played(round.outcome)) term.note = "term.unplayed";
        }
        values.push_back(std::move(value));
    }
    return values;
}

/// Better first; undefined last.
class Better {
public:
    Better(const Values& values, bool higher) : values_(values), higher_(higher) {}

    bool operator()(std::int32_t a, std::int32_t b) const {
        const auto& left = value(a);
        const auto& right = value(b);
        if (!left || !right) return left && !right;
        return higher_ ? less(*right, *left) : less(*left, *right);
    }

private:
    const std::optional<Exact>& value(std::int32_t position) const {
        return values_[static_cast<std::size_t>(position)].value;
    }
    static bool less(const Exact& a, const Exact& b) {
        return a.denominator() == b.denominator() ? a.numerator() < b.numerator() : a < b;
    }

    const Values& values_;
    bool higher_;
};

/// Art. 4: each group that is still tied is split by the values of the next tie-break.
std::vector<TiedGroup> split(std::vector<TiedGroup> groups, const Better& better, int code) {
    std::vector<TiedGroup> result;
    for (auto& group : groups) {
        if (group.positions.size() < 2) {
            result.push_back(std::move(group));
            continue;
        }
        auto& positions = group.positions;
        std::stable_sort(positions.begin(), positions.end(), better);
        for (auto first = positions.begin(); first != positions.end();) {
            const auto last = std::find_if(
                first, positions.end(), [&](std::int32_t other) { return better(*first, other); });
            const bool head = first == positions.begin();
            result.push_back({{first, last}, head ? group.decided_by : code});
            first = last;
        }
    }
    return result;
}

std::vector<TiedGroup> everybody(const History& history) {
    TiedGroup group;
    for (std::size_t i = 0; i < history.competitors.size(); ++i)
        if (!history.competitors[i].annulled)
            group.positions.push_back(static_cast<std::int32_t>(i));
    std::sort(group.positions.begin(), group.positions.end(), [&](auto a, auto b) {
        return history.competitors[static_cast<std::size_t>(a)].id <
               history.competitors[static_cast<std::size_t>(b)].id;
    });
    if (group.positions.empty()) return {};
    return {group};
}

Values compute(const ListedTieBreak& listed, const History& history,
               const std::vector<TiedGroup>& groups, bool explain) {
    std::vector<std::vector<std::int32_t>> tied;
    for (const auto& group : groups)
        if (group.positions.size() > 1) tied.push_back(group.positions);
    const TieBreakInput input{history, *listed.edition, listed.code, tied, explain};
    auto values = listed.plugin == nullptr ? points(input) : listed.plugin->compute(input);
    values.resize(history.competitors.size()); // a faulty plugin must not break us
    return values;
}

/// Appends a row for each of the group.
void add_rows(Standings& standings, const TiedGroup& group, bool out) {
    const auto rank = static_cast<std::int32_t>(standings.rows.size()) + 1;
    for (const auto position : group.positions) {
        auto& row = standings.rows.emplace_back();
        row.competitor = position;
        row.id = standings.history.competitors[static_cast<std::size_t>(position)].id;
        row.rank = out ? 0 : rank;
        row.out = out;
        if (!out && position == group.positions.front()) row.decided_by = group.decided_by;
    }
}

/// Regulation 29a: who left early is listed after all others.
void add_annulled(Standings& standings, Diagnostics& diagnostics) {
    TiedGroup group;
    const auto& competitors = standings.history.competitors;
    for (std::size_t i = 0; i < competitors.size(); ++i) {
        if (!competitors[i].annulled) continue;
        group.positions.push_back(static_cast<std::int32_t>(i));
        diagnostics.add(Severity::note, "RNK-0005", 0, 0, 0,
                        {std::to_string(competitors[i].id), std::string(competitors[i].name)});
    }
    add_rows(standings, group, true);
}

}

Standings rank(const Tournament& tournament, const RankOptions& options, Registry& registry,
               Diagnostics& diagnostics) {
    Standings standings;
    standings.edition = &chosen_edition(tournament, options);
    standings.history = history_of(tournament, options.after);
    // Regulation 26.1: the score of a team is the sum of its board points.
    if (standings.edition->own_unplayed == Edition::OwnUnplayed::half_of_opponent)
        rank_by_game_points(standings.history);
    const auto& history = standings.history;
    const auto list = tie_break_list(tournament, history, *standings.edition, options, registry,
                                     diagnostics, standings.codes_declared);
    auto groups = everybody(history);
    std::vector<Values> values;
    for (const auto& listed : list) {
        standings.codes.push_back(listed.code);
        values.push_back(compute(listed, history, groups, options.explain));
        const bool higher =
            listed.plugin == nullptr || listed.plugin->higher_is_better(listed.code);
        groups = split(std::move(groups), Better(values.back(), higher),
                       static_cast<int>(values.size()) - 1);
    }
    standings.rows.reserve(history.competitors.size());
    for (const auto& group : groups) add_rows(standings, group, false);
    add_annulled(standings, diagnostics);
    for (auto& row : standings.rows)
        for (auto& of_code : values)
            row.values.push_back(std::move(of_code[static_cast<std::size_t>(row.competitor)]));
    return standings;
}

}
