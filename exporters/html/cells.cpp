// Cells: content with its marks, and what a screen reader says of it.

#include "page.hpp"
#include <hakem/overloaded.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

namespace hakem::html {

namespace {

void append_span(std::string& out, std::string_view style_class, std::string_view text) {
    out += "<span class=\"";
    out += style_class;
    out += "\">";
    escape(out, text);
    out += "</span>";
}

/// Points of an unplayed game stand in a circle (regulation 16.5, 17.2).
void append_sign(std::string& out, std::string_view sign, bool circled) {
    if (circled && !sign.empty())
        append_span(out, "circle", sign);
    else
        escape(out, sign);
}

/// The letter on a chip; the letter alone carries the meaning.
void append_colour(std::string& out, Colour colour, Language language) {
    if (colour == Colour::none) return;
    append_span(out, colour == Colour::white ? "w" : "b", letter_of(colour, language));
}

void append_arrow(std::string& out, int direction, Language language) {
    if (direction != 0) append_span(out, "arrow", to_text(Arrow{direction}, language));
}

void append_result(std::string& out, const ResultCell& cell, Language language) {
    append_sign(out, sign_of(cell, language), cell.circled);
}

void append_encounter(std::string& out, const Encounter& cell, Language language) {
    if (cell.opponent == 0) {
        const auto outcome = cell.outcome == Outcome::absent ? Outcome::zero_bye : cell.outcome;
        if (!cell.circled) out += '-';
        append_result(out, {outcome, cell.points, cell.circled}, language);
        return;
    }
    // Number and sign have elements of their own, so that they stand in columns.
    fmt::format_to(std::back_inserter(out), "<span class=\"n\">{}</span>", cell.opponent);
    append_colour(out, cell.colour, language);
    const auto sign = sign_of(cell, language);
    out +=
        cell.colour == Colour::none && !sign.empty() ? " <span class=\"v\">" : "<span class=\"v\">";
    append_sign(out, sign, cell.circled);
    append_arrow(out, cell.arrow, language);
    out += "</span>";
}

void append_matrix(std::string& out, const MatrixCell& cell, Language language) {
    const auto start = out.size();
    for (const auto& result : cell.results) {
        if (out.size() != start) out += ' ';
        append_result(out, result, language);
    }
}

void append_link(std::string& out, const Link& link, Language language) {
    const auto target = safe_target(link.target);
    const auto text = to_text(link.text, language);
    if (target.empty()) return escape(out, text);
    fmt::format_to(std::back_inserter(out), "<a href=\"{}\">{}</a>", target, escaped(text));
}

std::string_view class_of(const CellContent& content) {
    if (std::holds_alternative<Encounter>(content)) return "e";
    if (std::holds_alternative<MatrixCell>(content)) return "m";
    if (std::holds_alternative<Diagonal>(content)) return "d";
    return {};
}

/// `length` of the content: what is longer than a name may break anywhere.
void append_classes(std::string& out, const Cell& cell, const Column& column, std::size_t length) {
    constexpr std::size_t longest_name = 48;
    const bool text = cell.header || std::holds_alternative<Phrase>(cell.content) ||
                      std::holds_alternative<Phrases>(cell.content) ||
                      std::holds_alternative<Id>(cell.content);
    const bool wraps = column.wrap || (text && length > longest_name);
    const std::string_view align = column.align == Align::right    ? "r"
                                   : column.align == Align::centre ? "c"
                                                                   : "";
    const std::string_view parts[] = {align, wraps ? "wrap" : "", class_of(cell.content)};
    std::string all;
    for (const auto part : parts) {
        if (part.empty()) continue;
        if (!all.empty()) all += ' ';
        all += part;
    }
    if (!all.empty()) fmt::format_to(std::back_inserter(out), " class=\"{}\"", all);
}

/// A name of a hostile length is not repeated in every cell.
void append_label(std::string& out, const CellContent& content, Language language) {
    constexpr std::size_t longest = 200;
    const auto label = label_of(content, language);
    if (label.empty()) return;
    out += " aria-label=\"";
    escape(out, slice(label, 0, longest));
    out += '"';
}

}

void append_content(std::string& out, const CellContent& content, Language language) {
    std::visit(Overloaded{
                   [&](const Encounter& cell) { append_encounter(out, cell, language); },
                   [&](const MatrixCell& cell) { append_matrix(out, cell, language); },
                   [&](const ResultCell& cell) { append_result(out, cell, language); },
                   [&](const ColourCell& cell) { append_colour(out, cell.colour, language); },
                   [&](const Arrow& cell) { append_arrow(out, cell.direction, language); },
                   [&](const Link& link) { append_link(out, link, language); },
                   [&](const Value& value) {
                       const Value plain{value.value, false, value.decimals};
                       append_sign(out, to_text(plain, language), value.circled);
                   },
                   [&](const auto&) { escape(out, to_text(content, language)); },
               },
               content);
}

void append_cell(std::string& out, const Cell& cell, const Column& column, Language language) {
    std::string content;
    append_content(content, cell.content, language);
    out += cell.header ? "<th scope=\"row\"" : "<td";
    append_classes(out, cell, column, content.size());
    append_label(out, cell.content, language);
    out += '>';
    const bool strong = cell.strong && !content.empty();
    if (strong) out += "<strong>";
    out += content;
    if (strong) out += "</strong>";
    out += cell.header ? "</th>" : "</td>";
}

}
