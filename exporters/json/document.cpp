#include "json.hpp"

#include <algorithm>
#include <set>

namespace hakem::json {

namespace {

Json lines_json(const std::vector<Phrase>& lines, Language language) {
    auto json = Json::array();
    for (const auto& line : lines) json.push_back(to_text(line, language));
    return json;
}

Json facts_json(const std::vector<Fact>& facts, Language language) {
    auto json = Json::array();
    for (const auto& fact : facts)
        json.push_back(
            {{"label", to_text(fact.label, language)}, {"value", cell_json(fact.value.content)}});
    return json;
}

/// The keys of the columns, each once: a second "rating" is "rating-2".
std::vector<std::string> keys_of(const Table& table) {
    std::set<std::string> used = {"_strong"};
    std::vector<std::string> keys;
    for (const auto& column : table.columns) {
        const auto base =
            column.key.empty() ? "column-" + std::to_string(keys.size() + 1) : column.key;
        auto key = base;
        for (int n = 2; !used.insert(key).second; ++n) key = base + "-" + std::to_string(n);
        keys.push_back(key);
    }
    return keys;
}

Json row_json(const Row& row, const std::vector<std::string>& keys) {
    Json json = Json::object();
    auto strong = Json::array();
    for (std::size_t i = 0; i < std::min(row.size(), keys.size()); ++i) {
        json[keys[i]] = cell_json(row[i].content);
        if (row[i].strong) strong.push_back(keys[i]);
    }
    // The values that decided the place.
    if (!strong.empty()) json["_strong"] = std::move(strong);
    return json;
}

void add_table(Json& json, const Table& table, Language language) {
    const auto keys = keys_of(table);
    json["caption"] = to_text(table.caption, language);
    auto columns = Json::array(), rows = Json::array();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Json column = {{"key", keys[i]}, {"heading", to_text(table.columns[i].heading, language)}};
        const auto meaning = to_text(table.columns[i].meaning, language);
        if (!meaning.empty()) column["meaning"] = meaning;
        columns.push_back(std::move(column));
    }
    for (const auto& row : table.rows) rows.push_back(row_json(row, keys));
    json["columns"] = std::move(columns);
    json["rows"] = std::move(rows);
    json["legend"] = lines_json(table.legend, language);
}

Json cards_json(const CardSheet& sheet, Language language) {
    auto cards = Json::array();
    for (const auto& card : sheet.cards) {
        Json json = {{"title", to_text(card.title, language)},
                     {"facts", facts_json(card.facts, language)}};
        add_table(json, card.table, language);
        if (!card.list.columns.empty()) {
            json["list"] = Json::object();
            add_table(json["list"], card.list, language);
        }
        if (!card.signatures.empty()) json["signatures"] = lines_json(card.signatures, language);
        if (!card.diagrams.empty()) json["diagrams"] = diagrams_json(card.diagrams, language);
        if (!card.flap.empty()) json["flap"] = to_text(card.flap, language);
        cards.push_back(std::move(json));
    }
    return cards;
}

std::string_view name_of(Chart::Kind kind) {
    return kind == Chart::Kind::bars ? "bars" : kind == Chart::Kind::columns ? "columns" : "points";
}

/// The numbers, and which columns of them a picture would show.
Json charts_json(const ChartSheet& sheet, Language language) {
    auto charts = Json::array();
    for (const auto& chart : sheet.charts) {
        const auto keys = keys_of(chart.numbers);
        Json json = {{"id", chart.id},
                     {"title", to_text(chart.title, language)},
                     {"kind", name_of(chart.kind)},
                     {"x_axis", to_text(chart.x_axis, language)},
                     {"y_axis", to_text(chart.y_axis, language)}};
        json["labels"] = chart.labels < keys.size() ? Json(keys[chart.labels]) : Json(nullptr);
        json["series"] = Json::array();
        for (const auto column : chart.series)
            if (column < keys.size()) json["series"].push_back(keys[column]);
        add_table(json, chart.numbers, language);
        charts.push_back(std::move(json));
    }
    return charts;
}

Json section_json(const Section& section, Language language) {
    Json json = {{"id", section.id},
                 {"heading", to_text(section.heading, language)},
                 {"facts", facts_json(section.facts, language)}};
    if (const auto* table = std::get_if<Table>(&section.body)) {
        add_table(json, *table, language);
        return json;
    }
    if (const auto* charts = std::get_if<ChartSheet>(&section.body)) {
        json["charts"] = charts_json(*charts, language);
        return json;
    }
    if (const auto* diagrams = std::get_if<DiagramSheet>(&section.body)) {
        json["diagrams"] = diagrams_json(diagrams->diagrams, language);
        return json;
    }
    const auto& sheet = std::get<CardSheet>(section.body);
    json["cards"] = cards_json(sheet, language);
    json["legend"] = lines_json(sheet.legend, language);
    return json;
}

}

Json document_json(const Document& document, Language language) {
    Json json = {{"schema", "hakem.document/1"},
                 {"id", document.id},
                 {"title", to_text(document.title, language)},
                 {"event", document.event},
                 {"language", code_of(language)},
                 {"date", date_json(document.date)},
                 {"facts", facts_json(document.facts, language)}};
    auto sections = Json::array();
    for (const auto& section : document.sections)
        sections.push_back(section_json(section, language));
    json["sections"] = std::move(sections);
    json["notes"] = lines_json(document.notes, language);
    return json;
}

}
