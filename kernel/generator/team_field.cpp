// Teams and their lists, by articles 24 and 25 of the federation's regulation.

#include "generator/field.hpp"
#include <hakem/team_strength.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>
#include <utility>

namespace hakem::generator {

namespace {

/// A team before it has a number; the list is in its final order.
struct Side {
    std::string name;
    std::vector<Entrant> list;
};

/// Draws teams with their lists.
class TeamDraw {
public:
    explicit TeamDraw(const Recipe& recipe)
        : recipe_(recipe), random_(recipe.seed, Stream::field),
          lists_(recipe.seed, Stream::team_lists) {}

    std::vector<Side> sides() {
        std::vector<Side> sides;
        for (std::int32_t team = 0; team < recipe_.teams; ++team) sides.push_back(side());
        leave_unrated(sides);
        for (auto& side : sides) put_in_order(side.list);
        return sides;
    }

    /// 24.2: one event in three announces it, and half of its lists make use of it.
    std::int32_t announce_tolerance(std::vector<Side>& sides) {
        constexpr std::array<std::int32_t, 4> tolerances = {50, 50, 40, 25};
        const auto tolerance = lists_.one_of(std::span(tolerances));
        if (!lists_.chance(1, 3)) return 0;
        for (auto& side : sides)
            if (lists_.chance(1, 2)) exchange_neighbours(side.list, tolerance);
        return tolerance;
    }

private:
    /// Players about as strong as their team.
    Side side() {
        Side side{new_name(), {}};
        const auto level = drawn_strength(recipe_.ratings, random_);
        const auto reserves = lists_.between(0, recipe_.reserves);
        for (std::int32_t i = 0; i < recipe_.boards + reserves; ++i) {
            const auto own = drawn_strength(recipe_.ratings, random_);
            side.list.push_back(people_.national_entrant((level + own) / 2, random_));
        }
        return side;
    }

    /// The same place may have a second team.
    std::string new_name() {
        for (int tries = 0;; ++tries) {
            auto name = invented_team(lists_);
            if (tries >= 20) name += " " + std::to_string(tries - 18);
            if (names_.insert(name).second) return name;
        }
    }

    /// With a share of them now and then a whole team (25.2b).
    void leave_unrated(std::vector<Side>& sides) {
        std::vector<Entrant*> all;
        for (auto& side : sides)
            for (auto& entrant : side.list) all.push_back(&entrant);
        for (const auto place : chosen(recipe_.unrated, all.size(), random_))
            make_unrated(*all[place]);
        if (!recipe_.unrated.is_share || recipe_.unrated.value == 0) return;
        for (auto& side : sides)
            if (lists_.chance(1, 15))
                for (auto& entrant : side.list) make_unrated(entrant);
    }

    /// 24.2: by UKD, who has none below.
    static void put_in_order(std::vector<Entrant>& list) {
        std::stable_sort(list.begin(), list.end(), [](const Entrant& a, const Entrant& b) {
            return a.player.national_rating > b.player.national_rating;
        });
    }

    static void exchange_neighbours(std::vector<Entrant>& list, std::int32_t tolerance) {
        for (std::size_t i = 1; i < list.size(); ++i) {
            const auto higher = list[i - 1].player.national_rating;
            const auto lower = list[i].player.national_rating;
            if (lower == 0 || higher == lower || higher - lower > tolerance) continue;
            std::swap(list[i - 1], list[i]);
            return;
        }
    }

    const Recipe& recipe_;
    Random random_, lists_;
    People people_;
    std::set<std::string> names_;
};

/// The teams as they entered, with the colours that tell how many boards there are.
Tournament entered(const Recipe& recipe, const std::vector<Side>& sides) {
    Tournament event;
    event.team_colours = std::string(static_cast<std::size_t>(recipe.boards), 'W');
    for (const auto& side : sides) {
        auto& team = event.teams.emplace_back();
        team.id = static_cast<std::int32_t>(event.teams.size());
        team.name = side.name;
        for (const auto& entrant : side.list) {
            auto& player = event.players.emplace_back(entrant.player);
            player.id = static_cast<std::int32_t>(event.players.size());
            team.players.push_back(player.id);
        }
    }
    return event;
}

/// 25: by exact strength, then by name; teams without any UKD in the order in which they were
/// drawn, which is a lot.
std::vector<std::size_t> by_strength(const std::vector<Side>& sides,
                                     const std::vector<TeamStrength>& strengths) {
    const Collator collator(Language::turkish);
    std::vector<std::size_t> order(sides.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto compared = compare(strengths[a], strengths[b]);
        if (compared != 0) return compared > 0;
        return strengths[a].known() && collator.less(sides[a].name, sides[b].name);
    });
    return order;
}

/// As the record of a team has it: rounded to whole points.
std::int32_t whole_strength(const TeamStrength& strength) {
    if (!strength.known()) return 0;
    const auto count = static_cast<std::int64_t>(strength.parts.size());
    return static_cast<std::int32_t>((2 * strength.sum + count) / (2 * count));
}

void add_team(Field& field, Side& side, std::int32_t strength) {
    auto& team = field.teams.emplace_back();
    team.id = static_cast<std::int32_t>(field.teams.size());
    team.name = std::move(side.name);
    team.strength = strength;
    for (auto& entrant : side.list) {
        add_player(field, std::move(entrant));
        team.players.push_back(field.players.back().id);
    }
}

}

Field team_field(const Recipe& recipe) {
    TeamDraw draw(recipe);
    auto sides = draw.sides();
    Field field;
    field.list_tolerance = draw.announce_tolerance(sides);
    const auto strengths = team_strengths(entered(recipe, sides));
    const auto order = by_strength(sides, strengths);
    const auto stays = drawn_stays(recipe);
    for (const auto place : late_last(recipe, stays)) {
        add_team(field, sides[order[place]], whole_strength(strengths[order[place]]));
        field.stays.push_back(stays[place]);
    }
    return field;
}

}
