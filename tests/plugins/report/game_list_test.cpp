#include "importers/reading.hpp"
#include <hakem/report.hpp>

#include <boost/test/unit_test.hpp>

namespace hakem::test {

namespace {

std::string game(std::string_view round, std::string_view white, std::string_view black,
                 std::string_view result, std::string_view more, std::string_view moves) {
    return fmt::format("[Event \"Cup\"]\n[Round \"{}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result "
                       "\"{}\"]\n{}\n{}\n\n",
                       round, white, black, result, more, moves);
}

/// "board|white|result|black|moves|eco|opening|note" of each row.
std::string rows_of(const Section& section) {
    const auto& table = std::get<Table>(section.body);
    std::string text;
    for (const auto& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : "|") + to_text(row[i].content, Language::english);
        text += '\n';
    }
    return text;
}

}

BOOST_AUTO_TEST_SUITE(game_list)

BOOST_AUTO_TEST_CASE(moves_openings_and_remarks_by_board) {
    const auto file = read_bytes(
        game("1.2", "Cem", "Dal", "1-0", "[Termination \"forfeit\"]\n", "1-0") +
        game("1.1", "Ak", "Boz", "1-0", "[ECO \"C20\"]\n[Opening \"The \\\"King's\\\" pawn\"]\n",
             "1. e4 e5 2. Ke2 1-0") +
        game("2.1", "Boz", "Cem", "0-1", "[ECO \"A00\"]\n", "*") +
        game("2.2", "Dal", "Ak", "1/2-1/2", "", "1. d4 d5 1-0"));
    const auto& t = file.tournament;
    Diagnostics diagnostics;
    const auto standings = rank(t, {}, registry(), diagnostics);
    const auto& report = registry().get<Report>("games");
    BOOST_TEST(report.applies(t));
    const auto document = report.make({t, standings, ReportOptions{}});
    BOOST_REQUIRE(document.sections.size() == 2);
    BOOST_TEST(rows_of(document.sections[0]) == "1|Ak|1 - 0|Boz|2|C20|The \"King's\" pawn|\n"
                                                "2|Cem|+ - -|Dal||||by forfeit\n");
    BOOST_TEST(rows_of(document.sections[1]) ==
               "1|Boz|0 - 1|Cem||||without moves\n"
               "2|Dal|½ - ½|Ak|1|||the game ends with another result\n");
}

BOOST_AUTO_TEST_CASE(an_event_without_games_has_none) {
    BOOST_TEST(!registry().get<Report>("games").applies(Tournament{}));
}

BOOST_AUTO_TEST_SUITE_END()

}
