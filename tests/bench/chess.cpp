// Perft of the well-known positions to their full depth, and what reading and playing a move of a
// game costs; not zero when a count is wrong. With a PGN file the moves of its games are read too.

#include "kernel/chess/perft_positions.hpp"
#include "support.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/san.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace hakem;
using namespace hakem::chess;

double seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Counts all positions; whether the counts are right.
bool perft_is_exact() {
    bool exact = true;
    std::uint64_t all = 0;
    double time = 0;
    for (const auto& known : test::perft_positions()) {
        const auto position = read_fen(known.fen).position.value();
        const auto depth = static_cast<int>(known.counts.size());
        const auto start = std::clock();
        const auto count = perft(position, depth);
        const auto seconds = seconds_since(start);
        const bool right = count == known.counts.back();
        exact = exact && right;
        all += count;
        time += seconds;
        fmt::print("{:<32} depth {} {:>10} {} {:6.1f} million a second\n", known.name, depth, count,
                   right ? "exact" : "WRONG", static_cast<double>(count) / seconds / 1e6);
    }
    fmt::print("perft: {:.1f} million leaf nodes a second\n",
               static_cast<double>(all) / time / 1e6);
    return exact;
}

/// Games as their tokens, one after the other; an empty token begins a new game.
using Tokens = std::vector<std::string>;

Tokens random_games(std::size_t moves_wished) {
    std::mt19937_64 random(64);
    Tokens tokens;
    while (tokens.size() < moves_wished) {
        tokens.emplace_back();
        Position position;
        for (int ply = 0; ply < 120; ++ply) {
            const auto moves = legal_moves(position);
            if (moves.empty()) break;
            const auto move = moves[random() % moves.size()];
            tokens.push_back(to_san(position, move));
            position.play(move);
        }
    }
    return tokens;
}

/// The words of a plain PGN's movetext that are moves; comments and variations are left out.
Tokens games_of(const std::string& pgn) {
    Tokens tokens;
    int depth = 0;
    bool tags = false;
    for (std::size_t at = 0; at < pgn.size();) {
        const char c = pgn[at];
        if (c == '[' && depth == 0) {
            if (!tags) tokens.emplace_back();
            tags = true;
            at = std::min(pgn.find('\n', at), pgn.size());
        } else if (c == '{') {
            at = std::min(pgn.find('}', at), pgn.size() - 1) + 1;
        } else if (c == '(' || c == ')') {
            depth += c == '(' ? 1 : -1;
            ++at;
        } else if (c <= ' ' || c == '.' ||
                   (c >= '0' && c <= '9' && pgn.compare(at, 3, "0-0") != 0)) {
            ++at;
        } else {
            const auto end = std::min(pgn.find_first_of(" .\r\n\t()", at), pgn.size());
            if (depth == 0 && std::string_view("abcdefghKQRBNO0").find(c) != std::string::npos)
                tokens.push_back(pgn.substr(at, end - at));
            tags = false;
            at = end;
        }
    }
    return tokens;
}

/// The fastest of some runs over all tokens, in nanoseconds a move; what could not be read ends a
/// game.
void time_resolving(std::string_view name, const Tokens& tokens) {
    double best = 1e9;
    std::size_t read = 0, unread = 0;
    for (int run = 0; run < 5; ++run) {
        read = unread = 0;
        Position position;
        bool lost = false;
        const auto start = std::clock();
        for (const auto& token : tokens) {
            if (token.empty()) {
                position = Position();
                lost = false;
            } else if (!lost) {
                const auto reading = resolve_san(position, token);
                if (reading) position.play(reading.move);
                lost = !reading;
                unread += lost;
                ++read;
            }
        }
        best = std::min(best, seconds_since(start) * 1e9 / static_cast<double>(read));
    }
    fmt::print("{}: {} moves resolved and played in {:.1f} ns each, {} not read\n", name, read,
               best, unread);
}

}

int main(int count, char** arguments) {
    const bool exact = perft_is_exact();
    time_resolving("games at random", random_games(1'000'000));
    if (count > 1) time_resolving(arguments[1], games_of(test::bytes_of_file(arguments[1])));
    return exact ? EXIT_SUCCESS : EXIT_FAILURE;
}
