#include "submitted/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hakem::submitted {

namespace {

using Values = std::vector<std::optional<Exact>>; ///< by competitor

const DeclaredValues& declared_of(const Tournament& tournament, bool teams, std::size_t one) {
    return teams ? tournament.teams[one].declared_tie_breaks
                 : tournament.players[one].declared_tie_breaks;
}

/// The column of a code in standings; -1 where it was left out.
std::ptrdiff_t column_of(const Standings& standings, std::string_view code) {
    const auto wanted = parse_tie_break_code(code);
    if (!wanted) return -1;
    const auto found = std::find(standings.codes.begin(), standings.codes.end(), *wanted);
    return found == standings.codes.end() ? -1 : found - standings.codes.begin();
}

Values values_of(const Standings& standings, std::ptrdiff_t column) {
    Values values(standings.history.competitors.size());
    for (const auto& row : standings.rows)
        values[static_cast<std::size_t>(row.competitor)] =
            row.values[static_cast<std::size_t>(column)].value;
    return values;
}

/// Files have two decimals: what has more is cut or rounded.
bool agree(Points declared, const std::optional<Exact>& ours) {
    if (!ours) return declared == Points();
    const auto distance = exact(declared) - *ours;
    return distance < Exact(1, 100) && distance > Exact(-1, 100);
}

class Column {
public:
    Column(const Departure& from, Registry& registry, std::size_t index, std::string list)
        : from_(from), registry_(registry), index_(index), list_(std::move(list)),
          teams_(is_team_event(from.tournament)) {
        const auto& declared = from.tournament.declared_tie_breaks[index];
        check_.name = declared.name;
        code_ = declared.code;
        const auto& history = from.ours.history;
        const auto size = history.competitors.size() * static_cast<std::size_t>(history.rounds) + 1;
        left_ = std::clamp<std::size_t>(most_work / size, 20, 120);
    }

    /// `ours` are standings with the code in them, if it may be computed here.
    ValueCheck made(const Standings& ours) {
        const auto column = code_.empty() ? -1 : column_of(ours, code_);
        if (column < 0) return std::move(check_);
        check_.code = code_;
        compare(values_of(ours, column));
        if (!check_.differences.empty()) search();
        return std::move(check_);
    }

private:
    std::optional<Points> declared(std::size_t one) const {
        const auto& values = declared_of(from_.tournament, teams_, one);
        return index_ < values.size() ? values[index_] : std::nullopt;
    }

    void compare(const Values& ours) {
        const auto& competitors = from_.ours.history.competitors;
        for (std::size_t i = 0; i < competitors.size(); ++i) {
            const auto value = declared(static_cast<std::size_t>(competitors[i].position));
            if (!value) continue;
            ++check_.compared;
            if (!agree(*value, ours[i]))
                check_.differences.push_back(
                    {competitors[i].id, std::string(competitors[i].name), *value, ours[i]});
        }
    }

    std::size_t distance(const Values& ours) const {
        std::size_t different = 0;
        const auto& competitors = from_.ours.history.competitors;
        for (std::size_t i = 0; i < competitors.size(); ++i) {
            const auto value = declared(static_cast<std::size_t>(competitors[i].position));
            different += value && !agree(*value, ours[i]);
        }
        return different;
    }

    void search() {
        best_ = check_.differences.size();
        const auto codes = other_codes();
        for (const auto& code : codes) attempt(change_of_code(code, {}), code);
        if (best_ != 0)
            for (auto& change : other_editions(from_)) attempt(change, code_);
        if (best_ != 0)
            for (auto& change : other_values(from_)) attempt(change, code_);
        for (auto edition = editions().begin(); best_ != 0 && edition != editions().end();
             ++edition)
            for (const auto& code : codes) attempt(change_of_code(code, edition->id), code);
        const auto& cause = check_.cause;
        const bool clear =
            cause && (cause->left == 0 ||
                      (cause->explained >= 3 && cause->left * 2 <= check_.differences.size()));
        if (!clear) check_.cause.reset();
    }

    /// The same tie-break with other cuts: numbers such as 37 leave them to a setting that the file
    /// may not have.
    std::vector<std::string> other_codes() const {
        const auto code = parse_tie_break_code(code_);
        constexpr std::array<std::string_view, 5> with_cuts = {"BH", "SB", "FB", "PS", "ARO"};
        std::vector<std::string> codes;
        if (!code || std::find(with_cuts.begin(), with_cuts.end(), code->name) == with_cuts.end())
            return codes;
        for (const auto* cut : {"", "/C1", "/C2", "/M1", "/M2"})
            if (auto other = code->name + cut; other != code_) codes.push_back(std::move(other));
        return codes;
    }

    Change change_of_code(const std::string& code, std::string_view edition) const {
        Change change;
        change.key = edition.empty() ? "standings.value-code" : "standings.value-code-edition";
        change.arguments = {check_.name, code, std::string(edition)};
        change.options = from_.options;
        if (!edition.empty()) change.options.edition = edition;
        change.of_list = edition.empty();
        return change;
    }

    void attempt(const Change& change, const std::string& code) {
        if (left_ == 0 || best_ == 0) return;
        --left_;
        try {
            auto options = change.options;
            options.tie_breaks = code == code_ ? list_ : "PTS," + code;
            auto altered = from_.tournament;
            if (change.alter) change.alter(altered);
            Diagnostics unused;
            const auto standings = rank(altered, options, registry_, unused);
            const auto column = column_of(standings, code);
            if (column < 0) return;
            const auto left = distance(values_of(standings, column));
            if (left >= best_) return;
            best_ = left;
            check_.cause = ValueCause{change.key,  change.arguments,
                                      change.rule, check_.differences.size() - left,
                                      left,        change.of_list};
        } catch (const Error&) { // a code that this installation does not have
        }
    }

    static constexpr std::size_t most_work = 1'000'000;

    const Departure& from_;
    Registry& registry_;
    std::size_t index_;
    std::string list_, code_;
    bool teams_;                  ///< the declared values are those of teams
    std::size_t left_, best_ = 0; ///< rankings that may still be made; differences
    ValueCheck check_;
};

}

std::vector<ValueCheck> check_values(const Departure& from, Registry& registry) {
    const auto& declared = from.tournament.declared_tie_breaks;
    if (declared.empty()) return {};
    std::string list = is_team_event(from.tournament) ? "MPTS" : "PTS";
    for (const auto& one : declared)
        if (!one.code.empty()) list += "," + one.code;
    auto options = from.options;
    options.tie_breaks = list;
    Diagnostics unused;
    const auto ours = rank(from.tournament, options, registry, unused);
    std::vector<ValueCheck> checks;
    for (std::size_t i = 0; i < declared.size(); ++i)
        checks.push_back(Column(from, registry, i, list).made(ours));
    return checks;
}

}
