// What moves from one edition to another.

#include "rank_compare.hpp"

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

/// A code and which of its kind it is: DE may stand twice.
std::pair<std::string, int> key_of(const std::vector<TieBreakCode>& codes, std::size_t index) {
    const auto same = [&](const TieBreakCode& code) { return code.text == codes[index].text; };
    const auto end = codes.begin() + static_cast<std::ptrdiff_t>(index);
    return {codes[index].text, static_cast<int>(std::count_if(codes.begin(), end, same))};
}

/// All codes of both, those of one edition alone behind the one that they follow there.
std::vector<ComparedCode> compared_codes(const Standings& before, const Standings& after) {
    std::vector<ComparedCode> all;
    std::map<std::pair<std::string, int>, int> earlier;
    for (std::size_t i = 0; i < before.codes.size(); ++i) {
        earlier[key_of(before.codes, i)] = static_cast<int>(i);
        all.push_back({before.codes[i], before.rules[i], {static_cast<int>(i), -1}});
    }
    auto at = all.begin();
    for (std::size_t i = 0; i < after.codes.size(); ++i) {
        const auto found = earlier.find(key_of(after.codes, i));
        if (found == earlier.end()) {
            at = all.insert(at, {after.codes[i], {}, {-1, -1}});
        } else {
            at = std::find_if(all.begin(), all.end(), [&](const ComparedCode& code) {
                return code.index[0] == found->second;
            });
        }
        at->index[1] = static_cast<int>(i);
        at->rule = after.rules[i];
        ++at;
    }
    return all;
}

/// Compares row by row.
class Comparer {
public:
    Comparer(const Standings& before, const Standings& after)
        : before_(before), after_(after), codes_(compared_codes(before, after)) {
        for (std::size_t i = 0; i < before.rows.size(); ++i) places_[before.rows[i].id] = i;
    }

    EditionChanges changes() {
        EditionChanges result;
        for (std::size_t i = 0; i < after_.rows.size(); ++i) {
            auto change = change_of(i);
            const bool moved = change.ranks[0] != change.ranks[1] || !change.movers.empty();
            if (moved || std::any_of(change.values.begin(), change.values.end(),
                                     [](const auto& value) { return value.has_value(); }))
                result.changes.push_back(std::move(change));
        }
        result.codes = std::move(codes_);
        return result;
    }

private:
    Change change_of(std::size_t at) const {
        const auto& now = after_.rows[at];
        const auto& then = before_.rows[places_.at(now.id)];
        Change change;
        change.id = now.id;
        change.name = after_.history.competitors[static_cast<std::size_t>(now.competitor)].name;
        change.ranks = {then.rank, now.rank};
        for (const auto& code : codes_) change.values.push_back(values_of(code, then, now));
        change.movers = movers_of(at);
        return change;
    }

    static std::optional<std::array<TieBreakValue, 2>>
    values_of(const ComparedCode& code, const Standing& then, const Standing& now) {
        if (code.index[0] < 0 || code.index[1] < 0) return std::nullopt;
        const auto& old_value = then.values[static_cast<std::size_t>(code.index[0])];
        const auto& new_value = now.values[static_cast<std::size_t>(code.index[1])];
        if (old_value.value == new_value.value) return std::nullopt;
        return std::array{old_value, new_value};
    }

    /// The compared code that decided between two rows of one of the standings.
    std::size_t decider(const Standings& standings, std::size_t side, std::size_t a,
                        std::size_t b) const {
        const int index = deciding_code(standings, std::min(a, b), std::max(a, b));
        if (index < 0) return codes_.size();
        const auto found =
            std::find_if(codes_.begin(), codes_.end(),
                         [&](const ComparedCode& code) { return code.index[side] == index; });
        return static_cast<std::size_t>(found - codes_.begin());
    }

    /// -1 above, 0 together, 1 below.
    static int order(const Standing& a, const Standing& b) {
        return a.rank == b.rank ? 0 : a.rank < b.rank ? -1 : 1;
    }

    std::vector<Change::Mover> movers_of(std::size_t at) const {
        std::map<std::size_t, Change::Mover> movers;
        const auto& now = after_.rows[at];
        const auto was_at = places_.at(now.id);
        for (std::size_t i = 0; i < after_.rows.size(); ++i) {
            const auto& other = after_.rows[i];
            if (i == at || now.out || other.out) continue;
            const auto other_was_at = places_.at(other.id);
            const int was = order(before_.rows[was_at], before_.rows[other_was_at]);
            const int is = order(now, other);
            if (was == is) continue;
            const auto code =
                std::min(decider(before_, 0, was_at, other_was_at), decider(after_, 1, at, i));
            auto& mover = movers[code];
            mover.code = code;
            (is < was ? mover.passed : mover.passed_by).push_back(other.id);
        }
        std::vector<Change::Mover> all;
        for (auto& [code, mover] : movers) all.push_back(std::move(mover));
        return all;
    }

    const Standings& before_;
    const Standings& after_;
    std::vector<ComparedCode> codes_;
    std::map<std::int32_t, std::size_t> places_;
};

}

EditionChanges changes_between(const Standings& before, const Standings& after) {
    return Comparer(before, after).changes();
}

}
