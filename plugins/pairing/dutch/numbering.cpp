#include "numbering.hpp"

#include <hakem/numbering.hpp>
#include <hakem/text.hpp>

#include <utility>
#include <vector>

namespace hakem::dutch {

namespace {

constexpr std::string_view rule = "FIDE C.04.2";

/// The alphabet of the event alone, never of the reader: the same file, the same numbers.
Language alphabet_of(const Tournament& tournament) {
    return is_turkish_speaking(tournament.federation) ? Language::turkish : Language::english;
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
    return numbering_by(tournament,
                        {rating_criterion(tournament, &Player::rating, "rating", rule),
                         title_criterion(tournament, rule),
                         alphabet(tournament.players, alphabet_of(tournament))},
                        rule, edition, explain);
}

}
