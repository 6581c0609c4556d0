#include "judging/texts.hpp"
#include "support.hpp"
#include <hakem/list_checks.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;

namespace {

ListedPlayer person(std::string fide_id, std::string name, std::int16_t year, std::int32_t rating) {
    ListedPlayer listed;
    listed.fide_id = std::move(fide_id);
    listed.name = std::move(name);
    listed.birth.year = year;
    listed.federation = "TUR";
    listed.sex = Sex::female;
    listed.ratings[0].value = rating;
    listed.line = rating == 0 ? 999 : static_cast<std::uint64_t>(rating);
    return listed;
}

std::shared_ptr<const RatingList> list(bool national = false, Date issue = {2026, 4, 0}) {
    RatingListInfo info;
    info.national = national;
    info.issue = issue;
    return RatingList::of(info, {person("99000101", "Yigit, Isil", 2008, 1500),
                                 person("99000110", "Yigit, Ece", 2011, 1200),
                                 person("99000112", "Karabulut, Su", 1990, 2100)});
}

/// Record 001 with the columns of TRF16; `rounds` from column 92.
std::string line(int id, std::string_view name, int rating, std::string_view fide_id,
                 std::string_view birth, std::string_view rounds = {}, char sex = 'w',
                 std::string_view federation = "TUR") {
    return fmt::format("001 {:4} {}    {:<33} {:4} {:<3} {:>11} {:<10}  0.0 {:4}{}{}\n", id, sex,
                       name, rating, federation, fide_id, birth, id, rounds.empty() ? "" : "  ",
                       rounds);
}

const std::string head = "012 Test\n032 TUR\n042 2026/04/10\n052 2026/04/12\n102 Somebody\n";

std::string codes(const Diagnostics& diagnostics) {
    std::string text;
    for (const auto& found : diagnostics.all()) text += (text.empty() ? "" : " ") + found.code;
    test::check_texts(diagnostics);
    return text;
}

std::string against(const std::string& trf, const RatingList& with) {
    const auto event = test::tournament(trf);
    Diagnostics diagnostics("test.trf");
    check_against(event, with, TimeClass::standard, diagnostics);
    return codes(diagnostics);
}

std::string submitted(const std::string& trf, bool national = false, const Date& period = {}) {
    const auto event = test::tournament(trf);
    Diagnostics diagnostics("test.trf");
    check_submission(event, national, TimeClass::standard, diagnostics, period);
    return codes(diagnostics);
}

}

BOOST_AUTO_TEST_SUITE(list_checks)

BOOST_AUTO_TEST_CASE(a_player_as_in_the_list) {
    BOOST_TEST(against(head + line(1, "YİĞİT, Işıl", 1500, "99000101", "2008/01/02"), *list()) ==
               "");
}

