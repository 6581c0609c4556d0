// FIDE ratings: standard, rapid, blitz (B.02).

#include "event.hpp"

#include <algorithm>
#include <switches.hpp>

namespace {

using namespace hakem;

class Fide final : public RatingSystem {
public:
    bool national() const override { return false; }

    RatingSwitches switches() const override { return fide::own_switches(); }

    EventRating rate(const RatingInput& input) const override {
        const auto numbers =
            fide::numbers_of(input.edition, input.tournament.start, input.switches);
        EventRating event{.system = "fide",
                          .edition = std::string(numbers.edition),
                          .rule = std::string(numbers.rule),
                          .official = true,
                          .time_class = input.time_class,
                          .first_games = numbers.first_games,
                          .players = {},
                          .notes = {}};
        const auto ratings = ratings_of(input, numbers);
        const auto strongest =
            ratings.empty() ? 0 : *std::max_element(ratings.begin(), ratings.end());
        const auto objection = fide::objection_to_event(input, strongest, numbers, event.notes);
        const auto match = fide::match_limit(input.tournament, ratings, numbers);
        const EventGames games(input.tournament, ratings);
        event.players.reserve(ratings.size());
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            auto& player = event.players.emplace_back();
            player.id = input.tournament.players[i].id;
            if (i < input.before.size()) player.before = input.before[i];
            player.before.rating =
                fide::playing_rating(player.before, TimeClass::standard, numbers);
            player.rounds = games.of(i);
            for (auto& game : player.rounds) {
                if (game.counted && !objection.empty()) leave_out(game, objection);
                if (game.counted && game.round > match.last_round) leave_out(game, match.reason);
            }
            rate(player, ratings[i], input, numbers);
        }
        note(event, input, numbers);
        return event;
    }

    PersonAfter settle(const PersonBefore& person, std::span<const PersonEvent> events,
                       const Date& list, const RatingSwitches& switches) const override {
        // The edition is that of the events; what a period settles is the same in all of them.
        const auto last = std::max_element(
            events.begin(), events.end(),
            [](const PersonEvent& a, const PersonEvent& b) { return a.start < b.start; });
        const bool dated = last != events.end() && last->start;
        const auto numbers = fide::numbers_of(last == events.end() ? "" : last->edition,
                                              dated ? last->start : list, switches);
        // Only in rapid and blitz the two differ (7.1.4).
        const auto rating = fide::playing_rating(person.before, TimeClass::rapid, numbers);
        return rating != 0 ? fide::settle_rated(person, events, rating, list, numbers)
                           : fide::settle_unrated(person, events, list, numbers);
    }

    std::int32_t printed_k(const RatingBefore& person, const Date& list) const override {
        return fide::printed_k(person, list.year);
    }

    std::int32_t inactive_after() const override { return 12; }

private:
    static Ratings ratings_of(const RatingInput& input, const fide::Numbers& numbers) {
        Ratings ratings(input.tournament.players.size());
        for (std::size_t i = 0; i < ratings.size() && i < input.before.size(); ++i)
            ratings[i] = fide::playing_rating(input.before[i], input.time_class, numbers);
        return ratings;
    }

    static void rate(PlayerRating& player, std::int32_t rating, const RatingInput& input,
                     const fide::Numbers& numbers) {
        // Which games count is known before K is, and K hangs on their number.
        for (auto& game : player.rounds)
            fide::rate_game(game, rating, 0, input.time_class, numbers);
        if (rating == 0) {
            add_up(player, rating);
            player.performance = performance_of(player);
            const auto initial = fide::initial_rating(player.opponents, player.rated_games,
                                                      player.rated_score, numbers);
            // 8.2: alone it is the first event, which without a point is disregarded.
            player.after = player.rated_score == Points() ? 0 : initial.published;
            return fide::explain_unrated(player, numbers);
        }
        const auto count = std::count_if(player.rounds.begin(), player.rounds.end(),
                                         [](const RatedGame& game) { return game.counted; });
        const auto year = input.list ? fide::year_before(input.list) : input.tournament.start.year;
        auto factor = fide::k_factor(player.before, year, numbers);
        player.why.push_back(std::move(factor.why));
        player.k = fide::limited_k(factor.k, static_cast<std::int32_t>(count), numbers, player.why);
        for (auto& game : player.rounds)
            fide::rate_game(game, rating, player.k, input.time_class, numbers);
        add_up(player, rating);
        player.performance = performance_of(player);
        player.after = player.games == 0 ? player.before.rating
                                         : fide::published(rating, player.change, numbers);
        fide::explain_rated(player, rating, numbers);
        const auto listed = input.list ? input.list.year : input.tournament.start.year;
        if (player.games != 0 && player.after != 0)
            fide::tell_k_that_stays(player.before, player.games, player.after, listed, numbers,
                                    player.why);
    }

    static void note(EventRating& event, const RatingInput& input, const fide::Numbers& numbers) {
        const auto& start = input.tournament.start;
        if (input.edition.empty() && fide::before_all_editions(start)) {
            auto& note = event.notes.emplace_back();
            note.subject = "edition";
            note.rule = "FIDE B.02";
            note.edition = event.edition;
            note.reason = "rating.note.older-edition";
            note.arguments = {to_readable_text(start), event.rule};
        }
        for (auto& note : impossible_rating_notes(input, event, "FIDE B.02"))
            event.notes.push_back(std::move(note));
        for (std::size_t i = 0; i < event.players.size() && i < input.before.size(); ++i) {
            const auto rating = usable_rating(input.before[i].rating);
            if (rating == 0 || rating >= numbers.floor || numbers.old_ratings) continue;
            event.notes.push_back(
                fide::decision("rating", "7.1.4", "rating.note.below-floor", numbers,
                               {std::to_string(event.players[i].id), std::to_string(rating),
                                std::to_string(numbers.floor)}));
        }
        for (auto& note : open_game_notes(event, "FIDE B.02"))
            event.notes.push_back(std::move(note));
        for (auto& note : switch_notes(input.switches, fide::own_switches(event.edition),
                                       "FIDE B.02", event.edition))
            event.notes.push_back(std::move(note));
    }
};

}

HAKEM_PLUGIN(Fide, "fide", "FIDE rating", "FIDE B.02")
