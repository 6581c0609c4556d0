// Dates that another order than the format's has written: told with the reading, and one order for
// what belongs together (FIDE TRF26: 042 and 052 YYYY/MM/DD, 132 YY/MM/DD, birth YYYY/MM/DD).

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

/// Line 132 with its dates under the rounds.
std::string rounds_line(const std::vector<std::string>& dates) {
    std::string line = "132" + std::string(88, ' ');
    for (const auto& date : dates) line += fmt::format("{:<10}", date);
    return line + "\n";
}

std::string event(std::string_view start, std::string_view end,
                  const std::vector<std::string>& dates = {}) {
    auto text = fmt::format("012 Cup\n042 {}\n052 {}\n", start, end);
    if (!dates.empty()) text += rounds_line(dates);
    return text + player_line() + "\n" + opponent_line + "\n";
}

Tournament read(const std::string& text) {
    Diagnostics diagnostics;
    return read_trf(text, diagnostics);
}

const std::vector<std::string> five_days = {"26/05/02", "26/05/03", "26/05/04", "26/05/05",
                                            "26/05/06"};

std::string with_births(const std::vector<std::string>& births) {
    std::string text = "012 Cup\n";
    for (std::size_t i = 0; i < births.size(); ++i) {
        auto line = player_line(70, births[i]).substr(0, 89);
        line.replace(4, 4, fmt::format("{:>4}", i + 1));
        text += line + "\n";
    }
    return text;
}

}

BOOST_AUTO_TEST_SUITE(trf_date_order)

BOOST_AUTO_TEST_CASE(what_is_of_the_format_is_not_told) {
    BOOST_TEST(findings_of(event("2026/05/02", "2026/05/06", five_days)) == "");
    BOOST_TEST(findings_of(event("2026/02/05", "2026/06/05")) == "");
    BOOST_TEST(findings_of(with_births({"1970/06/05", "1980/12/25", "1948/04/01"})) == "");
}

BOOST_AUTO_TEST_CASE(day_before_month_is_told_and_read) {
    BOOST_TEST(findings_of(with_births({"1970/25/06"})) == "TRF-0109 2:70 note\n");
    BOOST_CHECK((read(with_births({"1970/25/06"})).players[0].birth == Date{1970, 6, 25}));
    BOOST_TEST(findings_of(event("2026/15/05", "2026/19/05")) ==
               "TRF-0202 2:5 note\nTRF-0202 3:5 note\n");
    BOOST_CHECK((read(event("2026/15/05", "2026/06/06")).end == Date{2026, 6, 6}));
}

BOOST_AUTO_TEST_CASE(ambiguous_births_are_read_as_those_that_are_not) {
    const auto text = with_births({"1948/04/01", "1970/25/06", "1985/30/11"});
    BOOST_TEST(findings_of(text) == "TRF-0109 2:70 note\nTRF-0109 3:70 note\nTRF-0109 4:70 note\n");
    BOOST_CHECK((read(text).players[0].birth == Date{1948, 1, 4}));
    // One alone is a slip, and beside a date of the format, too.
    BOOST_CHECK(
        (read(with_births({"1948/04/01", "1970/25/06"})).players[0].birth == Date{1948, 4, 1}));
    BOOST_CHECK((read(with_births({"1948/04/01", "1970/25/06", "1985/30/11", "1990/01/31"}))
                     .players[0]
                     .birth == Date{1948, 4, 1}));
}

BOOST_AUTO_TEST_CASE(start_and_end_are_read_by_one_order) {
    const auto with_rounds = read(event("05/02/2026", "05/06/2026", five_days));
    BOOST_CHECK((with_rounds.start == Date{2026, 5, 2}));
    BOOST_CHECK((with_rounds.end == Date{2026, 5, 6}));
    BOOST_TEST(findings_of(event("05/02/2026", "05/06/2026", five_days)) ==
               "TRF-0202 2:5 note\nTRF-0202 3:5 note\n");
    // A month first can be no day first: the order of the event is its own.
    const auto short_years = read(event("05/02/26", "05/16/26"));
    BOOST_CHECK((short_years.start == Date{2026, 5, 2}));
    BOOST_CHECK((short_years.end == Date{2026, 5, 16}));
    // The end can be no month 13: then the start has its month first as well.
    BOOST_CHECK((read(event("05/02/2026", "05/13/2026")).start == Date{2026, 5, 2}));
    BOOST_CHECK((read(event("02.05.2026", "06.05.2026")).end == Date{2026, 5, 6}));
}

