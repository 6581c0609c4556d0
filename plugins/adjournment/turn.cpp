#include "turn.hpp"

#include <algorithm>

namespace hakem::adjourning {

AdjournmentStep step_of(AdjournmentWeight weight, std::string_view article, std::string_view reason,
                        Arguments arguments) {
    AdjournmentStep step;
    step.weight = weight;
    step.why.rule = article;
    step.why.edition = article.starts_with("Regulation") ? "regulation" : "2023";
    step.why.reason = "adjournment.step." + std::string(reason);
    step.why.arguments = std::move(arguments);
    return step;
}

bool is_moment(Moment moment) {
    constexpr std::int64_t year_10000 = 253402300800;
    return moment.seconds > 0 && moment.seconds < year_10000;
}

bool can_be_shown(const ClockTimes& times) {
    return times.white >= 0 && times.black >= 0 && times.white <= longest && times.black <= longest;
}

std::string word_of(Colour colour) {
    return message_argument(colour == Colour::black ? "adjournment.black" : "adjournment.white");
}

std::string word_of(AdjournmentPhase phase) {
    return message_argument("adjournment.phase." + std::string(name_of(phase)));
}

Turn::Turn(const AdjournedGame& before, const AdjournmentEvent& event)
    : game(before), at(event.at), key(event.game), before_(before) {
    if (!is_moment(at)) return;
    game.clocks = before.clocks_at(at);
    game.last = at;
}

void Turn::law(std::string_view article, std::string_view reason, Arguments arguments) {
    steps_.push_back(step_of(AdjournmentWeight::law, article, reason, std::move(arguments)));
}

void Turn::reading(std::string_view article, std::string_view reason, Arguments arguments) {
    steps_.push_back(
        step_of(AdjournmentWeight::interpretation, article, reason, std::move(arguments)));
}

void Turn::warn(std::string_view article, std::string_view reason, Arguments arguments) {
    steps_.push_back(step_of(AdjournmentWeight::warning, article, reason, std::move(arguments)));
}

void Turn::refuse(std::string_view article, std::string_view reason, Arguments arguments) {
    if (refused_) return;
    refused_ = true;
    auto step = step_of(AdjournmentWeight::law, article, reason, std::move(arguments));
    step.why.reason = "adjournment.refused." + std::string(reason);
    steps_ = {std::move(step)};
}

bool Turn::only_in(std::initializer_list<AdjournmentPhase> phases, std::string_view article) {
    if (std::find(phases.begin(), phases.end(), game.phase) != phases.end()) return true;
    refuse(article, "not-in-this-phase", {word_of(game.phase)});
    return false;
}

void Turn::read_clocks(const std::optional<ClockTimes>& read, const ClockTimes& most,
                       std::string_view article) {
    constexpr std::int64_t near = 60; // events are often written down to the minute
    if (!read) return;
    for (const auto colour : {Colour::white, Colour::black}) {
        const auto shown = read->of(colour), expected = game.clocks.of(colour);
        if (shown < 0 || shown > most.of(colour))
            return refuse(article, "clock-shows-more",
                          {word_of(colour), clock_text(shown), clock_text(most.of(colour))});
        if (shown - expected > near || expected - shown > near)
            warn("I.14", "clock-and-watch",
                 {word_of(colour), clock_text(shown), clock_text(expected)});
    }
    game.clocks = *read;
    game.clocks_known = true;
    game.clocks_read = at;
}

void Turn::conclude(Outcome white, Outcome black) {
    game.phase = AdjournmentPhase::concluded;
    game.running = Colour::none;
    game.white_outcome = white;
    game.black_outcome = black;
    game.offer_by = Colour::none;
}

void Turn::lost_by(Colour loser) {
    const bool white = loser == Colour::white;
    conclude(white ? Outcome::loss : Outcome::win, white ? Outcome::win : Outcome::loss);
}

Advance Turn::done() && {
    if (refused_) return {before_, std::move(steps_), true};
    return {std::move(game), std::move(steps_), false};
}

}
