#include "fitting_moves.hpp"
#include "move_pattern.hpp"

#include <algorithm>
#include <string>

namespace hakem::chess {

namespace {

constexpr std::size_t longest_text = 40;

constexpr Manner manners[] = {{false, false}, {true, false}, {false, true}, {true, true}};
constexpr auto exact = std::span(manners).first(1), free_manners = std::span(manners).subspan(1);

/// The text without white space.
std::string squeezed(std::string_view text) {
    std::string kept;
    for (const char c : text)
        if (c != ' ' && (c < '\t' || c > '\r')) kept += c;
    return kept;
}

/// A text of usual length without white space; empty for one that is no move.
std::string prepared(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n\v\f");
    if (begin == std::string_view::npos) return {};
    text = text.substr(begin, text.find_last_not_of(" \t\r\n\v\f") - begin + 1);
    return text.size() > longest_text ? std::string() : squeezed(text);
}

/// Why no legal move fits what is written.
MoveFault fault_of(const Position& position, const WrittenMove& written) {
    if (written.castling) return resolve_castling(position, *written.castling).fault;
    if (!written.to.whole()) return MoveFault::no_piece;
    MovePattern pattern;
    pattern.piece = piece_of(position, written);
    pattern.promotion = written.promotion;
    pattern.to = square_at(written.to.file, written.to.rank);
    pattern.from_file = written.from.file >= 0;
    if (written.from.file >= 0) pattern.from &= whole_file(written.from.file);
    if (written.from.rank >= 0) pattern.from &= whole_rank(written.from.rank);
    if (pattern.promotion == PieceType::king ||
        (pattern.piece != PieceType::pawn && pattern.promotion != PieceType::none))
        return MoveFault::promotion;
    const auto fault = resolve(position, pattern).fault;
    return fault == MoveFault::none || fault == MoveFault::ambiguous ? MoveFault::no_piece : fault;
}

/// Reads in one set of letters, in the first of some manners that gives legal moves.
MoveReading read_in(const Position& position, std::string_view text, const Letters& letters,
                    std::span<const Manner> allowed) {
    MoveReading reading;
    for (const auto manner : allowed) {
        const auto written = parse_written(text, letters, manner);
        if (!written) continue;
        auto fitting = fitting_moves(position, *written, MissingPromotion::refused);
        if (fitting.empty()) {
            if (reading.fault == MoveFault::no_move) reading.fault = fault_of(position, *written);
            continue;
        }
        if (fitting.size() > 1) {
            reading.fault = MoveFault::ambiguous;
            reading.candidates = std::move(fitting);
        } else {
            reading = {fitting[0],
                       MoveFault::none,
                       notes_of(position, *written, fitting[0]),
                       &letters,
                       {}};
        }
        return reading;
    }
    return reading;
}

/// What a text that is no move in the letters given is in all others.
MoveReading read_in_others(const Position& position, std::string_view text,
                           const Letters& letters) {
    MoveReading reading;
    for (const auto& other : all_letters()) {
        if (other.code == letters.code) continue;
        auto found = read_in(position, text, other, exact);
        if (found.fault == MoveFault::no_move) continue;
        if (found.fault == MoveFault::none) found.candidates = {found.move};
        if (found.candidates.empty()) {
            if (reading.fault == MoveFault::no_move) reading.fault = found.fault;
            continue;
        }
        for (const auto move : found.candidates)
            if (std::find(reading.candidates.begin(), reading.candidates.end(), move) ==
                reading.candidates.end())
                reading.candidates.push_back(move);
        if (!reading.letters && found.letters) {
            reading.letters = found.letters;
            reading.notes = found.notes;
        }
    }
    if (reading.candidates.size() > 1) {
        return {{}, MoveFault::ambiguous, {}, nullptr, std::move(reading.candidates)};
    }
    if (reading.candidates.empty()) return {{}, reading.fault, {}, nullptr, {}};
    reading.notes.add(MoveNote::letters);
    return {reading.candidates[0], MoveFault::none, reading.notes, reading.letters, {}};
}

}

MoveReading read_move(const Position& position, std::string_view text, const Letters& letters) {
    const auto plain = prepared(text);
    if (plain.empty()) return {};
    if (const auto foreign = foreign_move(plain); foreign != MoveFault::none)
        return {{}, foreign, {}, nullptr, {}};
    auto reading = read_in(position, plain, letters, exact);
    if (reading.fault == MoveFault::no_move) reading = read_in_others(position, plain, letters);
    if (reading.fault != MoveFault::none && reading.fault != MoveFault::ambiguous) {
        auto free = read_in(position, plain, letters, free_manners);
        const bool better = free.fault == MoveFault::none || free.fault == MoveFault::ambiguous ||
                            reading.fault == MoveFault::no_move;
        if (better) reading = std::move(free);
    }
    if (reading.fault == MoveFault::none && plain != text) reading.notes.add(MoveNote::spacing);
    return reading;
}

std::vector<Move> candidates(const Position& position, std::string_view text,
                             const Letters& letters) {
    const auto plain = prepared(text);
    for (const auto manner : manners) {
        const auto written = parse_written(plain, letters, manner);
        if (!written) continue;
        auto fitting = fitting_moves(position, *written, MissingPromotion::any);
        if (!fitting.empty()) return fitting;
    }
    return {};
}

std::vector<MoveNote> MoveNotes::list() const {
    std::vector<MoveNote> notes;
    for (int i = 0; i < 32; ++i)
        if (bits_ >> i & 1) notes.push_back(static_cast<MoveNote>(i));
    return notes;
}

}
