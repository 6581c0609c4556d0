#include <hakem/lot.hpp>
#include <hakem/numbering.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace hakem {

namespace {

constexpr std::array<std::string_view, 8> titles = {"GM",  "IM", "WGM", "FM",
                                                    "WIM", "CM", "WFM", "WCM"};

/// Who is to be numbered.
struct Named {
    std::int32_t id = 0;
    std::string name;
};

std::vector<Named> field_of(const Tournament& tournament) {
    std::vector<Named> field;
    if (is_team_event(tournament))
        for (const auto& team : tournament.teams) field.push_back({team.id, team.name});
    else
        for (const auto& player : tournament.players) field.push_back({player.id, player.name});
    return field;
}

/// The first criterion that tells the two apart, else the last one; there is at least one.
const NumberingCriterion& deciding(const std::vector<NumberingCriterion>& criteria, std::size_t a,
                                   std::size_t b) {
    const auto decides = [&](const auto& criterion) { return criterion.compare(a, b) != 0; };
    return *std::find_if(criteria.begin(), criteria.end() - 1, decides);
}

Decision decision_of(std::size_t number, std::string_view word, std::string rule,
                     std::vector<std::string> arguments) {
    Decision decision;
    decision.subject = fmt::format("number {}", number);
    decision.rule = std::move(rule);
    decision.reason = fmt::format("numbering.reason.{}", word);
    decision.arguments = std::move(arguments);
    return decision;
}

void set_edition(Numbering& numbering) {
    for (auto& decision : numbering.decisions) decision.edition = numbering.edition;
}

NumberingCriterion order_of_entry(std::string_view rule) {
    return {"entry", std::string(rule), [](std::size_t a, std::size_t b) { return a <=> b; },
            [](std::size_t position) { return fmt::to_string(position + 1); }};
}

}

std::size_t title_place(std::string_view title) {
    return static_cast<std::size_t>(std::find(titles.begin(), titles.end(), title) -
                                    titles.begin());
}

NumberingCriterion title_criterion(const Tournament& tournament, std::string_view rule) {
    const auto& players = tournament.players;
    return {"title", std::string(rule),
            [&players](std::size_t a, std::size_t b) {
                return title_place(players[a].title) <=> title_place(players[b].title);
            },
            [&players](std::size_t position) {
                const auto& title = players[position].title;
                return title_place(title) == titles.size() ? message_argument("numbering.none")
                                                           : title;
            }};
}

NumberingCriterion rating_criterion(const Tournament& tournament, std::int32_t Player::*rating,
                                    std::string_view word, std::string_view rule) {
    const auto& players = tournament.players;
    return {word, std::string(rule),
            [&players, rating](std::size_t a, std::size_t b) {
                return players[b].*rating <=> players[a].*rating;
            },
            [&players, rating](std::size_t position) {
                const auto value = players[position].*rating;
                return value > 0 ? fmt::to_string(value) : message_argument("numbering.none");
            }};
}

bool stands_above(const std::vector<NumberingCriterion>& criteria, std::size_t first,
                  std::size_t second) {
    return !criteria.empty() && deciding(criteria, first, second).compare(first, second) < 0;
}

RecommendedRounds recommended_rounds(std::int32_t competitors) {
    std::int32_t rounds = 2;
    while (rounds < 30 && 1 << rounds < competitors) ++rounds;
    return {rounds, rounds % 2 == 0 ? rounds + 1 : rounds};
}

Numbering numbering_by(const Tournament& tournament, std::vector<NumberingCriterion> criteria,
                       std::string_view entry, std::string_view edition, bool explain) {
    criteria.push_back(order_of_entry(entry));
    const auto field = field_of(tournament);
    std::vector<std::size_t> order(field.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return stands_above(criteria, a, b); });
    Numbering numbering{std::string(edition), {}, {}};
    for (const auto position : order) numbering.ids.push_back(field[position].id);
    if (!explain) return numbering;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const auto own = order[k];
        if (k == 0) {
            numbering.decisions.push_back(
                decision_of(1, "first", criteria.front().rule, {field[own].name}));
            continue;
        }
        const auto above = order[k - 1];
        const auto& criterion = deciding(criteria, above, own);
        numbering.decisions.push_back(decision_of(
            k + 1, criterion.word, criterion.rule,
            {field[own].name, field[above].name, criterion.value(own), criterion.value(above)}));
    }
    set_edition(numbering);
    return numbering;
}

Numbering numbering_by_lot(const Tournament& tournament, std::uint64_t seed, std::string_view rule,
                           std::string_view edition, bool explain) {
    Numbering numbering{std::string(edition), {}, {}};
    std::map<std::int32_t, std::string> names;
    for (auto& one : field_of(tournament)) {
        numbering.ids.push_back(one.id);
        names.emplace(one.id, std::move(one.name));
    }
    numbering.ids = drawn(std::move(numbering.ids), seed);
    if (!explain) return numbering;
    for (std::size_t k = 0; k < numbering.ids.size(); ++k)
        numbering.decisions.push_back(decision_of(
            k + 1, "drawn", std::string(rule), {names.at(numbering.ids[k]), fmt::to_string(seed)}));
    set_edition(numbering);
    return numbering;
}

}
