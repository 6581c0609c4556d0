#include "numbering.hpp"

#include "seeding.hpp"
#include <hakem/lot.hpp>
#include <hakem/numbering.hpp>
#include <hakem/team_strength.hpp>

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

namespace hakem::ulusal {

namespace {

using std::size_t;

/// A rating as an argument of a reason.
std::string rating_text(std::int32_t rating) {
    return rating > 0 ? fmt::to_string(rating) : message_argument("numbering.none");
}

/// 17.1, by the letters that `collation_key` gives.
NumberingCriterion alphabet(const auto& all, std::string_view rule) {
    std::vector<std::u32string> keys;
    for (const auto& one : all) keys.push_back(collation_key(one.name));
    return {"alphabet", std::string(rule),
            [keys = std::move(keys)](size_t a, size_t b) { return keys[a] <=> keys[b]; },
            [&all](size_t i) { return all[i].name; }};
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

}

Numbering number_players(const Tournament& tournament, bool explain) {
    const auto& players = tournament.players;
    std::vector<NumberingCriterion> criteria;
    criteria.push_back({"title", "Regulation 17.1",
                        [&](size_t a, size_t b) {
                            return title_place(players[a].title) <=> title_place(players[b].title);
                        },
                        [&](size_t i) {
                            const auto& title = players[i].title;
                            return title_place(title) == title_place({})
                                       ? message_argument("numbering.none")
                                       : title;
                        }});
    criteria.push_back({"rating", "Regulation 17.1",
                        [&](size_t a, size_t b) { return players[b].rating <=> players[a].rating; },
                        [&](size_t i) { return rating_text(players[i].rating); }});
    criteria.push_back({"national-rating", "Regulation 17.1",
                        [&](size_t a, size_t b) {
                            return players[b].national_rating <=> players[a].national_rating;
                        },
                        [&](size_t i) { return rating_text(players[i].national_rating); }});
    criteria.push_back(alphabet(players, "Regulation 17.1"));
    return numbering_by(tournament, std::move(criteria), "Regulation 17.1, settled reading",
                        "regulation", explain);
}

std::optional<Numbering> number_teams(const Tournament& tournament,
                                      std::optional<std::uint64_t> lot, bool explain) {
    const auto strengths = team_strengths(tournament);
    std::vector<size_t> unknown;
    for (size_t i = 0; i < strengths.size(); ++i)
        if (!strengths[i].known()) unknown.push_back(i);
    if (unknown.size() > 1 && !lot) return std::nullopt;
    const auto places = places_in_lot(tournament, unknown, lot.value_or(0));

    std::vector<NumberingCriterion> criteria;
    criteria.push_back({"strength", "Regulation 25",
                        [&](size_t a, size_t b) { return compare(strengths[b], strengths[a]); },
                        [&](size_t i) { return strength_text(strengths[i]); }});
    criteria.push_back({"lot", "Regulation 25.2b",
                        [&](size_t a, size_t b) {
                            if (!places.contains(a) || !places.contains(b))
                                return std::strong_ordering::equal;
                            return places.at(a) <=> places.at(b);
                        },
                        [&](size_t) { return fmt::to_string(lot.value_or(0)); }});
    criteria.push_back(alphabet(tournament.teams, "Regulation 25.1, 17.1, settled reading"));
    return numbering_by(tournament, std::move(criteria), "Regulation 25.1, 17.1, settled reading",
                        "regulation", explain);
}

}
