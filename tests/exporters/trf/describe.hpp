#pragma once
/// A tournament as text, everything that a TRF can hold, for comparing two of them. Lines of the
/// file and its edition are left out.

#include <hakem/tournament.hpp>

#include <fmt/format.h>

#include <string>
#include <vector>

namespace hakem::test {

inline std::string numbers(const std::vector<std::int32_t>& values) {
    std::string text;
    for (const auto value : values) text += fmt::format(" {}", value);
    return text;
}

inline std::string points(const std::optional<Points>& value) {
    return value ? to_text(*value) : "-";
}

inline std::string describe(const Player& p) {
    auto text = fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}:", p.id,
                            static_cast<int>(p.sex), p.title, p.name, p.rating, p.national_rating,
                            p.federation, p.fide_id, p.national_federation, p.national_id,
                            p.national_origin, p.national_title, p.club, to_text(p.birth),
                            points(p.declared_points), p.declared_rank);
    for (const auto& r : p.rounds)
        text += fmt::format(" {}{}{}", r.opponent, "-wb"[static_cast<int>(r.colour)],
                            static_cast<char>(r.outcome));
    return text + '\n';
}

inline std::string describe_scoring(const Tournament& t) {
    std::string text = t.scoring_declared ? "declared" : "concluded";
    const auto& s = t.scoring;
    for (const auto value :
         {s.win, s.draw, s.loss, s.absence, s.pairing_bye, s.half_bye, s.full_bye, s.forfeit_win,
          s.forfeit_loss, s.black_win, s.black_draw, s.black_loss, t.team_scoring.win,
          t.team_scoring.draw, t.team_scoring.loss})
        text += ' ' + to_text(value);
    return text + '\n';
}

inline std::string describe_lists(const Tournament& t) {
    std::string text;
    for (const auto& b : t.byes)
        text += fmt::format("bye {} {}{}\n", static_cast<char>(b.kind), b.round, numbers(b.ids));
    for (const auto& a : t.accelerations)
        text +=
            fmt::format("acc {} {} {}-{} {}-{}\n", to_text(a.match_points), to_text(a.game_points),
                        a.first_round, a.last_round, a.first_id, a.last_id);
    for (const auto& p : t.prohibited)
        text += fmt::format("not {}-{}{}\n", p.first_round, p.last_round, numbers(p.ids));
    for (const auto& a : t.abnormal_points)
        text +=
            fmt::format("abn {} {} {} {}{}\n", static_cast<char>(a.kind), to_text(a.match_points),
                        to_text(a.game_points), a.round, numbers(a.ids));
    for (const auto& l : t.line_ups)
        text += fmt::format("up {} {} {}{}\n", l.round, l.team, l.opponent, numbers(l.players));
    if (t.team_byes)
        text += fmt::format("pab {} {}{}\n", points(t.team_byes->match_points),
                            points(t.team_byes->game_points), numbers(t.team_byes->teams));
    for (const auto& m : t.forfeited_matches)
        text += fmt::format("ff {}{} {} {} {}\n", m.white_came, m.black_came, m.round, m.white,
                            m.black);
    return text;
}

inline std::string describe(const Tournament& t) {
    auto text =
        fmt::format("{}\n{}\n{}\n{} {}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n", t.name, t.city,
                    t.federation, to_text(t.start), to_text(t.end), t.type, t.encoded_type,
                    t.chief_arbiter, t.time_control, t.encoded_time_control, t.ranking_method,
                    t.pairing_controller, t.tie_breaks, t.standings_order, t.team_colours);
    text += fmt::format("list tolerance {}\n", t.list_tolerance);
    for (const auto& deputy : t.deputy_arbiters) text += "deputy " + deputy + '\n';
    for (const auto& declared : {t.declared_players, t.declared_rated, t.declared_teams})
        text += declared ? std::to_string(*declared) + ' ' : "- ";
    for (const auto& date : t.round_dates) text += to_text(date) + ' ';
    text += fmt::format("rounds {} colour {} absent{}\n", t.scheduled_rounds,
                        t.initial_colour ? static_cast<int>(*t.initial_colour) : -1,
                        numbers(t.absent_next_round));
    text += describe_scoring(t);
    for (const auto& player : t.players) text += describe(player);
    for (const auto& team : t.teams)
        text += fmt::format("team {}|{}|{}|{}|{}|{}|{}:{}\n", team.id, team.name, team.nickname,
                            team.strength, points(team.declared_match_points),
                            points(team.declared_game_points), team.declared_rank,
                            numbers(team.players));
    return text + describe_lists(t);
}

}
