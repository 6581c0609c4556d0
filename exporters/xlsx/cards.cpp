#include "sheets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::xlsx {

namespace {

/// All cards share the columns of the sheet, so the widest decides.
std::vector<double> shared_widths(const CardSheet& cards, Language language) {
    std::vector<double> widths;
    for (const auto& card : cards.cards)
        for (const auto* table : {&card.table, &card.list}) {
            const auto own = column_widths(*table, language, 0);
            if (own.size() > widths.size()) widths.resize(own.size());
            for (std::size_t i = 0; i < own.size(); ++i) widths[i] = std::max(widths[i], own[i]);
        }
    return widths;
}

/// Writes cards one below the other.
class CardWriter {
public:
    CardWriter(Book& book, const Section& section, const CardSheet& cards)
        : book_(book), cards_(cards), sheet_(book.add_sheet(sheet_name(section, book.language()))) {
        auto widths = shared_widths(cards, book.language());
        boards_ = std::any_of(cards.cards.begin(), cards.cards.end(),
                              [](const Card& card) { return !card.diagrams.empty(); });
        if (boards_) make_room_for_facts(widths);
        for (std::size_t i = 0; i < widths.size(); ++i)
            worksheet_set_column(sheet_, static_cast<lxw_col_t>(i), static_cast<lxw_col_t>(i),
                                 widths[i], nullptr);
        columns_ = static_cast<std::uint16_t>(std::max<std::size_t>(widths.size(), 1));
        width_ = std::accumulate(widths.begin(), widths.end(), 0.0);
        // Breaks between cards are ignored where a sheet is fitted to pages, so it is scaled.
        const double page_width = boards_ ? 105 : 70; // characters, in the widest of usual fonts
        const double boards = boards_ ? add_board_columns() : 0;
        const double scale = 100 * page_width / std::max(width_ + boards, 1.0);
        scale_ = std::clamp(scale, 40.0, 100.0);
        worksheet_set_print_scale(sheet_, static_cast<std::uint16_t>(scale_));
    }

    void write(const Heading& heading) {
        line(heading.event, Style::Part::title);
        line(heading.title, Style::Part::subtitle);
        ++row_;
        std::vector<lxw_row_t> breaks;
        auto page_start = std::uint32_t{0};
        for (const auto& card : cards_.cards) {
            const auto height = height_of(card);
            const bool full = row_ - page_start + height > rows_of_page() && row_ != page_start;
            const bool alone = boards_ && &card != &cards_.cards.front();
            constexpr std::size_t most_breaks = 1000;
            if ((full || alone) && row_ > 3 && breaks.size() < most_breaks) {
                breaks.push_back(row_);
                page_start = row_;
            }
            write_card(card);
        }
        if (breaks.empty()) return;
        breaks.push_back(0); // the end of the list
        worksheet_set_h_pagebreaks(sheet_, breaks.data());
    }

private:
    static constexpr std::uint32_t board_rows = 10; ///< with its files and the side on move

    /// A label and a value side by side.
    static void make_room_for_facts(std::vector<double>& widths) {
        constexpr double label = 24, value = 28;
        widths.resize(std::max<std::size_t>(widths.size(), 2));
        widths[0] = std::max(widths[0], label);
        widths[1] = std::max(widths[1], value);
    }

    /// To the right of the tables, behind a gap; how wide they are.
    double add_board_columns() {
        constexpr double edge = 3;
        worksheet_set_landscape(sheet_);
        worksheet_set_column(sheet_, columns_, columns_ + 1, edge, nullptr);
        worksheet_set_column(sheet_, columns_ + 2, columns_ + 9, square_width, nullptr);
        return 2 * edge + 8 * square_width;
    }

    /// Facts one below the other, boards to the right of them.
    void write_beside(const Card& card) {
        auto rows = static_cast<std::uint32_t>(card.diagrams.size()) * board_rows;
        rows = std::max(rows, static_cast<std::uint32_t>(card.facts.size()));
        for (std::uint32_t i = 0; i < rows; ++i)
            worksheet_set_row(sheet_, row_ + i, square_height, nullptr);
        for (std::uint32_t i = 0; i < card.facts.size(); ++i) write_fact(row_ + i, card.facts[i]);
        const auto column = static_cast<std::uint16_t>(columns_ + 1);
        for (std::uint32_t i = 0; i < card.diagrams.size(); ++i) {
            const auto& board = card.diagrams[i].board;
            const auto top = row_ + i * board_rows;
            write_board(book_, sheet_, top, column, board);
            const auto turn =
                text(board.black_to_move ? "diagram.black-to-move" : "diagram.white-to-move",
                     book_.language());
            write_merged(top + 9, column, static_cast<std::uint16_t>(column + 8), turn,
                         Style::Part::note);
        }
        row_ += rows;
    }

