#pragma once
/// Names of people who do not exist.

#include "generator/random.hpp"
#include <hakem/tournament.hpp>

#include <string>
#include <string_view>

namespace hakem::generator {

struct Person {
    std::string name; ///< "Surname, Given name"
    std::string federation;
    Sex sex = Sex::male;
};

/// A federation, and what names are made of there.
struct Nation;

/// TUR for half of the players, one of nine others for the rest.
const Nation& drawn_nation(Random& random);

/// TUR for nine of ten: the field of an event of the federation.
const Nation& drawn_national(Random& random);

/// Surnames are put together from two parts, so that they sound like those of the country and are
/// nobody's in particular.
Person invented_person(const Nation& nation, Random& random);

/// A club or a school, named after a place that sounds Turkish; 30 characters at most.
std::string invented_team(Random& random);

/// For the order of names: letters with marks as those without, small as capital.
std::string alphabet_key(std::string_view name);

}
