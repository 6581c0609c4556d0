#include <rounds.hpp>

namespace {

using namespace hakem;

bool is_win(Outcome outcome) { return outcome == Outcome::win || outcome == Outcome::unrated_win; }

/// Tie-breaks that count rounds of the own record (type B).
class Count : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors)
            values.push_back(count(input, competitor));
        return values;
    }

    bool accepts(const TieBreakCode& code) const override {
        TieBreakCode plain;
        plain.text = code.text;
        plain.name = code.name;
        plain.score = code.score;
        plain.edition = code.edition;
        return code == plain;
    }

private:
    virtual bool counts(const TieBreakInput& input, const Round& round) const = 0;

    TieBreakValue count(const TieBreakInput& input, const Competitor& competitor) const {
        TieBreakValue result;
        std::int64_t number = 0;
        for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
            const auto& round = competitor.rounds[r];
            if (round.annulled || !counts(input, round)) continue;
            ++number;
            if (!input.explain) continue;
            const auto note = is_played(round.outcome) ? "" : "term.unplayed";
            result.terms.push_back(
                term_of(input.history, static_cast<int>(r) + 1, round, Exact(1), note));
        }
        result.value = Exact(number);
        return result;
    }
};

/// Played over the board, or by 15.2 a forfeit of a round robin; since 2026 not one that was lost.
bool is_game(const TieBreakInput& input, const Round& round) {
    if (is_played(round.outcome)) return true;
    if (!forfeits_are_games(input)) return false;
    return round.outcome == Outcome::forfeit_win ||
           (round.outcome == Outcome::forfeit_loss &&
            !input.edition.forfeit_loss_unplayed_in_type_b);
}

bool is_won_game(const TieBreakInput& input, const Round& round) {
    return is_game(input, round) &&
           (is_win(round.outcome) || round.outcome == Outcome::forfeit_win);
}

/// 7.1: rounds that brought the points of a win, played or not.
class Wins final : public Count {
    bool counts(const TieBreakInput& input, const Round& round) const override {
        if (is_played(round.outcome)) return is_win(round.outcome);
        return round.outcome != Outcome::pending &&
               points_of(round, input.code) == win_of(input.history, input.code);
    }
};

/// 7.2.
class WonGames final : public Count {
    bool counts(const TieBreakInput& input, const Round& round) const override {
        return is_won_game(input, round);
    }
};

/// 7.3.
class BlackGames final : public Count {
    bool counts(const TieBreakInput& input, const Round& round) const override {
        return round.colour == Colour::black && is_game(input, round);
    }
};

/// 7.4.
class BlackWins final : public Count {
    bool counts(const TieBreakInput& input, const Round& round) const override {
        return round.colour == Colour::black && is_won_game(input, round);
    }
};

}

HAKEM_PLUGIN(Wins, "WIN", "Number of wins", "FIDE C.07, 7.1")
HAKEM_PLUGIN(WonGames, "WON", "Number of games won over the board", "FIDE C.07, 7.2")
HAKEM_PLUGIN(BlackGames, "BPG", "Number of games played with Black", "FIDE C.07, 7.3")
HAKEM_PLUGIN(BlackWins, "BWG", "Number of games won with Black", "FIDE C.07, 7.4")
