#pragma once
/// PGN from text, as tests look at it.

#include "pgn/format/reader.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::test {

/// A game with texts of its own.
struct PgnGame {
    std::vector<std::pair<std::string, std::string>> tags;
    std::string shape; ///< "e4 e5 {text} $1 ( d4 ) <unread> 1-0"
    std::string text;
    pgn::Ending ending;
    bool has_moves, whole, cut;
    std::uint32_t line, plies;
    std::uint64_t offset;
    std::string letters;
    chess::Position last;

    std::string tag(std::string_view name) const {
        for (const auto& [own, value] : tags)
            if (own == name) return value;
        return "(none)";
    }
};

struct PgnFile {
    std::vector<PgnGame> games;
    std::string codes; ///< of the findings, in their order: "PGN-0012 PGN-0060"
    std::vector<Diagnostic> findings;
    std::string encoding;

    const PgnGame& only() const {
        BOOST_REQUIRE_EQUAL(games.size(), 1U);
        return games.front();
    }
};

inline std::string shape_of(pgn::Reader& reader, const pgn::Game& game) {
    using Kind = pgn::ElementKind;
    std::string shape;
    for (const auto& element : game.elements) {
        const auto text = reader.text(game, element.span);
        if (!shape.empty()) shape += ' ';
        switch (element.kind) {
        case Kind::comment:
            shape += '{' + text + '}';
            break;
        case Kind::nag:
            shape += '$' + std::to_string(element.nag);
            break;
        case Kind::unread:
            shape += '<' + text + '>';
            break;
        default:
            shape += text;
        }
    }
    return shape;
}

/// Reads all games, with their moves or by their tags alone.
inline PgnFile read_pgn(pgn::Reader& reader, Diagnostics& diagnostics, bool moves = true) {
    PgnFile file;
    pgn::Game game;
    while (moves ? reader.next(game) : reader.next_tags(game)) {
        PgnGame own{{},
                    shape_of(reader, game),
                    std::string(game.text),
                    game.ending,
                    game.has_moves,
                    game.whole,
                    game.cut,
                    game.line,
                    game.plies,
                    game.offset,
                    game.letters == nullptr ? "en" : std::string(game.letters->code),
                    game.last};
        for (const auto& tag : game.tags)
            own.tags.emplace_back(reader.text(game, tag.name), reader.value(game, tag));
        file.games.push_back(std::move(own));
    }
    file.encoding = reader.encoding();
    file.findings = diagnostics.all();
    for (const auto& found : file.findings)
        file.codes += (file.codes.empty() ? "" : " ") + found.code;
    return file;
}

inline PgnFile read_pgn(std::string_view text, bool moves = true) {
    Diagnostics diagnostics("test.pgn");
    pgn::Reader reader(text, diagnostics);
    return read_pgn(reader, diagnostics, moves);
}

/// The shape of the only game of a text of moves, and what was found: "e4 * | PGN-0050".
inline std::string moves_of(std::string_view text) {
    const auto file = read_pgn(text);
    return file.only().shape + (file.codes.empty() ? "" : " | " + file.codes);
}

}