BOOST_AUTO_TEST_CASE(an_end_before_the_start_is_no_other_order) {
    BOOST_CHECK((read(event("17/01/2026", "2026/01/12")).end == Date{2026, 1, 12}));
    BOOST_CHECK((read(event("2026/02/05", "2026/01/06")).end == Date{2026, 1, 6}));
    BOOST_CHECK((read(event("2026/02/05", "2026/01/06")).start == Date{2026, 2, 5}));
}

BOOST_AUTO_TEST_CASE(two_orders_without_a_sign_are_a_warning) {
    BOOST_TEST(findings_of(event("05/02/2026", "05/06/2026")) ==
               "TRF-0212 2:5 warning\nTRF-0212 3:5 warning\n");
    BOOST_CHECK((read(event("05/02/2026", "05/06/2026")).start == Date{2026, 2, 5}));
    // Three days or two months: the shorter one is meant; between dots it is day, month, year.
    BOOST_TEST(findings_of(event("03/02/2026", "05/02/2026")) ==
               "TRF-0202 2:5 note\nTRF-0202 3:5 note\n");
    BOOST_TEST(findings_of(event("05.02.2026", "05.06.2026")) ==
               "TRF-0202 2:5 note\nTRF-0202 3:5 note\n");
}

BOOST_AUTO_TEST_CASE(a_start_without_an_end_may_be_two_days_as_well) {
    const auto open = [](std::string_view start, const std::string& more = {}) {
        return fmt::format("042 {}\n", start) + more + player_line() + "\n" + opponent_line + "\n";
    };
    BOOST_CHECK((read(open("05/02/2026")).start == Date{2026, 2, 5}));
    BOOST_TEST(findings_of(open("05/02/2026")) == "TRF-0212 1:5 warning\n");
    BOOST_TEST(findings_of(open("2026/05/02")) == "");
    BOOST_TEST(findings_of(open("05.02.2026")) == "TRF-0202 1:5 note\n");
    // The days of the rounds tell, and the order of the birth dates.
    BOOST_CHECK((read(open("05/02/2026", rounds_line(five_days))).start == Date{2026, 5, 2}));
    const auto births = with_births({"11/25/1970", "06/30/1985"});
    BOOST_CHECK((read("042 05/02/2026\n" + births).start == Date{2026, 5, 2}));
    BOOST_TEST(findings_of("042 05/02/2026\n" + births).starts_with("TRF-0202 1:5 note\n"));
}

BOOST_AUTO_TEST_CASE(years_of_two_digits_are_read_by_the_rounds_and_by_the_length_of_the_event) {
    struct Row {
        std::string start, end;
        std::vector<std::string> rounds;
        Date first, last;
        bool told; ///< that another order is possible
    };
    const Date may_2{2026, 5, 2}, may_6{2026, 5, 6};
    const std::vector<std::string> days_first = {"02/05/26", "03/05/26", "06/05/26"};
    const std::vector<Row> rows = {
        {"26/05/02", "26/05/06", five_days, may_2, may_6, false},
        {"26/05/02", "26/05/06", {}, may_2, may_6, false}, // else four years
        {"02/05/26", "06/05/26", days_first, may_2, may_6, false},
        {"02/05/26", "06/05/26", five_days, may_2, may_6, false},
        {"02/05/26", "06/05/26", {}, may_2, may_6, false},
        {"02.05.26", "06.05.26", {}, may_2, may_6, false},
        {"26.05.02", "26.05.06", five_days, may_2, may_6, false},
        {"05/02/26", "05/06/26", five_days, may_2, may_6, false},
        {"05/02/26", "05/06/26", {}, {2026, 2, 5}, {2026, 6, 5}, true},
        {"05.02.26", "05.06.26", {}, {2026, 2, 5}, {2026, 6, 5}, true}, // or 2005
        {"26/05/02", "26/05/02", {}, may_2, may_2, true},               // or 2002
        {"2026/05/02", "06.05.26", {}, may_2, may_6, false},
    };
    for (const auto& row : rows) {
        const auto text = event(row.start, row.end, row.rounds);
        BOOST_TEST_CONTEXT(row.start << " to " << row.end << ", rounds " << row.rounds.size()) {
            BOOST_CHECK((read(text).start == row.first));
            BOOST_CHECK((read(text).end == row.last));
            const bool told = findings_of(text).find("TRF-0212") != std::string::npos;
            BOOST_CHECK_EQUAL(told, row.told);
        }
    }
}

