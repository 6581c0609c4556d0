#include "list_index.hpp"
#include "list_match.hpp"
#include <hakem/text.hpp>

namespace hakem::list_match {

namespace {

Birth compare_births(const Date& a, const Date& b) {
    if (!a || !b) return Birth::unknown;
    if (a.year != b.year) return Birth::differs;
    return a.complete() && b.complete() && a != b ? Birth::differs : Birth::same;
}

/// KTC and KKTC are written for one federation; case does not matter.
std::string plain_federation(std::string_view federation) {
    auto plain = to_upper(trim(federation), Language::english);
    return is_ktc(plain) ? "KTC" : plain;
}

bool both_and_different(const std::string& a, const std::string& b) {
    return !a.empty() && !b.empty() && a != b;
}

Decision difference(std::string reason, std::string file, std::string list) {
    Decision decision;
    decision.reason = std::move(reason);
    decision.arguments = {std::move(file), std::move(list)};
    return decision;
}

std::string sex_argument(Sex sex) {
    return message_argument(sex == Sex::female ? "list.female" : "list.male");
}

}

Agreement agreement_of(const Player& player, const ListedPlayer& person) {
    Agreement agreement;
    agreement.name = compare_names(player.name, person.name);
    agreement.birth = compare_births(player.birth, person.birth);
    agreement.same_year = player.birth && player.birth.year == person.birth.year;
    agreement.sex_differs =
        player.sex != Sex::unknown && person.sex != Sex::unknown && player.sex != person.sex;
    agreement.federation_differs = both_and_different(plain_federation(player.federation),
                                                      plain_federation(person.federation));
    agreement.fide_id_differs = both_and_different(list_index::plain_id(player.fide_id),
                                                   list_index::plain_id(person.fide_id));
    return agreement;
}

std::vector<Decision> differences(const Player& player, const ListedPlayer& person,
                                  const Agreement& agreement) {
    std::vector<Decision> found;
    if (agreement.name != NameAgreement::same)
        found.push_back(difference("list.differs-name", player.name, person.name));
    if (agreement.birth == Birth::differs)
        found.push_back(difference("list.differs-birth", to_readable_text(player.birth),
                                   to_readable_text(person.birth)));
    if (agreement.sex_differs)
        found.push_back(
            difference("list.differs-sex", sex_argument(player.sex), sex_argument(person.sex)));
    if (agreement.federation_differs)
        found.push_back(
            difference("list.differs-federation", player.federation, person.federation));
    if (agreement.fide_id_differs)
        found.push_back(difference("list.differs-fide-id", player.fide_id, person.fide_id));
    return found;
}

}
