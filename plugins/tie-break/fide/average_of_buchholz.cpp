#include <buchholz_family.hpp>
#include <mean.hpp>

namespace {

using namespace hakem;

/// Made of the Buchholz of those who were met over the board, once for each game.
class OpponentsBuchholz : public BuchholzFamily {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        // /F: the Fore Buchholz of each (8.2 since 2026).
        const TieBreakInput plain{input.history, input.edition, input.code, input.tied, false};
        const auto each = sum_of_opponent_scores(plain, Product::score);
        std::vector<TieBreakValue> values;
        values.reserve(each.size());
        for (const auto& competitor : input.history.competitors)
            values.push_back(value_of(input, competitor, each));
        return values;
    }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.fore = false;
        return is_plain(rest);
    }

    Objection caution(const TieBreakCode& code, const History& history,
                      const Edition& edition) const override {
        if (code.fore && !edition.average_of_fore) return "diagnostic.RNK-0015";
        return BuchholzFamily::caution(code, history, edition);
    }

private:
    /// Of a sum of as many Buchholz values.
    virtual std::optional<Exact> made_of(const Exact& sum, std::int64_t games) const = 0;
    /// What is said of it.
    virtual std::vector<Decision> how(const Exact&, std::int64_t,
                                      const std::optional<Exact>&) const {
        return {};
    }

    TieBreakValue value_of(const TieBreakInput& input, const Competitor& competitor,
                           const std::vector<TieBreakValue>& each) const {
        TieBreakValue result;
        const bool forfeits = forfeits_are_games(input);
        Exact sum;
        std::int64_t games = 0;
        for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
            const auto& round = competitor.rounds[r];
            if (round.opponent < 0 || round.annulled) continue;
            if (!is_played(round.outcome) && !(forfeits && is_forfeit(round.outcome))) continue;
            const auto& value = *each[static_cast<std::size_t>(round.opponent)].value;
            sum += value;
            ++games;
            if (!input.explain) continue;
            result.terms.push_back(term_of(input.history, static_cast<int>(r) + 1, round, value,
                                           "term.opponents-buchholz"));
        }
        result.value = made_of(sum, games);
        if (input.explain) result.how = how(sum, games, result.value);
        return result;
    }
};

/// 8.2: the average, to hundredths; without an opponent there is none.
class AverageOfBuchholz final : public OpponentsBuchholz {
    std::optional<Exact> made_of(const Exact& sum, std::int64_t games) const override {
        if (games == 0) return std::nullopt;
        return rounded(sum / games, 100);
    }

    std::vector<Decision> how(const Exact& sum, std::int64_t games,
                              const std::optional<Exact>& value) const override {
        if (!value) return {because("how.nobody-met")};
        return {mean_decision(sum, games, *value)};
    }
};

/// Number 70 of Swiss-Manager, where federations still list it: the sum in place of the average.
class SumOfBuchholz final : public OpponentsBuchholz {
    std::optional<Exact> made_of(const Exact& sum, std::int64_t) const override { return sum; }
};

}

HAKEM_PLUGIN(AverageOfBuchholz, "AOB", "Average of opponents' Buchholz", "FIDE C.07, 8.2")
HAKEM_PLUGIN(SumOfBuchholz, "SOB", "Sum of opponents' Buchholz", "Swiss-Manager 70")
