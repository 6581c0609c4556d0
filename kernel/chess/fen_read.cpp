#include "fen_fields.hpp"
#include <hakem/chess/fen.hpp>

#include <algorithm>
#include <charconv>

namespace hakem::chess {

namespace {

constexpr std::size_t longest_fen = 200;

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Reads a FEN field by field.
class FenReader {
public:
    explicit FenReader(std::string_view text) : text_(text) {}

    FenReading read() {
        if (text_.size() > longest_fen) {
            add(FenFault::too_long, 0, text_.size());
            return done();
        }
        split();
        read_board(field(0));
        read_side(field(1));
        if (fatal_) return done();
        read_castling(field(2));
        read_en_passant(field(3));
        read_clocks();
        check_setup();
        if (!fatal_) {
            reading_.position = Position::of(setup_);
            check_reachable();
        }
        return done();
    }

private:
    void add(FenFault fault, std::size_t offset, std::size_t length, Colour colour = Colour::none,
             Square square = Square::none) {
        reading_.findings.push_back({fault, static_cast<std::uint32_t>(offset),
                                     static_cast<std::uint32_t>(length), colour, square});
        fatal_ = fatal_ || is_fatal(fault);
    }

    FenReading done() {
        std::stable_sort(reading_.findings.begin(), reading_.findings.end(),
                         [](const auto& a, const auto& b) { return a.offset < b.offset; });
        return std::move(reading_);
    }

    /// A field as it stands in the text; empty at the end where there is none.
    std::string_view field(std::size_t i) const {
        return i < fields_.size() ? fields_[i] : text_.substr(text_.size());
    }
    std::size_t offset_of(std::string_view part) const {
        return static_cast<std::size_t>(part.data() - text_.data());
    }
    void add(FenFault fault, std::string_view where) { add(fault, offset_of(where), where.size()); }

    void split() {
        for (std::size_t at = 0; at < text_.size();) {
            const auto begin = at;
            while (at < text_.size() && is_space(text_[at])) ++at;
            if (at != begin &&
                (begin == 0 || at == text_.size() || at - begin > 1 || text_[begin] != ' '))
                add(FenFault::spacing, begin, at - begin);
            const auto word = at;
            while (at < text_.size() && !is_space(text_[at])) ++at;
            if (at != word) fields_.push_back(text_.substr(word, at - word));
        }
        if (fields_.empty()) return add(FenFault::board_missing, 0, text_.size());
        if (fields_.size() == 1) add(FenFault::side_missing, text_.size(), 0);
        if (fields_.size() > 1 && fields_.size() < 6)
            add(FenFault::fields_missing, offset_of(fields_.back()) + fields_.back().size(), 0);
        if (fields_.size() > 6)
            add(FenFault::trailing, offset_of(fields_[6]),
                offset_of(fields_.back()) + fields_.back().size() - offset_of(fields_[6]));
    }

    void read_board(std::string_view board) {
        int rank = 7, file = 0;
        for (std::size_t i = 0; i < board.size(); ++i) {
            const char c = board[i];
            const auto at = offset_of(board) + i;
            if (c == '/') {
                if (file < 8) add(FenFault::rank_short, at, 1);
                if (--rank < 0) return add(FenFault::ranks_extra, at, board.size() - i);
                file = 0;
                continue;
            }
            const auto piece = piece_of_fen_letter(c);
            const bool number = c >= '1' && c <= '8';
            if (!piece && !number) {
                add(FenFault::board_character, at, 1);
                // Most likely a piece of another language: the rest can still be told.
                file = c >= '0' && c <= '9' ? std::max(file, 8) : file + 1;
                continue;
            }
            const int squares = number ? c - '0' : 1;
            if (file + squares > 8) {
                if (file <= 8) add(FenFault::rank_long, at, 1);
                file = 9; // told once a rank
                continue;
            }
            if (piece) place(square_at(file, rank), *piece, at);
            file += squares;
        }
        if (board.empty()) return;
        const auto end = offset_of(board) + board.size();
        if (file < 8) add(FenFault::rank_short, end, 0);
        if (rank > 0) add(FenFault::ranks_missing, end, 0);
    }

    void place(Square square, Piece piece, std::size_t at) {
        setup_[square] = piece;
        placed_[static_cast<std::size_t>(square)] = at;
    }

    void read_side(std::string_view side) {
        if (side == "b")
            setup_.to_move = Colour::black;
        else if (!side.empty() && side != "w")
            add(FenFault::side_unknown, side);
    }

    void read_castling(std::string_view text) {
        if (text.empty() || text == "-") return;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto found = castling_of(setup_, text[i]);
            const auto at = offset_of(text) + i;
            if (!found)
                add(FenFault::castling_character, at, 1);
            else if (found->rook == Square::none || setup_.castling_rooks.contains(found->rook) ||
                     other_on_side(*found))
                add(FenFault::castling_impossible, at, 1, found->colour);
            else {
                setup_.castling_rooks |= found->rook;
                setup_.chess960 = setup_.chess960 || found->chess960;
            }
        }
    }

    /// Whether a right with another rook on the same side of the king was read before.
    bool other_on_side(const CastlingRight& right) const {
        const auto rooks = setup_.castling_rooks & whole_rank(rank_of(right.rook));
        return std::any_of(rooks.begin(), rooks.end(), [&](Square rook) {
            return (rook > right.king) == (right.rook > right.king);
        });
    }

    void read_en_passant(std::string_view text) {
        if (text.empty() || text == "-") return;
        const auto square = parse_square(text);
        if (!square || (rank_of(*square) != 2 && rank_of(*square) != 5))
            return add(FenFault::en_passant_square, text);
        setup_.en_passant = *square;
    }

    void read_clocks() {
        const auto number = [&](std::string_view text, int least, FenFault fault) {
            int value = least;
            if (text.empty()) return static_cast<std::uint16_t>(value);
            const auto* end = text.data() + text.size();
            const auto [stop, error] = std::from_chars(text.data(), end, value);
            if (error != std::errc() || stop != end || value < least || value > 9999) {
                add(fault, text);
                value = least;
            }
            return static_cast<std::uint16_t>(value);
        };
        setup_.halfmove_clock = number(field(4), 0, FenFault::clock);
        setup_.fullmove_number = number(field(5), 1, FenFault::move_number);
    }

    void check_setup() {
        for (const auto& found : Position::faults_of(setup_)) {
            const auto fault = static_cast<FenFault>(static_cast<int>(found.fault) +
                                                     static_cast<int>(FenFault::king_missing));
            const auto board = field(0);
            if (found.square == Square::none)
                add(fault, offset_of(board), board.size(), found.colour);
            else
                add(fault, placed_[static_cast<std::size_t>(found.square)], 1, found.colour,
                    found.square);
        }
    }

    void check_reachable() {
        if (setup_.en_passant != reading_.position->en_passant())
            add(FenFault::en_passant_impossible, field(3));
        for (const auto& found : unreachable_reasons(*reading_.position)) {
            const auto board = field(0);
            add(found.fault, offset_of(board), board.size(), found.colour);
        }
    }

    std::string_view text_;
    std::vector<std::string_view> fields_;
    Setup setup_;
    std::array<std::size_t, 64> placed_{}; ///< where in the text each piece was read
    FenReading reading_;
    bool fatal_ = false;
};

}

bool FenReading::has(FenFault fault) const {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const FenFinding& found) { return found.fault == fault; });
}

FenReading read_fen(std::string_view text) { return FenReader(text).read(); }

}
