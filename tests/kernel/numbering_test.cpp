#include "event.hpp"
#include <hakem/numbering.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// A system without a rule for numbers.
class Bare final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament&, const PairingRequest&,
                                   Diagnostics&) const override {
        return {};
    }
};

/// Players by the last figure of their number, the larger above.
NumberingCriterion last_figure() {
    return {"rating", "Rule 1",
            [](std::size_t a, std::size_t b) { return (b + 1) % 10 <=> (a + 1) % 10; },
            [](std::size_t i) { return std::to_string((i + 1) % 10); }};
}

}

BOOST_AUTO_TEST_SUITE(numbering)

BOOST_AUTO_TEST_CASE(a_system_without_a_rule_says_so) {
    Diagnostics diagnostics;
    BOOST_TEST(Bare().number(test::swiss({"."}), {}, diagnostics).ids.empty());
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0041"));
    BOOST_TEST(diagnostics.has_errors());
}

BOOST_AUTO_TEST_CASE(the_deciding_criterion_is_named) {
    const auto event = test::swiss(std::vector<std::string>(12, "."), 3);
    const auto found = numbering_by(event, {last_figure()}, "Rule 2", "2026", true);
    const std::vector<std::int32_t> expected{9, 8, 7, 6, 5, 4, 3, 2, 12, 1, 11, 10};
    BOOST_TEST(found.ids == expected, boost::test_tools::per_element());
    BOOST_TEST(found.edition == "2026");
    BOOST_TEST(found.decisions[0].reason == "numbering.reason.first");
    BOOST_TEST(found.decisions[1].reason == "numbering.reason.rating");
    BOOST_TEST(found.decisions[1].arguments == (std::vector<std::string>{"P8", "P9", "8", "9"}),
               boost::test_tools::per_element());
    BOOST_TEST(found.decisions[8].reason == "numbering.reason.entry");
    BOOST_TEST(found.decisions[8].rule == "Rule 2");
    BOOST_TEST(found.decisions[8].edition == "2026");
    BOOST_TEST(found.decisions[8].subject == "number 9");
    BOOST_TEST(numbering_by(event, {last_figure()}, "Rule 2", "2026", false).decisions.empty());
}

BOOST_AUTO_TEST_CASE(an_empty_field_has_no_numbers) {
    const auto event = test::swiss({});
    BOOST_TEST(numbering_by(event, {last_figure()}, "", "", true).ids.empty());
    BOOST_TEST(numbering_by_lot(event, 1, "", "", true).ids.empty());
    BOOST_TEST(renumbered(event, {}).players.empty());
}

BOOST_AUTO_TEST_CASE(titles_in_the_order_of_fide) {
    BOOST_TEST(title_place("GM") == 0u);
    BOOST_TEST(title_place("WGM") == 2u);
    BOOST_TEST(title_place("WCM") == 7u);
    BOOST_TEST(title_place("") == 8u);
    BOOST_TEST(title_place("NM") == 8u);
}

BOOST_AUTO_TEST_SUITE_END()
