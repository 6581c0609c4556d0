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

/// "forfeits 1", "archive 4/7": what a rating officer looks for.
Phrases notes_of(const Event& event, std::size_t i) {
    const auto& rating = event.ratings()[i];
    const auto& name = event.column.name;
    Phrases notes;
    const auto add = [&](std::string_view key, std::vector<std::string> arguments = {}) {
        notes.parts.push_back(
            Phrase::of("rating_report.note." + std::string(key), std::move(arguments)));
    };
    if (rating.status == Status::newcomer || rating.status == Status::not_rated)
        add("unrated", {name});
    if (rating.status == Status::newcomer && event.input.rating.first_games > 0)
        add("archive", {std::to_string(event.archived_games(i)),
                        std::to_string(event.input.rating.first_games)});
    if (rating.status == Status::not_rated) add("nothing-archived");
    if (rating.status == Status::idle) add("idle");
    if (const auto forfeits = count_of(rating, is_forfeit); forfeits > 0)
        add("forfeits", {std::to_string(forfeits)});
    if (rating.status == Status::rated && rating.after == 0) add("lost", {name});
    if (rating.awarded != 0) add("awarded", {std::to_string(rating.awarded)});
    return notes;
}

Row player_row(const Event& event, std::size_t i) {
    const auto& rating = event.ratings()[i];
    const auto& player = event.player(i);
    const bool rated = rating.status == Status::rated;
    const bool played = rating.games > 0;
    const auto score = std::int64_t{rating.score.in_hundredths()};
    Row row{number(player.id),
            named(player.name),
            Phrase::verbatim(player.club.empty() ? player.national_origin : player.club),
            Id{licence_of(player, event.input.with_identity)},
            Rating{rating.before.rating},
            rating.k > 0 ? number(rating.k) : Cell(),
            number(rating.games),
            number(rating.rated_games),
            mean(rating.opponents, rating.rated_games),
            played ? Cell(Value{exact(rating.score)}) : Cell(),
            rated ? hundredths(rating.expected) : Cell(),
            rated ? signed_hundredths(score - rating.expected) : Cell(),
            rated ? signed_hundredths(rating.change) : Cell(),
            Rating{rating.after},
            rating.performance ? number(*rating.performance) : Cell(),
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

/// The mean of all performances of the archive and of this event; nothing where there are none.
Cell mean_performance(const Event& event, std::size_t i) {
    std::int64_t sum = 0, count = 0;
    const auto add = [&](const std::optional<std::int32_t>& performance) {
        if (!performance) return;
        sum += *performance;
        ++count;
    };
    if (i < event.input.archives.size())
        for (const auto& one : event.input.archives[i]) add(one.performance);
    add(event.ratings()[i].performance);
    return mean(sum, count);
}

}

std::int32_t Event::archived_games(std::size_t i) const {
    std::int32_t games = ratings()[i].games;
    if (i < input.archives.size())
        for (const auto& one : input.archives[i]) games += one.games;
    return games;
}

Table players_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right),      column("name"),
                     column("club", Align::left, true),   column("licence"),
                     column("before", Align::right),      column("k", Align::right),
                     column("games", Align::right),       column("rated-games", Align::right),
                     column("mean", Align::right),        column("score", Align::right),
                     column("expected", Align::right),    column("difference", Align::right),
                     column("change", Align::right),      column("after", Align::right),
                     column("performance", Align::right), column("notes")};
    table.frozen_columns = 2;
    for (std::size_t i = 0; i < event.ratings().size(); ++i)
        table.rows.push_back(player_row(event, i));
    drop_if_empty(table, "club");
    drop_if_empty(table, "licence");
    table.legend = {Phrase::of("rating_report.sum-of-changes",
                               {signed_argument(totals_of(event.input.rating).change)})};
    return table;
}

Table not_rated_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right), column("name"), column("before", Align::right),
                     column("status"), column("why")};
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

Table newcomers_table(const Event& event) {
    const auto& column = event.column;
    const auto needed = std::to_string(event.input.rating.first_games);
    Table table;
    table.columns = {column("number", Align::right),
                     column("name"),
                     column("games", Align::right),
                     column("rated-games", Align::right),
                     column("rated-score", Align::right),
                     column("mean", Align::right),
                     column("performance", Align::right),
                     column("archive", Align::right),
                     column("mean-performance", Align::right),
                     column("first", Align::right)};
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        const auto& rating = event.ratings()[i];
        if (rating.status != Status::newcomer) continue;
        const auto games = std::to_string(event.archived_games(i));
        table.rows.push_back(
            {number(event.player(i).id), named(event.player(i).name), number(rating.games),
             number(rating.rated_games), Value{exact(rating.rated_score)},
             mean(rating.opponents, rating.rated_games),
             rating.performance ? number(*rating.performance) : Cell(), Id{games + "/" + needed},
             mean_performance(event, i), Rating{rating.after}});
    }
    if (!table.rows.empty())
        table.legend = {Phrase::of("rating_report.archive-legend", {needed, column.name})};
    return table;
}

}
