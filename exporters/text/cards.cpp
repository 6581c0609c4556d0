#include "layout.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace hakem::text_format {

namespace {

/// The corners and crossings of a frame line.
struct FrameLine {
    std::string_view left, cross, right;
};

/// Between the outer bars: each column with a space at both sides, and the bars between.
std::size_t inner_width(const Grid& grid) {
    const auto columns = grid.widths.size();
    return std::accumulate(grid.widths.begin(), grid.widths.end(), columns * 3 - 1);
}

/// Gives the room to the last column of words.
void widen(Grid& grid, std::size_t room) {
    auto column = grid.widths.size() - 1;
    for (std::size_t i = 0; i < grid.aligns.size(); ++i)
        if (grid.aligns[i] == Align::left) column = i;
    grid.widths[column] += room;
}

/// A framed card: title and facts at the top, a row a round below; a list and lines to sign on
/// where it has them.
class FramedCard {
public:
    FramedCard(const Card& card, Language language, const Signs& signs)
        : card_(card), language_(language), signs_(signs),
          grid_(grid_of(card.table, language, signs)), list_(grid_of(card.list, language, signs)) {
        constexpr std::size_t narrowest = 60;
        if (grid_.widths.empty()) grid_.widths.push_back(narrowest);
        const auto list = list_.widths.empty() ? 0 : inner_width(list_);
        width_ = std::max({narrowest, inner_width(grid_), list});
        constexpr std::size_t widest = 110;
        if (!card.diagrams.empty()) width_ = std::max(width_, std::min(longest_fact() + 2, widest));
        widen(grid_, width_ - inner_width(grid_));
        if (list != 0) widen(list_, width_ - list);
    }

    void append(std::string& out) const {
        out += frame(grid_, signs_.simple ? FrameLine{"+", "-", "+"} : FrameLine{"┌", "─", "┐"});
        out += line(shown(to_text(card_.title, language_), signs_));
        append_facts(out);
        if (!grid_.heading.empty()) append_grid(out, grid_);
        if (!list_.widths.empty()) append_grid(out, list_);
        out += frame(list_.widths.empty() ? grid_ : list_,
                     signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"└", "┴", "┘"});
        if (!card_.diagrams.empty()) {
            out += '\n';
            append_diagrams(out, card_.diagrams, language_, signs_);
        }
        for (const auto& name : card_.signatures)
            out += "\n" + shown(to_text(name, language_), signs_) + ": " + repeated("_", 40) + "\n";
    }

    void append_flap(std::string& out) const {
        if (card_.flap.empty()) return;
        const auto dashes = repeated("- ", width_ / 2) + "-";
        out += "\n" + dashes + "\n" + shown(to_text(card_.flap, language_), signs_) + "\n";
    }

private:
    void append_grid(std::string& out, const Grid& grid) const {
        out += frame(grid, signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"├", "┬", "┤"});
        out += row(grid, grid.heading);
        out += frame(grid, signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"├", "┼", "┤"});
        for (const auto& texts : grid.rows) out += row(grid, texts);
    }

    std::string frame(const Grid& grid, const FrameLine& signs) const {
        std::string all(signs.left);
        for (std::size_t i = 0; i < grid.widths.size(); ++i) {
            if (i > 0) all += signs.cross;
            all += repeated(signs_.horizontal(), grid.widths[i] + 2);
        }
        return all + std::string(signs.right) + "\n";
    }

    std::string line(std::string_view text) const {
        return fmt::format("{0} {1} {0}\n", signs_.vertical(),
                           fit(text, width_ - 2, Align::left, signs_));
    }

    std::string row(const Grid& grid, const std::vector<std::string>& texts) const {
        std::string all(signs_.vertical());
        for (std::size_t i = 0; i < texts.size(); ++i)
            all += fmt::format(" {} {}", fit(texts[i], grid.widths[i], grid.aligns[i], signs_),
                               signs_.vertical());
        return all + "\n";
    }

    std::string text_of(const Fact& fact) const {
        return shown(to_text(fact.label, language_), signs_) + ": " +
               shown(to_text(fact.value.content, language_), signs_);
    }

    /// The longest fact with its label: beside a diagram none is cut.
    std::size_t longest_fact() const {
        std::size_t longest = 0;
        for (const auto& fact : card_.facts)
            longest = std::max(longest, display_width(text_of(fact)));
        return longest;
    }

    /// As many facts in a line as there is room for; beside a diagram one.
    void append_facts(std::string& out) const {
        constexpr std::string_view gap = "   ";
        std::string facts;
        for (const auto& fact : card_.facts) {
            const auto one = text_of(fact);
            const auto together = display_width(facts) + gap.size() + display_width(one);
            if (!facts.empty() && (together > width_ - 2 || !card_.diagrams.empty())) {
                out += line(facts);
                facts.clear();
            }
            if (!facts.empty()) facts += gap;
            facts += one;
        }
        if (!facts.empty()) out += line(facts);
    }

    const Card& card_;
    Language language_;
    Signs signs_;
    Grid grid_, list_;
    std::size_t width_ = 0;
};

}

void append_cards(std::string& out, const CardSheet& sheet, Language language, const Signs& signs) {
    for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
        if (i > 0) out += '\n';
        const FramedCard card(sheet.cards[i], language, signs);
        card.append(out);
        for (const auto& phrase : sheet.cards[i].table.legend)
            out += shown(to_text(phrase, language), signs) + "\n";
        card.append_flap(out);
    }
}

}
