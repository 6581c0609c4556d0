// 240 or XXZ, 250 or XXA, 260 or XXP; XXJ.

#include "record_text.hpp"
#include "trf/format/cells.hpp"
#include "trf/format/columns.hpp"
#include "trf/format/player.hpp"

#include <algorithm>
#include <span>

namespace hakem::trf {

namespace {

std::string right(std::int32_t value, Columns columns, Losses& losses) {
    return losses.right(number_text(value), columns);
}

std::string ids_of(const std::vector<std::int32_t>& ids, Losses& losses) {
    std::string text;
    for (const auto id : ids) text += " " + losses.right(std::to_string(id), {1, 4});
    return text;
}

std::string bye_text(const AnnouncedBye& bye, const Way& way, std::int32_t next, Losses& losses) {
    // XXZ is JaVaFo's word for players who are absent from the next round.
    if (!way.to_new() && way.crosses() && bye.kind == Outcome::zero_bye && bye.round == next) {
        std::string line = "XXZ";
        for (const auto id : bye.ids) line += " " + std::to_string(id);
        return line;
    }
    return std::string("240 ") + static_cast<char>(bye.kind) + " " +
           right(bye.round, bye_columns::round, losses) + ids_of(bye.ids, losses);
}

std::string acceleration_text(const Acceleration& a, Losses& losses) {
    namespace c = acceleration_columns;
    const auto points = [&](Points p, Columns columns) {
        return losses.right(p == Points{} ? std::string() : to_text(p), columns);
    };
    return "250 " + points(a.match_points, c::match_points) + " " +
           points(a.game_points, c::game_points) + " " +
           right(a.first_round, c::first_round, losses) + " " +
           right(a.last_round, c::last_round, losses) + " " +
           right(a.first_id, c::first_id, losses) + " " + right(a.last_id, c::last_id, losses);
}

/// XXA lines, a line a player: the points that the accelerations give in each round.
std::vector<std::string> xx_accelerations(const Tournament& t, Losses& losses) {
    std::int32_t rounds = 0;
    const auto most = std::max({rounds_scheduled(t), rounds_held(t) + 1, 1});
    for (const auto& a : t.accelerations) rounds = std::max(rounds, std::min(a.last_round, most));
    std::vector<std::string> lines;
    for (const auto& player : t.players) {
        std::vector<Points> points(static_cast<std::size_t>(std::min(rounds, most_rounds)));
        bool any = false;
        for (const auto& a : t.accelerations)
            if (player.id >= a.first_id && player.id <= a.last_id)
                for (auto round = std::max(a.first_round, 1);
                     round <=
                     std::min<std::int32_t>(a.last_round, static_cast<std::int32_t>(points.size()));
                     ++round) {
                    points[static_cast<std::size_t>(round - 1)] = a.game_points;
                    any = true;
                }
        if (!any) continue;
        std::string line = "XXA " + losses.right(std::to_string(player.id), {5, 8});
        for (const auto value : points) line += " " + losses.right(to_text(value), {10, 13});
        lines.push_back(std::move(line));
    }
    return lines;
}

/// XXA has one number a player: points of the game, in an individual event.
bool fits_xxa(const Tournament& t) {
    constexpr std::size_t most = 500; // each speaks of every player in the worst case
    return !t.accelerations.empty() && t.accelerations.size() <= most && t.teams.empty() &&
           std::all_of(t.accelerations.begin(), t.accelerations.end(), [](const Acceleration& a) {
               return a.match_points == Points{} && a.first_round > 0;
           });
}

/// Accelerations that one line XXA of the source gave, as that line.
std::string xx_acceleration_of_line(std::span<const Acceleration> runs, Losses& losses) {
    std::vector<Points> points;
    for (const auto& a : runs) {
        const auto last = std::clamp(a.last_round, 0, most_rounds);
        if (points.size() < static_cast<std::size_t>(last))
            points.resize(static_cast<std::size_t>(last));
        for (auto round = std::max(a.first_round, 1); round <= last; ++round)
            points[static_cast<std::size_t>(round - 1)] = a.game_points;
    }
    std::string text = "XXA " + losses.right(std::to_string(runs.front().first_id), {5, 8});
    for (const auto value : points) text += " " + losses.right(to_text(value), {10, 13});
    return text;
}

/// Whether the record came from a line of that kind.
bool came_as(const Tournament& t, std::uint32_t line, Kind kind) {
    return line != 0 && t.source && line <= t.source->lines().size() &&
           kind_of(t.source->lines()[line - 1].text) == kind;
}

void add_accelerations(const Tournament& t, const Way& way, Losses& losses, LinesByNumber& lines) {
    const bool from_nothing = !t.source;
    if (!way.to_new() && (way.crosses() || from_nothing) && fits_xxa(t)) {
        // Several records may speak of one player, XXA has one line for each: all at the first
        // place.
        for (const auto& a : t.accelerations) lines[a.line];
        auto& first = lines[t.accelerations.front().line];
        for (auto& line : xx_accelerations(t, losses)) first.push_back(std::move(line));
        return;
    }
    const std::span<const Acceleration> all(t.accelerations);
    for (std::size_t i = 0, next = 0; i < all.size(); i = next) {
        const auto line = all[i].line;
        losses.at_line(line);
        const bool is_xxa = came_as(t, line, Kind::xx_acceleration);
        for (next = i + 1; is_xxa && next < all.size() && all[next].line == line;) ++next;
        lines[line].push_back(is_xxa && !(way.crosses() && way.to_new())
                                  ? xx_acceleration_of_line(all.subspan(i, next - i), losses)
                                  : acceleration_text(all[i], losses));
        if (is_xxa && way.crosses() && way.to_new())
            for (auto k = i + 1; k < next; ++k)
                lines[line].push_back(acceleration_text(all[k], losses));
    }
}

/// Whether the two may not meet in any round of the event.
bool is_for_ever(const ProhibitedPairing& p, const Tournament& t) {
    const auto last = t.scheduled_rounds == 0 ? rounds_scheduled(t) : t.scheduled_rounds;
    return p.first_round <= 1 && (p.last_round == 0 || (last > 0 && p.last_round >= last));
}

std::string prohibited_text(const ProhibitedPairing& p, const Tournament& t, const Way& way,
                            Losses& losses) {
    namespace c = prohibited_columns;
    const bool as_xxp =
        p.first_round == 0 && p.last_round == 0 ? !way.to_new() : way.crosses() && !way.to_new();
    if (as_xxp && is_for_ever(p, t)) {
        std::string line = "XXP";
        for (const auto id : p.ids) line += " " + std::to_string(id);
        return line;
    }
    const bool is_new = p.line == 0; // 260 of a file may leave the rounds blank, as it likes
    const bool all = p.first_round == 0 && p.last_round == 0 && (way.crosses() || is_new);
    const auto rounds =
        t.scheduled_rounds == 0 ? std::max(rounds_scheduled(t), 1) : t.scheduled_rounds;
    return "260 " + right(all ? 1 : p.first_round, c::first_round, losses) + " " +
           right(all ? rounds : p.last_round, c::last_round, losses) + ids_of(p.ids, losses);
}

}

void add_requests(const Tournament& t, const Way& way, Losses& losses, LinesByNumber& lines) {
    const auto next = rounds_held(t) + 1;
    for (const auto& bye : t.byes) {
        losses.at_line(bye.line);
        lines[bye.line].push_back(bye_text(bye, way, next, losses));
    }
    add_accelerations(t, way, losses, lines);
    for (const auto& pairing : t.prohibited) {
        losses.at_line(pairing.line);
        // XXP in a file of TRF26 stays what it is.
        const Way own{Edition::trf16, Edition::trf16};
        const bool stays = !way.crosses() && came_as(t, pairing.line, Kind::xx_prohibited);
        lines[pairing.line].push_back(prohibited_text(pairing, t, stays ? own : way, losses));
    }
    for (const auto& game : t.finished_games) // no edition has a form of its own for it
        lines[game.line].push_back("XXJ " + right(game.round, {5, 7}, losses) + " " +
                                   right(game.white, {9, 12}, losses) + " " +
                                   right(game.black, {14, 17}, losses));
}

}
