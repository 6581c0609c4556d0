#include "held_numbers.hpp"

#include <algorithm>

namespace hakem::round_robin {

namespace {

/// What a table number has in a round.
struct Seat {
    int opponent = 0;
    Colour colour = Colour::none;
};

/// [round - 1][number]
using Seats = std::vector<std::vector<Seat>>;

Seats seats_of(const Schedule& schedule, int rounds) {
    Seats seats(static_cast<std::size_t>(rounds));
    for (int round = 1; round <= rounds; ++round) {
        auto& of_round = seats[static_cast<std::size_t>(round - 1)];
        of_round.resize(static_cast<std::size_t>(schedule.table_size()) + 1);
        for (const TableGame& game : schedule.games(round)) {
            of_round[static_cast<std::size_t>(game.white)] = {game.black, Colour::white};
            of_round[static_cast<std::size_t>(game.black)] = {game.white, Colour::black};
        }
    }
    return seats;
}

/// One attempt: whoever is numbered numbers all whom he met.
class Attempt {
public:
    Attempt(const History& history, const Seats& seats)
        : history_(history), seats_(seats), numbers_(history.competitors.size()),
          owner_(history.competitors.size() + 1, -1) {}

    /// Whether all games are where the table has them once `first` has the number.
    bool fits(std::size_t first, int number) {
        if (!give(first, number)) return false;
        for (std::size_t i = 0; i < numbered_.size(); ++i)
            if (!follow(numbered_[i])) return false;
        return number_idle();
    }

    std::vector<std::int32_t> ids() const {
        std::vector<std::int32_t> ids(numbers_.size());
        for (std::size_t i = 0; i < numbers_.size(); ++i)
            ids[static_cast<std::size_t>(numbers_[i] - 1)] = history_.competitors[i].id;
        return ids;
    }

    bool sure() const { return idle_ < 2; }

private:
    bool give(std::size_t one, int number) {
        const auto at = static_cast<std::size_t>(number);
        if (at >= owner_.size()) return false; // the number of the bye
        if (numbers_[one] != 0 || owner_[at] >= 0) return numbers_[one] == number;
        numbers_[one] = number;
        owner_[at] = static_cast<std::int32_t>(one);
        numbered_.push_back(one);
        return true;
    }

    bool follow(std::size_t one) {
        const auto& rounds = history_.competitors[one].rounds;
        for (std::size_t r = 0; r < std::min(rounds.size(), seats_.size()); ++r) {
            if (rounds[r].opponent < 0) continue;
            const auto& seat = seats_[r][static_cast<std::size_t>(numbers_[one])];
            const bool coloured = rounds[r].colour != Colour::none;
            if (coloured && rounds[r].colour != seat.colour) return false;
            if (!give(static_cast<std::size_t>(rounds[r].opponent), seat.opponent)) return false;
        }
        return true;
    }

    /// Who met nobody has one of the numbers that are left.
    bool number_idle() {
        int next = 1;
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            if (numbers_[i] != 0) continue;
            const auto& rounds = history_.competitors[i].rounds;
            if (std::any_of(rounds.begin(), rounds.end(),
                            [](const Round& round) { return round.opponent >= 0; }))
                return false; // nothing links the two parts of the field
            while (owner_[static_cast<std::size_t>(next)] >= 0) ++next;
            if (!give(i, next)) return false;
            ++idle_;
        }
        return true;
    }

    const History& history_;
    const Seats& seats_;
    std::vector<int> numbers_;        ///< of competitors; 0 = none yet
    std::vector<std::int32_t> owner_; ///< of numbers
    std::vector<std::size_t> numbered_;
    int idle_ = 0;
};

}

std::optional<HeldNumbers> numbers_of(const History& history, const Schedule& schedule) {
    constexpr int largest = 200; // a larger field would cost too much
    if (history.rounds < 1 || history.rounds > schedule.rounds() || schedule.competitors > largest)
        return std::nullopt;
    const auto played = [](const Competitor& one) {
        return std::any_of(one.rounds.begin(), one.rounds.end(),
                           [](const Round& round) { return round.opponent >= 0; });
    };
    const auto first = std::find_if(history.competitors.begin(), history.competitors.end(), played);
    if (first == history.competitors.end()) return std::nullopt;
    const auto seats = seats_of(schedule, history.rounds);
    std::optional<HeldNumbers> found;
    for (int number = 1; number <= schedule.competitors; ++number) {
        Attempt attempt(history, seats);
        if (!attempt.fits(static_cast<std::size_t>(first - history.competitors.begin()), number))
            continue;
        if (found) {
            found->only = false;
            break;
        }
        found = HeldNumbers{attempt.ids(), attempt.sure()};
    }
    return found;
}

}
