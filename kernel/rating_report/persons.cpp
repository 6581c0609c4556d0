// The persons of a period: from the old rating over the events to the new one.

#include "period.hpp"
#include <hakem/identity.hpp>

#include <algorithm>
#include <optional>

namespace hakem::rating_report {

namespace {

using Status = PersonAfter::Status;

Phrase status_of(const PersonAfter& after, const std::string& name) {
    switch (after.status) {
    case Status::unchanged:
        break;
    case Status::changed:
        return Phrase::of("rating_report.after.changed");
    case Status::first_rating:
        return Phrase::of("rating_report.after.first", {name});
    case Status::archived:
        return Phrase::of("rating_report.after.archived");
    case Status::lost_rating:
        return Phrase::of("rating_report.after.lost", {name});
    }
    return Phrase::of("rating_report.after.unchanged");
}

/// What rounding to a published number gave or took.
Cell rounding_of(const PeriodPerson& person) {
    if (person.before.rating == 0 || person.after.rating == 0 || person.after.games == 0) return {};
    const auto exactly = std::int64_t{person.before.rating} * 100 + person.after.change;
    return signed_hundredths(std::int64_t{person.after.rating} * 100 - exactly);
}

Row person_row(const Period& period, const PeriodPerson& person, bool per_event) {
    const auto& after = person.after;
    const bool rated = person.before.rating != 0;
    const auto& id = person.national_id;
    Row row{named(person.name),
            Phrase::verbatim(person.club),
            Id{person.fide_id},
            Id{period.input.with_identity ? id : masked_id(id)},
            Rating{person.before.rating},
            number(person.parts.size()),
            number(after.games),
            rated && after.k > 0 ? number(after.k) : Cell(),
            rated ? signed_hundredths(after.change) : Cell(),
            rounding_of(person),
            Rating{after.rating},
            status_of(after, period.column.name)};
    if (per_event) row.insert(row.end() - 1, rated ? Cell(Rating{after.per_event}) : Cell());
    return row;
}

/// Whether rounding event by event would publish anything else (FIDE B.02, 8.3).
bool needs_per_event(const PeriodInput& input) {
    return std::any_of(input.persons.begin(), input.persons.end(), [](const PeriodPerson& person) {
        const auto& after = person.after;
        return after.per_event != 0 && after.rating != 0 && after.per_event != after.rating;
    });
}

Phrases reasons_of(const PersonAfter& after) {
    Phrases all;
    for (const auto& decision : after.why)
        if (!decision.reason.empty()) all.parts.push_back(sentence(decision));
    return all;
}

}

Outcomes outcomes_of(const PeriodInput& input) {
    Outcomes outcomes;
    for (const auto& person : input.persons) {
        const auto status = person.after.status;
        outcomes.changed += status == Status::changed ? 1 : 0;
        outcomes.first += status == Status::first_rating ? 1 : 0;
        outcomes.archived += status == Status::archived ? 1 : 0;
        outcomes.lost += status == Status::lost_rating ? 1 : 0;
        outcomes.change += person.after.change;
        outcomes.parts += person.parts.size();
    }
    return outcomes;
}

Table persons_table(const Period& period) {
    const auto& column = period.column;
    const bool per_event = needs_per_event(period.input);
    Table table;
    table.columns = {column("name"),
                     column("club", Align::left, true),
                     column("fide-id"),
                     column("licence"),
                     column("before", Align::right),
                     column("event-count", Align::right),
                     column("games", Align::right),
                     column("k", Align::right),
                     column("sum", Align::right),
                     column("rounding", Align::right),
                     column("new", Align::right),
                     column("status")};
    if (per_event) table.columns.insert(table.columns.end() - 1, column("per-event", Align::right));
    table.frozen_columns = 1;
    table.rows.reserve(period.input.persons.size());
    for (const auto& person : period.input.persons)
        table.rows.push_back(person_row(period, person, per_event));
    return table;
}

Table parts_table(const Period& period) {
    const auto& column = period.column;
    Table table;
    table.columns = {column("name"),
                     column("event"),
                     column("number", Align::right),
                     column("games", Align::right),
                     column("score", Align::right),
                     column("rated-score", Align::right),
                     column("expected", Align::right),
                     column("fixed", Align::right),
                     column("change", Align::right)};
    table.frozen_columns = 1;
    for (const auto& person : period.input.persons)
        for (const auto& part : person.parts) {
            const bool known = part.event < period.input.events.size();
            const bool rated = person.before.rating != 0;
            table.rows.push_back(
                {named(person.name),
                 Phrase::verbatim(known ? period.input.events[part.event].name : ""),
                 part.number > 0 ? number(part.number) : Cell(), number(part.games),
                 Value{exact(part.score)}, Value{exact(part.rated_score)},
                 rated ? hundredths(part.expected) : Cell(),
                 rated && part.fixed ? signed_hundredths(*part.fixed) : Cell(),
                 rated ? signed_hundredths(part.change) : Cell()});
        }
    if (std::all_of(
            period.input.persons.begin(), period.input.persons.end(), [](const auto& person) {
                return std::all_of(person.parts.begin(), person.parts.end(),
                                   [](const auto& part) { return part.rated_score == part.score; });
            }))
        drop(table, "rated-score");
    return table;
}

Table first_ratings_table(const Period& period) {
    const auto& column = period.column;
    const auto needed = std::to_string(period.input.first_games);
    Table table;
    table.columns = {column("name"),
                     column("club", Align::left, true),
                     column("event-count", Align::right),
                     column("archive", Align::right),
                     column("new", Align::right),
                     column("status"),
                     column("reasons", Align::left, true)};
    for (const auto& person : period.input.persons) {
        const auto& after = person.after;
        if (after.status != Status::first_rating && after.status != Status::archived) continue;
        std::int64_t games = 0;
        for (const auto& one : after.archive) games += one.games;
        // Who has the rating now has nothing that waits.
        const bool waits = after.status == Status::archived;
        table.rows.push_back(
            {named(person.name), Phrase::verbatim(person.club), number(person.parts.size()),
             waits ? Cell(Id{std::to_string(games) + "/" + needed}) : Cell(), Rating{after.rating},
             status_of(after, column.name), reasons_of(after)});
    }
    return table;
}

Table lost_ratings_table(const Period& period) {
    const auto& column = period.column;
    Table table;
    table.columns = {column("name"),
                     column("club", Align::left, true),
                     column("before", Align::right),
                     column("games", Align::right),
                     column("sum", Align::right),
                     column("reasons", Align::left, true)};
    for (const auto& person : period.input.persons)
        if (person.after.status == Status::lost_rating)
            table.rows.push_back({named(person.name), Phrase::verbatim(person.club),
                                  Rating{person.before.rating}, number(person.after.games),
                                  signed_hundredths(person.after.change),
                                  reasons_of(person.after)});
    return table;
}

}
