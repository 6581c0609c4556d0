// Pairing cards: sheets of A4 with 1, 2, 4 or 6 cards; places and cut marks are in the style.

#include "diagrams.hpp"
#include "page.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::html {

namespace {

int cards_of(const CardSheet& sheet) {
    const int wanted = sheet.per_sheet;
    return wanted <= 1 ? 1 : wanted <= 2 ? 2 : wanted <= 4 ? 4 : 6;
}

/// More rounds than a card holds comfortably are set smaller; the lines of a list are low.
std::string_view size_class(const Card& card, int per_sheet) {
    const auto rows = static_cast<int>(card.table.rows.size() + card.list.rows.size() / 3);
    const int comfortable = per_sheet == 6 ? 7 : per_sheet == 4 ? 11 : per_sheet == 2 ? 8 : 25;
    return rows <= comfortable ? "card" : rows <= comfortable * 2 ? "card small" : "card smallest";
}

std::size_t longest_word(std::string_view text) {
    std::size_t longest = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        longest = std::max(longest, length_of(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

/// The columns are alike on all cards: their widths are shares of the widest texts. Texts break
/// between words only.
void append_widths(std::string& rules, const CardSheet& sheet, const Table Card::*of_card,
                   std::string_view selector, Language language) {
    constexpr std::size_t widest = 20, widest_note = 13, widest_word = 26, margin = 3;
    std::vector<std::size_t> widths;
    const auto see = [&](const Table& table, std::size_t i, std::string_view text, bool head) {
        if (i >= widths.size()) widths.resize(i + 1);
        const bool wraps = i < table.columns.size() && table.columns[i].wrap;
        auto width = std::min(length_of(text) + (head ? 2 : 0), wraps ? widest_note : widest);
        // A long word takes more than its share of letters: one that does not fit would be torn.
        if (const auto word = longest_word(text); !head && word >= widest / 2)
            width = std::max(width, std::min(word * (wraps ? 7 : 9) / 5, widest_word));
        widths[i] = std::max(widths[i], width + margin);
    };
    for (const auto& card : sheet.cards) {
        const auto& table = card.*of_card;
        for (std::size_t i = 0; i < table.columns.size(); ++i) // headings are bold
            see(table, i, to_text(table.columns[i].heading, language), true);
        for (const auto& row : table.rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                see(table, i, to_text(row[i].content, language), false);
    }
    const auto total = std::accumulate(widths.begin(), widths.end(), std::size_t{0});
    for (std::size_t i = 0; i < widths.size(); ++i)
        fmt::format_to(std::back_inserter(rules), "{} th:nth-child({}){{width:{:.1f}%}}\n",
                       selector, i + 1,
                       100.0 * static_cast<double>(widths[i]) / static_cast<double>(total));
}

void append_card_table(std::string& out, const Table& table, std::string_view markup,
                       const std::string& title, Language language) {
    const auto caption = escaped(to_text(table.caption, language));
    fmt::format_to(std::back_inserter(out), "<table{}><caption>{}</caption>\n", markup,
                   caption.empty() ? title : caption);
    append_head(out, table, language);
    append_rows(out, table, language);
    out += "</table>\n";
}

void append_signatures(std::string& out, const std::vector<Phrase>& signatures, Language language) {
    if (signatures.empty()) return;
    out += "<ul class=\"sign\">";
    for (const auto& name : signatures)
        fmt::format_to(std::back_inserter(out), "<li>{}</li>", escaped(to_text(name, language)));
    out += "</ul>\n";
}

/// The facts; beside them the diagrams, if there are any.
void append_face(std::string& out, const Card& card, Page& page) {
    if (card.diagrams.empty()) return append_facts(out, card.facts, page.language);
    out += "<div class=\"beside\">\n";
    append_facts(out, card.facts, page.language);
    append_diagrams(out, card.diagrams, page);
    out += "</div>\n";
}

/// A dashed line with words on it.
void append_flap(std::string& out, const Phrase& words, Language language) {
    if (!words.empty())
        fmt::format_to(std::back_inserter(out), "<p class=\"flap\"><span>{}</span></p>\n",
                       escaped(to_text(words, language)));
}

void append_card(std::string& out, const Card& card, const CardSheet& sheet, Page& page) {
    const auto title = escaped(to_text(card.title, page.language));
    fmt::format_to(std::back_inserter(out),
                   "<article class=\"{}\"><div class=\"face\"><h3>{}</h3>\n",
                   size_class(card, cards_of(sheet)), title);
    append_face(out, card, page);
    if (!card.table.columns.empty()) append_card_table(out, card.table, "", title, page.language);
    if (!card.list.columns.empty())
        append_card_table(out, card.list, " class=\"roster\"", title, page.language);
    append_signatures(out, card.signatures, page.language);
    auto legend = card.table.legend;
    legend.insert(legend.end(), sheet.legend.begin(), sheet.legend.end());
    append_lines(out, legend, "legend", page.language);
    append_flap(out, card.flap, page.language);
    out += "</div></article>\n";
}

}

void append_cards(std::string& out, const CardSheet& sheet, Page& page) {
    const auto id = page.anchors.make(fmt::format("cards-{}", ++page.tables));
    append_widths(page.rules, sheet, &Card::table, "#" + id, page.language);
    append_widths(page.rules, sheet, &Card::list, "#" + id + " .roster", page.language);
    fmt::format_to(std::back_inserter(out), "<div id=\"{}\">\n", id);
    const int per_sheet = cards_of(sheet);
    for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
        if (i % static_cast<std::size_t>(per_sheet) == 0)
            fmt::format_to(std::back_inserter(out), "{}<div class=\"sheet n{}\">\n",
                           i == 0 ? "" : "</div>\n", per_sheet);
        append_card(out, sheet.cards[i], sheet, page);
    }
    out += sheet.cards.empty() ? "</div>\n" : "</div>\n</div>\n";
}

}
