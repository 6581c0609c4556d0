// What cannot be in the records of the event itself.

#include "event.hpp"
#include "judging/plausible_header.hpp"
#include "texts.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

template<class Change>
std::string with(const Change& change, RatedBy by = RatedBy::fide) {
    auto event = test::swiss({"2w1", "1b0"});
    event.start = {2026, 5, 1};
    event.end = {2026, 5, 3};
    event.federation = "TUR";
    event.chief_arbiter = "IA Yılmaz, Ayşe (6300000)";
    event.deputy_arbiters = {"Can Kaya, Su Demir"};
    event.time_control = "90 min + 30 sec";
    change(event);
    Diagnostics findings;
    check_header(event, by, findings);
    std::string all;
    for (const auto& one : findings.all()) all += (all.empty() ? "" : " ") + one.code;
    test::check_texts(findings);
    return all;
}

}

BOOST_AUTO_TEST_SUITE(judging_plausible_header)

BOOST_AUTO_TEST_CASE(a_plain_event_has_nothing) {
    BOOST_TEST(with([](Tournament&) {}) == "");
}

BOOST_AUTO_TEST_CASE(officials_that_are_no_persons) {
    const auto chief = [](std::string_view text) {
        return with([text](Tournament& event) { event.chief_arbiter = text; });
    };
    for (const auto* text : {"", "12345678", "0532 123 45 67", "http://lichess.org"})
        BOOST_TEST(chief(text) == "", text); // RTG-0208 speaks of it
    BOOST_TEST(chief("asdf") == "");         // it may be a name
    const auto deputy = [](std::string_view text) {
        return with([text](Tournament& event) { event.deputy_arbiters = {std::string(text)}; });
    };
    BOOST_TEST(deputy("http://x.y") == "SUB-0221");
    BOOST_TEST(deputy("-") == "");
}

BOOST_AUTO_TEST_CASE(officials_who_are_nobody) {
    for (const auto* text : {"Yok", "-", "FA"}) // RTG-0208
        BOOST_TEST(with([text](Tournament& event) { event.chief_arbiter = text; }) == "", text);
    const auto deputy = [](std::string_view text) {
        return with([text](Tournament& event) { event.deputy_arbiters = {std::string(text)}; });
    };
    BOOST_TEST(deputy("Yok") == "");
    BOOST_TEST(deputy("FA") == "SUB-0221");
}

// One person by id, or by name where one of the two has no id.
BOOST_AUTO_TEST_CASE(a_deputy_who_is_the_chief_arbiter) {
    const auto deputy = [](std::string_view text) {
        return with([text](Tournament& event) { event.deputy_arbiters = {std::string(text)}; });
    };
    BOOST_TEST(deputy("Kaya, Can 6300000") == "SUB-0226");
    BOOST_TEST(deputy("Can Kaya, AYSE YILMAZ") == "SUB-0226");
    BOOST_TEST(deputy("FA Yılmaz, Ayşe (6300001)") == ""); // a namesake
    BOOST_TEST(deputy("Yılmaz, Ayşegül") == "");
}

BOOST_AUTO_TEST_CASE(a_chief_arbiter_who_plays) {
    const auto player = [](std::string_view id) {
        return with([id](Tournament& event) { event.players[1].fide_id = id; });
    };
    BOOST_TEST(player("6300000") == "SUB-0227");
    BOOST_TEST(player("6300001") == "");
    BOOST_TEST(with([](Tournament& event) {
                   event.chief_arbiter = "Er, Ali; Yılmaz, Ayşe (6300000)";
                   event.players[0].fide_id = "6300000";
               }) == "SUB-0227");
    BOOST_TEST(with([](Tournament& event) { event.players[1].fide_id = "6300000"; },
                    RatedBy::nobody) == "");
}

