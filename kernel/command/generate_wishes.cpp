// What `hakem generate` is asked for: ranges are checked here, each with a message of its own.

#include "generate_wishes.hpp"

#include <hakem/error.hpp>
#include <hakem/numbering.hpp>

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace hakem::command {

namespace {

using namespace generator;

constexpr std::int32_t highest_number = 9999; ///< of a player

[[noreturn]] void refuse(std::string_view option, const std::string& value,
                         std::string_view expected) {
    throw Error(ExitCode::wrong_usage, "error.generate-value",
                {std::string(option), value, std::string(expected)});
}

std::optional<std::int32_t> number(std::string_view text, const Span& range) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    if (value < range.lowest || value > range.highest) return std::nullopt;
    return value;
}

/// "40" or "20..60".
std::optional<Span> span(std::string_view text, const Span& range) {
    const auto dots = text.find("..");
    const auto lowest = number(text.substr(0, dots), range);
    const auto highest = dots == text.npos ? lowest : number(text.substr(dots + 2), range);
    if (!lowest || !highest || *lowest > *highest) return std::nullopt;
    return Span{*lowest, *highest};
}

/// Tenths at most: the records of TRF26 have one decimal.
std::optional<Points> game_points(std::string_view text) {
    const auto points = parse_points(text);
    const bool fits = points && *points >= Points{} && *points <= Points::whole(10) &&
                      points->in_hundredths() % 10 == 0;
    return fits ? points : std::nullopt;
}

/// "3-1-0".
std::optional<GamePoints> scoring(std::string_view text) {
    const auto first = text.find('-'), second = text.find('-', first + 1);
    if (first == text.npos || second == text.npos) return std::nullopt;
    const auto win = game_points(text.substr(0, first));
    const auto draw = game_points(text.substr(first + 1, second - first - 1));
    const auto loss = game_points(text.substr(second + 1));
    if (!win || !draw || !loss || *win <= *loss || *draw > *win || *draw < *loss)
        return std::nullopt;
    return GamePoints{*win, *draw, *loss};
}

/// "2026-04-18" or "2026/04/18".
std::optional<Date> date(std::string_view text) {
    if (text.size() != 10 || text[4] != text[7] || (text[4] != '-' && text[4] != '/'))
        return std::nullopt;
    const auto year = number(text.substr(0, 4), {1900, 2200});
    const auto month = number(text.substr(5, 2), {1, 12}), day = number(text.substr(8), {1, 31});
    if (!year || !month || !day) return std::nullopt;
    const Date date{static_cast<std::int16_t>(*year), static_cast<std::int8_t>(*month),
                    static_cast<std::int8_t>(*day)};
    return is_valid(date) ? std::optional(date) : std::nullopt;
}

/// The value of an option that is there, read; what cannot be read is refused.
template<class Read>
auto read(std::string_view option, const std::string& value, std::string_view expected, Read how)
    -> decltype(how(std::string_view())) {
    if (value.empty()) return std::nullopt;
    auto result = how(value);
    if (!result) refuse(option, value, expected);
    return result;
}

std::optional<Amount> amount(std::string_view option, const std::string& value) {
    return read(option, value, "3, 2%, 0.5%", parse_amount);
}

std::optional<AmountsByRound> amounts(std::string_view option, const std::string& value) {
    return read(option, value, "3, 2%, 0.5%, 3,0,2%", parse_amounts);
}

std::optional<std::int32_t> whole_number(std::string_view option, const std::string& value,
                                         const Span& range) {
    return read(option, value, fmt::format("{}..{}", range.lowest, range.highest),
                [&](std::string_view text) { return number(text, range); });
}

std::optional<Span> span_of(std::string_view option, const std::string& value, const Span& range) {
    return read(option, value, fmt::format("N, N..M ({}..{})", range.lowest, range.highest),
                [&](std::string_view text) { return span(text, range); });
}

/// A range alone is filled evenly; with a mean or a spread it only cuts the bell.
std::optional<Ratings> ratings_of(const GenerateCommand& command) {
    const auto range = span_of("--rating-range", command.rating_range, {1, 4000});
    const auto mean = whole_number("--rating-mean", command.rating_mean, {1, 4000});
    const auto spread = whole_number("--rating-spread", command.rating_spread, {1, 1000});
    if (!range && !mean && !spread) return std::nullopt;
    Ratings ratings;
    if (range) {
        ratings.lowest = range->lowest;
        ratings.highest = range->highest;
    }
    if (!mean && !spread) {
        ratings.spread = 0;
        return ratings;
    }
    if (range && !mean) ratings.mean = (range->lowest + range->highest) / 2;
    if (mean) ratings.mean = *mean;
    if (spread) ratings.spread = *spread;
    if (ratings.mean < ratings.lowest || ratings.mean > ratings.highest)
        refuse("--rating-mean", std::to_string(ratings.mean),
               fmt::format("{}..{}", ratings.lowest, ratings.highest));
    return ratings;
}

void take_system(const GenerateCommand& command, Wishes& wishes) {
    const auto at = command.system.find('@');
    if (!command.system.empty()) wishes.system = command.system.substr(0, at);
    if (at != std::string::npos) wishes.edition = command.system.substr(at + 1);
    if (!command.edition.empty()) wishes.edition = command.edition;
}

void take_colour(const GenerateCommand& command, Wishes& wishes) {
    if (command.initial_colour.empty()) return;
    wishes.initial_colour = command.initial_colour == "white"   ? Colour::white
                            : command.initial_colour == "black" ? Colour::black
                                                                : Colour::none;
}

[[noreturn]] void refuse_together(std::string_view one, std::string_view other) {
    throw Error(ExitCode::wrong_usage, "error.usage-excludes",
                {std::string(one), std::string(other)});
}

/// The Berger table decides the rounds and the colours, and pairs everybody with everybody.
void check_round_robin(const Wishes& wishes) {
    const std::pair<bool, std::string_view> foreign[] = {
        {wishes.rounds.has_value(), "--rounds"},
        {wishes.half_byes.has_value(), "--half-byes"},
        {wishes.full_byes.has_value(), "--full-byes"},
        {wishes.forbidden_pairs.has_value(), "--forbidden-pairs"},
        {wishes.initial_colour.has_value(), "--initial-colour"},
        {wishes.baku.has_value(), "--baku"}};
    for (const auto& [is_there, option] : foreign)
        if (is_there) refuse_together("--system round-robin", option);
}

/// Players follow from the teams, and what only teams have needs them.
void check_teams(const Wishes& wishes) {
    const std::pair<bool, std::string_view> of_teams[] = {
        {wishes.boards.has_value(), "--boards"},
        {wishes.reserves.has_value(), "--reserves"},
        {wishes.short_teams.has_value(), "--short"}};
    for (const auto& [is_there, option] : of_teams)
        if (is_there && !wishes.teams)
            throw Error(ExitCode::wrong_usage, "error.generate-teams-only", {std::string(option)});
    if (!wishes.teams) return;
    if (wishes.players) refuse_together("--teams", "--players");
    if (wishes.baku) refuse_together("--teams", "--baku");
    const auto boards = wishes.mix ? mixed_limits.boards : Recipe{}.boards;
    const auto list = (wishes.boards ? wishes.boards->highest : boards) +
                      wishes.reserves.value_or(mixed_limits.reserves);
    if (wishes.teams->highest * list > highest_number) refuse_together("--teams", "--boards");
}

/// Most rounds that an event of these wishes can have.
std::int32_t most_rounds(const Wishes& wishes) {
    const auto& field = wishes.teams ? wishes.teams : wishes.players;
    if (wishes.system == "round-robin") return field ? field->highest : mixed_limits.players;
    if (wishes.rounds) return wishes.rounds->highest;
    if (wishes.mix) return mixed_limits.rounds;
    const Recipe usual;
    if (wishes.system != "ulusal-swiss" && !wishes.teams) return usual.rounds;
    return recommended_rounds(field ? field->highest : usual.players).odd;
}

void check_points(const Wishes& wishes) {
    const Recipe usual;
    const auto points = wishes.scoring.value_or(GamePoints{usual.win, usual.draw, usual.loss});
    if (wishes.baku && (points.win != points.draw * 2 || points.loss != Points{}))
        refuse_together("--baku", "--scoring");
    if (wishes.pairing_bye && *wishes.pairing_bye > points.win)
        refuse_together("--pairing-bye-points", "--scoring");
    if (points.win * most_rounds(wishes) >= score_limit)
        refuse_together("--scoring", wishes.system != "round-robin" ? "--rounds"
                                     : wishes.teams                 ? "--teams"
                                                                    : "--players");
}

}

