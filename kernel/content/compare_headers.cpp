// What two files say of the event itself.

#include "compared.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::content {

namespace {

std::string date_text(const Date& date) { return date ? to_text(date) : ""; }

/// Nothing where it is as usual: formats that cannot say it mean that.
std::string scoring_text(const Scoring& s) {
    if (s == Scoring{}) return {};
    std::string text;
    for (const auto& [name, points] : {std::pair("W", s.win),
                                       {"D", s.draw},
                                       {"L", s.loss},
                                       {"A", s.absence},
                                       {"U", s.pairing_bye},
                                       {"H", s.half_bye},
                                       {"F", s.full_bye},
                                       {"+", s.forfeit_win},
                                       {"-", s.forfeit_loss}})
        text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, to_text(points));
    if (s.black_win != s.win || s.black_draw != s.draw || s.black_loss != s.loss)
        text += fmt::format(" black: W={} D={} L={}", to_text(s.black_win), to_text(s.black_draw),
                            to_text(s.black_loss));
    return text;
}

std::string team_scoring_text(const TeamScoring& s) {
    if (s == TeamScoring{}) return {};
    return fmt::format("W={} D={} L={}", to_text(s.win), to_text(s.draw), to_text(s.loss));
}

/// Records by number in the numbers of A, sorted: their order in the file means nothing.
class Records {
public:
    /// `of_b`: numbers are translated; in a team event records may name teams.
    Records(const Compared& compared, bool of_b) : compared_(compared), of_b_(of_b) {}

    std::string byes(const Tournament& t) const {
        return sorted(t.byes, [&](const AnnouncedBye& bye) {
            return fmt::format("{}{}: {}", static_cast<char>(bye.kind), bye.round, ids(bye.ids));
        });
    }
    std::string accelerations(const Tournament& t) const {
        return sorted(t.accelerations, [&](const Acceleration& a) {
            return fmt::format("{}-{}: {}-{} {} {}", a.first_round, a.last_round, id(a.first_id),
                               id(a.last_id), to_text(a.match_points), to_text(a.game_points));
        });
    }
    std::string prohibited(const Tournament& t) const {
        return sorted(t.prohibited, [&](const ProhibitedPairing& p) {
            // All rounds are written as none, or from the first to the last.
            const bool all =
                p.first_round <= 1 && (p.last_round == 0 || p.last_round >= rounds_scheduled(t));
            return (all ? "" : fmt::format("{}-{}: ", p.first_round, p.last_round)) + ids(p.ids);
        });
    }
    std::string abnormal(const Tournament& t) const {
        return sorted(t.abnormal_points, [&](const AbnormalPoints& p) {
            return fmt::format("{}{}: {} {} {}", static_cast<char>(p.kind), p.round,
                               to_text(p.match_points), to_text(p.game_points), ids(p.ids));
        });
    }
    std::string finished(const Tournament& t) const {
        return sorted(t.finished_games, [&](const FinishedGame& g) {
            return fmt::format("{}: {}-{}", g.round, player(g.white), player(g.black));
        });
    }
    std::string absent(const Tournament& t) const { return ids(t.absent_next_round); }

private:
    template<class List, class Text>
    static std::string sorted(const List& list, Text text) {
        std::vector<std::string> texts;
        for (const auto& element : list) texts.push_back(text(element));
        std::sort(texts.begin(), texts.end());
        return fmt::format("{}", fmt::join(texts, "; "));
    }

    std::int32_t player(std::int32_t number) const {
        return of_b_ ? compared_.number_in_a(number) : number;
    }
    /// Of a team event these are teams; they are shown as they are.
    std::int32_t id(std::int32_t number) const {
        return compared_.a.teams.empty() ? player(number) : number;
    }
    std::string ids(std::vector<std::int32_t> numbers) const {
        for (auto& number : numbers) number = id(number);
        std::sort(numbers.begin(), numbers.end());
        return fmt::format("{}", fmt::join(numbers, ", "));
    }

    const Compared& compared_;
    bool of_b_;
};

std::string dates_text(const std::vector<Date>& dates) {
    std::string text;
    for (const auto& date : dates)
        text += (text.empty() ? "" : ", ") + (date ? to_text(date) : std::string("-"));
    return text;
}

/// "PTS" stands in front of the list of tie-breaks in one record and not in the other.
std::string order_text(const Tournament& t) {
    if (!t.standings_order.empty()) return t.standings_order;
    return t.tie_breaks.empty() ? "" : "PTS," + t.tie_breaks;
}

