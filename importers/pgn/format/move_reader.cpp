#include "move_reader.hpp"

#include "bytes.hpp"
#include "heading.hpp"
#include "signs.hpp"
#include "tokens.hpp"
#include <hakem/chess/san.hpp>

#include <algorithm>
#include <array>
#include <cstring>

namespace hakem::pgn {

namespace {

/// What a byte begins.
enum class Begins : std::uint8_t { blank, dot, digit, letter, high, other };

constexpr std::array<Begins, 256> make_begins() {
    std::array<Begins, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto c = static_cast<char>(i);
        const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
        table[i] = i <= ' ' || i == 0x7F    ? Begins::blank
                   : i >= 0x80              ? Begins::high
                   : c == '.'               ? Begins::dot
                   : c >= '0' && c <= '9'   ? Begins::digit
                   : is_small || is_capital ? Begins::letter
                                            : Begins::other;
    }
    return table;
}

constexpr std::array<bool, 256> make_of_move() {
    std::array<bool, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] =
            i >= 0x80 || (i >= '0' && i <= '9') || (i >= 'a' && i <= 'z') || (i >= 'A' && i <= 'Z');
    for (const char c : {'-', '=', '+', '#', ':', '/', '@', '\''})
        table[static_cast<std::size_t>(c)] = true;
    return table;
}

constexpr auto begins = make_begins();
/// Bytes of a move's token.
constexpr auto of_move = make_of_move();

/// Whether a token has just the bytes that a move needs: no check, no distinction of pieces.
bool is_plain(const char* from, const char* to, chess::Move move, bool takes) {
    const auto size = to - from;
    if (move.piece == chess::PieceType::pawn) return size == (takes ? 4 : 2);
    return size == (takes ? 4 : 3) && (!takes || from[1] == 'x');
}

Begins begin_of(char c) { return begins[static_cast<unsigned char>(c)]; }

}

const char* MoveReader::token_end(const char* from) const {
    while (from != end_ && of_move[static_cast<unsigned char>(*from)]) ++from;
    return from;
}

bool MoveReader::starts_line(const char* at) const {
    return at == game_->text.data() || is_line_end(at[-1]);
}

void MoveReader::read(Game& game, std::string_view around) {
    game_ = &game;
    around_ = around;
    game.elements.clear();
    game.plies = 0;
    game.whole = false;
    const auto start = start_of(game, flaws_);
    game.start = game.last = start.value_or(chess::Position());
    const char* from = game.text.data() + game.movetext.from;
    const char* end = game.text.data() + game.movetext.to;
    if (!start || !is_chess(game, flaws_)) {
        if (game.has_moves) unread(from, end);
        return;
    }
    branches_ = std::memchr(from, '(', static_cast<std::size_t>(end - from)) != nullptr;
    ending_ = game.ending;
    const auto mark = flaws_.list().size();
    waits_ = usual_ == nullptr;
    run(nullptr, end);
    if (foreign_ && !waits_) {
        flaws_.cut(mark);
        run(usual_, end);
    }
    waits_ = true;
    if (stopped_ || (foreign_ && letters_ == nullptr)) {
        // The letters of a whole game decide: K is a king here, a rook in Turkish.
        flaws_.cut(mark);
        const auto* best = best_letters();
        run(best, end);
        if (best != nullptr) usual_ = best;
    }
    game.letters = letters_;
    check_end(game, flaws_);
    if (letters_ != nullptr && game.plies != 0)
        flaws_.add("PGN-0051", {game.movetext.from, game.movetext.from}, Handling::noted,
                   {std::string(letters_->code)});
}

/// Reads all with these letters; the number of moves of the main line.
std::uint32_t MoveReader::run(const chess::Letters* letters, const char* end) {
    begin_run(letters);
    auto& game = *game_;
    const bool ends = game.ending != Ending::none && game.ending_text.to <= game.movetext.to;
    const char* text = game.text.data();
    read_text(ends ? std::min(end, text + game.ending_text.from) : end);
    if (!lines_.empty()) {
        flaws_.add("PGN-0043", span(end_, end_));
        position_ = lines_.front().position;
        lines_.clear();
    }
    game.last = position_;
    game.whole = !stopped_ && !game.cut;
    if (ends && text + game.ending_text.to <= end) {
        add(ElementKind::ending, text + game.ending_text.from, text + game.ending_text.to);
        read_tail(text + game.ending_text.to, end);
    }
    return game.plies;
}

