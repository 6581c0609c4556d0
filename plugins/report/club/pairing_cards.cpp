#include "columns.hpp"
#include "frame.hpp"
#include "legend.hpp"
#include "match.hpp"
#include "remarks.hpp"
#include "team_list.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace {

using namespace hakem;

constexpr std::array<std::string_view, 6> fact_keys{"title", "rating",  "national-rating",
                                                    "club",  "licence", "birth-year"};

/// Rounds to come beyond this have no row: a file may claim any number.
constexpr int most_rounds_on_a_card = 50;

/// Writes the cards of one event.
class CardWriter {
public:
    explicit CardWriter(const ReportInput& input)
        : input_(input), history_(club::shown_history(input)), scores_(history_, input.tournament),
          remarks_(input.tournament, history_),
          rounds_(std::max(history_.rounds, std::min(history_.scheduled, most_rounds_on_a_card))),
          columns_(columns()),
          forfeits_as_points_(club::shows_points_of_forfeits(input.tournament)) {
        if (history_.teams) lists_.emplace(input.tournament);
        const auto& players = input.tournament.players;
        for (const auto key : fact_keys)
            if (std::any_of(players.begin(), players.end(), [&](const Player& player) {
                    return !club::is_empty(club::player_cell(player, key));
                }))
                known_facts_.push_back(key);
    }

    CardSheet sheet() const {
        CardSheet sheet;
        for (const auto position : order())
            if (is_wanted(position)) sheet.cards.push_back(card(position));
        club::add_legend(sheet);
        return sheet;
    }

private:
    const Competitor& competitor(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    std::vector<std::int32_t> order() const {
        std::vector<std::int32_t> order;
        for (std::size_t i = 0; i < history_.competitors.size(); ++i)
            order.push_back(static_cast<std::int32_t>(i));
        std::stable_sort(order.begin(), order.end(),
                         [&](auto a, auto b) { return competitor(a).id < competitor(b).id; });
        return order;
    }

    bool is_wanted(std::int32_t position) const {
        const auto& ids = input_.options.players;
        return ids.empty() ||
               std::find(ids.begin(), ids.end(), competitor(position).id) != ids.end();
    }

    static std::vector<Column> columns() {
        std::vector<Column> columns;
        for (const auto* key :
             {"round", "opponent-number", "opponent", "colour", "result", "score", "float", "note"})
            columns.push_back(
                club::column(key, std::string_view(key) == "result" ? "own-result" : key));
        return columns;
    }

    Card card(std::int32_t position) const {
        const Competitor& own = competitor(position);
        Card card;
        card.title =
            Phrase::of("report.card-title", {std::to_string(own.id), std::string(own.name)});
        if (const Player* player = club::player_of(input_, history_, position))
            for (const auto key : known_facts_)
                card.facts.push_back(club::fact(key, club::player_cell(*player, key)));
        if (lists_) {
            card.facts.push_back(club::fact("strength", lists_->strength(own.position)));
            card.list = lists_->on_card(own.position);
        }
        card.table.columns = columns_;
        for (int r = 1; r <= rounds_; ++r) card.table.rows.push_back(row(position, r));
        return card;
    }

    /// A round still to come is an empty row, to be filled in by hand.
    Row row(std::int32_t position, int round) const {
        const Competitor& own = competitor(position);
        Row row(8);
        row[0] = {Number{round}};
        row[0].header = true;
        if (round > history_.rounds) return row;
        const Round& entry = club::round_of(own, round);
        if (entry.opponent >= 0) {
            row[1] = {Number{competitor(entry.opponent).id}};
            row[2] = {Phrase::verbatim(competitor(entry.opponent).name)};
            row[3] = {ColourCell{entry.colour}};
        }
        if (entry.outcome != Outcome::pending) {
            row[4] = result(entry);
            row[5] = {Value{exact(scores_.after(position, round))}};
        }
        if (const int arrow = scores_.arrow(position, round); arrow != 0) row[6] = {Arrow{arrow}};
        row[7] = {remarks_.on(position, round)};
        return row;
    }

    /// A team writes the points of its boards (regulation 26).
    Cell result(const Round& entry) const {
        if (!history_.teams) return {club::result_cell(entry, forfeits_as_points_)};
        if (entry.annulled && !is_played(entry.outcome)) return {club::result_cell(entry)};
        return club::match_points_cell(entry);
    }

    const ReportInput& input_;
    History history_;
    club::Scores scores_;
    club::Remarks remarks_;
    int rounds_;
    std::vector<Column> columns_;
    bool forfeits_as_points_;
    std::vector<std::string_view> known_facts_;
    std::optional<club::TeamLists> lists_;
};

/// The pairing cards (eşlendirme kartları), four on a sheet of A4.
class PairingCards final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return !tournament.players.empty();
    }

    int order() const override { return 60; }

    Document make(const ReportInput& input) const override {
        const Phrase title = Phrase::of("report.pairing-cards");
        Document document = club::document_of(input, "pairing-cards", title);
        Section section;
        section.id = "pairing-cards";
        section.heading = title;
        section.body = CardWriter(input).sheet();
        document.sections.push_back(std::move(section));
        return document;
    }
};

}

HAKEM_PLUGIN(PairingCards, "pairing-cards", "Pairing cards", "Regulation 16.5, 17.1, 17.2, 17.5")
