// Moves and other words that are not plain SAN.

#include "bytes.hpp"
#include "move_notes.hpp"
#include "move_reader.hpp"
#include "signs.hpp"
#include "tokens.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/fen.hpp>
#include <hakem/chess/san.hpp>
#include <hakem/language.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace hakem::pgn {

namespace {

/// A token longer than this is no move.
constexpr std::ptrdiff_t longest_move = 40;

/// Letters alone, and too many for a move that was cut short: "resigns"; fewer `behind` another.
bool is_word(std::string_view text, bool behind) {
    return (behind || text.size() >= 4) && std::all_of(text.begin(), text.end(), [](char c) {
               return is_letter(c) || is_high(c) || c == '\'' || c == '-';
           });
}

/// The piece in "e8(Q)" behind the square.
std::ptrdiff_t piece_in_brackets(const char* at, const char* end) {
    const std::string_view rest(at,
                                static_cast<std::size_t>(std::min<std::ptrdiff_t>(end - at, 6)));
    if (!rest.starts_with('(')) return 0;
    const auto close = rest.find(')');
    if (close == rest.npos || close < 2) return 0;
    const auto inside = rest.substr(1, close - 1);
    return inside.size() == 1 ? is_letter(inside[0]) ? 3 : 0
                              : (is_high(inside[0]) ? static_cast<std::ptrdiff_t>(close) + 1 : 0);
}

constexpr std::string_view english_capitals = "KQRBNPOZ";

/// Whether a move among these texts has a piece's letter that English does not know.
bool has_foreign_letter(const char* from, const char* end) {
    for (const char* at = from; at != end; ++at) {
        if (*at == '{') {
            at = std::find(at, end, '}');
            if (at == end) return false;
        }
        const bool first = at == from || is_blank(at[-1]) || at[-1] == '.' || at[-1] == '(';
        if (first && (is_upper(*at) || is_high(*at)) &&
            english_capitals.find(*at) == english_capitals.npos && looks_like_move(at, end))
            return true;
    }
    return false;
}

/// The position with the other side on move; nothing where the king would be left in check.
std::optional<chess::Position> passed(const chess::Position& position) {
    auto setup = position.setup();
    if (setup.to_move == Colour::black) ++setup.fullmove_number;
    setup.to_move = opposite(setup.to_move);
    setup.en_passant = chess::Square::none;
    if (!chess::Position::faults_of(setup).empty()) return std::nullopt;
    return chess::Position::of(setup);
}

/// "12." or "12..." as the position has it.
std::string number_of(const chess::Position& position) {
    return fmt::format("{}{}", position.fullmove_number(),
                       position.to_move() == Colour::white ? "." : "...");
}

}

/// The token in UTF-8.
std::string MoveReader::text_of(const char* from, const char* to) {
    return texts_.text({from, static_cast<std::size_t>(to - from)}, around_);
}

/// A token from `from` to at_ that resolve_san does not know: longer forms, other letters, signs,
/// words.
void MoveReader::hard_move(const char* from) {
    // A no-break space looks like a letter until here.
    for (const char* at = from; at != at_; ++at)
        if (is_high(*at) && blank_length(at, end_) != 0) at_ = at--;
    if (const auto more = piece_in_brackets(at_, end_); more != 0 && at_ - from >= 2)
        at_ = token_end(at_ + more);
    if (std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(".p.")) at_ += 3;
    const char* to = at_;
    if (to - from > longest_move) return this->fault(from, to, "pgn.no-move");
    const auto text = text_of(from, to);
    auto fault = chess::MoveFault::no_move;
    if (as_move(from, to, text, fault)) return;
    if (fault == chess::MoveFault::null_move) return null_move(from, to);
    if (with_sign(from, to, text)) return;
    if (const auto sign = sign_of_word(text); !sign.text.empty())
        return add(ElementKind::nag, from, to, sign.nag);
    const bool behind_word = !game_->elements.empty() &&
                             game_->elements.back().kind == ElementKind::unread &&
                             game_->elements.back().depth == depth();
    const bool is_move = fault != chess::MoveFault::no_move && !behind_word;
    if (!is_move && is_word(text, behind_word)) return word(from, to);
    this->fault(from, to, key_of(fault));
}

