#include "numbering.hpp"

#include "seeding.hpp"
#include <hakem/lot.hpp>

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

namespace hakem::ulusal {

namespace {

using std::size_t;

/// 17.1, by the letters that `collation_key` gives.
std::vector<std::u32string> keys_of(const auto& all) {
    std::vector<std::u32string> keys;
    for (const auto& one : all) keys.push_back(collation_key(one.name));
    return keys;
}

/// "1800.33 = 5401/3": the fraction is what is compared.
std::string strength_text(const TeamStrength& strength) {
    if (!strength.known()) return message_argument("numbering.none");
    const auto count = static_cast<std::int64_t>(strength.parts.size());
    const auto hundredths = (strength.sum * 200 + count) / (2 * count); // shown, never compared
    return fmt::format("{} = {}/{}",
                       points_argument(Points::hundredths(static_cast<std::int32_t>(hundredths))),
                       strength.sum, count);
}

/// 25.2b: places in the lot of those without any UKD.
std::map<size_t, size_t> places_in_lot(const Tournament& tournament,
                                       const std::vector<size_t>& unknown, std::uint64_t seed) {
    std::map<std::int32_t, size_t> position_of;
    std::vector<std::int32_t> ids;
    for (const auto position : unknown) {
        ids.push_back(tournament.teams[position].id);
        position_of[ids.back()] = position;
    }
    std::map<size_t, size_t> places;
    for (const auto id : drawn(std::move(ids), seed))
        places.emplace(position_of[id], places.size());
    return places;
}

/// 25.2b.
NumberingCriterion lot_criterion(std::map<size_t, size_t> places, std::uint64_t lot) {
    return {"lot", "Regulation 25.2b",
            [places = std::move(places)](size_t a, size_t b) {
                const auto one = places.find(a), other = places.find(b);
                return one == places.end() || other == places.end() ? std::strong_ordering::equal
                                                                    : one->second <=> other->second;
            },
            [lot](size_t) { return fmt::to_string(lot); }};
}

constexpr std::string_view by_entry = "Regulation 17.1, settled reading";
constexpr std::string_view by_name_of_team = "Regulation 25.1, 17.1, settled reading";

}

std::vector<NumberingCriterion> player_criteria(const Tournament& tournament) {
    constexpr std::string_view rule = "Regulation 17.1";
    const auto& players = tournament.players;
    return {title_criterion(tournament, rule),
            rating_criterion(tournament, &Player::rating, "rating", rule),
            rating_criterion(tournament, &Player::national_rating, "national-rating", rule),
            {"alphabet", std::string(rule),
             [keys = keys_of(players)](size_t a, size_t b) { return keys[a] <=> keys[b]; },
             [&players](size_t i) { return players[i].name; }}};
}

std::vector<NumberingCriterion> team_criteria(const Tournament& tournament,
                                              const std::vector<TeamStrength>& strengths) {
    const auto& teams = tournament.teams;
    return {{"strength", "Regulation 25",
             [&strengths](size_t a, size_t b) { return compare(strengths[b], strengths[a]); },
             [&strengths](size_t i) { return strength_text(strengths[i]); }},
            {"alphabet", std::string(by_name_of_team),
             [&strengths, keys = keys_of(teams)](size_t a, size_t b) {
                 return strengths[a].known() && strengths[b].known() ? keys[a] <=> keys[b]
                                                                     : std::strong_ordering::equal;
             },
             [&teams](size_t i) { return teams[i].name; }}};
}

Numbering number_players(const Tournament& tournament, bool explain) {
    return numbering_by(tournament, player_criteria(tournament), by_entry, "regulation", explain);
}

std::optional<Numbering> number_teams(const Tournament& tournament,
                                      std::optional<std::uint64_t> lot, bool explain) {
    const auto strengths = team_strengths(tournament);
    std::vector<size_t> unknown;
    for (size_t i = 0; i < strengths.size(); ++i)
        if (!strengths[i].known()) unknown.push_back(i);
    if (unknown.size() > 1 && !lot) return std::nullopt;
    const auto seed = lot.value_or(0);
    auto criteria = team_criteria(tournament, strengths);
    criteria.insert(criteria.begin() + 1,
                    lot_criterion(places_in_lot(tournament, unknown, seed), seed));
    return numbering_by(tournament, std::move(criteria), by_name_of_team, "regulation", explain);
}

}
