#include "result_notes.hpp"

#include <algorithm>

namespace hakem::pgn {

namespace {

bool has_result(Ending ending) { return ending != Ending::none && ending != Ending::unknown; }

Outcome of_half_points(std::int32_t half_points) {
    return half_points == 2 ? Outcome::win : half_points == 1 ? Outcome::draw : Outcome::loss;
}

}

ResultNotes::ResultNotes(const EventGames& event, Diagnostics& diagnostics)
    : event_(event), diagnostics_(diagnostics) {
    const auto with = std::count_if(event.games.begin(), event.games.end(),
                                    [&](auto game) { return event.entries.all[game].has_moves; });
    constexpr std::ptrdiff_t nine_tenths = 9;
    mostly_with_moves_ = with * 10 >= static_cast<std::ptrdiff_t>(event.games.size()) * nine_tenths;
}

void ResultNotes::say(Severity severity, std::string_view code, std::size_t game,
                      std::vector<std::string> arguments) {
    say_of_game(event_, diagnostics_, severity, code, game, std::move(arguments));
}

/// A bye, or an opponent who is not named: in a team event an empty board.
GameOutcome ResultNotes::alone(const Entry& entry, bool white, bool other_is_bye) const {
    const auto ending = has_result(entry.tag_ending) ? entry.tag_ending : entry.ending;
    GameOutcome outcome;
    auto& own = white ? outcome.white : outcome.black;
    if (other_is_bye || entry.termination == Termination::bye ||
        entry.termination == Termination::half_bye || entry.termination == Termination::full_bye ||
        entry.termination == Termination::zero_bye) {
        own = bye_outcome(ending, white, entry.termination);
        return outcome;
    }
    const auto both = pgn::outcome_of(entry.tag_ending, entry.ending, Termination::unplayed, false);
    own = white ? both.white : both.black;
    return outcome;
}

/// WhiteScore and BlackScore: a result that the four tokens of PGN cannot say.
void ResultNotes::use_scores(const Entry& entry, GameOutcome& outcome) const {
    if (entry.white_half_points < 0 || entry.black_half_points < 0) return;
    if (outcome.white != Outcome::pending || outcome.black != Outcome::pending) return;
    outcome.white = of_half_points(entry.white_half_points);
    outcome.black = of_half_points(entry.black_half_points);
}

GameOutcome ResultNotes::outcome_of(std::size_t game, std::int32_t white, std::int32_t black) {
    const auto& entry = event_.entries.all[game];
    if ((white < 0) != (black < 0))
        return alone(entry, white >= 0, white >= 0 ? entry.black.bye : entry.white.bye);
    auto outcome =
        pgn::outcome_of(entry.tag_ending, entry.ending, entry.termination, entry.has_moves);
    use_scores(entry, outcome);
    const auto token = std::string(to_text(entry.ending));
    const auto tag = outcome.by_text ? token : std::string(to_text(entry.tag_ending));
    differing_ += outcome.differs; // each is told where it stands, by the reader of the games
    if (outcome.by_text) say(Severity::warning, "PGN-0205", game, {token});
    if (outcome.forfeit_with_moves) say(Severity::warning, "PGN-0206", game, {tag});
    if (outcome.termination_with_moves) say(Severity::note, "PGN-0235", game, {tag});
    if (outcome.drawn_forfeit) say(Severity::warning, "PGN-0236", game, {tag});
    const bool played = is_played(outcome.white) || is_played(outcome.black);
    if (!entry.has_moves && played && entry.termination == Termination::normal) {
        if (mostly_with_moves_) say(Severity::warning, "PGN-0208", game, {tag});
        ++without_moves_;
    }
    unfinished_token_ += has_result(entry.tag_ending) && entry.ending == Ending::unknown;
    return outcome;
}

void ResultNotes::finish() {
    const auto all = std::to_string(event_.games.size());
    if (without_moves_ != 0 && !mostly_with_moves_)
        diagnostics_.add(Severity::note, "PGN-0207", 0, 0, 1,
                         {std::to_string(without_moves_), all});
    if (differing_ != 0)
        diagnostics_.add(Severity::warning, "PGN-0204", 0, 0, 1, {std::to_string(differing_), all});
    if (unfinished_token_ != 0)
        diagnostics_.add(Severity::note, "PGN-0226", 0, 0, 1,
                         {std::to_string(unfinished_token_), all});
}

}