/// Plays a text that is a move in the letters of the game; else says why not.
bool MoveReader::as_move(const char* from, const char* to, std::string_view text,
                         chess::MoveFault& fault) {
    const auto& english = chess::english_letters();
    const auto& letters = letters_ == nullptr ? english : *letters_;
    const auto reading = chess::read_move(position_, text, letters);
    fault = reading.fault;
    if (reading.fault != chess::MoveFault::none) return false;
    const bool own = reading.letters == nullptr || reading.letters->code == letters.code ||
                     reading.letters->code == chess::figurines().code;
    const bool known = letters_ != nullptr || english_capitals.find(text[0]) != text.npos;
    if (!own && known) {
        fault = chess::resolve_san(position_, text).fault;
        foreign_ = foreign_ || letters_ != nullptr;
        return false;
    }
    if (!own && !foreign_) english_plies_ = game_->plies;
    foreign_ = foreign_ || !own;
    if (!own && !waits_) at_ = end_; // the letters of the game before are tried first
    tell_notes(reading, from, to);
    play(reading.move, from, to);
    return true;
}

/// A move with an assessment glued to it: "Qxf7+-", "Nf3±"; or the assessment alone.
bool MoveReader::with_sign(const char* from, const char* to, std::string_view text) {
    if (const auto sign = sign_at(text); !sign.text.empty() && sign.text == text) {
        add(ElementKind::nag, from, to, sign.nag);
        return true;
    }
    const auto sign = sign_behind(text);
    if (sign.text.empty()) return false;
    auto fault = chess::MoveFault::no_move;
    // In a code page a sign may have fewer bytes than in UTF-8.
    const auto bytes = text.size() == static_cast<std::size_t>(to - from) ? sign.text.size() : 1;
    const char* behind = to - bytes;
    if (behind <= from) return false;
    text.remove_suffix(sign.text.size());
    if (!as_move(from, behind, text, fault)) return false;
    add(ElementKind::nag, behind, to, sign.nag);
    return true;
}

/// What was passed over in a move, once a game for each kind.
void MoveReader::tell_notes(const chess::MoveReading& reading, const char* from, const char* to) {
    for (const auto note : reading.notes.list()) {
        if (note == chess::MoveNote::assessment || note == chess::MoveNote::figurine ||
            note == chess::MoveNote::letters)
            continue;
        if (is_first(static_cast<unsigned>(note)))
            tell_note(position_, reading.move, note, from, to);
    }
}

void MoveReader::tell_note(const chess::Position& position, chess::Move move, chess::MoveNote note,
                           const char* from, const char* to) {
    flaws_.add("PGN-0050", span(from, to), Handling::repaired,
               {text_of(from, to), chess::to_san(position, move), message_argument(key_of(note))});
}

/// Whether a kind of note comes for the first time in this game.
bool MoveReader::is_first(unsigned kind) {
    const auto bit = std::uint32_t{1} << kind;
    const bool first = (told_ & bit) == 0;
    told_ |= bit;
    return first;
}

/// The signs of a SAN that was read: a capture without x or x without a capture, + without check,
/// # without mate. A missing + is passed over, as the standard lets readers do.
void MoveReader::check_signs(const chess::Position& before, chess::Move move, const char* from,
                             const char* to) {
    using chess::MoveNote;
    const auto tell = [&](MoveNote note) {
        if (is_first(static_cast<unsigned>(note))) tell_note(before, move, note, from, to);
    };
    const bool takes = before.is_capture(move);
    const bool says = std::memchr(from, 'x', static_cast<std::size_t>(to - from)) != nullptr;
    if (takes != says) tell(takes ? MoveNote::capture_missing : MoveNote::capture_extra);
    if (to[-1] == '#' && !chess::is_checkmate(position_))
        tell(MoveNote::mate_extra);
    else if (to[-1] == '+' && !position_.in_check())
        tell(MoveNote::check_extra);
}

void MoveReader::null_move(const char* from, const char* to) {
    const auto next = passed(position_);
    if (!next) return fault(from, to, "pgn.null-in-check");
    if (lines_.empty()) flaws_.add("PGN-0047", span(from, to), Handling::noted);
    before_ = position_;
    has_before_ = true;
    position_ = *next;
    add(ElementKind::null_move, from, to);
    game_->plies += lines_.empty();
}

/// Digits and a sign: castling, a null move, a result.
void MoveReader::zeros(const char* from) {
    at_ = token_end(from);
    const std::string_view text(from, static_cast<std::size_t>(at_ - from));
    if (text.starts_with("0-0")) {
        const char* behind = at_;
        while (behind != end_ && is_blank(*behind)) ++behind;
        const auto castling = chess::resolve_san(position_, text);
        const bool is_result =
            lines_.empty() && behind == end_ && text == "0-0" && game_->ending == Ending::none;
        if (castling || !is_result) return hard_move(from);
        game_->ending = Ending::both_lost;
        game_->ending_text = span(from, at_);
        return add(ElementKind::ending, from, at_);
    }
    // In a variation the result is that of the line.
    if (!lines_.empty() && read_ending(text) != Ending::none)
        return add(ElementKind::ending, from, at_);
    word(from, at_);
}

