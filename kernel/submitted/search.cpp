#include "submitted/search.hpp"

#include <algorithm>

namespace hakem::submitted {

namespace {

/// Tries changes while there is time; remembers the best.
class Search {
public:
    Search(const Departure& from, const Claims& claims, Registry& registry, int round,
           Distance ours)
        : from_(from), claims_(claims), claimed_(places_of(claims.ranks)), registry_(registry),
          round_(round), ours_(ours), best_(ours.sum()) {
        // A large field costs no more than a small one with many changes.
        const auto& history = from.ours.history;
        const auto size = history.competitors.size() * static_cast<std::size_t>(history.rounds) + 1;
        left_ = std::clamp<std::size_t>(most_work / size, 40, 250);
    }

    std::optional<Cause> made() {
        // Where the file names its tie-breaks, they are the last thing to doubt.
        const bool declared = from_.ours.codes_declared;
        if (ours_.ranks != 0) {
            if (!declared && of(usual_lists(from_))) return cause_;
            if (of(other_rounds(from_)) || of(other_editions(from_))) return cause_;
        }
        if (of(other_values(from_)) || ours_.ranks == 0) return clear();
        if (of(altered_lists(from_, registry_))) return cause_;
        if (declared && of(usual_lists(from_))) return cause_;
        if (of(usual_lists_of_other_editions(from_))) return cause_;
        return clear();
    }

private:
    /// True where one of them leaves nothing.
    bool of(const std::vector<Change>& changes) {
        for (const auto& change : changes) {
            if (left_ == 0) return false;
            --left_;
            attempt(change);
            if (best_ == 0) return true;
        }
        return false;
    }

    void attempt(const Change& change) {
        try {
            if (change.alter) {
                auto altered = from_.tournament;
                change.alter(altered);
                measure(change, altered);
            } else {
                measure(change, from_.tournament);
            }
        } catch (const Error&) { // a code that this installation does not have
        }
    }

    void measure(const Change& change, const Tournament& event) {
        Diagnostics unused;
        const auto standings = rank(event, change.options, registry_, unused);
        const auto agreement = agreement_of(standings, claimed_, false);
        const auto points = change.alter
                                ? different_points(claims_, standings.history, round_).size()
                                : ours_.points;
        // Ranks that are as ours stand by our points: then the points alone are to be explained.
        const bool ranked = ours_.ranks != 0;
        const auto left = (ranked ? agreement.differing.size() : 0) + points;
        if (left >= best_) return;
        best_ = left;
        cause_ = Cause{change.key,
                       change.arguments,
                       change.rule,
                       std::string(standings.edition->id),
                       list_text(standings.codes),
                       ours_.sum() - left,
                       left,
                       change.of_list,
                       change.of_list || change.of_tie_breaks,
                       change.options.after == from_.options.after ? 0 : change.options.after,
                       agreement.tie_order,
                       !ranked && !agreement.differing.empty()};
    }

    /// A change that leaves as much as it explains is none.
    std::optional<Cause> clear() const {
        if (!cause_ ||
            (cause_->left != 0 && (cause_->explained < 3 || cause_->left * 2 > ours_.sum())))
            return std::nullopt;
        return cause_;
    }

    static constexpr std::size_t most_work = 1'000'000;

    const Departure& from_;
    const Claims& claims_;
    std::vector<std::int32_t> claimed_;
    Registry& registry_;
    int round_;
    Distance ours_;
    std::size_t best_;
    std::size_t left_; ///< rankings that may still be made
    std::optional<Cause> cause_;
};

}

std::optional<Cause> cause_of(const Departure& from, const Claims& claims, Registry& registry,
                              int round, Distance ours) {
    return Search(from, claims, registry, round, ours).made();
}

}
