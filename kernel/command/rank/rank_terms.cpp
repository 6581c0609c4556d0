#include "rank_terms.hpp"

#include <hakem/term_table.hpp>

namespace hakem::command {

std::vector<Section> terms_sections(const Standings& standings) {
    std::vector<TermRow> rows;
    for (const auto& standing : standings.rows)
        for (std::size_t code = 0; code < standings.codes.size(); ++code)
            if (standings.codes[code].name != "LOT") rows.push_back({&standing, code, false});
    std::vector<Section> sections;
    const auto add = [&](std::string_view id, std::string_view heading, Table table) {
        auto& section = sections.emplace_back();
        section.id = id;
        section.heading = Phrase::of(heading);
        section.landscape = standings.history.rounds > 5;
        table.caption = section.heading;
        section.body = std::move(table);
    };
    add("terms", "rank.terms", terms_table(standings, rows));
    auto how = how_table(standings, rows);
    if (!how.rows.empty()) add("how", "rank.how-heading", std::move(how));
    return sections;
}

}
