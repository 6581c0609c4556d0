#include "prizes/field.hpp"

#include <algorithm>

namespace hakem::prizes {

namespace {

bool has(const std::vector<std::int64_t>& numbers, std::int32_t id) {
    return std::find(numbers.begin(), numbers.end(), id) != numbers.end();
}

/// `player`: nullptr for a team, of which a plan can name numbers only.
Answer may_take(const Category& category, std::int32_t id, const Player* player,
                const Date& start) {
    if (has(category.include, id)) return Answer::yes;
    if (has(category.exclude, id)) return Answer::no;
    if (player != nullptr) return fits(category.who, *player, start);
    const auto& numbers = category.who.numbers;
    return numbers.empty() || has(numbers, id) ? Answer::yes : Answer::no;
}

/// Regulation 34: who withdrew or was expelled. Regulation 29a leaves him without a place as well.
std::string_view reason_to_bar(const Plan& plan, const Competitor& competitor, bool out) {
    if (has(plan.expelled.numbers, competitor.id)) return "prizes.expelled";
    if (out) return "prizes.annulled";
    if (competitor.withdrawn && !has(plan.stayed.numbers, competitor.id)) return "prizes.withdrawn";
    return {};
}

std::vector<std::size_t> categories_of(const Plan& plan, bool by_percentage) {
    std::vector<std::size_t> categories;
    for (std::size_t c = 0; c < plan.categories.size(); ++c)
        if (plan.categories[c].by_percentage == by_percentage) categories.push_back(c);
    return categories;
}

/// What stands first in the list that the event is ranked by: "equal points" are equal in this.
Exact score_of(const Standing& row, const Competitor& competitor) {
    if (row.values.empty()) return exact(competitor.score);
    return row.values.front().value.value_or(Exact(-1));
}

/// Games over the board, and what they brought.
struct Record {
    std::int64_t games = 0, points = 0, most = 0;
};

Record record_of(const Player& player, const Scoring& scoring) {
    Record record;
    for (const auto& round : player.rounds) {
        if (!is_played(round.outcome)) continue;
        ++record.games;
        record.points += points_of(scoring, round.outcome, round.colour).in_hundredths();
        record.most +=
            (round.colour == Colour::black ? scoring.black_win : scoring.win).in_hundredths();
    }
    return record;
}

/// Adds the players of one team.
void add_team(Field& field, const Plan& plan, const Tournament& tournament, const Team& team,
              const PlayerIndex& index) {
    const std::int64_t rounds = rounds_scheduled(tournament);
    std::int64_t place = 0;
    for (const auto id : team.players) {
        ++place;
        const auto position = index[id];
        if (position < 0) continue;
        const auto& player = tournament.players[static_cast<std::size_t>(position)];
        const auto record = record_of(player, tournament.scoring);
        if (record.games == 0 || record.most <= 0) continue;
        Contender contender{id, player.name, Exact(record.points, record.most), 0, {}};
        for (const auto c : field.categories) {
            const auto& category = plan.categories[c];
            const bool board = category.board == 0 || category.board == place;
            contender.may.push_back(board ? may_take(category, id, &player, tournament.start)
                                          : Answer::no);
        }
        if (3 * record.games < 2 * rounds)
            field.barred.push_back({std::move(contender), "prizes.few-rounds"});
        else
            field.contenders.push_back(std::move(contender));
    }
}

}

Field standings_field(const Plan& plan, const Tournament& tournament, const Standings& standings) {
    Field field;
    field.categories = categories_of(plan, false);
    const auto& history = standings.history;
    for (const auto& row : standings.rows) {
        const auto& competitor = history.competitors[static_cast<std::size_t>(row.competitor)];
        const auto* player =
            history.teams ? nullptr
                          : &tournament.players[static_cast<std::size_t>(competitor.position)];
        Contender contender{
            row.id, std::string(competitor.name), score_of(row, competitor), row.rank, {}};
        for (const auto c : field.categories)
            contender.may.push_back(may_take(plan.categories[c], row.id, player, tournament.start));
        const auto why = reason_to_bar(plan, competitor, row.out);
        if (why.empty())
            field.contenders.push_back(std::move(contender));
        else
            field.barred.push_back({std::move(contender), why});
    }
    return field;
}

Field percentage_field(const Plan& plan, const Tournament& tournament) {
    Field field;
    field.categories = categories_of(plan, true);
    if (field.categories.empty()) return field;
    const PlayerIndex index(tournament);
    for (const auto& team : tournament.teams) add_team(field, plan, tournament, team, index);
    auto& all = field.contenders;
    std::sort(all.begin(), all.end(), [](const Contender& a, const Contender& b) {
        return a.score != b.score ? b.score < a.score : a.id < b.id;
    });
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].rank = i > 0 && all[i].score == all[i - 1].score ? all[i - 1].rank
                                                                : static_cast<std::int32_t>(i) + 1;
    return field;
}

}
