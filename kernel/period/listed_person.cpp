#include "listed_person.hpp"

namespace hakem::period {

std::optional<ListedPlayer> listed_person(const RatingList* list, const Person& person) {
    if (list == nullptr || !person.listed) return std::nullopt;
    auto by_fide = list->by_fide_id(person.fide_id);
    if (by_fide && key_of(*by_fide) == person.key) return by_fide;
    auto by_national = list->by_national_id(person.national_id);
    if (by_national && key_of(*by_national) == person.key) return by_national;
    for (auto& found : list->by_name(person.name))
        if (key_of(found) == person.key) return std::move(found);
    return by_fide ? by_fide : by_national;
}

std::vector<std::string> without_ids_of_others(Person& person, const RatingList& list) {
    std::vector<std::string> others;
    const auto clear = [&](std::string& id, const std::optional<ListedPlayer>& holder) {
        if (!holder || (person.listed && key_of(*holder) == person.key)) return;
        others.push_back(holder->name);
        id.clear();
    };
    clear(person.fide_id, list.by_fide_id(person.fide_id));
    clear(person.national_id, list.by_national_id(person.national_id));
    return others;
}

}