BOOST_AUTO_TEST_CASE(thinking_times_that_are_not_understood) {
    const auto of = [](std::string_view written, std::string_view encoded = {}) {
        return with([&](Tournament& event) {
            event.time_control = written;
            event.encoded_time_control = encoded;
        });
    };
    for (const auto* text : {"90/30", "5400 + x", "Doksan dakika + otuz saniye", "Sixty minutes"})
        BOOST_TEST(of(text) == "SUB-0228", text);
    // What tells no time is none.
    for (const auto* text : {"Standard", "moves/time, increment", "IA Kaya, Mehmet (6300456)"})
        BOOST_TEST(of(text) == "SUB-0249", text);
    BOOST_TEST(of("Standard", "5400+x") == "SUB-0228");
    BOOST_TEST(of("Standard", "5400+30") == "");
    BOOST_TEST(of("5400+30") == "");
    BOOST_TEST(of("40/90+30, SD/30+30") == "");
    BOOST_TEST(of("") == ""); // SUB-0111
}

BOOST_AUTO_TEST_CASE(federation_of_the_event) {
    const auto of = [](std::string_view code, RatedBy by) {
        return with([code](Tournament& event) { event.federation = code; }, by);
    };
    BOOST_TEST(of("ZZZ", RatedBy::fide) == "SUB-0222");
    BOOST_TEST(of("KTC", RatedBy::fide) == "SUB-0222");
    BOOST_TEST(of("KTC", RatedBy::national) == "");
    BOOST_TEST(of("Türkiye Satranç Federasyonu", RatedBy::fide) == "");
    BOOST_TEST(of("ZZZ", RatedBy::nobody) == "");
}

BOOST_AUTO_TEST_CASE(dates_that_cannot_be) {
    const auto from = [](Date start, Date end) {
        return with([&](Tournament& event) { event.start = start, event.end = end; });
    };
    BOOST_TEST(from({1866, 5, 1}, {1866, 5, 3}) == "SUB-0223");
    BOOST_TEST(from({2026, 5, 1}, {2066, 5, 3}) == "SUB-0223");
    BOOST_TEST(from({2025, 9, 1}, {2026, 6, 30}) == ""); // a league
}

BOOST_AUTO_TEST_CASE(months_without_a_round) {
    const auto from = [](Date start, Date end, std::vector<Date> rounds) {
        return with([&](Tournament& event) {
            event.start = start, event.end = end;
            event.round_dates = std::move(rounds);
        });
    };
    const Date first{2026, 5, 2}, last{2026, 5, 3};
    BOOST_TEST(from({2026, 3, 2}, last, {first, last}) == "SUB-0256");
    BOOST_TEST(from(first, {2026, 8, 3}, {first, last}) == "SUB-0256");
    BOOST_TEST(from({2026, 4, 1}, {2026, 6, 3}, {first, last}) == "");
    BOOST_TEST(from({2026, 3, 2}, last, {first, {}}) == ""); // not all are dated
    BOOST_TEST(from({2025, 9, 1}, {2026, 6, 30}, {{2025, 9, 1}, {2026, 6, 30}}) == ""); // a league
}

BOOST_AUTO_TEST_CASE(thinking_times_of_several_kinds) {
    const auto of = [](std::string_view control) {
        return with([control](Tournament& event) { event.time_control = control; });
    };
    BOOST_TEST(of("Rounds 1-3: 15 min + 10 sec; rounds 4-5: 90 min + 30 sec") == "SUB-0224");
    BOOST_TEST(of("1-3. tur: 15 dk + 10 sn; 4-5. tur: 90 dk + 30 sn") == "SUB-0224");
    BOOST_TEST(of("Rounds 1-3: 90 min + 30 sec; rounds 4-5: 100 min + 30 sec") == "");
    BOOST_TEST(of("40 moves: 90 min; 15 min + 30 sec") == "");
}

BOOST_AUTO_TEST_CASE(web_addresses_for_names) {
    BOOST_TEST(with([](Tournament& event) { event.name = "https://a.b/c"; }) == "SUB-0221");
    BOOST_TEST(with([](Tournament& event) { event.players[0].name = "www.a.example"; }) ==
               "SUB-0225");
}

BOOST_AUTO_TEST_SUITE_END()
