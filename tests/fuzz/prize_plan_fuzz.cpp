// Any bytes at all as a plan of prizes: reading ends, and what was read can be shared out.

#include "prizes/allocation.hpp"
#include "prizes/plan_reader.hpp"
#include <hakem/source.hpp>

#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string>

namespace {

using namespace hakem;
using namespace hakem::prizes;

/// Forty contenders in groups of equal points; who may have what follows from the numbers.
std::vector<Contender> field(const Plan& plan) {
    std::vector<Contender> contenders;
    for (std::int32_t id = 1; id <= 40; ++id) {
        Contender contender{id, "P", Exact(20 - id / 3, 2), id - id % 2, {}};
        for (std::size_t c = 0; c < plan.categories.size(); ++c)
            contender.may.push_back(static_cast<Answer>((static_cast<std::size_t>(id) + c) % 3));
        contenders.push_back(std::move(contender));
    }
    return contenders;
}

void share_out(const Plan& plan) {
    std::vector<const Category*> categories;
    Amount planned = 0, paid = 0;
    for (const auto& category : plan.categories) {
        categories.push_back(&category);
        planned = std::accumulate(category.amounts.begin(), category.amounts.end(), planned);
    }
    const auto allocation = allocate(categories, field(plan), plan.rounding);
    for (const auto& settlement : allocation.settlements)
        paid = std::accumulate(settlement.paid.begin(), settlement.paid.end(), paid);
    for (const auto& prize : allocation.left)
        paid += plan.categories[prize.category].amounts[prize.number];
    if (paid != planned) std::abort();
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    Diagnostics diagnostics("plan.json");
    const auto plan = read_plan(*Source::from_bytes("plan.json", bytes), diagnostics);
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    if (plan) share_out(*plan);
    return 0;
}
