#include "illegal_move.hpp"

#include <hakem/chess/endings.hpp>

namespace hakem::arbiter {

namespace {

bool is_of_2018(const Circumstances& circumstances) { return circumstances.edition == "2018"; }

/// One minute instead of two: in 2018 in blitz alone (B.2), since 2023 in rapid as well (A.3).
bool is_one_minute(const Circumstances& circumstances) {
    if (circumstances.time == TimeClass::standard) return false;
    return circumstances.time == TimeClass::blitz || !is_of_2018(circumstances);
}

/// B.2 of 2023 applies the competitive rules and does not repeat A.3.
bool is_unwritten(const Circumstances& circumstances) {
    return circumstances.time == TimeClass::blitz && circumstances.supervised &&
           !is_of_2018(circumstances);
}

/// Articles that go with 7.5.5 in rapid and blitz.
std::vector<std::string> articles_of_time(const Circumstances& circumstances) {
    if (circumstances.time == TimeClass::standard) return {};
    std::vector<std::string> articles;
    if (!circumstances.supervised) articles.emplace_back(article_of_claim(circumstances));
    for (auto& article : articles_of_blitz(circumstances)) articles.push_back(std::move(article));
    if (is_unwritten(circumstances)) articles.emplace_back("B.2");
    if (is_one_minute(circumstances))
        articles.emplace_back(is_of_2018(circumstances) ? "B.2" : "A.3");
    return articles;
}

Step with_time(const Circumstances& circumstances, Step step) {
    step.beside = articles_of_time(circumstances);
    return step;
}

GameState lost_by(Colour player) {
    return player == Colour::white   ? GameState::black_won
           : player == Colour::black ? GameState::white_won
                                     : GameState::lost;
}

/// 7.5.5, the second illegal move.
void add_loss(Ruling& ruling, const Circumstances& circumstances, Colour player,
              const chess::Position* position) {
    const auto& edition = circumstances.edition;
    const bool can_mate = position == nullptr || player == Colour::none ||
                          chess::can_mate(*position, opposite(player));
    const auto count = std::to_string(circumstances.count);
    auto step =
        with_time(circumstances, step_of(Step::Kind::result,
                                         by("7.5.5", edition,
                                            !can_mate             ? "arbiter.illegal.second-drawn"
                                            : position == nullptr ? "arbiter.illegal.second-unknown"
                                                                  : "arbiter.illegal.second-lost",
                                            {count})));
    step.side = player;
    ruling.steps.push_back(std::move(step));
    ruling.state = can_mate ? lost_by(player) : GameState::drawn;
    ruling.turned_down.push_back(by("7.5.5", edition, "arbiter.why.not-first", {count}));
    if (!can_mate)
        ruling.turned_down.push_back(by("7.5.5", edition, "arbiter.why.no-mate-possible"));
}

}

bool is_regulated(const Circumstances& circumstances) {
    return circumstances.time == TimeClass::standard || circumstances.supervised;
}

Step step_of(Step::Kind kind, Decision why, Certainty certainty) {
    Step step;
    step.kind = kind;
    step.why = std::move(why);
    step.certainty = certainty;
    return step;
}

std::string_view article_of_claim(const Circumstances& circumstances) {
    return is_of_2018(circumstances) ? "A.4.2" : "A.5.2";
}

std::string_view article_of_waiting(const Circumstances& circumstances) {
    return is_of_2018(circumstances) ? "A.4.4" : "A.5.4";
}

std::vector<std::string> articles_of_blitz(const Circumstances& circumstances) {
    if (circumstances.time != TimeClass::blitz || circumstances.supervised) return {};
    return {is_of_2018(circumstances) ? "B.4" : "B.3"};
}

void add_restore(Ruling& ruling, const Circumstances& circumstances) {
    if (circumstances.count > 1) return;
    const auto& edition = circumstances.edition;
    auto restore = step_of(Step::Kind::restore, by("7.5.1", edition, "arbiter.illegal.restore"));
    if (!is_regulated(circumstances))
        restore.beside = {std::string(article_of_claim(circumstances))};
    ruling.steps.push_back(std::move(restore));
    ruling.steps.push_back(
        step_of(Step::Kind::clocks, by("7.1", edition, "arbiter.illegal.clocks")));
}

void add_penalty(Ruling& ruling, const Circumstances& circumstances, Colour player,
                 const chess::Position* position) {
    if (circumstances.count > 1) return add_loss(ruling, circumstances, player, position);
    const bool one = is_one_minute(circumstances);
    auto step =
        with_time(circumstances,
                  step_of(Step::Kind::add_time,
                          by("7.5.5", circumstances.edition,
                             one ? "arbiter.illegal.one-minute" : "arbiter.illegal.two-minutes",
                             {player == Colour::none ? message_argument("arbiter.the-opponent")
                                                     : word_of(opposite(player))})));
    step.side = opposite(player);
    step.seconds = one ? 60 : 120;
    if (is_unwritten(circumstances)) step.certainty = Certainty::interpretation;
    ruling.steps.push_back(std::move(step));
    if (one)
        ruling.turned_down.push_back(
            by(is_of_2018(circumstances) ? "B.2" : "A.3", circumstances.edition,
               is_unwritten(circumstances) ? "arbiter.why.two-minutes-unwritten"
                                           : "arbiter.why.not-two-minutes"));
}

}
