// The record of adjourned games belongs to the tournament beside it: it is no file of its own.

#include "adjournment/record.hpp"
#include "gathering.hpp"

#include <system_error>
#include <unordered_map>
#include <utility>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".adjournments";

/// What stands in the way of the record is a trouble of the tournament: without it the results
/// would be others.
void join(Item& tournament, const Item& record) {
    if (!tournament.trouble.empty()) return;
    const auto beside = adjournments::record_path(tournament.path);
    std::error_code trouble;
    // What a package had lies in the spool under names of ours.
    if (record.trouble.empty() && record.path != beside) fs::rename(record.path, beside, trouble);
    if (!record.trouble.empty() || trouble)
        tournament.trouble = "batch.record-trouble";
    else
        tournament.adjournments = record.sha256;
}

}

bool is_record(const Item& item) { return item.shown.ends_with(ending); }

void join_records(std::vector<Item>& items) {
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < items.size(); ++i) places.try_emplace(items[i].shown, i);
    std::vector<bool> joined(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!is_record(items[i])) continue;
        const std::string_view name = items[i].shown;
        const auto found = places.find(name.substr(0, name.size() - ending.size()));
        if (found == places.end()) continue;
        join(items[found->second], items[i]);
        joined[i] = true;
    }
    std::vector<Item> kept;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!joined[i]) kept.push_back(std::move(items[i]));
    items = std::move(kept);
}

}