BOOST_AUTO_TEST_CASE(dates_of_rounds_in_another_order_are_read_by_the_days_of_the_event) {
    const auto last = event("2026/05/02", "2026/05/06", {"02/05/26", "03/05/26", "06/05/26"});
    BOOST_CHECK((read(last).round_dates.at(2) == Date{2026, 5, 6}));
    BOOST_TEST(findings_of(last) ==
               "TRF-0209 4:92 note\nTRF-0209 4:102 note\nTRF-0209 4:112 note\n");
    const auto middle = event("2026/05/02", "2026/05/06", {"26/02/05", "26/03/05", "26/06/05"});
    BOOST_CHECK((read(middle).round_dates.at(0) == Date{2026, 5, 2}));
    // A day outside is a slip, and no other order.
    const auto slip = event("2026/05/02", "2026/05/06", {"26/05/02", "26/05/07"});
    BOOST_CHECK((read(slip).round_dates.at(1) == Date{2026, 5, 7}));
    BOOST_TEST(findings_of(slip) == "");
}

BOOST_AUTO_TEST_CASE(a_record_132_for_each_round) {
    const std::string each = "012 Cup\n132 2026/04/01\n132 2026/04/02\n";
    const auto text = each + player_line() + "\n" + opponent_line + "\n";
    BOOST_TEST(findings_of(text) == "TRF-0213 2:1 note\nTRF-0209 2:5 note\nTRF-0209 3:5 note\n");
    const auto t = read(text);
    BOOST_TEST(t.round_dates.size() == 2);
    BOOST_CHECK((t.round_dates.at(1) == Date{2026, 4, 2}));
    const auto twice = event("2026/05/02", "2026/05/06", five_days) + rounds_line(five_days);
    BOOST_TEST(findings_of(twice) == "TRF-0201 7:1 note\n");
}

BOOST_AUTO_TEST_CASE(the_same_date_of_one_round_twice) {
    const std::string line = "132 2026/04/01\n";
    const auto field = player_line() + "\n" + opponent_line + "\n";
    BOOST_TEST(findings_of(line + line + field) ==
               "TRF-0209 1:5 note\nTRF-0210 1:5 note\nTRF-0201 2:1 note\n");
    BOOST_TEST(read(line + line + field).round_dates.size() == 1);
    // Three rounds on one day are no repetition.
    BOOST_TEST(read(line + line + line + field).round_dates.size() == 3);
}

BOOST_AUTO_TEST_CASE(more_records_132_than_an_event_has_rounds) {
    std::string lines;
    for (int i = 0; i < 401; ++i) lines += fmt::format("132 26/04/{:02}\n", i % 28 + 1);
    const auto text = lines + player_line() + "\n" + opponent_line + "\n";
    BOOST_TEST(read(text).round_dates.size() == 1);
    BOOST_TEST(findings_of(text).find("TRF-0213") == std::string::npos);
    BOOST_TEST(findings_of(text).find("TRF-0201 2:1 note\n") != std::string::npos);
    lines.erase(lines.rfind("132 "));
    const auto fits = read(lines + player_line() + "\n" + opponent_line + "\n");
    BOOST_TEST(fits.round_dates.size() == 400);
}

BOOST_AUTO_TEST_SUITE_END()
