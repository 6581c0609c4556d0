#include "numbering.hpp"

#include <hakem/numbering.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace hakem::dutch {

namespace {

constexpr std::string_view rule = "FIDE C.04.2";

/// The alphabet of the event alone, never of the reader: the same file, the same numbers.
Language alphabet_of(const Tournament& tournament) {
    const auto& federation = tournament.federation;
    const bool turkish = federation == "TUR" || federation == "KTC" || federation == "KKTC";
    return turkish ? Language::turkish : Language::english;
}

NumberingCriterion alphabet(const std::vector<Player>& players, Language language) {
    const Collator collator(language);
    std::vector<std::string> keys;
    for (const auto& player : players) keys.push_back(collator.key(player.name));
    return {"alphabet", std::string(rule),
            [keys = std::move(keys)](std::size_t a, std::size_t b) { return keys[a] <=> keys[b]; },
            [&players](std::size_t i) { return players[i].name; }};
}

}

Numbering number_players(const Tournament& tournament, std::string_view edition, bool explain) {
    const auto& players = tournament.players;
    std::vector<NumberingCriterion> criteria;
    criteria.push_back(
        {"rating", std::string(rule),
         [&](std::size_t a, std::size_t b) { return players[b].rating <=> players[a].rating; },
         [&](std::size_t i) {
             return players[i].rating > 0 ? fmt::to_string(players[i].rating)
                                          : message_argument("numbering.none");
         }});
    criteria.push_back({"title", std::string(rule),
                        [&](std::size_t a, std::size_t b) {
                            return title_place(players[a].title) <=> title_place(players[b].title);
                        },
                        [&](std::size_t i) {
                            const auto& title = players[i].title;
                            return title_place(title) == title_place({})
                                       ? message_argument("numbering.none")
                                       : title;
                        }});
    criteria.push_back(alphabet(players, alphabet_of(tournament)));
    return numbering_by(tournament, std::move(criteria), rule, edition, explain);
}

}
