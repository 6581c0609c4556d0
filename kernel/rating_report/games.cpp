// One row a game and side, as the computation had it.

#include "event.hpp"

#include <algorithm>
#include <set>

namespace hakem::rating_report {

namespace {

/// The sentences of the marks that stand in the table, each once.
void add_marks(const Event& event, Table& table) {
    std::set<std::string> reasons;
    for (const auto& rating : event.ratings())
        for (const auto& game : rating.rounds) reasons.insert(game.reason);
    for (const auto& reason : reasons)
        if (const auto mark = "rating_report.mark." + reason; has_text(mark))
            table.legend.push_back(Phrase::of("rating_report.mark-legend",
                                              {message_argument(mark), message_argument(reason)}));
}

Row game_row(const Event& event, std::size_t i, const RatedGame& game) {
    const auto& rating = event.ratings()[i];
    const auto at = event.index[game.opponent];
    const auto* opponent = event.rating_of(game.opponent);
    const bool rated = game.counted && rating.status == PlayerRating::Status::rated;
    const bool compared = rated && game.opponent_rating != 0;
    // Forfeits are "+" and "-", which count for nothing here; byes are circled.
    const bool unplayed =
        !is_played(game.outcome) && !is_forfeit(game.outcome) && game.outcome != Outcome::pending;
    const auto points = points_of(event.input.tournament.scoring, game.outcome, game.colour);
    return {number(event.player(i).id),
            named(event.player(i).name),
            number(game.round),
            ColourCell{game.colour},
            game.opponent != 0 ? number(game.opponent) : Cell(),
            Phrase::verbatim(at < 0 ? "" : event.player(static_cast<std::size_t>(at)).name),
            Rating{game.opponent_rating},
            opponent != nullptr && game.opponent_rating != 0
                ? Cell(origin_phrase(*opponent, event.input))
                : Cell(),
            ResultCell{game.outcome, points, unplayed},
            compared ? Cell(number(game.difference)) : Cell(),
            compared ? Cell(number(game.capped)) : Cell(),
            compared ? hundredths(game.expected) : Cell(),
            rated ? signed_hundredths(game.change) : Cell(),
            note_of(game)};
}

}

Phrase origin_phrase(const PlayerRating& player, const EventInput& input) {
    const auto& origin = player.before.origin;
    const auto key = "rating_report.origin." + origin;
    if (!has_text(key)) return Phrase::verbatim(origin);
    std::vector<std::string> arguments;
    if (origin == "list") arguments = {input.list == nullptr ? "" : month_of(input.list->issue)};
    return Phrase::of(key, std::move(arguments));
}

Table games_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {
        column("number", Align::right),          column("name"),
        column("round", Align::right),           column("colour", Align::centre),
        column("opponent", Align::right),        column("opponent-name"),
        column("opponent-rating", Align::right), column("origin"),
        column("result", Align::centre),         column("rating-difference", Align::right),
        column("capped", Align::right),          column("game-expected", Align::right),
        column("game-change", Align::right),     column("note", Align::left, true)};
    table.frozen_columns = 2;
    for (std::size_t i = 0; i < event.ratings().size(); ++i)
        for (const auto& game : event.ratings()[i].rounds)
            table.rows.push_back(game_row(event, i, game));
    table.legend = {Phrase::of("rating_report.game-legend")};
    const bool fixed =
        std::any_of(event.ratings().begin(), event.ratings().end(), [](const PlayerRating& rating) {
            return rating.status == PlayerRating::Status::rated &&
                   rating.games != rating.rated_games;
        });
    add_marks(event, table);
    if (fixed) table.legend.push_back(Phrase::of("rating_report.fixed-legend", {column.name}));
    return table;
}

}
