#define XXH_INLINE_ALL
#define XXH_STATIC_LINKING_ONLY

#include "facts.hpp"

#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <xxhash.h>

namespace hakem::content {

std::uint64_t hash_of(std::string_view text) { return XXH3_64bits(text.data(), text.size()); }

std::string common_name(std::string_view name) {
    constexpr std::size_t columns = 33;
    return folded_name(slice(name, 0, columns));
}

std::vector<std::uint64_t> persons_of(const Tournament& tournament) {
    std::vector<std::uint64_t> persons;
    persons.reserve(tournament.players.size());
    for (const auto& player : tournament.players) {
        const auto name = common_name(without_identity(player.name));
        persons.push_back(hash_of(name.empty() ? fmt::format("#{}", player.id) : name));
    }
    return persons;
}

bool has_game(const Player& player) {
    return std::any_of(player.rounds.begin(), player.rounds.end(),
                       [](const RoundEntry& entry) { return entry.opponent != 0; });
}

namespace {

std::string hidden(std::string_view id) { return is_masked(id) ? std::string(id) : masked_id(id); }

std::string number_text(std::int32_t number) { return number == 0 ? "" : std::to_string(number); }

/// Zero-point byes and rounds without an entry are the same.
std::string byes_text(const Player& player) {
    std::string text;
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        const auto& entry = player.rounds[r];
        if (entry.opponent == 0 && entry.outcome != Outcome::absent &&
            entry.outcome != Outcome::zero_bye)
            text += fmt::format("{}{} ", r + 1, static_cast<char>(entry.outcome));
    }
    return text;
}

std::string national_text(const Player& player) {
    std::string text;
    for (const auto& part : {hidden(player.national_id), player.national_federation,
                             player.national_origin, player.national_title})
        if (!part.empty()) text += part + "|";
    return text;
}

/// In any order: what each player says is hashed with the person and added up.
class Sums {
public:
    void add(Facts facts, std::uint64_t whose, std::string_view value) {
        if (value.empty()) return;
        const auto text = fmt::format("{:x}|{}", whose, value);
        sums_[static_cast<std::size_t>(facts)] += hash_of(text) | 1;
        said_[static_cast<std::size_t>(facts)] = true;
    }

