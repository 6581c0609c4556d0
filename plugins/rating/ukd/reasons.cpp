// Why a UKD is what it is.

#include "event.hpp"
#include <hakem/rating_tables.hpp>
#include <hakem/time_control.hpp>

#include <algorithm>
#include <games.hpp>
#include <switches.hpp>

namespace hakem::ukd {

Decision decision(std::string_view subject, std::string_view reason, const Numbers& numbers,
                  std::vector<std::string> arguments) {
    Decision made;
    made.subject = subject;
    made.rule = rule;
    made.edition = numbers.edition;
    made.reason = reason;
    made.arguments = std::move(arguments);
    return made;
}

namespace {

/// "2, 5": the rounds of the games with a reason; empty without one.
std::string rounds_with(const PlayerRating& player, std::string_view reason) {
    std::string rounds;
    for (const auto& game : player.rounds)
        if (game.counted && game.reason == reason)
            rounds += (rounds.empty() ? "" : ", ") + std::to_string(game.round);
    return rounds;
}

void explain_unrated_opponents(PlayerRating& player, const Numbers& numbers) {
    const auto rounds = rounds_with(player, "rating.ukd-unrated");
    if (rounds.empty()) return;
    const bool flat = numbers.unrated == UnratedMode::flat;
    const auto amount = numbers.unrated_hundredths * (flat ? 1 : player.k);
    player.why.push_back(decision("unrated", "rating.why.ukd-unrated", numbers,
                                  {hundredths_argument(amount), rounds}));
}

/// The change, with what is fixed against opponents without UKD beside K times W−We.
Decision change_decision(const PlayerRating& player, const Numbers& numbers) {
    std::vector<std::string> arguments{
        std::to_string(player.rated_games), points_argument(player.rated_score),
        hundredths_argument(player.expected), std::to_string(player.k),
        signed_hundredths_argument(player.change)};
    if (player.games == player.rated_games)
        return decision("change", "rating.why.change", numbers, std::move(arguments));
    arguments.push_back(signed_hundredths_argument(player.change - player.fixed()));
    arguments.push_back(std::to_string(player.games - player.rated_games));
    arguments.push_back(signed_hundredths_argument(player.fixed()));
    return decision("change", "rating.why.ukd-change", numbers, std::move(arguments));
}

void explain_change(PlayerRating& player, const Numbers& numbers) {
    auto change = change_decision(player, numbers);
    change.terms = change_terms(player);
    player.why.push_back(std::move(change));
    if (const auto rounds = rounds_with(player, "rating.capped"); !rounds.empty())
        player.why.push_back(
            decision("cap", "rating.why.cap", numbers, {std::to_string(numbers.cap), rounds}));
    explain_unrated_opponents(player, numbers);
}

/// The lowest band has no beginning, the highest no end; `range_of` has the limit then.
std::string_view words_of(const Numbers& numbers, const Band& band) {
    if (band.below == 0) return "rating.why.ukd-k-from";
    return &band == numbers.bands.data() ? "rating.why.ukd-k-below" : "rating.why.ukd-k";
}

}

void explain_rated(PlayerRating& player, const Numbers& numbers) {
    const auto rating = player.before.rating;
    const auto& band = band_of(numbers, rating);
    player.why.push_back(
        decision("K", words_of(numbers, band), numbers,
                 {std::to_string(band.k), std::to_string(rating), range_of(numbers, band)}));
    if (player.games == 0) return;
    explain_change(player, numbers);
    const auto exactly = std::int64_t{rating} * 100 + player.change;
    const std::vector<std::string> sum{std::to_string(rating),
                                       signed_hundredths_argument(player.change),
                                       hundredths_argument(exactly), std::to_string(player.after)};
    if (player.after == 0 && numbers.floor != 0) {
        auto floor = decision("new", "rating.why.ukd-floor", numbers, sum);
        floor.arguments.back() = std::to_string(numbers.floor);
        player.why.push_back(std::move(floor));
        return;
    }
    player.why.push_back(decision(
        "new", numbers.truncate ? "rating.why.ukd-new" : "rating.why.new-half-up", numbers, sum));
}

void explain_unrated(PlayerRating& player, const Numbers& numbers) {
    if (!player.performance) {
        player.why.push_back(decision("performance", "rating.why.ukd-nobody-rated", numbers, {}));
        return;
    }
    const auto percent = percent_of(player.rated_score.in_hundredths(), player.rated_games);
    const Exact mean(player.opponents, player.rated_games);
    const auto difference = rating_difference(percent);
    auto performance = decision("performance", "rating.why.ukd-performance", numbers,
                                {performance_argument(mean), std::to_string(player.rated_games),
                                 points_argument(player.rated_score), std::to_string(percent),
                                 (difference > 0 ? "+" : "") + std::to_string(difference),
                                 performance_argument(mean + difference)});
    performance.terms = rating_terms(player);
    player.why.push_back(std::move(performance));
    player.why.push_back(decision(
        "first", player.after != 0 ? "rating.why.ukd-first-alone" : "rating.why.ukd-waits", numbers,
        {std::to_string(player.games), std::to_string(numbers.first_games),
         std::to_string(numbers.first_above), std::to_string(player.after)}));
}

namespace {

/// What the procedure was before 2013 nobody published but the rule for one event of 2007.
void note_edition(EventRating& event, const RatingInput& input, const Numbers& numbers) {
    const auto& start = input.tournament.start;
    if (!input.edition.empty() || !start || start.year >= 2013) return;
    event.notes.push_back(decision("edition", "rating.note.ukd-older-edition", numbers,
                                   {to_readable_text(start), std::string(numbers.edition)}));
}

/// A club's word of 2015: events under 60 minutes in all are no UKD events (ukd.md 1.5).
void note_thinking_time(EventRating& event, const RatingInput& input, const Numbers& numbers) {
    const auto control = time_control_of(input.tournament);
    if (!control || input.time_class != TimeClass::standard) return;
    const auto seconds = seconds_for_60_moves(*control);
    if (seconds < 3600)
        event.notes.push_back(
            decision("time", "rating.note.ukd-time", numbers, {std::to_string(seconds / 60)}));
}

}

void explain_event(EventRating& event, const RatingInput& input) {
    const auto numbers = numbers_of(input.edition, input.switches);
    event.notes.push_back(decision("UKD", "rating.note.ukd-unofficial", numbers, {}));
    if (numbers.youth_2007)
        event.notes.push_back(decision("award", "rating.note.youth-2007", numbers, {}));
    note_edition(event, input, numbers);
    note_thinking_time(event, input, numbers);
    for (auto& note : impossible_rating_notes(input, event, rule))
        event.notes.push_back(std::move(note));
    for (auto& note : open_game_notes(event, rule)) event.notes.push_back(std::move(note));
    for (auto& note : switch_notes(input.switches, own_switches(), rule, numbers.edition))
        event.notes.push_back(std::move(note));
}

}
