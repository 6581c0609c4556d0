#include "outcomes.hpp"

#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace hakem::pgn {

namespace {

bool says(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](auto word) { return text.find(word) != std::string_view::npos; });
}

bool is_known(Ending ending) { return ending != Ending::none && ending != Ending::unknown; }

using Sides = std::pair<Outcome, Outcome>;

Sides played(Ending ending) {
    switch (ending) {
    case Ending::white_won:
        return {Outcome::win, Outcome::loss};
    case Ending::black_won:
        return {Outcome::loss, Outcome::win};
    case Ending::drawn:
        return {Outcome::draw, Outcome::draw};
    case Ending::both_lost:
        return {Outcome::loss, Outcome::loss};
    case Ending::white_half: // Laws of Chess 12.9: less than the game has
        return {Outcome::draw, Outcome::loss};
    case Ending::black_half:
        return {Outcome::loss, Outcome::draw};
    default:
        return {Outcome::pending, Outcome::pending};
    }
}

Outcome unrated(Outcome outcome) {
    return outcome == Outcome::win    ? Outcome::unrated_win
           : outcome == Outcome::draw ? Outcome::unrated_draw
           : outcome == Outcome::loss ? Outcome::unrated_loss
                                      : outcome;
}

/// Half a point without a game is no forfeit: not rated in any case.
Outcome forfeited(Outcome outcome) {
    return outcome == Outcome::win    ? Outcome::forfeit_win
           : outcome == Outcome::loss ? Outcome::forfeit_loss
                                      : unrated(outcome);
}

}

Termination read_termination(std::string_view text) {
    const auto folded = to_ascii(to_lower(text, Language::english));
    if (says(folded, {"double forfeit", "both absent"})) return Termination::double_forfeit;
    if (says(folded, {"half-point bye", "half point bye", "half bye", "yarim puanli bay"}))
        return Termination::half_bye;
    if (says(folded, {"full-point bye", "full point bye", "full bye"}))
        return Termination::full_bye;
    if (says(folded, {"zero-point bye", "zero point bye", "zero bye", "not paired"}))
        return Termination::zero_bye;
    if (says(folded, {"time forfeit", "forfeit on time", "forfeits on time"}))
        return Termination::normal;
    if (says(folded, {"unplayed", "forfeit", "walkover", "no show", "no-show", "abandoned",
                      "hukmen", "kampflos"}))
        return Termination::unplayed;
    if (folded == "bye" || folded == "bay" || says(folded, {"spielfrei", "allocated bye"}))
        return Termination::bye;
    if (says(folded, {"adjourned", "ertelen"})) return Termination::adjourned;
    return says(folded, {"unrated", "not rated"}) ? Termination::unrated : Termination::normal;
}

bool is_bye_name(std::string_view name) {
    constexpr std::array<std::string_view, 11> names = {
        "bye",    "bay",  "bay gecer", "spielfrei", "freilos",    "exempt",
        "libere", "vrij", "descansa",  "bye bye",   "no opponent"};
    constexpr std::size_t longest = 20;
    if (name.empty() || name.size() > longest) return false;
    auto folded = to_ascii(to_lower(trim(name), Language::english));
    std::replace(folded.begin(), folded.end(), ',', ' ');
    while (!folded.empty() && (folded.back() == ' ' || folded.back() == '.')) folded.pop_back();
    return std::find(names.begin(), names.end(), folded) != names.end();
}

GameOutcome outcome_of(Ending tag, Ending token, Termination termination, bool has_moves) {
    GameOutcome outcome;
    outcome.by_text = !is_known(tag) && is_known(token);
    outcome.differs = is_known(tag) && is_known(token) && as_played(tag) != as_played(token);
    const auto counted = outcome.by_text ? token : tag;
    const bool forfeit = counted != as_played(counted) || termination == Termination::unplayed ||
                         termination == Termination::double_forfeit;
    Sides sides = played(as_played(counted));
    if (termination == Termination::double_forfeit) sides = {Outcome::loss, Outcome::loss};
    if (termination == Termination::adjourned && !is_known(counted))
        sides = {Outcome::adjourned, Outcome::adjourned};
    const bool nobody_came = as_played(counted) == Ending::both_lost && !has_moves;
    if (termination == Termination::unrated)
        sides = {unrated(sides.first), unrated(sides.second)};
    else if ((forfeit || nobody_came) && !has_moves)
        sides = {forfeited(sides.first), forfeited(sides.second)};
    // A player who leaves a game that is under way has played it: "abandoned" is no forfeit then.
    outcome.forfeit_with_moves = forfeit && has_moves && counted != as_played(counted);
    outcome.termination_with_moves = forfeit && has_moves && !outcome.forfeit_with_moves;
    outcome.drawn_forfeit = forfeit && !has_moves && sides.first == Outcome::unrated_draw;
    outcome.white = sides.first;
    outcome.black = sides.second;
    return outcome;
}

Outcome bye_outcome(Ending ending, bool player_is_white, Termination termination) {
    switch (termination) {
    case Termination::half_bye:
        return Outcome::half_bye;
    case Termination::full_bye:
        return Outcome::full_bye;
    case Termination::zero_bye:
        return Outcome::zero_bye;
    default:
        break;
    }
    const auto plain = as_played(ending);
    if (plain == Ending::drawn) return Outcome::half_bye;
    if (plain == (player_is_white ? Ending::white_won : Ending::black_won))
        return Outcome::pairing_bye;
    // Without a result, but called a bye: what a bye is when nothing else is said.
    return !is_known(ending) && termination == Termination::bye ? Outcome::pairing_bye
                                                                : Outcome::zero_bye;
}

}
