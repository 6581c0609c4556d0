// Tables and lists, and the style that a single table needs: columns that stay in view, names of
// the columns on a narrow screen, a size of type that fits the paper.

#include "page.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::html {

namespace {

/// What a cell takes, in characters: games are set in columns of their own.
std::size_t width_of(const CellContent& content, Language language) {
    constexpr std::size_t game = 8;
    if (std::holds_alternative<Encounter>(content)) return game;
    return length_of(to_text(content, language));
}

/// The widest text of each column, in characters; wrapped columns count for what they wrap to.
std::vector<std::size_t> widths_of(const Table& table, Language language) {
    constexpr std::size_t wrapped = 28, longest = 60;
    std::vector<std::size_t> widths;
    for (const auto& column : table.columns)
        widths.push_back(length_of(to_text(column.heading, language)));
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], width_of(row[i].content, language));
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = std::min(widths[i], table.columns[i].wrap ? wrapped : longest);
    return widths;
}

/// How the table fits its paper. Characters of 9 pt between the margins: 112 upright, 165 across.
struct Fit {
    bool landscape = false;
    int density = 0;    ///< 0 to 4: the type shrinks
    bool tight = false; ///< less air on a screen of 1250 pixels, or something is out of view
};

Fit fit_of(const std::vector<std::size_t>& widths, bool landscape) {
    constexpr double upright = 112, across = 165, gap = 2;
    const double needed = std::accumulate(widths.begin(), widths.end(), 0.0) +
                          gap * static_cast<double>(widths.size());
    const bool turned = landscape || needed > upright * 1.15;
    const double ratio = needed / (turned ? across : upright);
    const int density = ratio <= 1      ? 0
                        : ratio <= 1.15 ? 1
                        : ratio <= 1.35 ? 2
                        : ratio <= 1.6  ? 3
                                        : 4;
    constexpr double screen = 118;
    return {turned, density, needed > screen && density < 2};
}

/// The first columns stay at the left while the others scroll; each starts where the last ended.
void append_frozen(std::string& rules, const std::string& id, const Table& table,
                   const std::vector<std::size_t>& widths) {
    const auto count = std::min<std::size_t>(table.frozen_columns > 0 ? table.frozen_columns : 0,
                                             std::min<std::size_t>(widths.size(), 4));
    if (count == 0) return;
    rules += "@media screen and (min-width:40.01em){";
    fmt::format_to(std::back_inserter(rules),
                   "#{0} tr>:nth-child(-n+{1}){{position:sticky;z-index:1;background:inherit}}", id,
                   count);
    double left = 0;
    for (std::size_t i = 0; i < count; ++i) {
        fmt::format_to(std::back_inserter(rules), "#{} tr>:nth-child({}){{left:{:.2f}em", id, i + 1,
                       left);
        const double width = 0.62 * static_cast<double>(widths[i]) + 1.1;
        if (i + 1 < count) fmt::format_to(std::back_inserter(rules), ";min-width:{:.2f}em", width);
        rules += '}';
        left += width;
    }
    rules += "}\n";
}

/// Columns of sentences get room, or the short ones beside them take it all.
void append_room(std::string& rules, const std::string& id, const Table& table, Language language) {
    constexpr std::size_t sentence = 40, widest = 18;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].wrap) continue;
        std::size_t letters = 0, filled = 0;
        for (const auto& row : table.rows) {
            const auto length =
                i < row.size() ? length_of(to_text(row[i].content, language)) : std::size_t{0};
            letters += length;
            filled += length != 0;
        }
        if (filled == 0 || letters / filled < sentence) continue;
        fmt::format_to(std::back_inserter(rules),
                       "@media screen and (min-width:40.01em){{#{} "
                       "td:nth-child({}){{min-width:{}em}}}}\n",
                       id, i + 1, std::min(9 + letters / filled / 10, widest));
    }
}

/// On a narrow screen a row is a card, and each value stands under the name of its column.
void append_names(std::string& rules, const std::string& id, const Table& table,
                  Language language) {
    rules += "@media screen and (max-width:40em){";
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const auto heading = to_text(table.columns[i].heading, language);
        if (heading.empty()) continue;
        fmt::format_to(std::back_inserter(rules), "#{} td:nth-child({})::before{{content:{}}}", id,
                       i + 1, css_string(heading));
    }
    rules += "}\n";
}

void append_heading(std::string& out, const Column& column, Language language) {
    out += "<th scope=\"col\"";
    if (column.align == Align::right) out += " class=\"r\"";
    if (column.align == Align::centre) out += " class=\"c\"";
    out += '>';
    const auto heading = to_text(column.heading, language);
    const auto meaning = to_text(column.meaning, language);
    if (meaning.empty() || meaning == heading) {
        escape(out, heading);
    } else {
        fmt::format_to(std::back_inserter(out), "<abbr title=\"{}\">{}</abbr>", escaped(meaning),
                       escaped(heading));
    }
    out += "</th>";
}

}

void append_head(std::string& out, const Table& table, Language language) {
    out += "<thead><tr>";
    for (const auto& column : table.columns) append_heading(out, column, language);
    out += "</tr></thead>\n";
}

void append_rows(std::string& out, const Table& table, Language language) {
    static const Column none;
    out += "<tbody>\n";
    for (const auto& row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            append_cell(out, row[i], i < table.columns.size() ? table.columns[i] : none, language);
        out += "</tr>\n";
    }
    if (table.rows.empty())
        fmt::format_to(std::back_inserter(out),
                       "<tr><td class=\"empty\" colspan=\"{}\">{}</td></tr>\n",
                       std::max<std::size_t>(table.columns.size(), 1),
                       escaped(text("document.empty", language)));
    out += "</tbody>";
}

bool append_table(std::string& out, const Table& table, bool landscape, Page& page) {
    const auto id = page.anchors.make(fmt::format("table-{}", ++page.tables));
    const auto widths = widths_of(table, page.language);
    const auto fit = fit_of(widths, landscape);
    const auto caption = escaped(to_text(table.caption, page.language));
    append_frozen(page.rules, id, table, widths);
    append_room(page.rules, id, table, page.language);
    append_names(page.rules, id, table, page.language);
    fmt::format_to(std::back_inserter(out),
                   "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"{}\">"
                   "<table id=\"{}\" class=\"dense-{}{}\"><caption>{}</caption>\n",
                   caption, id, fit.density, fit.tight ? " tight" : "", caption);
    append_head(out, table, page.language);
    append_rows(out, table, page.language);
    out += "</table></div>\n";
    append_lines(out, table.legend, "legend", page.language);
    return fit.landscape;
}

void append_lines(std::string& out, const std::vector<Phrase>& lines, std::string_view style_class,
                  Language language) {
    if (lines.empty()) return;
    fmt::format_to(std::back_inserter(out), "<ul class=\"{}\">", style_class);
    for (const auto& line : lines) {
        out += "<li>";
        escape(out, to_text(line, language));
        out += "</li>";
    }
    out += "</ul>\n";
}

void append_facts(std::string& out, const std::vector<Fact>& facts, Language language) {
    if (facts.empty()) return;
    out += "<dl class=\"facts\">";
    for (const auto& fact : facts) {
        out += "<div><dt>";
        escape(out, to_text(fact.label, language));
        out += "</dt><dd>";
        append_content(out, fact.value.content, language);
        out += "</dd></div>";
    }
    out += "</dl>\n";
}

}
