// Pictures of an event: who gained and lost, how the field is spread, what was expected and what
// came of it.

#include "event.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::rating_report {

namespace {

Chart chart_of(std::string_view id, Chart::Kind kind) {
    Chart chart;
    chart.kind = kind;
    chart.id = id;
    chart.title = Phrase::of(fmt::format("rating_report.chart.{}", id));
    chart.numbers.caption = chart.title;
    return chart;
}

/// Expected against actual score, with the line on which both are equal.
Chart scores_chart(const Event& event) {
    const auto& column = event.column;
    auto chart = chart_of("scores", Chart::Kind::points);
    chart.x_axis = Phrase::of("rating_report.axis.expected");
    chart.y_axis = Phrase::of("rating_report.axis.score");
    chart.diagonal = true;
    chart.numbers.columns = {column("name"), column("expected", Align::right),
                             column("rated-score", Align::right),
                             column("difference", Align::right)};
    chart.series = {1, 2};
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        const auto& rating = event.ratings()[i];
        if (rating.status != PlayerRating::Status::rated || rating.rated_games == 0) continue;
        const auto score = std::int64_t{rating.rated_score.in_hundredths()};
        chart.numbers.rows.push_back({named(event.player(i).name), hundredths(rating.expected),
                                      Value{exact(rating.rated_score)},
                                      signed_hundredths(score - rating.expected)});
    }
    return chart;
}

}

Chart changes_chart(std::vector<NamedChange> changes, const Columns& column) {
    auto chart = chart_of("changes", Chart::Kind::bars);
    chart.x_axis = Phrase::of("rating_report.axis.change", {column.name});
    chart.numbers.columns = {column("name"), column("change", Align::right)};
    chart.series = {1};
    std::stable_sort(changes.begin(), changes.end(),
                     [](const auto& one, const auto& other) { return one.change > other.change; });
    for (const auto& [name, change] : changes)
        chart.numbers.rows.push_back({named(name), signed_hundredths(change)});
    return chart;
}

Chart distribution_chart(const std::vector<Ratings>& ratings, const Columns& column) {
    auto chart = chart_of("distribution", Chart::Kind::columns);
    chart.x_axis = Phrase::of("rating_report.axis.class", {column.name});
    chart.y_axis = Phrase::of("rating_report.axis.players");
    chart.numbers.columns = {column("class"), column("count-before", Align::right),
                             column("count-after", Align::right)};
    chart.series = {1, 2};
    std::int32_t least = 0, most = 0;
    const auto see = [&](std::int32_t rating) {
        if (rating <= 0) return;
        least = least == 0 ? rating : std::min(least, rating);
        most = std::max(most, rating);
    };
    for (const auto& [before, after] : ratings) {
        see(before);
        see(after);
    }
    if (most == 0) return chart;
    constexpr std::int32_t most_classes = 30;
    const std::int32_t width =
        (most - least) / 100 < most_classes ? 100 : (most - least) / 2000 * 100 + 100;
    const auto first = least / width;
    std::vector<std::pair<std::int64_t, std::int64_t>> counts(
        static_cast<std::size_t>(most / width - first + 1));
    for (const auto& [before, after] : ratings) {
        if (before > 0) ++counts[static_cast<std::size_t>(before / width - first)].first;
        if (after > 0) ++counts[static_cast<std::size_t>(after / width - first)].second;
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto from = (first + static_cast<std::int32_t>(i)) * width;
        chart.numbers.rows.push_back({named(fmt::format("{}–{}", from, from + width - 1)),
                                      Number{counts[i].first}, Number{counts[i].second}});
    }
    return chart;
}

ChartSheet event_charts(const Event& event) {
    std::vector<NamedChange> changes;
    std::vector<Ratings> ratings;
    for (std::size_t i = 0; i < event.ratings().size(); ++i) {
        const auto& rating = event.ratings()[i];
        ratings.push_back({rating.before.rating, rating.after});
        if (rating.status == PlayerRating::Status::rated)
            changes.push_back({event.player(i).name, rating.change});
    }
    ChartSheet sheet;
    for (auto& chart : {changes_chart(std::move(changes), event.column),
                        distribution_chart(ratings, event.column), scores_chart(event)})
        if (!chart.numbers.rows.empty()) sheet.charts.push_back(chart);
    return sheet;
}

}
