#pragma once
/// Reads the text of the moves: tokens, moves on the board, variations, comments, in one pass and
/// without memory of its own for each move.

#include "flaws.hpp"
#include "text_of.hpp"
#include <hakem/chess/notation.hpp>
#include <hakem/chess/position.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::pgn {

class MoveReader {
public:
    /// `depth`: variations deeper than this stay text.
    MoveReader(Flaws& flaws, TextOf& texts, std::uint32_t depth)
        : flaws_(flaws), texts_(texts), depth_limit_(depth) {}

    /// Fills the game's elements, positions and the rest that comes of the moves. `around`: see
    /// TextOf.
    void read(Game& game, std::string_view around);

private:
    /// What a variation interrupts.
    struct Line {
        chess::Position position, before;
        bool has_before;
    };

    std::uint32_t run(const chess::Letters* letters, const char* end);
    const chess::Letters* best_letters();
    void begin_run(const chess::Letters* letters);
    void read_text(const char* end);
    void read_tail(const char* from, const char* end);
    std::string_view in_english(std::string_view token, std::array<char, 16>& room) const;
    void read_number();
    void read_move();
    void read_high();
    void read_other();
    void read_comment();
    void read_line_comment();
    void read_nag();
    void open_variation();
    void close_variation();
    void skip_variation(const char* from);

    void hard_move(const char* from);
    bool as_move(const char* from, const char* to, std::string_view text, chess::MoveFault& fault);
    bool with_sign(const char* from, const char* to, std::string_view text);
    std::string text_of(const char* from, const char* to);
    void null_move(const char* from, const char* to);
    void zeros(const char* from);
    void play(chess::Move move, const char* from, const char* to);
    void fault(const char* from, const char* to, std::string_view reason);
    void word(const char* from, const char* to);
    void tell_notes(const chess::MoveReading& reading, const char* from, const char* to);
    void tell_note(const chess::Position& position, chess::Move move, chess::MoveNote note,
                   const char* from, const char* to);
    bool is_first(unsigned kind);
    void check_signs(const chess::Position& before, chess::Move move, const char* from,
                     const char* to);
    void check_number(std::uint32_t number, const char* from, const char* to);
    const char* token_end(const char* from) const;

    void add(ElementKind kind, const char* from, const char* to, std::uint8_t nag = 0) {
        game_->elements.push_back({kind, nag, depth(), {}, span(from, to)});
    }
    void unread(const char* from, const char* to);
    std::uint16_t depth() const { return static_cast<std::uint16_t>(lines_.size()); }
    bool starts_line(const char* at) const;
    Span span(const char* from, const char* to) const {
        const char* text = game_->text.data();
        return {static_cast<std::uint32_t>(from - text), static_cast<std::uint32_t>(to - text)};
    }

    Flaws& flaws_;
    TextOf& texts_;
    std::uint32_t depth_limit_;
    const chess::Letters* usual_ = nullptr; // of the game before
    std::uint32_t vain_ = 0;                // games in a row for which no letters were found

    // Of the game that is read.
    Game* game_ = nullptr;
    std::string_view around_;
    const chess::Letters* letters_ = nullptr; // null = English
    std::array<char, 128> english_of_{};      // a piece's letter
    bool waits_ = true; // whether foreign letters do not end the reading with English ones
    const char *at_ = nullptr, *end_ = nullptr;
    chess::Position position_, before_; // before_: before the last move, for variations
    bool has_before_ = false;
    bool branches_ = false;           // there is a variation
    bool foreign_ = false;            // a move had letters of another language
    std::uint32_t english_plies_ = 0; // of the main line before it
    bool stopped_ = false;            // the main line could not be read on
    Ending ending_ = Ending::none;    // as the splitter found it
    std::int32_t number_gap_ = 0;
    enum class Numbers : std::uint8_t { unseen, counted, told } numbers_ = Numbers::unseen;
    std::uint32_t told_ = 0; // a bit for each kind of note that was told
    std::vector<Line> lines_;
};

}
