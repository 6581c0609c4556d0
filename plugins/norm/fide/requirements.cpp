// B.01, 1.4: what a norm needs.

#include "requirements.hpp"

#include <hakem/rating_tables.hpp>

#include <algorithm>
#include <games.hpp>
#include <map>

namespace hakem::norm {

namespace {

/// The opponents of the games that count, each once.
struct Opponents {
    std::map<std::int32_t, const NormGame*> by_id;
    std::map<std::string_view, std::int32_t> federations; ///< opponents of each; "" not among them
    std::int32_t titled = 0, with_title = 0;
    std::int32_t count = 0;
};

Opponents opponents_of(const std::vector<NormGame>& rounds, const TitleNumbers& numbers) {
    Opponents opponents;
    for (const auto& game : rounds)
        if (game.counted) opponents.by_id.emplace(game.opponent, &game);
    for (const auto& [id, game] : opponents.by_id) {
        ++opponents.count;
        if (!game->federation.empty()) ++opponents.federations[game->federation];
        opponents.titled += is_among(titled, game->title);
        opponents.with_title += is_among(numbers.titles, game->title);
    }
    return opponents;
}

std::int32_t rating_in_norm(const NormGame& game) {
    return game.rating == 0 ? unrated : game.rating;
}

/// At most one opponent, the lowest below the floor, is raised to it.
const NormGame* raised_one(const Opponents& opponents, std::int32_t floor) {
    const NormGame* lowest = nullptr;
    for (const auto& [id, game] : opponents.by_id)
        if (rating_in_norm(*game) < floor &&
            (lowest == nullptr || rating_in_norm(*game) < rating_in_norm(*lowest)))
            lowest = game;
    return lowest;
}

Decision decision(std::string_view subject, std::string_view reason,
                  std::vector<std::string> arguments) {
    Decision made;
    made.subject = subject;
    made.rule = "FIDE B.01";
    made.edition = "2024";
    made.reason = reason;
    made.arguments = std::move(arguments);
    return made;
}

/// Ra, p, dp, Rp.
void compute(TitleNorm& norm, const TitleNumbers& numbers, const Opponents& opponents,
             const std::vector<NormGame>& rounds) {
    const auto* raised = raised_one(opponents, numbers.floor);
    std::int64_t sum = 0;
    std::vector<Term> terms;
    for (const auto& game : rounds) {
        if (!game.counted) continue;
        const bool up = raised != nullptr && game.opponent == raised->opponent;
        const auto rating = up ? numbers.floor : rating_in_norm(game);
        ++norm.games;
        norm.score += Points::hundredths(score_in_hundredths(game.outcome));
        sum += rating;
        auto& term = terms.emplace_back();
        term.round = game.round;
        term.opponent = game.opponent;
        term.value = Exact(rating);
        term.note = "term.rating";
    }
    norm.average = mean_of_opponents(sum, norm.games);
    norm.percent = percent_of(norm.score.in_hundredths(), norm.games);
    norm.difference = rating_difference(norm.percent);
    norm.performance = norm.average + norm.difference;
    if (raised != nullptr) {
        norm.raised = raised->opponent;
        norm.why.push_back(
            decision("Ra", "norm.why.raised",
                     {std::to_string(raised->opponent), std::to_string(rating_in_norm(*raised)),
                      std::to_string(numbers.floor)}));
    }
    auto performance =
        decision("Rp", "norm.why.performance",
                 {std::to_string(norm.average), points_argument(norm.score),
                  std::to_string(norm.games), std::to_string(norm.percent),
                  std::to_string(norm.difference), std::to_string(norm.performance)});
    performance.terms = std::move(terms);
    norm.why.push_back(std::move(performance));
}

/// Collects requirements in the order of the articles.
class Requirements {
public:
    explicit Requirements(TitleNorm& norm) : norm_(norm) {}

    /// `exception` holds where the requirement is not met by its numbers: shown by the file, or
    /// (`to_confirm`) known to others only.
    void add(std::string_view article, std::string_view key, std::string found, std::string needed,
             bool met, std::string_view exception = {}, bool to_confirm = true) {
        auto& made = norm_.requirements.emplace_back();
        made.article = article;
        made.key = key;
        made.found = std::move(found);
        made.needed = std::move(needed);
        made.met = met;
        if (met || exception.empty()) return;
        made.remark = exception;
        made.met = !to_confirm;
        made.to_confirm = to_confirm;
    }

    void at_least(std::string_view article, std::string_view key, std::int32_t found,
                  std::int32_t needed, std::string_view exception = {}, bool to_confirm = true) {
        add(article, key, std::to_string(found), std::to_string(needed), found >= needed, exception,
            to_confirm);
    }

    void at_most(std::string_view article, std::string_view key, std::int32_t found,
                 std::int32_t most, std::string_view exception = {}, bool to_confirm = true) {
        add(article, key, std::to_string(found), std::to_string(most), found <= most, exception,
            to_confirm);
    }

