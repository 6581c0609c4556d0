// Games of a round in the order of their boards.

#include <hakem/history.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace hakem {

namespace {

const Competitor& competitor(const History& history, std::int32_t position) {
    return history.competitors[static_cast<std::size_t>(position)];
}

Game game_of(const History& history, std::int32_t first, std::size_t r) {
    const auto& own = competitor(history, first).rounds[r];
    const auto second = own.opponent;
    const auto& other = competitor(history, second).rounds[r];
    const auto outcome = other.opponent == first ? other.outcome : mirrored(own.outcome);
    const bool black = own.colour == Colour::black ||
                       (own.colour == Colour::none && other.colour == Colour::white);
    return black ? Game{0, second, first, outcome, own.outcome}
                 : Game{0, first, second, own.outcome, outcome};
}

using Key = std::array<std::int64_t, 3>;

/// FIDE C.04.2: the higher score of the two, the sum of the scores, the better starting number.
/// In accelerated rounds the pairing score (C.04.7, 1.5).
class SwissOrder {
public:
    SwissOrder(const History& history, std::size_t r) : history_(history) {
        for (const auto& competitor : history.competitors) {
            std::int64_t score = 0;
            for (std::size_t i = 0; i < r; ++i)
                if (!competitor.rounds[i].annulled)
                    score += competitor.rounds[i].points.in_hundredths();
            scores_.push_back(score + virtual_points(competitor.id, static_cast<int>(r) + 1));
        }
    }
    Key operator()(const Game& game) const {
        const auto white = scores_[static_cast<std::size_t>(game.white)];
        const auto black = scores_[static_cast<std::size_t>(game.black)];
        const auto white_id = competitor(history_, game.white).id;
        const auto black_id = competitor(history_, game.black).id;
        const auto better = white == black  ? std::min(white_id, black_id)
                            : white > black ? white_id
                                            : black_id;
        return {-std::max(white, black), -(white + black), better};
    }

private:
    std::int64_t virtual_points(std::int32_t id, int round) const {
        std::int64_t points = 0;
        for (const auto& given : history_.accelerations)
            if (given.first_round <= round && round <= given.last_round && given.first_id <= id &&
                id <= given.last_id)
                points += (history_.teams ? given.match_points : given.game_points).in_hundredths();
        return points;
    }

    const History& history_;
    std::vector<std::int64_t> scores_;
};

/// Berger tables (regulation, appendix 1): the board of the last number first, then by the
/// distance from its opponent.
class TableOrder {
public:
    TableOrder(const History& history, std::size_t r) : history_(history) {
        last_ = static_cast<std::int64_t>(history.competitors.size());
        last_ += last_ % 2;
        for (const auto& competitor : history.competitors) {
            const auto opponent = competitor.rounds[r].opponent;
            const bool meets_last =
                opponent < 0 ? last_ > static_cast<std::int64_t>(history.competitors.size())
                             : id(opponent) == last_;
            if (meets_last) pivot_ = competitor.id;
        }
    }
    Key operator()(const Game& game) const {
        const std::int64_t white = id(game.white), black = id(game.black), size = last_ - 1;
        if (white == last_ || black == last_ || size < 1) return {0, std::min(white, black), 0};
        const auto distance = ((white - pivot_) % size + size) % size;
        return {1, std::min(distance, size - distance), std::min(white, black)};
    }

private:
    std::int64_t id(std::int32_t position) const { return competitor(history_, position).id; }

    const History& history_;
    std::int64_t last_ = 0, pivot_ = 0;
};

template<class Order>
void sort_games(std::vector<Game>& games, const Order& order) {
    std::vector<std::pair<Key, Game>> keyed;
    for (const auto& game : games) keyed.emplace_back(order(game), game);
    std::sort(keyed.begin(), keyed.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i] = keyed[i].second;
        games[i].board = static_cast<std::int32_t>(i + 1);
    }
}

int bye_order(Outcome outcome) {
    switch (outcome) {
    case Outcome::pairing_bye:
        return 0;
    case Outcome::full_bye:
        return 1;
    case Outcome::half_bye:
        return 2;
    case Outcome::zero_bye:
        return 3;
    default:
        return 4;
    }
}

void sort_byes(const History& history, std::vector<Game>& byes) {
    const auto key = [&](const Game& bye) {
        return std::pair(bye_order(bye.white_outcome), competitor(history, bye.white).id);
    };
    std::sort(byes.begin(), byes.end(),
              [&](const Game& a, const Game& b) { return key(a) < key(b); });
}

}

std::vector<Game> games_of_round(const History& history, int round) {
    std::vector<Game> games, byes;
    if (round < 1 || round > history.rounds) return games;
    const auto r = static_cast<std::size_t>(round - 1);
    for (std::size_t i = 0; i < history.competitors.size(); ++i) {
        const auto self = static_cast<std::int32_t>(i);
        const auto& own = history.competitors[i].rounds[r];
        if (own.opponent < 0) {
            if (own.outcome != Outcome::absent)
                byes.push_back({0, self, -1, own.outcome, Outcome::absent});
        } else if (self < own.opponent ||
                   competitor(history, own.opponent).rounds[r].opponent != self) {
            games.push_back(game_of(history, self, r));
        }
    }
    if (history.system == System::swiss)
        sort_games(games, SwissOrder(history, r));
    else
        sort_games(games, TableOrder(history, r));
    sort_byes(history, byes);
    games.insert(games.end(), byes.begin(), byes.end());
    return games;
}

}
