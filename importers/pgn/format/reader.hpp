#pragma once
/// Reads PGN of any size game by game, in a window of bounded size: `next_tags` for the tags
/// alone, `next` with every move checked on the board. Both find the same games.
///
///     pgn::Reader reader(path, diagnostics);
///     pgn::Game game;
///     while (reader.next(game)) use(reader.value(game, "White"), game.elements);
///
/// Or by choice: `while (reader.next_tags(game)) if (wanted(game)) reader.read_moves(game);`

#include "game.hpp"
#include <hakem/diagnostic.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace hakem::pgn {

struct Flaw;

/// How much a reader takes in.
struct Limits {
    std::size_t window = 1u << 20; ///< bytes read at a time
    std::size_t game = 4u << 20;   ///< the rest of a longer game is skipped, with an error
    std::uint32_t depth = 256;     ///< of variations; deeper ones stay text, with a note
};

class Reader {
public:
    /// A file or a pipe. Throws Error file_trouble where it cannot be read, limit_hit for more than
    /// 64 MB of UTF-16, which is read whole; all else is read as bytes, whatever its size.
    Reader(const std::filesystem::path& path, Diagnostics& diagnostics, Limits limits = {});
    /// A text in memory, which must live as long as the reader (Source::text(), an archive).
    Reader(std::string_view bytes, Diagnostics& diagnostics, Limits limits = {});
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    /// The next game with its tags; false at the end of the file.
    bool next_tags(Game& game);
    /// The moves of the game that next_tags has just read.
    void read_moves(Game& game);
    /// Both.
    bool next(Game& game);

    /// A part of the game's text in UTF-8.
    std::string text(const Game& game, Span span);
    /// The value of a tag in UTF-8, without escapes and blanks around it.
    std::string value(const Game& game, const Tag& tag);
    /// The same by name; empty where there is none. Of repeated tags the first.
    std::string value(const Game& game, std::string_view name);

    /// A finding in the game at that byte of its text: line, column and excerpt are found here.
    void report(const Game& game, Severity severity, std::string_view code, Span where,
                std::vector<std::string> arguments = {});
    /// The same for what was read all the same (Diagnostics::repaired).
    void repaired(const Game& game, std::string_view code, Span where,
                  std::vector<std::string> arguments = {});

    /// "UTF-8", or the code page of texts that are not; a game of UTF-8 is UTF-8 in any file.
    const std::string& encoding() const;
    /// Games so far.
    std::uint64_t games() const;

private:
    void tell(const Game& game, const Flaw& flaw);
    void tell_page(const Game& game, Span span);

    struct State;
    std::unique_ptr<State> state_;
};

}
