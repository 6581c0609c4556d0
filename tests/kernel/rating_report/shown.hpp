#pragma once
/// What a document shows, found by section, row and column.

#include <hakem/document.hpp>

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace hakem::test {

inline const Section* section(const Document& document, std::string_view id) {
    for (const auto& one : document.sections)
        if (one.id == id) return &one;
    return nullptr;
}

inline const Table& table(const Document& document, std::string_view id) {
    const auto* found = section(document, id);
    BOOST_REQUIRE_MESSAGE(found != nullptr, "no section " + std::string(id));
    return std::get<Table>(found->body);
}

/// The cells of a row under these keys, "|" between them.
inline std::string row(const Table& table, std::size_t row, std::initializer_list<const char*> keys,
                       Language language = Language::english) {
    std::string line;
    BOOST_REQUIRE(row < table.rows.size());
    bool first = true;
    for (const std::string_view key : keys) {
        if (!first) line += '|';
        first = false;
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            if (table.columns[i].key == key) line += to_text(table.rows[row][i].content, language);
    }
    return line;
}

/// The value beside a label of a summary.
inline std::string value(const Table& summary, std::string_view label,
                         Language language = Language::english) {
    for (const auto& row : summary.rows)
        if (to_text(row[0].content, language) == label) return to_text(row[1].content, language);
    return "(none)";
}

/// Every message key of the document that the catalogue does not have.
inline std::string missing_texts(const Document& document) {
    std::string missing;
    const auto see = [&](const Phrase& phrase) {
        if (!phrase.key.empty() && !has_text(phrase.key)) missing += phrase.key + " ";
    };
    const auto see_table = [&](const Table& table) {
        for (const auto& column : table.columns) {
            see(column.heading);
            see(column.meaning);
        }
        for (const auto& line : table.legend) see(line);
        for (const auto& row : table.rows) {
            BOOST_TEST(row.size() == table.columns.size());
            for (const auto& cell : row) {
                if (const auto* phrase = std::get_if<Phrase>(&cell.content)) see(*phrase);
                if (const auto* phrases = std::get_if<Phrases>(&cell.content))
                    for (const auto& part : phrases->parts) see(part);
            }
        }
    };
    see(document.title);
    for (const auto& fact : document.facts) see(fact.label);
    for (const auto& note : document.notes) see(note);
    for (const auto& section : document.sections) {
        see(section.heading);
        if (const auto* table = std::get_if<Table>(&section.body)) see_table(*table);
        if (const auto* charts = std::get_if<ChartSheet>(&section.body))
            for (const auto& chart : charts->charts) {
                for (const auto* phrase : {&chart.title, &chart.x_axis, &chart.y_axis})
                    see(*phrase);
                see_table(chart.numbers);
            }
    }
    return missing;
}

}
