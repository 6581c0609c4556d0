// Why a FIDE rating is what it is.

#include "event.hpp"
#include <hakem/rating_tables.hpp>

namespace hakem::fide {

Decision decision(std::string_view subject, std::string_view article, std::string_view reason,
                  const Numbers& numbers, std::vector<std::string> arguments) {
    Decision made;
    made.subject = subject;
    made.rule = "FIDE B.02";
    if (!article.empty()) made.rule += ", " + std::string(article);
    made.edition = numbers.edition;
    made.reason = reason;
    made.arguments = std::move(arguments);
    return made;
}

namespace {

/// What was done in single rounds, where it was done.
void explain_rounds(PlayerRating& player, std::string_view game_reason, std::string_view reason,
                    const Numbers& numbers, std::vector<std::string> arguments) {
    std::string rounds;
    for (const auto& game : player.rounds)
        if (game.counted && game.reason == game_reason)
            rounds += (rounds.empty() ? "" : ", ") + std::to_string(game.round);
    if (rounds.empty()) return;
    arguments.push_back(std::move(rounds));
    player.why.push_back(decision("cap", "8.3", reason, numbers, std::move(arguments)));
}

}

void explain_rated(PlayerRating& player, std::int32_t rating, const Numbers& numbers) {
    if (player.before.rating == 0)
        player.why.push_back(decision("rating", "7.1.4", "rating.why.fide-stand-in", numbers,
                                      {std::to_string(rating)}));
    if (player.games == 0) return;
    auto change = decision("change", "8.3", "rating.why.change", numbers,
                           {std::to_string(player.games), points_argument(player.score),
                            hundredths_argument(player.expected), std::to_string(player.k),
                            signed_hundredths_argument(player.change)});
    change.terms = change_terms(player);
    player.why.push_back(std::move(change));
    explain_rounds(player, "rating.capped", "rating.why.cap", numbers,
                   {std::to_string(numbers.cap)});
    explain_rounds(player, "rating.uncapped", "rating.why.uncapped", numbers,
                   {std::to_string(numbers.uncapped_from), std::to_string(numbers.cap)});
    const bool lost = player.after == 0;
    player.why.push_back(
        decision("new", "8.3", lost ? "rating.why.fide-floor" : "rating.why.fide-new", numbers,
                 {std::to_string(rating), signed_hundredths_argument(player.change),
                  hundredths_argument(std::int64_t{rating} * 100 + player.change),
                  std::to_string(lost ? numbers.floor : player.after)}));
}

namespace {

/// What is said of an initial rating, and the limit that is named with it.
struct InitialWords {
    std::string_view key;
    std::int32_t limit = 0;
};

InitialWords words_of(const InitialRating& initial, const Numbers& numbers) {
    if (initial.games - 2 < numbers.first_games)
        return {"rating.why.fide-initial-few", numbers.first_games};
    if (initial.published == 0) return {"rating.why.fide-initial-low", numbers.floor};
    if (initial.published < initial.value)
        return {"rating.why.fide-initial-most", numbers.first_highest};
    return {"rating.why.fide-initial"};
}

}

InitialFacts facts_of(const InitialRating& initial, Points score, std::int32_t events) {
    return {events,          initial.games - 2,
            score,           half_away(initial.opponents * 100, initial.games),
            initial.percent, rating_difference(initial.percent),
            initial.value};
}

Decision initial_decision(const InitialRating& initial, Points score, const Numbers& numbers) {
    const auto words = words_of(initial, numbers);
    return decision(
        "first", "8.2", words.key, numbers,
        {std::to_string(initial.games - 2), points_argument(score),
         hundredths_argument(half_away(initial.opponents * 100, initial.games)),
         std::to_string(initial.percent),
         (initial.percent > 50 ? "+" : "") + std::to_string(rating_difference(initial.percent)),
         std::to_string(initial.value), std::to_string(numbers.hypothetical),
         std::to_string(words.limit)});
}

void explain_unrated(PlayerRating& player, const Numbers& numbers) {
    if (player.games == 0) {
        player.why.push_back(decision("first", "8.2", "rating.why.fide-nobody-rated", numbers, {}));
        return;
    }
    const auto initial =
        initial_rating(player.opponents, player.rated_games, player.rated_score, numbers);
    player.initial = facts_of(initial, player.rated_score, 1);
    if (player.rated_score == Points()) {
        player.why.push_back(decision("first", "8.2", "rating.why.fide-zero", numbers, {}));
        return;
    }
    auto made = initial_decision(initial, player.rated_score, numbers);
    made.terms = rating_terms(player);
    player.why.push_back(std::move(made));
}

}
