#include "event_content.hpp"

#include "content/games.hpp"
#include "id_fingerprint.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hakem::period {

namespace {

std::uint64_t fingerprint(std::string_view text) {
    const auto hex = uuid_of(text);
    std::uint64_t value = 0;
    std::from_chars(hex.data(), hex.data() + 16, value, 16);
    return value;
}

std::vector<const Player*> in_order_of_numbers(const Tournament& tournament) {
    std::vector<const Player*> players;
    for (const auto& player : tournament.players) players.push_back(&player);
    std::sort(players.begin(), players.end(),
              [](const Player* a, const Player* b) { return a->id < b->id; });
    return players;
}

/// A round without an opponent rates nothing, whatever bye it was.
std::string games_text(const Player& player) {
    std::string text;
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        const auto& entry = player.rounds[r];
        if (entry.opponent == 0) continue;
        text += fmt::format(" {}:{}{}{}", r + 1, entry.opponent, static_cast<int>(entry.colour),
                            static_cast<char>(entry.outcome));
    }
    return text;
}

/// Formats write a month and year of birth, or the year alone, in more than one way.
std::string birth_text(const Date& birth) { return birth ? to_text(birth) : ""; }

std::string player_text(const Player& player) {
    return fmt::format("{}|{}|{}|{}|{}|{}{}\n", player.id, folded_name(player.name), player.fide_id,
                       birth_text(player.birth), player.rating, player.national_rating,
                       games_text(player));
}

void add_games(const Player& player, const std::vector<std::string>& names,
               const PlayerIndex& index, std::vector<std::uint64_t>& games) {
    content::for_each_game_told(
        player, index, [&](int round, const RoundEntry& entry, std::size_t opponent) {
            games.push_back(fingerprint(
                fmt::format("{}|{}|{}|{}", round, names[static_cast<std::size_t>(index[player.id])],
                            names[opponent], static_cast<char>(entry.outcome))));
        });
}

/// Whether more than half of the smaller of the two is in both; both sorted.
bool mostly_shared(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
    return 2 * content::shared(a, b) > std::min(a.size(), b.size());
}

}

EventContent content_of(const Tournament& tournament) {
    EventContent content{
        {}, folded_name(without_identity(tournament.name)), tournament.start, tournament.end, {},
        {}};
    auto whole =
        fmt::format("{}|{}|{}\n", content.name, to_text(content.start), to_text(content.end));
    const PlayerIndex index(tournament);
    std::vector<std::string> names;
    for (const auto& player : tournament.players) names.push_back(folded_name(player.name));
    for (const auto* player : in_order_of_numbers(tournament)) {
        whole += player_text(*player);
        content.people.push_back(fingerprint(names[static_cast<std::size_t>(index[player->id])]));
        add_games(*player, names, index, content.games);
    }
    content.id = uuid_of(whole);
    std::sort(content.people.begin(), content.people.end());
    std::sort(content.games.begin(), content.games.end());
    return content;
}

Relation relation(const EventContent& a, const EventContent& b) {
    if (a.id == b.id) return Relation::same;
    if (!mostly_shared(a.people, b.people)) return Relation::other;
    // Morning and afternoon of a club's day have name, day and people in common, and no games.
    const bool games = mostly_shared(a.games, b.games);
    const bool called_alike = a.name == b.name && a.start == b.start;
    if (games && called_alike) return Relation::correction;
    return games || called_alike ? Relation::look_alike : Relation::other;
}

}
