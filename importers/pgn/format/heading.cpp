#include "heading.hpp"

#include "bytes.hpp"
#include "text_of.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/san.hpp>
#include <hakem/language.hpp>

#include <algorithm>
#include <array>

namespace hakem::pgn {

namespace {

char lower(char c) { return is_upper(c) ? static_cast<char>(c + 'a' - 'A') : c; }

/// The same letters, whatever their case and the signs between them.
bool same_word(std::string_view a, std::string_view b) {
    const auto next = [](std::string_view& text) {
        while (!text.empty() && !is_letter(text.front()) && !is_digit(text.front()))
            text.remove_prefix(1);
        const char c = text.empty() ? '\0' : lower(text.front());
        if (!text.empty()) text.remove_prefix(1);
        return c;
    };
    for (;;) {
        const char from_a = next(a), from_b = next(b);
        if (from_a != from_b) return false;
        if (from_a == '\0') return true;
    }
}

/// Tags that tell where the game begins.
struct Start {
    const Tag *fen = nullptr, *set_up = nullptr;
    bool set_up_misspelt = false;
};

Start start_tags(const Game& game) {
    Start start;
    for (const auto& tag : game.tags) {
        const auto name = game.at(tag.name);
        if (tag.repeated) continue;
        if (name.size() == 3 && same_word(name, "FEN")) start.fen = &tag;
        if (name.size() != 5 || !same_word(name, "SetUp")) continue;
        start.set_up = &tag;
        start.set_up_misspelt = name != "SetUp";
    }
    return start;
}

void check_result(const Game& game, Flaws& flaws) {
    const auto* tag = game.find("Result");
    const auto value = tag == nullptr ? std::string_view() : game.at(tag->value);
    const auto told = read_ending(value);
    if (tag != nullptr && told == Ending::none && !value.empty() && value != "?")
        flaws.add("PGN-0033", tag->value, Handling::lost, {std::string(value)});
    if (told != Ending::none && value.find(':') != value.npos && as_played(told) == told)
        flaws.add("PGN-0034", tag->value, Handling::repaired,
                  {std::string(value), std::string(to_text(told))});
    if (game.ending == Ending::none) {
        const auto end = static_cast<std::uint32_t>(game.text.size());
        if (!game.cut) flaws.add("PGN-0032", tag != nullptr ? tag->value : Span{end, end});
        return;
    }
    if (told == Ending::none || as_played(told) == as_played(game.ending)) return;
    if (game.ending == Ending::unknown && !game.has_moves)
        flaws.add("PGN-0031", game.ending_text, Handling::noted, {std::string(value)});
    else
        flaws.add("PGN-0030", game.ending_text, Handling::lost,
                  {std::string(game.at(game.ending_text)), std::string(value)});
}

/// NUL inside tags or moves; those between games the splitter has told.
void check_zeros(const Game& game, Flaws& flaws) {
    const auto zero = game.text.find('\0', game.tags.empty() ? 0 : game.tags.front().name.from);
    if (zero == game.text.npos) return;
    const auto& list = flaws.list();
    if (std::any_of(list.begin(), list.end(),
                    [](const Flaw& flaw) { return flaw.code == "PGN-0003"; }))
        return;
    const auto at = static_cast<std::uint32_t>(zero);
    flaws.add("PGN-0003", {at, at + 1});
}

}

void settle_zeros(Game& game) {
    if (game.ending != Ending::both_lost || read_ending(game.raw("Result")) == Ending::both_lost)
        return;
    Flaws unheard;
    const auto start = start_of(game, unheard);
    if (!start || !chess::resolve_san(*start, "O-O")) return;
    game.ending = Ending::none;
    game.ending_text = {};
    game.has_moves = true;
}

void check_heading(const Game& game, Flaws& flaws) {
    check_zeros(game, flaws);
    check_result(game, flaws);
    const auto start = start_tags(game);
    if (start.set_up_misspelt)
        flaws.add("PGN-0037", start.set_up->name, Handling::repaired,
                  {std::string(game.at(start.set_up->name))});
    const bool set_up = start.set_up != nullptr && game.at(start.set_up->value) == "1";
    if (start.fen != nullptr && !set_up) flaws.add("PGN-0036", start.fen->name);
    if (start.fen == nullptr && set_up) flaws.add("PGN-0038", start.set_up->name, Handling::lost);
}

std::optional<chess::Position> start_of(const Game& game, Flaws& flaws) {
    const auto* tag = start_tags(game).fen;
    if (tag == nullptr || tag->value.empty()) return chess::Position();
    const auto reading = chess::read_fen(without_escapes(game.at(tag->value)));
    for (const auto& finding : reading.findings) {
        const auto from = std::min(tag->value.from + finding.offset, tag->value.to);
        const Span where{from, std::min(from + finding.length, tag->value.to)};
        if (reading.position && chess::is_fatal(finding.fault)) continue;
        if (!reading.position && !chess::is_fatal(finding.fault)) continue;
        flaws.add(
            reading.position ? "PGN-0039" : "PGN-0035", where,
            reading.position ? Handling::repaired : Handling::lost,
            {std::string(game.at(where)), message_argument(chess::message_key(finding.fault))});
        break;
    }
    return reading.position;
}

void check_end(const Game& game, Flaws& flaws) {
    const auto& last = game.last;
    if (!game.whole || game.plies == 0 || chess::has_legal_move(last)) return;
    const auto* tag = game.find("Result");
    const auto settled = [](Ending ending) {
        return ending != Ending::none && ending != Ending::unknown;
    };
    const auto of_tag = tag == nullptr ? Ending::none : read_ending(game.at(tag->value));
    const auto told = settled(of_tag) ? of_tag : game.ending;
    const bool mate = last.in_check();
    const auto lost = last.to_move() == Colour::white;
    const auto on_board = !mate ? Ending::drawn : lost ? Ending::black_won : Ending::white_won;
    if (!settled(told) || as_played(told) == on_board) return;
    flaws.add(mate ? "PGN-0062" : "PGN-0063", settled(of_tag) ? tag->value : game.ending_text,
              Handling::lost, {std::string(to_text(on_board)), std::string(to_text(told))});
}

bool is_chess(const Game& game, Flaws& flaws) {
    constexpr std::array<std::string_view, 9> known = {
        "",         "chess",        "standard",      "normal",   "from position",
        "chess960", "fischerandom", "fischerrandom", "freestyle"};
    const auto* tag = game.find("Variant");
    if (tag == nullptr) return true;
    const auto value = game.at(tag->value);
    for (const auto name : known)
        if (same_word(value, name)) return true;
    flaws.add("PGN-0040", tag->value, Handling::lost, {std::string(value)});
    return false;
}

}
