// The rows of the new list.

#include "id_fingerprint.hpp"
#include "settlement.hpp"

#include <algorithm>
#include <unordered_map>

namespace hakem::period {

namespace {

std::string id_of(const std::string& fingerprinted_id, const KnownIds* known) {
    if (known == nullptr) return fingerprinted_id;
    const auto found = known->find(fingerprinted_id);
    return found == known->end() ? fingerprinted_id : found->second;
}

std::int32_t months_of(const Date& date) { return date.year * 12 + date.month; }

/// Nobody is inactive before so many months that the state itself has seen.
bool is_inactive(const SettlementInput& input, const Date& last) {
    const auto after = input.system.inactive_after();
    if (after == 0 || !input.first) return false;
    const auto since = std::max(months_of(last), months_of(input.first) - 1);
    return months_of(input.date) - since >= after;
}

/// What the list prints for the next period.
void add_printed(ListRow& row, const SettlementInput& input, const RatingBefore& person) {
    row.printed_k = input.system.printed_k(person, input.date);
    if (input.system.national() || input.time_class == TimeClass::standard) return;
    row.standard = person.standard;
    row.standard_k = person.standard_k;
}

/// The person as the next period begins with them.
RatingBefore next_of(const Settled& settled) {
    const auto& after = settled.after;
    auto person = settled.before.before;
    // With the standard rating the period was played, and with its K.
    if (person.rating == 0 && person.standard != 0 && after.k != 0) person.k = person.standard_k;
    person.highest = std::max(person.highest, person.rating);
    person.rating = after.rating;
    person.games = settled.all_games;
    person.counted += after.games;
    return person;
}

ListRow row_of(const Settled& settled, const SettlementInput& input, const KnownIds* known) {
    auto person = settled.person;
    if (known == nullptr) hide_identity(person);
    ListRow row;
    row.fide_id = person.fide_id;
    row.national_id = id_of(person.national_id, known);
    row.name = person.name;
    row.federation = person.federation;
    row.title = person.title;
    row.club = person.club;
    row.sex = person.sex;
    row.birth_year = person.birth.year;
    row.before = settled.before.before.rating;
    row.after = settled.after.rating;
    row.change = settled.after.change;
    row.k = settled.after.k;
    row.games = settled.after.games;
    row.all_games = settled.all_games;
    row.status = settled.after.status;
    row.played = true;
    add_printed(row, input, next_of(settled));
    row.inactive =
        settled.after.games == 0 && (settled.inactive || is_inactive(input, settled.last));
    return row;
}

ListRow row_of(const ListedPlayer& listed, const SettlementInput& input, const Archive& archive,
               const KnownIds* known) {
    const auto time_class = input.time_class;
    auto person = before_of(listed, input.list->info(), time_class);
    const auto waiting = archive.find(key_of(listed));
    if (waiting != archive.end()) add_waiting(person, waiting->second);
    ListRow row;
    row.fide_id = listed.fide_id;
    row.national_id = known != nullptr ? listed.national_id : fingerprinted(listed.national_id);
    row.name = listed.name;
    row.federation = listed.federation;
    row.title = listed.title;
    row.club = listed.club;
    row.sex = listed.sex;
    row.birth_year = listed.birth.year;
    row.before = row.after = listed.rating(time_class).value;
    row.all_games = person.games;
    add_printed(row, input, person);
    row.inactive = listed.inactive ||
                   is_inactive(input, waiting == archive.end() ? Date() : waiting->second.last);
    return row;
}

const std::string& row_key(const Settled& settled) {
    return settled.row.empty() ? settled.person.key : settled.row;
}

}

void fill_list(const SettlementInput& input, const Settlement& settlement, const KnownIds* known,
               SortedRows& rows) {
    std::unordered_map<std::string, const Settled*> played;
    for (const auto& settled : settlement.people) played[row_key(settled)] = &settled;
    if (input.list != nullptr)
        input.list->for_each([&](ListedPlayer&& listed) {
            const auto found = played.find(key_of(listed));
            if (found == played.end() ||
                (!found->second->person.listed && found->second->row.empty())) {
                rows.add(row_of(listed, input, settlement.archive, known));
                return;
            }
            auto row = row_of(*found->second, input, known);
            if (known != nullptr && !listed.national_id.empty())
                row.national_id = listed.national_id;
            rows.add(row);
            played.erase(found);
        });
    for (const auto& settled : settlement.people) {
        const bool nothing =
            settled.after.status == PersonAfter::Status::unchanged && settled.after.rating == 0;
        if (played.contains(row_key(settled)) && !nothing) rows.add(row_of(settled, input, known));
    }
    rows.sort();
}

}
