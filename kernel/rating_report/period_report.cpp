#include "event.hpp"
#include "period.hpp"
#include <hakem/citation.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::rating_report {

namespace {

/// Fills the document.
class PeriodReport {
public:
    explicit PeriodReport(const PeriodInput& input)
        : input_(input), period_(input), outcomes_(outcomes_of(input)) {}

    Document make() {
        document_.id = "period-report";
        document_.event = list_name();
        document_.title = Phrase::of("rating_report.period-title",
                                     {title_argument(input_.system, input_.time_class)});
        document_.date = {input_.list.year, input_.list.month,
                          static_cast<std::int8_t>(std::max<int>(input_.list.day, 1))};
        document_.facts.push_back({Phrase::of("rating_report.rule"),
                                   rule_phrase(input_.system, input_.rule, input_.official)});
        if (!input_.official)
            document_.facts.push_back(
                {Phrase::of("rating_report.standing"), Phrase::of("rating_report.unofficial")});
        add_section(document_, "summary", summary(), true);
        add_section(document_, "events", events_table(period_), true);
        add_section(document_, "persons", persons_table(period_), true);
        if (outcomes_.parts <= most_parts)
            add_section(document_, "parts", parts_table(period_));
        else
            document_.notes.push_back(
                Phrase::of("rating_report.parts-elsewhere", {std::to_string(outcomes_.parts)}));
        add_decisions();
        add_section(document_, "first-ratings", first_ratings_table(period_));
        add_section(document_, "lost-ratings", lost_ratings_table(period_));
        add_section(document_, "findings", findings_table(input_.findings));
        if (input_.more_findings != 0)
            document_.notes.push_back(
                Phrase::of("rating_report.more-findings", {std::to_string(input_.more_findings)}));
        add_charts(document_, period_charts(period_));
        if (!input_.with_identity) document_.notes.push_back(Phrase::of("rating_report.masked"));
        return std::move(document_);
    }

private:
    void add_decisions() {
        add_section(document_, "decisions", decisions_table(period_));
        if (const auto all = input_.decisions.size(); all > most_parts)
            document_.notes.push_back(
                Phrase::of("rating_report.more-decisions", {std::to_string(all - most_parts)}));
    }

    /// "2026-11": the same in every language.
    std::string list_name() const {
        return input_.list.month == 0
                   ? fmt::format("{}", input_.list.year)
                   : fmt::format("{}-{:02}", input_.list.year, input_.list.month);
    }

    Table summary() const {
        const auto& column = period_.column;
        Table table;
        table.columns = {column("what"), column("value", Align::left, true)};
        const auto add = [&](std::string_view key, Cell value) {
            table.rows.push_back(line(key, std::move(value), {column.name}));
        };
        add("new-list", Phrase::verbatim(month_of(input_.list)));
        if (input_.before != nullptr) {
            add("list", Phrase::verbatim(input_.before->name));
            if (input_.before->issue)
                add("list-month", Phrase::verbatim(month_of(input_.before->issue)));
        }
        add("rule", rule_phrase(input_.system, input_.rule, input_.official));
        if (!input_.edition.empty()) add("edition", Phrase::verbatim(input_.edition));
        if (!input_.official) add("standing", Phrase::of("rating_report.unofficial"));
        std::int64_t games = 0;
        for (const auto& event : input_.events) games += event.games;
        add("event-count", number(input_.events.size()));
        add("games", number(games));
        add("persons", number(input_.persons.size()));
        add("changed", number(outcomes_.changed));
        add("first-ratings", number(outcomes_.first));
        add("archived", number(outcomes_.archived));
        add("lost-ratings", number(outcomes_.lost));
        add("change", signed_hundredths(outcomes_.change));
        if (outcomes_.corrects) add("change-corrections", signed_hundredths(outcomes_.corrections));
        return table;
    }

    const PeriodInput& input_;
    const Period period_;
    const Outcomes outcomes_;
    Document document_;
};

}

Table events_table(const Period& period) {
    const auto& column = period.column;
    Table table;
    table.columns = {column("row", Align::right),
                     column("event"),
                     column("place", Align::left, true),
                     column("start"),
                     column("end"),
                     column("players", Align::right),
                     column("rated", Align::right),
                     column("newcomers", Align::right),
                     column("event-games", Align::right),
                     column("sum", Align::right),
                     column("file", Align::left, true),
                     column("note", Align::left, true)};
    for (const auto& event : period.input.events) {
        Cell name = event.target.empty() ? Cell(Phrase::verbatim(event.name))
                                         : Cell(Link{Phrase::verbatim(event.name), event.target});
        name.header = true;
        table.rows.push_back({number(table.rows.size() + 1), std::move(name),
                              Phrase::verbatim(event.place), event.start, event.end,
                              number(event.players), number(event.rated), number(event.newcomers),
                              number(event.games), signed_hundredths(event.change),
                              Phrase::verbatim(event.file), event.note});
    }
    return table;
}

ChartSheet period_charts(const Period& period) {
    constexpr std::size_t at_each_end = 15;
    std::vector<NamedChange> changes;
    std::vector<Ratings> ratings;
    for (const auto& person : period.input.persons) {
        ratings.push_back({person.before.rating, person.after.rating});
        if (person.before.rating != 0 && person.after.change != 0)
            changes.push_back({person.name, person.after.change});
    }
    std::stable_sort(changes.begin(), changes.end(),
                     [](const auto& one, const auto& other) { return one.change > other.change; });
    if (changes.size() > 2 * at_each_end)
        changes.erase(changes.begin() + at_each_end, changes.end() - at_each_end);
    auto biggest = changes_chart(std::move(changes), period.column);
    biggest.title = biggest.numbers.caption = Phrase::of("rating_report.chart.biggest");
    ChartSheet sheet;
    for (auto& chart : {biggest, distribution_chart(ratings, period.column)})
        if (!chart.numbers.rows.empty()) sheet.charts.push_back(chart);
    return sheet;
}

Document period_report(const PeriodInput& input) { return PeriodReport(input).make(); }

}
