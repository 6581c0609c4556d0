// The officials that a file names with their FIDE ids, beside the list.

#include "list_checks.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/official.hpp>

namespace hakem::list_checks {

namespace {

/// The titles of arbiters among all others of a person: "IA,FST" has IA.
std::string titles_of_arbiter(const ListedPlayer& person) {
    std::string titles;
    for (const std::string_view title : {"IA", "FA", "NA"})
        if (person.other_titles.find(title) != std::string::npos)
            (titles += titles.empty() ? "" : ",") += title;
    return titles;
}

std::string or_none(const std::string& titles) {
    return titles.empty() ? message_argument("list.unrated") : titles;
}

void check_official(const validation::Check& check, const RatingList& list,
                    const std::string& label, std::string_view record, const Official& official) {
    if (official.fide_id.empty()) return; // a name alone may be anybody's
    const auto name = without_identity(official.name);
    const auto person = list.by_fide_id(official.fide_id);
    if (!person)
        return check.say_of_record(Severity::note, "RTG-0121", record,
                                   {std::string(record), name, official.fide_id, label});
    if (official.named() && compare_names(official.name, person->name) == NameAgreement::other)
        return check.say_of_record(
            Severity::warning, "RTG-0122", record,
            {std::string(record), name, official.fide_id, person->name, label});
    const auto listed = titles_of_arbiter(*person);
    const bool has = official.title.empty() || listed.find(official.title) != std::string::npos;
    if (listed.empty() || !has)
        check.say_of_record(
            Severity::note, "RTG-0123", record,
            {std::string(record), name, or_none(official.title), or_none(listed), label});
}

}

void check_officials(const validation::Check& check, const RatingList& list,
                     const std::string& label) {
    const auto& event = check.tournament();
    for (const auto& official : officials_of(event.chief_arbiter))
        check_official(check, list, label, "102", official);
    for (const auto& deputy : event.deputy_arbiters)
        for (const auto& official : officials_of(deputy))
            check_official(check, list, label, "112", official);
}

}
