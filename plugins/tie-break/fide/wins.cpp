#include <round_count.hpp>

namespace {

using namespace hakem;

bool is_win(Outcome outcome) { return outcome == Outcome::win || outcome == Outcome::unrated_win; }

/// 7.1: rounds that brought the points of a win, played or not.
class Wins final : public RoundCount {
    int halves(const TieBreakInput& input, const Competitor& own, std::size_t r) const override {
        const auto& round = own.rounds[r];
        if (round.outcome == Outcome::pending) return 0;
        const auto& history = input.history;
        const bool black =
            !history.teams && is_played(round.outcome) && round.colour == Colour::black;
        const auto win = black ? history.black_win : win_of(history, input.code);
        return points_of(round, input.code) == win ? 2 : 0;
    }
    bool whole() const final { return true; }
};

/// Games of a kind.
class Games : public RoundCount {
    int halves(const TieBreakInput& input, const Competitor& own, std::size_t r) const final {
        return is_game(input, own.rounds[r]) && counts(own.rounds[r]) ? 2 : 0;
    }
    bool whole() const final { return true; }

    virtual bool counts(const Round& round) const = 0;

protected:
    static bool is_won(const Round& round) {
        return is_win(round.outcome) || round.outcome == Outcome::forfeit_win;
    }
};

/// 7.2.
class WonGames final : public Games {
    bool counts(const Round& round) const override { return is_won(round); }
};

/// 7.3.
class BlackGames final : public Games {
    bool counts(const Round& round) const override { return round.colour == Colour::black; }
};

/// 7.4.
class BlackWins final : public Games {
    bool counts(const Round& round) const override {
        return round.colour == Colour::black && is_won(round);
    }
};

}

HAKEM_PLUGIN(Wins, "WIN", "Number of wins", "FIDE C.07, 7.1")
HAKEM_PLUGIN(WonGames, "WON", "Number of games won over the board", "FIDE C.07, 7.2")
HAKEM_PLUGIN(BlackGames, "BPG", "Number of games played with Black", "FIDE C.07, 7.3")
HAKEM_PLUGIN(BlackWins, "BWG", "Number of games won with Black", "FIDE C.07, 7.4")