    /// What follows from all of them.
    void conclude() {
        const auto& all = norm_.requirements;
        norm_.achieved =
            std::all_of(all.begin(), all.end(), [](const auto& one) { return one.met; });
        norm_.possible = !norm_.achieved &&
                         std::all_of(all.begin(), all.end(),
                                     [](const auto& one) { return one.met || one.to_confirm; });
    }

private:
    TitleNorm& norm_;
};

/// A share of the opponents, rounded up.
std::int32_t share_up(std::int32_t count, std::int32_t part, std::int32_t whole) {
    return (count * part + whole - 1) / whole;
}

/// 1.4.3 and 1.4.4: where the opponents come from. The exceptions of 1.4.3 are read as those of
/// 1.4.4 too: in a national championship all come from one federation.
void require_federations(Requirements& requirements, const Opponents& opponents,
                         const Applicant& applicant) {
    std::int32_t others = 0, most = 0, of_own = 0, known = 0;
    for (const auto& [federation, count] : opponents.federations) {
        others += federation != applicant.federation;
        most = std::max(most, count);
        known += count;
        if (federation == applicant.federation) of_own = count;
    }
    const bool swiss = applicant.event.large_swiss;
    const auto exception = swiss ? std::string_view("norm.exempt.large-swiss")
                                 : federation_exception(applicant.event, applicant.federation);
    if (applicant.federation.empty())
        requirements.add("1.4.3", "norm.own-federation-known", "", "", false,
                         "norm.confirm.federations");
    if (known < opponents.count)
        requirements.add("1.4.3", "norm.federations-known", std::to_string(opponents.count - known),
                         "0", false, "norm.confirm.federations");
    requirements.at_least("1.4.3", "norm.federations", others, 2, exception, !swiss);
    requirements.at_most("1.4.4", "norm.own-federation", of_own, opponents.count * 3 / 5, exception,
                         !swiss);
    requirements.at_most("1.4.4", "norm.one-federation", most, opponents.count * 2 / 3, exception,
                         !swiss);
}

/// How many games there are, and of which event.
void require_games(Requirements& requirements, const TitleNorm& norm, const Applicant& applicant,
                   const std::vector<NormGame>& rounds) {
    constexpr std::int32_t least_players = double_round_robin;
    const auto& event = applicant.event;
    if (event.not_standard) requirements.add("", "norm.standard", "", "", false);
    requirements.at_least("1.4.1", "norm.games", norm.games, least_games,
                          games_exception(event, rounds, norm.games));
    if (event.double_round_robin)
        requirements.at_least("1.4.1", "norm.double-round-robin", event.players, least_players);
}

/// The least score that these opponents would have asked for.
std::optional<Points> needed_score(const TitleNumbers& numbers, const TitleNorm& norm) {
    for (std::int32_t halves = 0; halves <= 2 * norm.games; ++halves) {
        const auto least = least_average(numbers, norm.games, Points::halves(halves));
        if (least && *least <= norm.average) return Points::halves(halves);
    }
    return std::nullopt;
}

}

std::optional<std::int32_t> least_average(const TitleNumbers& numbers, std::int32_t games,
                                          Points score) {
    const std::int64_t made = score.in_hundredths();
    if (games <= 0 || made * 100 < std::int64_t{least_percent} * games * 100 ||
        made > std::int64_t{games} * 100)
        return std::nullopt;
    return std::max(numbers.average,
                    numbers.performance - rating_difference(percent_of(made, games)));
}

namespace {

TitleNorm norm_of_all(const TitleNumbers& numbers, const Applicant& applicant,
                      const std::vector<NormGame>& rounds) {
    TitleNorm norm;
    norm.title = numbers.title;
    const auto opponents = opponents_of(rounds, numbers);
    compute(norm, numbers, opponents, rounds);
    norm.needed = needed_score(numbers, norm);
    norm.counts_as = std::min(norm.games, most_games);

    Requirements requirements(norm);
    require_games(requirements, norm, applicant, rounds);
    require_federations(requirements, opponents, applicant);
    requirements.at_least("1.4.5", "norm.titled", opponents.titled,
                          share_up(opponents.count, 1, 2));
    requirements.at_least("1.4.5", "norm.of-title", opponents.with_title,
                          std::max(3, share_up(opponents.count, 1, 3)));
    requirements.at_least("", "norm.average", norm.average, numbers.average);
    requirements.at_least("", "norm.performance", norm.performance, numbers.performance);
    const auto least = Points::halves(share_up(norm.games * 2, least_percent, 100));
    requirements.add("", "norm.score", points_argument(norm.score), points_argument(least),
                     norm.score >= least);
    requirements.conclude();
    return norm;
}

/// The last round after which everything was met, before the player's last game; 0 = none.
std::int32_t complete_after(const TitleNumbers& numbers, const Applicant& applicant,
                            std::vector<NormGame> rounds) {
    auto games = std::count_if(rounds.begin(), rounds.end(),
                               [](const NormGame& game) { return game.counted; });
    while (!rounds.empty()) {
        games -= rounds.back().counted ? 1 : 0;
        rounds.pop_back();
        if (games < least_games) return 0;
        if (norm_of_all(numbers, applicant, rounds).achieved) return rounds.back().round;
    }
    return 0;
}

}

TitleNorm norm_of(const TitleNumbers& numbers, const Applicant& applicant,
                  const std::vector<NormGame>& rounds) {
    auto norm = norm_of_all(numbers, applicant, rounds);
    if (const auto round = norm.achieved ? 0 : complete_after(numbers, applicant, rounds)) {
        norm.possible = true;
        norm.why.push_back(decision("rounds", "norm.why.complete-after", {std::to_string(round)}));
    }
    if (norm.counts_as != norm.games)
        norm.why.push_back(decision("games", "norm.why.counts-as",
                                    {std::to_string(norm.games), std::to_string(norm.counts_as)}));
    norm.why.push_back(decision(
        "title", "norm.why.title",
        {norm.title, std::to_string(numbers.rating_for_title), std::to_string(applicant.rating)}));
    return norm;
}

}
