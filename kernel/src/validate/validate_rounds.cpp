// Both sides of each game, and byes.

#include "exchanged_numbers.hpp"
#include "validation.hpp"
#include <hakem/players_match.hpp>
#include <hakem/system_name.hpp>
#include <hakem/unrated_game.hpp>

#include <algorithm>
#include <optional>

namespace hakem::validation {

namespace {

/// One side of one round.
struct Side {
    const Player& player;
    std::size_t round; // 1-based

    const RoundEntry& entry() const { return player.rounds[round - 1]; }
    std::string number() const { return std::to_string(player.id); }
    std::string opponent() const { return std::to_string(entry().opponent); }
    std::string round_number() const { return std::to_string(round); }
};

std::string sign(Outcome outcome) {
    return std::string(1, outcome == Outcome::pending ? '*' : static_cast<char>(outcome));
}

void say(const Check& check, const Side& side, Severity severity, std::string_view code,
         std::uint32_t column, std::vector<std::string> arguments) {
    const auto length = column == opponent_column ? 4u : 1u;
    check.say_at(severity, code, side.player.line, column_in_round(column, side.round), length,
                 std::move(arguments));
}

/// As the file writes it, which may know more signs than we.
std::string written(const Check& check, const Player& player, std::size_t round) {
    const auto sign_in_file = check.result_in_file(player, round);
    return sign_in_file.empty() ? sign(player.rounds[round - 1].outcome)
                                : std::string(sign_in_file);
}

std::optional<RoundEntry> entry_of(const Player& player, std::size_t round) {
    if (round > player.rounds.size()) return std::nullopt;
    return player.rounds[round - 1];
}

bool is_rated_game(Outcome o) {
    return o == Outcome::win || o == Outcome::draw || o == Outcome::loss;
}
/// In half points, as FIDE counts.
int halves(Outcome o) {
    if (o == Outcome::win || o == Outcome::unrated_win) return 2;
    return o == Outcome::draw || o == Outcome::unrated_draw ? 1 : 0;
}

enum class Fit { whole, unusual, half_entered, contradiction };

/// Whether two results can be of one game. An arbiter may give both sides less than the game has
/// (½-0, 0-0: Laws of Chess 12.9), never more.
Fit fit_of(Outcome a, Outcome b) {
    if (b == mirrored(a)) return Fit::whole;
    if (a == Outcome::forfeit_loss && b == Outcome::forfeit_loss) return Fit::whole;
    if (a == Outcome::pending || b == Outcome::pending) return Fit::half_entered;
    const bool same_kind =
        (is_rated_game(a) && is_rated_game(b)) || (is_unrated_game(a) && is_unrated_game(b));
    return same_kind && halves(a) + halves(b) < 2 ? Fit::unusual : Fit::contradiction;
}

void compare_results(const Check& check, const Side& side, const Player& opponent) {
    const auto& other = opponent.rounds[side.round - 1];
    const auto own = side.entry().outcome;
    const std::vector<std::string> arguments = {side.number(), side.opponent(), side.round_number(),
                                                written(check, side.player, side.round),
                                                written(check, opponent, side.round)};
    switch (fit_of(own, other.outcome)) {
    case Fit::whole:
        break;
    case Fit::unusual:
        say(check, side, Severity::note, "TRN-0106", result_column, arguments);
        break;
    case Fit::half_entered:
        say(check, side, Severity::warning, "TRN-0107", result_column, arguments);
        break;
    case Fit::contradiction:
        say(check, side, Severity::error, "TRN-0105", result_column, arguments);
        break;
    }
}

void compare_colours(const Check& check, const Side& side, const RoundEntry& other) {
    const auto own = side.entry().colour;
    if (own == opposite(other.colour)) {
        // A game that was played had a White and a Black.
        if (own == Colour::none && is_played(side.entry().outcome))
            say(check, side, Severity::warning, "TRN-0113", colour_column,
                {side.number(), side.opponent(), side.round_number()});
        return;
    }
    const bool contradiction = own == other.colour;
    say(check, side, contradiction ? Severity::error : Severity::warning, "TRN-0104", colour_column,
        {side.number(), side.opponent(), side.round_number()});
}

void check_game(const Check& check, const Side& side) {
    const auto& t = check.tournament();
    const auto opponent = side.entry().opponent;
    if (opponent == side.player.id)
        return say(check, side, Severity::error, "TRN-0102", opponent_column,
                   {side.number(), side.round_number()});
    const auto position = check.position_of(opponent);
    if (position < 0)
        return say(check, side, Severity::error, "TRN-0101", opponent_column,
                   {side.number(), side.opponent(), side.round_number()});
    const auto& other_player = t.players[static_cast<std::size_t>(position)];
    const auto other = entry_of(other_player, side.round);
    if (!other || other->opponent != side.player.id)
        return say(check, side, Severity::error, "TRN-0103", opponent_column,
                   {side.number(), side.opponent(), side.round_number(),
                    other ? std::to_string(other->opponent) : "0"});
    if (side.player.id > opponent) return; // said at the other side
    compare_colours(check, side, *other);
    compare_results(check, side, other_player);
}

/// A result that takes two, of one player. In a team event a board may be empty.
void check_alone(const Check& check, const Side& side) {
    const auto outcome = side.entry().outcome;
    if (is_bye(outcome)) return;
    if (is_forfeit(outcome) && !check.tournament().teams.empty()) return;
    say(check, side, Severity::error, "TRN-0111", result_column,
        {side.number(), side.round_number(), sign(outcome)});
}

/// Games of a match in a PGN: one a round. Somebody whose name is spelt in two ways is two people
/// there (PGN-0216).
bool is_match_of_games(const Tournament& t) {
    if (t.format != "pgn") return false;
    std::size_t rounds = 0, sides = 0;
    for (const auto& player : t.players) {
        rounds = std::max(rounds, player.rounds.size());
        sides += static_cast<std::size_t>(
            std::count_if(player.rounds.begin(), player.rounds.end(),
                          [](const RoundEntry& entry) { return entry.opponent != 0; }));
    }
    return sides <= 2 * rounds;
}

/// FIDE C.04.1: two players meet once; in a double round robin and a Double Swiss twice.
void check_meetings(const Check& check, const Player& player, int allowed) {
    std::vector<std::pair<std::int32_t, std::size_t>> games;
    for (std::size_t round = 1; round <= player.rounds.size(); ++round) {
        const auto& entry = player.rounds[round - 1];
        if (entry.opponent > player.id && is_played(entry.outcome))
            games.emplace_back(entry.opponent, round);
    }
    std::sort(games.begin(), games.end());
    for (std::size_t i = static_cast<std::size_t>(allowed); i < games.size(); ++i) {
        const auto& first = games[i - static_cast<std::size_t>(allowed)];
        if (first.first != games[i].first) continue;
        const Side side{player, games[i].second};
        say(check, side, Severity::warning, "TRN-0108", opponent_column,
            {side.number(), side.opponent(), std::to_string(first.second), side.round_number()});
    }
}

/// A plus without a letter may be a full-point bye as well: TRF06 has the same sign for both.
bool is_told_by_sign(const Check& check, const Side& side) {
    const auto sign = check.result_in_file(side.player, side.round);
    return check.tournament().format == "trf06" || sign == "+" || sign == "1";
}

/// FIDE C.04.1: nobody has the pairing-allocated bye twice, and a round has one at most. In a round
/// robin of an odd field everybody has it once a cycle (regulation 28.3, 28.4), and in a Double
/// Swiss for both games of a match. `allowed` 0: there is no such rule.
void check_pairing_byes(const Check& check, std::size_t allowed) {
    std::vector<const Player*> of_round;
    for (const auto& player : check.tournament().players) {
        std::vector<std::size_t> had;
        for (std::size_t round = 1; round <= player.rounds.size(); ++round) {
            if (player.rounds[round - 1].outcome != Outcome::pairing_bye) continue;
            const Side side{player, round};
            if (is_told_by_sign(check, side)) continue;
            if (allowed != 0 && had.size() >= allowed)
                say(check, side, Severity::warning, "TRN-0109", result_column,
                    {side.number(), std::to_string(had.back()), side.round_number()});
            had.push_back(round);
            if (of_round.size() < round) of_round.resize(round);
            auto*& holder = of_round[round - 1];
            if (holder != nullptr)
                say(check, side, Severity::warning, "TRN-0110", result_column,
                    {side.number(), std::to_string(holder->id), side.round_number()});
            else
                holder = &player;
        }
    }
}

void check_all_rounds(const Check& check) {
    const auto& t = check.tournament();
    // Whose matches are told as TRN-0709, once a match; two players of a match meet all the time.
    const int meetings = named_system(t).meetings;
    const bool many =
        is_team_event(t) || is_players_match(t) || is_match_of_games(t) || meetings == 0;
    for (const auto& player : t.players) {
        for (std::size_t round = 1; round <= player.rounds.size(); ++round) {
            const Side side{player, round};
            if (side.entry().opponent != 0)
                check_game(check, side);
            else
                check_alone(check, side);
        }
        if (!many) check_meetings(check, player, meetings);
    }
    // In a team event all boards of a team have the bye.
    if (t.teams.empty()) check_pairing_byes(check, static_cast<std::size_t>(meetings));
}

}

void check_rounds(const Check& given) {
    const auto exchanged = exchanged_numbers(given.tournament());
    if (exchanged) {
        const auto& [a, b] = *exchanged;
        given.say_at(Severity::error, "TRN-0114", given.place_of_player(a),
                     {std::to_string(a), std::to_string(b)});
        const auto mended = with_exchanged(given.tournament(), *exchanged);
        return check_all_rounds(given.of(mended));
    }
    check_all_rounds(given);
}

}
