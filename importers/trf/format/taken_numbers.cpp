// Two lines with one starting number: which of them has the number of somebody else.

#include "player.hpp"
#include "state.hpp"
#include <hakem/folded_name.hpp>

#include <map>
#include <string>
#include <vector>

namespace hakem::trf {

namespace {

/// Whom the opponent in a round names back; 0 = nobody, or it is the number in question.
std::int32_t named_back(const State& state, const Player& player, std::size_t round) {
    const auto opponent = player.rounds[round].opponent;
    const auto place = opponent == player.id ? -1 : state.players[opponent];
    if (place < 0) return 0;
    const auto& theirs = state.tournament.players[static_cast<std::size_t>(place)].rounds;
    return round < theirs.size() ? theirs[round].opponent : 0;
}

bool is_named_back(const State& state, const Player& player) {
    for (std::size_t r = 0; r < player.rounds.size(); ++r)
        if (named_back(state, player, r) == player.id) return true;
    return false;
}

/// The number that nobody has and that this player's opponents met; 0 = none, or several.
std::int32_t free_number(const State& state, const Player& player) {
    std::int32_t found = 0;
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        const auto number = named_back(state, player, r);
        if (number == 0 || state.players[number] >= 0) continue;
        if (found != 0 && found != number) return 0;
        found = number;
    }
    return found;
}

/// Folded name to the number of its national record; 0 = of several.
using Records = std::map<std::string, std::int32_t>;

Records records_of(const State& state) {
    Records records;
    const auto& lines = state.tournament.source->lines();
    if (state.national_lines.size() > highest_id) return records; // of no tournament
    for (const auto number : state.national_lines) {
        const RecordLine line(lines[number - 1].text);
        const auto [one, fresh] = records.emplace(folded_name(line.cell(columns::name)),
                                                  to_number(line.cell(columns::id)));
        if (!fresh) one->second = 0;
    }
    return records;
}

/// The number of the only national record with this name, where no player has it; else 0.
std::int32_t number_by_national(const State& state, const Records& records, const Player& player) {
    const auto found = records.find(folded_name(player.name));
    if (found == records.end() || found->first.empty() || found->second <= 0) return 0;
    return state.players[found->second] < 0 ? found->second : 0;
}

/// The free number of a player whose own one nothing in the file speaks for; 0 = not known.
std::int32_t right_number(const State& state, const Records& records, const Player& player) {
    if (is_named_back(state, player)) return 0;
    const auto of_games = free_number(state, player);
    const auto of_record = number_by_national(state, records, player);
    if (of_games != 0 && of_record != 0 && of_games != of_record) return 0;
    return of_games != 0 ? of_games : of_record;
}

void tell(State& state, const Records& records, const Player& first, const Player& second) {
    const auto of_first = right_number(state, records, first);
    const auto of_second = right_number(state, records, second);
    const bool first_is_wrong = of_first != 0 && of_second == 0;
    const auto number = first_is_wrong ? of_first : of_first == 0 ? of_second : 0;
    const auto& told = first_is_wrong ? first : second;
    const auto& other = first_is_wrong ? second : first;
    const auto text = state.tournament.source->lines()[told.line - 1].text;
    const auto read = state.survey.read_as(told.line, text);
    state.findings.at_line(told.line, read, text.size() - read.size());
    std::vector<std::string> arguments{std::to_string(told.id), told.name,
                                       std::to_string(other.line), other.name};
    if (number != 0) arguments.push_back(std::to_string(number));
    state.findings.add(Handling::refused, number != 0 ? "TRF-0134" : "TRF-0102", columns::id,
                       std::move(arguments));
}

}

void say_taken_numbers(State& state) {
    if (state.unread_players.empty()) return;
    const auto records = records_of(state);
    for (const auto& second : state.unread_players) {
        const auto place = state.players[second.id];
        if (place < 0) continue;
        tell(state, records, state.tournament.players[static_cast<std::size_t>(place)], second);
    }
}

}
