#include "generator/play.hpp"

#include "generator/acceleration.hpp"
#include "generator/headers.hpp"
#include "generator/prohibitions.hpp"

#include <utility>

namespace hakem::generator {

Play::Play(const Recipe& recipe, const PairingSystem& system, Field field, Diagnostics& diagnostics)
    : recipe_(recipe), strengths_(std::move(field.strengths)), system_(system),
      diagnostics_(diagnostics), stays_(std::move(field.stays)), byes_(recipe, stays_),
      adjournments_(recipe) {
    auto& t = result_.tournament;
    t.players = std::move(field.players);
    t.teams = std::move(field.teams);
    t.list_tolerance = field.list_tolerance;
    enter_headers(t, recipe);
    if (recipe.baku) t.accelerations = baku_acceleration(recipe, stays_);
    t.prohibited = drawn_prohibitions(recipe);
}

RandomTournament Play::play() {
    const auto last = recipe_.rounds_played == 0 ? recipe_.rounds : recipe_.rounds_played;
    while (result_.rounds_played < last && result_.stopped_at == 0) next_round();
    // The next round is left to others: who will not be there is told in advance.
    if (result_.stopped_at == 0 && last < recipe_.rounds)
        announce(byes_.of_next_round(), result_.rounds_played + 1);
    return std::move(result_);
}

void Play::resize_rounds(int rounds) {
    for (auto& player : result_.tournament.players)
        player.rounds.resize(static_cast<std::size_t>(rounds));
}

void Play::next_round() {
    const auto round = result_.rounds_played + 1;
    const auto byes = byes_.of_next_round();
    resize_rounds(round);
    enter_byes(byes, round);
    PairingRequest request;
    request.round = round;
    request.edition = recipe_.edition;
    const auto pairings = system_.pair(result_.tournament, request, diagnostics_);
    const bool paired = !pairings.empty() && !pairings.front().pairs.empty();
    adjournments_.finish(result_.tournament, paired);
    if (!paired) {
        resize_rounds(round - 1);
        result_.stopped_at = round;
        return;
    }
    const auto games = enter_round(pairings.front(), byes);
    adjournments_.adjourn(result_.tournament, round, games);
    result_.rounds_played = round;
}

void Play::announce(const std::vector<Outcome>& byes, int round) {
    for (const auto kind : {Outcome::full_bye, Outcome::half_bye, Outcome::zero_bye}) {
        AnnouncedBye announced{kind, round, {}, 0};
        for (std::size_t place = 0; place < byes.size(); ++place)
            if (byes[place] == kind) announced.ids.push_back(static_cast<std::int32_t>(place) + 1);
        if (!announced.ids.empty()) result_.tournament.byes.push_back(std::move(announced));
    }
}

}
