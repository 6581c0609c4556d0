// A correction of a closed period that another closed period came after.

#include "period/settlement.hpp"
#include "sample.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>

namespace {

using namespace hakem;
using period::EventToSettle;
using Ratings = std::array<std::int32_t, 4>;

struct Fixture {
    const RatingSystem& ukd = test::registry().get<RatingSystem>("ukd");
    RatingSwitches switches;
    period::Archive archive;

    /// The four of `event_text`, who came with these ratings.
    period::CountedEvent rated(const std::string& name, std::string_view results,
                               const Ratings& ratings) const {
        const auto tournament = test::tournament(test::event_text(name, results));
        std::vector<RatingBefore> before(4);
        for (std::size_t i = 0; i < 4; ++i) before[i].rating = ratings[i];
        const auto rating = ukd.rate({tournament, before, TimeClass::standard, "", switches});
        auto event = test::counted_event(name + std::string(results), name, 4, {});
        for (std::size_t i = 0; i < 4; ++i) {
            const auto& player = tournament.players[i];
            event.participants.push_back({period::person_of(player, nullptr, "e"),
                                          period::result_of(rating.players[i]), player.rounds});
        }
        return event;
    }

    /// What a period of this event alone publishes.
    Ratings published(const period::CountedEvent& event) const {
        Ratings made{};
        for (std::size_t i = 0; i < 4; ++i) {
            PersonBefore before;
            before.before.rating = event.participants[i].result.before;
            const auto rating = period::rating_of(event.participants[i].result);
            const PersonEvent one{"e", {2026, 10, 4}, &rating};
            made[i] = ukd.settle(before, {&one, 1}, {2026, 11, 1}, switches).rating;
        }
        return made;
    }

    period::Settlement settle(const period::CountedEvent& old,
                              const period::CountedEvent& corrected,
                              const period::CountedEvent& later) const {
        auto closed = std::make_shared<EventToSettle::Closed>();
        closed->first_version = old.content.id;
        closed->date = {2026, 11, 1};
        closed->later.push_back({{2026, 12, 1}, "", {}, {{later, false}}, {}});
        const period::SettlementInput input{
            ukd, TimeClass::standard, nullptr, {2027, 1, 1}, switches, archive};
        return period::settle(input, {{corrected, {old}, closed}});
    }
};

std::size_t count(const period::Settlement& made, std::string_view key) {
    return static_cast<std::size_t>(
        std::count_if(made.notes.begin(), made.notes.end(),
                      [&](const period::PersonNote& note) { return note.key == key; }));
}

}

BOOST_FIXTURE_TEST_SUITE(chain, Fixture)

BOOST_AUTO_TEST_CASE(ukd_1_3_a_correction_goes_through_the_closed_period_after_it) {
    const Ratings first{1800, 1700, 1600, 1500};
    const auto old = rated("A", "10=1=0", first), corrected = rated("A", "00=1=0", first);
    const auto was = published(old), now = published(corrected);
    BOOST_REQUIRE(was != now);
    const auto later = rated("B", "1=0=10", was);
    const auto was_after = published(later), now_after = published(rated("B", "1=0=10", now));
    const auto made = settle(old, corrected, later);
    std::size_t seen = 0;
    for (const auto& settled : made.people)
        for (std::size_t i = 0; i < 4; ++i)
            if (settled.person.name == later.participants[i].person.name) {
                ++seen;
                BOOST_TEST(settled.before.before.rating == was_after[i]);
                BOOST_TEST(settled.after.rating == now_after[i]);
            }
    std::size_t different = 0;
    for (std::size_t i = 0; i < 4; ++i) different += was_after[i] != now_after[i];
    BOOST_TEST(seen == different);
    BOOST_TEST(different >= 2U);
    BOOST_TEST(count(made, "period.chain-carried") == different);
    BOOST_TEST(count(made, "period.chain-by-hand") == 0U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_computed_anew_is_noted) {
    const Ratings first{1800, 1700, 1600, 1500};
    const auto old = rated("A", "10=1=0", first), corrected = rated("A", "00=1=0", first);
    auto later = rated("B", "1=0=10", published(old));
    for (auto& participant : later.participants) participant.rounds.clear(); // an older state
    const auto made = settle(old, corrected, later);
    BOOST_TEST(count(made, "period.chain-by-hand") >= 2U);
    const auto other_list = rated("B", "1=0=10", {1790, 1690, 1590, 1490});
    BOOST_TEST(count(settle(old, corrected, other_list), "period.chain-by-hand") >= 2U);
}

BOOST_AUTO_TEST_SUITE_END()
