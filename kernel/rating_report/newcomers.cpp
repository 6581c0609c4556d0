// Who has no rating yet: what the archive holds (UKD), what the pool is worth (FIDE 8.2).

#include "event.hpp"

namespace hakem::rating_report {

namespace {

using Status = PlayerRating::Status;

/// The mean of all performances of the archive and of this event; nothing where there are none.
Cell mean_performance(const Event& event, std::size_t i) {
    // Whole parts apart: many events do not overflow the fractions of one.
    std::int64_t whole = 0, count = 0;
    std::int64_t millionths = 0;
    const auto add = [&](const std::optional<Exact>& performance) {
        if (!performance) return;
        const auto part = boost::rational_cast<std::int64_t>(*performance);
        whole += part;
        millionths += boost::rational_cast<std::int64_t>((*performance - part) * 1'000'000);
        ++count;
    };
    if (i < event.input.archives.size())
        for (const auto& one : event.input.archives[i]) add(exact_performance(one));
    const auto& rating = event.ratings()[i];
    if (rating.opponents != 0)
        add(exact_performance(rating.opponents, rating.rated_games, rating.rated_score));
    else if (rating.performance)
        add(Exact(*rating.performance));
    if (count == 0) return {};
    return Decimal{Exact(whole * 1'000'000 + millionths, count * 1'000'000), 2};
}

/// With what waited before the event; the event alone where that is not known.
const PersonAfter* settled(const Event& event, std::size_t i) {
    return i < event.input.settled.size() ? &event.input.settled[i] : nullptr;
}

std::int32_t first_rating(const Event& event, std::size_t i) {
    const auto* after = settled(event, i);
    return after != nullptr ? after->rating : event.ratings()[i].after;
}

/// What is pooled; nothing where a first event without a point is disregarded.
const InitialFacts* initial_of(const Event& event, std::size_t i) {
    const auto* after = settled(event, i);
    const auto& initial = after != nullptr ? after->initial : event.ratings()[i].initial;
    return initial ? &*initial : nullptr;
}

bool is_pooled(const Event& event) {
    const auto& ratings = event.ratings();
    return std::any_of(ratings.begin(), ratings.end(), [](const PlayerRating& rating) {
        return rating.status == Status::newcomer && rating.initial;
    });
}

std::string games_of(const Event& event, std::size_t i) {
    return std::to_string(event.archived_games(i)) + "/" +
           std::to_string(event.input.rating.first_games);
}

/// UKD: performances wait in an archive.
Table archive_table(const Event& event) {
    const auto& column = event.column;
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
        table.rows.push_back(
            {number(event.player(i).id), named(event.player(i).name), number(rating.games),
             number(rating.rated_games), Value{exact(rating.rated_score)},
             mean(rating.opponents, rating.rated_games), performance(rating),
             Id{games_of(event, i)}, mean_performance(event, i), Rating{first_rating(event, i)}});
    }
    return table;
}

/// FIDE 8.2: results against rated opponents are pooled.
Table pool_table(const Event& event) {
    const auto& column = event.column;
    Table table;
    table.columns = {column("number", Align::right),
                     column("name"),
                     column("games", Align::right),
                     column("score", Align::right),
                     column("mean", Align::right),
                     column("pooled-events", Align::right),
                     column("pooled-games", Align::right),
                     column("pooled-score", Align::right),
                     column("initial-average", Align::right),
                     column("initial-percent", Align::right),
                     column("initial-difference", Align::right),
                     column("initial-rating", Align::right),
                     column("first", Align::right)};
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        const auto& rating = event.ratings()[i];
        if (rating.status != Status::newcomer) continue;
        const auto* pool = initial_of(event, i);
        Row row{number(event.player(i).id),
                named(event.player(i).name),
                number(rating.rated_games),
                Value{exact(rating.rated_score)},
                mean(rating.opponents, rating.rated_games),
                number(pool != nullptr ? pool->events : 0),
                Id{games_of(event, i)}};
        if (pool != nullptr)
            row.insert(row.end(),
                       {Value{exact(pool->score)}, hundredths(pool->average),
                        hundredths(pool->percent), number(pool->difference), number(pool->rating)});
        row.resize(table.columns.size() - 1);
        row.push_back(Rating{first_rating(event, i)});
        table.rows.push_back(std::move(row));
    }
    return table;
}

}

std::int32_t Event::archived_games(std::size_t i) const {
    if (ratings()[i].initial) {
        const auto* pool = initial_of(*this, i);
        return pool != nullptr ? pool->games : 0;
    }
    std::int32_t games = ratings()[i].games;
    if (i < input.archives.size())
        for (const auto& one : input.archives[i]) games += one.games;
    return games;
}

Table newcomers_table(const Event& event) {
    const bool pooled = is_pooled(event);
    auto table = pooled ? pool_table(event) : archive_table(event);
    if (!table.rows.empty())
        table.legend = {
            Phrase::of(pooled ? "rating_report.pool-legend" : "rating_report.archive-legend",
                       {std::to_string(event.input.rating.first_games), event.column.name})};
    return table;
}

}
