// What followed from the events of a command, on a terminal: sentences are never cut.

#include "adjourn_output.hpp"
#include "adjourn_words.hpp"
#include <hakem/citation.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

std::string said(std::string_view key, Language language, std::vector<std::string> arguments) {
    return format_text(fmt::format("adjourn.{}", key), language, arguments);
}

std::string clocks_text(const AdjournedGame& game, Language language) {
    const auto white = game.shown_clock(Colour::white), black = game.shown_clock(Colour::black);
    if (!white || !black) return said("clocks-unknown", language, {});
    return said("clocks-of", language, {clock_text(*white), clock_text(*black)});
}

/// Articles in one column; "~" a reading, "!" a contradiction.
std::string steps_text(const std::vector<AdjournmentStep>& steps, Language language) {
    std::size_t widest = 0;
    for (const auto& step : steps)
        widest = std::max(widest, display_width(to_text(citation_of(step.why.rule), language)));
    std::string text;
    for (const auto& step : steps) {
        const auto article = to_text(citation_of(step.why.rule), language);
        const char mark = step.weight == AdjournmentWeight::warning          ? '!'
                          : step.weight == AdjournmentWeight::interpretation ? '~'
                                                                             : ' ';
        text += fmt::format("  {}{} {} {}\n", article,
                            std::string(widest - display_width(article), ' '), mark,
                            sentence_of(step.why, language));
    }
    return text;
}

bool has_marks(const std::vector<AdjournmentStep>& steps) {
    return std::any_of(steps.begin(), steps.end(),
                       [](const auto& step) { return step.weight != AdjournmentWeight::law; });
}

std::string state_text(const AdjournedGame& game, Language language) {
    auto state =
        std::string(text(fmt::format("adjournment.phase.{}", name_of(game.phase)), language));
    if (game.phase == AdjournmentPhase::concluded)
        state += " " +
                 to_text(CellContent(GameResult{game.white_outcome, game.black_outcome}), language);
    return state;
}

/// What was taken back by the command, and why (I.3).
std::string withdrawn_text(const AdjournShown& shown, const AdjournmentHistory& game) {
    std::string out;
    const auto count = std::min(shown.withdrawn, game.withdrawn.size());
    for (auto i = game.withdrawn.size() - count; i < game.withdrawn.size(); ++i) {
        const auto& one = game.withdrawn[i];
        const auto name =
            text(fmt::format("adjournment.event.{}", name_of(one.event.what)), shown.language);
        out += "\n" +
               said("taken-back", shown.language,
                    {to_readable_text(one.event.at), std::string(name), one.reason}) +
               "\n";
    }
    return out;
}

}

std::string adjourn_text(const AdjournShown& shown, const AdjournmentHistory& game,
                         std::size_t fresh) {
    const auto language = shown.language;
    const auto& now = game.now;
    std::string out = to_text(adjourn_title(now), language) + "\n";
    out += withdrawn_text(shown, game);
    bool marked = false;
    const auto first = game.entries.size() - std::min(fresh, game.entries.size());
    for (auto i = first; i < game.entries.size(); ++i) {
        const auto& [event, advance] = game.entries[i];
        const auto name = text(fmt::format("adjournment.event.{}", name_of(event.what)), language);
        out += fmt::format("\n{}  {}  ({})\n", to_readable_text(event.at), name,
                           clocks_text(advance.after, language));
        out += steps_text(advance.steps, language);
        marked = marked || has_marks(advance.steps);
    }
    out += fmt::format("\n{}: {}\n", said("state", language, {}), state_text(now, language));
    const auto next = shown.rules.next_steps(now);
    if (!next.empty())
        out += fmt::format("{}:\n{}", said("next", language, {}), steps_text(next, language));
    if (marked || has_marks(next)) out += said("marks", language, {}) + "\n";
    return out;
}

}
