// PGN, points 6 and 7: moves and move numbers in every form (rules/formats.md 4.1).

#include "games.hpp"
#include <hakem/chess/fen.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

/// Moves from a position, and what was found.
std::string from_fen(std::string_view fen, std::string_view moves) {
    const auto file = read_pgn(fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n{} *\n", fen, moves));
    return file.only().shape + (file.codes.empty() ? "" : " | " + file.codes);
}

/// Where the moves lead to, the board alone.
std::string board_after(std::string_view text) {
    return chess::board_fen(read_pgn(text).only().last);
}

constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion = "1n5k/P7/8/8/8/8/8/7K w - - 0 1";

}

BOOST_AUTO_TEST_SUITE(pgn_moves)

BOOST_AUTO_TEST_CASE(castling_with_letters_and_zeros) {
    BOOST_TEST(from_fen(castling, "1. O-O O-O-O") == "O-O O-O-O *");
    BOOST_TEST(from_fen(castling, "1. 0-0 0-0-0") == "0-0 0-0-0 * | PGN-0050");
    BOOST_TEST(from_fen("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O+") == "O-O+ *");
}

BOOST_AUTO_TEST_CASE(promotions_in_every_form) {
    BOOST_TEST(from_fen(promotion, "1. a8=Q") == "a8=Q *");
    for (const auto* form : {"a8Q", "a8(Q)", "a8/Q", "a8=q", "a7a8q", "axb8Q+", "axb8=R+"}) {
        const auto shape = from_fen(promotion, form);
        BOOST_TEST(shape.starts_with(std::string(form) + " *"), shape);
    }
    BOOST_TEST(from_fen(promotion, "1. a8") == "<a8 > * | PGN-0060");
}

BOOST_AUTO_TEST_CASE(long_algebraic_uci_and_en_passant) {
    BOOST_TEST(board_after("1. e2-e4 e7-e5 2. Ng1-f3 Nb8c6 3. f1b5 a7a6 4. Bb5xc6 d7xc6 *") ==
               "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R");
    BOOST_TEST(board_after("1. e4 a6 2. e5 d5 3. exd6e.p. *") ==
               "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR");
    BOOST_TEST(board_after("1. e4 a6 2. e5 d5 3. exd6 *") ==
               "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR");
}

BOOST_AUTO_TEST_CASE(bishop_and_pawn_of_the_b_file) {
    constexpr std::string_view fen = "7k/8/8/8/2p5/1P1B4/8/7K w - - 0 1";
    const auto after = [&](std::string_view move) {
        return board_after(fmt::format("[FEN \"{}\"]\n\n1. {} *\n", fen, move));
    };
    BOOST_TEST(after("bxc4") == "7k/8/8/8/2P5/3B4/8/7K");
    BOOST_TEST(after("Bxc4") == "7k/8/8/8/2B5/1P6/8/7K");
}

BOOST_AUTO_TEST_CASE(signs_of_capture_check_and_mate_missing_or_too_many) {
    BOOST_TEST(moves_of("1. e4 d5 2. exd5 Qxd5 3. Nc3 *") == "e4 d5 exd5 Qxd5 Nc3 *");
    BOOST_TEST(moves_of("1. e4 d5 2. ed5 Qd5 *") == "e4 d5 ed5 Qd5 * | PGN-0050");
    BOOST_TEST(moves_of("1. e4 e5 2. Nxf3 *") == "e4 e5 Nxf3 * | PGN-0050");
    BOOST_TEST(moves_of("1. e4+ e5# *") == "e4+ e5# * | PGN-0050 PGN-0050");
    BOOST_TEST(moves_of("1. f4 e6 2. g4 Qh4# 0-1") == "f4 e6 g4 Qh4# 0-1");
    BOOST_TEST(moves_of("1. Ng1f3 Nb8c6 *").starts_with("Ng1f3 Nb8c6 *"));
}

BOOST_AUTO_TEST_CASE(null_moves_and_drops) {
    BOOST_TEST(moves_of("1. d4 e6 2. c4 d5 ({x} 2... -- 3. a3 Nf6) 3. Nf3 *") ==
               "d4 e6 c4 d5 ( {x} -- a3 Nf6 ) Nf3 *");
    for (const auto* none : {"--", "Z0", "@@@@", "null", "0000"})
        BOOST_TEST(moves_of(fmt::format("1. e4 {} 2. d4 *", none)) ==
                   fmt::format("e4 {} d4 * | PGN-0047", none));
    BOOST_TEST(moves_of("1. e4 e5 2. N@f3 Nc6 *") == "e4 e5 <N@f3 Nc6 > * | PGN-0060");
    BOOST_TEST(moves_of("1. e4 d5 2. Bb5+ -- *") == "e4 d5 Bb5+ <-- > * | PGN-0060");
}

BOOST_AUTO_TEST_CASE(figurines_and_letters_of_languages) {
    BOOST_TEST(moves_of("1. ♘f3 ♞f6 *").starts_with("♘f3 ♞f6 *"));
    const auto german = read_pgn("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd5 *");
    BOOST_TEST(german.only().plies == 10U);
    BOOST_TEST(german.only().letters == "de");
    BOOST_TEST(german.codes == "PGN-0051");
}

