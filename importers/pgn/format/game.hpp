#pragma once
/// One game of a PGN file as it was read: places in its text, not copies of it.

#include <hakem/chess/notation.hpp>
#include <hakem/chess/position.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem::pgn {

/// Bytes `from` to `to` (exclusive) of a game's text.
struct Span {
    std::uint32_t from = 0, to = 0;

    bool empty() const { return from == to; }
    std::uint32_t size() const { return to - from; }
    bool operator==(const Span&) const = default;
};

/// A tag pair; `Reader::value` gives the value decoded and without its escapes.
struct Tag {
    Span name;
    Span value;            ///< between the quotes
    bool escaped = false;  ///< has a backslash
    bool repeated = false; ///< its name came before: the first one counts
};

/// What the game's result token says; `Reader::next` never takes it from the tag.
enum class Ending : std::uint8_t {
    none,                 ///< there is no token
    unknown,              ///< "*"
    white_won,            ///< "1-0"
    black_won,            ///< "0-1"
    drawn,                ///< "1/2-1/2", "1/2", "½-½"
    both_lost,            ///< "0-0"
    white_half,           ///< "1/2-0": White a half point, Black none
    black_half,           ///< "0-1/2"
    white_won_by_forfeit, ///< "+/-", "+:-", "1-0F"
    black_won_by_forfeit, ///< "-/+"
    both_lost_by_forfeit, ///< "-/-"
};

/// Reads a result token or the value of a Result tag; none where it is neither.
Ending read_ending(std::string_view text);
/// The points alone, so that "1-0" and "+/-" are one result.
Ending as_played(Ending ending);
/// "1-0", as files write it; empty for none.
std::string_view to_text(Ending ending);

enum class ElementKind : std::uint8_t {
    move,             ///< legal in its position, and played
    null_move,        ///< "--": the other side to move
    comment,          ///< between braces, or after ';': `span` without brace and semicolon
    nag,              ///< `nag`; "!?" and "±" come as their numbers
    variation,        ///< '(': what follows stands in place of the move before
    end_of_variation, ///< ')'
    ending,           ///< the result token
    unread,           ///< text that was not understood, or stands after a move that was not
};

/// What stands in the text of the moves, in its order. Move numbers and '%' lines are left out;
/// they are in the text.
struct Element {
    ElementKind kind;
    std::uint8_t nag = 0;
    std::uint16_t depth = 0; ///< 0 = the main line
    chess::Move move;        ///< of `move` alone
    Span span;
};

/// A game; its buffers are used again for the next one. `text` lives until the reader goes on.
struct Game {
    std::uint64_t number = 0; ///< 1-based in its file
    std::uint64_t offset = 0; ///< of the first byte in the file
    std::uint32_t line = 0;   ///< 1-based in the file
    std::string_view text;    ///< all of it, as in the file: nothing of a file is between two games
    bool cut = false;         ///< larger than the limit: `text` is its beginning only

    std::vector<Tag> tags; ///< in their order, repeated ones too
    Span movetext;         ///< behind the tags
    Span ending_text;      ///< the result token
    Ending ending = Ending::none;
    bool has_moves =
        false; ///< there is more than comments and a result; false: forfeit, bye, empty

    // What `Reader::read_moves` fills.
    std::vector<Element> elements;
    chess::Position start;   ///< of the FEN tag, or the usual one
    chess::Position last;    ///< after the last move of the main line that was played
    std::uint32_t plies = 0; ///< played in the main line, null moves among them
    bool whole = false;      ///< all of the main line was played
    const chess::Letters* letters = nullptr; ///< of the pieces, where they are not English

    std::string_view at(Span span) const { return text.substr(span.from, span.size()); }
    /// The first tag of that name; nullptr where there is none.
    const Tag* find(std::string_view name) const;
    /// Its value as in the file, neither decoded nor without escapes; empty where there is none.
    std::string_view raw(std::string_view name) const;
};

}
