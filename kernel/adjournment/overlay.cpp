#include "overlay.hpp"

#include <hakem/attendance.hpp>
#include <hakem/language.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::adjournments {

namespace {

/// Not yet a result: adjourned, still to be played, or nothing entered beside the opponent.
bool is_open(Outcome outcome) {
    return outcome == Outcome::adjourned || outcome == Outcome::pending ||
           outcome == Outcome::absent;
}

/// "1-0" for a reader, as the codes of the two.
std::string text_of(Outcome white, Outcome black) {
    const auto sign = [](Outcome outcome) {
        return outcome == Outcome::draw ? std::string("½")
                                        : std::string(1, static_cast<char>(outcome));
    };
    return sign(white) + "-" + sign(black);
}

/// Puts one game of the record over the tournament.
class Overlay {
public:
    Overlay(Tournament& tournament, const PlayerIndex& index, const std::string& shown,
            Diagnostics& diagnostics)
        : tournament_(tournament), index_(index), shown_(shown), diagnostics_(diagnostics) {}

    void put(const AdjournmentHistory& game, const RecordLine& last) {
        game_ = &game.now;
        last_ = &last;
        if (!find_entries()) return;
        if (game_->phase == AdjournmentPhase::concluded)
            conclude();
        else if (game_->phase == AdjournmentPhase::annulled && has_result())
            // The new game's (I.12.2).
            say(Severity::note, "ADJ-0210", {text_of(white_->outcome, black_->outcome)});
        else if (game_->phase == AdjournmentPhase::annulled)
            keep_open(Outcome::pending, "ADJ-0203");
        else
            keep_open(Outcome::adjourned, "ADJ-0201");
    }

private:
    RoundEntry* entry_of(std::int32_t id) {
        const auto at = index_[id];
        if (at < 0) return nullptr;
        auto& player = tournament_.players[static_cast<std::size_t>(at)];
        const auto r = static_cast<std::size_t>(game_->key.round - 1);
        return r < player.rounds.size() ? &player.rounds[r] : nullptr;
    }

    /// The two sides of the game in the tournament, as the record has them.
    bool find_entries() {
        const auto& key = game_->key;
        white_ = entry_of(key.white);
        black_ = entry_of(key.black);
        if (white_ == nullptr || black_ == nullptr || white_->opponent != key.black ||
            black_->opponent != key.white) {
            say(Severity::error, "ADJ-0206");
            return false;
        }
        if (white_->colour == Colour::black || black_->colour == Colour::white) {
            say(Severity::error, "ADJ-0207");
            return false;
        }
        return true;
    }

    bool has_result() const { return !is_open(white_->outcome) || !is_open(black_->outcome); }

    void keep_open(Outcome outcome, std::string_view code) {
        if (has_result()) {
            say(Severity::error, "ADJ-0208", {text_of(white_->outcome, black_->outcome)});
            return;
        }
        white_->outcome = black_->outcome = outcome;
        say(Severity::note, code);
    }

    void conclude() {
        const auto result = text_of(game_->white_outcome, game_->black_outcome);
        const bool same =
            white_->outcome == game_->white_outcome && black_->outcome == game_->black_outcome;
        if (!same && has_result()) {
            say(Severity::error, "ADJ-0205", {text_of(white_->outcome, black_->outcome), result});
            return;
        }
        white_->outcome = game_->white_outcome;
        black_->outcome = game_->black_outcome;
        if (!same) say(Severity::note, "ADJ-0202", {result});
        if (was_paired_on()) finished_later(result);
    }

    /// Whether the next round had been paired when the game ended: as the record has it, else by
    /// the day of that round.
    bool was_paired_on() const {
        const auto next = game_->key.round + 1;
        if (rounds_paired(tournament_) < next) return false;
        if (last_->paired >= next) return true;
        const auto r = static_cast<std::size_t>(next - 1);
        if (r >= tournament_.round_dates.size() || !tournament_.round_dates[r].complete())
            return false;
        const auto& day = tournament_.round_dates[r];
        const auto text = fmt::format("{:04}-{:02}-{:02} 00:00", day.year, day.month, day.day);
        const auto begin = parse_moment(text);
        constexpr std::int64_t one_day = 24 * 3600;
        return begin && last_->event.at.seconds >= begin->seconds + one_day;
    }

    /// XXJ: the pairing of the next round counted it as a draw (22.1).
    void finished_later(const std::string& result) {
        const auto& key = game_->key;
        const bool known =
            std::any_of(tournament_.finished_games.begin(), tournament_.finished_games.end(),
                        [&](const FinishedGame& game) {
                            return game.round == key.round &&
                                   ((game.white == key.white && game.black == key.black) ||
                                    (game.white == key.black && game.black == key.white));
                        });
        if (!known) {
            tournament_.finished_games.push_back({key.round, key.white, key.black, 0});
            say(Severity::note, "ADJ-0209", {std::to_string(key.round + 1)});
        }
        if (game_->white_outcome != Outcome::draw && game_->white_outcome != Outcome::unrated_draw)
            say(Severity::warning, "ADJ-0204", {result, std::to_string(key.round + 1)});
    }

    /// {0} round, {1} and {2} the players, {3} record and line, {4} event, {5} its moment, then
    /// what is special.
    void say(Severity severity, std::string_view code, std::vector<std::string> more = {}) {
        const auto& key = game_->key;
        const auto at = index_[key.white];
        const auto line = at < 0 ? 0 : tournament_.players[static_cast<std::size_t>(at)].line;
        std::vector<std::string> arguments = {
            std::to_string(key.round),
            std::to_string(key.white),
            std::to_string(key.black),
            fmt::format("{}:{}", shown_, last_->line),
            message_argument(fmt::format("adjournment.event.{}", name_of(last_->event.what))),
            to_text(last_->event.at)};
        arguments.insert(arguments.end(), more.begin(), more.end());
        diagnostics_.add(severity, code, line, 0, 1, std::move(arguments));
    }

    Tournament& tournament_;
    const PlayerIndex& index_;
    const std::string& shown_;
    Diagnostics& diagnostics_;
    const AdjournedGame* game_ = nullptr;
    const RecordLine* last_ = nullptr;
    RoundEntry *white_ = nullptr, *black_ = nullptr;
};

}

std::int32_t rounds_paired(const Tournament& tournament) { return next_round(tournament) - 1; }

void apply_record(Tournament& tournament, const std::vector<RecordLine>& lines,
                  const std::vector<AdjournmentHistory>& games, const std::string& shown,
                  Diagnostics& diagnostics) {
    const PlayerIndex index(tournament);
    Overlay overlay(tournament, index, shown, diagnostics);
    // The line that the state comes from: that of the last event that was taken.
    std::map<GameKey, const AdjournmentEvent*> last_events;
    std::map<GameKey, const RecordLine*> last_lines;
    for (const auto& game : games)
        if (!game.entries.empty()) last_events[game.now.key] = &game.entries.back().event;
    Diagnostics told; // by games_of
    const auto counts = in_force(lines, told);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (const auto found = last_events.find(lines[i].event.game);
            counts[i] && found != last_events.end() && lines[i].event == *found->second)
            last_lines[lines[i].event.game] = &lines[i];
    for (const auto& game : games)
        if (const auto found = last_lines.find(game.now.key); found != last_lines.end())
            overlay.put(game, *found->second);
}

}
