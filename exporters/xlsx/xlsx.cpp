// The exporter "xlsx": a workbook with a sheet for each section, made for reading and printing, and
// a hidden sheet for programs.

#include "sheets.hpp"
#include <hakem/exporter.hpp>

#include <algorithm>
#include <malloc.h>
#include <mutex>

namespace hakem::xlsx {

namespace {

Heading heading_of(const Document& document, const Section& section, Language language) {
    const auto title = to_text(document.title, language);
    const auto heading = to_text(section.heading, language);
    auto facts = document.facts;
    facts.insert(facts.end(), section.facts.begin(), section.facts.end());
    const bool same = heading.empty() || heading == title;
    return {document.event, same ? title : title + " – " + heading, joined(facts, language)};
}

/// The library takes and frees 256 KB for each part of a file. Given back to the system each time,
/// they cost more than all else.
void keep_memory() {
#ifdef __GLIBC__
    static std::once_flag once;
    std::call_once(once, [] {
        mallopt(M_TRIM_THRESHOLD, 64 << 20);
        mallopt(M_TOP_PAD, 4 << 20);
    });
#endif
}

/// A table for each player makes one sheet of cards, not hundreds of sheets.
bool is_card_index(const Document& document) {
    constexpr std::size_t most_sheets = 40;
    return document.sections.size() > most_sheets &&
           std::all_of(document.sections.begin(), document.sections.end(),
                       [](const Section& s) { return std::holds_alternative<Table>(s.body); });
}

CardSheet cards_of(const Document& document) {
    CardSheet sheet;
    for (const auto& section : document.sections)
        sheet.cards.push_back({section.heading, section.facts, std::get<Table>(section.body)});
    return sheet;
}

void add_sheets(Book& book, const Document& document) {
    if (is_card_index(document)) {
        Section all;
        all.id = document.id;
        all.heading = document.title;
        add_card_sheet(book, all, cards_of(document), heading_of(document, all, book.language()));
        return;
    }
    for (const auto& section : document.sections) {
        const auto heading = heading_of(document, section, book.language());
        if (const auto* table = std::get_if<Table>(&section.body))
            add_table_sheet(book, section, *table, heading, document.notes);
        else if (const auto* charts = std::get_if<ChartSheet>(&section.body))
            add_chart_sheet(book, section, *charts, heading);
        else if (const auto* diagrams = std::get_if<DiagramSheet>(&section.body))
            add_diagram_sheet(book, section, *diagrams, heading);
        else
            add_card_sheet(book, section, std::get<CardSheet>(section.body), heading);
    }
    add_data_sheet(book, document);
}

/// Nothing to list: the sheet says so.
void add_notes(Book& book, const Document& document) {
    constexpr std::uint16_t columns = 8;
    constexpr double width = 70;
    auto* sheet = book.add_sheet(document.id);
    std::uint32_t row = 0;
    const auto write = [&](std::string_view text, Style::Part part) {
        if (text.empty()) return;
        Style style;
        style.part = part;
        book.write_line(sheet, row++, columns, width, text, style);
    };
    write(document.event, Style::Part::title);
    write(to_text(document.title, book.language()), Style::Part::title);
    write(joined(document.facts, book.language()), Style::Part::subtitle);
    for (const auto& note : document.notes)
        write(to_text(note, book.language()), Style::Part::note);
}

class Xlsx final : public Exporter {
public:
    std::string_view extension() const override { return ".xlsx"; }
    bool takes_documents() const override { return true; }

    std::string write(const Document& document, const ExportOptions& options) const override {
        keep_memory();
        Book book(document, options.language);
        add_sheets(book, document);
        if (document.sections.empty()) add_notes(book, document);
        return book.close();
    }
};

}

HAKEM_PLUGIN(Xlsx, "xlsx", "Spreadsheet (XLSX)", "")

}
