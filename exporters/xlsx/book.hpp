#pragma once
/// A workbook in memory, its formats and its sheets.

#include "texts.hpp"
#include <hakem/document.hpp>

#include <xlsxwriter.h>

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace hakem::xlsx {

enum class NumberForm : std::uint8_t {
    text,
    whole,
    one_decimal,
    two_decimals,
    circled_one, ///< in brackets: points of an unplayed game; still a number
    circled_two,
    signed_whole, ///< "+" before what is above zero
    signed_one,
    signed_two,
    date,
};

/// How a cell looks.
struct Style {
    NumberForm form = NumberForm::text;
    Align align = Align::left;
    bool wrap = false;
    bool strong = false; ///< bold and underlined
    enum class Part : std::uint8_t {
        cell,
        heading,
        title,
        subtitle,
        note,
        diagonal,
        card,
        light_square,
        dark_square,
        framed_light, ///< touched, or spoken of: a thick frame
        framed_dark,
        edge_of_board ///< letters of files, numbers of ranks
    } part = Part::cell;

    auto operator<=>(const Style&) const = default;
};

/// The code of a number format: "+0.00;-0.00;0.00".
const char* number_format(NumberForm form);

/// Owns the workbook of libxlsxwriter.
class Book {
public:
    Book(const Document& document, Language language);
    ~Book();
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    /// A sheet of A4 with margins and a foot: event, sheet, page.
    lxw_worksheet* add_sheet(std::string_view wanted_name);

    /// Formats are made once for each style.
    lxw_format* format(const Style& style);

    void write_text(lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                    std::string_view text, const Style& style);

    /// One text over several columns, as high as its lines; `width` in characters.
    void write_line(lxw_worksheet* sheet, std::uint32_t row, std::uint16_t columns, double width,
                    std::string_view text, const Style& style);

    lxw_chart* add_chart(lxw_chart_type type);

    Language language() const { return language_; }

    /// Ends the workbook; its bytes.
    std::string close();

private:
    int file_ = -1;
    lxw_workbook* book_ = nullptr;
    Language language_;
    std::string footer_left_;
    SheetNames names_;
    std::map<Style, lxw_format*> formats_;
};

}
