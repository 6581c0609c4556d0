#pragma once
/// The pieces of a page. Each function appends markup to `out`; what a table needs of style for
/// itself is collected in `Page::rules`.

#include "markup.hpp"
#include <hakem/document.hpp>

#include <string>
#include <vector>

namespace hakem::html {

/// What is collected while a page is written.
struct Page {
    Language language = Language::english;
    Anchors anchors;
    std::string rules;                ///< style of single tables
    std::vector<std::string> classes; ///< of each section: "portrait", "landscape" or "cards"
    int tables = 0;
};

void append_cell(std::string& out, const Cell& cell, const Column& column, Language language);

/// The content of a cell without the element around it.
void append_content(std::string& out, const CellContent& content, Language language);

/// Whether the table is printed across the page: where it is asked for, or too wide otherwise.
bool append_table(std::string& out, const Table& table, bool landscape, Page& page);

void append_cards(std::string& out, const CardSheet& sheet, Page& page);

/// Pictures, each with its numbers in a table below it.
void append_charts(std::string& out, const ChartSheet& sheet, Page& page);

/// A list of facts; nothing where there are none.
void append_facts(std::string& out, const std::vector<Fact>& facts, Language language);

void append_lines(std::string& out, const std::vector<Phrase>& lines, std::string_view style_class,
                  Language language);

/// The head of a table, for a page and for a card.
void append_head(std::string& out, const Table& table, Language language);
void append_rows(std::string& out, const Table& table, Language language);

}
