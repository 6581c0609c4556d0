#include "submitted/agreement.hpp"

#include <algorithm>

namespace hakem::submitted {

namespace {

/// Competitors with one place of ours.
using Group = std::vector<std::size_t>;

/// Compares group by group.
class Comparison {
public:
    Comparison(const Standings& ours, const std::vector<std::int32_t>& claimed)
        : ours_(ours), claimed_(claimed) {}

    Agreement made(bool lots) {
        result_.places.resize(claimed_.size());
        collect_groups();
        result_.tie_order = tie_order();
        const bool ordered = lots || result_.tie_order != TieOrder::other;
        for (const auto& group : groups_)
            for (const auto one : group) {
                const bool inside = within(group, one);
                if (!inside || (!ordered && claimed_[one] != result_.places[one]))
                    result_.differing.push_back(one);
            }
        return std::move(result_);
    }

private:
    void collect_groups() {
        std::int32_t last_rank = 0;
        for (std::size_t i = 0; i < ours_.rows.size(); ++i) {
            const auto& row = ours_.rows[i];
            const auto one = static_cast<std::size_t>(row.competitor);
            if (row.out || one >= claimed_.size() || claimed_[one] == 0) continue;
            if (groups_.empty() || row.rank != last_rank) {
                groups_.emplace_back();
                first_place_ = static_cast<std::int32_t>(result_.order.size()) + 1;
            }
            last_rank = row.rank;
            groups_.back().push_back(one);
            result_.order.push_back(i);
            result_.places[one] = first_place_;
        }
    }

    bool within(const Group& group, std::size_t one) const {
        const auto first = result_.places[one];
        const auto end = first + static_cast<std::int32_t>(group.size());
        return claimed_[one] >= first && claimed_[one] < end;
    }

    /// One rule for all groups; those that have a difference show none.
    TieOrder tie_order() const {
        bool shared = true, by_number = true, by_rating = true;
        for (const auto& group : groups_) {
            const bool inside = std::all_of(group.begin(), group.end(),
                                            [&](std::size_t one) { return within(group, one); });
            if (group.size() < 2 || !inside) continue;
            auto listed = group;
            std::stable_sort(listed.begin(), listed.end(), [&](std::size_t a, std::size_t b) {
                return claimed_[a] < claimed_[b];
            });
            if (claimed_[listed.front()] == claimed_[listed.back()]) continue;
            shared = false;
            for (std::size_t i = 1; i < listed.size(); ++i) {
                const auto& before = competitor(listed[i - 1]);
                const auto& after = competitor(listed[i]);
                by_number = by_number && before.id < after.id;
                by_rating = by_rating && (before.rating > after.rating ||
                                          (before.rating == after.rating && before.id < after.id));
            }
        }
        if (shared) return TieOrder::shared;
        if (by_number) return TieOrder::starting_numbers;
        return by_rating ? TieOrder::ratings : TieOrder::other;
    }

    const Competitor& competitor(std::size_t one) const { return ours_.history.competitors[one]; }

    const Standings& ours_;
    const std::vector<std::int32_t>& claimed_;
    std::vector<Group> groups_;
    std::int32_t first_place_ = 1;
    Agreement result_;
};

}

Agreement agreement_of(const Standings& ours, const std::vector<std::int32_t>& claimed, bool lots) {
    return Comparison(ours, claimed).made(lots);
}

}
