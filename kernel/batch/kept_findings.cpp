#include "kept_findings.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <string_view>
#include <utility>

namespace hakem::batch {

namespace {

/// How much a finding is needed: 0 = most.
int rank_of(const Finding& finding) {
    if (finding.diagnostic.severity == Severity::note) return 3;
    if (!finding.reason.empty()) return 2;
    return finding.diagnostic.severity == Severity::warning ? 1 : 0;
}

void add(Entry& entry, LeftOff more) {
    for (auto& one : entry.left_off)
        if (one.code == more.code && one.severity == more.severity && one.passed == more.passed) {
            one.findings += more.findings;
            return;
        }
    entry.left_off.push_back(std::move(more));
}

/// [i] whether it is kept: the worst first, and of those that are as bad the codes in turn.
std::vector<bool> marked(const std::vector<Finding>& all) {
    std::vector<bool> kept(all.size(), all.size() <= most_findings);
    if (all.size() <= most_findings) return kept;
    struct Candidate {
        bool another; ///< of its code and rank; the first of each is kept in any case
        int rank;
        std::size_t turn, place;
        auto operator<=>(const Candidate&) const = default;
    };
    std::map<std::pair<std::string_view, int>, std::size_t> turns;
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto rank = rank_of(all[i]);
        const auto turn = turns[{all[i].diagnostic.code, rank}]++;
        candidates.push_back({turn != 0, rank, turn, i});
    }
    std::sort(candidates.begin(), candidates.end());
    candidates.resize(std::max(turns.size(), std::min(candidates.size(), most_findings)));
    for (const auto& one : candidates) kept[one.place] = true;
    return kept;
}

}

void leave_off(Entry& entry, const Finding& finding) {
    add(entry, {finding.diagnostic.code, finding.diagnostic.severity, !finding.reason.empty(), 1});
}

void keep_findings(Entry& entry, std::vector<Finding> all, std::vector<LeftOff> counted) {
    const auto kept = marked(all);
    entry.findings.clear();
    entry.left_off.clear();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (kept[i])
            entry.findings.push_back(std::move(all[i]));
        else
            leave_off(entry, all[i]);
    for (auto& more : counted) add(entry, std::move(more));
    std::stable_sort(entry.left_off.begin(), entry.left_off.end(),
                     [](const LeftOff& a, const LeftOff& b) { return a.severity > b.severity; });
}

}
