#include "splitter.hpp"

#include "tag_line.hpp"
#include "tokens.hpp"

#include <algorithm>
#include <cstring>

namespace hakem::pgn {

namespace {

constexpr std::string_view event_tag = "[Event \"";

/// The next line of [from, to) that begins with an Event tag; nullptr where there is none. `first`:
/// the byte at `from` begins a line.
const char* find_event_line(const char* from, const char* to, bool first) {
    const char* at = from;
    while (to - at >= static_cast<std::ptrdiff_t>(event_tag.size())) {
        at = static_cast<const char*>(std::memchr(at, '[', static_cast<std::size_t>(to - at)));
        if (at == nullptr) return nullptr;
        const bool at_start = at == from ? first : is_line_end(at[-1]);
        const std::string_view rest(at, static_cast<std::size_t>(to - at));
        if (at_start && rest.starts_with(event_tag)) return at;
        ++at;
    }
    return nullptr;
}

/// So much behind an "[Event " line is looked at for the brace that closes a comment.
constexpr std::ptrdiff_t near = 1 << 16;

/// What the longest token that must be seen whole may take.
constexpr std::ptrdiff_t token_room = 64;

}

bool Splitter::next(Game& game, Flaws& flaws) {
    window_.drop(std::min(used_, window_.size()));
    used_ = 0;
    if (cut_ && !skip_to_event()) return false;
    begin_game(game, flaws);
    for (Step now = Step::on; now != Step::done;) {
        now = step();
        if (now != Step::more) continue;
        if (window_.size() > most_) {
            game.cut = cut_ = true;
            at_ = most_;
            break;
        }
        window_.more();
    }
    finish(game);
    if (!game.tags.empty() || movetext_ != none || game.cut) return true;
    --number_;
    // Only blanks, or there is something that nobody will look at.
    const char* text = begin();
    while (text != at() && blank_length(text, at()) != 0) text += blank_length(text, at());
    if (text != at()) flaws.add("PGN-0007", span(text, at()), Handling::refused);
    return false;
}

void Splitter::begin_game(Game& game, Flaws& flaws) {
    game_ = &game;
    flaws_ = &flaws;
    flaws.clear();
    game.number = ++number_;
    game.offset = window_.offset();
    game.line = window_.line();
    game.cut = cut_ = false;
    game.tags.clear();
    game.ending_text = {};
    game.ending = Ending::none;
    game.has_moves = false;
    mode_ = Mode::tags;
    inside_ = Inside::nothing;
    at_ = 0;
    movetext_ = prelude_ = none;
    stray_ = {};
    depth_ = 0;
    line_ends_ = 0;
    comment_ = has_result_ = false;
    names_ = 0;
}

void Splitter::finish(Game& game) {
    used_ = at_;
    game.text = {begin(), at_};
    const auto length = static_cast<std::uint32_t>(at_);
    game.movetext = {movetext_ == none ? length : static_cast<std::uint32_t>(movetext_), length};
    if (game.cut)
        flaws_->add("PGN-0006", {length, length}, Handling::refused, {std::to_string(most_ >> 20)});
}

/// Behind a game that was cut, the next line that begins "[Event ".
bool Splitter::skip_to_event() {
    for (;;) {
        const char* found =
            find_event_line(window_.begin(), window_.end(), window_.at_line_start());
        if (found != nullptr) {
            window_.drop(static_cast<std::size_t>(found - window_.begin()));
            return true;
        }
        if (window_.whole()) return false;
        window_.drop(window_.size() - std::min(window_.size(), event_tag.size()));
        window_.more();
    }
}

Splitter::Step Splitter::step() {
    if (inside_ == Inside::braces) return in_braces();
    if (inside_ == Inside::line) return in_line();
    if (mode_ == Mode::tags) return in_tags();
    return mode_ == Mode::moves ? in_moves() : in_ended();
}

/// Goes on at `at` next time.
Splitter::Step Splitter::stop(const char* at, Step step) {
    at_ = static_cast<std::size_t>(at - begin());
    return step;
}

Splitter::Step Splitter::opened(const char* at, Inside inside) {
    inside_ = inside;
    comment_ = true;
    opened_ = static_cast<std::size_t>(at - begin());
    if (!game_->tags.empty())
        begin_movetext(at);
    else if (prelude_ == none)
        prelude_ = opened_;
    return stop(at + 1, Step::on);
}

/// Over blanks; those that are none in a text of ours are told once a game.
const char* Splitter::skip_blanks(const char* at) {
    while (at != end()) {
        const auto length = blank_length(at, end());
        if (length == 0) break;
        if (*at == '\r' && at + 1 == end() && !whole()) break; // half of a line end
        if (*at == '\n' || (*at == '\r' && (at + 1 == end() || at[1] != '\n'))) ++line_ends_;
        // The mark at the very beginning is usual.
        if (is_odd_blank(*at) && window_.offset() + static_cast<std::size_t>(at - begin()) != 0)
            flaws_->add("PGN-0003", span(at, at + length));
        at += length;
    }
    return at;
}

Splitter::Step Splitter::in_moves() {
    const char* mark = find_mark(at(), end(), marks_of_moves);
    for (; mark != end(); mark = find_mark(at(), end(), marks_of_moves)) {
        if (!has_room(mark, token_room)) return stop(mark, Step::more);
        const auto next = at_mark(mark);
        if (next != Step::on || inside_ != Inside::nothing || mode_ != Mode::moves) return next;
    }
    if (whole()) return stop(mark, Step::done);
    // An empty line may go on behind the window.
    return stop(mark != at() && mark[-1] == '\n' ? mark - 1 : mark, Step::more);
}

/// A byte of the moves' text that may mean something here.
Splitter::Step Splitter::at_mark(const char* at) {
    switch (*at) {
    case '{':
        return opened(at, Inside::braces);
    case ';':
        return opened(at, Inside::line);
    case '%':
        return starts_line(at) ? opened(at, Inside::line) : stop(at + 1, Step::on);
    case '[': {
        const auto reading = looks_like_tag(at, end(), whole());
        if (reading == TagReading::tag) return stop(at, Step::done);
        return reading == TagReading::open ? stop(at, Step::more) : stop(at + 1, Step::on);
    }
    case '\n':
        return at_empty_line(at);
    case '(':
        ++depth_;
        break;
    case ')':
        depth_ -= depth_ != 0;
        break;
    case '*':
    case '-':
    case '/':
        if (depth_ == 0 && at_result(at)) return Step::on;
        break;
    default:
        break;
    }
    return stop(at + 1, Step::on);
}

/// Behind an empty line a first move begins a game without tags, after one without a result.
Splitter::Step Splitter::at_empty_line(const char* at) {
    const char* next = at;
    while (next != end() && (is_line_end(*next) || *next == ' ' || *next == '\t')) ++next;
    if (!has_room(next, 4)) return stop(at, Step::more);
    const std::string_view rest(next, static_cast<std::size_t>(end() - next));
    const bool first = depth_ == 0 && rest.starts_with("1.") && !rest.starts_with("1..");
    return stop(next, first ? Step::done : Step::on);
}

/// A result that ends the game. "0-0" is castling here and "+/-" an assessment.
bool Splitter::at_result(const char* at) {
    const auto run = *at == '*' ? std::string_view(at, 1) : result_run(begin(), at, end());
    const auto ending = read_ending(run);
    if (ending == Ending::none || ending == Ending::both_lost ||
        ending >= Ending::white_won_by_forfeit)
        return false;
    game_->ending = ending;
    game_->ending_text = span(run.data(), run.data() + run.size());
    mode_ = Mode::ended;
    stop(run.data() + run.size(), Step::on);
    return true;
}

Splitter::Step Splitter::in_ended() {
    const char* at = skip_blanks(this->at());
    if (!has_room(at, token_room)) return stop(at, Step::more);
    if (at == end()) return stop(at, Step::done);
    if (std::strchr("{;%[()", *at) != nullptr) return at_mark(at);
    if (depth_ == 0 && looks_like_game(at, end())) return stop(at, Step::done);
    const char* word = at;
    while (at != end() && !is_blank(*at) && std::strchr("{;[()", *at) == nullptr) ++at;
    // The rest of a word must not be taken for the first move of another game.
    if (at == end() && !whole()) return stop(word, Step::more);
    return stop(at, Step::on);
}

Splitter::Step Splitter::in_braces() {
    const char* open = begin() + opened_;
    const auto* close =
        static_cast<const char*>(std::memchr(at(), '}', static_cast<std::size_t>(end() - at())));
    const char* event = find_event_line(open, close != nullptr ? close : end(), false);
    if (close == nullptr) {
        if (event != nullptr && (end() - event > near || whole())) return unclosed(event);
        if (!whole()) return stop(end(), Step::more);
        flaws_->add("PGN-0021", span(open, open + 1));
        return stop(end(), Step::done);
    }
    if (event != nullptr) {
        if (close - event > near ||
            std::memchr(event, '{', static_cast<std::size_t>(close - event)) != nullptr)
            return unclosed(event);
        flaws_->add("PGN-0022", span(event, event + event_tag.size()));
    }
    inside_ = Inside::nothing;
    return stop(close + 1, Step::on);
}

/// A comment that is never closed ends where the next game begins.
Splitter::Step Splitter::unclosed(const char* event) {
    flaws_->add("PGN-0020",
                {static_cast<std::uint32_t>(opened_), static_cast<std::uint32_t>(opened_ + 1)});
    inside_ = Inside::nothing;
    const bool has_game = !game_->tags.empty() || movetext_ != none;
    return stop(event, has_game ? Step::done : Step::on);
}

Splitter::Step Splitter::in_line() {
    const char* line_end = find_line_end(at(), end());
    if (line_end == end() && !whole()) return stop(line_end, Step::more);
    inside_ = Inside::nothing;
    return stop(line_end, Step::on);
}

}
