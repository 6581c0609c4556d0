#pragma once
/// What an event is by its content, small enough to keep one of every file of a year.

#include <hakem/tournament.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::content {

/// What a file says beside the games, in the order in which differences are told.
enum class Facts : std::uint8_t {
    title, ///< of the event
    city,
    event_federation,
    kind,    ///< type of the event, in words and as a code
    arbiter, ///< the chief arbiter
    deputies,
    time_control,
    dates, ///< first and last day
    round_dates,
    field,            ///< who is entered, games or none; groups of age, licences
    numbers,          ///< starting numbers
    births,           ///< days of birth
    ids,              ///< FIDE ids
    national,         ///< national records: ids (masked), titles, origins
    ratings,          ///< of the list that the event is rated with
    national_ratings, ///< UKD
    titles,
    sexes,
    federations,
    clubs,
    byes,        ///< who had which kind in which round
    teams,       ///< their names and lists
    points,      ///< as declared
    ranks,       ///< as declared
    order,       ///< of the standings: tie-breaks
    rules,       ///< scoring, penalties, line-ups, forfeited matches
    records,     ///< numbers of rounds and entries, what pairing goes by
    team_points, ///< points and ranks of teams, as declared; TRF16 has no place for them
    spelling,    ///< letter by letter what is folded elsewhere: names, words of the header
};
inline constexpr std::size_t facts_count = 29;

/// "dates", "field" ...: stable, for programs.
std::string_view word_of(Facts facts);

/// A player of an event: who, and colour and result of every round. Opponents are in the rounds of
/// the record: another spelling of one name is not a change of everybody's row.
struct PlayerPrint {
    std::uint32_t person = 0; ///< of the folded name, as far as a TRF has room for it
    std::uint32_t row = 0;

    auto operator<=>(const PlayerPrint&) const = default;
};

/// A round of an event: who met whom with which colours and results, in any order.
struct RoundPrint {
    std::uint64_t games = 0; ///< 0 = none
    std::uint32_t count = 0;
    std::uint32_t open = 0; ///< not yet played, or adjourned
    /// Of a player against himself, or told by one side alone: cells of them may be one game more
    /// or none.
    std::uint32_t impossible = 0;

    bool operator==(const RoundPrint&) const = default;
};

/// An event. Order of records and format are not in it; numbers of the file and spelling of names
/// only as facts of their own.
struct Record {
    std::string format; ///< "trf16"
    std::string name;   ///< to be shown; identity numbers are hidden
    Date start, end;
    std::uint64_t called = 0; ///< fingerprint of the folded name; 0 = it has none
    std::uint64_t play = 0;   ///< of all games; 0 = none
    std::array<std::uint32_t, facts_count> facts = {}; ///< 0 = the file says nothing of it
    std::vector<RoundPrint> rounds;
    std::vector<PlayerPrint> players; ///< sorted

    std::uint32_t games() const;
    /// That certainly were played.
    std::uint32_t finished_games() const;
    /// Up to the last one with a game.
    std::size_t rounds_held() const;
    std::uint32_t impossible_games() const;
    bool operator==(const Record&) const = default;
};

/// The same whether identity numbers are hidden in the tournament or not.
Record record_of(const Tournament& tournament);

/// One line of ASCII without spaces, quotes and backslashes but for the percent-encoded name.
std::string to_line(const Record& record);
/// Nothing where it is no line of `to_line` of this version.
std::optional<Record> record_from_line(std::string_view line);

/// "3f0a…", 32 hexadecimal digits: of everything in the record but format and name. The same for an
/// event in two formats only where both say the same; `Record::play` is what formats share.
std::string fingerprint(const Record& record);

}
