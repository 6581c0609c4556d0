#include "support.hpp"

using namespace hakem;
using namespace hakem::chess;
using test::position;

namespace {

using enum MoveNote;

constexpr auto start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr auto castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto promotion = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
constexpr auto passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr auto open_game = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

/// Whether a text is read as this move (UCI) with these notes and no others.
void check(std::string_view fen, std::string_view text, std::string_view uci,
           std::initializer_list<MoveNote> notes, const Letters& letters = english_letters()) {
    const auto board = position(fen);
    const auto reading = read_move(board, text, letters);
    BOOST_TEST((reading.fault == MoveFault::none), text);
    if (reading.fault != MoveFault::none) return;
    BOOST_TEST(to_uci(board, reading.move) == uci, text);
    MoveNotes expected;
    for (const auto note : notes) expected.add(note);
    std::string found;
    for (const auto note : reading.notes.list())
        found += std::to_string(static_cast<int>(note)) + " ";
    BOOST_TEST((reading.notes == expected), text << ": " << found);
}

MoveFault fault(std::string_view fen, std::string_view text,
                const Letters& letters = english_letters()) {
    return read_move(position(fen), text, letters).fault;
}

std::string fitting(std::string_view fen, std::string_view text) {
    const auto board = position(fen);
    return test::sans(board, candidates(board, text, turkish_letters()), turkish_letters());
}

}

BOOST_AUTO_TEST_SUITE(chess_read_move)

BOOST_AUTO_TEST_CASE(exact_san_has_no_notes) {
    check(start, "Nf3", "g1f3", {});
    check(start, "e4", "e2e4", {});
    check(castling, "O-O", "e1g1", {});
    check(castling, "Rxa8+", "a1a8", {});
    check(promotion, "e8=Q+", "e7e8q", {});
    check(passed, "exd6", "e5d6", {});
}

BOOST_AUTO_TEST_CASE(castling_in_all_its_forms) {
    check(castling, "0-0", "e1g1", {castling_zeros});
    check(castling, "0-0-0", "e1c1", {castling_zeros});
    check(castling, "O-O+", "e1g1", {check_extra});
    check(castling, "o-o-o", "e1c1", {castling_other});
    check(castling, "OO", "e1g1", {castling_other});
    check(castling, "e1g1", "e1g1", {castling_other});
    check(castling, "Kg1", "e1g1", {castling_other});
    check(castling, "Ke1-g1", "e1g1", {castling_other});
    check(castling, "0-0", "e1g1", {}, turkish_letters());
    check(castling, "O-O", "e1g1", {castling_other}, turkish_letters());
}

BOOST_AUTO_TEST_CASE(long_algebraic_and_uci) {
    check(start, "e2-e4", "e2e4", {long_algebraic});
    check(start, "e2e4", "e2e4", {uci});
    check(start, "Ng1f3", "g1f3", {long_algebraic});
    check(start, "Ng1-f3", "g1f3", {long_algebraic});
    check(start, "g1f3", "g1f3", {uci});
    check(promotion, "e7e8q", "e7e8q", {uci, promotion_sign, promotion_lower_case, check_missing});
    check(start, "Ngf3", "g1f3", {disambiguation_extra});
    check(start, "N1f3", "g1f3", {disambiguation_extra});
    check(start, "N-f3", "g1f3", {hyphen});
    check(start, "e-4", "e2e4", {hyphen});
    // The whole square is SAN where file and rank are both needed.
    check("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1", "h4e1", {});
}

BOOST_AUTO_TEST_CASE(promotions) {
    check(promotion, "e8Q+", "e7e8q", {promotion_sign});
    check(promotion, "e8(Q)+", "e7e8q", {promotion_sign});
    check(promotion, "e8/Q+", "e7e8q", {promotion_sign});
    check(promotion, "e8=q+", "e7e8q", {promotion_lower_case});
    check(promotion, "e8=N", "e7e8n", {});
    check(promotion, "e8V+", "e7e8q", {promotion_sign}, turkish_letters());
    BOOST_TEST((fault(promotion, "e8") == MoveFault::promotion));
    BOOST_TEST((fault(promotion, "e8=K") == MoveFault::promotion));
    BOOST_TEST((fault(start, "Nf3=Q") == MoveFault::promotion));
}

BOOST_AUTO_TEST_CASE(captures_and_en_passant) {
    check(passed, "exd6e.p.", "e5d6", {en_passant_suffix});
    check(passed, "exd6 ep", "e5d6", {en_passant_suffix, spacing});
    check(passed, "ed6", "e5d6", {capture_missing});
    check(passed, "ed", "e5d6", {capture_missing});
    check(passed, "exd", "e5d6", {});
    check(passed, "e:d6", "e5d6", {capture_sign});
    check(passed, "ed6:", "e5d6", {capture_sign});
    check(castling, "Ra8", "a1a8", {capture_missing, check_missing});
    check(start, "Nxf3", "g1f3", {capture_extra});
}

