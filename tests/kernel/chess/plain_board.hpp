#pragma once
/// A second, plain reading of article 3: a board of 8 times 8 letters, every move tried out. It
/// shares nothing with the board of the kernel but its words.

#include <hakem/chess/position.hpp>

#include <string>
#include <vector>

namespace hakem::test {

/// A move of the plain board: "e2e4", "e7e8q"; castling "O-O", "O-O-O".
struct PlainMove {
    int from_file = 0, from_rank = 0, to_file = 0, to_rank = 0;
    char promotion = 0; ///< 'q', 'r', 'b', 'n' or none
    int castling = 0;   ///< 1 short, 2 long

    std::string text() const;
};

class PlainBoard {
public:
    explicit PlainBoard(const chess::Setup& setup);

    std::vector<PlainMove> legal_moves() const;
    PlainBoard after(const PlainMove& move) const;
    bool in_check() const { return attacked(king_file(white_), king_rank(white_), !white_); }
    /// Everything the board knows, for comparison.
    std::string text() const;

private:
    static bool on_board(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }
    char at(int file, int rank) const { return squares_[rank][file]; }
    static bool is_white(char piece) { return piece >= 'A' && piece <= 'Z'; }
    bool is_own(int file, int rank) const {
        return at(file, rank) != '.' && is_white(at(file, rank)) == white_;
    }
    bool is_other(int file, int rank) const {
        return at(file, rank) != '.' && is_white(at(file, rank)) != white_;
    }
    int king_file(bool white) const;
    int king_rank(bool white) const;
    bool attacked(int file, int rank, bool by_white) const;
    bool attacked_on_line(int file, int rank, int df, int dr, bool by_white) const;
    void piece_moves(int file, int rank, std::vector<PlainMove>& moves) const;
    void pawn_moves(int file, int rank, std::vector<PlainMove>& moves) const;
    void castlings(std::vector<PlainMove>& moves) const;
    bool may_castle(int castling) const;
    void castle(int castling);
    void lose_rights(int file, int rank);

    char squares_[8][8]; ///< [rank][file], '.' empty
    bool white_;
    int rook_file_[2][2]; ///< [black][long], -1 = right lost
    int passed_file_ = -1, passed_rank_ = -1;
    int clock_, number_;
};

/// The same text of a position of the kernel.
std::string plain_text(const chess::Position& position);
/// The same text of a move.
std::string plain_text(chess::Move move);

}