Wishes wishes_of(const GenerateCommand& command) {
    Wishes wishes;
    wishes.mix = command.mix;
    wishes.players = span_of("--players", command.players, {2, highest_number});
    wishes.teams = span_of("--teams", command.teams, {2, 999});
    wishes.boards = span_of("--boards", command.boards, {1, 20});
    wishes.reserves = whole_number("--reserves", command.reserves, {0, 10});
    wishes.rounds = span_of("--rounds", command.rounds, {1, 99});
    wishes.rounds_played = whole_number("--rounds-played", command.rounds_played, {1, 99});
    take_system(command, wishes);
    wishes.ratings = ratings_of(command);
    wishes.unrated = amount("--unrated", command.unrated);
    wishes.half_byes = amounts("--half-byes", command.half_byes);
    wishes.full_byes = amounts("--full-byes", command.full_byes);
    wishes.zero_byes = amounts("--zero-byes", command.zero_byes);
    wishes.late_entries = amount("--late-entries", command.late_entries);
    wishes.withdrawals = amount("--withdrawals", command.withdrawals);
    wishes.forbidden_pairs = whole_number("--forbidden-pairs", command.forbidden_pairs, {0, 9999});
    wishes.forfeits = amount("--forfeits", command.forfeits);
    wishes.double_forfeits = amount("--double-forfeits", command.double_forfeits);
    wishes.unrated_games = amount("--unrated-games", command.unrated_games);
    wishes.uneven_results = amount("--uneven-results", command.uneven_results);
    wishes.adjourned = amount("--adjourned", command.adjourned);
    wishes.short_teams = amount("--short", command.short_teams);
    wishes.scoring = read("--scoring", command.scoring, "1-0.5-0, 3-1-0", scoring);
    wishes.pairing_bye =
        read("--pairing-bye-points", command.pairing_bye_points, "1, 0.5", game_points);
    take_colour(command, wishes);
    if (command.baku) wishes.baku = true;
    if (!command.tie_breaks.empty()) wishes.tie_breaks = command.tie_breaks;
    wishes.start = read("--date", command.date, "2026-04-18", date);
    check_teams(wishes);
    if (wishes.system == "round-robin") check_round_robin(wishes);
    check_points(wishes);
    return wishes;
}

}
