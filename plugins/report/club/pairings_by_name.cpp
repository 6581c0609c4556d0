#include "columns.hpp"
#include "frame.hpp"
#include "rounds.hpp"

#include <string>

namespace {

using namespace hakem;

/// The pairings of each round by name: where each player or team sits.
class PairingsByName final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 21; }

    Document make(const ReportInput& input) const override {
        Document document =
            club::document_of(input, "pairings-by-name", Phrase::of("report.pairings-by-name"));
        const History history = club::shown_history(input);
        const club::Scores scores(history, input.tournament);
        std::vector<std::string_view> names;
        for (const Competitor& competitor : history.competitors) names.push_back(competitor.name);
        const auto order = club::order_by_name(input.tournament, names);
        for (const int round : club::shown_rounds(input, history))
            document.sections.push_back(club::table_section(
                input, "round-" + std::to_string(round),
                Phrase::of("report.pairings-by-name-of-round", {std::to_string(round)}),
                table_of(input.tournament, history, scores, order, round)));
        club::drop_empty_columns(document.sections);
        return document;
    }

private:
    static Table table_of(const Tournament& tournament, const History& history,
                          const club::Scores& scores, const std::vector<std::int32_t>& order,
                          int round) {
        Table table;
        table.columns = {club::column("name", history.teams ? "team" : "name"),
                         club::column("board"),
                         club::column("colour"),
                         club::column("opponent"),
                         club::column("opponent-rating"),
                         club::column("opponent-points", "opponent-points-before")};
        table.frozen_columns = 1;
        const auto boards = club::boards_of(history, tournament, round);
        for (const auto position : order)
            table.rows.push_back(row_of(tournament, history, scores, boards, position, round));
        table.legend = scores.since_paired(round);
        return table;
    }

    static Row row_of(const Tournament& tournament, const History& history,
                      const club::Scores& scores, const std::vector<std::int32_t>& boards,
                      std::int32_t position, int round) {
        const auto at = static_cast<std::size_t>(position);
        const Competitor& own = history.competitors[at];
        const Round& played = club::round_of(own, round);
        Cell name{Phrase::verbatim(own.name)};
        name.header = true;
        if (played.opponent < 0)
            return {name, {}, {}, {Phrase::of(club::remark_on(played))}, {}, {}};
        const auto& opponent = history.competitors[static_cast<std::size_t>(played.opponent)];
        const auto rating =
            history.teams ? opponent.rating
                          : tournament.players[static_cast<std::size_t>(opponent.position)].rating;
        return {name,
                {Number{boards[at]}},
                {ColourCell{played.colour}},
                {Phrase::verbatim(opponent.name)},
                {Rating{rating}},
                {Value{exact(scores.before(played.opponent, round))}}};
    }
};

}

HAKEM_PLUGIN(PairingsByName, "pairings-by-name", "Pairings by name", "")
