#pragma once
/// What the checks of a tournament share: the place of a finding in the file.

#include <hakem/diagnostic.hpp>
#include <hakem/history.hpp>
#include <hakem/language.hpp>
#include <hakem/left_out.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::validation {

/// Where something stands in a line; column 0 = the line as a whole.
struct Place {
    std::uint32_t line = 0, column = 0, length = 1;
};

/// Columns of TRF 300 and 310 (013 in files without 310).
inline constexpr std::uint32_t line_up_column = 17, board_points_column = 62, list_column = 74,
                               old_list_column = 37;

/// Columns of TRF 001: those of round r lie 10 (r - 1) further.
inline constexpr std::uint32_t points_column = 81, rank_column = 86, opponent_column = 92,
                               colour_column = 97, result_column = 99;

constexpr std::uint32_t column_in_round(std::uint32_t first, std::size_t round) {
    return first + 10 * static_cast<std::uint32_t>(round - 1);
}

/// A tournament under examination.
class Check {
public:
    Check(const Tournament& tournament, Diagnostics& diagnostics)
        : tournament_(tournament), diagnostics_(diagnostics), index_(tournament),
          has_columns_(tournament.format.starts_with("trf")) {}

    const Tournament& tournament() const { return tournament_; }
    /// -1 where there is no such player.
    std::int32_t position_of(std::int32_t id) const { return index_[id]; }

    /// The same findings of the tournament as it is without a fault that was told.
    Check of(const Tournament& mended) const { return {mended, diagnostics_}; }
    /// The number in the line of a player.
    Place place_of_player(std::int32_t id) const {
        const auto at = position_of(id);
        if (at < 0) return {};
        return {tournament_.players[static_cast<std::size_t>(at)].line, 5, 4};
    }

    /// Games of players who are not in the file: what has none in it may have had some.
    bool has_left_out_games() const { return hakem::has_left_out_games(diagnostics_); }

    /// Only a TRF has records.
    std::string record_argument(std::string_view key) const {
        return has_columns_ ? message_argument(key) : std::string();
    }

    /// About the tournament as a whole.
    void say(Severity severity, std::string_view code, std::vector<std::string> arguments) const {
        diagnostics_.add(severity, code, 0, 0, 1, std::move(arguments));
    }
    /// About a line; the column counts where the file has columns.
    void say_at(Severity severity, std::string_view code, std::uint32_t line, std::uint32_t column,
                std::uint32_t length, std::vector<std::string> arguments) const {
        const bool known = has_columns_ && column != 0 && line != 0;
        diagnostics_.add(severity, code, line, known ? column : 0, length, std::move(arguments),
                         known ? text_of(line) : std::string_view());
    }

    void say_at(Severity severity, std::string_view code, const Place& place,
                std::vector<std::string> arguments) const {
        say_at(severity, code, place.line, place.column, place.length, std::move(arguments));
    }

    /// What the file has for a result; empty where it has no columns or nothing there.
    std::string_view result_in_file(const Player& player, std::size_t round) const {
        if (!has_columns_) return {};
        const auto sign = slice(text_of(player.line), column_in_round(result_column, round) - 1, 1);
        return sign == " " ? std::string_view() : sign;
    }

    bool is_record(std::string_view id, std::uint32_t line) const {
        return text_of(line).starts_with(id);
    }

    /// Where the numbers of the players begin in a team's record.
    std::uint32_t list_column_of(const Team& team) const {
        return is_record("013", team.line) ? old_list_column : list_column;
    }

    /// Where a number stands in the list that begins in a column.
    Place place_of(std::int32_t number, std::uint32_t line, std::uint32_t from) const {
        const auto wanted = std::to_string(number);
        const auto row = text_of(line);
        const auto list = slice(row, from - 1, row.size());
        for (std::size_t i = 0; i < list.size();) {
            const auto begin = list.find_first_not_of(" \t", i);
            if (begin == list.npos) break;
            i = std::min(list.find_first_of(" \t", begin), list.size());
            const auto zeros = std::min(list.find_first_not_of('0', begin), i);
            if (list.substr(zeros, i - zeros) == wanted)
                return {line, from + static_cast<std::uint32_t>(length_of(list.substr(0, zeros))),
                        static_cast<std::uint32_t>(wanted.size())};
        }
        return {line};
    }

    /// What a player (position) has in a round: the opponent, the colour or the result.
    Place cell_of(std::int32_t player, int round, std::uint32_t column = opponent_column) const {
        return {tournament_.players[static_cast<std::size_t>(player)].line,
                column_in_round(column, static_cast<std::size_t>(round)),
                column == opponent_column ? 4u : 1u};
    }

    /// About a record of the header, which the model has no line of: looked for where it is needed.
    void say_of_record(Severity severity, std::string_view code, std::string_view id,
                       std::vector<std::string> arguments) const {
        const auto line = has_columns_ ? line_of_record(id) : 0;
        if (line == 0) return say(severity, code, std::move(arguments));
        const auto length = length_of(text_of(line));
        say_at(severity, code, line, 5, static_cast<std::uint32_t>(length > 5 ? length - 4 : 1),
               std::move(arguments));
    }

    /// About the date of a round, at its place in record 132.
    void say_of_date(Severity severity, std::string_view code, std::size_t round,
                     std::vector<std::string> arguments) const {
        const auto line = has_columns_ ? line_of_record("132") : 0;
        const auto column = column_in_round(opponent_column, round);
        if (line == 0 || length_of(text_of(line)) < column)
            return say_of_record(severity, code, "132", std::move(arguments));
        constexpr std::uint32_t length = 8; // YY/MM/DD
        say_at(severity, code, line, column, length, std::move(arguments));
    }

private:
    std::uint32_t line_of_record(std::string_view id) const {
        const auto* source = tournament_.source.get();
        if (source == nullptr) return 0;
        for (std::size_t i = 0; i < source->lines().size(); ++i)
            if (source->lines()[i].text.starts_with(id)) return static_cast<std::uint32_t>(i + 1);
        return 0;
    }

    std::string_view text_of(std::uint32_t line) const {
        const auto* source = tournament_.source.get();
        return source != nullptr && line != 0 && line <= source->lines().size()
                   ? source->lines()[line - 1].text
                   : std::string_view();
    }

    const Tournament& tournament_;
    Diagnostics& diagnostics_;
    PlayerIndex index_;
    bool has_columns_;
};

/// Opponents, colours, results: both sides of each game; byes.
void check_rounds(const Check& check);
/// Points as declared and as counted.
void check_points(const Check& check);
/// Dates, numbers, rounds.
void check_event(const Check& check);
/// What two records say of one thing: the system (092, 192), ranks of some, names of teams.
void check_contradictions(const Check& check);
/// Members of teams; numbers that other records name.
void check_teams(const Check& check);
void check_named_numbers(const Check& check);
/// TRF26 300, 320 and 330 beside the lines of the players; teams that meet again.
void check_team_records(const Check& check);
/// Teams by the federation's regulation: their lists, line-ups, colours and points.
void check_line_ups(const Check& check);
void check_team_lists(const Check& check, const History& history);
void check_team_scores(const Check& check, const History& history);
/// XXJ beside the games they name.
void check_finished_games(const Check& check);
/// 192 of an event of the federation.
void check_national_code(const Check& check);

}
