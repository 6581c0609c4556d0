#pragma once
/// Charts with numbers of ratings, few and many, and with hostile labels.

#include "exporters/sample.hpp"

namespace hakem::test {

/// A name and a change in hundredths.
struct Change {
    std::string name;
    std::int64_t hundredths = 0;
};

inline Chart bar_chart(const std::vector<Change>& changes) {
    Chart chart;
    chart.id = "changes";
    chart.title = Phrase::verbatim("Değişim");
    chart.x_axis = Phrase::verbatim("Puan farkı");
    chart.numbers.columns = {column_of("number", "No", Align::right), column_of("name", "Ad Soyad"),
                             column_of("change", "Değişim", Align::right)};
    chart.labels = 1;
    chart.series = {2};
    std::int64_t number = 0;
    for (const auto& [name, hundredths] : changes)
        chart.numbers.rows.push_back(
            {Number{++number}, Phrase::verbatim(name), Decimal{Exact(hundredths, 100), 2, true}});
    return chart;
}

/// So many bars, from gains to losses.
inline Chart many_bars(int count) {
    std::vector<Change> changes;
    for (int i = 0; i < count; ++i)
        changes.push_back({"Yılmazoğlu, Ayşe Gül " + std::to_string(i + 1),
                           5670 - (i * 10000) / std::max(count - 1, 1)});
    return bar_chart(changes);
}

/// Players in classes of a hundred points, before and after.
inline Chart column_chart() {
    Chart chart;
    chart.kind = Chart::Kind::columns;
    chart.id = "distribution";
    chart.title = Phrase::verbatim("Dağılım");
    chart.x_axis = Phrase::verbatim("UKD");
    chart.y_axis = Phrase::verbatim("Oyuncu");
    chart.numbers.columns = {column_of("class", "Sınıf"), column_of("before", "Önce", Align::right),
                             column_of("after", "Sonra", Align::right)};
    chart.series = {1, 2};
    for (int i = 0; i < 9; ++i)
        chart.numbers.rows.push_back({Phrase::verbatim(std::to_string(1000 + i * 100) + "–" +
                                                       std::to_string(1099 + i * 100)),
                                      Number{(i * 7) % 12}, Number{(i * 5 + 2) % 11}});
    return chart;
}

/// Expected and actual score.
inline Chart point_chart() {
    Chart chart;
    chart.kind = Chart::Kind::points;
    chart.id = "scores";
    chart.title = Phrase::verbatim("Beklenen ve alınan puan");
    chart.x_axis = Phrase::verbatim("Beklenen puan (We)");
    chart.y_axis = Phrase::verbatim("Alınan puan (W)");
    chart.diagonal = true;
    chart.numbers.columns = {column_of("name", "Ad Soyad"),
                             column_of("expected", "We", Align::right),
                             column_of("score", "W", Align::right)};
    chart.series = {1, 2};
    for (int i = 0; i < 30; ++i)
        chart.numbers.rows.push_back({Phrase::verbatim("Öztürkmenli, İpek " + std::to_string(i)),
                                      Decimal{Exact(40 + i * 13, 100)},
                                      Value{Exact((i * 5) % 9, 2)}});
    return chart;
}

inline Document chart_document(std::vector<Chart> charts) {
    auto document = document_with({});
    document.sections[0].id = "charts";
    document.sections[0].heading = Phrase::verbatim("Grafikler");
    document.sections[0].body = ChartSheet{std::move(charts)};
    return document;
}

inline Document hostile_charts() {
    std::vector<Change> changes;
    for (const auto& text : hostile_texts())
        changes.push_back({text, static_cast<std::int64_t>(changes.size()) * 100 - 500});
    auto bars = bar_chart(changes), columns = bar_chart(changes), points = bar_chart(changes);
    columns.kind = Chart::Kind::columns;
    points.kind = Chart::Kind::points;
    points.series = {0, 2};
    points.diagonal = true;
    for (auto* chart : {&bars, &columns, &points}) {
        chart->title = chart->x_axis = chart->y_axis =
            Phrase::verbatim(hostile_texts()[0] + hostile_texts()[7]);
        chart->numbers.columns[2].heading = chart->title;
    }
    return chart_document({bars, columns, points});
}

}
