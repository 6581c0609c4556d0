#include "performance.hpp"

#include <hakem/rating_tables.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <mean.hpp>
#include <string>

namespace hakem {

namespace {

std::int32_t halves_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
        return 2;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::adjourned:
        return 1;
    default:
        return 0;
    }
}

std::int32_t halves_of(const PerformanceGames& games) {
    std::int32_t sum = 0;
    for (const auto& game : games) sum += game.halves;
    return sum;
}

/// The result in per cent, ½ up (10.2).
std::int32_t percent_of(const PerformanceGames& games) {
    return static_cast<std::int32_t>(rounded_quotient(std::int64_t{halves_of(games)} * 50,
                                                      static_cast<std::int64_t>(games.size())));
}

/// What a player with that rating would have been expected to make, in hundredths.
std::int64_t expected(const PerformanceGames& games, std::int32_t rating) {
    std::int64_t sum = 0;
    for (const auto& game : games) sum += expected_percent(rating - game.rating);
    return sum;
}

/// The unrated by number and name, the first few of them.
std::string unrated(const History& history) {
    constexpr int most = 3;
    std::string names;
    int count = 0;
    for (const auto& competitor : history.competitors) {
        if (competitor.rating != 0) continue;
        if (++count > most) continue;
        names += (names.empty() ? "" : ", ") + std::to_string(competitor.id) + " " +
                 std::string(competitor.name);
    }
    if (count > most) names += " (+" + std::to_string(count - most) + ")";
    return names;
}

}

std::int32_t rating_of(const Competitor& competitor, const TieBreakCode& code) {
    return competitor.rating != 0 ? competitor.rating : code.unrated.value_or(0);
}

PerformanceGames rated_games(const TieBreakInput& input, const Competitor& competitor) {
    const bool forfeits =
        input.history.system != System::swiss && !input.edition.forfeits_unplayed_in_ratings;
    PerformanceGames games;
    games.reserve(competitor.rounds.size());
    for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
        const auto& round = competitor.rounds[r];
        if (round.opponent < 0 || round.annulled) continue;
        if (!is_played(round.outcome) && !(forfeits && is_forfeit(round.outcome))) continue;
        const auto& opponent = input.history.competitors[static_cast<std::size_t>(round.opponent)];
        games.push_back({static_cast<std::int32_t>(r) + 1, round.opponent,
                         rating_of(opponent, input.code), halves_of(round.outcome)});
    }
    return games;
}

std::optional<std::int32_t> average_rating(const PerformanceGames& games) {
    if (games.empty()) return std::nullopt;
    std::int64_t sum = 0;
    for (const auto& game : games) sum += game.rating;
    return static_cast<std::int32_t>(
        rounded_quotient(sum, static_cast<std::int64_t>(games.size())));
}

std::optional<std::int32_t> performance(const PerformanceGames& games) {
    const auto average = average_rating(games);
    if (!average) return std::nullopt;
    return *average + rating_difference(percent_of(games));
}

std::optional<std::int32_t> perfect_performance(const PerformanceGames& games) {
    if (games.empty()) return std::nullopt;
    const auto [lowest, highest] =
        std::minmax_element(games.begin(), games.end(),
                            [](const auto& a, const auto& b) { return a.rating < b.rating; });
    const std::int64_t made = std::int64_t{halves_of(games)} * 50;
    if (made == 0) return lowest->rating - 800;
    // Nobody is expected to make anything 736 below the lowest, and all is expected 736 above the
    // highest.
    auto from = lowest->rating - 736, to = highest->rating + 736;
    while (from < to) {
        const auto middle = from + (to - from) / 2;
        if (expected(games, middle) >= made)
            to = middle;
        else
            from = middle + 1;
    }
    return to;
}

Decision how_average(const PerformanceGames& games) {
    const auto average = average_rating(games);
    if (!average) return because("how.nobody-met");
    std::int64_t sum = 0;
    for (const auto& game : games) sum += game.rating;
    return mean_decision(Exact(sum), static_cast<std::int64_t>(games.size()), Exact(*average));
}

std::vector<Decision> how_performance(const PerformanceGames& games) {
    std::vector<Decision> how{how_average(games)};
    const auto average = average_rating(games);
    if (!average) return how;
    const auto percent = percent_of(games);
    const auto difference = rating_difference(percent);
    const auto added = fmt::format("{:+}", difference);
    how.push_back(
        because("how.performance", {exact_argument(Exact(halves_of(games), 2)),
                                    std::to_string(games.size()), std::to_string(percent), added}));
    how.push_back(because("how.performance-sum", {std::to_string(*average), added,
                                                  std::to_string(*average + difference)}));
    return how;
}

std::vector<Decision> how_perfect_performance(const PerformanceGames& games) {
    const auto value = perfect_performance(games);
    if (!value) return {because("how.nobody-met")};
    const auto made = halves_of(games);
    const auto number = std::to_string(*value);
    if (made == 0) return {because("how.perfect-nothing", {std::to_string(*value + 800), number})};
    if (made == 2 * static_cast<std::int32_t>(games.size()))
        return {because("how.perfect-all", {std::to_string(*value - 736), number})};
    std::string parts;
    for (const auto& game : games)
        parts += fmt::format("{}{}", parts.empty() ? "" : " + ",
                             exact_text(Exact(expected_percent(*value - game.rating), 100), 2));
    return {because("how.perfect", {number, numbers_argument(parts),
                                    exact_argument(Exact(expected(games, *value), 100)),
                                    std::to_string(*value - 1),
                                    exact_argument(Exact(expected(games, *value - 1), 100)),
                                    exact_argument(Exact(made, 2))})};
}

Term term_of_game(const History& history, const PerformanceGame& game, Exact value,
                  std::string_view note) {
    Term term;
    term.round = game.round;
    term.opponent = history.competitors[static_cast<std::size_t>(game.opponent)].id;
    term.value = value;
    term.note = note;
    return term;
}

Objection RatingTieBreak::refusal(const TieBreakCode& code, const History& history,
                                  const Edition& edition) const {
    if (history.teams && !edition.ratings_of_teams) return "diagnostic.RNK-0018";
    if (code.unrated) return {};
    auto names = unrated(history);
    return names.empty() ? Objection{} : Objection("diagnostic.RNK-0017", std::move(names));
}

bool RatingTieBreak::accepts(const TieBreakCode& code) const {
    auto rest = code;
    rest.unrated.reset();
    rest.forfeits_are_games = false; // changes nothing in art. 10
    return is_plain(rest);
}

}
