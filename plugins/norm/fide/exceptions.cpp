#include "exceptions.hpp"

#include "numbers.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace hakem::norm {

namespace {

constexpr std::string_view of_masters = " GM IM WGM WIM ";

/// Paired in the round, or given the bye of an odd field.
bool takes_part(const Player& player, int round) {
    const auto* entry = entry_of(player, round);
    return entry != nullptr && (entry->opponent != 0 || entry->outcome == Outcome::pairing_bye);
}

bool misses_two(const Player& player, int rounds) {
    int missed = 0;
    for (int round = 1; round <= rounds; ++round) missed += takes_part(player, round) ? 0 : 1;
    return missed > 1;
}

bool is_large(const ForeignField& field) {
    return field.players >= foreign_players && field.federations >= foreign_federations &&
           field.titled >= foreign_titled;
}

}

std::vector<ForeignField> foreign_field(const Tournament& tournament,
                                        std::span<const std::int32_t> ratings) {
    std::vector<ForeignField> field;
    const auto& host = tournament.federation;
    if (host.empty() || is_team_event(tournament) || system_of(tournament) != System::swiss)
        return field;
    const auto rounds = rounds_held(tournament);
    std::vector<const Player*> foreigners;
    for (std::size_t i = 0; i < tournament.players.size() && i < ratings.size(); ++i) {
        const auto& player = tournament.players[i];
        const bool foreign = !player.federation.empty() && player.federation != host;
        if (foreign && ratings[i] != 0 && !misses_two(player, rounds))
            foreigners.push_back(&player);
    }
    for (int round = 1; round <= rounds; ++round) {
        auto& one = field.emplace_back();
        one.round = round;
        std::set<std::string_view> federations;
        for (const auto* player : foreigners) {
            if (!takes_part(*player, round)) continue;
            ++one.players;
            federations.insert(player->federation);
            one.titled += is_among(of_masters, to_upper(player->title, Language::english));
        }
        one.federations = static_cast<std::int32_t>(federations.size());
    }
    return field;
}

EventFacts facts_of(const Tournament& tournament, const std::vector<ForeignField>& field) {
    EventFacts event;
    event.host = tournament.federation;
    event.rounds = rounds_held(tournament);
    event.players = static_cast<std::int32_t>(tournament.players.size());
    event.team = is_team_event(tournament);
    event.double_round_robin = system_of(tournament) == System::double_round_robin;
    event.large_swiss = !field.empty() && std::all_of(field.begin(), field.end(), is_large);
    const auto time_class = time_class_of(tournament);
    event.not_standard = time_class && *time_class != TimeClass::standard;
    return event;
}

std::string_view federation_exception(const EventFacts& event, std::string_view federation) {
    if (event.host.empty()) return "norm.confirm.host";
    return federation == event.host ? "norm.confirm.national" : "norm.confirm.zonal";
}

std::string_view games_exception(const EventFacts& event, const std::vector<NormGame>& rounds,
                                 std::int32_t games) {
    if (event.team && (games == 7 || games == 8) && event.rounds == games)
        return "norm.confirm.team-event";
    const auto missed = std::count_if(rounds.begin(), rounds.end(), [](const NormGame& game) {
        return game.outcome == Outcome::forfeit_win || game.outcome == Outcome::pairing_bye;
    });
    return games == 8 && event.rounds == 9 && missed == 1 ? "norm.confirm.eight-of-nine" : "";
}

}
