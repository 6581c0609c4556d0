// UKD, Ulusal Kuvvet Derecesi: reconstructed, for the procedure TSF-TK-PRS/05 is not public.

#include "event.hpp"

#include <games.hpp>

namespace {

using namespace hakem;

class Ukd final : public RatingSystem {
public:
    bool national() const override { return true; }

    RatingSwitches switches() const override { return ukd::own_switches(); }

    EventRating rate(const RatingInput& input) const override {
        const auto numbers = ukd::numbers_of(input.edition, input.switches);
        EventRating event{.system = "ukd",
                          .edition = std::string(numbers.edition),
                          .rule = "UKD (unofficial, reconstructed)",
                          .official = false,
                          .time_class = input.time_class,
                          .first_games = numbers.first_games,
                          .players = {},
                          .notes = {}};
        Ratings ratings(input.tournament.players.size());
        for (std::size_t i = 0; i < ratings.size() && i < input.before.size(); ++i)
            ratings[i] = usable_rating(input.before[i].rating);
        const EventGames games(input.tournament, ratings);
        event.players.reserve(ratings.size());
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            auto& player = event.players.emplace_back();
            player.id = input.tournament.players[i].id;
            if (i < input.before.size()) player.before = input.before[i];
            player.before.rating = ratings[i];
            player.rounds = games.of(i);
            rate(player, numbers);
        }
        if (numbers.youth_2007) ukd::award_youth_2007(event, input.tournament, numbers);
        ukd::explain_event(event, input);
        return event;
    }

    PersonAfter settle(const PersonBefore& person, std::span<const PersonEvent> events, const Date&,
                       const RatingSwitches& switches) const override {
        const auto numbers = ukd::numbers_of(events.empty() ? "" : events.back().edition, switches);
        return usable_rating(person.before.rating) != 0
                   ? ukd::settle_rated(person, events, numbers)
                   : ukd::settle_unrated(person, events, numbers);
    }

private:
    static void rate(PlayerRating& player, const ukd::Numbers& numbers) {
        const auto rating = player.before.rating;
        if (rating != 0) {
            const auto& band = ukd::band_of(numbers, rating);
            player.k = band.k;
            for (auto& game : player.rounds) ukd::rate_game(game, rating, band, numbers);
        } else {
            ukd::sort_out_unrated(player);
        }
        add_up(player, rating);
        player.performance = performance_of(player);
        if (rating != 0) {
            player.after = ukd::published(rating, player.change, numbers);
            // Without a game nothing is touched, a rating below the floor among it.
            if (player.games == 0) player.after = rating;
            return ukd::explain_rated(player, numbers);
        }
        ArchivedResult alone;
        alone.games = player.games;
        alone.rated_games = player.rated_games;
        alone.rated_score = player.rated_score;
        alone.opponents = player.opponents;
        alone.performance = player.performance;
        player.after = ukd::first_rating({alone}, numbers);
        ukd::explain_unrated(player, numbers);
    }
};

}

HAKEM_PLUGIN(Ukd, "ukd", "National rating (UKD)", "UKD (unofficial, reconstructed)")
