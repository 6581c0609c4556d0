#pragma once
/// What the readers of the records share while a file is read.

#include "findings.hpp"
#include "kinds.hpp"
#include "record.hpp"
#include <hakem/tournament.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// Highest starting number and team number that the columns hold.
inline constexpr std::int32_t highest_id = 9999, highest_team = 999;

/// Number to position in a list; grows with the numbers that are there.
class Positions {
public:
    explicit Positions(std::int32_t highest) : highest_(highest) {}

    /// -1 where the number is not taken.
    std::int32_t operator[](std::int32_t number) const {
        const auto i = static_cast<std::size_t>(number);
        return number > 0 && i < places_.size() ? places_[i] : -1;
    }
    void set(std::int32_t number, std::size_t position) {
        if (number <= 0 || number > highest_) return;
        const auto i = static_cast<std::size_t>(number);
        if (i >= places_.size()) places_.resize(i + 1, -1);
        places_[i] = static_cast<std::int32_t>(position);
    }

private:
    std::int32_t highest_;
    std::vector<std::int32_t> places_;
};

/// What the readers of the records share.
struct State {
    Tournament& tournament;
    const Survey& survey;
    Findings& findings;
    Positions players = Positions(highest_id);
    Positions teams = Positions(highest_team);
    /// First line of each record that may come once; 0 = not yet.
    std::array<std::uint32_t, 64> first_line{};
    std::vector<Player> unread_players{}; ///< whose starting number another line has
    std::vector<std::uint32_t> national_lines{};
    std::vector<std::uint32_t> club_lines{};
    std::vector<std::uint32_t> finished_game_lines{};
    /// Records that nobody knows: first line, how often.
    struct Unknown {
        std::uint32_t line = 0;
        std::size_t count = 0;
    };
    std::map<std::string, Unknown, std::less<>> unknown{};
};

/// One line under its number.
struct Record {
    RecordLine line;
    std::uint32_t number;
    Kind kind;

    /// The data after the id.
    std::string_view data() const { return line.cell({5, line.length()}); }
    Columns data_columns() const { return {5, line.length() < 5 ? 5 : line.length()}; }
};

void read_header(const Record& record, State& state);
void read_round_dates(const Record& record, State& state);
void read_scoring(const Record& record, State& state);
void read_team_scoring(const Record& record, State& state);
void read_team(const Record& record, State& state);
void read_old_team(const Record& record, State& state);
void read_team_event_record(const Record& record, State& state);
void read_request(const Record& record, State& state);
/// XCC of ChessLeagueManager: a player's club.
void read_club(const Record& record, State& state);
/// XXJ: a game that was unfinished when the next round was paired.
void read_finished_game(const Record& record, State& state);
/// Numbers separated by blanks, commas or slashes (XXZ, XXP).
std::vector<std::int32_t> read_words(const Record& record, State& state);

/// Who has the starting number of an earlier line, and which of the two is right.
void say_taken_numbers(State& state);
/// 3-1-0 and the like, where every player's points say so and no record does.
void conclude_scoring(State& state);
/// Pluses of TRF06 that are full-point byes, where the points of all say so.
void conclude_plus_byes(State& state);
/// Blank cells that are half-point byes, where every total that does not fit says so.
void conclude_blank_byes(State& state);

}
