// Who was rated with what, who was not, and who is new.

#include "event.hpp"
#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::rating_report {

namespace {

using Status = PlayerRating::Status;

std::string licence_of(const Player& player, bool with_identity) {
    const auto& id = player.licence.empty() ? player.national_id : player.licence;
    return with_identity ? id : masked_id(id);
}

std::int64_t count_of(const PlayerRating& player, bool (*is)(Outcome)) {
    return std::count_if(player.rounds.begin(), player.rounds.end(),
                         [is](const RatedGame& game) { return is(game.outcome); });
}

std::int64_t open_games_of(const PlayerRating& player) {
    return std::count_if(player.rounds.begin(), player.rounds.end(), [](const RatedGame& game) {
        return game.opponent != 0 &&
               (game.outcome == Outcome::adjourned || game.outcome == Outcome::pending);
    });
}

/// A K that stays only because nobody tells how many games there were.
bool keeps_k(const PlayerRating& player) {
    return std::any_of(player.why.begin(), player.why.end(), [](const Decision& decision) {
        return decision.reason == "rating.why.fide-k-stays";
    });
}

/// "forfeits 1", "archive 4/7": what a rating officer looks for.
Phrases notes_of(const Event& event, std::size_t i) {
    const auto& rating = event.ratings()[i];
    const auto& name = event.column.name;
    Phrases notes;
    const auto add = [&](std::string_view key, std::vector<std::string> arguments = {}) {
        notes.parts.push_back(
            Phrase::of("rating_report.note." + std::string(key), std::move(arguments)));
    };
    if (rating.before.origin == "unreadable") add("unreadable");
    if (rating.status == Status::newcomer || rating.status == Status::not_rated)
        add("unrated", {name});
    if (rating.status == Status::newcomer && event.input.rating.first_games > 0)
        add(rating.initial ? "pool" : "archive", {std::to_string(event.archived_games(i)),
                                                  std::to_string(event.input.rating.first_games)});
    if (rating.status == Status::not_rated) add("nothing-archived");
    if (rating.status == Status::idle) add("idle");
    if (const auto forfeits = count_of(rating, is_forfeit); forfeits > 0)
        add("forfeits", {std::to_string(forfeits)});
    if (const auto open = open_games_of(rating); open > 0) add("open", {std::to_string(open)});
    if (rating.status == Status::rated && rating.after == 0) add("lost", {name});
    if (keeps_k(rating)) add("k-stays", {std::to_string(rating.before.k)});
    if (rating.awarded != 0 && rating.after == rating.awarded)
        add("awarded", {std::to_string(rating.awarded)});
    return notes;
}

Row player_row(const Event& event, std::size_t i) {
    const auto& rating = event.ratings()[i];
    const auto& player = event.player(i);
    const bool rated = rating.status == Status::rated;
    const bool played = rating.games > 0;
    const auto rated_score = std::int64_t{rating.rated_score.in_hundredths()};
    Row row{
        number(player.id),
        Id{event.input.rating.system == "fide" ? player.fide_id
                                               : licence_of(player, event.input.with_identity)},
        named(player.name),
        Phrase::verbatim(player.club.empty() ? player.national_origin : player.club),
        Rating{rating.played_with()},
        rating.k > 0 ? number(rating.k) : Cell(),
        number(rating.games),
        number(rating.rated_games),
        mean(rating.opponents, rating.rated_games),
        played ? Cell(Value{exact(rating.score)}) : Cell(),
        played && rating.rated_games > 0 ? Cell(Value{exact(rating.rated_score)}) : Cell(),
        rated && rating.rated_games > 0 ? hundredths(rating.expected) : Cell(),
        rated && rating.rated_games > 0 ? signed_hundredths(rated_score - rating.expected) : Cell(),
        rated && rating.games != rating.rated_games ? signed_hundredths(rating.fixed()) : Cell(),
        rated ? signed_hundredths(rating.change) : Cell(),
        Rating{rating.after},
        performance(rating),
        notes_of(event, i)};
    return row;
}

/// The reasons of the rounds that do not count, each once with its rounds.
Phrases reasons_of(const PlayerRating& player) {
    std::vector<std::pair<std::string, std::string>> reasons;
    for (const auto& game : player.rounds) {
        if (game.counted || game.reason.empty()) continue;
        const auto known = std::find_if(reasons.begin(), reasons.end(),
                                        [&](const auto& one) { return one.first == game.reason; });
        const auto round = std::to_string(game.round);
        if (known == reasons.end())
            reasons.emplace_back(game.reason, round);
        else
            known->second += ", " + round;
    }
    Phrases all;
    for (const auto& [reason, rounds] : reasons)
        all.parts.push_back(
            Phrase::of("rating_report.reason-rounds", {message_argument(reason), rounds}));
    if (all.parts.empty()) all.parts.push_back(Phrase::of("rating_report.no-round"));
    return all;
}

}

Table players_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right),
                     column(event.input.rating.system == "fide" ? "fide-id" : "licence"),
                     column("name"),
                     column("club", Align::left, true),
                     column("before", Align::right),
                     column("k", Align::right),
                     column("games", Align::right),
                     column("rated-games", Align::right),
                     column("mean", Align::right),
                     column("score", Align::right),
                     column("rated-score", Align::right),
                     column("expected", Align::right),
                     column("difference", Align::right),
                     column("fixed", Align::right),
                     column("change", Align::right),
                     column("after", Align::right),
                     column("performance", Align::right),
                     column("notes", Align::left, true)};
    for (std::size_t i = 0; i < event.ratings().size(); ++i)
        table.rows.push_back(player_row(event, i));
    table.frozen_columns = 3;
    if (std::all_of(event.ratings().begin(), event.ratings().end(),
                    [](const auto& rating) { return rating.games == rating.rated_games; }))
        for (const auto* key : {"rated-games", "rated-score", "fixed"}) drop(table, key);
    table.legend = {Phrase::of("rating_report.sum-of-changes",
                               {signed_hundredths_argument(totals_of(event.input.rating).change)})};
    return table;
}

Table not_rated_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right), column("name"), column("before", Align::right),
                     column("status"), column("why", Align::left, true)};
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        const auto& rating = event.ratings()[i];
        const bool idle = rating.status == Status::idle;
        if (!idle && rating.status != Status::not_rated) continue;
        table.rows.push_back(
            {number(event.player(i).id), named(event.player(i).name), Rating{rating.before.rating},
             Phrase::of(idle ? "rating_report.note.idle" : "rating_report.note.unrated",
                        {column.name}),
             reasons_of(rating)});
    }
    return table;
}

}
