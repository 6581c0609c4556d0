// The games that the lines of a record make under the rules.

#include "record.hpp"
#include <hakem/language.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace hakem::adjournments {

namespace {

/// Rounds and boards; games without a board by their players.
auto order_of(const AdjournmentHistory& game) {
    const auto& envelope = game.now.envelope;
    return std::tuple(game.now.key.round, envelope.board, envelope.seat, game.now.key);
}

/// Nobody plays two games in a round.
class Players {
public:
    /// Whether both are free for the game, or play it already.
    bool take(const GameKey& game) {
        const auto white = of_.try_emplace({game.round, game.white}, game).first->second;
        const auto black = of_.try_emplace({game.round, game.black}, game).first->second;
        return white == game && black == game;
    }

private:
    std::map<std::pair<std::int32_t, std::int32_t>, GameKey> of_;
};

/// The reason as an argument; one with arguments of its own cannot be one.
std::string reason_of(const Decision& why) {
    const bool plain = !why.reason.empty() && why.arguments.empty();
    return message_argument(plain ? std::string_view(why.reason) : "adjourn.see-article");
}

/// Which line took which back, game by game.
class Withdrawals {
public:
    Withdrawals(const std::vector<RecordLine>& lines, Diagnostics& diagnostics)
        : lines_(lines), in_force_(lines.size(), true) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (const auto* event = std::get_if<adjournment::Withdrawn>(&lines[i].event.what)) {
                in_force_[i] = false;
                withdraw(i, *event, diagnostics);
            } else {
                standing_[lines[i].event.game].push_back(i);
            }
    }

    const std::vector<bool>& in_force() const { return in_force_; }
    const std::map<GameKey, std::vector<WithdrawnEvent>>& events() const { return events_; }

private:
    void withdraw(std::size_t by, const adjournment::Withdrawn& event, Diagnostics& diagnostics) {
        const auto& key = lines_[by].event.game;
        auto& standing = standing_[key];
        const auto count = static_cast<std::size_t>(std::max(event.events, 0));
        if (count == 0 || count > standing.size()) {
            diagnostics.add(Severity::error, "ADJ-0118", lines_[by].line, 0, 1,
                            {std::to_string(event.events), std::to_string(standing.size())});
            return;
        }
        for (auto i = standing.size() - count; i < standing.size(); ++i) {
            in_force_[standing[i]] = false;
            events_[key].push_back({lines_[standing[i]].event, lines_[by].event.at, event.reason});
        }
        standing.resize(standing.size() - count);
    }

    const std::vector<RecordLine>& lines_;
    std::vector<bool> in_force_;
    std::map<GameKey, std::vector<std::size_t>> standing_;
    std::map<GameKey, std::vector<WithdrawnEvent>> events_;
};

/// A game that is none any more keeps its names, to be told apart.
void add_withdrawn(AdjournmentHistory& game, const GameKey& key,
                   const std::vector<WithdrawnEvent>& events) {
    game.now.key = key;
    game.withdrawn = events;
    if (!game.entries.empty()) return;
    for (const auto& one : events)
        if (const auto* handed = std::get_if<adjournment::Handed>(&one.event.what))
            game.now.envelope = *handed;
}

}

std::vector<bool> in_force(const std::vector<RecordLine>& lines, Diagnostics& diagnostics) {
    return Withdrawals(lines, diagnostics).in_force();
}

std::vector<AdjournmentHistory> games_of(const std::vector<RecordLine>& lines,
                                         const AdjournmentRules& rules, Diagnostics& diagnostics) {
    std::map<GameKey, AdjournmentHistory> games;
    Players players;
    const Withdrawals withdrawals(lines, diagnostics);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!withdrawals.in_force()[i]) continue;
        const auto& line = lines[i];
        const auto& key = line.event.game;
        if (!players.take(key)) {
            diagnostics.add(
                Severity::error, "ADJ-0116", line.line, 0, 1,
                {std::to_string(key.round), std::to_string(key.white), std::to_string(key.black)});
            continue;
        }
        auto& game = games[key];
        game.now.key = key;
        auto advance = rules.advance(game.now, line.event);
        if (advance.refused) {
            const auto why = advance.steps.empty() ? Decision{} : advance.steps.front().why;
            diagnostics.add(Severity::error, "ADJ-0115", line.line, 0, 1,
                            {std::string(name_of(line.event.what)), why.rule, reason_of(why)});
            continue;
        }
        game.now = advance.after;
        game.entries.push_back({line.event, std::move(advance)});
    }
    for (const auto& [key, events] : withdrawals.events()) add_withdrawn(games[key], key, events);
    std::vector<AdjournmentHistory> all;
    for (auto& [key, game] : games)
        if (!game.entries.empty() || !game.withdrawn.empty()) all.push_back(std::move(game));
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        return order_of(one) < order_of(other);
    });
    return all;
}

}
