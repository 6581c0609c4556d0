#include "support.hpp"
#include <hakem/language.hpp>

#include <set>

using namespace hakem;
using namespace hakem::chess;
using test::position;

namespace {

/// The findings as "fault@offset+length" with the number of the fault.
std::string findings(std::string_view fen) {
    std::string text;
    for (const auto& found : read_fen(fen).findings)
        text += (text.empty() ? "" : " ") + std::to_string(static_cast<int>(found.fault)) + "@" +
                std::to_string(found.offset) + "+" + std::to_string(found.length);
    return text;
}

std::string finding(FenFault fault, std::size_t offset, std::size_t length) {
    return std::to_string(static_cast<int>(fault)) + "@" + std::to_string(offset) + "+" +
           std::to_string(length);
}

/// A FEN that is read with one finding.
struct Case {
    const char* fen;
    FenFault fault;
    std::size_t offset, length;
};

const Case fatal[] = {
    {"", FenFault::board_missing, 0, 0},
    {"4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenFault::board_character, 17, 1},
    {"4k3/8/8/8/9/8/8/4K3 w - - 0 1", FenFault::board_character, 10, 1},
    {"4k3/8/8/7/8/8/8/4K3 w - - 0 1", FenFault::rank_short, 9, 1},
    {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", FenFault::rank_short, 19, 0},
    {"4k3/8/8/8p/8/8/8/4K3 w - - 0 1", FenFault::rank_long, 9, 1},
    {"4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", FenFault::ranks_extra, 19, 2},
    {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenFault::side_unknown, 20, 1},
    {"4k3/8/8/8/8/8/8/8 w - - 0 1", FenFault::king_missing, 0, 17},
    {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", FenFault::king_twice, 18, 1},
    {"4k3/8/8/8/8/8/8/4K2P w - - 0 1", FenFault::pawn_on_edge, 19, 1},
    {"4k3/8/8/8/8/4R3/8/4K3 w - - 0 1", FenFault::opponent_in_check, 1, 1},
    {"4k3/8/8/8/PPPPPPPP/PPPPPPPP/8/4K3 w - - 0 1", FenFault::too_many_men, 17, 1},
};

const Case mended[] = {
    {"4k3/8/8/8/8/8/8/4K3", FenFault::side_missing, 19, 0},
    {"4k3/8/8/8/8/8/8/4K3 w - -", FenFault::fields_missing, 25, 0},
    {"4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", FenFault::castling_impossible, 23, 1},
    {"4k3/8/8/8/8/8/R7/4K3 w Q - 0 1", FenFault::castling_impossible, 23, 1},
    {"4k3/8/8/8/8/8/8/R3K3 w Qx - 0 1", FenFault::castling_character, 24, 1},
    {"4k3/8/8/8/8/8/8/R3K3 w QQ - 0 1", FenFault::castling_impossible, 24, 1},
    {"4k3/8/8/8/8/8/8/4K3 w - e5 0 1", FenFault::en_passant_square, 24, 2},
    {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenFault::en_passant_impossible, 24, 2},
    {"4k3/8/8/8/8/8/8/4K3 w - - x 1", FenFault::clock, 26, 1},
    {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenFault::clock, 26, 2},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", FenFault::move_number, 28, 1},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", FenFault::move_number, 28, 11},
    {"4k3/8/8/8/8/8/8/4K3  w - - 0 1", FenFault::spacing, 19, 2},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 acd 5;", FenFault::trailing, 30, 6},
    {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", FenFault::too_many_pawns, 0, 27},
    {"4k3/8/8/8/8/8/PPPPPPPP/3QK2Q w - - 0 1", FenFault::too_many_promoted, 0, 28},
    {"4k3/8/3N1N2/8/8/8/8/3K4 b - - 0 1", FenFault::impossible_checks, 0, 23},
};

}

BOOST_AUTO_TEST_SUITE(chess_fen)

BOOST_AUTO_TEST_CASE(what_leaves_no_position_is_told_with_its_place) {
    for (const auto& each : fatal) {
        BOOST_TEST(!read_fen(each.fen).position.has_value(), each.fen);
        BOOST_TEST(findings(each.fen) == finding(each.fault, each.offset, each.length), each.fen);
    }
}

BOOST_AUTO_TEST_CASE(the_rest_is_read_and_told) {
    for (const auto& each : mended) {
        BOOST_TEST(read_fen(each.fen).position.has_value(), each.fen);
        BOOST_TEST(findings(each.fen) == finding(each.fault, each.offset, each.length), each.fen);
    }
}

BOOST_AUTO_TEST_CASE(every_fault_has_its_own_words) {
    std::set<std::string_view> keys;
    for (int i = 0; i <= static_cast<int>(FenFault::impossible_checks); ++i) {
        const auto key = message_key(static_cast<FenFault>(i));
        BOOST_TEST(has_text(key), key);
        BOOST_TEST(keys.insert(key).second, key);
    }
    BOOST_TEST(message_key(FenFault::clock) == "fen.clock");
    BOOST_TEST(message_key(FenFault::impossible_checks) == "fen.impossible-checks");
}

BOOST_AUTO_TEST_CASE(several_faults_are_told_at_once) {
    BOOST_TEST(findings("4k3/7/8/9/8/8/8/4K3 z - - 0 1") ==
               finding(FenFault::rank_short, 5, 1) + " " +
                   finding(FenFault::board_character, 8, 1) + " " +
                   finding(FenFault::side_unknown, 20, 1));
    BOOST_TEST(read_fen(std::string(100000, 'k')).has(FenFault::too_long));
    BOOST_TEST(read_fen("\0\xff").findings.size() > 0U);
}

BOOST_AUTO_TEST_CASE(whose_king_is_wrong_is_told) {
    const auto reading = read_fen("8/8/8/8/8/8/8/4K3 w - - 0 1");
    BOOST_TEST_REQUIRE(reading.findings.size() == 1U);
    BOOST_TEST((reading.findings[0].colour == Colour::black));
    const auto check = read_fen("4k3/8/8/8/8/4R3/8/4K3 w - - 0 1");
    BOOST_TEST((check.findings[0].square == Square::e8));
}

BOOST_AUTO_TEST_CASE(what_was_mended_stands_in_the_position) {
    BOOST_TEST(to_fen(position("4k3/8/8/8/8/8/8/R3K3")) == "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    BOOST_TEST(to_fen(position(" 4k3/8/8/8/8/8/8/R3K3  b KQ e6 7 x y")) ==
               "4k3/8/8/8/8/8/8/R3K3 b Q - 7 1");
}

BOOST_AUTO_TEST_CASE(the_en_passant_square_is_written_always_or_where_it_counts) {
    const auto start = Position();
    const auto after = test::played(start, "e2e4");
    BOOST_TEST(to_fen(after) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    BOOST_TEST(to_fen(after, EnPassantField::legal) ==
               "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    const std::string usable = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    BOOST_TEST(to_fen(position(usable), EnPassantField::legal) == usable);
    BOOST_TEST(to_fen(position("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1"), EnPassantField::legal) ==
               "4k3/8/8/r2pP2K/8/8/8/8 w - - 0 1");
}

BOOST_AUTO_TEST_CASE(chess960_is_read_from_both_ways_of_writing_it) {
    const auto by_file =
        position("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");
    const auto by_side =
        position("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9");
    BOOST_TEST(by_file.chess960());
    BOOST_TEST((by_file == by_side));
    // The inner rook has the right: only its file says so.
    const std::string inner = "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1";
    BOOST_TEST((position(inner).castling_rook(Colour::white, Castling::long_side) == Square::b1));
    BOOST_TEST(to_fen(position(inner)) == inner);
    BOOST_TEST(
        (position("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1").castling_rooks() == SquareSet(Square::a1)));
    // Squares of chess, but declared as Chess960.
    const std::string declared = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1";
    BOOST_TEST(to_fen(position(declared)) == declared);
}

BOOST_AUTO_TEST_CASE(a_setup_can_be_changed) {
    // The queen that is a rook (4.4.4).
    auto setup = position("b7/6pk/4R2p/2P5/8/P5NP/6P1/3q2K1 w - - 0 60").setup();
    setup[Square::d1] = {PieceType::rook, Colour::black};
    BOOST_TEST(Position::faults_of(setup).empty());
    BOOST_TEST(to_fen(Position::of(setup)) == "b7/6pk/4R2p/2P5/8/P5NP/6P1/3r2K1 w - - 0 60");
    setup[Square::g1] = {};
    BOOST_TEST_REQUIRE(Position::faults_of(setup).size() == 1U);
    BOOST_TEST((Position::faults_of(setup)[0].fault == SetupFault::king_missing));
}

BOOST_AUTO_TEST_CASE(a_position_is_small) { BOOST_TEST(sizeof(Position) < 200U); }

BOOST_AUTO_TEST_CASE(squares_are_read_and_written) {
    BOOST_TEST(to_text(Square::h8) == "h8");
    BOOST_TEST(to_text(Square::none) == "-");
    BOOST_TEST((parse_square("E4") == Square::e4));
    for (const auto* text : {"", "e", "e9", "i1", "e44", "-"}) BOOST_TEST(!parse_square(text));
}

BOOST_AUTO_TEST_SUITE_END()