void MoveReader::begin_run(const chess::Letters* letters) {
    letters_ = letters;
    english_of_.fill('\0');
    if (letters != nullptr)
        for (const char english : std::string_view("KQRBN")) {
            const auto own = letters->of(chess::piece_of_fen_letter(english)->type);
            if (own.size() == 1 && !is_high(own[0]))
                english_of_[static_cast<std::size_t>(own[0])] = english;
        }
    at_ = game_->text.data() + game_->movetext.from;
    game_->elements.clear();
    game_->plies = 0;
    game_->ending = ending_;
    position_ = game_->start;
    has_before_ = foreign_ = stopped_ = false;
    numbers_ = Numbers::unseen;
    told_ = 0;
    lines_.clear();
}

void MoveReader::read_text(const char* end) {
    end_ = end;
    while (at_ < end_) {
        switch (begin_of(*at_)) {
        case Begins::blank:
        case Begins::dot:
            ++at_;
            break;
        case Begins::digit:
            read_number();
            break;
        case Begins::letter:
            read_move();
            break;
        case Begins::high:
            read_high();
            break;
        case Begins::other:
            read_other();
            break;
        }
    }
}

/// A move number, "0-0", "0000", or a result where none belongs.
void MoveReader::read_number() {
    const char* from = at_;
    std::uint32_t number = 0;
    for (; at_ != end_ && is_digit(*at_); ++at_)
        number = number < 100000 ? number * 10 + static_cast<std::uint32_t>(*at_ - '0') : number;
    if (at_ != end_ && of_move[static_cast<unsigned char>(*at_)] && !is_letter(*at_) &&
        !is_high(*at_))
        return zeros(from);
    if (number == 0 && at_ - from == 4) return null_move(from, at_);
    const char* to = at_;
    while (at_ != end_ && *at_ == '.') ++at_;
    if (lines_.empty()) check_number(number, from, to);
}

/// Numbers that skip or repeat a move: a sign that one is missing. Where they begin is free.
void MoveReader::check_number(std::uint32_t number, const char* from, const char* to) {
    const auto gap = static_cast<std::int32_t>(number) - position_.fullmove_number();
    if (numbers_ == Numbers::unseen) {
        number_gap_ = gap;
        numbers_ = Numbers::counted;
    } else if (numbers_ == Numbers::counted && gap != number_gap_) {
        flaws_.add(
            "PGN-0048", span(from, to), Handling::repaired,
            {std::to_string(number), std::to_string(position_.fullmove_number() + number_gap_)});
        numbers_ = Numbers::told;
    }
}

void MoveReader::read_move() {
    const char* from = at_;
    at_ = token_end(from + 1);
    std::string_view token(from, static_cast<std::size_t>(at_ - from));
    std::array<char, 16> room;
    if (letters_ != nullptr && token.size() <= room.size()) token = in_english(token, room);
    const auto reading = chess::resolve_san(position_, token);
    if (!reading) return hard_move(from);
    // Most moves have no more signs than they need, and that is quickly seen.
    const bool takes = position_.is_capture(reading.move);
    if (is_plain(from, at_, reading.move, takes)) return play(reading.move, from, at_);
    const auto before = position_;
    play(reading.move, from, at_);
    check_signs(before, reading.move, from, at_);
}

/// A token with its capitals as English has them; one that has none there becomes no move.
std::string_view MoveReader::in_english(std::string_view token, std::array<char, 16>& room) const {
    if (token[0] == 'O') return token;
    std::transform(token.begin(), token.end(), room.begin(), [&](char c) {
        return is_upper(c) ? english_of_[static_cast<std::size_t>(c)] : c;
    });
    return {room.data(), token.size()};
}

