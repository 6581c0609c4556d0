#pragma once
/// People who enter a random tournament.

#include "generator/names.hpp"
#include "generator/recipe.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <set>
#include <string>

namespace hakem::generator {

/// One of the field before it is in order.
struct Entrant {
    Player player;
    std::int32_t strength = 0;
    std::string key; ///< of the name, for the alphabet
};

std::int32_t drawn_strength(const Ratings& ratings, Random& random);

/// Draws the people of a field, one after the other.
class People {
public:
    /// Rated at his strength; no title yet.
    Entrant entrant(std::int32_t strength, const Nation& nation, Random& random);

    /// The same of an event of the federation: ELO and UKD near his strength, a quarter without
    /// ELO, foreigners without UKD.
    Entrant national_entrant(std::int32_t strength, Random& random);

private:
    /// A name that nobody of the field has yet; after some tries a namesake is let in.
    Person new_person(const Nation& nation, Random& random);

    std::set<std::string> names_;
    std::int32_t count_ = 0;
};

/// By rating, to two of three who have what the title needs.
void give_title(Entrant& entrant, Random& random);

/// Neither ELO nor UKD, and no title.
void make_unrated(Entrant& entrant);

}
