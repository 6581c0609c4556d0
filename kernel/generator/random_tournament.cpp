#include "generator/random_tournament.hpp"

#include "generator/absences.hpp"
#include "generator/acceleration.hpp"
#include "generator/field.hpp"
#include "generator/games.hpp"
#include "generator/headers.hpp"
#include "generator/prohibitions.hpp"

#include <utility>

namespace hakem::generator {

namespace {

/// An event while it is played.
class Play {
public:
    Play(const Recipe& recipe, const PairingSystem& system, Diagnostics& diagnostics)
        : recipe_(recipe), system_(system), diagnostics_(diagnostics), stays_(drawn_stays(recipe)),
          field_(drawn_field(recipe)), byes_(recipe, stays_), games_(recipe, field_.strengths) {
        auto& t = result_.tournament;
        t.players = std::move(field_.players);
        enter_headers(t, recipe);
        if (recipe.baku) t.accelerations = baku_acceleration(recipe, stays_);
        t.prohibited = drawn_prohibitions(recipe);
    }

    RandomTournament play() {
        const auto last = recipe_.rounds_played == 0 ? recipe_.rounds : recipe_.rounds_played;
        while (result_.rounds_played < last && result_.stopped_at == 0) next_round();
        if (result_.stopped_at == 0 && last < recipe_.rounds) announce_byes();
        return std::move(result_);
    }

private:
    RoundEntry& entry(std::size_t place, int round) {
        return result_.tournament.players[place].rounds[static_cast<std::size_t>(round - 1)];
    }

    void resize_rounds(int rounds) {
        for (auto& player : result_.tournament.players)
            player.rounds.resize(static_cast<std::size_t>(rounds));
    }

    /// Byes stand in the column of the round before it is paired.
    void next_round() {
        const auto round = result_.rounds_played + 1;
        const auto byes = byes_.of_next_round();
        resize_rounds(round);
        enter_byes(byes, round);
        PairingRequest request;
        request.round = round;
        request.edition = recipe_.edition;
        const auto pairings = system_.pair(result_.tournament, request, diagnostics_);
        if (pairings.empty() || pairings.front().pairs.empty()) {
            resize_rounds(round - 1);
            result_.stopped_at = round;
            return;
        }
        enter_pairing(result_.tournament, pairings.front());
        enter_results(pairings.front(), byes);
        result_.rounds_played = round;
    }

    void enter_byes(const std::vector<Outcome>& byes, int round) {
        for (std::size_t place = 0; place < byes.size(); ++place)
            entry(place, round) = {0, Colour::none, byes[place]};
    }

    void enter_results(const RoundPairing& pairing, const std::vector<Outcome>& byes) {
        const auto results = games_.of_round(pairing, byes);
        for (std::size_t i = 0; i < results.size(); ++i) {
            const auto& pair = pairing.pairs[i];
            const auto white = static_cast<std::size_t>(pair.white - 1);
            if (pair.black != 0) {
                entry(white, pairing.round).outcome = results[i].white;
                entry(static_cast<std::size_t>(pair.black - 1), pairing.round).outcome =
                    results[i].black;
            } else if (byes[white] != Outcome::absent) {
                // The bye of a fixed table fell to a player who is not there.
                entry(white, pairing.round).outcome = byes[white];
            }
        }
    }

    /// The next round is left to others: who will not be there is told in advance (TRF26 240).
    void announce_byes() {
        const auto byes = byes_.of_next_round();
        for (const auto kind : {Outcome::full_bye, Outcome::half_bye, Outcome::zero_bye}) {
            AnnouncedBye announced{kind, result_.rounds_played + 1, {}, 0};
            for (std::size_t place = 0; place < byes.size(); ++place)
                if (byes[place] == kind)
                    announced.ids.push_back(static_cast<std::int32_t>(place) + 1);
            if (!announced.ids.empty()) result_.tournament.byes.push_back(std::move(announced));
        }
    }

    const Recipe& recipe_;
    const PairingSystem& system_;
    Diagnostics& diagnostics_;
    std::vector<Stay> stays_;
    Field field_;
    Byes byes_;
    Games games_;
    RandomTournament result_;
};

}

RandomTournament random_tournament(const Recipe& recipe, const PairingSystem& system,
                                   Diagnostics& diagnostics) {
    return Play(recipe, system, diagnostics).play();
}

}
