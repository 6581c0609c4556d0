#include "prizes/sharing.hpp"

#include <algorithm>
#include <numeric>

namespace hakem::prizes {

namespace {

/// Regulation 31: the sum of the places, in equal parts.
std::vector<Exact> equal_parts(std::span<const Amount> amounts, std::size_t members) {
    const auto places = amounts.first(std::min(amounts.size(), members));
    const auto sum = std::accumulate(places.begin(), places.end(), Amount{0});
    return std::vector<Exact>(members, Exact(sum, static_cast<Amount>(members)));
}

/// Each the prize of his place; where the tie-breaks end, article 31 again.
std::vector<Exact> by_place(std::span<const Amount> amounts, std::span<const std::int32_t> ranks) {
    std::vector<Exact> shares;
    while (shares.size() < ranks.size()) {
        const auto first = shares.size();
        auto last = first;
        while (last < ranks.size() && ranks[last] == ranks[first]) ++last;
        const auto parts =
            equal_parts(amounts.subspan(std::min(first, amounts.size())), last - first);
        shares.insert(shares.end(), parts.begin(), parts.end());
    }
    return shares;
}

}

std::vector<Exact> shares_of(Sharing sharing, std::span<const Amount> amounts,
                             std::span<const std::int32_t> ranks) {
    if (ranks.empty()) return {};
    if (sharing == Sharing::tie_break) return by_place(amounts, ranks);
    auto shares = equal_parts(amounts, ranks.size());
    if (sharing != Sharing::hort) return shares;
    const auto own = by_place(amounts, ranks);
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i] = (shares[i] + own[i]) / 2;
    return shares;
}

}