    void write_fact(std::uint32_t row, const Fact& fact) {
        write_merged(row, 0, 0, to_text(fact.label, book_.language()), Style::Part::note);
        write_merged(row, 1, static_cast<std::uint16_t>(columns_ - 1),
                     to_text(fact.value.content, book_.language()), Style::Part::cell);
    }

    void write_merged(std::uint32_t row, std::uint16_t first, std::uint16_t last,
                      std::string_view text, Style::Part part) {
        Style style;
        style.part = part;
        style.wrap = true;
        if (last > first)
            worksheet_merge_range(sheet_, row, first, row, last, "", book_.format(style));
        book_.write_text(sheet_, row, first, text, style);
    }

    void write_flap(const Phrase& flap) {
        if (flap.empty()) return;
        ++row_;
        line("–  –  –  " + to_text(flap, book_.language()) + "  –  –  –", Style::Part::note);
    }

    /// Rows that a card takes, with its title, facts, heading, legend and the gap below.
    static std::uint32_t height_of(const Card& card) {
        auto height = card.table.rows.size() + 6;
        if (!card.list.columns.empty()) height += card.list.rows.size() + 2;
        if (!card.signatures.empty())
            height += 2 + (card.diagrams.empty() ? 1 : card.signatures.size());
        return static_cast<std::uint32_t>(height);
    }

    std::uint32_t rows_of_page() const { return static_cast<std::uint32_t>(4600 / scale_); }

    void line(std::string_view text, Style::Part part) {
        if (text.empty()) return;
        Style style;
        style.part = part;
        book_.write_line(sheet_, row_++, columns_, width_, text, style);
    }

    void write_card(const Card& card) {
        const auto language = book_.language();
        line(to_text(card.title, language), Style::Part::title);
        if (card.diagrams.empty())
            line(joined(card.facts, language), Style::Part::subtitle);
        else
            write_beside(card);
        write_table(card.table);
        if (!card.list.columns.empty()) {
            ++row_;
            write_table(card.list);
        }
        write_signatures(card.signatures);
        auto legend = card.table.legend;
        legend.insert(legend.end(), cards_.legend.begin(), cards_.legend.end());
        std::string all;
        for (const auto& one : legend)
            all += fmt::format("{}{}", all.empty() ? "" : "  ·  ", to_text(one, language));
        line(all, Style::Part::note);
        write_flap(card.flap);
        row_ += 2;
    }

    void write_table(const Table& table) {
        write_headings(book_, sheet_, row_++, table);
        const auto two_decimals = needs_two_decimals(table);
        for (const auto& row : table.rows) write_row(table, row, two_decimals);
    }

    /// All on one line, with room to sign above it; beside a diagram the names fill a line each.
    void write_signatures(const std::vector<Phrase>& signatures) {
        if (signatures.empty()) return;
        row_ += 2;
        std::string all;
        for (const auto& name : signatures) {
            const auto signature =
                fmt::format("{}: ____________________", to_text(name, book_.language()));
            if (boards_)
                line(signature, Style::Part::cell);
            else
                all += (all.empty() ? "" : "      ") + signature;
        }
        line(all, Style::Part::cell);
    }

    void write_row(const Table& table, const Row& row, const std::vector<bool>& two_decimals) {
        for (std::size_t i = 0; i < std::min(row.size(), table.columns.size()); ++i) {
            Style style;
            style.part = Style::Part::card;
            style.align = table.columns[i].align;
            style.strong = row[i].strong;
            style.wrap = boards_ && table.columns[i].wrap;
            write_cell(book_, sheet_, row_, static_cast<std::uint16_t>(i), row[i], style,
                       two_decimals[i]);
        }
        ++row_;
    }

    Book& book_;
    const CardSheet& cards_;
    lxw_worksheet* sheet_;
    bool boards_ = false; ///< a card has diagrams
    std::uint16_t columns_ = 1;
    double width_ = 0, scale_ = 100;
    std::uint32_t row_ = 0;
};

}

void add_card_sheet(Book& book, const Section& section, const CardSheet& cards,
                    const Heading& heading) {
    CardWriter(book, section, cards).write(heading);
}

}