BOOST_AUTO_TEST_CASE(turkish_letters_where_k_is_the_rook) {
    // After 8.Kd1 the rook stands on d1; with English letters the king would.
    const std::string moves = "1. d4 d5 2. Ac3 Ac6 3. Fg5 Fg4 4. Vd3 Vd6 5. O-O-O h6 6. Fh4 Vf4+ "
                              "7. e3 Vg5 8. Ke1 e6 9. Şb1 *";
    const auto file = read_pgn(moves);
    BOOST_TEST(file.only().letters == "tr");
    BOOST_TEST(file.only().plies == 17U);
    BOOST_TEST(file.only().whole);
    BOOST_TEST(chess::board_fen(file.only().last).ends_with("/1K2RBNR"));
    // The same in Windows-1254, where Ş is DE.
    auto bytes = "[White \"Ak\xFDn\xE7 \xDEim\xFE"
                 "ek\"]\n\n" +
                 moves;
    bytes.replace(bytes.find("Ş"), 2, "\xDE");
    const auto old = read_pgn(bytes);
    BOOST_TEST(old.only().plies == 17U);
    BOOST_TEST(old.only().tag("White") == "Akınç Şimşek");
    BOOST_TEST(old.encoding == "windows-1254");
}

BOOST_AUTO_TEST_CASE(letters_are_those_of_a_game_not_of_the_file) {
    const auto file = read_pgn("1. Af3 Af6 *\n\n1. Nf3 Nf6 2. Rg1 Kd7 *\n\n1. Nf3 d5 2. Rg1 Kd7 *");
    BOOST_REQUIRE_EQUAL(file.games.size(), 3U);
    BOOST_TEST(file.games[0].letters == "tr");
    BOOST_TEST(file.games[1].letters == "en");
    BOOST_TEST(file.games[1].plies == 3U); // 2...Kd7 is illegal behind e7
    BOOST_TEST(file.games[2].plies == 4U);
}

BOOST_AUTO_TEST_CASE(move_numbers_in_any_form) {
    for (const auto* moves :
         {"1.e4 e5 2.Nf3", "1. e4 1... e5 2. Nf3", "1 e4 1...e5 2 Nf3", "1 . e4 1. ... e5 2 .Nf3",
          "e4 e5 Nf3", "1.e4 1…e5 2.Nf3", "1. e4\n1... e5\n2.\nNf3", "1.e4,e5"}) {
        const auto file = read_pgn(std::string(moves) + " *");
        BOOST_TEST(file.only().plies >= 1U);
        if (std::string_view(moves).find(',') == std::string_view::npos) {
            BOOST_TEST(file.only().shape == "e4 e5 Nf3 *");
            BOOST_TEST(file.codes == "");
        }
    }
}

BOOST_AUTO_TEST_CASE(move_numbers_that_skip_are_told_and_do_not_count) {
    BOOST_TEST(moves_of("1. e4 e5 3. Nf3 Nc6 4. Bb5 *") == "e4 e5 Nf3 Nc6 Bb5 * | PGN-0048");
    // Numbers may begin anywhere.
    BOOST_TEST(moves_of("31. e4 e5 32. Nf3 *") == "e4 e5 Nf3 *");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_leaves_the_rest_as_text) {
    const auto file = read_pgn("[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Nc6 {x} 1-0\n\n"
                               "[Event \"B\"]\n[Result \"*\"]\n\n1. d4 *\n");
    BOOST_REQUIRE_EQUAL(file.games.size(), 2U);
    BOOST_TEST(file.games[0].shape == "e4 e5 <Ke3 Nc6 {x} > 1-0");
    BOOST_TEST(!file.games[0].whole);
    BOOST_TEST(file.games[0].plies == 2U);
    BOOST_TEST(file.games[1].whole);
    BOOST_TEST(file.codes == "PGN-0060");
    const auto& found = file.findings.front();
    BOOST_TEST(found.line == 4U);
    BOOST_TEST(found.column == 13U);
    BOOST_TEST(found.length == 3U);
    BOOST_TEST(message_of(found, Language::english).find("2. Ke3: illegal, no piece") == 0U);
    BOOST_TEST(message_of(found, Language::turkish).find("2. Ke3: kurala aykırı") == 0U);
}

BOOST_AUTO_TEST_CASE(why_a_move_cannot_be_played) {
    const auto why = [](std::string_view fen, std::string_view move) {
        const auto file =
            read_pgn(fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n1. {} *\n", fen, move));
        return message_of(file.findings.front(), Language::english);
    };
    BOOST_TEST(why("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rd4").find("no piece") != std::string::npos);
    BOOST_TEST(why("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "Rd2").find("in check") !=
               std::string::npos);
    BOOST_TEST(why("4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1", "Rb1").find("ambiguous") !=
               std::string::npos);
    BOOST_TEST(why(promotion, "a8").find("promotion") == std::string::npos);
    BOOST_TEST(why(promotion, "a8").find("becomes") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
