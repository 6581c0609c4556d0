#include "prizes/allocation.hpp"

#include "prizes/score_group.hpp"

#include <algorithm>

namespace hakem::prizes {

Allocation allocate(const std::vector<const Category*>& categories,
                    const std::vector<Contender>& contenders, Amount rounding) {
    Allocation allocation;
    Stock stock(categories);
    const bool pooling = std::any_of(categories.begin(), categories.end(), [](const auto* one) {
        return one->sharing == Sharing::us_pooling;
    });
    for (std::size_t first = 0; first < contenders.size() && !stock.empty();) {
        Group group{contenders, {}, rounding};
        auto last = first;
        while (last < contenders.size() && contenders[last].score == contenders[first].score)
            group.members.push_back(last++);
        if (pooling)
            settle_by_pool(std::move(group), stock, allocation);
        else
            settle_by_category(group, stock, allocation);
        first = last;
    }
    allocation.left = stock.rest();
    return allocation;
}

}
