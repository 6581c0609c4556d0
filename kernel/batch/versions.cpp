#include "versions.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <tuple>
#include <utility>

namespace hakem::batch {

namespace {

/// What went back may count by a decision, or be mended by another file.
bool is_in_question(const Entry& entry) {
    return entry.status == Status::clean || entry.status == Status::needs_override ||
           entry.status == Status::back_to_arbiter;
}

/// How much a file says beside the games.
std::ptrdiff_t facts_in(const content::Record& record) {
    return std::count_if(record.facts.begin(), record.facts.end(),
                         [](std::uint32_t fact) { return fact != 0; });
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

/// What the findings that count are about.
content::Faults faults_of(const Entry& entry) {
    constexpr std::string_view births[] = {"RTG-0107", "RTG-0206", "SUB-0102", "SUB-0114",
                                           "SUB-0201", "SUB-0202", "SUB-0246", "TRF-0109",
                                           "TRF-0110", "TRF-0138"};
    constexpr std::string_view ids[] = {"RTG-0101", "RTG-0110", "RTG-0111", "RTG-0113",
                                        "RTG-0114", "RTG-0126", "RTG-0201", "RTG-0203",
                                        "RTG-0222", "SUB-0112", "SUB-0114", "SUB-0227"};
    const auto is_among = [](const auto& codes, std::string_view code) {
        return std::find(std::begin(codes), std::end(codes), code) != std::end(codes);
    };
    content::Faults faults;
    const auto count = [&](std::string_view code, std::size_t findings) {
        faults.births |= is_among(births, code);
        faults.ids |= is_among(ids, code);
        if (code == "TRN-0112") faults.points += findings;
    };
    for (const auto& finding : entry.findings)
        if (finding.reason.empty() && finding.diagnostic.severity != Severity::note)
            count(finding.diagnostic.code, 1);
    for (const auto& left : entry.left_off)
        if (!left.passed && left.severity != Severity::note) count(left.code, left.findings);
    return faults;
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
    for (const auto i : files_) {
        records_.push_back(
            content::record_from_line(entries[i].record).value_or(content::Record()));
        faults_.push_back(faults_of(entries[i]));
    }
}

bool Versions::contradict(std::size_t a, std::size_t b, bool named) const {
    constexpr std::size_t most_compared = 1'000;
    if (a == b || (!named && std::min(a, b) >= most_compared)) return false;
    return content::contradicts(records_[a], records_[b]);
}

bool Versions::stays_beside(std::size_t refused, std::size_t accepted) const {
    return refused != accepted && content::of_one_event(records_[refused], records_[accepted]) &&
           replaced(refused, accepted, true).empty();
}

bool Versions::says_more(std::size_t a, std::size_t b) const {
    const auto key = [this](std::size_t k) {
        return std::pair(records_[k].finished_games(), facts_in(records_[k]));
    };
    return key(b) < key(a);
}

std::string_view Versions::replaced(std::size_t file, std::size_t accepted, bool faulty) const {
    const auto &own = records_[file], &other = records_[accepted];
    const auto relation = content::relate(own, other).relation;
    if (relation == content::Relation::other_format) return format_counts;
    if (relation == content::Relation::interim &&
        (!faulty || own.rounds_held() < other.rounds_held()))
        return complete_counts;
    return faulty && content::mends(other, own, faults_[file]) ? mended : std::string_view();
}

Related Versions::related(std::size_t a, std::size_t b, const Entry& other,
                          std::string_view kind) const {
    const auto found = content::relate(records_[a], records_[b]);
    Related related{
        std::string(kind.empty() ? content::word_of(found.relation) : kind), other.path, {}};
    related.told.push_back(content::phrase_of(found, other.path));
    for (auto& change : content::phrases_of(found.changes).parts)
        related.told.push_back(std::move(change));
    return related;
}

std::vector<std::vector<std::size_t>> events_in_question(const std::vector<Entry>& entries) {
    Events events(entries);
    std::map<std::size_t, std::vector<std::size_t>> files;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (is_in_question(entries[i]) && !entries[i].record.empty())
            files[events.event(i)].push_back(i);
    std::vector<std::vector<std::size_t>> several;
    for (auto& [event, some] : files)
        if (some.size() > 1) several.push_back(std::move(some));
    return several;
}

namespace {

bool is_counted(const Entry& entry) {
    return entry.facts.players != 0 && !entry.is_package &&
           (is_in_question(entry) || entry.status == Status::already_rated);
}

/// Of several files of an event the best comes first.
class Best {
public:
    Best(const std::vector<Entry>& entries, const std::vector<std::size_t>& files)
        : entries_(entries), versions_(entries, files) {}

    std::size_t place() const {
        std::size_t best = 0;
        for (std::size_t k = 1; k < versions_.size(); ++k)
            if (is_better(k, best)) best = k;
        return versions_.place(best);
    }

private:
    bool is_better(std::size_t a, std::size_t b) const {
        const auto key = [this](std::size_t k) {
            const auto& entry = entries_[versions_.place(k)];
            const bool rated = entry.status == Status::already_rated;
            const bool decided =
                std::any_of(entry.related.begin(), entry.related.end(),
                            [](const Related& related) { return related.kind == chosen; });
            return std::tuple(!rated, !decided, rated ? entry.answer : entry.status);
        };
        return key(a) != key(b) ? key(a) < key(b) : versions_.says_more(a, b);
    }

    const std::vector<Entry>& entries_;
    Versions versions_;
};

}

std::vector<std::size_t> counted_files(const std::vector<Entry>& entries) {
    Events events(entries);
    std::map<std::size_t, std::vector<std::size_t>> files;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (is_counted(entries[i])) files[events.event(i)].push_back(i);
    std::vector<std::size_t> counted;
    for (const auto& [event, some] : files)
        counted.push_back(some.size() == 1 ? some.front() : Best(entries, some).place());
    std::sort(counted.begin(), counted.end());
    return counted;
}

}
