// Any bytes at all: a FEN, and after its line end the text of a move. What is read is written and
// read again as the same, every legal move leads to a position, and every text has an answer.

#include <hakem/chess/endings.hpp>
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/san.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace hakem::chess;

void demand(bool holds, const char* what) {
    if (holds) return;
    std::cerr << "not so: " << what << '\n';
    std::abort();
}

void check_findings(const FenReading& reading, std::size_t size) {
    const auto fatal = std::any_of(reading.findings.begin(), reading.findings.end(),
                                   [](const auto& found) { return is_fatal(found.fault); });
    demand(fatal != reading.position.has_value(), "a position unless a finding is fatal");
    for (const auto& found : reading.findings)
        demand(found.offset <= size && found.length <= size - found.offset, "findings lie inside");
}

void check_moves(const Position& position) {
    const auto moves = legal_moves(position);
    demand(static_cast<int>(moves.size()) == count_legal_moves(position), "counted as listed");
    for (const auto move : moves) {
        demand(is_legal(position, move), "listed moves are legal");
        const auto after = position.after(move);
        demand(Position::faults_of(after.setup()).empty(), "a move leads to a position");
        demand(Position::of(after.setup()) == after, "and to one that can be set up");
        demand(resolve_san(position, to_san(position, move)).move == move, "SAN names the move");
    }
}

void check_text(const Position& position, std::string_view text) {
    resolve_san(position, text);
    parse_uci(position, text);
    for (const auto& letters : all_letters()) {
        const auto reading = read_move(position, text, letters);
        demand((reading.fault == MoveFault::none) == is_legal(position, reading.move),
               "a move that is read is legal");
        candidates(position, text, letters);
    }
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto fen = bytes.substr(0, bytes.find('\n'));
    const auto reading = read_fen(fen);
    check_findings(reading, fen.size());
    if (!reading.position) return 0;
    const auto& position = *reading.position;
    const auto again = read_fen(to_fen(position));
    demand(again.position == position, "a position written is read as itself");
    demand(position_key(position) == position_key(*again.position), "with the same key");
    check_moves(position);
    check_text(position, bytes.substr(std::min(fen.size() + 1, bytes.size())));
    dead_position(position, 200);
    return 0;
}
