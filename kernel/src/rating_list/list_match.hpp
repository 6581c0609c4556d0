#pragma once
/// How a player of a file and a person of a list agree.

#include <hakem/folded_name.hpp>
#include <hakem/rating_list.hpp>

#include <cstdint>
#include <vector>

namespace hakem::list_match {

enum class Birth : std::uint8_t { unknown, same, differs };

struct Agreement {
    NameAgreement name = NameAgreement::other;
    Birth birth = Birth::unknown; ///< differs: the years, or complete dates of one year
    bool same_year = false;
    bool sex_differs = false;
    bool federation_differs = false;
    bool fide_id_differs = false; ///< both have one, and they are two

    bool whole() const {
        return name == NameAgreement::same && birth != Birth::differs && !sex_differs &&
               !federation_differs && !fide_id_differs;
    }
    /// Whether an id is believed to be the player's own.
    bool credible() const {
        return name >= NameAgreement::close || (name == NameAgreement::related && same_year);
    }
};

Agreement agreement_of(const Player& player, const ListedPlayer& person);

/// One decision for each difference ("list.differs-name", file, list).
std::vector<Decision> differences(const Player& player, const ListedPlayer& person,
                                  const Agreement& agreement);

}
