// What must hold for any field and any plan.

#include "prizes/allocation.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <rapidcheck.h>

using namespace hakem;
using namespace hakem::prizes;

namespace {

/// The same scenes in every run, unless RC_PARAMS says otherwise.
const int repeatable = ::setenv("RC_PARAMS", "seed=31 max_success=1000", 0);

struct Scene {
    std::vector<Category> categories;
    std::vector<Contender> contenders;
    Amount rounding = 1;

    Allocation allocation() const {
        std::vector<const Category*> list;
        for (const auto& category : categories) list.push_back(&category);
        return allocate(list, contenders, rounding);
    }

    Amount planned() const {
        Amount sum = 0;
        for (const auto& category : categories)
            sum = std::accumulate(category.amounts.begin(), category.amounts.end(), sum);
        return sum;
    }
};

Scene random_scene() {
    const auto below = [](int end) { return *rc::gen::inRange(0, end); };
    Scene scene;
    scene.rounding = below(2) == 0 ? 1 : 50;
    const bool pooling = below(3) == 0;
    for (int c = 1 + below(4); c > 0; --c) {
        auto& category = scene.categories.emplace_back();
        for (int n = 1 + below(6); n > 0; --n)
            category.amounts.push_back(scene.rounding * (1 + below(40)));
        std::sort(category.amounts.rbegin(), category.amounts.rend());
        category.sharing = pooling ? Sharing::us_pooling : static_cast<Sharing>(below(3));
    }
    int points = 20;
    for (int n = 1 + below(12); n > 0; --n) {
        auto& contender = scene.contenders.emplace_back();
        points -= below(2);
        contender.id = static_cast<std::int32_t>(scene.contenders.size());
        contender.score = Exact(points, 2);
        contender.rank = contender.id;
        if (contender.id > 1) {
            const auto& before = scene.contenders[scene.contenders.size() - 2];
            if (before.score == contender.score && below(4) == 0) contender.rank = before.rank;
        }
        for (std::size_t c = 0; c < scene.categories.size(); ++c)
            contender.may.push_back(static_cast<Answer>(below(3)));
    }
    return scene;
}

/// What each gets, and how often.
std::map<std::size_t, std::pair<Amount, int>> by_contender(const Allocation& allocation) {
    std::map<std::size_t, std::pair<Amount, int>> result;
    for (const auto& settlement : allocation.settlements)
        for (std::size_t i = 0; i < settlement.takers.size(); ++i) {
            result[settlement.takers[i]].first += settlement.paid[i];
            ++result[settlement.takers[i]].second;
        }
    return result;
}

Amount amount_of(const Scene& scene, const Prize& prize) {
    return scene.categories[prize.category].amounts[prize.number];
}

void check(void (*property)(const Scene&, const Allocation&)) {
    BOOST_TEST(rc::check([&] {
        const auto scene = random_scene();
        property(scene, scene.allocation());
    }));
}

}

BOOST_AUTO_TEST_SUITE(prizes_properties)

BOOST_AUTO_TEST_CASE(totals_are_exact) {
    check([](const Scene& scene, const Allocation& allocation) {
        Amount paid = 0, left = 0;
        for (const auto& settlement : allocation.settlements) {
            Amount here = 0, of_prizes = 0;
            for (const auto amount : settlement.paid) {
                here += amount;
                RC_ASSERT(amount % scene.rounding == 0);
            }
            for (const auto& prize : settlement.prizes) of_prizes += amount_of(scene, prize);
            RC_ASSERT(here == of_prizes);
            paid += here;
        }
        for (const auto& prize : allocation.left) left += amount_of(scene, prize);
        RC_ASSERT(paid + left == scene.planned());
    });
}

BOOST_AUTO_TEST_CASE(nobody_gets_two_money_prizes) {
    check([](const Scene&, const Allocation& allocation) {
        for (const auto& [contender, got] : by_contender(allocation)) RC_ASSERT(got.second == 1);
    });
}

BOOST_AUTO_TEST_CASE(each_takes_only_what_he_may) {
    check([](const Scene& scene, const Allocation& allocation) {
        for (const auto& settlement : allocation.settlements)
            for (const auto taker : settlement.takers) {
                const auto& may = scene.contenders[taker].may;
                RC_ASSERT(std::any_of(
                    settlement.prizes.begin(), settlement.prizes.end(),
                    [&](const Prize& prize) { return may[prize.category] == Answer::yes; }));
                if (!settlement.pooled)
                    RC_ASSERT(may[settlement.prizes.front().category] == Answer::yes);
            }
    });
}

BOOST_AUTO_TEST_CASE(no_prize_is_left_that_one_without_a_prize_may_have) {
    check([](const Scene& scene, const Allocation& allocation) {
        const auto got = by_contender(allocation);
        for (const auto& prize : allocation.left)
            for (std::size_t i = 0; i < scene.contenders.size(); ++i)
                if (scene.contenders[i].may[prize.category] == Answer::yes)
                    RC_ASSERT(got.count(i) == 1);
    });
}

BOOST_AUTO_TEST_CASE(a_better_result_never_gets_less_of_the_same_category) {
    check([](const Scene& scene, const Allocation& allocation) {
        for (std::size_t c = 0; c < scene.categories.size(); ++c) {
            Amount last = most_money;
            for (const auto& settlement : allocation.settlements) {
                if (settlement.pooled || settlement.prizes.front().category != c) continue;
                for (std::size_t i = 0; i < settlement.paid.size(); ++i) {
                    RC_ASSERT(settlement.paid[i] <= last);
                    last = settlement.paid[i];
                }
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(without_ties_nobody_ahead_would_rather_have_the_prize_of_one_behind) {
    BOOST_TEST(rc::check([] {
        auto scene = random_scene();
        const auto size = static_cast<std::int64_t>(scene.contenders.size());
        for (std::int64_t i = 0; i < size; ++i) {
            auto& contender = scene.contenders[static_cast<std::size_t>(i)];
            contender.score = Exact(size - i);
            contender.rank = static_cast<std::int32_t>(i) + 1;
        }
        auto got = by_contender(scene.allocation());
        for (const auto& settlement : scene.allocation().settlements)
            for (std::size_t i = 0; i < settlement.takers.front(); ++i)
                if (scene.contenders[i].may[settlement.prizes.front().category] == Answer::yes)
                    RC_ASSERT(got[i].first >= settlement.paid.front());
    }));
}

BOOST_AUTO_TEST_CASE(in_a_pool_equal_points_and_equal_rights_are_worth_the_same) {
    check([](const Scene& scene, const Allocation& allocation) {
        if (scene.categories.front().sharing != Sharing::us_pooling) return;
        auto got = by_contender(allocation);
        for (std::size_t a = 0; a < scene.contenders.size(); ++a)
            for (std::size_t b = a + 1; b < scene.contenders.size(); ++b) {
                const auto& one = scene.contenders[a];
                const auto& other = scene.contenders[b];
                const auto equal = [](Answer x, Answer y) {
                    return (x == Answer::yes) == (y == Answer::yes);
                };
                if (one.score == other.score &&
                    std::equal(one.may.begin(), one.may.end(), other.may.begin(), equal))
                    RC_ASSERT(std::abs(got[a].first - got[b].first) <= scene.rounding);
            }
    });
}

BOOST_AUTO_TEST_SUITE_END()
