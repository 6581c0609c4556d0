// PGN made to hurt: bounded memory, bounded findings, an end in reasonable time.

#include "games.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

/// Reads with a small limit for a game.
PgnFile read_small(std::string_view text) {
    Diagnostics diagnostics("test.pgn");
    pgn::Reader reader(text, diagnostics, pgn::Limits{4096, 64 << 10, 256});
    return read_pgn(reader, diagnostics);
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

}

BOOST_AUTO_TEST_SUITE(pgn_hostile)

BOOST_AUTO_TEST_CASE(a_game_without_end_is_cut_and_the_next_one_found) {
    const std::string end = "\n[Event \"B\"]\n\n1. d4 *\n";
    for (const auto* body :
         {"Nf3 Nf6 Ng1 Ng8 ", "{x} ", "( ", "x", "{", "[a \"b\"] ", "$1 ", "\n"}) {
        const auto file =
            read_small("[Event \"A\"]\n\n1. e4 " + repeated(body, (1 << 20) / 4) + end);
        BOOST_REQUIRE(!file.games.empty());
        const auto& last = file.games.back();
        BOOST_TEST(last.tag("Event") == "B");
        BOOST_TEST(last.shape == "d4 *");
        for (const auto& game : file.games) BOOST_TEST(game.text.size() <= 64U << 10);
    }
}

BOOST_AUTO_TEST_CASE(the_cut_is_an_error_with_its_place) {
    const auto file = read_small("[Event \"A\"]\n\n1. e4 " + repeated("Nf6 Ng8 ", 20000));
    BOOST_TEST(file.only().cut);
    BOOST_TEST(!file.only().whole);
    BOOST_TEST(file.codes.find("PGN-0006") != std::string::npos);
    BOOST_TEST((file.findings.front().severity == Severity::error));
}

BOOST_AUTO_TEST_CASE(behind_text_without_a_game_the_next_one_is_found) {
    for (const char filler : {'\0', ' ', 'x'}) {
        const auto file = read_small(std::string(1 << 18, filler) + "\n[Event \"B\"]\n\n1. d4 *\n");
        BOOST_REQUIRE(!file.games.empty());
        BOOST_TEST(file.games.back().tag("Event") == "B");
    }
}

BOOST_AUTO_TEST_CASE(findings_are_bounded) {
    Diagnostics diagnostics("test.pgn");
    const auto text = repeated("[Event \"A\"]\n\n1. Ke2 ) ) ) what ever *\n", 20000);
    pgn::Reader reader(std::string_view(text), diagnostics);
    pgn::Game game;
    while (reader.next(game)) {
    }
    BOOST_TEST(reader.games() == 20000U);
    BOOST_TEST(diagnostics.by_code().find("PGN-0060")->second == 20000U);
    BOOST_TEST(diagnostics.all().size() <= 10 * Diagnostics::limit_per_code);
}

BOOST_AUTO_TEST_CASE(brackets_of_any_depth_need_no_stack) {
    const auto file =
        read_pgn("1. e4 " + repeated("(", 200000) + "d4" + repeated(")", 200000) + " *");
    BOOST_TEST(file.games.size() == 1U);
    BOOST_TEST(file.codes.find("PGN-0044") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
