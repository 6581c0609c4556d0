// A second, plain reading of I.8 on random positions: for each legal move every way of writing it
// is made, and a text is worth the moves among whose writings it is. HAKEM_POSITIONS says on how
// many.

#include "course.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/legal_moves.hpp>

#include <cstdlib>
#include <map>
#include <random>
#include <set>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;

namespace {

using chess::Move;
using chess::PieceType;

/// The letters of king, queen, rook, bishop and knight.
struct Alphabet {
    std::string code;
    std::string letters[5];
    std::string castle_short, castle_long;
};

const Alphabet alphabets[] = {{"tr", {"Ş", "V", "K", "F", "A"}, "0-0", "0-0-0"},
                              {"en", {"K", "Q", "R", "B", "N"}, "O-O", "O-O-O"},
                              {"figurine", {"♔", "♕", "♖", "♗", "♘"}, "O-O", "O-O-O"}};

std::string letter_of(const Alphabet& alphabet, PieceType type) {
    switch (type) {
    case PieceType::king:
        return alphabet.letters[0];
    case PieceType::queen:
        return alphabet.letters[1];
    case PieceType::rook:
        return alphabet.letters[2];
    case PieceType::bishop:
        return alphabet.letters[3];
    case PieceType::knight:
        return alphabet.letters[4];
    default:
        return "";
    }
}

/// "e4" of a number from 0 to 63.
std::string square_text(chess::Square square) {
    const auto number = static_cast<int>(square);
    return {static_cast<char>('a' + number % 8), static_cast<char>('1' + number / 8)};
}

/// Every way of writing a move in short notation, more or less exactly.
std::set<std::string> writings(const chess::Position& position, Move move,
                               const Alphabet& alphabet) {
    if (move.kind == chess::MoveKind::castle_short) return {alphabet.castle_short};
    if (move.kind == chess::MoveKind::castle_long) return {alphabet.castle_long};
    const auto from = square_text(move.from), to = square_text(move.to);
    const bool pawn = move.piece == PieceType::pawn;
    const bool pawn_takes = pawn && from[0] != to[0];
    std::vector<std::string> origins = {"", from.substr(0, 1), from.substr(1), from};
    if (pawn) origins = {pawn_takes ? from.substr(0, 1) : ""};
    std::vector<std::string> ends = {""};
    if (move.is_promotion())
        ends = {"", "=" + letter_of(alphabet, move.promotion()),
                letter_of(alphabet, move.promotion())};
    std::set<std::string> all;
    for (const auto& origin : origins)
        for (const auto* sign : {"", "x"})
            for (const auto& end : ends) {
                if (pawn && !pawn_takes && *sign != '\0') continue;
                all.insert(letter_of(alphabet, move.piece) + origin + sign + to + end);
            }
    static_cast<void>(position);
    return all;
}

/// A position by chance: some moves from the start.
chess::Position random_position(std::mt19937_64& random) {
    for (;;) {
        chess::Position position;
        const auto moves = 2 + random() % 120;
        bool over = false;
        for (std::size_t i = 0; i < moves && !over; ++i) {
            const auto legal = chess::legal_moves(position);
            over = legal.empty();
            if (!over) position.play(legal[random() % legal.size()]);
        }
        if (chess::board_state(position) == chess::BoardState::open &&
            position.fullmove_number() > 1)
            return position;
    }
}

/// The game in that position, resumed, the replier there.
AdjournedGame ready_game(const chess::Position& position) {
    Course course;
    auto event = handed(to_fen(position));
    event.quota = 0;
    course.then("14:00", event).then("14:01", Stopped{}).then("14:10", kept());
    course.then("1 10:00", SetUp{{}, true, true});
    return course.game;
}

Outcome of_sealer(const AdjournedGame& game) {
    return game.sealer == white ? game.white_outcome : game.black_outcome;
}

std::size_t faults = 0;

/// The verdict of the rules beside the plain one.
void compare(const AdjournedGame& ready, const Alphabet& alphabet, const std::string& text,
             const std::vector<Move>& fitting) {
    const auto answer =
        Course::rules().advance(ready, {ready.key, on("1 10:01"), opened(text, alphabet.code)});
    const auto& after = answer.after;
    bool right = !answer.refused;
    if (fitting.size() == 1) {
        right = right && after.sealed_move == fitting.front() &&
                (after.phase == AdjournmentPhase::playing || of_sealer(after) != Outcome::loss);
    } else {
        right = right && !after.sealed_move && of_sealer(after) == Outcome::loss;
        right = right && after.may_be_drawn == !can_mate(ready.position, opposite(ready.sealer));
        const auto& article = answer.steps.front().why.rule;
        right = right && (fitting.empty() ? article != "I.8.1" : article == "I.8.1");
    }
    if (right || ++faults > 10) return;
    BOOST_ERROR(to_fen(ready.position) << " '" << text << "' in " << alphabet.code << ": "
                                       << fitting.size() << " moves fit");
}

/// All texts of all moves, and some that are no move: a piece to a square where none of its kind
/// goes.
void compare_position(const chess::Position& position, const Alphabet& alphabet,
                      std::mt19937_64& random, std::size_t& ambiguous, std::size_t& faulty) {
    std::map<std::string, std::vector<Move>> worth;
    for (const auto move : chess::legal_moves(position))
        for (const auto& text : writings(position, move, alphabet)) worth[text].push_back(move);
    const auto ready = ready_game(position);
    for (const auto& [text, moves] : worth) {
        if (random() % 8 != 0 && moves.size() == 1) continue;
        ambiguous += moves.size() > 1;
        compare(ready, alphabet, text, moves);
    }
    for (int i = 0; i < 4; ++i) {
        const auto text = alphabet.letters[1 + random() % 4] +
                          square_text(static_cast<chess::Square>(random() % 64));
        if (worth.count(text) != 0) continue;
        ++faulty;
        compare(ready, alphabet, text, {});
    }
}

}

BOOST_AUTO_TEST_SUITE(adjournment_second_reading)

BOOST_AUTO_TEST_CASE(i_8_on_random_positions) {
    const auto* wished = std::getenv("HAKEM_POSITIONS");
    const auto count = wished == nullptr ? 3000 : std::strtoull(wished, nullptr, 10);
    std::mt19937_64 random(88);
    std::size_t ambiguous = 0, faulty = 0;
    for (std::size_t i = 0; i < count; ++i)
        compare_position(random_position(random), alphabets[i % 3], random, ambiguous, faulty);
    BOOST_TEST(faults == 0);
    BOOST_TEST(ambiguous > count / 10);
    BOOST_TEST(faulty > count);
}

BOOST_AUTO_TEST_SUITE_END()