void add(Compared& compared, std::string_view field, const std::string& a, const std::string& b) {
    Pair pair;
    pair.a.value = compared.hidden(a);
    pair.b.value = compared.hidden(b);
    pair.equal = compared.same_words(a, b);
    compare_field(compared, Part::header, field, {pair});
}

void compare_texts(Compared& compared) {
    using Text = std::string Tournament::*;
    constexpr std::pair<const char*, Text> fields[] = {
        {"name", &Tournament::name},
        {"city", &Tournament::city},
        {"federation", &Tournament::federation},
        {"type", &Tournament::type},
        {"encoded-type", &Tournament::encoded_type},
        {"chief-arbiter", &Tournament::chief_arbiter},
        {"time-control", &Tournament::time_control},
        {"encoded-time-control", &Tournament::encoded_time_control},
        {"ranking-method", &Tournament::ranking_method},
        {"pairing-controller", &Tournament::pairing_controller},
        {"team-colours", &Tournament::team_colours},
    };
    for (const auto& [name, text] : fields) add(compared, name, compared.a.*text, compared.b.*text);
    const auto deputies = [](const Tournament& t) {
        return fmt::format("{}", fmt::join(t.deputy_arbiters, "; "));
    };
    add(compared, "deputy-arbiters", deputies(compared.a), deputies(compared.b));
}

void compare_records(Compared& compared) {
    const Records of_a(compared, false), of_b(compared, true);
    using Text = std::string (Records::*)(const Tournament&) const;
    constexpr std::pair<const char*, Text> fields[] = {
        {"announced-byes", &Records::byes},
        {"accelerations", &Records::accelerations},
        {"prohibited-pairings", &Records::prohibited},
        {"abnormal-points", &Records::abnormal},
        {"finished-games", &Records::finished},
        {"absent-next-round", &Records::absent},
    };
    for (const auto& [name, text] : fields)
        add(compared, name, (of_a.*text)(compared.a), (of_b.*text)(compared.b));
}

}

namespace {

/// What one file declares and the other leaves to be counted may be the same.
void compare_declared_numbers(Compared& compared) {
    const auto &a = compared.a, &b = compared.b;
    const auto number = [&](std::string_view field, std::int32_t in_a, std::int32_t in_b) {
        add(compared, field, number_text(in_a), number_text(in_b));
    };
    if (a.scheduled_rounds != 0 || b.scheduled_rounds != 0)
        number("rounds", rounds_scheduled(a), rounds_scheduled(b));
    if (compared.one_format) {
        number("declared-players", a.declared_players.value_or(0), b.declared_players.value_or(0));
        number("declared-rated", a.declared_rated.value_or(0), b.declared_rated.value_or(0));
        number("declared-teams", a.declared_teams.value_or(0), b.declared_teams.value_or(0));
    }
}

/// A file made of games has the dates of the rounds that were played, another the whole plan: of
/// two formats the rounds count that both have a date for.
void compare_round_dates(Compared& compared) {
    auto a = compared.a.round_dates, b = compared.b.round_dates;
    if (!compared.one_format && !a.empty() && !b.empty()) {
        a.resize(std::max(a.size(), b.size()));
        b.resize(a.size());
        std::size_t only_a = 0, only_b = 0;
        for (std::size_t r = 0; r < a.size(); ++r) {
            if (static_cast<bool>(a[r]) == static_cast<bool>(b[r])) continue;
            ++(a[r] ? only_a : only_b);
            a[r] = b[r] = {};
        }
        if (only_a != 0) compared.add_not_carried(Part::header, "round-dates", false, only_a);
        if (only_b != 0) compared.add_not_carried(Part::header, "round-dates", true, only_b);
    }
    add(compared, "round-dates", dates_text(a), dates_text(b));
}

}

void compare_headers(Compared& compared) {
    const auto &a = compared.a, &b = compared.b;
    compare_texts(compared);
    add(compared, "start", date_text(a.start), date_text(b.start));
    add(compared, "end", date_text(a.end), date_text(b.end));
    compare_round_dates(compared);
    compare_declared_numbers(compared);
    add(compared, "tie-breaks", order_text(a), order_text(b));
    const auto colour = [](const Tournament& t) {
        if (!t.initial_colour) return std::string();
        return std::string(*t.initial_colour == Colour::white ? "white" : "black");
    };
    add(compared, "initial-colour", colour(a), colour(b));
    add(compared, "scoring", scoring_text(a.scoring), scoring_text(b.scoring));
    add(compared, "team-scoring", team_scoring_text(a.team_scoring),
        team_scoring_text(b.team_scoring));
    add(compared, "list-tolerance", number_text(a.list_tolerance), number_text(b.list_tolerance));
    compare_records(compared);
}

}
