#include <hakem/rating_system.hpp>
#include <hakem/time_control.hpp>

#include <boost/test/unit_test.hpp>

#include <string>

using namespace hakem;

namespace {

std::string text_of(const std::optional<TimeControl>& control) {
    if (!control) return "none";
    std::string text;
    for (const auto& period : control->periods)
        text += (text.empty() ? "" : ":") +
                (period.moves != 0 ? std::to_string(period.moves) + "/" : "") +
                std::to_string(period.seconds) + "+" + std::to_string(period.increment);
    return text + (control->unequal ? " unequal" : "");
}

std::string encoded(std::string_view text) { return text_of(encoded_time_control(text)); }
std::string written(std::string_view text) { return text_of(written_time_control(text)); }

std::string class_of(std::string_view encoded, std::string_view written) {
    Tournament tournament;
    tournament.encoded_time_control = encoded;
    tournament.time_control = written;
    const auto found = time_class_of(tournament);
    if (!found) return "none";
    return *found == TimeClass::standard ? "standard"
           : *found == TimeClass::rapid  ? "rapid"
                                         : "blitz";
}

}

BOOST_AUTO_TEST_SUITE(time_controls)

BOOST_AUTO_TEST_CASE(encoded_ones) {
    BOOST_TEST(encoded("5400+30") == "5400+30");
    BOOST_TEST(encoded(" 723 ") == "723+0");
    BOOST_TEST(encoded("40/6000+30:900+30") == "40/6000+30:900+30");
    BOOST_TEST(encoded("40/6000+30:20/3000+30:1500+30") == "40/6000+30:20/3000+30:1500+30");
    BOOST_TEST(encoded("W300-B240") == "240+0 unequal");
    BOOST_TEST(encoded("W300+3-B300+3") == "300+3");
    for (const auto* text : {"", "+30", "5400+", "5400+30:", "W300", "W300-240", "90 min", "-5",
                             "99999999999", "5400+30x", "40/", "400000"})
        BOOST_TEST(encoded(text) == "none");
}

BOOST_AUTO_TEST_CASE(sixty_moves) {
    const auto seconds = [](std::string_view text) {
        return seconds_for_60_moves(*encoded_time_control(text));
    };
    BOOST_TEST(seconds("5400+30") == 7200);
    BOOST_TEST(seconds("40/5400+30:1800+30") == 9000);
    BOOST_TEST(seconds("40/7200:3600") == 10800);
    BOOST_TEST(seconds("60/7200:3600") == 7200);
    BOOST_TEST(seconds("180+2") == 300);
    // How the rest of the game is played is not said; 30 seconds a move go on: 90 + 30 minutes.
    BOOST_TEST(seconds("40/5400+30") == 7200);
}

// As in the record 122 of files that were handed in.
BOOST_AUTO_TEST_CASE(written_ones) {
    BOOST_TEST(written("90+30") == "5400+30");
    BOOST_TEST(written("3+2") == "180+2");
    BOOST_TEST(written("60 dakika + 30 saniye") == "3600+30");
    BOOST_TEST(written("15 DK + 10 SN") == "900+10");
    BOOST_TEST(written("1 saat 30 dakika + 30 saniye") == "5400+30");
    BOOST_TEST(written("60 DAKİKA + 30 SANİYE") == "3600+30");
    BOOST_TEST(written("Standard: 90 minutes with 30 second increment from move 1   ") ==
               "5400+30");
    BOOST_TEST(written("1:30 + 10 from move 1") == "5400+10");
    BOOST_TEST(written("All moves in 90 minutes, plus 10 seconds per move") == "5400+10");
    BOOST_TEST(written("90min/40moves+30min+30sec") == "40/5400+30:1800+30");
    BOOST_TEST(written("90/40+30") == "40/5400+30");
    BOOST_TEST(written("40/120, 60") == "40/7200+0:3600+0");
    BOOST_TEST(written("60 in 2hr, 30 in 1hr, rest in 1hr") == "60/7200+0:30/3600+0:3600+0");
    BOOST_TEST(written("15 minutes plus 10 sec per move") == "900+10");
    BOOST_TEST(written("120 minutes per player per game") == "7200+0");
    BOOST_TEST(written("100'x40+15'+30\"") == "40/6000+30:900+30");
    BOOST_TEST(written("100'x40mm + 50'x20mm + 30\" from move 1 ") == "40/6000+30:20/3000+30");
    BOOST_TEST(written("25′ + 10″") == "1500+10");
}

BOOST_AUTO_TEST_CASE(written_ones_that_tell_nothing) {
    for (const auto* text : {"", "94", "MOVES/TIME INCREMENT", "moves/time, increment", "Standard",
                             "30 sec", "40 moves", "5400+30 + 99999", "60 60", "2026-05-01"})
        BOOST_TEST(written(text) == "none", text);
}

/// A spelling, and the minutes that it gives a player for 60 moves; 0 = not understood.
struct Spelling {
    std::string_view text;
    std::int64_t minutes;
};

