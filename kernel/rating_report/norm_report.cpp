// Title norms as a norm officer checks them: requirement by requirement, round by round.

#include "norms.hpp"
#include "rating_report.hpp"
#include "words.hpp"
#include <hakem/citation.hpp>

#include <algorithm>

namespace hakem::rating_report {

namespace {

const Columns column{message_argument("rating_report.name.fide-standard")};

std::int64_t unmet(const TitleNorm& norm) {
    return std::count_if(norm.requirements.begin(), norm.requirements.end(),
                         [](const NormRequirement& one) { return !one.met; });
}

Cell made_cell(const TitleNorm& norm) {
    Cell cell = Phrase::of(norm.achieved   ? "rating_report.yes"
                           : norm.possible ? "rating_report.to-confirm"
                                           : "rating_report.no");
    cell.strong = norm.achieved;
    return cell;
}

Cell yes_cell(bool yes) {
    Cell cell = Phrase::of(yes ? "rating_report.yes" : "rating_report.no");
    cell.strong = yes;
    return cell;
}

/// Norms that somebody will look at: made, or missed by little. Of all others the list of norms
/// says how much is missing.
constexpr std::int64_t most_unmet = 4;

bool is_near(const TitleNorm& norm) {
    return norm.achieved || norm.possible || unmet(norm) <= most_unmet;
}

bool is_near(const PlayerNorms& player) {
    return std::any_of(player.norms.begin(), player.norms.end(),
                       [](const TitleNorm& norm) { return is_near(norm); });
}

/// Fills the document.
class Norms {
public:
    Norms(const Tournament& tournament, const NormReport& norms)
        : tournament_(tournament), norms_(norms), index_(tournament) {}

    Document make() {
        document_.id = "norm-report";
        document_.title = Phrase::of("rating_report.norm-title");
        document_.event = tournament_.name;
        document_.date = tournament_.end ? tournament_.end : tournament_.start;
        add_event_facts(document_, tournament_);
        if (!tournament_.chief_arbiter.empty())
            document_.facts.push_back(
                {Phrase::of("rating_report.arbiter"), Phrase::verbatim(tournament_.chief_arbiter)});
        document_.facts.push_back({Phrase::of("rating_report.rule"), citation_of(norms_.rule)});
        add_section(document_, "achieved", norms_table(true), true);
        add_section(document_, "norms", norms_table(false));
        add_section(document_, "requirements", requirements_table());
        add_section(document_, "audit", audit_table());
        add_section(document_, "swiss-field", field_table());
        document_.notes.push_back(
            Phrase::of("rating_report.near-norms", {std::to_string(most_unmet)}));
        for (const auto& note : norms_.notes)
            if (!note.reason.empty()) document_.notes.push_back(sentence(note));
        return std::move(document_);
    }

private:
    std::string name_of(std::int32_t id) const {
        const auto at = index_[id];
        return at < 0 ? std::string() : tournament_.players[static_cast<std::size_t>(at)].name;
    }

    Row norm_row(const PlayerNorms& player, const TitleNorm& norm) const {
        return {number(player.id),
                named(name_of(player.id)),
                Phrase::verbatim(norm.title),
                made_cell(norm),
                number(norm.games),
                Value{exact(norm.score)},
                norm.needed ? Cell(Value{exact(*norm.needed)}) : Cell(),
                Rating{norm.average},
                norm.raised > 0 ? number(norm.raised) : Cell(),
                Rating{norm.performance},
                number(unmet(norm))};
    }

    Table norms_table(bool achieved_only) const {
        Table table;
        table.columns = {column("number", Align::right),
                         column("name"),
                         column("norm"),
                         column("achieved"),
                         column("games", Align::right),
                         column("score", Align::right),
                         column("needed-score", Align::right),
                         column("average", Align::right),
                         column("raised", Align::right),
                         column("performance", Align::right),
                         column("unmet", Align::right)};
        table.frozen_columns = 2;
        for (const auto& player : norms_.players)
            for (const auto& norm : player.norms)
                if (norm.achieved || norm.possible || !achieved_only)
                    table.rows.push_back(norm_row(player, norm));
        return table;
    }

