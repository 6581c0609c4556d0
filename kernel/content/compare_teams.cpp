// Teams, their lists, and who sat where.

#include "compared.hpp"
#include "facts.hpp"
#include <hakem/line_up.hpp>
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::content {

void compare_team_field(Compared& compared, Part part, std::string_view field,
                        const TeamValue& value, bool words) {
    std::vector<Pair> pairs;
    for (const auto& [in_a, in_b] : all_pairs(compared.teams)) {
        Pair pair;
        pair.who = compared.team_side(in_a, in_b);
        pair.in_both = in_a >= 0 && in_b >= 0;
        if (in_a >= 0)
            pair.a.value = value(compared.a, compared.a.teams[static_cast<std::size_t>(in_a)]);
        if (in_b >= 0)
            pair.b.value = value(compared.b, compared.b.teams[static_cast<std::size_t>(in_b)]);
        pair.equal =
            words ? compared.same_words(pair.a.value, pair.b.value) : pair.a.value == pair.b.value;
        pair.a.value = compared.hidden(pair.a.value);
        pair.b.value = compared.hidden(pair.b.value);
        pairs.push_back(std::move(pair));
    }
    compare_field(compared, part, field, pairs);
}

namespace {

/// The members in the order of the list; of two formats those who played, in any order.
std::string members(const Compared& compared, const Tournament& t, const Team& team) {
    const bool of_b = &t == &compared.b;
    const auto& index = of_b ? compared.index_b : compared.index_a;
    std::vector<std::int32_t> numbers;
    for (const auto id : team.players) {
        const auto position = index[id];
        const bool played =
            position >= 0 && has_game(t.players[static_cast<std::size_t>(position)]);
        if (compared.one_format || played) numbers.push_back(of_b ? compared.number_in_a(id) : id);
    }
    if (!compared.one_format) std::sort(numbers.begin(), numbers.end());
    std::string text;
    for (const auto number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

std::string line_up_text(int round, std::int32_t team, const std::vector<std::int32_t>& players) {
    auto text = std::to_string(round) + ": " + std::to_string(team) + " -";
    for (const auto id : players) text += " " + std::to_string(id);
    return text;
}

/// Of one format the records; of two formats who sat where, however it was told.
class LineUpTexts {
public:
    LineUpTexts(const Compared& compared, const Tournament& t)
        : compared_(compared), t_(t), of_b_(&t == &compared.b) {}

    std::vector<std::string> all() const {
        auto texts = compared_.one_format ? of_records() : of_matches();
        std::sort(texts.begin(), texts.end());
        return texts;
    }

private:
    std::int32_t player(std::int32_t id) const {
        return of_b_ && id != 0 ? compared_.number_in_a(id) : id;
    }

    std::int32_t team(std::size_t position) const {
        const auto in_a = of_b_ ? compared_.teams.to_a[position] : static_cast<int>(position);
        return in_a < 0 ? -t_.teams[position].id
                        : compared_.a.teams[static_cast<std::size_t>(in_a)].id;
    }

    std::vector<std::string> of_records() const {
        std::vector<std::string> texts;
        for (const auto& line_up : t_.line_ups) {
            auto players = line_up.players;
            for (auto& id : players) id = player(id);
            auto number = line_up.team;
            for (std::size_t i = 0; i < t_.teams.size(); ++i)
                if (t_.teams[i].id == line_up.team) number = team(i);
            texts.push_back(line_up_text(line_up.round, number, players));
        }
        return texts;
    }

    std::vector<std::string> of_matches() const {
        std::vector<std::string> texts;
        const LineUps line_ups(t_);
        const int rounds = rounds_held(t_);
        for (std::size_t i = 0; i < t_.teams.size(); ++i)
            for (int round = 1; round <= rounds; ++round) {
                const auto own = static_cast<std::int32_t>(i);
                const auto opponent = line_ups.pairing_of(own, round).opponent;
                if (opponent < 0) continue;
                std::vector<std::int32_t> players;
                for (const auto& board : line_ups.boards_of(own, opponent, round))
                    players.push_back(board.first < 0 ? 0 : player(number_of(board.first)));
                while (!players.empty() && players.back() == 0) players.pop_back();
                texts.push_back(line_up_text(round, team(i), players));
            }
        return texts;
    }

    std::int32_t number_of(std::int32_t position) const {
        return t_.players[static_cast<std::size_t>(position)].id;
    }

    const Compared& compared_;
    const Tournament& t_;
    bool of_b_;
};

void compare_line_ups(Compared& compared) {
    const auto a = LineUpTexts(compared, compared.a).all(),
               b = LineUpTexts(compared, compared.b).all();
    if (a.empty() != b.empty() &&
        !compared.carries(a.empty() ? compared.a : compared.b, Part::line_ups, "line-up"))
        return compared.add_not_carried(Part::line_ups, "line-up", a.empty(),
                                        std::max(a.size(), b.size()));
    const auto add_missing = [&](const auto& from, const auto& in, bool in_a) {
        for (const auto& text : from) {
            if (std::binary_search(in.begin(), in.end(), text)) continue;
            Difference difference;
            difference.part = Part::line_ups;
            difference.kind = in_a ? Difference::Kind::only_a : Difference::Kind::only_b;
            difference.field = "line-up";
            (in_a ? difference.a : difference.b).value = text;
            compared.add(std::move(difference));
        }
    };
    add_missing(a, b, true);
    add_missing(b, a, false);
}

}

void compare_teams(Compared& compared) {
    const auto in_a = compared.a.teams.size(), in_b = compared.b.teams.size();
    if ((in_a == 0) != (in_b == 0) &&
        !compared.carries(in_a == 0 ? compared.a : compared.b, Part::teams, "entry"))
        return compared.add_not_carried(Part::teams, "entry", in_a == 0, std::max(in_a, in_b));
    for (const auto& [x, y] : all_pairs(compared.teams))
        if (x < 0 || y < 0) compared.add(entry(Part::teams, compared.team_side(x, y), x >= 0));
    const auto of = [&](std::string_view field, auto value, bool words = false) {
        compare_team_field(compared, Part::teams, field, value, words);
    };
    of("number", [](const auto&, const Team& team) { return number_text(team.id); });
    of(
        "name", [](const auto&, const Team& team) { return team.name; }, true);
    // A TRF has room for five characters.
    const auto width = compared.one_format ? std::string::npos : 5;
    of(
        "nickname",
        [&](const auto&, const Team& team) { return std::string(slice(team.nickname, 0, width)); },
        true);
    of("strength", [](const auto&, const Team& team) { return number_text(team.strength); });
    of("list", [&](const Tournament& t, const Team& team) { return members(compared, t, team); });
    compare_line_ups(compared);
}

}