BOOST_AUTO_TEST_CASE(signs_behind_the_move) {
    constexpr auto mate = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1";
    check(mate, "Qg7#", "g1g7", {});
    check(mate, "Qg7++", "g1g7", {mate_sign});
    check(mate, "Qg7+", "g1g7", {mate_missing});
    check(mate, "Qg7", "g1g7", {mate_missing});
    check(mate, "Vg7 mat", "g1g7", {mate_sign, spacing}, turkish_letters());
    check(mate, "Vg7++", "g1g7", {mate_sign}, turkish_letters());
    check(mate, "Qg2#", "g1g2", {mate_extra});
    check(mate, "Qh2", "g1h2", {check_missing});
    check(start, "Nf3!?", "g1f3", {assessment});
    check(start, "Nf3+", "g1f3", {check_extra});
}

BOOST_AUTO_TEST_CASE(upper_and_lower_case) {
    check(start, "nf3", "g1f3", {piece_lower_case});
    check(start, "NF3", "g1f3", {square_upper_case});
    check(start, "E4", "e2e4", {square_upper_case});
    check(start, "Pe4", "e2e4", {pawn_letter});
    // A small b is a pawn where a pawn can go, else the bishop.
    constexpr auto both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    check(both, "bxc3", "b2c3", {});
    check(both, "Bxc3", "d2c3", {});
    check(open_game, "bb5", "f1b5", {piece_lower_case});
    check(start, "ac3", "b1c3", {piece_lower_case}, turkish_letters());
}

BOOST_AUTO_TEST_CASE(letters_of_other_languages) {
    check(start, "♘f3", "g1f3", {figurine});
    check(start, "♞f3", "g1f3", {figurine});
    check(start, "Sf3", "g1f3", {letters});
    check(start, "Cf3", "g1f3", {letters});
    check(start, "Af3", "g1f3", {letters});
    check(start, "Af3", "g1f3", {}, turkish_letters());
    check(castling, "Şf1", "e1f1", {letters});
    check(castling, "şf1", "e1f1", {piece_lower_case}, turkish_letters());
    check(castling, "Sf1", "e1f1", {letter_plain}, turkish_letters());
    BOOST_TEST(read_move(position(castling), "Şf1").letters->code == "tr");
    // T is a rook in most languages; D a queen, not in English.
    check(castling, "Txa8+", "a1a8", {letters});
    // A letter that English has is never read in another language.
    BOOST_TEST((fault(start, "Ke3") == MoveFault::no_piece));
    // A: knight in Turkish, bishop in Spanish and Italian; both could go.
    constexpr auto apart = "4k3/8/8/8/8/8/8/2B1K1N1 w - - 0 1";
    check(apart, "Af3", "g1f3", {letters});
    constexpr auto unclear = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1";
    const auto reading = read_move(position(unclear), "Ah3");
    BOOST_TEST((reading.fault == MoveFault::ambiguous));
    BOOST_TEST(test::sans(position(unclear), reading.candidates) == "Bh3 Nh3");
}

BOOST_AUTO_TEST_CASE(what_is_no_move_has_a_reason) {
    for (const auto* text : {"", " ", "x", "e", "Z", "1-0", "Nf9", "Nf3f4f5", "O-O-O-O", "=Q", "+",
                             "e4e5e6", "Nf", "(Q)", "\xff\xfe", "hello"})
        BOOST_TEST((fault(start, text) == MoveFault::no_move), text);
    BOOST_TEST((fault(start, std::string(1000, 'e')) == MoveFault::no_move));
    for (const auto* text : {"--", "Z0", "@@@@", "null", "0000"})
        BOOST_TEST((fault(start, text) == MoveFault::null_move), text);
    BOOST_TEST((fault(start, "N@f3") == MoveFault::drop));
    BOOST_TEST((fault(start, "Nd4") == MoveFault::no_piece));
    BOOST_TEST((fault(start, "O-O") == MoveFault::no_piece));
    BOOST_TEST((fault("3rk3/8/8/8/3N4/8/8/3K4 w - - 0 1", "Nf3") == MoveFault::in_check));
    const auto knights = read_move(position("4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1"), "Nd3");
    BOOST_TEST((knights.fault == MoveFault::ambiguous));
    BOOST_TEST(knights.candidates.size() == 2U);
}

BOOST_AUTO_TEST_CASE(guidelines_1_8_candidates_of_a_sealed_move) {
    constexpr auto knights = "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1";
    BOOST_TEST(fitting(knights, "Ad3") == "Abd3 Afd3");
    BOOST_TEST(fitting(knights, "Abd3") == "Abd3");
    BOOST_TEST(fitting(knights, "Axd3+") == "Abd3 Afd3");
    BOOST_TEST(fitting(knights, "ad3") == "Abd3 Afd3");
    BOOST_TEST(fitting(knights, "Nbd3") == ""); // not in these letters
    BOOST_TEST(fitting(knights, "?") == "");
    constexpr auto mate = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1";
    BOOST_TEST(fitting(mate, "Vg7") == "Vg7#");
    BOOST_TEST(fitting(mate, "Vg7 ++") == "Vg7#");
    BOOST_TEST(fitting(mate, "Vg1-g6") == "Vg6");
    BOOST_TEST(fitting(promotion, "e8") == "e8=A e8=F e8=K+ e8=V+");
    BOOST_TEST(fitting(promotion, "e8V") == "e8=V+");
    BOOST_TEST(fitting(passed, "ed") == "exd6");
    BOOST_TEST(fitting(castling, "0-0-0") == "0-0-0");
    // A pawn's capture as it should be written is no bishop's move.
    BOOST_TEST(fitting("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1", "bxc3") == "bxc3");
}

BOOST_AUTO_TEST_SUITE_END()
