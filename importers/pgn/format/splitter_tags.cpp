// The part of a game before its moves.

#include "splitter.hpp"
#include "tag_line.hpp"
#include "tokens.hpp"

#include <cstring>

namespace hakem::pgn {

namespace {

/// A game with more tags than this is none.
constexpr std::size_t most_tags = 256;

constexpr std::ptrdiff_t token_room = 64;

/// A bit for a name; two names may share one.
std::uint64_t bit_of(std::string_view name) {
    const auto letter = [](char c) { return static_cast<unsigned>(static_cast<unsigned char>(c)); };
    return std::uint64_t{1} << ((name.size() * 7 + letter(name.front()) * 5 + letter(name.back())) %
                                64);
}

/// The next byte that is no blank.
const char* behind_blanks(const char* at, const char* end) {
    while (at != end && blank_length(at, end) != 0) at += blank_length(at, end);
    return at;
}

}

Splitter::Step Splitter::in_tags() {
    for (;;) {
        const char* at = skip_blanks(this->at());
        if (!has_room(at, 4)) return stop(at, Step::more); // a byte order mark, CR LF
        if (at == end()) return stop(at, Step::done);
        stop(at, Step::on);
        if (*at == '[') {
            if (const auto next = read_tag(); next != Step::on) return next;
        } else if (*at == '{') {
            return opened(at, Inside::braces);
        } else if (*at == ';' || (*at == '%' && starts_line(at))) {
            return opened(at, Inside::line);
        } else {
            return text_among_tags(at);
        }
    }
}

bool Splitter::has_name(const Tag& tag) const {
    const auto name = std::string_view(begin() + tag.name.from, tag.name.size());
    for (const auto& other : game_->tags)
        if (std::string_view(begin() + other.name.from, other.name.size()) == name) return true;
    return false;
}

/// A tag that the game has already, where one game of tags alone follows another.
bool Splitter::is_new_game(const Tag& tag, bool repeated) const {
    if (!repeated) return false;
    if (comment_ || line_ends_ > 1) return true;
    const auto name = [&](const Tag& of) {
        return std::string_view(begin() + of.name.from, of.name.size());
    };
    return has_result_ && name(tag) == name(game_->tags.front());
}

Splitter::Step Splitter::read_tag() {
    const char* at = this->at();
    Tag tag;
    const auto flaws = flaws_->list().size();
    const auto reading = pgn::read_tag(begin(), at, end(), whole(), tag, *flaws_);
    if (reading == TagReading::open) return stop(this->at(), Step::more);
    if (reading == TagReading::other) return stray_line(at);
    const auto name = std::string_view(begin() + tag.name.from, tag.name.size());
    const auto bit = bit_of(name);
    tag.repeated = (names_ & bit) != 0 && has_name(tag);
    if (is_new_game(tag, tag.repeated)) {
        flaws_->cut(flaws);
        return stop(this->at(), Step::done);
    }
    if (tag.repeated) flaws_->add("PGN-0014", {tag.name.from, tag.value.to});
    if (game_->tags.size() == most_tags)
        flaws_->add("PGN-0016", tag.name, Handling::lost, {std::to_string(most_tags)});
    if (game_->tags.size() < most_tags) game_->tags.push_back(tag);
    if (!stray_.empty()) flaws_->add("PGN-0015", stray_);
    names_ |= bit;
    has_result_ = has_result_ || name == "Result";
    line_ends_ = 0;
    comment_ = false;
    movetext_ = prelude_ = none;
    stray_ = {};
    return stop(at, Step::on);
}

/// The moves, a result, or a line that is neither.
Splitter::Step Splitter::text_among_tags(const char* at) {
    if (!has_room(at, token_room)) return stop(at, Step::more);
    const auto run = *at == '*' ? std::string_view(at, 1) : result_run(at, at, end());
    const char* behind = at + run.size();
    const char* next = behind_blanks(behind, end());
    if (!has_room(next, 4)) return stop(at, Step::more);
    // Whether nothing but the next game or a comment follows.
    const bool last = next == end() || *next == '[' || *next == '{' || *next == ';';
    const auto ending = read_ending(run);
    const bool clear = ending != Ending::none && ending != Ending::both_lost &&
                       ending < Ending::white_won_by_forfeit;
    if (ending != Ending::none && (clear || last)) {
        game_->ending = ending;
        game_->ending_text = span(at, behind);
        begin_movetext(at);
        mode_ = Mode::ended;
        return stop(behind, Step::on);
    }
    if (!looks_like_movetext(at, end())) return stray_line(at);
    begin_movetext(at);
    game_->has_moves = true;
    mode_ = Mode::moves;
    return Step::on;
}

/// A line before or among the tags that means nothing: told, and left in the text.
Splitter::Step Splitter::stray_line(const char* at) {
    const char* line_end = find_line_end(at, end());
    if (line_end == end() && !whole()) return stop(at, Step::more);
    if (game_->tags.empty()) {
        flaws_->add("PGN-0015", span(at, line_end));
    } else {
        begin_movetext(at);
        if (stray_.empty()) stray_ = span(at, line_end);
        line_ends_ += 2;
    }
    return stop(line_end, Step::on);
}

}
