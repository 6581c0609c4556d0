// V-2007: the one-off rule of 7 February 2007 for the Turkish Youth Championship (ukd.md 1.2).

#include "event.hpp"

#include <algorithm>
#include <games.hpp>
#include <map>

namespace hakem::ukd {

namespace {

constexpr std::int32_t per_half_point = 20;
constexpr std::int32_t without_a_point = 1001;

struct Group {
    std::int64_t sum = 0, rated = 0;
    std::int32_t average() const { return mean_of_opponents(sum, static_cast<int>(rated)); }
};

/// Points of the tournament and points over the board, both in half points.
struct Score {
    std::int32_t halves = 0, over_the_board = 0;
};

Score score_of(const Player& player) {
    Score score;
    for (const auto& entry : player.rounds) {
        if (entry.outcome == Outcome::adjourned) continue; // open, as one without a result is
        const auto halves = points_of({}, entry.outcome, entry.colour).in_hundredths() / 50;
        score.halves += halves;
        if (is_played(entry.outcome)) score.over_the_board += halves;
    }
    return score;
}

}

void award_youth_2007(EventRating& event, const Tournament& tournament, const Numbers& numbers) {
    // (1) The average of those with a UKD, of each age group.
    std::map<std::string, Group, std::less<>> groups;
    for (std::size_t i = 0; i < event.players.size(); ++i) {
        auto& group = groups[tournament.players[i].group];
        if (event.players[i].before.rating == 0) continue;
        group.sum += event.players[i].before.rating;
        ++group.rated;
    }
    const auto rounds = rounds_scheduled(tournament);
    for (std::size_t i = 0; i < event.players.size(); ++i) {
        auto& player = event.players[i];
        const auto& group = groups[tournament.players[i].group];
        const auto score = score_of(tournament.players[i]);
        if (score.over_the_board == 0) { // (5)
            player.awarded = without_a_point;
            player.why.push_back(decision("award", "rating.why.youth-no-point", numbers,
                                          {std::to_string(without_a_point)}));
        } else if (group.rated != 0) { // (2) and (3); half the rounds are `rounds` half points
            const auto more = score.halves - rounds;
            const auto value = group.average() + more * per_half_point;
            player.awarded = std::max(value, without_a_point);
            player.why.push_back(
                decision("award", "rating.why.youth-2007", numbers,
                         {std::to_string(group.average()), points_argument(Points::halves(more)),
                          std::to_string(value), std::to_string(player.awarded)}));
        }
        if (player.awarded == 0) continue;
        if (player.after > player.awarded) // (4)
            player.why.push_back(decision("award", "rating.why.youth-normal", numbers,
                                          {std::to_string(player.after)}));
        player.after = std::max(player.after, player.awarded);
    }
}

}
