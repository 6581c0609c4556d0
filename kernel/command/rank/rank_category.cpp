#include "rank_category.hpp"

#include "prizes/eligibility.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

using prizes::Answer;
using prizes::Who;

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string all;
    for (const auto& text : texts)
        all += (all.empty() ? std::string() : std::string(between)) + text;
    return all;
}

prizes::NamedWho read(Session session, const std::string& text) {
    Diagnostics mistakes("--category");
    auto named = prizes::read_who_text(text, mistakes);
    mistakes.sort();
    session.console.show(mistakes);
    if (mistakes.has_errors()) throw Error(ExitCode::wrong_usage, "error.category", {text});
    return named;
}

/// Whom the category is of; whether the others are out of it is known, or they are `unknown`.
std::vector<std::int32_t> members_of(CategoryStandings& category, const Tournament& tournament) {
    std::vector<std::int32_t> ids;
    const auto& who = category.named.who;
    if (is_team_event(tournament)) {
        // A team has no sex, age or rating: only its number can be named.
        if (who.needs_players())
            throw Error(ExitCode::wrong_usage, "error.category-of-teams", {category.text});
        for (const auto& team : tournament.teams)
            if (std::count(who.numbers.begin(), who.numbers.end(), team.id) > 0)
                ids.push_back(team.id);
        return ids;
    }
    for (const auto& player : tournament.players) {
        const auto answer = prizes::fits(who, player, tournament.start);
        if (answer == Answer::yes) ids.push_back(player.id);
        if (answer == Answer::unknown) category.unknown.push_back(player.id);
    }
    return ids;
}

void report_members(const CategoryStandings& category, const Tournament& tournament,
                    Diagnostics& diagnostics) {
    const auto& name = category.named.name;
    if (category.standings.rows.empty())
        diagnostics.add(Severity::warning, "RNK-0104", 0, 0, 0, {name});
    std::map<std::string_view, std::vector<std::string>> lacks;
    for (const auto& player : tournament.players)
        if (std::count(category.unknown.begin(), category.unknown.end(), player.id) > 0)
            lacks[prizes::lacking(category.named.who, player, tournament.start)].push_back(
                fmt::to_string(player.id));
    for (const auto& [what, ids] : lacks)
        diagnostics.add(Severity::note, "RNK-0103", 0, 0, 0,
                        {name, message_argument(what), joined(ids, ", ")});
}

/// The criteria as facts above the table.
class Criteria {
public:
    explicit Criteria(const Who& who) {
        if (who.sex)
            add("sex", Phrase::of(*who.sex == Sex::female ? "rank.who.female" : "rank.who.male"));
        if (who.age) add_age(*who.age);
        if (who.rating) add_rating(*who.rating);
        add_texts("club", who.clubs);
        add_texts("federation", who.federations);
        add_texts("title", who.titles);
        std::vector<std::string> numbers;
        for (const auto number : who.numbers) numbers.push_back(fmt::to_string(number));
        add_texts("numbers", numbers);
    }

    std::vector<Fact> facts;

private:
    void add(std::string_view key, Phrase value) {
        facts.push_back({Phrase::of(fmt::format("rank.who.{}", key)), std::move(value)});
    }
    void add_texts(std::string_view key, const std::vector<std::string>& texts) {
        if (!texts.empty()) add(key, Phrase::verbatim(joined(texts, ", ")));
    }
    void add_limit(std::string_view key, std::string_view word,
                   const std::optional<std::int64_t>& limit) {
        if (limit) add(key, Phrase::of(fmt::format("rank.who.{}", word), {fmt::to_string(*limit)}));
    }
    void add_age(const prizes::AgeLimits& age) {
        add_limit("age", age.on_start ? "under-on-start" : "under", age.under);
        add_limit("age", age.on_start ? "from-on-start" : "from", age.from);
        add_limit("born", "at-least", age.born_from);
        add_limit("born", "at-most", age.born_until);
    }
    void add_rating(const prizes::RatingLimits& rating) {
        using List = prizes::RatingLimits::List;
        using Unrated = prizes::RatingLimits::Unrated;
        const std::string_view list = rating.list == List::elo   ? "elo"
                                      : rating.list == List::ukd ? "ukd"
                                                                 : "highest";
        add_limit(list, "at-least", rating.from);
        add_limit(list, "below", rating.below);
        if (rating.unrated != Unrated::no)
            add(list, Phrase::of(rating.unrated == Unrated::only ? "rank.who.unrated-only"
                                                                 : "rank.who.unrated-too"));
    }
};

/// The place in the whole event beside the one in the category.
void add_place_in_event(Table& table, const Standings& category, const Standings& whole) {
    table.columns.insert(table.columns.begin() + 1, {Phrase::of("rank.place-in-event"),
                                                     Phrase::of("rank.place-in-event.meaning"),
                                                     "event-rank", Align::right, false});
    ++table.frozen_columns;
    std::map<std::int32_t, std::int32_t> places;
    for (const auto& row : whole.rows) places[row.id] = row.rank;
    for (std::size_t i = 0; i < table.rows.size() && i < category.rows.size(); ++i) {
        const auto place = places[category.rows[i].id];
        auto& row = table.rows[i];
        row.insert(row.begin() + 1, place == 0 ? Cell() : Cell(Number{place}));
    }
}

}

std::vector<CategoryStandings> rank_categories(Session session, const Tournament& tournament,
                                               const std::vector<std::string>& texts,
                                               const RankOptions& options,
                                               Diagnostics& diagnostics) {
    std::vector<CategoryStandings> categories;
    for (const auto& text : texts) {
        auto& category = categories.emplace_back();
        category.text = text;
        category.named = read(session, text);
        auto of_category = options;
        of_category.only = members_of(category, tournament);
        Diagnostics said; // of the whole event, and already shown
        category.standings = rank(tournament, of_category, session.registry, said);
        report_members(category, tournament, diagnostics);
    }
    return categories;
}

Section category_section(const CategoryStandings& category, std::size_t number,
                         const Tournament& tournament, const Standings& whole,
                         const Report& report) {
    auto document = report.make({tournament, category.standings, ReportOptions{}});
    auto section = std::move(document.sections.front());
    section.id = fmt::format("category-{}", number);
    section.heading = Phrase::of("rank.category", {category.named.name});
    section.facts = Criteria(category.named.who).facts;
    auto& table = std::get<Table>(section.body);
    table.caption = section.heading;
    add_place_in_event(table, category.standings, whole);
    return section;
}

}
