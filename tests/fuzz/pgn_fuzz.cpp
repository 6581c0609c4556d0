// Any bytes at all: PGN is read to its end without a fault; both ways of reading and every size of
// the window find the same games; the games are the whole file, byte for byte; each move that was
// read is legal.

#include "pgn/format/reader.hpp"
#include <hakem/chess/legal_moves.hpp>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace {

using namespace hakem;

/// What is compared of two readings.
struct Seen {
    std::uint64_t offset;
    std::uint32_t line;
    std::string text;
    std::size_t tags;
    bool operator==(const Seen&) const = default;
};

void require(bool good, std::string_view what) {
    if (good) return;
    std::cerr << what << '\n';
    std::abort();
}

/// The places follow each other, and the moves can be played.
void check(const pgn::Game& game) {
    auto position = game.start;
    std::uint32_t last = 0;
    bool null_move = false;
    for (const auto& element : game.elements) {
        require(element.span.from <= element.span.to && element.span.to <= game.text.size() &&
                    last <= element.span.from,
                "elements out of order");
        last = element.span.to;
        null_move =
            null_move || (element.kind == pgn::ElementKind::null_move && element.depth == 0);
        if (element.kind != pgn::ElementKind::move || element.depth != 0 || null_move) continue;
        require(chess::is_legal(position, element.move), "an illegal move");
        position.play(element.move);
    }
    if (!null_move) require(position == game.last, "another last position");
}

std::vector<Seen> read(pgn::Reader& reader, Diagnostics& diagnostics, bool moves) {
    std::vector<Seen> seen;
    pgn::Game game;
    while (moves ? reader.next(game) : reader.next_tags(game)) {
        if (moves) check(game);
        for (const auto& tag : game.tags) reader.value(game, tag);
        seen.push_back({game.offset, game.line, std::string(game.text), game.tags.size()});
    }
    diagnostics.sort();
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    return seen;
}

/// The same bytes through a file and a small window.
std::vector<Seen> read_file(std::string_view bytes, pgn::Limits limits, bool moves) {
    const int file = ::memfd_create("fuzz", 0);
    require(file >= 0 &&
                ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()),
            "no memory file");
    Diagnostics diagnostics("fuzz");
    pgn::Reader reader(std::filesystem::path("/proc/self/fd/" + std::to_string(file)), diagnostics,
                       limits);
    auto seen = read(reader, diagnostics, moves);
    ::close(file);
    return seen;
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    Diagnostics all("fuzz"), tags("fuzz");
    pgn::Reader full(bytes, all), quick(bytes, tags);
    const auto games = read(full, all, true);
    require(games == read(quick, tags, false), "tags alone find other games");
    std::string joined;
    for (const auto& game : games) joined += game.text;
    require(games.empty() || joined == bytes, "a byte is in no game");
    // Wide text is turned into UTF-8 where it comes from a file.
    if (bytes.find('\0') == bytes.npos && !bytes.starts_with("\xFF\xFE") &&
        !bytes.starts_with("\xFE\xFF"))
        require(games == read_file(bytes, {64, 1 << 20, 8}, false), "a small window finds others");
    read_file(bytes, {64, 1024, 2}, true); // games that are cut
    return 0;
}