void MoveReader::play(chess::Move move, const char* from, const char* to) {
    if (branches_) {
        before_ = position_;
        has_before_ = true;
    }
    position_.play(move);
    game_->elements.push_back({ElementKind::move, 0, depth(), move, span(from, to)});
    game_->plies += lines_.empty();
}

void MoveReader::read_comment() {
    const char* from = at_ + 1;
    const auto* close =
        static_cast<const char*>(std::memchr(from, '}', static_cast<std::size_t>(end_ - from)));
    // An open one was told with the tags.
    add(ElementKind::comment, from, close == nullptr ? end_ : close);
    at_ = close == nullptr ? end_ : close + 1;
}

void MoveReader::read_line_comment() {
    const char* from = at_ + 1;
    at_ = find_line_end(from, end_);
    add(ElementKind::comment, from, at_);
}

void MoveReader::read_nag() {
    const char* from = at_++;
    unsigned number = 0;
    while (at_ != end_ && is_digit(*at_))
        number = std::min(999U, number * 10 + unsigned(*at_++ - '0'));
    if (at_ - from > 1 && number <= 255)
        return add(ElementKind::nag, from, at_, static_cast<std::uint8_t>(number));
    flaws_.add("PGN-0041", span(from, at_));
    unread(from, at_);
}

void MoveReader::open_variation() {
    if (lines_.size() >= depth_limit_) {
        const char* from = at_++;
        flaws_.add("PGN-0044", span(from, at_), Handling::lost, {std::to_string(depth_limit_)});
        skip_variation(from);
        at_ += at_ != end_;
        return;
    }
    add(ElementKind::variation, at_, at_ + 1);
    lines_.push_back({position_, before_, has_before_});
    if (has_before_) position_ = before_;
    has_before_ = false;
    ++at_;
}

void MoveReader::close_variation() {
    if (lines_.empty()) {
        flaws_.add("PGN-0042", span(at_, at_ + 1));
        unread(at_, at_ + 1);
    } else {
        position_ = lines_.back().position;
        before_ = lines_.back().before;
        has_before_ = lines_.back().has_before;
        lines_.pop_back();
        add(ElementKind::end_of_variation, at_, at_ + 1);
    }
    ++at_;
}

/// From `from` to the ')' of the variation that at_ is in: text that is not read.
void MoveReader::skip_variation(const char* from) {
    for (std::size_t open = 1; at_ < end_; ++at_) {
        if (*at_ == '{') {
            const auto* close = static_cast<const char*>(
                std::memchr(at_, '}', static_cast<std::size_t>(end_ - at_)));
            at_ = close == nullptr ? end_ - 1 : close;
        } else if (*at_ == ';' || (*at_ == '%' && starts_line(at_))) {
            at_ = find_line_end(at_, end_) - 1;
        } else if (*at_ == '(') {
            ++open;
        } else if (*at_ == ')' && --open == 0) {
            break;
        }
    }
    unread(from, *from == '(' && at_ != end_ ? at_ + 1 : at_);
}

/// Behind the result: comments and signs belong to the last move, all else is left.
void MoveReader::read_tail(const char* from, const char* end) {
    at_ = from;
    end_ = end;
    while (at_ < end_) {
        const auto blank = blank_length(at_, end_);
        if (blank != 0) {
            at_ += blank;
        } else if (*at_ == '{') {
            read_comment();
        } else if (*at_ == ';') {
            read_line_comment();
        } else if (*at_ == '%' && starts_line(at_)) {
            at_ = find_line_end(at_, end_);
        } else if (*at_ == '$') {
            read_nag();
        } else {
            const char* word = at_++;
            while (at_ != end_ && !is_blank(*at_) && *at_ != '{' && *at_ != ';') ++at_;
            if (game_->elements.back().kind != ElementKind::unread)
                flaws_.add("PGN-0046", span(word, at_), Handling::lost, {std::string(word, at_)});
            unread(word, at_);
        }
    }
}

}
