#include "versions.hpp"

#include "content/relation.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

namespace hakem::batch {

namespace {

/// Only what would be accepted can count.
bool is_in_question(const Entry& entry) {
    return entry.status == Status::clean || entry.status == Status::needs_override;
}

/// Whether the two are files of one event for certain.
bool is_of_one_event(std::string_view kind) {
    using content::Relation;
    constexpr Relation certain[] = {Relation::version, Relation::older,    Relation::newer,
                                    Relation::interim, Relation::complete, Relation::other_format,
                                    Relation::same};
    return std::any_of(std::begin(certain), std::end(certain),
                       [kind](Relation one) { return content::word_of(one) == kind; });
}

/// Entries by their events: each knows the closest file, so that the files of one hang together.
class Events {
public:
    explicit Events(const std::vector<Entry>& entries) : first_(entries.size()) {
        std::iota(first_.begin(), first_.end(), std::size_t{0});
        std::map<std::string_view, std::size_t> places;
        for (std::size_t i = 0; i < entries.size(); ++i) places.emplace(entries[i].path, i);
        for (std::size_t i = 0; i < entries.size(); ++i)
            for (const auto& related : entries[i].related)
                if (const auto at = places.find(related.of);
                    is_of_one_event(related.kind) && at != places.end())
                    join(i, at->second);
    }

    std::size_t event(std::size_t i) {
        while (first_[i] != i) i = first_[i] = first_[first_[i]];
        return i;
    }

private:
    void join(std::size_t a, std::size_t b) {
        a = event(a);
        b = event(b);
        first_[std::max(a, b)] = std::min(a, b);
    }

    std::vector<std::size_t> first_;
};

}

Versions::Versions(const std::vector<Entry>& entries, std::vector<std::size_t> files)
    : files_(std::move(files)) {
    records_.reserve(files_.size());
    for (const auto i : files_)
        records_.push_back(
            content::record_from_line(entries[i].record).value_or(content::Record()));
}

bool Versions::contradict(std::size_t a, std::size_t b, bool named) const {
    constexpr std::size_t most_compared = 1'000;
    if (a == b || (!named && std::min(a, b) >= most_compared)) return false;
    return content::contradicts(records_[a], records_[b]);
}

Related Versions::related(std::size_t a, std::size_t b, const Entry& other) const {
    const auto found = content::relate(records_[a], records_[b]);
    Related related{std::string(contradicting), other.path, {}};
    related.told.push_back(content::phrase_of(found, other.path));
    for (auto& change : content::phrases_of(found.changes).parts)
        related.told.push_back(std::move(change));
    return related;
}

std::vector<std::vector<std::size_t>> events_in_question(const std::vector<Entry>& entries) {
    Events events(entries);
    std::map<std::size_t, std::vector<std::size_t>> files;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (is_in_question(entries[i]) && !entries[i].related.empty())
            files[events.event(i)].push_back(i);
    std::vector<std::vector<std::size_t>> several;
    for (auto& [event, some] : files)
        if (some.size() > 1) several.push_back(std::move(some));
    return several;
}

}
