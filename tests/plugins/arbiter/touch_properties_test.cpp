// What holds for all touched pieces in positions of random games, and a second, plain reading of
// the rules that has to agree.

#include "incident.hpp"

#include <random>

using namespace hakem;
using namespace hakem::test;
using chess::Move;
using chess::Position;
using chess::Square;

namespace {

struct Random {
    std::mt19937_64 engine{20231};
    std::size_t below(std::size_t limit) { return engine() % limit; }
};

std::vector<Move> legal(const Position& position) {
    const auto all = chess::legal_moves(position);
    return {all.begin(), all.end()};
}

/// A position after some random moves.
Position some_position(Random& random) {
    Position position;
    for (auto plies = random.below(90); plies > 0; --plies) {
        const auto moves = legal(position);
        if (moves.empty()) break;
        position.play(moves[random.below(moves.size())]);
    }
    return position;
}

std::vector<Touch> some_touches(const Position& position, Random& random) {
    std::vector<Square> pieces(position.occupied().begin(), position.occupied().end());
    std::vector<Touch> touches;
    for (auto count = 1 + random.below(4); count > 0; --count)
        touches.push_back({pieces[random.below(pieces.size())], Touch::How::meant});
    // King and a corner rook more often than chance would have it.
    if (random.below(4) == 0) {
        const auto king = position.king(position.to_move());
        const auto home = chess::square_at(random.below(2) == 0 ? 0 : 7,
                                           position.to_move() == Colour::white ? 0 : 7);
        if (!position.is_empty(home)) {
            touches = {{king, Touch::How::meant}, {home, Touch::How::meant}};
            if (random.below(2) == 0) std::swap(touches[0], touches[1]);
        }
    }
    return touches;
}

template<class Keep>
std::vector<Move> where(const std::vector<Move>& moves, Keep keep) {
    std::vector<Move> kept;
    for (const auto& move : moves)
        if (keep(move)) kept.push_back(move);
    return kept;
}

/// 4.3 and 4.4 once more, word by word and without a thought of reasons.
std::vector<Move> plain_reading(const Position& position, const std::vector<Touch>& touches) {
    auto moves = legal(position);
    std::vector<Square> own, theirs, order;
    for (const auto& touch : touches) {
        if (std::find(order.begin(), order.end(), touch.square) != order.end()) continue;
        order.push_back(touch.square);
        const bool mine = position.at(touch.square).colour == position.to_move();
        (mine ? own : theirs).push_back(touch.square);
    }
    const auto king = position.king(position.to_move());
    const auto is_home_rook = [&](Square square) {
        const bool corner = square == Square::a1 || square == Square::h1 || square == Square::a8 ||
                            square == Square::h8;
        const bool home = chess::rank_of(square) == (position.to_move() == Colour::white ? 0 : 7);
        return corner && home && position.type_at(square) == chess::PieceType::rook;
    };
    const auto castles_with = [&](const Move& move, Square rook) {
        return move.is_castling() &&
               (move.kind == chess::MoveKind::castle_short) == (chess::file_of(rook) == 7);
    };
    if (theirs.empty() && own.size() > 1 && own[0] == king && is_home_rook(own[1])) {
        auto castling = where(moves, [&](Move m) { return castles_with(m, own[1]); });
        if (!castling.empty()) return castling;
        auto king_moves = where(moves, [&](Move m) { return m.from == king; });
        return king_moves.empty() ? moves : king_moves;
    }
    if (theirs.empty() && own.size() > 1 && own[1] == king && is_home_rook(own[0]))
        moves = where(moves, [&](Move m) { return !castles_with(m, own[0]); });
    if (!own.empty() && !theirs.empty()) {
        auto both = where(moves, [&](Move m) {
            return m.from == own[0] && position.captured_square(m) == theirs[0];
        });
        if (!both.empty()) return both;
    }
    for (const auto square : order) {
        auto some = where(moves, [&](Move m) {
            return m.from == square || position.captured_square(m) == square;
        });
        if (!some.empty()) return some;
    }
    return moves;
}

}

BOOST_AUTO_TEST_SUITE(arbiter_touch_properties)

BOOST_AUTO_TEST_CASE(touched_pieces_in_random_positions) {
    Random random;
    std::size_t castled = 0, free = 0;
    for (int i = 0; i < 4000; ++i) {
        Incident incident;
        incident.position = some_position(random);
        const auto all = legal(*incident.position);
        incident.touch.touches = some_touches(*incident.position, random);
        const auto ruling = ruled("touch", incident);
        BOOST_TEST_CONTEXT(chess::to_fen(*incident.position)) {
            // Empty only where the game is over; always some of the legal moves; all where free.
            BOOST_TEST(ruling.moves.empty() == all.empty());
            for (const auto& move : ruling.moves)
                BOOST_TEST(std::count(all.begin(), all.end(), move) == 1);
            if (all.empty()) continue;
            BOOST_TEST(!ruling.steps.empty());
            BOOST_TEST((ruling.moves == plain_reading(*incident.position, incident.touch.touches)));
            free += ruling.free ? 1u : 0u;
            castled += ruling.moves.front().is_castling() && ruling.moves.size() == 1 ? 1u : 0u;
        }
    }
    BOOST_TEST(free > 100u);
    BOOST_TEST(castled > 5u);
}

// One own piece touched: if it can move, it moves; touching more afterwards changes nothing.
BOOST_AUTO_TEST_CASE(article_4_3_1_every_touched_piece_that_can_move_goes_first) {
    Random random;
    for (int i = 0; i < 300; ++i) {
        Incident incident;
        incident.position = some_position(random);
        const auto& position = *incident.position;
        const auto all = legal(position);
        for (const auto square : position.pieces(position.to_move())) {
            const auto own = where(all, [&](Move m) { return m.from == square; });
            if (own.empty()) continue;
            incident.touch.touches = {{square, Touch::How::meant}};
            BOOST_TEST((ruled("touch", incident).moves == own));
        }
    }
}

// A completed illegal move never makes the resolver's duty smaller than a legal one, and costs
// time.
BOOST_AUTO_TEST_CASE(article_7_5_1_any_illegal_move) {
    Random random;
    for (int i = 0; i < 1000; ++i) {
        Incident incident;
        incident.position = some_position(random);
        const auto& position = *incident.position;
        if (legal(position).empty()) continue;
        std::vector<Square> own(position.pieces(position.to_move()).begin(),
                                position.pieces(position.to_move()).end());
        const Carried carried{own[random.below(own.size())], static_cast<Square>(random.below(64)),
                              chess::PieceType::none};
        if (carried.from == carried.to) continue;
        incident.touch.completed = carried;
        const auto ruling = ruled("touch", incident);
        const bool is_legal = !where(legal(position), [&](Move m) {
                                   return m.from == carried.from && m.to == carried.to;
                               }).empty();
        BOOST_TEST(steps_of(ruling).starts_with(is_legal ? "stands" : "restore clocks add120"));
        BOOST_TEST(ruling.moves.empty() == is_legal);
    }
}

BOOST_AUTO_TEST_SUITE_END()
