#include "rounds.hpp"

#include "columns.hpp"
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <numeric>
#include <string>

namespace hakem::club {

int rounds_paired(const Tournament& tournament) {
    std::size_t paired = 0;
    for (const Player& player : tournament.players)
        for (std::size_t r = player.rounds.size(); r > paired; --r)
            if (player.rounds[r - 1].opponent != 0) paired = r;
    return static_cast<int>(paired);
}

History shown_history(const ReportInput& input) {
    History history = input.standings.history;
    append_paired_rounds(history, input.tournament);
    return history;
}

History shown_player_history(const ReportInput& input) {
    if (!input.standings.history.teams) return shown_history(input);
    History history = player_history(input.tournament, input.standings.history.rounds);
    append_paired_rounds(history, input.tournament);
    return history;
}

std::vector<int> shown_rounds(const ReportInput& input, const History& history) {
    std::vector<int> rounds;
    if (input.options.rounds.empty())
        for (int r = 1; r <= history.rounds; ++r) rounds.push_back(r);
    for (const int r : input.options.rounds)
        if (r >= 1 && r <= history.rounds) rounds.push_back(r);
    return rounds;
}

Scores::Scores(const History& history, const Tournament& tournament)
    : history_(history), by_regulation_(follows_regulation(tournament)) {
    after_.reserve(history.competitors.size());
    for (const Competitor& competitor : history.competitors) {
        std::vector<Points> running{Points{}};
        for (const Round& round : competitor.rounds)
            running.push_back(running.back() + (round.annulled ? Points{} : round.points));
        after_.push_back(std::move(running));
    }
    if (!tournament.accelerations.empty()) add_virtual_points(tournament.accelerations);
    add_provisional_points(tournament);
}

/// Regulation 22.1: a game that was unfinished when the next round was paired counted ½ then, and
/// the floats of that round stay what they were.
void Scores::add_provisional_points(const Tournament& tournament) {
    for (int round = 2; round <= history_.rounds; ++round) {
        const auto then = history_as_paired(history_, tournament, round);
        if (!then) continue;
        auto& points = provisional_[round];
        for (const Competitor& competitor : then->competitors) {
            points.emplace_back();
            for (std::size_t r = 0; r + 1 < static_cast<std::size_t>(round); ++r)
                if (!competitor.rounds[r].annulled)
                    points.back() = points.back() + competitor.rounds[r].points;
        }
    }
}

/// Each record gives points to a range of numbers in a range of rounds: marked at both ends of the
/// range and summed once, so that many records cost no more than their number.
void Scores::add_virtual_points(const std::vector<Acceleration>& accelerations) {
    std::int32_t highest = 0;
    for (const Competitor& competitor : history_.competitors)
        highest = std::max(highest, competitor.id);
    const auto rounds = static_cast<std::int32_t>(history_.rounds);
    virtual_.assign(static_cast<std::size_t>(rounds) + 1, {});
    for (std::int32_t r = 1; r <= rounds; ++r) {
        std::vector<std::int64_t> of_id(static_cast<std::size_t>(highest) + 2, 0);
        for (const Acceleration& given : accelerations) {
            if (r < given.first_round || r > given.last_round) continue;
            const Points points =
                given.game_points != Points{} ? given.game_points : given.match_points;
            const auto first = std::clamp(given.first_id, 0, highest + 1);
            const auto end = std::clamp(given.last_id, first - 1, highest) + 1;
            of_id[static_cast<std::size_t>(first)] += points.in_hundredths();
            of_id[static_cast<std::size_t>(end)] -= points.in_hundredths();
        }
        std::partial_sum(of_id.begin(), of_id.end(), of_id.begin());
        for (const Competitor& competitor : history_.competitors)
            virtual_[static_cast<std::size_t>(r)].push_back(
                of_id[static_cast<std::size_t>(std::max(competitor.id, 0))]);
    }
}

Points Scores::after(std::int32_t competitor, int round) const {
    const auto& running = after_[static_cast<std::size_t>(competitor)];
    const auto last = static_cast<int>(running.size()) - 1;
    return running[static_cast<std::size_t>(std::clamp(round, 0, last))];
}

Points Scores::before(std::int32_t competitor, int round) const {
    const auto then = provisional_.find(round);
    return then == provisional_.end() ? after(competitor, round - 1)
                                      : then->second[static_cast<std::size_t>(competitor)];
}

/// Scoregroups of an accelerated event are made with the virtual points of the round.
std::int64_t Scores::while_pairing(std::int32_t competitor, int round) const {
    const std::int64_t score = before(competitor, round).in_hundredths();
    if (virtual_.empty()) return score;
    return score + virtual_[static_cast<std::size_t>(round)][static_cast<std::size_t>(competitor)];
}

std::vector<Phrase> Scores::since_paired(int round) const {
    std::vector<Phrase> notes;
    std::string since;
    for (std::size_t i = 0; i < history_.competitors.size(); ++i) {
        const Competitor& competitor = history_.competitors[i];
        const auto position = static_cast<std::int32_t>(i);
        const Points then = before(position, round), now = after(position, round - 1);
        if (then == now) continue;
        if (notes.empty()) notes.push_back(Phrase::of("legend.points-as-paired"));
        const auto end = competitor.rounds.begin() + (round - 1);
        if (std::none_of(competitor.rounds.begin(), end,
                         [](const Round& earlier) { return earlier.outcome == Outcome::pending; }))
            since += (since.empty() ? "" : ", ") + std::to_string(competitor.id) + ": " +
                     score_text(then) + " → " + score_text(now);
    }
    if (!since.empty()) notes.push_back(Phrase::of("legend.points-since", {since}));
    return notes;
}

int Scores::arrow(std::int32_t competitor, int round) const {
    if (history_.system != System::swiss) return 0;
    const Round& own = round_of(history_.competitors[static_cast<std::size_t>(competitor)], round);
    const bool game = is_played(own.outcome) || own.outcome == Outcome::pending;
    if (own.opponent < 0 || !(game || by_regulation_)) return 0;
    const auto mine = while_pairing(competitor, round);
    const auto theirs = while_pairing(own.opponent, round);
    return mine > theirs ? -1 : mine < theirs ? 1 : 0;
}

bool is_circled(Outcome outcome) {
    return is_forfeit(outcome) || outcome == Outcome::pairing_bye || outcome == Outcome::full_bye ||
           outcome == Outcome::half_bye;
}

ResultCell result_cell(const Round& round, bool as_points) {
    if (round.annulled && !is_played(round.outcome)) return {Outcome::forfeit_loss, {}, true};
    return {round.outcome, round.points, is_circled(round.outcome),
            as_points && is_forfeit(round.outcome)};
}

bool shows_points_of_forfeits(const Tournament& tournament) {
    return follows_regulation(tournament) && system_of(tournament) != System::swiss;
}

std::string_view remark_on(const Round& round) {
    if (round.annulled) return "report.annulled-game";
    switch (round.outcome) {
    case Outcome::pairing_bye:
        return "report.pairing-bye";
    case Outcome::full_bye:
        return "report.full-bye";
    case Outcome::half_bye:
        return "report.half-bye";
    case Outcome::zero_bye:
        return "report.zero-bye";
    case Outcome::absent:
        return "report.not-paired";
    case Outcome::forfeit_win:
        return "report.forfeit-win";
    case Outcome::forfeit_loss:
        return "report.forfeit-loss";
    case Outcome::adjourned:
        return "report.adjourned";
    case Outcome::unrated_win:
    case Outcome::unrated_draw:
    case Outcome::unrated_loss:
        return "report.unrated";
    default:
        return {};
    }
}

const Round& round_of(const Competitor& competitor, int round) {
    static const Round none;
    const bool known = round >= 1 && round <= static_cast<int>(competitor.rounds.size());
    return known ? competitor.rounds[static_cast<std::size_t>(round) - 1] : none;
}

std::vector<std::int32_t> boards_of(const History& history, const Tournament& tournament,
                                    int round) {
    std::vector<std::int32_t> boards(history.competitors.size(), 0);
    for (const Game& game : games_as_paired(history, tournament, round)) {
        if (game.white >= 0) boards[static_cast<std::size_t>(game.white)] = game.board;
        if (game.black >= 0) boards[static_cast<std::size_t>(game.black)] = game.board;
    }
    return boards;
}

const Player* player_of(const ReportInput& input, const History& history, std::int32_t competitor) {
    if (history.teams || competitor < 0) return nullptr;
    const auto& found = history.competitors[static_cast<std::size_t>(competitor)];
    return &input.tournament.players[static_cast<std::size_t>(found.position)];
}

}