BOOST_AUTO_TEST_CASE(each_difference_at_its_column) {
    const auto event = test::tournament(
        head + line(1, "Yiğit, Işıl Su", 1510, "99000101", "2007/01/02", {}, 'm', "AZE"));
    Diagnostics diagnostics("test.trf");
    check_against(event, *list(), TimeClass::standard, diagnostics);
    diagnostics.sort();
    BOOST_TEST(codes(diagnostics) == "RTG-0108 RTG-0106 RTG-0116 RTG-0109 RTG-0107");
    std::vector<std::uint32_t> columns;
    for (const auto& found : diagnostics.all()) {
        BOOST_TEST(found.line == 6u);
        columns.push_back(found.column);
    }
    BOOST_TEST(columns == (std::vector<std::uint32_t>{10, 15, 49, 54, 70}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(ids_of_others) {
    // Of the sister, a digit away or not; a stranger's by a slip of a digit; a stranger's;
    // nobody's.
    BOOST_TEST(against(head + line(1, "Yiğit, Nur", 1200, "99000110", "2005"), *list()) ==
               "RTG-0104");
    BOOST_TEST(against(head + line(1, "Yiğit, Ece", 1200, "99000101", "2011"), *list()) ==
               "RTG-0104");
    BOOST_TEST(against(head + line(1, "Karabulut, Su", 2100, "99000110", "1990"), *list()) ==
               "RTG-0105");
    BOOST_TEST(against(head + line(1, "Demir, Can", 1200, "99000110", "1990"), *list()) ==
               "RTG-0103");
    BOOST_TEST(against(head + line(1, "Demir, Can", 1200, "99000999", "1990"), *list()) ==
               "RTG-0101");
}

BOOST_AUTO_TEST_CASE(neighbouring_digits_exchanged) {
    BOOST_TEST(against(head + line(1, "Karabulut, Su", 2100, "99000121", "1990"), *list()) ==
               "RTG-0105");
    BOOST_TEST(against(head + line(1, "Karabulut, Su", 2100, "99000777", "1990"), *list()) ==
               "RTG-0111");
}

BOOST_AUTO_TEST_CASE(without_id) {
    BOOST_TEST(against(head + line(1, "Yiğit, Ece", 1200, "", "2011"), *list()) == "RTG-0110");
    BOOST_TEST(against(head + line(1, "Yiğit, Ece", 1200, "", ""), *list()) == "RTG-0113");
    BOOST_TEST(against(head + line(1, "Demir, Can", 0, "", "2000"), *list()) == "RTG-0102");
    BOOST_TEST(against(head + line(1, "Yiğit, Ece", 1200, "", "2001"), *list()) == "RTG-0107");
}

BOOST_AUTO_TEST_CASE(one_person_twice) {
    BOOST_TEST(against(head + line(1, "Yiğit, Ece", 1200, "99000110", "2011") +
                           line(2, "Yiğit, Ece", 1200, "99000110", "2011"),
                       *list()) == "RTG-0115");
}

BOOST_AUTO_TEST_CASE(the_list_of_the_start_date) {
    const auto trf = head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008");
    BOOST_TEST(against(trf, *list(false, {2026, 3, 0})) == "RTG-0119");
    BOOST_TEST(against(trf, *list(false, {2026, 0, 0})) == "");
}

BOOST_AUTO_TEST_CASE(national_ratings_are_compared_where_the_file_has_them) {
    const auto trf = head + line(1, "Yiğit, Işıl", 1999, "99000101", "2008");
    BOOST_TEST(against(trf, *list(true)) == "");
    BOOST_TEST(
        against(trf + "TUR    1 w    Yiğit, Işıl                       1400            0441\n",
                *list(true)) == "RTG-0116");
}

BOOST_AUTO_TEST_CASE(performances_far_off) {
    // Five wins against players of 2100: FIDE 8.1.1 gives 800 more.
    std::string trf = head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008",
                                  "   2 w 1     3 b 1     4 w 1     5 b 1     6 w 1");
    for (int id = 2; id <= 6; ++id) {
        std::string rounds((id - 2) * 10, ' ');
        rounds += fmt::format("   1 {} 0", id % 2 == 0 ? 'b' : 'w');
        trf += line(id, fmt::format("Opponent{}, O", id), 2100, "", "1990", rounds);
    }
    const auto event = test::tournament(trf);
    Diagnostics diagnostics("test.trf");
    check_against(event, *list(), TimeClass::standard, diagnostics);
    BOOST_REQUIRE_EQUAL(diagnostics.by_code().count("RTG-0117"), 1u);
    for (const auto& found : diagnostics.all()) {
        if (found.code != "RTG-0117") continue;
        BOOST_TEST(found.arguments[3] == "2900");
    }
}

BOOST_AUTO_TEST_CASE(fide_2_8_what_a_submission_needs) {
    BOOST_TEST(submitted(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008")) == "");
    BOOST_TEST(submitted("012 Test\n" + line(1, "Yiğit, Işıl", 1500, "", "", {}, ' ', "")) ==
               "RTG-0208 RTG-0209 RTG-0201 RTG-0206 RTG-0207 RTG-0212");
    BOOST_TEST(submitted(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008") +
                         line(2, "Yiğit, Ece", 1200, "99000101", "2011")) == "RTG-0203");
}

BOOST_AUTO_TEST_CASE(fide_2_8_a_chief_arbiter_who_is_nobody) {
    auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008"));
    const auto found = [&](std::string_view arbiter) {
        event.chief_arbiter = arbiter;
        Diagnostics diagnostics("test.trf");
        check_submission(event, false, TimeClass::standard, diagnostics);
        return codes(diagnostics);
    };
    for (const auto* text : {"", "Yok", "-", "FA", "0532 123 45 67", "6300456", "http://x.y"})
        BOOST_TEST(found(text) == "RTG-0208", text);
    BOOST_TEST(found("FA Kaya, Can") == "");
}

BOOST_AUTO_TEST_CASE(tc_check_digits_are_checked_and_never_shown) {
    // d10 and d11 by rules/formats.md: 10000000146 is right, 10000000147 is not.
    const auto with_id = [](std::string_view id) {
        return head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008") +
               fmt::format("TUR    1 w    {:<33} 1400     {:>11} 2008/00/00\n", "Yiğit, Işıl", id);
    };
    BOOST_TEST(submitted(with_id("10000000146"), true) == "");
    BOOST_TEST(submitted(with_id("10000000147"), true) == "RTG-0205");
    BOOST_TEST(submitted(with_id("441"), true) == "");
    BOOST_TEST(submitted(with_id(""), true) == "RTG-0202");
    const auto event = test::tournament(with_id("10000000147"));
    Diagnostics diagnostics("test.trf");
    check_submission(event, true, TimeClass::standard, diagnostics);
    BOOST_REQUIRE_EQUAL(diagnostics.all().size(), 1u);
    const auto& found = diagnostics.all()[0];
    BOOST_TEST(found.line == 7u);
    for (const auto language : {Language::english, Language::turkish})
        BOOST_TEST(to_text(found, language).find("10000000147") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(thinking_time_by_the_strongest_player) {
    const auto with = [](int rating, std::string_view control) {
        return head + "222 " + std::string(control) + "\n" +
               line(1, "Yiğit, Işıl", rating, "99000101", "2008");
    };
    // FIDE: 60 minutes, 90 from 1800, 120 from 2400, for 60 moves.
    BOOST_TEST(submitted(with(1700, "3600")) == "");
    BOOST_TEST(submitted(with(1800, "3600")) == "RTG-0211");
    BOOST_TEST(submitted(with(1800, "3600+30")) == "");
    BOOST_TEST(submitted(with(2400, "3600+30")) == "RTG-0211");
    BOOST_TEST(submitted(with(2400, "5400+30")) == "");
}

BOOST_AUTO_TEST_CASE(late_reports_count_until_the_third_list) {
    const auto trf = head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008");
    BOOST_TEST(submitted(trf, false, {2026, 7, 1}) == "");
    BOOST_TEST(submitted(trf, false, {2026, 8, 1}) == "RTG-0213");
}

BOOST_AUTO_TEST_CASE(first_control_and_the_least_of_blitz) {
    const auto with = [](std::string_view control, TimeClass which) {
        const auto event = test::tournament(head + "222 " + std::string(control) + "\n" +
                                            line(1, "Yiğit, Işıl", 1500, "99000101", "2008"));
        Diagnostics diagnostics("test.trf");
        check_submission(event, false, which, diagnostics);
        return codes(diagnostics);
    };
    // FIDE B.02: 30 moves in the first control at least; blitz is more than 3 minutes.
    BOOST_TEST(with("20/5400+30:900+30", TimeClass::standard) == "RTG-0218");
    BOOST_TEST(with("30/5400+30:900+30", TimeClass::standard) == "");
    BOOST_TEST(with("180", TimeClass::blitz) == "RTG-0219");
    BOOST_TEST(with("180+2", TimeClass::blitz) == "");
}

BOOST_AUTO_TEST_CASE(rounds_a_day_of_rapid_and_blitz) {
    const auto with = [](std::size_t rounds, TimeClass which) {
        auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008"));
        event.round_dates.assign(rounds, Date{2026, 4, 10});
        Diagnostics diagnostics("test.trf");
        check_submission(event, false, which, diagnostics);
        return codes(diagnostics);
    };
    BOOST_TEST(with(15, TimeClass::rapid) == "");
    BOOST_TEST(with(16, TimeClass::rapid) == "RTG-0220");
    BOOST_TEST(with(30, TimeClass::blitz) == "");
    BOOST_TEST(with(31, TimeClass::blitz) == "RTG-0220");
}

BOOST_AUTO_TEST_CASE(six_hundred_points_apart_with_a_player_above_2600) {
    const auto with = [](int high, int low, TimeClass which, Date start) {
        auto event =
            test::tournament(head + line(1, "Karabulut, Su", high, "99000112", "1990", "   2 w 1") +
                             line(2, "Yiğit, Işıl", low, "99000101", "2008", "   1 b 0") +
                             line(3, "Yiğit, Ece", 1200, "99000110", "2011"));
        event.start = event.end = start;
        Diagnostics diagnostics("test.trf");
        check_submission(event, false, which, diagnostics);
        return codes(diagnostics);
    };
    const Date since{2024, 12, 1};
    BOOST_TEST(with(2601, 2001, TimeClass::rapid, since) == "RTG-0221");
    BOOST_TEST(with(2601, 2002, TimeClass::rapid, since) == "");
    BOOST_TEST(with(2600, 1900, TimeClass::blitz, since) == ""); // not above
    BOOST_TEST(with(2700, 1900, TimeClass::standard, since) == "");
    BOOST_TEST(with(2700, 1900, TimeClass::rapid, {2024, 11, 30}) == "");
    BOOST_TEST(with(2700, 0, TimeClass::rapid, since) == ""); // unrated
}

BOOST_AUTO_TEST_CASE(a_match_with_an_unrated_player_is_not_rated) {
    const auto of_two = [](int rating) {
        return head + line(1, "Karabulut, Su", 2100, "99000112", "1990", "   2 w 1") +
               line(2, "Yiğit, Işıl", rating, "99000101", "2008", "   1 b 0");
    };
    BOOST_TEST(submitted(of_two(1500)) == "");
    BOOST_TEST(submitted(of_two(0)) == "RTG-0216");
    BOOST_TEST(submitted(of_two(0) + line(3, "Yiğit, Ece", 0, "99000110", "2011")) == "");
}

/// Of the dates of rounds TRN-0202 speaks alone.
BOOST_AUTO_TEST_CASE(dates_of_rounds_are_told_once) {
    auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008"));
    event.round_dates = {{2026, 4, 10}, {2026, 4, 11}};
    event.end = {2026, 4, 10};
    Diagnostics diagnostics("test.trf");
    check_submission(event, false, TimeClass::standard, diagnostics);
    BOOST_TEST(diagnostics.all().empty());
}

BOOST_AUTO_TEST_CASE(what_stands_in_the_place_of_the_fide_id) {
    auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "", "2008"));
    event.players.front().national_id = "10000000146"; // as the reader leaves it
    Diagnostics diagnostics("test.trf");
    check_submission(event, false, TimeClass::standard, diagnostics);
    BOOST_REQUIRE_EQUAL(diagnostics.all().size(), 1u);
    BOOST_TEST(diagnostics.all().front().code == "RTG-0222");
    BOOST_TEST(diagnostics.all().front().arguments.at(2) == "*********46");
}

BOOST_AUTO_TEST_CASE(officials_beside_the_list) {
    const auto with = [](std::string_view officials) {
        auto arbiter = person("6300000", "Yilmaz, Ayse", 1980, 0);
        arbiter.other_titles = "IA,FST";
        RatingListInfo info;
        info.issue = {2026, 4, 0};
        info.name = "fide.xml";
        const auto list =
            RatingList::of(info, {arbiter, person("99000101", "Yigit, Isil", 2008, 1500)});
        return against("012 Test\n042 2026/04/10\n052 2026/04/12\n" + std::string(officials) +
                           line(1, "Yiğit, Işıl", 1500, "99000101", "2008"),
                       *list);
    };
    BOOST_TEST(with("102 IA Yılmaz, Ayşe (6300000)\n") == "");
    BOOST_TEST(with("102 6300000 Ayşe Yılmaz\n") == "");
    BOOST_TEST(with("102 Kaya, Can\n112 Somebody\n") == "");
    BOOST_TEST(with("102 Kaya, Can (6300001)\n") == "RTG-0121");
    BOOST_TEST(with("102 Kaya, Can (6300000)\n") == "RTG-0122");
    BOOST_TEST(with("102 FA Yılmaz, Ayşe (6300000)\n") == "RTG-0123");
    BOOST_TEST(with("102 Yılmaz, Ayşe\n112 Can Kaya (6300001), Ayşe Yılmaz (6300000)\n") ==
               "RTG-0121");
}

BOOST_AUTO_TEST_CASE(a_title_that_the_file_lacks_and_the_name_of_the_list) {
    auto titled = person("99000101", "Yigit, Isil", 2008, 1500);
    titled.title = "WFM";
    RatingListInfo info;
    info.issue = {2026, 4, 0};
    info.name = "fide.xml";
    const auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008"));
    Diagnostics diagnostics("test.trf");
    check_against(event, *RatingList::of(info, {titled}), TimeClass::standard, diagnostics);
    BOOST_REQUIRE_EQUAL(diagnostics.all().size(), 1u);
    BOOST_TEST(message_of(diagnostics.all().front(), Language::english) ==
               "player 1 Yiğit, Işıl: title WFM in the list fide.xml (04.2026), none in the file");
}

/// By the file's own ratings the same performance is seen as beside a list.
BOOST_AUTO_TEST_CASE(performances_without_a_list) {
    std::string trf = head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008",
                                  "   2 w 1     3 b 1     4 w 1     5 b 1     6 w 1");
    for (int id = 2; id <= 6; ++id) {
        std::string rounds(static_cast<std::size_t>(id - 2) * 10, ' ');
        rounds += fmt::format("   1 {} 0", id % 2 == 0 ? 'b' : 'w');
        trf += line(id, fmt::format("Opponent{}, O", id), 2100, "", "1990", rounds);
    }
    Diagnostics diagnostics("test.trf");
    check_own_ratings(test::tournament(trf), false, diagnostics);
    BOOST_TEST(codes(diagnostics) == "RTG-0117");
}

BOOST_AUTO_TEST_CASE(many_games_and_no_draw) {
    const auto with = [](std::size_t rounds, bool drawn) {
        auto event = test::tournament(head + line(1, "Yiğit, Işıl", 1500, "99000101", "2008") +
                                      line(2, "Yiğit, Ece", 1400, "99000110", "2011"));
        RoundEntry won, lost;
        won.outcome = Outcome::win;
        won.opponent = 2;
        lost.outcome = Outcome::loss;
        lost.opponent = 1;
        event.players[0].rounds.assign(rounds, won);
        event.players[1].rounds.assign(rounds, lost);
        if (drawn)
            for (auto& player : event.players) player.rounds.back().outcome = Outcome::draw;
        Diagnostics diagnostics("test.trf");
        check_submission(event, false, TimeClass::standard, diagnostics);
        return codes(diagnostics);
    };
    BOOST_TEST(with(59, false) == "");
    BOOST_TEST(with(60, false) == "RTG-0124");
    BOOST_TEST(with(60, true) == "");
}

BOOST_AUTO_TEST_CASE(ids_of_two_players_exchanged) {
    BOOST_TEST(against(head + line(1, "Yiğit, Işıl", 1500, "99000110", "2008") +
                           line(2, "Yiğit, Ece", 1200, "99000101", "2011"),
                       *list()) == "RTG-0126");
}

BOOST_AUTO_TEST_CASE(ratings_of_another_kind_of_game) {
    std::vector<ListedPlayer> people;
    for (int i = 0; i < 4; ++i) {
        auto one = person(std::to_string(99000201 + i), "Soyad, Ad" + std::string(1, 'a' + i), 1990,
                          1500 + 10 * i);
        people.push_back(std::move(one));
        people.back().ratings[1].value = 1800 + 10 * i;
    }
    const auto with = RatingList::of({}, people);
    const auto event = [&](int wrong, int own) {
        auto trf = head;
        for (int i = 0; const auto& one : people) {
            const int rating = (i < wrong ? 1800 : 1500) + 10 * i + (i == own ? 1 : 0);
            trf += line(++i, one.name, rating, one.fide_id, "1990");
        }
        return trf;
    };
    BOOST_TEST(against(event(4, -1), *with) == "RTG-0125");
    BOOST_TEST(against(event(3, 3), *with) == "RTG-0125 RTG-0116");
    BOOST_TEST(against(event(2, -1), *with) == "RTG-0116 RTG-0116");
}

BOOST_AUTO_TEST_SUITE_END()
