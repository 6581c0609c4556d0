#include "layout.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <numeric>

namespace hakem::text_format {

namespace {

/// The corners and crossings of a frame line.
struct FrameLine {
    std::string_view left, cross, right;
};

/// A framed card: title and facts at the top, a row a round below.
class FramedCard {
public:
    FramedCard(const Card& card, Language language, const Signs& signs)
        : card_(card), language_(language), signs_(signs),
          grid_(grid_of(card.table, language, signs)) {
        constexpr std::size_t narrowest = 60;
        if (grid_.widths.empty()) grid_.widths.push_back(narrowest);
        const auto own = inner_width();
        if (own < narrowest) grid_.widths.back() += narrowest - own;
    }

    void append(std::string& out) const {
        out += frame(signs_.simple ? FrameLine{"+", "-", "+"} : FrameLine{"┌", "─", "┐"});
        out += line(shown(to_text(card_.title, language_), signs_));
        append_facts(out);
        out += frame(signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"├", "┬", "┤"});
        out += row(grid_.heading);
        out += frame(signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"├", "┼", "┤"});
        for (const auto& texts : grid_.rows) out += row(texts);
        out += frame(signs_.simple ? FrameLine{"+", "+", "+"} : FrameLine{"└", "┴", "┘"});
    }

private:
    /// Between the outer bars: each column with a space at both sides, and the bars between.
    std::size_t inner_width() const {
        const auto columns = grid_.widths.size();
        return std::accumulate(grid_.widths.begin(), grid_.widths.end(), columns * 3 - 1);
    }

    std::string frame(const FrameLine& signs) const {
        std::string all(signs.left);
        for (std::size_t i = 0; i < grid_.widths.size(); ++i) {
            if (i > 0) all += signs.cross;
            all += repeated(signs_.horizontal(), grid_.widths[i] + 2);
        }
        return all + std::string(signs.right) + "\n";
    }

    std::string line(std::string_view text) const {
        return fmt::format("{0} {1} {0}\n", signs_.vertical(),
                           fit(text, inner_width() - 2, Align::left, signs_));
    }

    std::string row(const std::vector<std::string>& texts) const {
        std::string all(signs_.vertical());
        for (std::size_t i = 0; i < texts.size(); ++i)
            all += fmt::format(" {} {}", fit(texts[i], grid_.widths[i], grid_.aligns[i], signs_),
                               signs_.vertical());
        return all + "\n";
    }

    /// As many facts in a line as there is room for.
    void append_facts(std::string& out) const {
        constexpr std::string_view gap = "   ";
        std::string facts;
        for (const auto& fact : card_.facts) {
            const auto one = shown(to_text(fact.label, language_), signs_) + ": " +
                             shown(to_text(fact.value.content, language_), signs_);
            const auto together = display_width(facts) + gap.size() + display_width(one);
            if (!facts.empty() && together > inner_width() - 2) {
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
    Grid grid_;
};

}

void append_cards(std::string& out, const CardSheet& sheet, Language language, const Signs& signs) {
    for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
        if (i > 0) out += '\n';
        FramedCard(sheet.cards[i], language, signs).append(out);
        for (const auto& phrase : sheet.cards[i].table.legend)
            out += shown(to_text(phrase, language), signs) + "\n";
    }
}

}
