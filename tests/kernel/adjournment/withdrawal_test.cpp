// I.3: the arbiter checks what was recorded, and takes back what was wrong.

#include "sample.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::adjournment;
using namespace hakem::adjournments;
using test::handed;
using test::line;

/// Takes every event, but none that comes before another; the last one is told by its moment.
class AnyOrder final : public AdjournmentRules {
public:
    Advance advance(const AdjournedGame& game, const AdjournmentEvent& event) const override {
        Advance advance{game, {}, event.at < game.last};
        if (advance.refused) return advance;
        advance.after.key = event.game;
        advance.after.last = event.at;
        advance.after.phase = AdjournmentPhase::sealing;
        return advance;
    }
    std::vector<AdjournmentStep> next_steps(const AdjournedGame&) const override { return {}; }
};

std::string codes(const Diagnostics& found) {
    std::string text;
    for (const auto& one : found.all()) text += (text.empty() ? "" : " ") + one.code;
    return text;
}

/// "handed written; -stopped (why)".
std::string told(const AdjournmentHistory& game) {
    std::string text;
    for (const auto& entry : game.entries)
        text += (text.empty() ? "" : " ") + std::string(name_of(entry.event.what));
    for (const auto& one : game.withdrawn)
        text += "; -" + std::string(name_of(one.event.what)) + " (" + one.reason + ")";
    return text;
}

std::string told(const std::vector<RecordLine>& lines, const std::string& expected_codes = "") {
    Diagnostics found;
    const auto games = games_of(lines, AnyOrder(), found);
    BOOST_TEST(codes(found) == expected_codes);
    std::string text;
    for (const auto& game : games) text += (text.empty() ? "" : " | ") + told(game);
    return text;
}

}

BOOST_AUTO_TEST_SUITE(adjournment_withdrawal)

BOOST_AUTO_TEST_CASE(
    article_I_3_the_last_event_is_taken_back_and_what_follows_is_judged_without_it) {
    BOOST_TEST(told({line(handed()), line(Written{}, 60), line(Withdrawn{"yanlış masa"}, 90),
                     line(Stopped{}, 70)}) == "handed stopped; -written (yanlış masa)");
}

BOOST_AUTO_TEST_CASE(a_moment_far_off_does_not_bar_the_withdrawal_nor_what_follows) {
    constexpr std::int64_t years = std::int64_t{36} * 365 * 86400;
    BOOST_TEST(told({line(handed()), line(Written{}, years), line(Withdrawn{"2062"}, 90),
                     line(Written{}, 60)}) == "handed written; -written (2062)");
}

BOOST_AUTO_TEST_CASE(repeated_it_goes_further_back) {
    BOOST_TEST(told({line(handed()), line(Written{}, 60), line(Stopped{}, 70),
                     line(Withdrawn{"a"}, 90), line(Withdrawn{"b"}, 91)}) ==
               "handed; -stopped (a); -written (b)");
    BOOST_TEST(told({line(handed()), line(Written{}, 60), line(Stopped{}, 70),
                     line(Withdrawn{"c", 2}, 90)}) == "handed; -written (c); -stopped (c)");
}

BOOST_AUTO_TEST_CASE(other_games_stay_as_they_are) {
    const GameKey other{3, 6, 7};
    BOOST_TEST(told({line(handed()), line(handed(), 5, other), line(Withdrawn{"a"}, 9, other)}) ==
               "handed | ; -handed (a)");
}

BOOST_AUTO_TEST_CASE(of_a_game_that_was_none_names_and_struck_events_remain) {
    Diagnostics found;
    const std::vector<RecordLine> lines = {line(handed()), line(Withdrawn{"başka masa"}, 60)};
    const auto games = games_of(lines, AnyOrder(), found);
    BOOST_REQUIRE_EQUAL(games.size(), 1u);
    BOOST_TEST((games[0].now.phase == AdjournmentPhase::none));
    BOOST_TEST(!games[0].now.last);
    BOOST_TEST(games[0].now.envelope.white_name == "Yılmaz, Ayşe");
    // The same game may be adjourned after all; and its players another one.
    BOOST_TEST(told({lines[0], lines[1], line(handed(), 90)}) == "handed; -handed (başka masa)");
    BOOST_TEST(told({lines[0], lines[1], line(handed(), 90, {3, 5, 9})}) ==
               "handed | ; -handed (başka masa)");
}

BOOST_AUTO_TEST_CASE(more_than_there_is_takes_nothing_back) {
    BOOST_TEST(told({line(handed()), line(Withdrawn{"a", 2}, 60)}, "ADJ-0118") == "handed");
    BOOST_TEST(told({line(Withdrawn{"a"}, 60)}, "ADJ-0118") == "");
    BOOST_TEST(told({line(handed()), line(Withdrawn{"a", 0}, 60)}, "ADJ-0118") == "handed");
}

BOOST_AUTO_TEST_CASE(a_record_tells_its_extent) {
    const test::RecordFolder folder;
    Diagnostics found;
    BOOST_TEST(read_record(folder.record(), found).count == 0u);
    std::uint32_t before = 0;
    for (const auto count : {2u, 3u}) {
        OpenRecord record(folder.record());
        record.read(found);
        record.append("K", {line(handed())});
        const auto read = read_record(folder.record(), found);
        BOOST_TEST(read.count == count);
        BOOST_TEST(read.checksum != before);
        before = read.checksum;
    }
}

BOOST_AUTO_TEST_SUITE_END()
