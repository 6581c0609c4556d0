#include "random_positions.hpp"

#include <hakem/chess/legal_moves.hpp>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace hakem::test {

using namespace chess;

namespace {

using enum PieceType;

constexpr int longest_game = 160;

std::size_t below(std::mt19937_64& random, std::size_t limit) { return random() % limit; }

/// Some men anywhere, kings first; rights wherever king and rook stand so.
Setup random_setup(std::mt19937_64& random) {
    Setup setup;
    const auto put = [&](Piece piece) {
        for (int tries = 0; tries < 100; ++tries) {
            const auto square = static_cast<Square>(below(random, 64));
            const bool edge = rank_of(square) == 0 || rank_of(square) == 7;
            if (setup[square] || (piece.type == pawn && edge)) continue;
            setup[square] = piece;
            return;
        }
    };
    constexpr PieceType men[] = {pawn, pawn, pawn, pawn, knight, bishop, rook, queen};
    for (const auto colour : {Colour::white, Colour::black}) {
        if (below(random, 2) == 0) {
            const int rank = colour == Colour::white ? 0 : 7;
            const auto king_file = static_cast<int>(below(random, 6) + 1);
            setup[square_at(king_file, rank)] = {king, colour};
            setup[square_at(static_cast<int>(below(random, static_cast<std::size_t>(king_file))),
                            rank)] = {rook, colour};
            setup[square_at(7, rank)] = {rook, colour};
        } else {
            put({king, colour});
        }
        const auto number = below(random, 12);
        for (std::size_t i = 0; i < number; ++i) put({men[below(random, 8)], colour});
    }
    setup.to_move = below(random, 2) == 0 ? Colour::white : Colour::black;
    setup.castling_rooks = whole_rank(0) | whole_rank(7);
    setup.en_passant =
        square_at(static_cast<int>(below(random, 8)), setup.to_move == Colour::white ? 5 : 2);
    setup.chess960 = true;
    setup.halfmove_clock = static_cast<std::uint16_t>(below(random, 100));
    return setup;
}

/// A setup at random that is a position.
Position random_setup_position(std::mt19937_64& random) {
    for (;;) {
        const auto setup = random_setup(random);
        if (Position::faults_of(setup).empty()) return Position::of(setup);
    }
}

}

std::size_t positions_wished(std::size_t usual) {
    const char* wished = std::getenv("HAKEM_POSITIONS");
    return wished ? std::strtoull(wished, nullptr, 10) : usual;
}

Position random_chess960(std::mt19937_64& random) {
    std::vector<PieceType> order;
    do {
        order = {rook, king, rook, bishop, bishop, knight, knight, queen};
        std::shuffle(order.begin(), order.end(), random);
        const auto at = [&](PieceType type) {
            return std::find(order.begin(), order.end(), type) - order.begin();
        };
        const auto last = [&](PieceType type) {
            return order.rend() - std::find(order.rbegin(), order.rend(), type) - 1;
        };
        if (at(rook) < at(king) && at(king) < last(rook) && (at(bishop) + last(bishop)) % 2 == 1)
            break;
    } while (true);
    auto setup = Position().setup();
    for (int file = 0; file < 8; ++file) {
        const auto type = order[static_cast<std::size_t>(file)];
        setup[square_at(file, 0)] = {type, Colour::white};
        setup[square_at(file, 7)] = {type, Colour::black};
    }
    setup.castling_rooks = whole_rank(0) | whole_rank(7);
    setup.chess960 = true;
    return Position::of(setup);
}

void for_random_positions(std::size_t count, const std::function<void(const Position&)>& look) {
    std::mt19937_64 random(20261130);
    std::size_t seen = 0;
    for (std::size_t game = 0; seen < count; ++game) {
        auto position = game % 4 == 0   ? random_chess960(random)
                        : game % 4 == 1 ? random_setup_position(random)
                                        : Position();
        for (int ply = 0; ply < longest_game && seen < count; ++ply, ++seen) {
            look(position);
            const auto moves = legal_moves(position);
            if (moves.empty()) break;
            position.play(moves[below(random, moves.size())]);
        }
    }
}

}
