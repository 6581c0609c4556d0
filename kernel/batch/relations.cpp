#include "relations.hpp"

#include "content/record.hpp"
#include "content/relation.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace hakem::batch {

std::vector<std::size_t> first_with_same_bytes(const std::vector<Item>& items) {
    std::unordered_map<std::string, std::size_t> first;
    std::vector<std::size_t> result(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto& item = items[i];
        const bool known = item.trouble.empty() && item.size != 0;
        // Another record of adjourned games makes another event of it.
        result[i] = known ? first.try_emplace(item.sha256 + item.adjournments, i).first->second : i;
    }
    return result;
}

Entry duplicate_of(const Entry& original) {
    auto entry = original;
    entry.folder.clear();
    entry.outputs.clear();
    entry.findings.clear(); // they stand with the original
    entry.left_off.clear();
    entry.overrides.clear();
    entry.off.clear();
    entry.names.clear();
    entry.record.clear();
    entry.people.clear();
    entry.tally = {};
    entry.related = {
        {"same-bytes", original.path, {Phrase::of("batch.same-bytes", {original.path})}}};
    // Another picture lying there twice is no event sent twice.
    if (original.status != Status::not_a_tournament && original.status != Status::unreadable)
        entry.status = Status::duplicate;
    return entry;
}

void forget_relations(Entry& entry) {
    for (const auto& finding : entry.findings) {
        const auto& it = finding.diagnostic;
        const auto& reason = finding.reason;
        if (it.code != version_code) continue;
        entry.notes -= it.severity == Severity::note;
        entry.errors -= reason.empty() && it.severity == Severity::error;
        entry.warnings -= reason.empty() && it.severity == Severity::warning;
    }
    std::erase_if(entry.findings,
                  [](const Finding& finding) { return finding.diagnostic.code == version_code; });
    for (auto& one : entry.overrides)
        if (one.code == version_code) one.findings = 0, one.refused = one.contradicted = false;
    std::erase_if(entry.related,
                  [](const Related& related) { return !related.kind.starts_with(rated); });
    entry.status = entry.answer;
}

namespace {

/// Of several equal files the one is the original that is accepted, then the one that shows its
/// identity numbers, then the first in order of paths.
std::vector<std::size_t> better_first(const std::vector<Entry>& entries) {
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto key = [&](std::size_t i) {
            return std::pair(entries[i].answer, entries[i].masked);
        };
        return key(a) < key(b);
    });
    return order;
}

}

void relate(std::vector<Entry>& entries) {
    for (auto& entry : entries)
        for (const auto& related : entry.related)
            if (related.kind == rated) entry.status = Status::already_rated;
    std::vector<content::Record> records;
    std::vector<std::size_t> places;
    for (const auto i : better_first(entries)) {
        auto record = content::record_from_line(entries[i].record);
        if (!record) continue;
        records.push_back(std::move(*record));
        places.push_back(i);
    }
    const auto found = content::relate_all(std::move(records));
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i].relation == content::Relation::other) continue;
        auto& entry = entries[places[i]];
        const auto& of = entries[places[found[i].of]].path;
        Related related{std::string(content::word_of(found[i].relation)), of, {}};
        related.told.push_back(content::phrase_of(found[i], of));
        for (auto& change : content::phrases_of(found[i].changes).parts)
            related.told.push_back(std::move(change));
        entry.related.push_back(std::move(related));
        // The one that others repeat is the event itself.
        if (found[i].relation == content::Relation::same && found[i].of < i &&
            entry.status != Status::already_rated)
            entry.status = Status::duplicate;
    }
}

}
