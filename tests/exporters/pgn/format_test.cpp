// The export format of the PGN standard: tags, escapes, lines, moves as they were.

#include "importers/reading.hpp"
#include <hakem/exporter.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

namespace hakem::test {

namespace {

std::string write(const Tournament& tournament, const ExportOptions& options = {}) {
    Diagnostics diagnostics;
    return registry().get<Exporter>("pgn").write(tournament, options, diagnostics);
}

Tournament pair_of(std::string white, std::string black) {
    Tournament t;
    t.name = "Cup";
    Player one, two;
    one.id = 1;
    one.name = std::move(white);
    one.rounds = {{2, Colour::white, Outcome::win}};
    two.id = 2;
    two.name = std::move(black);
    two.rounds = {{1, Colour::black, Outcome::loss}};
    t.players = {one, two};
    return t;
}

std::string with_moves(std::string_view moves, std::string_view more = {}) {
    return fmt::format(
        "[Event \"Cup\"]\n[Site \"?\"]\n[Date \"2026.03.01\"]\n[Round \"1\"]\n[White "
        "\"X\"]\n[Black \"Y\"]\n[Result \"1-0\"]\n{}\n{}\n",
        more, moves);
}

}

BOOST_AUTO_TEST_SUITE(pgn_format)

BOOST_AUTO_TEST_CASE(seven_tags_in_their_order_then_the_others_by_name) {
    auto t = pair_of("Ak, Ali", "Boz, Can");
    t.start = t.end = {2026, 3, 1};
    t.players[0].rating = 2001;
    BOOST_TEST(write(t) == "[Event \"Cup\"]\n[Site \"?\"]\n[Date \"2026.03.01\"]\n[Round \"1.1\"]\n"
                           "[White \"Ak, Ali\"]\n[Black \"Boz, Can\"]\n[Result \"1-0\"]\n"
                           "[BlackStartNo \"2\"]\n[EventDate \"2026.03.01\"]\n[EventRounds \"1\"]\n"
                           "[WhiteElo \"2001\"]\n[WhiteStartNo \"1\"]\n\n1-0\n\n");
}

BOOST_AUTO_TEST_CASE(quotes_and_backslashes_are_escaped) {
    const auto text = write(pair_of("A \"B\" \\ C]", "D\n[E \"x\"]"));
    BOOST_TEST(text.find("[White \"A \\\"B\\\" \\\\ C]\"]") != text.npos);
    const auto read = read_bytes(text);
    BOOST_TEST(read.player(1).name == "A \"B\" \\ C]");
    BOOST_TEST(read.tournament.players.size() == 2);
}

BOOST_AUTO_TEST_CASE(moves_comments_and_variations_stay) {
    const std::string moves = "1. e4 {best by test} e5 (1... c5 2. Nf3 (2. c3 $14) d6) 2. Nf3 $1 ; "
                              "line\n2... Nc6 1-0";
    const auto text = write(read_bytes(with_moves(moves, "[ECO \"C44\"]\n")).tournament);
    BOOST_TEST(text.find("\n" + moves + "\n") != text.npos);
    BOOST_TEST(text.find("[ECO \"C44\"]") != text.npos);
}

/// Standard 8.2.1: less than 80 columns; only blanks become line breaks.
BOOST_AUTO_TEST_CASE(long_lines_are_broken_at_blanks) {
    std::string moves;
    for (int i = 1; i <= 60; ++i)
        moves += fmt::format("{0}. Nf3 {{yürüyüş {0}}} Nf6 {0}... Ng1 Ng8 ", i);
    moves += "1-0";
    auto text = write(read_bytes(with_moves(moves)).tournament);
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        BOOST_TEST(length_of(line) < 80);
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
    const auto at = text.find("1. Nf3");
    auto joined = text.substr(at);
    std::replace(joined.begin(), joined.end(), '\n', ' ');
    BOOST_TEST(trim(joined) == moves);
}

/// Only the comment to the end of a line stays on it.
BOOST_AUTO_TEST_CASE(line_comments_are_not_broken) {
    const std::string comment = "; " + std::string(50, 'a') + " " + std::string(60, 'b');
    const std::string words =
        "1. e4 {" + std::string(40, 'c') + " " + std::string(40, 'd') + "} e5";
    const auto text =
        write(read_bytes(with_moves(words + " " + comment + "\n2. Nf3 1-0")).tournament);
    BOOST_TEST(text.find("c\nd") != text.npos);
    BOOST_TEST(text.find(comment + "\n2. Nf3") != text.npos);
}

/// What no reader could end is ended: comment, variations, results, empty lines, controls.
BOOST_AUTO_TEST_CASE(moves_are_written_whole) {
    const auto written = [](std::string_view moves) {
        const auto text = write(read_bytes(with_moves(moves)).tournament);
        return std::string(trim(std::string_view(text).substr(text.find("1. d4"))));
    };
    BOOST_TEST(written("1. d4 {no end d5 1-0") == "1. d4 {no end d5 1-0 } 1-0");
    BOOST_TEST(written("1. d4 (1. e4 (1. c4 d5 1-0\n\n 1-0") == "1. d4 (1. e4 (1. c4 d5 )) 1-0");
    BOOST_TEST(written("1. d4 ) d5\n\n2. c4 1-0").find("\n\n") == std::string::npos);
    BOOST_TEST(written(std::string_view("1. d4\0 d5\x1F 1-0", 14)).find_first_of("\0\x1F", 0, 2) ==
               std::string::npos);
    BOOST_TEST(written("1. d4\xEF\xBB\xBF d5 1-0") == "1. d4 d5 1-0");
    BOOST_TEST(written("1. d4 (1. e4 1-0) d5 1-0") == "1. d4 (1. e4 1-0) d5 1-0");
    Diagnostics diagnostics;
    registry().get<Exporter>("pgn").write(read_bytes(with_moves("1. d4 {x 1-0")).tournament, {},
                                          diagnostics);
    BOOST_TEST(diagnostics.by_code().contains("PGN-0404"));
}

BOOST_AUTO_TEST_CASE(game_of_one_side_is_told) {
    auto t = pair_of("Ak, Ali", "Boz, Can");
    t.players[1].rounds = {{0, Colour::none, Outcome::zero_bye}};
    Diagnostics diagnostics;
    registry().get<Exporter>("pgn").write(t, {}, diagnostics);
    BOOST_TEST(diagnostics.by_code().contains("PGN-0405"));
    t = pair_of("Ak, Ali", "Boz, Can");
    t.players[1].rounds[0].outcome = Outcome::pending;
    registry().get<Exporter>("pgn").write(t, {}, diagnostics);
    BOOST_TEST(diagnostics.by_code().contains("PGN-0406"));
}

/// Records 092, 102, 112, 122 and 152 have tags of ours.
BOOST_AUTO_TEST_CASE(words_of_the_event_come_back) {
    auto t = pair_of("Ak, Ali", "Boz, Can");
    t.type = "Swiss of the club";
    t.encoded_type = "FIDE_DUTCH";
    t.chief_arbiter = "Dal, Ece";
    t.deputy_arbiters = {"Er, Ada", "Us, Alp"};
    t.time_control = "5 dakika + 3 saniye";
    t.initial_colour = Colour::black;
    const auto read = read_bytes(write(t)).tournament;
    BOOST_TEST(read.type == t.type);
    BOOST_TEST(read.encoded_type == t.encoded_type);
    BOOST_TEST(read.chief_arbiter == t.chief_arbiter);
    BOOST_TEST((read.deputy_arbiters == t.deputy_arbiters));
    BOOST_TEST(read.time_control == t.time_control);
    BOOST_TEST((read.initial_colour == t.initial_colour));
}

/// A bye that had White is written so again, once.
BOOST_AUTO_TEST_CASE(byes_keep_their_side) {
    const auto read = read_bytes("[Event \"Cup\"]\n[Round \"1.1\"]\n[White \"Bye\"]\n[Black "
                                 "\"Ak, Ali\"]\n[Result \"0-1\"]\n\n0-1\n");
    const auto text = write(read.tournament);
    BOOST_TEST(text.find("[White \"bye\"]\n[Black \"Ak, Ali\"]\n[Result \"0-1\"]") != text.npos);
    BOOST_TEST(read_bytes(text).rounds(1) == "0-U");
    BOOST_TEST(read_bytes(text).tournament.games.size() == 1);
}

/// Standard 8.2.6: the token is that of the Result tag.
BOOST_AUTO_TEST_CASE(token_follows_the_tag) {
    const auto text = write(read_bytes(with_moves("1. e4 *")).tournament);
    BOOST_TEST(text.find("1. e4 1-0\n") != text.npos);
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_hidden) {
    auto t = pair_of("Ak, Ali 10000000146", "Boz, Can");
    BOOST_TEST(write(t).find("10000000146") == std::string::npos);
    ExportOptions options;
    options.with_identity = true;
    BOOST_TEST(write(t, options).find("10000000146") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(results_that_the_four_tokens_cannot_say) {
    auto t = pair_of("Ak, Ali", "Boz, Can");
    for (const auto& [white, black] :
         std::vector<std::pair<Outcome, Outcome>>{{Outcome::draw, Outcome::loss},
                                                  {Outcome::loss, Outcome::loss},
                                                  {Outcome::forfeit_loss, Outcome::forfeit_loss},
                                                  {Outcome::unrated_draw, Outcome::unrated_draw},
                                                  {Outcome::unrated_win, Outcome::unrated_loss},
                                                  {Outcome::adjourned, Outcome::adjourned},
                                                  {Outcome::forfeit_loss, Outcome::forfeit_win}}) {
        t.players[0].rounds[0].outcome = white;
        t.players[1].rounds[0].outcome = black;
        const auto read = read_bytes(write(t));
        BOOST_TEST(static_cast<char>(read.player(1).rounds[0].outcome) == static_cast<char>(white));
        BOOST_TEST(static_cast<char>(read.player(2).rounds[0].outcome) == static_cast<char>(black));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}
