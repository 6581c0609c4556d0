#pragma once
/// Documents with every kind of cell, and texts that want to break out of every format.

#include <hakem/document.hpp>

#include <array>
#include <string>
#include <vector>

namespace hakem::test {

/// Markup, a formula, a path, a NUL, a bidi override, bytes that are no UTF-8, a very long text.
inline std::vector<std::string> hostile_texts() {
    return {"<script>alert(1)</script>",
            "=cmd|' /C calc'!A0",
            "../../x",
            std::string("nul\0byte", 8),
            "right\u202Eleft",
            "\xED\xA0\x80 lone surrogate",
            "\xFF\xFE",
            "a & b \"quoted\" 'single' ]]> --> </style>",
            "+1-2@3",
            "2024-01-02",
            "12-5",
            "http://example.org/",
            "_x0041_",
            "{{title}} {{{style}}} {0}",
            "line\nbreak\ttab\r",
            std::string(40000, 'x')};
}

inline Column column_of(std::string_view key, std::string_view heading, Align align = Align::left,
                        std::string_view meaning = {}) {
    return {Phrase::verbatim(heading), Phrase::verbatim(meaning), std::string(key), align, false};
}

/// One row with every type of cell.
inline Table every_cell() {
    Table table;
    table.caption = Phrase::verbatim("Every cell");
    const auto cells = std::to_array<std::pair<std::string_view, Cell>>({
        {"empty", Cell()},
        {"phrase", Cell(Phrase::of("cell.outcome.win"))},
        {"number", Cell(Number{-3})},
        {"rating", Cell(Rating{2105})},
        {"unrated", Cell(Rating{0})},
        {"id", Cell(Id{"00296155"})},
        {"value", Cell(Value{Exact(7, 2)})},
        {"quarter", Cell(Value{Exact(47, 4)})},
        {"circled", Cell(Value{Exact(1), true})},
        {"result", Cell(ResultCell{Outcome::draw, Points::halves(1)})},
        {"bye", Cell(ResultCell{Outcome::pairing_bye, Points::whole(1), true})},
        {"adjourned", Cell(ResultCell{Outcome::adjourned, Points::halves(1)})},
        {"game", Cell(GameResult{Outcome::win, Outcome::loss})},
        {"forfeit", Cell(GameResult{Outcome::forfeit_win, Outcome::forfeit_loss})},
        {"colour", Cell(ColourCell{Colour::white})},
        {"encounter",
         Cell(Encounter{12, "Yılmaz, Ayşe", 3, Colour::white, Outcome::win, Points::whole(1)})},
        {"float", Cell(Encounter{5, "Işık, Çağrı", 4, Colour::black, Outcome::draw,
                                 Points::halves(1), false, -1})},
        {"unplayed", Cell(Encounter{7, "Öz, Ali", 5, Colour::white, Outcome::forfeit_win,
                                    Points::whole(1), true})},
        {"half-bye",
         Cell(Encounter{0, "", 6, Colour::none, Outcome::half_bye, Points::halves(1), true})},
        {"matrix",
         Cell(MatrixCell{"Öz, Ali",
                         {{Outcome::win, Points::whole(1)}, {Outcome::draw, Points::halves(1)}}})},
        {"diagonal", Cell(Diagonal{})},
        {"arrow", Cell(Arrow{1})},
        {"date", Cell(Date{2026, 4, 26})},
        {"year", Cell(Date{1990, 0, 0})},
        {"link", Cell(Link{Phrase::verbatim("page"), "open/standings.html"})},
        {"change", Cell(Decimal{Exact(72, 10), 2, true})},
        {"loss", Cell(Decimal{Exact(-195, 100), 2, true})},
        {"mean", Cell(Decimal{Exact(9583, 9), 1})},
        {"remarks", Cell(Phrases{{Phrase::of("cell.outcome.win"), Phrase::verbatim("4/7")}})},
        {"list", Cell(ValueList{{Exact(4), Exact(9, 2)}})},
        {"hundredths", Cell(Value{Exact(7, 2), false, 2})},
        {"sentences", Cell(Phrases{{Phrase::verbatim("first"), Phrase::of("cell.outcome.win")}})},
    });
    Row row;
    for (const auto& [key, cell] : cells) {
        table.columns.push_back(column_of(key, key));
        row.push_back(cell);
    }
    row[6].strong = true;
    row[1].header = true;
    table.rows.push_back(row);
    return table;
}

inline Document document_with(Table table) {
    Document document;
    document.id = "sample";
    document.event = "Örnek Açık Turnuvası";
    document.title = Phrase::verbatim("Standings");
    document.date = {2026, 4, 26};
    Section section;
    section.id = "standings";
    section.heading = Phrase::verbatim("After round 9");
    section.body = std::move(table);
    document.sections.push_back(std::move(section));
    return document;
}

/// Hostile texts wherever a text of a file can come.
inline Document hostile_document() {
    Table table;
    table.columns = {column_of("name", "Name"), column_of("id", "Id"), column_of("game", "1.")};
    table.frozen_columns = 1;
    for (const auto& text : hostile_texts()) {
        Row row = {Cell(Phrase::verbatim(text)), Cell(Id{text}),
                   Cell(Encounter{1, text, 1, Colour::white, Outcome::win, Points::whole(1)})};
        row[0].header = true;
        table.rows.push_back(std::move(row));
        table.columns[0].meaning = Phrase::verbatim(text);
        table.legend.push_back(Phrase::verbatim(text));
    }
    auto document = document_with(table);
    document.sections.clear();
    for (const auto& text : hostile_texts()) {
        Section section;
        section.id = text;
        section.heading = Phrase::verbatim(text);
        section.facts = {{Phrase::verbatim(text), Cell(Phrase::verbatim(text))}};
        section.body = table;
        document.sections.push_back(section);
        CardSheet sheet;
        sheet.cards.push_back(
            {Phrase::verbatim(text), section.facts, table, table, {Phrase::verbatim(text)}});
        section.body = sheet;
        document.sections.push_back(section);
    }
    for (const auto& text : hostile_texts()) document.event += text;
    document.title = Phrase::verbatim(document.event);
    document.notes = {Phrase::verbatim(document.event)};
    return document;
}

/// A sheet to fill in: a card with a list below its table and lines to sign on.
inline Document sheet_to_sign() {
    Card card;
    card.title = Phrase::verbatim("Alfa – Beta");
    card.table.columns = {column_of("board", "Masa"), column_of("result", "Sonuç")};
    card.table.rows = {{Cell(Number{1}), Cell()}};
    card.list.columns = {column_of("list-place", "Liste"), column_of("player", "Oyuncu")};
    card.list.rows = {{Cell(Number{5}), Cell(Phrase::verbatim("Yedek, Su"))}};
    card.signatures = {Phrase::verbatim("Alfa kaptanı"), Phrase::verbatim("Hakem")};
    auto document = document_with(card.table);
    CardSheet sheet;
    sheet.per_sheet = 2;
    sheet.cards.push_back(std::move(card));
    document.sections[0].body = std::move(sheet);
    return document;
}

/// A card of nine rounds with its facts.
inline Card card_of(int number, int rounds) {
    Card card;
    card.title = Phrase::verbatim(std::to_string(number) + "  Yılmazoğlu, Ayşe Gül");
    card.facts = {{Phrase::verbatim("Unvan"), Cell(Phrase::verbatim("WFM"))},
                  {Phrase::verbatim("ELO"), Cell(Rating{2105})},
                  {Phrase::verbatim("UKD"), Cell(Rating{1987})},
                  {Phrase::verbatim("Kulüp"), Cell(Phrase::verbatim("Çankaya Satranç Kulübü"))},
                  {Phrase::verbatim("Lisans"), Cell(Id{"00296155"})}};
    card.table.columns = {column_of("round", "Tur", Align::right),
                          column_of("opponent", "Rakip", Align::right),
                          column_of("colour", "Renk", Align::centre),
                          column_of("result", "Sonuç", Align::centre),
                          column_of("score", "Puan", Align::right),
                          column_of("float", "↓ ↑", Align::centre),
                          column_of("note", "Not")};
    for (int r = 1; r <= rounds; ++r) {
        const bool bye = r == 3;
        const ResultCell result = bye ? ResultCell{Outcome::pairing_bye, Points::whole(1), true}
                                      : ResultCell{Outcome::draw, Points::halves(1)};
        card.table.rows.push_back({Cell(Number{r}), bye ? Cell() : Cell(Number{r + 20}),
                                   Cell(ColourCell{bye     ? Colour::none
                                                   : r % 2 ? Colour::white
                                                           : Colour::black}),
                                   Cell(result), Cell(Value{Exact(r, 2)}),
                                   Cell(Arrow{r == 4 ? -1 : 0}),
                                   bye ? Cell(Phrase::verbatim("tur atladı")) : Cell()});
    }
    return card;
}

inline Document card_document(int cards, int rounds, int per_sheet) {
    CardSheet sheet;
    sheet.per_sheet = per_sheet;
    sheet.legend = {Phrase::verbatim("b = beyaz, s = siyah")};
    for (int i = 1; i <= cards; ++i) sheet.cards.push_back(card_of(i, rounds));
    auto document = document_with({});
    document.sections[0].body = sheet;
    document.sections[0].id = "cards";
    return document;
}

}
