#pragma once
/// Finds where games begin and end, their tags and their results, without reading the moves: both
/// ways of reading stand on it, so they find the same games.
///
/// A game ends where the next one begins, so that no byte is between two games. The next one begins
/// - at a tag outside of comments, once there was text of moves or a result;
/// - at a tag that the game has already, behind an empty line or a comment; without these at the
///   game's first tag if there was a Result: games of tags alone;
/// - at a move or move number behind a result, and at "1." behind an empty line: games without
///   tags;
/// - at a line beginning [Event " inside a comment that is never closed. A comment counts as not
///   closed if the next brace behind that line is an opening one or none is near; otherwise the
///   line is text of the comment. Either is reported.

#include "flaws.hpp"
#include "window.hpp"

#include <cstddef>
#include <cstdint>

namespace hakem::pgn {

class Splitter {
public:
    /// `most`: bytes of a game; the rest of a longer one is passed over.
    Splitter(Window& window, std::size_t most) : window_(window), most_(most) {}

    /// The next game: everything in it but the moves. Its text is in the window.
    bool next(Game& game, Flaws& flaws);

private:
    enum class Mode : std::uint8_t { tags, moves, ended };
    enum class Inside : std::uint8_t { nothing, braces, line };
    enum class Step : std::uint8_t { on, more, done };

    void begin_game(Game& game, Flaws& flaws);
    void finish(Game& game);
    bool skip_to_event();
    Step step();
    Step in_tags();
    Step in_moves();
    Step in_ended();
    Step in_braces();
    Step in_line();
    Step read_tag();
    Step text_among_tags(const char* at);
    Step stray_line(const char* at);
    Step at_mark(const char* at);
    Step at_empty_line(const char* at);
    bool at_result(const char* at);
    Step opened(const char* at, Inside inside);
    Step stop(const char* at, Step step);
    Step unclosed(const char* event);
    const char* skip_blanks(const char* at);
    bool is_new_game(const Tag& tag, bool repeated) const;
    bool has_name(const Tag& tag) const;

    const char* begin() const { return window_.begin(); }
    const char* at() const { return begin() + at_; }
    const char* end() const { return window_.size() > most_ ? begin() + most_ : window_.end(); }
    /// Whether nothing comes behind end().
    bool whole() const { return window_.whole() && window_.size() <= most_; }
    bool has_room(const char* at, std::ptrdiff_t bytes) const {
        return end() - at >= bytes || whole();
    }
    bool starts_line(const char* at) const {
        return at == begin() ? window_.at_line_start() : is_line_end(at[-1]);
    }
    Span span(const char* from, const char* to) const {
        return {static_cast<std::uint32_t>(from - begin()),
                static_cast<std::uint32_t>(to - begin())};
    }
    void begin_movetext(const char* at) {
        if (movetext_ != none) return;
        movetext_ = prelude_ != none ? prelude_ : static_cast<std::size_t>(at - begin());
    }

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    Window& window_;
    std::size_t most_;
    std::size_t used_ = 0; // bytes of the game before
    bool cut_ = false;     // it was cut
    std::uint64_t number_ = 0;

    // Of the game that is looked for; places are bytes from its beginning.
    Game* game_ = nullptr;
    Flaws* flaws_ = nullptr;
    Mode mode_ = Mode::tags;
    Inside inside_ = Inside::nothing;
    std::size_t at_ = 0;
    std::size_t opened_ = 0; // the brace of a comment
    std::size_t movetext_ = none;
    std::size_t prelude_ = none; // a comment before any tag: of the moves if no tag comes
    Span stray_;                 // a line behind the tags that is neither a tag nor a move
    std::uint32_t depth_ = 0;    // of variations
    int line_ends_ = 0;          // since the last tag
    bool comment_ = false;       // since the last tag
    bool has_result_ = false;    // the tag
    std::uint64_t names_ = 0;    // a bit for names that are there
};

}
