#include "sheets.hpp"

#include <algorithm>

namespace hakem::xlsx {

namespace {

/// English words and signs, dots in numbers: the same whatever the language of the other sheets.
std::string machine_text(const CellContent& content) {
    if (const auto* date = std::get_if<Date>(&content)) return *date ? to_text(*date) : "";
    if (const auto* list = std::get_if<ValueList>(&content)) return hakem::machine_text(*list);
    return to_text(content, Language::english);
}

void write_data(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                const CellContent& content) {
    const auto number = [&](double value) {
        worksheet_write_number(sheet, row, column, value, nullptr);
    };
    if (const auto value = number_of(content)) return number(boost::rational_cast<double>(*value));
    const auto text = machine_text(content);
    if (!text.empty()) book.write_text(sheet, row, column, text, {});
}

/// A block: the section, its keys, its rows, and an empty row.
std::uint32_t write_block(Book& book, lxw_worksheet* sheet, std::uint32_t row,
                          const Section& section, const Table& table) {
    book.write_text(sheet, row, 0, "section", {});
    book.write_text(sheet, row++, 1, section.id, {});
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        book.write_text(sheet, row, static_cast<std::uint16_t>(i), table.columns[i].key, {});
    ++row;
    for (const auto& cells : table.rows) {
        for (std::size_t i = 0; i < std::min(cells.size(), table.columns.size()); ++i)
            write_data(book, sheet, row, static_cast<std::uint16_t>(i), cells[i].content);
        ++row;
    }
    return row + 1;
}

}

void add_data_sheet(Book& book, const Document& document) {
    lxw_worksheet* sheet = nullptr;
    std::uint32_t row = 0;
    for (const auto& section : document.sections) {
        const auto* table = std::get_if<Table>(&section.body);
        if (table == nullptr) continue;
        if (sheet == nullptr) sheet = book.add_sheet("veri");
        row = write_block(book, sheet, row, section, *table);
    }
    if (sheet != nullptr) worksheet_hide(sheet);
}

}
