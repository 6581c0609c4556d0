#include "legend.hpp"

#include <algorithm>

namespace hakem::club {

namespace {

/// Which signs occur.
class Signs {
public:
    void look_at(const Table& table) {
        for (const Row& row : table.rows)
            for (const Cell& cell : row) {
                strong_ = strong_ || cell.strong;
                std::visit([this](const auto& content) { see(content); }, cell.content);
            }
    }

    std::vector<Phrase> lines() const {
        std::vector<Phrase> legend;
        const auto add = [&](bool seen, std::string_view key) {
            if (seen) legend.push_back(Phrase::of(key));
        };
        add(encounter_, "legend.encounter");
        add(match_, "legend.match-cell");
        add(colour_, "legend.colours");
        add(forfeit_, "legend.forfeit");
        add(unrated_, "legend.unrated");
        add(circled_, "legend.circle");
        add(adjourned_, "legend.adjourned");
        add(match_adjourned_, "legend.match-adjourned");
        add(arrow_, "legend.arrows");
        add(diagonal_, "legend.matrix");
        add(two_results_, "legend.two-results");
        add(strong_, "legend.strong");
        return legend;
    }

private:
    template<class T>
    void see(const T&) {}

    void see(Outcome outcome, bool circled) {
        forfeit_ = forfeit_ || is_forfeit(outcome);
        circled_ = circled_ || circled;
        adjourned_ = adjourned_ || outcome == Outcome::adjourned;
        unrated_ = unrated_ || outcome == Outcome::unrated_win ||
                   outcome == Outcome::unrated_draw || outcome == Outcome::unrated_loss;
    }
    void see(const ResultCell& cell) {
        if (cell.as_points)
            circled_ = true;
        else
            see(cell.outcome, cell.circled);
    }
    void see(const Value& value) { circled_ = circled_ || value.circled; }
    void see(const GameResult& result) {
        see(result.white, false);
        see(result.black, false);
    }
    void see(const ColourCell& cell) { colour_ = colour_ || cell.colour != Colour::none; }
    void see(const Encounter& cell) {
        match_ = match_ || cell.of_match;
        encounter_ = encounter_ || !cell.of_match;
        if (cell.of_match) {
            circled_ = circled_ || cell.circled;
            match_adjourned_ = match_adjourned_ || cell.outcome == Outcome::adjourned;
        } else {
            see(cell.outcome, cell.circled);
        }
        colour_ = colour_ || cell.colour != Colour::none;
        arrow_ = arrow_ || cell.arrow != 0;
    }
    void see(const MatrixCell& cell) {
        // In a matrix "(-)" is the sign of annulled games; the table itself explains it.
        for (const ResultCell& result : cell.results)
            if (!result.circled || result.as_points) see(result);
        two_results_ = two_results_ || cell.results.size() > 1;
    }
    void see(const Diagonal&) { diagonal_ = true; }
    void see(const Arrow& arrow) { arrow_ = arrow_ || arrow.direction != 0; }

    bool encounter_ = false, colour_ = false, forfeit_ = false, unrated_ = false, circled_ = false;
    bool adjourned_ = false, arrow_ = false, diagonal_ = false, two_results_ = false;
    bool strong_ = false, match_ = false, match_adjourned_ = false;
};

void append(std::vector<Phrase>& legend, const Signs& signs) {
    for (Phrase& line : signs.lines())
        if (std::find(legend.begin(), legend.end(), line) == legend.end())
            legend.push_back(std::move(line));
}

}

void add_legend(Table& table) {
    Signs signs;
    signs.look_at(table);
    append(table.legend, signs);
}

void add_legend(CardSheet& sheet) {
    Signs signs;
    for (const Card& card : sheet.cards)
        for (const auto* table : {&card.table, &card.list}) signs.look_at(*table);
    append(sheet.legend, signs);
}

}