void MoveReader::read_high() {
    if (const auto blank = blank_length(at_, end_); blank != 0) {
        at_ += blank;
        return;
    }
    const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
    const std::string_view ellipsis = "…";
    const char* from = at_;
    if (rest.starts_with(ellipsis)) {
        at_ += ellipsis.size();
    } else if (const auto sign = sign_at(rest); !sign.text.empty()) {
        at_ += sign.text.size();
        add(ElementKind::nag, from, at_, sign.nag);
    } else {
        at_ = token_end(from);
        if (read_ending(rest.substr(0, static_cast<std::size_t>(at_ - from))) != Ending::none)
            return word(from, at_);
        hard_move(from);
    }
}

void MoveReader::read_other() {
    const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
    const char* from = at_;
    switch (*at_) {
    case '{':
        return read_comment();
    case ';':
        return read_line_comment();
    case '(':
        return open_variation();
    case ')':
        return close_variation();
    case '$':
        return read_nag();
    case '%':
        if (!starts_line(at_)) break;
        at_ = find_line_end(at_, end_);
        return;
    case '\\':
        // "\$14": left by a shell.
        if (!rest.starts_with("\\$")) break;
        if (is_first(31)) flaws_.add("PGN-0049", span(from, from + 1));
        ++at_;
        return;
    case '*':
        at_ = from + 1;
        return lines_.empty() ? word(from, at_) : add(ElementKind::ending, from, at_);
    default:
        break;
    }
    for (const std::string_view none : {"--", "@@@@"})
        if (rest.starts_with(none) && token_end(from) == from + none.size()) {
            at_ += none.size();
            return null_move(from, at_);
        }
    if (const auto sign = sign_at(rest); !sign.text.empty()) {
        at_ += sign.text.size();
        return add(ElementKind::nag, from, at_, sign.nag);
    }
    at_ = std::max(from + 1, token_end(from));
    word(from, at_);
}

/// Something that is neither a move nor a sign: it stays text, the moves go on behind it.
void MoveReader::word(const char* from, const char* to) {
    const bool first =
        game_->elements.empty() || game_->elements.back().kind != ElementKind::unread;
    if (first)
        flaws_.add("PGN-0045", span(from, to), Handling::lost,
                   {text_of(from, std::min(to, from + longest_move))});
    unread(from, to);
}

/// A move that cannot be played: the rest of its line stays text. In the game itself it is an
/// error, a variation is only told about.
void MoveReader::fault(const char* from, const char* to, std::string_view reason) {
    const bool game = lines_.empty();
    flaws_.add(game ? "PGN-0060" : "PGN-0061", span(from, to),
               game ? Handling::refused : Handling::lost,
               {number_of(position_), text_of(from, std::min(to, from + longest_move)),
                message_argument(reason), chess::to_fen(position_)});
    if (game) {
        stopped_ = true;
        unread(from, end_);
        at_ = end_;
    } else {
        at_ = to;
        skip_variation(from);
    }
}

void MoveReader::unread(const char* from, const char* to) {
    auto& elements = game_->elements;
    const auto place = span(from, to);
    if (!elements.empty() && elements.back().kind == ElementKind::unread &&
        elements.back().depth == depth())
        elements.back().span.to = place.to;
    else
        add(ElementKind::unread, from, to);
}

/// The letters in which most of the main line can be read; English wins a tie. Without a letter
/// that English does not have nothing but those of the game before are tried: an illegal rook's
/// move must not become one of a French king.
const chess::Letters* MoveReader::best_letters() {
    constexpr std::ptrdiff_t enough = 1 << 14;
    const char* from = game_->text.data() + game_->movetext.from;
    const char* end = game_->text.data() + game_->movetext.to;
    end = from + std::min(end - from, enough);
    const auto mark = flaws_.list().size();
    const chess::Letters* best = nullptr;
    const auto mixed = run(nullptr, end); // English, and others where it has not the letter
    auto most = foreign_ ? english_plies_ : mixed;
    const bool foreign = foreign_ || has_foreign_letter(from, end);
    flaws_.cut(mark);
    const auto try_with = [&](const chess::Letters* letters) {
        const auto plies = run(letters, end);
        flaws_.cut(mark);
        if (plies <= most || plies < mixed) return;
        most = plies;
        best = letters;
    };
    if (usual_ != nullptr) try_with(usual_);
    // A file full of games in no language would cost a way through each for all of them.
    constexpr std::uint32_t too_often = 64;
    if (!foreign || vain_ >= too_often || (best != nullptr && !stopped_)) return best;
    for (const auto& letters : chess::all_letters())
        if (letters.code != "en" && letters.code != chess::figurines().code) try_with(&letters);
    vain_ = best == nullptr ? vain_ + 1 : 0;
    return best;
}

}
