#include "declared_standings.hpp"
#include "tie_break_list.hpp"
#include <hakem/lot.hpp>
#include <hakem/open_games.hpp>
#include <hakem/registry.hpp>
#include <hakem/standings.hpp>

#include <algorithm>
#include <map>

namespace hakem {

namespace {

using Values = std::vector<TieBreakValue>;

/// Competitors whom nothing has separated so far.
struct TiedGroup {
    std::vector<std::int32_t> positions;
    int decided_by = -1; ///< the code that put it behind the group before it
};

/// By name, else by the regulation where the event is (articles 36 and 37), else by its date.
const Edition& chosen_edition(const Tournament& tournament, const RankOptions& options) {
    if (options.edition.empty())
        return follows_regulation(tournament) ? *find_edition("regulation")
                                              : edition_for(tournament.start);
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
        TieBreakValue value;
        value.value = exact(match  ? competitor.match_points
                            : game ? competitor.game_points
                                   : competitor.score);
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
        if (input.explain) add_rest(value.terms, *value.value);
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

/// Whether the competitor is of the part of the field that is asked for.
bool is_asked_for(const Competitor& competitor, const RankOptions& options) {
    return !options.only || std::find(options.only->begin(), options.only->end(), competitor.id) !=
                                options.only->end();
}

std::vector<TiedGroup> everybody(const History& history, const RankOptions& options) {
    TiedGroup group;
    for (std::size_t i = 0; i < history.competitors.size(); ++i)
        if (!history.competitors[i].annulled && is_asked_for(history.competitors[i], options))
            group.positions.push_back(static_cast<std::int32_t>(i));
    std::sort(group.positions.begin(), group.positions.end(), [&](auto a, auto b) {
        return history.competitors[static_cast<std::size_t>(a)].id <
               history.competitors[static_cast<std::size_t>(b)].id;
    });
    if (group.positions.empty()) return {};
    return {group};
}

/// Applies one code after the other.
class Ranking {
public:
    Ranking(const History& history, const RankOptions& options)
        : groups(everybody(history, options)), history_(history), explain_(options.explain) {}

    /// All codes, and after each those that go on with the ties it leaves (37a); of these only the
    /// ones that decide something are kept.
    void apply(const std::vector<ListedTieBreak>& list) {
        for (const auto& listed : list) {
            apply(listed, true);
            if (listed.plugin == nullptr || is_settled(list, listed.code)) continue;
            auto next = listed;
            while (some_tied()) {
                const auto code = listed.plugin->further(next.code, history_);
                if (!code) break;
                next.code = *code;
                apply(next, false);
            }
        }
    }

    /// Art. 4: what is still tied is settled by one drawing over the whole field; false where
    /// nothing is tied.
    bool draw(std::uint64_t seed) {
        if (!some_tied()) return false;
        std::vector<std::int32_t> ids;
        for (const auto& competitor : history_.competitors) ids.push_back(competitor.id);
        std::map<std::int32_t, std::int64_t> places;
        for (const auto id : drawn(std::move(ids), seed))
            places.emplace(id, static_cast<std::int64_t>(places.size()) + 1);
        Values lots(history_.competitors.size());
        for (const auto& group : groups)
            for (const auto position : group.positions)
                if (group.positions.size() > 1)
                    lots[static_cast<std::size_t>(position)].value = Exact(
                        places.at(history_.competitors[static_cast<std::size_t>(position)].id));
        groups = split(std::move(groups), Better(lots, false), static_cast<int>(codes.size()));
        codes.push_back(*parse_tie_break_code("LOT"));
        whole.push_back(true);
        values.push_back(std::move(lots));
        return true;
    }

    std::vector<TiedGroup> groups;
    std::vector<TieBreakCode> codes;
    std::vector<bool> whole;
    std::vector<Values> values;

private:
    void apply(const ListedTieBreak& listed, bool keep) {
        auto computed = compute(listed);
        const bool higher =
            listed.plugin == nullptr || listed.plugin->higher_is_better(listed.code);
        auto parts = split(groups, Better(computed, higher), static_cast<int>(codes.size()));
        if (!keep && parts.size() == groups.size()) return;
        groups = std::move(parts);
        codes.push_back(listed.code);
        whole.push_back(listed.plugin != nullptr && listed.plugin->whole());
        values.push_back(std::move(computed));
    }

    Values compute(const ListedTieBreak& listed) const {
        std::vector<std::vector<std::int32_t>> tied;
        for (const auto& group : groups)
            if (group.positions.size() > 1) tied.push_back(group.positions);
        const TieBreakInput input{history_, *listed.edition, listed.code, tied, explain_};
        auto computed = listed.plugin == nullptr ? points(input) : listed.plugin->compute(input);
        computed.resize(history_.competitors.size()); // a faulty plugin must not break us
        return computed;
    }

    /// A code with a modifier, or one that is listed more than once, is meant as it stands.
    static bool is_settled(const std::vector<ListedTieBreak>& list, const TieBreakCode& code) {
        return code.text.find('/') != code.text.npos ||
               std::count_if(list.begin(), list.end(), [&](const ListedTieBreak& listed) {
                   return listed.code.name == code.name;
               }) > 1;
    }

    bool some_tied() const {
        return std::any_of(groups.begin(), groups.end(),
                           [](const TiedGroup& group) { return group.positions.size() > 1; });
    }

    const History& history_;
    bool explain_;
};

/// Regulation 22.1: what is not over keeps the standings provisional.
void report_open_games(const Tournament& tournament, const History& history,
                       Diagnostics& diagnostics) {
    std::vector<int> without_result(static_cast<std::size_t>(history.rounds) + 1, 0);
    int adjourned = 0;
    for (const auto& game : open_games(tournament, history)) {
        if (!game.adjourned) {
            ++without_result[static_cast<std::size_t>(game.round)];
            continue;
        }
        ++adjourned;
        diagnostics.add(
            Severity::note, "RNK-0006", game.line, 0, 0,
            {std::to_string(game.round), board_of(game), game.white_name, game.black_name});
    }
    // No final standings while an adjourned game remains: all else is there, but provisional.
    if (adjourned != 0 && has_all_rounds(history))
        diagnostics.add(Severity::error, "RNK-0008", 0, 0, 0, {std::to_string(adjourned)});
    for (int r = 1; r <= history.rounds; ++r)
        if (const int count = without_result[static_cast<std::size_t>(r)]; count != 0)
            diagnostics.add(Severity::note, "RNK-0007", 0, 0, 0,
                            {std::to_string(r), std::to_string(count)});
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
void add_annulled(Standings& standings, const RankOptions& options, Diagnostics& diagnostics) {
    TiedGroup group;
    const auto& competitors = standings.history.competitors;
    for (std::size_t i = 0; i < competitors.size(); ++i) {
        if (!competitors[i].annulled || !is_asked_for(competitors[i], options)) continue;
        group.positions.push_back(static_cast<std::int32_t>(i));
        diagnostics.add(Severity::note, "RNK-0005", 0, 0, 0,
                        {std::to_string(competitors[i].id), std::string(competitors[i].name)});
    }
    add_rows(standings, group, true);
}

/// "FIDE C.07, 8.1" of a tie-break, with the date of the edition that it was computed by, or the
/// rule that stands in its place, and the article of its modifiers (14).
std::string article_of(std::string_view rule, const TieBreakCode& code, const Edition& edition) {
    constexpr std::string_view handbook = "FIDE C.07";
    if (!rule.starts_with(handbook)) return std::string(rule);
    const bool of_fide = edition.rule.starts_with(handbook);
    auto article = std::string(of_fide ? edition.rule : handbook);
    article += rule.substr(handbook.size());
    if (code.text.find('/') != code.text.npos) article += ", 14";
    return of_fide ? article : article + "; " + std::string(edition.rule);
}

std::vector<std::string> articles_of(const Standings& standings, Registry& registry) {
    const auto known = registry.list(TieBreak::kind);
    std::vector<std::string> articles;
    for (const auto& code : standings.codes) {
        auto& article = articles.emplace_back();
        const auto found = std::find_if(known.begin(), known.end(), [&](const PluginInfo& info) {
            return info.id == code.name;
        });
        const auto* own = find_edition(code.edition);
        const auto& edition = own != nullptr ? *own : *standings.edition;
        if (found != known.end()) article = article_of(found->rule, code, edition);
        if (code.name == "LOT") article = article_of("FIDE C.07, 4", code, edition);
    }
    return articles;
}

/// The list of tie-breaks; what is said of it stays with the standings.
std::vector<ListedTieBreak> list_of(Standings& standings, const Tournament& tournament,
                                    const RankOptions& options, Registry& registry,
                                    Diagnostics& diagnostics) {
    Diagnostics said(diagnostics.file(), diagnostics.strict());
    auto list = tie_break_list(tournament, standings.history, *standings.edition, options, registry,
                               said, standings.codes_declared);
    for (const auto& remark : said.all())
        diagnostics.add(remark.severity, remark.code, remark.line, remark.column, remark.length,
                        remark.arguments, remark.excerpt);
    standings.remarks = said.all();
    return list;
}

/// The decimals that the values of each code need.
std::vector<int> decimals_of_codes(const Standings& standings) {
    std::vector<int> decimals(standings.codes.size(), 1);
    for (const auto& row : standings.rows)
        for (std::size_t i = 0; i < decimals.size(); ++i)
            if (const auto& value = row.values[i].value)
                if (10 % value->denominator() != 0) decimals[i] = 2;
    return decimals;
}

void report_lots(Standings& standings, bool drawn, std::uint64_t seed, Diagnostics& diagnostics) {
    if (drawn) standings.lot = seed;
    diagnostics.add(Severity::note, drawn ? "RNK-0101" : "RNK-0102", 0, 0, 0,
                    {std::to_string(seed)});
}

}

int deciding_code(const Standings& standings, std::size_t upper, std::size_t lower) {
    if (standings.rows.at(upper).out || standings.rows.at(lower).out) return -1;
    int code = -1;
    // Groups are split code by code: the first split between the two is the one that counts.
    for (auto i = upper + 1; i <= lower; ++i) {
        const int split = standings.rows[i].decided_by;
        if (split >= 0 && (code < 0 || split < code)) code = split;
    }
    return code;
}

Standings rank(const Tournament& tournament, const RankOptions& options, Registry& registry,
               Diagnostics& diagnostics) {
    Standings standings;
    standings.edition = &chosen_edition(tournament, options);
    if (has_only_standings(tournament)) {
        standings = declared_standings(tournament, options, *standings.edition, diagnostics);
        standings.decimals = decimals_of_codes(standings);
        return standings;
    }
    standings.history = history_of(tournament, options.after);
    // Regulation 26.1: the score of a team is the sum of its board points.
    if (standings.edition->own_unplayed == Edition::OwnUnplayed::half_of_opponent)
        rank_by_game_points(standings.history);
    const auto& history = standings.history;
    if (options.after > history.rounds)
        diagnostics.add(Severity::note, "RNK-0105", 0, 0, 0,
                        {std::to_string(options.after), std::to_string(history.rounds)});
    const auto list = list_of(standings, tournament, options, registry, diagnostics);
    Ranking ranking(history, options);
    ranking.apply(list);
    if (options.lot) report_lots(standings, ranking.draw(*options.lot), *options.lot, diagnostics);
    standings.codes = std::move(ranking.codes);
    standings.whole = std::move(ranking.whole);
    if (options.explain) standings.rules = articles_of(standings, registry);
    standings.rows.reserve(history.competitors.size());
    for (const auto& group : ranking.groups) add_rows(standings, group, false);
    add_annulled(standings, options, diagnostics);
    report_open_games(tournament, history, diagnostics);
    for (auto& row : standings.rows)
        for (auto& of_code : ranking.values)
            row.values.push_back(std::move(of_code[static_cast<std::size_t>(row.competitor)]));
    standings.decimals = decimals_of_codes(standings);
    return standings;
}

}