    Table requirements_table() const {
        Table table;
        table.columns = {column("number", Align::right),
                         column("name"),
                         column("norm"),
                         column("article"),
                         column("met"),
                         column("requirement", Align::left, true)};
        table.frozen_columns = 2;
        for (const auto& player : norms_.players)
            for (const auto& norm : player.norms)
                if (is_near(norm)) add_requirements(table, player, norm);
        return table;
    }

    void add_requirements(Table& table, const PlayerNorms& player, const TitleNorm& norm) const {
        const auto add = [&](std::string_view article, Cell met, Cell text) {
            table.rows.push_back({number(player.id), named(name_of(player.id)),
                                  Phrase::verbatim(norm.title), citation_of(article),
                                  std::move(met), std::move(text)});
        };
        for (const auto& one : norm.requirements)
            add(one.article, met_cell(one), requirement_text(one));
        for (const auto& decision : norm.why)
            if (!decision.reason.empty()) add(decision.rule, {}, sentence(decision));
    }

    Table audit_table() const {
        Table table;
        table.columns = {column("number", Align::right),
                         column("name"),
                         column("round", Align::right),
                         column("colour", Align::centre),
                         column("opponent", Align::right),
                         column("opponent-name"),
                         column("title"),
                         column("federation"),
                         column("opponent-rating", Align::right),
                         column("result", Align::centre),
                         column("counted"),
                         column("note", Align::left, true)};
        table.frozen_columns = 2;
        for (const auto& player : norms_.players)
            if (is_near(player))
                for (const auto& game : player.rounds)
                    table.rows.push_back(audit_row(player, game));
        return table;
    }

    /// 1.4.3d: the field of a Swiss event, round by round.
    Table field_table() const {
        Table table;
        table.columns = {column("round", Align::right), column("foreign-players", Align::right),
                         column("foreign-federations", Align::right),
                         column("foreign-titled", Align::right)};
        for (const auto& one : norms_.field)
            table.rows.push_back({number(one.round), number(one.players), number(one.federations),
                                  number(one.titled)});
        table.legend = {Phrase::of(norms_.large_swiss ? "rating_report.large-swiss"
                                                      : "rating_report.no-large-swiss")};
        return table;
    }

    Row audit_row(const PlayerNorms& player, const NormGame& game) const {
        const bool unplayed = !is_played(game.outcome) && game.outcome != Outcome::pending;
        const auto points = points_of(tournament_.scoring, game.outcome, game.colour);
        return {number(player.id),
                named(name_of(player.id)),
                number(game.round),
                ColourCell{game.colour},
                game.opponent > 0 ? number(game.opponent) : Cell(),
                Phrase::verbatim(name_of(game.opponent)),
                Phrase::verbatim(game.title),
                Phrase::verbatim(game.federation),
                Rating{game.rating},
                ResultCell{game.outcome, points, unplayed},
                yes_cell(game.counted),
                game.reason.empty() ? Phrase() : Phrase::of(game.reason)};
    }

    const Tournament& tournament_;
    const NormReport& norms_;
    const PlayerIndex index_;
    Document document_;
};

}

Cell met_cell(const NormRequirement& requirement) {
    Cell cell = Phrase::of(requirement.to_confirm       ? "rating_report.to-confirm"
                           : !requirement.met           ? "rating_report.not-met"
                           : requirement.remark.empty() ? "rating_report.met"
                                                        : "rating_report.exempt");
    cell.strong = requirement.met;
    return cell;
}

Cell requirement_text(const NormRequirement& requirement) {
    Phrases text;
    text.parts.push_back(Phrase::of(requirement.key, {requirement.found, requirement.needed}));
    if (!requirement.remark.empty()) text.parts.push_back(Phrase::of(requirement.remark));
    return text;
}

Document norm_report(const Tournament& tournament, const NormReport& norms) {
    return Norms(tournament, norms).make();
}

}