    std::array<std::uint32_t, facts_count> folded() const {
        std::array<std::uint32_t, facts_count> facts = {};
        for (std::size_t i = 0; i < facts_count; ++i) {
            const auto value = static_cast<std::uint32_t>(sums_[i] ^ (sums_[i] >> 32));
            facts[i] = !said_[i] ? 0 : value == 0 ? 1 : value;
        }
        return facts;
    }

private:
    std::array<std::uint64_t, facts_count> sums_ = {};
    std::array<bool, facts_count> said_ = {};
};

std::string_view sex_text(Sex sex) {
    return sex == Sex::male ? "m" : sex == Sex::female ? "f" : "";
}

/// With the groups that the player belongs to, or all in one where the player met nobody.
void add_player(Sums& sums, const Player& player, std::uint64_t person, bool by_group,
                bool numbers) {
    const auto add = [&](Facts facts, std::string_view value) {
        const auto where = by_group ? facts : Facts::field;
        const auto named =
            by_group ? std::string(value) : fmt::format("{}={}", word_of(facts), value);
        if (!value.empty()) sums.add(where, person, named);
    };
    sums.add(Facts::field, person, "entered");
    sums.add(Facts::spelling, person, without_identity(player.name));
    // Hardly any format has these.
    if (!player.group.empty()) sums.add(Facts::field, person, "group " + player.group);
    if (!player.licence.empty())
        sums.add(Facts::field, person, "licence " + hidden(player.licence));
    if (numbers) add(Facts::numbers, number_text(player.id));
    add(Facts::births, player.birth ? to_text(player.birth) : "");
    add(Facts::ids, player.fide_id);
    add(Facts::national, national_text(player));
    add(Facts::ratings, number_text(player.rating));
    add(Facts::national_ratings, number_text(player.national_rating));
    add(Facts::titles, player.title);
    add(Facts::sexes, sex_text(player.sex));
    add(Facts::federations, player.federation);
    add(Facts::clubs, without_identity(player.club));
    add(Facts::byes, byes_text(player));
    add(Facts::points, player.declared_points ? to_text(*player.declared_points) : "");
    add(Facts::ranks, number_text(player.declared_rank));
}

void add_teams(Sums& sums, const Tournament& t, const std::vector<std::uint64_t>& persons) {
    const PlayerIndex index(t);
    for (const auto& team : t.teams) {
        std::vector<std::uint64_t> met;
        std::string list;
        for (const auto id : team.players) {
            const auto at = index[id];
            if (at < 0) continue;
            const auto position = static_cast<std::size_t>(at);
            if (has_game(t.players[position])) met.push_back(persons[position]);
            list += fmt::format("{:x} ", persons[position]);
        }
        std::sort(met.begin(), met.end());
        const auto name = hash_of(folded_name(without_identity(team.name)));
        sums.add(Facts::teams, name, fmt::format("{:x}", fmt::join(met, " ")));
        sums.add(Facts::field, name, list);
        sums.add(Facts::spelling, name, without_identity(team.name));
        const auto text = [](const std::optional<Points>& points) {
            return points ? to_text(*points) : std::string();
        };
        const auto declared =
            fmt::format("{}/{}/{}", text(team.declared_match_points),
                        text(team.declared_game_points), number_text(team.declared_rank));
        if (declared != "//") sums.add(Facts::team_points, name, declared);
    }
}

std::string ids_text(const std::vector<std::int32_t>& ids) {
    return fmt::format("{}", fmt::join(ids, " "));
}

std::string scoring_text(const Scoring& s) {
    std::string text;
    for (const auto& points :
         {s.win, s.draw, s.loss, s.absence, s.pairing_bye, s.half_bye, s.full_bye, s.forfeit_win,
          s.forfeit_loss, s.black_win, s.black_draw, s.black_loss})
        text += to_text(points) + " ";
    return text;
}

/// Words as every format may spell them, and letter by letter.
void add_words(Sums& sums, Facts facts, std::string_view words) {
    const auto text = without_identity(words);
    if (text.empty()) return;
    const auto which = static_cast<std::uint64_t>(facts);
    const auto folded = folded_name(text);
    sums.add(facts, which, folded.empty() ? text : folded);
    sums.add(Facts::spelling, which, text);
}

/// What stands in the header beside dates.
void add_header(Sums& sums, const Tournament& t) {
    add_words(sums, Facts::title, t.name);
    add_words(sums, Facts::city, t.city);
    add_words(sums, Facts::event_federation, t.federation);
    add_words(sums, Facts::arbiter, t.chief_arbiter);
    for (const auto& deputy : t.deputy_arbiters) add_words(sums, Facts::deputies, deputy);
    sums.add(Facts::kind, 1, t.type);
    sums.add(Facts::kind, 2, t.encoded_type);
    sums.add(Facts::time_control, 1, t.time_control);
    sums.add(Facts::time_control, 2, t.encoded_time_control);
    sums.add(Facts::order, 1, t.ranking_method);
    sums.add(Facts::order, 2, t.tie_breaks);
    sums.add(Facts::order, 3, t.standings_order);
    for (std::size_t r = 0; r < t.round_dates.size(); ++r)
        if (t.round_dates[r]) sums.add(Facts::round_dates, r + 1, to_text(t.round_dates[r]));
}

/// By numbers of the file: of files in one format only.
void add_records(Sums& sums, const Tournament& t) {
    const auto add = [&](std::uint64_t what, const std::string& value) {
        sums.add(Facts::records, what, value);
    };
    add(1, number_text(t.scheduled_rounds));
    add(2, number_text(t.declared_players.value_or(0)));
    add(3, number_text(t.declared_rated.value_or(0)));
    add(4, number_text(t.declared_teams.value_or(0)));
    add(5, t.pairing_controller);
    add(6, t.team_colours);
    if (t.initial_colour) add(7, *t.initial_colour == Colour::white ? "white" : "black");
    add(8, number_text(t.list_tolerance));
    add(9, ids_text(t.absent_next_round));
    for (const auto& bye : t.byes)
        add(10, fmt::format("{} {} {}", static_cast<char>(bye.kind), bye.round, ids_text(bye.ids)));
    for (const auto& a : t.accelerations)
        add(11, fmt::format("{} {} {} {} {} {}", a.first_round, a.last_round, a.first_id, a.last_id,
                            to_text(a.match_points), to_text(a.game_points)));
    for (const auto& p : t.prohibited)
        add(12, fmt::format("{} {} {}", p.first_round, p.last_round, ids_text(p.ids)));
}

/// By numbers of the file: of files in one format only.
void add_rules(Sums& sums, const Tournament& t) {
    const auto add = [&](std::uint64_t what, const std::string& value) {
        sums.add(Facts::rules, what, value);
    };
    add(1, scoring_text(t.scoring));
    add(2, fmt::format("{}/{}/{}", to_text(t.team_scoring.win), to_text(t.team_scoring.draw),
                       to_text(t.team_scoring.loss)));
    for (const auto& a : t.abnormal_points)
        add(4, fmt::format("{} {} {} {} {}", static_cast<int>(a.kind), to_text(a.match_points),
                           to_text(a.game_points), a.round, ids_text(a.ids)));
    for (const auto& l : t.line_ups)
        add(5, fmt::format("{} {} {} {}", l.round, l.team, l.opponent, ids_text(l.players)));
    for (const auto& f : t.forfeited_matches)
        add(6,
            fmt::format("{} {} {} {} {}", f.round, f.white, f.black, f.white_came, f.black_came));
    if (t.team_byes) add(7, ids_text(t.team_byes->teams));
    for (const auto& g : t.finished_games)
        add(8, fmt::format("{} {} {}", g.round, g.white, g.black));
}

}

std::array<std::uint32_t, facts_count> facts_of(const Tournament& t,
                                                const std::vector<std::uint64_t>& persons) {
    Sums sums;
    const bool games = std::any_of(t.players.begin(), t.players.end(), has_game);
    add_header(sums, t);
    if (t.start || t.end) sums.add(Facts::dates, 0, to_text(t.start) + to_text(t.end));
    for (std::size_t i = 0; i < t.players.size(); ++i)
        add_player(sums, t.players[i], persons[i], !games || has_game(t.players[i]),
                   !t.numbers_assumed);
    add_teams(sums, t, persons);
    add_rules(sums, t);
    add_records(sums, t);
    return sums.folded();
}

}
