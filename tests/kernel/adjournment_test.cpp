// Moments and times by the arbiter's clock, and the names of events and phases.

#include <hakem/adjournment.hpp>
#include <hakem/language.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

std::string read_again(std::string_view text) {
    const auto moment = parse_moment(text);
    return moment ? to_text(*moment) : "none";
}

}

BOOST_AUTO_TEST_SUITE(adjournment_clock)

BOOST_AUTO_TEST_CASE(moments_are_read_and_written) {
    BOOST_TEST(read_again("2026-11-07 14:00") == "2026-11-07 14:00:00");
    BOOST_TEST(read_again("2026-11-07T14:00:05") == "2026-11-07 14:00:05");
    BOOST_TEST(read_again("07.11.2026 14:00:05") == "2026-11-07 14:00:05");
    BOOST_TEST(read_again("7.11.2026 9:05") == "2026-11-07 09:05:00");
    BOOST_TEST(read_again("2024-02-29 00:00") == "2024-02-29 00:00:00");
    BOOST_TEST(parse_moment("1970-01-02 00:00")->seconds == 86400);
    BOOST_TEST(parse_moment("2026-11-07 14:00")->seconds == 1794060000);
    BOOST_TEST(to_readable_text(*parse_moment("2026-11-07 14:00")) == "07.11.2026 14:00");
    BOOST_TEST(to_readable_text(*parse_moment("2026-11-07 14:00:05")) == "07.11.2026 14:00:05");
    BOOST_TEST(to_text(Moment{}).empty());
    BOOST_TEST(to_readable_text(Moment{}).empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_moment) {
    for (const auto* text :
         {"", "14:00", "2026-11-07", "2026-11-07 24:00", "2026-11-07 14:60", "2026-11-07 14:00:60",
          "2026-02-29 10:00", "2026-13-01 10:00", "31.11.2026 10:00", "2026-11-07 14", "x",
          "2026-11-07 14:00 ", "2026-11-07 14:00:05Z", "0000-01-01 10:00", "07/11/2026 14:00",
          "2026-11-07  14:00", "99999999999-11-07 14:00", "1970-01-01 00:00"})
        BOOST_TEST(!parse_moment(text), text);
}

BOOST_AUTO_TEST_CASE(times_are_read_and_written) {
    BOOST_TEST(clock_text(5707) == "1:35:07");
    BOOST_TEST(clock_text(900) == "0:15:00");
    BOOST_TEST(clock_text(-61) == "-0:01:01");
    BOOST_TEST(clock_text(100 * 3600) == "100:00:00");
    BOOST_TEST(parse_clock("1:35:07").value() == 5707);
    BOOST_TEST(parse_clock("0:35").value() == 2100);
    BOOST_TEST(parse_clock("0:00").value() == 0);
    for (const auto* text : {"", "35", "1:5", "0:60", "0:00:60", "-0:10", "1:35:07:1", "1h", "a:00",
                             "1234:00:00", "1:35 ", "0:10.5"})
        BOOST_TEST(!parse_clock(text), text);
}

BOOST_AUTO_TEST_CASE(every_event_and_phase_has_its_words) {
    using namespace adjournment;
    const What all[] = {
        Handed{},          Written{},      ShownOnBoard{},   Stopped{},     Kept{},
        DrawOffered{},     DrawAccepted{}, DrawRefused{},    DrawAgreed{},  Resigned{},
        SetUp{},           Arrived{},      Opened{},         ReplySealed{}, EnvelopeLost{},
        MoveTold{},        PositionLost{}, ClocksDisputed{}, Moved{},       Excused{},
        DefaultTimeOver{}, FlagFell{},     Concluded{},      Withdrawn{}};
    BOOST_TEST(std::size(all) == std::variant_size_v<What>);
    for (const auto& what : all)
        BOOST_TEST(has_text("adjournment.event." + std::string(name_of(what))));
    BOOST_TEST(name_of(What{ShownOnBoard{}}) == "shown-on-board");
    BOOST_TEST(name_of(What{EnvelopeLost{}}) == "envelope-lost");
    BOOST_TEST(name_of(What{DefaultTimeOver{}}) == "default-time-over");
    BOOST_TEST(name_of(What{Concluded{}}) == "concluded");
    BOOST_TEST(name_of(What{Withdrawn{}}) == "withdrawn");
    for (int i = 0; i <= static_cast<int>(AdjournmentPhase::annulled); ++i)
        BOOST_TEST(has_text("adjournment.phase." +
                            std::string(name_of(static_cast<AdjournmentPhase>(i)))));
    BOOST_TEST(name_of(AdjournmentPhase::reply_sealed) == "reply-sealed");
}

BOOST_AUTO_TEST_CASE(the_running_clock_goes_on) {
    AdjournedGame game;
    game.clocks = {600, 900};
    game.last = {1000};
    BOOST_TEST((game.clocks_at({1500}) == ClockTimes{600, 900}));
    game.running = Colour::black;
    BOOST_TEST((game.clocks_at({1500}) == ClockTimes{600, 400}));
    BOOST_TEST((game.clocks_at({500}) == ClockTimes{600, 900}));
    game.adjourned_with = {-60, 120};
    game.envelope.next_period = 3600;
    BOOST_TEST((resumption_clocks(game) == ClockTimes{3540, 3720}));
}

BOOST_AUTO_TEST_SUITE_END()
