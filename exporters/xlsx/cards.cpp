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
        const auto widths = shared_widths(cards, book.language());
        for (std::size_t i = 0; i < widths.size(); ++i)
            worksheet_set_column(sheet_, static_cast<lxw_col_t>(i), static_cast<lxw_col_t>(i),
                                 widths[i], nullptr);
        columns_ = static_cast<std::uint16_t>(std::max<std::size_t>(widths.size(), 1));
        width_ = std::accumulate(widths.begin(), widths.end(), 0.0);
        // Breaks between cards are ignored where a sheet is fitted to pages, so it is scaled.
        constexpr double page_width = 70; // characters, in the widest of the usual fonts
        const double scale = 100 * page_width / std::max(width_, 1.0);
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
            constexpr std::size_t most_breaks = 1000;
            if (full && row_ > 3 && breaks.size() < most_breaks) {
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
    /// Rows that a card takes, with its title, facts, heading, legend and the gap below.
    static std::uint32_t height_of(const Card& card) {
        auto height = card.table.rows.size() + 6;
        if (!card.list.columns.empty()) height += card.list.rows.size() + 2;
        if (!card.signatures.empty()) height += 3;
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
        line(joined(card.facts, language), Style::Part::subtitle);
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
        row_ += 2;
    }

    void write_table(const Table& table) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            Style style;
            style.part = Style::Part::heading;
            style.align = table.columns[i].align;
            book_.write_text(sheet_, row_, static_cast<std::uint16_t>(i),
                             to_text(table.columns[i].heading, book_.language()), style);
        }
        ++row_;
        const auto two_decimals = needs_two_decimals(table);
        for (const auto& row : table.rows) write_row(table, row, two_decimals);
    }

    /// All on one line, with room to sign above it.
    void write_signatures(const std::vector<Phrase>& signatures) {
        if (signatures.empty()) return;
        row_ += 2;
        std::string all;
        for (const auto& name : signatures)
            all += fmt::format("{}{}: ____________________", all.empty() ? "" : "      ",
                               to_text(name, book_.language()));
        line(all, Style::Part::cell);
    }

    void write_row(const Table& table, const Row& row, const std::vector<bool>& two_decimals) {
        for (std::size_t i = 0; i < std::min(row.size(), table.columns.size()); ++i) {
            Style style;
            style.part = Style::Part::card;
            style.align = table.columns[i].align;
            style.strong = row[i].strong;
            write_cell(book_, sheet_, row_, static_cast<std::uint16_t>(i), row[i], style,
                       two_decimals[i]);
        }
        ++row_;
    }

    Book& book_;
    const CardSheet& cards_;
    lxw_worksheet* sheet_;
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
