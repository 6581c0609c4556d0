#include "plain_board.hpp"

#include <cstdlib>

namespace hakem::test {

namespace {

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
}

std::string square_text(int file, int rank) {
    return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

struct Direction {
    int file, rank;
};
constexpr Direction straight[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr Direction oblique[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr Direction jumps[] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                               {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

}

std::string PlainMove::text() const {
    if (castling != 0) return castling == 1 ? "O-O" : "O-O-O";
    auto text = square_text(from_file, from_rank) + square_text(to_file, to_rank);
    if (promotion != 0) text += promotion;
    return text;
}

PlainBoard::PlainBoard(const chess::Setup& setup)
    : white_(setup.to_move == Colour::white), clock_(setup.halfmove_clock),
      number_(setup.fullmove_number) {
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            const auto piece = setup.board[static_cast<std::size_t>(rank * 8 + file)];
            squares_[rank][file] = chess::fen_letter(piece);
        }
    for (int black = 0; black < 2; ++black) {
        const int rank = black * 7;
        rook_file_[black][0] = rook_file_[black][1] = -1;
        for (int file = 0; file < 8; ++file)
            if (setup.castling_rooks.contains(chess::square_at(file, rank)))
                rook_file_[black][file > king_file(black == 0) ? 0 : 1] = file;
    }
    if (setup.en_passant != chess::Square::none) {
        passed_file_ = chess::file_of(setup.en_passant);
        passed_rank_ = chess::rank_of(setup.en_passant);
    }
}

int PlainBoard::king_file(bool white) const {
    for (const auto& rank : squares_)
        for (int file = 0; file < 8; ++file)
            if (rank[file] == (white ? 'K' : 'k')) return file;
    return -1;
}

int PlainBoard::king_rank(bool white) const {
    for (int rank = 0; rank < 8; ++rank)
        for (const char piece : squares_[rank])
            if (piece == (white ? 'K' : 'k')) return rank;
    return -1;
}

bool PlainBoard::attacked_on_line(int file, int rank, int df, int dr, bool by_white) const {
    for (int step = 1;; ++step) {
        const int f = file + step * df, r = rank + step * dr;
        if (!on_board(f, r)) return false;
        const char piece = at(f, r);
        if (piece == '.') continue;
        if (is_white(piece) != by_white) return false;
        const char kind = small(piece);
        return kind == 'q' || kind == (df == 0 || dr == 0 ? 'r' : 'b') ||
               (kind == 'k' && step == 1);
    }
}

bool PlainBoard::attacked(int file, int rank, bool by_white) const {
    for (const auto& way : straight)
        if (attacked_on_line(file, rank, way.file, way.rank, by_white)) return true;
    for (const auto& way : oblique)
        if (attacked_on_line(file, rank, way.file, way.rank, by_white)) return true;
    for (const auto& jump : jumps)
        if (on_board(file + jump.file, rank + jump.rank) &&
            at(file + jump.file, rank + jump.rank) == (by_white ? 'N' : 'n'))
            return true;
    const int behind = rank + (by_white ? -1 : 1);
    for (const int side : {-1, 1})
        if (on_board(file + side, behind) && at(file + side, behind) == (by_white ? 'P' : 'p'))
            return true;
    return false;
}

void PlainBoard::piece_moves(int file, int rank, std::vector<PlainMove>& moves) const {
    const char kind = small(at(file, rank));
    const auto go = [&](const Direction& way, bool far) {
        for (int step = 1; step == 1 || far; ++step) {
            const int f = file + step * way.file, r = rank + step * way.rank;
            if (!on_board(f, r) || is_own(f, r)) return;
            moves.push_back({file, rank, f, r});
            if (is_other(f, r)) return;
        }
    };
    if (kind == 'n')
        for (const auto& jump : jumps) go(jump, false);
    if (kind == 'r' || kind == 'q' || kind == 'k')
        for (const auto& way : straight) go(way, kind != 'k');
    if (kind == 'b' || kind == 'q' || kind == 'k')
        for (const auto& way : oblique) go(way, kind != 'k');
}

void PlainBoard::pawn_moves(int file, int rank, std::vector<PlainMove>& moves) const {
    const int up = white_ ? 1 : -1;
    const auto arrive = [&](int to_file, int to_rank) {
        if (to_rank == 0 || to_rank == 7)
            for (const char piece : {'q', 'r', 'b', 'n'})
                moves.push_back({file, rank, to_file, to_rank, piece});
        else
            moves.push_back({file, rank, to_file, to_rank});
    };
    if (at(file, rank + up) == '.') {
        arrive(file, rank + up);
        if (rank == (white_ ? 1 : 6) && at(file, rank + 2 * up) == '.') arrive(file, rank + 2 * up);
    }
    for (const int side : {-1, 1}) {
        if (!on_board(file + side, rank + up)) continue;
        const bool passed = file + side == passed_file_ && rank + up == passed_rank_;
        if (is_other(file + side, rank + up) || passed) arrive(file + side, rank + up);
    }
}

bool PlainBoard::may_castle(int castling) const {
    const int rank = white_ ? 0 : 7;
    const int rook = rook_file_[white_ ? 0 : 1][castling - 1];
    if (rook < 0) return false;
    const int king = king_file(white_);
    const int king_to = castling == 1 ? 6 : 2, rook_to = castling == 1 ? 5 : 3;
    const auto between = [](int file, int a, int b) {
        return file >= std::min(a, b) && file <= std::max(a, b);
    };
    for (int file = 0; file < 8; ++file) {
        if (between(file, king, king_to) && attacked(file, rank, !white_)) return false;
        if (file == king || file == rook || at(file, rank) == '.') continue;
        if (between(file, king, king_to) || between(file, rook, rook_to)) return false;
    }
    return true;
}

void PlainBoard::castlings(std::vector<PlainMove>& moves) const {
    const int rank = white_ ? 0 : 7;
    for (const int castling : {1, 2})
        if (may_castle(castling))
            moves.push_back({king_file(white_), rank, castling == 1 ? 6 : 2, rank, 0, castling});
}

std::vector<PlainMove> PlainBoard::legal_moves() const {
    std::vector<PlainMove> tried, legal;
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            if (!is_own(file, rank)) continue;
            if (small(at(file, rank)) == 'p')
                pawn_moves(file, rank, tried);
            else
                piece_moves(file, rank, tried);
        }
    castlings(tried);
    for (const auto& move : tried) {
        const auto next = after(move);
        if (!next.attacked(next.king_file(white_), next.king_rank(white_), !white_))
            legal.push_back(move);
    }
    return legal;
}

void PlainBoard::castle(int castling) {
    const int rank = white_ ? 0 : 7;
    const int king = king_file(white_), rook = rook_file_[white_ ? 0 : 1][castling - 1];
    squares_[rank][king] = squares_[rank][rook] = '.';
    squares_[rank][castling == 1 ? 6 : 2] = white_ ? 'K' : 'k';
    squares_[rank][castling == 1 ? 5 : 3] = white_ ? 'R' : 'r';
}

void PlainBoard::lose_rights(int file, int rank) {
    for (int black = 0; black < 2; ++black)
        for (int& rook : rook_file_[black]) {
            if (rank == black * 7 && file == rook) rook = -1;
            if (at(file, rank) == (black ? 'k' : 'K')) rook = -1;
        }
}

PlainBoard PlainBoard::after(const PlainMove& move) const {
    auto next = *this;
    next.passed_file_ = next.passed_rank_ = -1;
    next.clock_ = clock_ + 1;
    const char piece = at(move.from_file, move.from_rank);
    if (move.castling != 0) {
        next.castle(move.castling);
        next.rook_file_[white_ ? 0 : 1][0] = next.rook_file_[white_ ? 0 : 1][1] = -1;
    } else {
        next.lose_rights(move.from_file, move.from_rank);
        next.lose_rights(move.to_file, move.to_rank);
        if (small(piece) == 'p' || at(move.to_file, move.to_rank) != '.') next.clock_ = 0;
        next.squares_[move.from_rank][move.from_file] = '.';
        next.squares_[move.to_rank][move.to_file] =
            move.promotion == 0 ? piece
                                : static_cast<char>(white_ ? move.promotion - 32 : move.promotion);
    }
    if (small(piece) == 'p') {
        if (move.to_file == passed_file_ && move.to_rank == passed_rank_ &&
            move.from_file != move.to_file)
            next.squares_[move.from_rank][move.to_file] = '.';
        if (std::abs(move.to_rank - move.from_rank) == 2) {
            next.passed_file_ = move.to_file;
            next.passed_rank_ = (move.from_rank + move.to_rank) / 2;
        }
    }
    if (!white_) ++next.number_;
    next.white_ = !white_;
    return next;
}

std::string PlainBoard::text() const {
    std::string text;
    for (const auto& rank : squares_) text.append(rank, 8);
    text += white_ ? " w" : " b";
    for (const auto& side : rook_file_)
        for (const int rook : side) text += rook < 0 ? '-' : static_cast<char>('a' + rook);
    if (passed_file_ >= 0) text += square_text(passed_file_, passed_rank_);
    return text + ' ' + std::to_string(clock_) + ' ' + std::to_string(number_);
}

std::string plain_text(const chess::Position& position) {
    std::string text;
    for (int i = 0; i < 64; ++i)
        text += chess::fen_letter(position.at(static_cast<chess::Square>(i)));
    text += position.to_move() == Colour::white ? " w" : " b";
    for (const auto colour : {Colour::white, Colour::black})
        for (const auto side : {chess::Castling::short_side, chess::Castling::long_side}) {
            const auto rook = position.castling_rook(colour, side);
            text += rook == chess::Square::none ? '-' : to_text(rook)[0];
        }
    if (position.en_passant() != chess::Square::none) text += to_text(position.en_passant());
    return text + ' ' + std::to_string(position.halfmove_clock()) + ' ' +
           std::to_string(position.fullmove_number());
}

std::string plain_text(chess::Move move) {
    if (move.is_castling()) return move.kind == chess::MoveKind::castle_short ? "O-O" : "O-O-O";
    auto text = to_text(move.from) + to_text(move.to);
    if (move.is_promotion()) text += chess::fen_letter({move.promotion(), Colour::black});
    return text;
}

}