constexpr Spelling spellings[] = {
    {"90 min/40 moves + 30 sec/move", 120},
    {"90 min/40 moves + 30 min + 30 sec/move from move 1", 150},
    {"90 min for 40 moves + 30 min for the rest + 30 sec per move from move 1", 150},
    {"90 minutes for the first 40 moves, 30 minutes for the rest, 30 seconds per move", 150},
    {"90 min (40 moves) + 30 min + 30 sec", 150},
    {"40 moves in 90 minutes, then 30 minutes, 30 seconds increment", 150},
    {"40 moves 90 min, rest 30 min, 30 sec from the 1st move", 150},
    {"40/90, 30 sec increment", 120},
    {"90'/40 + 30' + 30\"", 150},
    {"90'/40 + 30 + 30\"", 150},
    {"40/90+30, SD/30+30", 150},
    {"40/90+30; SD/30+30", 150},
    {"40/90, SD/30; +30", 150},
    {"40/90+30+30", 150},
    {"40/90 SD/30 d5", 125},
    {"40/120, SD/60", 180},
    {"40/120+60, 30 sec increment", 210},
    {"40 moves/2h + 1h", 180},
    {"2h/40 + 1h/20 + 30min", 180},
    {"40 in 120, 20 in 60, 30", 180},
    {"40/120, 20/60, 15+30", 210},
    {"40/120/20/60", 180},
    {"100 min/40 moves, then 50 min/20 moves, then 15 min + 30 sec", 180},
    {"90+30", 120},
    {"90 + 30.", 120},
    {"3+2", 5},
    {"60+0", 60},
    {"G/60;d5", 65},
    {"G/60 d5", 65},
    {"G/90 inc/30", 120},
    {"G/90;+30", 120},
    {"Game in 60 minutes", 60},
    {"G/60", 60},
    {"120 dk + 30 sn", 150},
    {"120 d + 30 s", 150},
    {"15 dk + 10 sn/hamle", 25},
    {"15 dk. + 10 sn.", 25},
    {"15 dk/10 sn", 25},
    {"15/10 sn", 25},
    {"90 dakika + hamle başına 30 saniye", 120},
    {"90 minutes plus per move 30 sec", 120},
    {"90 dk + 30 sn (1. hamleden itibaren)", 120},
    {"90 dk + hamle 1'den itibaren 30 sn", 120},
    {"90 dk + 30 sn artırımlı", 120},
    {"90 dk + 30 ek", 120},
    {"40 hamle 90 dk, kalan 30 dk, hamle başına 30 sn", 150},
    {"2 saat 40 hamle, 1 saat", 180},
    {"40 hamle için 90 dk + kalan için 30 dk + 30 sn", 150},
    {"1 saat ve 30 dakika + 30 sn", 120},
    {"1h30+30''", 120},
    {"1h 30 + 30''", 120},
    {"1:30 + 30", 120},
    {"90m+30s", 120},
    {"2h", 120},
    {"2 hours KO", 120},
    {"5'", 5},
    {"5 dk KO", 5},
    {"3′ + 2″", 5},
    {"90´ + 30´´", 120},
    {"Klasik (90dk+30sn)", 120},
    {"90 Min./40 Züge + 30 Min. + 30 Sek./Zug", 150},
    // Two meanings, or none.
    {"90/30", 0},
    {"15/10", 0},
    {"3/2", 0},
    {"90 min/30", 0},
    {"40/40", 0},
    {"1.5 saat", 0},
    {"1,5 saat", 0},
    {"1½ saat + 30 sn", 0},
    {"10:00 + 5", 0},
    {"3:00 + 0:02", 0},
    {"180+2", 0},
    {"5400+30", 0},
    {"600+5", 0},
    {"30+90", 0},
    {"90 min + 30 min + 30 sec", 0},
    {"1 saat + 30 dk", 0},
    {"90+30+30", 0},
    {"90+30 / 60+30", 0},
    {"60+30, 15+10", 0},
    {"90 min + 30 sec + 10 sec", 0},
    {"90'+30\" - 15'+10\"", 0},
    {"60-90 min", 0},
    {"15 dk + 10-15 sn", 0},
    {"7 rounds, 15 min + 10 sec", 0},
    {"Rounds 1-3: 15 min + 10 sec", 0},
    {"90 min + 30 sec = 120 min", 0},
    {"90'/40m + 30'", 0},
    {"90 min, 40 moves", 0},
    {"1/2 saat", 0},
    {"60", 0},
};

// FIDE B.02, 1.1: the limits are about the time for 60 moves. A wrong one would accuse an event, or
// let it pass: what may mean two things is not understood.
BOOST_AUTO_TEST_CASE(b02_1_1_minutes_of_spellings) {
    for (const auto& [text, minutes] : spellings) {
        const auto control = written_time_control(text);
        const auto seconds = control ? seconds_for_60_moves(*control) : 0;
        BOOST_TEST(seconds == minutes * 60, text << ": " << written(text));
    }
}

// FIDE B.02: standard from 60 minutes, rapid above 10, by base and 60 increments.
BOOST_AUTO_TEST_CASE(fide_time_classes) {
    BOOST_TEST(class_of("5400+30", "") == "standard");
    BOOST_TEST(class_of("3600", "") == "standard");
    BOOST_TEST(class_of("3599", "") == "rapid");
    BOOST_TEST(class_of("1800+30", "") == "standard");
    BOOST_TEST(class_of("601", "") == "rapid");
    BOOST_TEST(class_of("600", "") == "blitz");
    BOOST_TEST(class_of("180+2", "90+30") == "blitz"); // 222 is first
    BOOST_TEST(class_of("", "15+10") == "rapid");
    BOOST_TEST(class_of("", "Standard") == "standard");
    BOOST_TEST(class_of("", "Hızlı satranç") == "rapid");
    BOOST_TEST(class_of("", "YILDIRIM") == "blitz");
    BOOST_TEST(class_of("", "Blitz 3+2") == "blitz");
    BOOST_TEST(class_of("", "94") == "none");
    BOOST_TEST(class_of("", "") == "none");
}

BOOST_AUTO_TEST_CASE(hundredths) {
    BOOST_TEST(hundredths_text(-200) == "-2.00");
    BOOST_TEST(hundredths_text(3450) == "34.50");
    BOOST_TEST(hundredths_text(-5) == "-0.05");
    BOOST_TEST(hundredths_text(0) == "0.00");
}

BOOST_AUTO_TEST_SUITE_END()
