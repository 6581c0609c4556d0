#include "event.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace hakem::rating_report {

namespace {

/// Fills the document.
class EventReport {
public:
    explicit EventReport(const EventInput& input)
        : input_(input), event_(input), totals_(totals_of(input.rating)) {}

    Document make() {
        const auto& tournament = input_.tournament;
        document_.id = "rating-report";
        document_.title =
            Phrase::of("rating_report.title",
                       {title_argument(input_.rating.system, input_.rating.time_class)});
        document_.event = tournament.name;
        document_.date = tournament.end ? tournament.end : tournament.start;
        add_facts();
        add_section(document_, "summary", summary(), true);
        add_section(document_, "players", players_table(event_), true);
        add_section(document_, "not-rated", not_rated_table(event_));
        add_section(document_, "newcomers", newcomers_table(event_));
        add_section(document_, "games", games_table(event_), true);
        add_section(document_, "reasons", reasons_table(event_));
        add_section(document_, "matches", matches_table(event_));
        if (input_.findings != nullptr)
            add_section(document_, "findings", findings_table(*input_.findings));
        add_charts(document_, event_charts(event_));
        add_notes();
        return std::move(document_);
    }

private:
    /// On every sheet: place, dates, the rule and that it is none of the federation's.
    void add_facts() {
        add_event_facts(document_, input_.tournament);
        const auto add = [&](std::string_view key, Cell value) {
            document_.facts.push_back({Phrase::of(key), std::move(value)});
        };
        add("rating_report.rule", rule());
        if (!input_.rating.official)
            add("rating_report.standing", Phrase::of("rating_report.unofficial"));
    }

    Phrase rule() const {
        const auto& rating = input_.rating;
        return rule_phrase(rating.system, rating.rule, rating.official);
    }

    Table summary() const {
        Table table;
        table.columns = {event_.column("what"), event_.column("value", Align::left, true)};
        add_event(table);
        add_rule(table);
        add_numbers(table);
        return table;
    }

    void add_event(Table& table) const {
        const auto& t = input_.tournament;
        const auto text = [&](std::string_view key, std::string_view value) {
            if (!value.empty()) table.rows.push_back(line(key, Phrase::verbatim(value)));
        };
        text("event", t.name);
        text("file", input_.file);
        text("place", t.city);
        text("federation", t.federation);
        if (t.start) table.rows.push_back(line("start", t.start));
        if (t.end) table.rows.push_back(line("end", t.end));
        text("arbiter", t.chief_arbiter);
        text("deputies", fmt::format("{}", fmt::join(t.deputy_arbiters, ", ")));
        text("tempo", t.time_control.empty() ? t.encoded_time_control : t.time_control);
        text("pairing", t.type.empty() ? t.encoded_type : t.type);
        table.rows.push_back(line("rounds", number(rounds_held(t))));
    }

    void add_rule(Table& table) const {
        const auto& rating = input_.rating;
        table.rows.push_back(line("rule", rule()));
        if (!rating.edition.empty())
            table.rows.push_back(line("edition", Phrase::verbatim(rating.edition)));
        if (!rating.official)
            table.rows.push_back(line("standing", Phrase::of("rating_report.unofficial")));
        table.rows.push_back(line("class", Phrase::of(class_key())));
        if (input_.list == nullptr) {
            table.rows.push_back(line("list", Phrase::of("rating_report.no-list")));
            return;
        }
        table.rows.push_back(line("list", Phrase::verbatim(input_.list->name)));
        if (input_.list->issue)
            table.rows.push_back(
                line("list-month", Phrase::verbatim(month_of(input_.list->issue))));
    }

    void add_numbers(Table& table) const {
        const auto& name = event_.column.name;
        const auto add = [&](std::string_view key, auto value) {
            table.rows.push_back(line(key, number(value), {name}));
        };
        add("players", event_.ratings().size());
        add("rated", totals_.rated);
        add("newcomers", totals_.newcomers);
        add("idle", totals_.idle);
        add("unrated", totals_.not_rated);
        add("games", totals_.games);
        add("games-not-counted", totals_.not_counted);
        if (totals_.open != 0) add("open-games", totals_.open);
        table.rows.push_back(line("change", signed_hundredths(totals_.change)));
    }

    std::string class_key() const {
        const auto which = input_.rating.time_class;
        return which == TimeClass::standard ? "rating_report.standard"
               : which == TimeClass::rapid  ? "rating_report.rapid"
                                            : "rating_report.blitz";
    }

    void add_notes() {
        for (const auto& note : input_.rating.notes)
            if (!note.reason.empty()) document_.notes.push_back(sentence(note));
        if (!input_.with_identity) document_.notes.push_back(Phrase::of("rating_report.masked"));
    }

    const EventInput& input_;
    const Event event_;
    const Totals totals_;
    Document document_;
};

}

Totals totals_of(const EventRating& rating) {
    using Status = PlayerRating::Status;
    Totals totals;
    std::set<std::array<std::int32_t, 3>> counted, others, open;
    for (const auto& player : rating.players) {
        totals.rated += player.status == Status::rated ? 1 : 0;
        totals.idle += player.status == Status::idle ? 1 : 0;
        totals.newcomers += player.status == Status::newcomer ? 1 : 0;
        totals.not_rated += player.status == Status::not_rated ? 1 : 0;
        totals.change += player.change;
        for (const auto& game : player.rounds)
            if (game.opponent != 0) {
                const std::array<std::int32_t, 3> key{game.round,
                                                      std::min(player.id, game.opponent),
                                                      std::max(player.id, game.opponent)};
                (game.counted ? counted : others).insert(key);
                if (game.outcome == Outcome::adjourned || game.outcome == Outcome::pending)
                    open.insert(key);
            }
    }
    totals.games = static_cast<std::int64_t>(counted.size());
    totals.open = static_cast<std::int64_t>(open.size());
    for (const auto& game : others) totals.not_counted += counted.contains(game) ? 0 : 1;
    return totals;
}

Document event_report(const EventInput& input) { return EventReport(input).make(); }

}
