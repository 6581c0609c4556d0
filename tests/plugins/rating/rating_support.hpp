#pragma once
/// Events rated by a plugin, and what came out in the words of a test.

#include "event.hpp"
#include "support.hpp"
#include <hakem/rating_system.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

inline const RatingSystem& rating_system(std::string_view id) {
    return registry().get<RatingSystem>(id);
}

/// What an event is rated with beside its players.
struct RatingSetting {
    TimeClass time_class = TimeClass::standard;
    std::string edition;
    RatingSwitches switches;
};

inline EventRating rate(std::string_view system, const Tournament& tournament,
                        const std::vector<RatingBefore>& before,
                        const RatingSetting& setting = {}) {
    return rating_system(system).rate(
        {tournament, before, setting.time_class, setting.edition, setting.switches});
}

/// A rating and the K of its list.
inline RatingBefore own(std::int32_t rating, std::int32_t k) {
    RatingBefore before;
    before.rating = rating;
    before.k = k;
    return before;
}

/// Ratings alone.
inline std::vector<RatingBefore> before_of(const std::vector<std::int32_t>& ratings) {
    std::vector<RatingBefore> before;
    for (const auto rating : ratings) before.emplace_back().rating = rating;
    return before;
}

/// A game of number 1: the opponent's rating and the result as a character of the TRF.
struct Met {
    std::int32_t rating = 0;
    char result = '1';
};

/// Number 1 against 2, 3, ... in turn, one round each.
inline Tournament one_against(const std::vector<Met>& games) {
    std::string line;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < games.size(); ++i) {
        line += std::to_string(i + 2) + "w" + games[i].result + " ";
        const auto other = static_cast<char>(mirrored(static_cast<Outcome>(games[i].result)));
        std::string rest;
        for (std::size_t r = 0; r < i; ++r) rest += ". ";
        lines.push_back(rest + "1b" + other);
    }
    lines.insert(lines.begin(), line);
    return swiss(lines);
}

inline std::vector<RatingBefore> one_against(std::int32_t rating, const std::vector<Met>& games) {
    std::vector<std::int32_t> ratings{rating};
    for (const auto& game : games) ratings.push_back(game.rating);
    return before_of(ratings);
}

/// Number 1 rated after his games.
inline PlayerRating rated_one(std::string_view system, const RatingBefore& own,
                              const std::vector<Met>& games, const RatingSetting& setting = {}) {
    auto before = one_against(own.rating, games);
    before[0] = own;
    return rate(system, one_against(games), before, setting).players[0];
}

inline PlayerRating rated_one(std::string_view system, std::int32_t rating,
                              const std::vector<Met>& games, const RatingSetting& setting = {}) {
    RatingBefore own;
    own.rating = rating;
    return rated_one(system, own, games, setting);
}

/// The changes of the games: "8.10 9.30 -7.80"; "x" where one does not count.
inline std::string changes(const PlayerRating& player) {
    std::string line;
    for (const auto& game : player.rounds)
        line += (line.empty() ? "" : " ") + (game.counted ? hundredths_text(game.change) : "x");
    return line;
}

/// The reasons of the games that have one: "2:rating.bye".
inline std::string reasons(const PlayerRating& player) {
    std::string line;
    for (const auto& game : player.rounds)
        if (!game.reason.empty())
            line += (line.empty() ? "" : " ") + std::to_string(game.round) + ":" + game.reason;
    return line;
}

inline const Decision* find(const std::vector<Decision>& decisions, std::string_view reason) {
    const auto found = std::find_if(decisions.begin(), decisions.end(),
                                    [&](const Decision& one) { return one.reason == reason; });
    return found == decisions.end() ? nullptr : &*found;
}

/// The sentence of a reason in English, empty where it is not given.
inline std::string said(const std::vector<Decision>& decisions, std::string_view reason,
                        Language language = Language::english) {
    const auto* decision = find(decisions, reason);
    return decision == nullptr ? std::string() : sentence_of(*decision, language);
}

}
