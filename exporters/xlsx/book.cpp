#include "book.hpp"

#include <hakem/error.hpp>
#include <hakem/source_date.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem::xlsx {

namespace {

constexpr lxw_color_t rule_colour = 0xD5D7DA, accent_colour = 0x123A63, head_colour = 0xEBEBEB,
                      soft_colour = 0x54585F, dark_colour = 0xD3D7DC;

[[noreturn]] void fail(std::string_view reason) {
    throw Error(ExitCode::file_trouble, "error.xlsx", {std::string(reason)});
}

void set_properties(lxw_workbook* book, const Document& document, Language language) {
    auto title = cut(printable(to_text(document.title, language)), 255);
    auto event = cut(printable(document.event), 255);
    std::string author = "hakem";
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.subject = event.data();
    properties.author = author.data();
    properties.created = creation_time(document.date);
    workbook_set_properties(book, &properties);
}

/// A square of a board: figurines are large, and a frame is thick.
void set_square(lxw_format* format, Style::Part part) {
    const bool framed = part == Style::Part::framed_light || part == Style::Part::framed_dark;
    const bool dark = part == Style::Part::dark_square || part == Style::Part::framed_dark;
    format_set_font_name(format, "DejaVu Sans");
    format_set_font_size(format, 20);
    format_set_align(format, LXW_ALIGN_VERTICAL_CENTER);
    format_set_border(format, framed ? LXW_BORDER_THICK : LXW_BORDER_THIN);
    format_set_border_color(format, framed ? accent_colour : soft_colour);
    if (dark) format_set_bg_color(format, dark_colour);
}

/// Headings, titles and notes differ from cells in type, lines and ground.
void set_part(lxw_format* format, Style::Part part) {
    switch (part) {
    case Style::Part::heading:
        format_set_bold(format);
        format_set_font_color(format, accent_colour);
        format_set_bg_color(format, head_colour);
        format_set_bottom(format, LXW_BORDER_MEDIUM);
        format_set_bottom_color(format, accent_colour);
        break;
    case Style::Part::title:
        format_set_bold(format);
        format_set_font_size(format, 15);
        break;
    case Style::Part::subtitle:
        format_set_font_size(format, 11);
        format_set_font_color(format, soft_colour);
        break;
    case Style::Part::note:
        format_set_font_size(format, 9);
        format_set_font_color(format, soft_colour);
        break;
    case Style::Part::diagonal:
        format_set_bg_color(format, head_colour);
        format_set_font_color(format, soft_colour);
        [[fallthrough]];
    case Style::Part::cell:
        format_set_bottom(format, LXW_BORDER_THIN);
        format_set_bottom_color(format, rule_colour);
        break;
    case Style::Part::card:
        format_set_border(format, LXW_BORDER_THIN);
        break;
    case Style::Part::light_square:
    case Style::Part::dark_square:
    case Style::Part::framed_light:
    case Style::Part::framed_dark:
        set_square(format, part);
        break;
    case Style::Part::edge_of_board:
        format_set_font_size(format, 9);
        format_set_font_color(format, soft_colour);
        format_set_align(format, LXW_ALIGN_VERTICAL_CENTER);
        break;
    }
}

std::string read_back(int file) {
    struct stat state {};
    if (fstat(file, &state) != 0) fail(system_reason(errno));
    std::string bytes(static_cast<std::size_t>(state.st_size), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto count =
            pread(file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
        if (count <= 0) fail(system_reason(errno));
        done += static_cast<std::size_t>(count);
    }
    return bytes;
}

}

const char* number_format(NumberForm form) {
    switch (form) {
    case NumberForm::whole:
        return "0";
    case NumberForm::one_decimal:
        return "0.0";
    case NumberForm::two_decimals:
        return "0.00";
    case NumberForm::circled_one:
        return "\"(\"0.0\")\"";
    case NumberForm::circled_two:
        return "\"(\"0.00\")\"";
    case NumberForm::signed_whole:
        return "+0;-0;0";
    case NumberForm::signed_one:
        return "+0.0;-0.0;0.0";
    case NumberForm::signed_two:
        return "+0.00;-0.00;0.00";
    case NumberForm::date:
        return "dd\\.mm\\.yyyy";
    case NumberForm::text:
        break;
    }
    return "@";
}

Book::Book(const Document& document, Language language)
    : language_(language), footer_left_(footer_text(cut(document.event, 60))) {
    // The library writes files only; this one has no name and goes with the process.
    file_ = memfd_create("hakem-xlsx", MFD_CLOEXEC);
    if (file_ < 0) fail(system_reason(errno));
    const auto path = fmt::format("/proc/self/fd/{}", file_);
    book_ = workbook_new(path.c_str());
    if (book_ == nullptr) {
        ::close(file_);
        fail(system_reason(ENOMEM));
    }
    set_properties(book_, document, language);
}

Book::~Book() {
    if (book_ != nullptr) lxw_workbook_free(book_);
    ::close(file_);
}

lxw_worksheet* Book::add_sheet(std::string_view wanted_name) {
    auto* sheet = workbook_add_worksheet(book_, names_.make(wanted_name).c_str());
    if (sheet == nullptr) fail(wanted_name);
    constexpr std::uint8_t a4 = 9;
    worksheet_set_paper(sheet, a4);
    worksheet_set_margins(sheet, 0.4, 0.4, 0.5, 0.6);
    const auto footer = fmt::format("&L&8 {}&C&8 &A&R&8 {} &P / &N", footer_left_,
                                    text("document.page", language_));
    worksheet_set_footer(sheet, footer.c_str());
    worksheet_ignore_errors(sheet, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576");
    return sheet;
}

lxw_chart* Book::add_chart(lxw_chart_type type) {
    auto* chart = workbook_add_chart(book_, static_cast<std::uint8_t>(type));
    if (chart == nullptr) fail(system_reason(ENOMEM));
    return chart;
}

lxw_format* Book::format(const Style& style) {
    auto& format = formats_[style];
    if (format != nullptr) return format;
    format = workbook_add_format(book_);
    format_set_num_format(format, number_format(style.form));
    format_set_font_name(format, "Arial");
    format_set_font_size(format, 10);
    const auto align = style.align == Align::right    ? LXW_ALIGN_RIGHT
                       : style.align == Align::centre ? LXW_ALIGN_CENTER
                                                      : LXW_ALIGN_LEFT;
    format_set_align(format, static_cast<std::uint8_t>(align));
    const bool in_table = style.part == Style::Part::cell || style.part == Style::Part::card ||
                          style.part == Style::Part::heading;
    if (in_table && style.align == Align::left) format_set_indent(format, 1);
    const bool tall = style.part != Style::Part::heading;
    format_set_align(format, tall ? LXW_ALIGN_VERTICAL_TOP : LXW_ALIGN_VERTICAL_BOTTOM);
    if (style.wrap) format_set_text_wrap(format);
    if (style.strong) {
        format_set_bold(format);
        format_set_underline(format, LXW_UNDERLINE_SINGLE);
    }
    set_part(format, style.part);
    return format;
}

void Book::write_text(lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                      std::string_view text, const Style& style) {
    worksheet_write_string(sheet, row, column, cell_text(text).c_str(), format(style));
}

void Book::write_line(lxw_worksheet* sheet, std::uint32_t row, std::uint16_t columns, double width,
                      std::string_view text, const Style& style) {
    Style wrapped = style;
    wrapped.wrap = true;
    const auto safe = cell_text(text);
    if (columns > 1)
        worksheet_merge_range(sheet, row, 0, row, static_cast<lxw_col_t>(columns - 1), "",
                              format(wrapped));
    worksheet_write_string(sheet, row, 0, safe.c_str(), format(wrapped));
    // Merged cells do not grow by themselves.
    const bool title = style.part == Style::Part::title;
    const double line = title ? 20 : style.part == Style::Part::note ? 12.5 : 16;
    const double room = std::max(width * (title                             ? 0.75
                                          : style.part == Style::Part::note ? 1.25
                                                                            : 1.0),
                                 8.0);
    const double lines = std::ceil(static_cast<double>(display_width(safe)) / room);
    worksheet_set_row(sheet, row, line * std::clamp(lines, 1.0, 8.0), nullptr);
}

std::string Book::close() {
    const auto error = workbook_close(book_);
    book_ = nullptr;
    if (error != LXW_NO_ERROR) fail(lxw_strerror(error));
    return read_back(file_);
}

}
