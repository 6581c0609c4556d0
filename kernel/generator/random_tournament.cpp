#include "generator/random_tournament.hpp"

#include "generator/games.hpp"
#include "generator/play.hpp"
#include "generator/team_play.hpp"

#include <utility>

namespace hakem::generator {

namespace {

Field field_of(const Recipe& recipe, const PairingSystem& system) {
    return is_national(recipe) ? national_field(recipe, system) : drawn_field(recipe);
}

/// An individual event while it is played.
class PlayersPlay final : public Play {
public:
    PlayersPlay(const Recipe& recipe, const PairingSystem& system, Diagnostics& diagnostics)
        : Play(recipe, system, field_of(recipe, system), diagnostics), games_(recipe, strengths_) {}

private:
    void enter_byes(const std::vector<Outcome>& byes, int round) override {
        for (std::size_t place = 0; place < byes.size(); ++place)
            entry(static_cast<std::int32_t>(place) + 1, round) = {0, Colour::none, byes[place]};
    }

    std::vector<PlayedGame> enter_round(const RoundPairing& pairing,
                                        const std::vector<Outcome>& byes) override {
        enter_pairing(tournament(), pairing);
        const auto results = games_.of_round(pairing, byes);
        std::vector<PlayedGame> games;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const auto& [board, white, black] = pairing.pairs[i];
            const auto white_side = place_of(white);
            if (black != 0) {
                entry(white, pairing.round).outcome = results[i].white;
                entry(black, pairing.round).outcome = results[i].black;
                games.push_back({white, black, white_side, place_of(black), results[i]});
            } else if (byes[white_side] != Outcome::absent) {
                // The bye of a fixed table fell to a player who is not there.
                entry(white, pairing.round).outcome = byes[white_side];
            }
        }
        return games;
    }

    Games games_;
};

}

RandomTournament random_tournament(const Recipe& recipe, const PairingSystem& system,
                                   Diagnostics& diagnostics) {
    if (has_teams(recipe)) return TeamPlay(recipe, system, diagnostics).play();
    return PlayersPlay(recipe, system, diagnostics).play();
}

}
