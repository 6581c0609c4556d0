#include "rank_terms.hpp"

#include <hakem/term_table.hpp>

namespace hakem::command {

Section terms_section(const Standings& standings) {
    std::vector<TermRow> rows;
    for (const auto& standing : standings.rows)
        for (std::size_t code = 0; code < standings.codes.size(); ++code)
            if (standings.codes[code].name != "LOT") rows.push_back({&standing, code, false});
    Section section;
    section.id = "terms";
    section.heading = Phrase::of("rank.terms");
    auto table = terms_table(standings, rows);
    table.caption = section.heading;
    section.body = std::move(table);
    section.landscape = standings.history.rounds > 5;
    return section;
}

}
