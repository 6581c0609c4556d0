#include <hakem/diagram.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hakem {

namespace {

constexpr std::string_view kinds = "KQRBNPkqrbnp";

/// "Kg1, Bc2": the pieces of a side, the king first and pawns without a letter.
std::string pieces_of(const DiagramBoard& board, bool white, Language language) {
    std::string all;
    for (const char kind : white ? kinds.substr(0, 6) : kinds.substr(6))
        for (std::size_t square = 0; square < board.pieces.size(); ++square) {
            if (board.pieces[square] != kind) continue;
            const bool pawn = kind == 'P' || kind == 'p';
            // The letter of the kind: colours are said in words.
            const auto letter = letter_of_piece(
                static_cast<char>(std::toupper(static_cast<unsigned char>(kind))), language);
            all += fmt::format("{}{}{}", all.empty() ? "" : ", ", pawn ? "" : letter,
                               square_name(static_cast<SquareNumber>(square)));
        }
    return all;
}

std::string names_of(const std::vector<SquareNumber>& squares) {
    std::string all;
    for (const auto square : squares) all += (all.empty() ? "" : ", ") + square_name(square);
    return all;
}

}

std::optional<DiagramBoard> board_of_fen(std::string_view fen) {
    DiagramBoard board;
    const auto end = std::min(fen.find(' '), fen.size());
    int file = 0, rank = 7;
    for (const char c : fen.substr(0, end)) {
        if (c == '/') {
            if (file != 8 || rank == 0) return std::nullopt;
            file = 0;
            --rank;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
        } else if (kinds.find(c) != std::string_view::npos && file < 8) {
            board.pieces[static_cast<std::size_t>(rank * 8 + file++)] = c;
        } else {
            return std::nullopt;
        }
        if (file > 8) return std::nullopt;
    }
    if (rank != 0 || file != 8) return std::nullopt;
    board.black_to_move = fen.substr(end).starts_with(" b");
    return board;
}

std::string placement_of(const DiagramBoard& board) {
    std::string all;
    for (std::size_t rank = 8; rank-- > 0;) {
        int empty = 0;
        const auto close = [&] {
            if (empty > 0) all += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (std::size_t file = 0; file < 8; ++file) {
            const char piece = board.pieces[rank * 8 + file];
            if (piece == '\0') {
                ++empty;
                continue;
            }
            close();
            all += piece;
        }
        close();
        if (rank > 0) all += '/';
    }
    return all;
}

std::string square_name(SquareNumber square) {
    return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

std::string letter_of_piece(char piece, Language language) {
    const auto at = kinds.find(piece);
    if (at == std::string_view::npos || piece == '\0') return {};
    return std::string(text(fmt::format("piece.{}", piece), language));
}

std::string_view figurine_of(char piece) {
    constexpr std::array<std::string_view, 12> signs = {"♔", "♕", "♖", "♗", "♘", "♙",
                                                        "♚", "♛", "♜", "♝", "♞", "♟"};
    const auto at = piece == '\0' ? std::string_view::npos : kinds.find(piece);
    return at == std::string_view::npos ? std::string_view() : signs[at];
}

std::string description_of(const DiagramBoard& board, Language language) {
    auto all = format_text("diagram.description", language,
                           {pieces_of(board, true, language), pieces_of(board, false, language),
                            message_argument(board.black_to_move ? "diagram.black-to-move"
                                                                 : "diagram.white-to-move")});
    const auto add = [&](std::string_view key, const std::vector<SquareNumber>& squares) {
        if (!squares.empty()) all += " " + format_text(key, language, {names_of(squares)});
    };
    add("diagram.framed", board.framed);
    add("diagram.dotted", board.dotted);
    add("diagram.inverted", board.inverted);
    for (const auto& arrow : board.arrows)
        all += " " + format_text(arrow.crossed ? "diagram.crossed" : "diagram.arrow", language,
                                 {square_name(arrow.from), square_name(arrow.to)});
    return all;
}

}
