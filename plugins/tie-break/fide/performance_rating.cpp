#include <performance.hpp>

namespace {

using namespace hakem;

using Performance = std::optional<std::int32_t> (*)(const PerformanceGames&);
using How = std::vector<Decision> (*)(const PerformanceGames&);

/// A performance of each competitor, out of his own games.
class OwnPerformance : public RatingTieBreak {
public:
    OwnPerformance(Performance of, How how) : of_(of), how_(how) {}

    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors) {
            const auto games = rated_games(input, competitor);
            auto& value = values.emplace_back();
            if (const auto performance = of_(games)) value.value = Exact(*performance);
            if (!input.explain) continue;
            for (const auto& game : games)
                value.terms.push_back(
                    term_of_game(input.history, game, Exact(game.rating), "term.rating"));
            value.how = how_(games);
        }
        return values;
    }

private:
    Performance of_;
    How how_;
};

/// The average of the opponents' performances, once for each game over the board, ½ up.
class OpponentsPerformance : public RatingTieBreak {
public:
    explicit OpponentsPerformance(Performance of) : of_(of) {}

    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const auto& competitors = input.history.competitors;
        std::vector<PerformanceGames> games;
        std::vector<std::int32_t> performances;
        games.reserve(competitors.size());
        for (const auto& competitor : competitors) {
            games.push_back(rated_games(input, competitor));
            performances.push_back(of_(games.back()).value_or(0)); // none: met nobody
        }
        std::vector<TieBreakValue> values;
        values.reserve(competitors.size());
        for (auto& met : games) {
            for (auto& game : met)
                game.rating = performances[static_cast<std::size_t>(game.opponent)];
            auto& value = values.emplace_back();
            if (const auto average = average_rating(met)) value.value = Exact(*average);
            if (!input.explain) continue;
            for (const auto& game : met)
                value.terms.push_back(
                    term_of_game(input.history, game, Exact(game.rating), "term.performance"));
            value.how = {how_average(met)};
        }
        return values;
    }

private:
    Performance of_;
};

/// 10.2.
class PerformanceRating final : public OwnPerformance {
public:
    PerformanceRating() : OwnPerformance(performance, how_performance) {}
};

/// 10.3.
class PerfectPerformance final : public OwnPerformance {
public:
    PerfectPerformance() : OwnPerformance(perfect_performance, how_perfect_performance) {}
};

/// 10.4.
class OpponentsPerformanceRating final : public OpponentsPerformance {
public:
    OpponentsPerformanceRating() : OpponentsPerformance(performance) {}
};

/// 10.5.
class OpponentsPerfectPerformance final : public OpponentsPerformance {
public:
    OpponentsPerfectPerformance() : OpponentsPerformance(perfect_performance) {}
};

}

HAKEM_PLUGIN(PerformanceRating, "TPR", "Tournament performance rating", "FIDE C.07, 10.2")
HAKEM_PLUGIN(PerfectPerformance, "PTP", "Perfect tournament performance", "FIDE C.07, 10.3")
HAKEM_PLUGIN(OpponentsPerformanceRating, "APRO", "Average performance rating of opponents",
             "FIDE C.07, 10.4")
HAKEM_PLUGIN(OpponentsPerfectPerformance, "APPO", "Average perfect performance of opponents",
             "FIDE C.07, 10.5")
