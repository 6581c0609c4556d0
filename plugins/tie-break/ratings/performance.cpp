#include "performance.hpp"

#include <hakem/rating_tables.hpp>

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
    const auto percent = rounded_quotient(std::int64_t{halves_of(games)} * 50,
                                          static_cast<std::int64_t>(games.size()));
    return *average + rating_difference(static_cast<std::int32_t>(percent));
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
