// The persons of a period: from the old rating over the events to the new one.

#include "period.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <optional>
#include <set>

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

/// An event and what was rated again because of its correction are one.
std::size_t events_of(const PeriodPerson& person) {
    std::set<std::size_t> events;
    for (const auto& part : person.parts) events.insert(part.event);
    return events.size();
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
            number(events_of(person)),
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

bool corrects(const PeriodInput& input, const PersonPart& part) {
    return part.event < input.events.size() && input.events[part.event].corrects;
}

Phrase name_of(const PeriodInput& input, const PersonPart& part) {
    const auto name = part.event < input.events.size() ? input.events[part.event].name : "";
    if (part.rated_again.empty()) return Phrase::verbatim(name);
    return Phrase::of(part.number > 0 ? "rating_report.part-corrected" : "rating_report.part-again",
                      {name, part.rated_again});
}

Row part_row(const PeriodInput& input, const PeriodPerson& person, const PersonPart& part) {
    const bool rated = person.before.rating != 0 && !part.unrated;
    const bool scored = !part.difference;
    return {named(person.name),
            name_of(input, part),
            part.number > 0 ? number(part.number) : Cell(),
            scored || part.games != 0 ? number(part.games) : Cell(),
            scored ? Cell(Value{exact(part.score)}) : Cell(),
            scored ? Cell(Value{exact(part.rated_score)}) : Cell(),
            scored && rated ? hundredths(part.expected) : Cell(),
            scored && rated && part.fixed ? signed_hundredths(*part.fixed) : Cell(),
            rated ? signed_hundredths(part.change) : Cell()};
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
        for (const auto& part : person.parts)
            if (corrects(input, part) && person.before.rating != 0)
                outcomes.corrections += part.change;
    }
    outcomes.corrects = std::any_of(input.events.begin(), input.events.end(),
                                    [](const PeriodEvent& event) { return event.corrects; });
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
                     column("event", Align::left, true),
                     column("number", Align::right),
                     column("games", Align::right),
                     column("score", Align::right),
                     column("rated-score", Align::right),
                     column("expected", Align::right),
                     column("fixed", Align::right),
                     column("change", Align::right)};
    table.frozen_columns = 1;
    bool differences = false;
    for (const auto& person : period.input.persons)
        for (const auto& part : person.parts) {
            table.rows.push_back(part_row(period.input, person, part));
            differences = differences || part.difference;
        }
    if (differences) table.legend = {Phrase::of("rating_report.difference-legend")};
    if (std::all_of(
            period.input.persons.begin(), period.input.persons.end(), [](const auto& person) {
                return std::all_of(person.parts.begin(), person.parts.end(), [](const auto& part) {
                    return part.difference || part.rated_score == part.score;
                });
            }))
        drop(table, "rated-score");
    return table;
}

Table decisions_table(const Period& period) {
    const auto& column = period.column;
    Table table;
    table.columns = {column("name"), column("reason", Align::left, true)};
    const Collator collator(Language::turkish);
    std::vector<std::pair<std::string, const PeriodDecision*>> order;
    for (const auto& each : period.input.decisions)
        order.emplace_back(collator.key(each.person), &each);
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    order.resize(std::min(order.size(), most_parts));
    for (const auto& [key, each] : order)
        table.rows.push_back({named(each->person), Phrases{{sentence(each->decision)}}});
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
            {named(person.name), Phrase::verbatim(person.club), number(events_of(person)),
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
