#include "src/validate/system_words.hpp"
#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace hakem {

namespace {

bool contains_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](auto word) { return text.find(word) != std::string_view::npos; });
}

}

/// 192 of TRF26: BERGER_ROUNDROBIN, FIDE_DOUBLEROUNDROBIN, BERGER_TEAM_ROUNDROBIN ...
std::optional<System> system_of_code(std::string_view code) {
    if (code.empty()) return std::nullopt;
    if (!contains_any(code, {"ROUNDROBIN", "ROUND_ROBIN", "BERGER"})) return System::swiss;
    return contains_any(code, {"DOUBLE"}) ? System::double_round_robin : System::round_robin;
}

/// 092 is free text: "Individual: Round-Robin", "Bireysel: Döner Sistem", "Berger sistemi".
std::optional<System> system_of_text(std::string_view type) {
    const auto text = to_lower(type, Language::english);
    if (contains_any(text, {"round robin", "round-robin", "roundrobin", "berger", "döner", "doner",
                            "all play all", "all-play-all", "rundenturnier", "schurig"}))
        return contains_any(text, {"double", "çift", "ikili", "doppel"})
                   ? System::double_round_robin
                   : System::round_robin;
    if (contains_any(text,
                     {"swiss", "isviçre", "i̇sviçre", "isvicre", "schweizer", "suisse", "dutch"}))
        return System::swiss;
    return std::nullopt;
}

namespace {

/// Whether every two players have met `times` times and nobody more often: the field tells what
/// the header does not.
bool everybody_met(const Tournament& tournament, std::size_t times) {
    const auto count = tournament.players.size();
    if (count < 3 || count > 200) return false;
    const auto cycle = (count - 1 + (count % 2)) * times;
    if (tournament.scheduled_rounds != 0 &&
        static_cast<std::size_t>(tournament.scheduled_rounds) != cycle)
        return false;
    for (const auto& player : tournament.players) {
        std::vector<std::int32_t> opponents;
        for (const auto& entry : player.rounds)
            if (entry.opponent != 0) opponents.push_back(entry.opponent);
        std::sort(opponents.begin(), opponents.end());
        if (opponents.size() != (count - 1) * times) return false;
        for (std::size_t i = 0; i + times < opponents.size(); ++i)
            if (opponents[i] == opponents[i + times]) return false;
    }
    return true;
}

}

System system_of(const Tournament& tournament) {
    if (const auto system = system_of_code(tournament.encoded_type)) return *system;
    if (const auto system = system_of_text(tournament.type)) return *system;
    if (!tournament.teams.empty()) return System::swiss;
    if (everybody_met(tournament, 1)) return System::round_robin;
    return everybody_met(tournament, 2) ? System::double_round_robin : System::swiss;
}

bool has_competitor(const Tournament& tournament, std::int32_t id) {
    const auto has = [id](const auto& all) {
        return std::any_of(all.begin(), all.end(), [id](const auto& one) { return one.id == id; });
    };
    return is_team_event(tournament) ? has(tournament.teams) : has(tournament.players);
}

/// Only the letters of "İsviçre" and "döner" are folded: every command asks, and ICU's tables of
/// all scripts take 10 ms to load.
std::string folded_words(std::string_view text) {
    constexpr std::array<std::array<std::string_view, 2>, 4> letters = {
        {{"ç", "c"}, {"ö", "o"}, {"ı", "i"}, {"i̇", "i"}}};
    auto lower = to_lower(text, Language::turkish);
    for (const auto& [letter, plain] : letters)
        for (auto at = lower.find(letter); at != lower.npos; at = lower.find(letter, at))
            lower.replace(at, letter.size(), plain);
    std::string words;
    for (const char c : lower) {
        const bool is_letter = c >= 'a' && c <= 'z';
        if (is_letter || (!words.empty() && words.back() != ' ')) words += is_letter ? c : ' ';
    }
    return words;
}

bool follows_regulation(const Tournament& tournament) {
    const auto code = "_" + to_upper(tournament.encoded_type, Language::english) + "_";
    if (code.find("_ULUSAL_") != code.npos) return true;
    // An event that is only a national one says "Ulusal" as well: the system must be named.
    return contains_any(folded_words(tournament.type),
                        {"ulusal isvicre", "ulusal swiss", "ulusal doner"});
}

int rounds_held(const Tournament& tournament) {
    // A bye announced for a round to come does not make it held; a result does, a
    // pairing-allocated bye where no game of its round is still to be played, and byes for all.
    struct Seen {
        bool result = false, bye = false, pending = false;
        std::size_t entries = 0;
    };
    std::vector<Seen> rounds;
    for (const auto& player : tournament.players) {
        if (player.rounds.size() > rounds.size()) rounds.resize(player.rounds.size());
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            const bool pending = entry.outcome == Outcome::pending;
            rounds[r].result |= entry.opponent != 0 && !pending;
            rounds[r].bye |= entry.outcome == Outcome::pairing_bye;
            rounds[r].pending |= pending;
            rounds[r].entries += entry.outcome != Outcome::absent;
        }
    }
    for (auto held = rounds.size(); held > 0; --held) {
        const auto& seen = rounds[held - 1];
        const bool all = seen.entries == tournament.players.size();
        if (seen.result || ((seen.bye || all) && !seen.pending)) return static_cast<int>(held);
    }
    return 0;
}

bool has_only_standings(const Tournament& tournament) {
    const auto& players = tournament.players;
    return tournament.standings_only &&
           std::all_of(players.begin(), players.end(),
                       [](const Player& player) { return player.rounds.empty(); });
}

int rounds_scheduled(const Tournament& tournament) {
    std::size_t most = static_cast<std::size_t>(std::max(tournament.scheduled_rounds, 0));
    if (most == 0) most = tournament.round_dates.size();
    for (const auto& player : tournament.players) most = std::max(most, player.rounds.size());
    const auto system = system_of(tournament);
    if (system == System::swiss || tournament.scheduled_rounds != 0) return static_cast<int>(most);
    const auto field =
        is_team_event(tournament) ? tournament.teams.size() : tournament.players.size();
    const auto cycle = field == 0 ? 0 : field - 1 + field % 2;
    return static_cast<int>(
        std::max(most, system == System::double_round_robin ? 2 * cycle : cycle));
}

PlayerIndex::PlayerIndex(const Tournament& tournament) {
    std::int32_t highest = 0;
    for (const auto& player : tournament.players) highest = std::max(highest, player.id);
    positions_.assign(static_cast<std::size_t>(std::max(highest, 0)) + 1, -1);
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        if (tournament.players[i].id > 0)
            positions_[static_cast<std::size_t>(tournament.players[i].id)] =
                static_cast<std::int32_t>(i);
}

}
