// Letters: causes before what may follow from them.

#include "entries.hpp"
#include "letter_support.hpp"
#include "office_report/finding_order.hpp"
#include "office_report/letter.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::office_report;
using test::flat;
using test::has;
using test::page_of;

BOOST_AUTO_TEST_SUITE(office_report_letter_causes)

/// A result that cannot be in round 2: what is computed from it is told behind it.
BOOST_AUTO_TEST_CASE(a_cause_stands_before_what_may_follow_from_it) {
    auto entry = test::faulty_entry();
    entry.errors = 6;
    entry.findings.erase(entry.findings.begin() + 2, entry.findings.end());
    for (const auto* round : {"1", "3"})
        entry.findings.push_back(test::finding("CHK-0101", Severity::error, 0, {round}));
    entry.findings.push_back(
        test::finding("CHK-0201", Severity::error, 9, {"1", "Kaya, Can", "2", "1"}));
    entry.findings.push_back(test::finding("TRN-0112", Severity::warning, 9, {"1", "3", "2"}));
    entry.findings.push_back(test::finding("RTG-0208", Severity::error, 0, {}));
    entry.findings.push_back(
        test::finding("TRN-0105", Severity::error, 9, {"1", "3", "2", "1", "1"}));
    const auto letter = letter_of(entry);
    std::string told, following;
    for (const auto& finding : letter.findings) told += finding.code + " ";
    for (const auto& finding : letter.following) following += finding.code + " ";
    // The pairing of round 1 does not hang on a result of round 2.
    BOOST_TEST(told == "TRN-0105 CHK-0101 RTG-0208 RTG-0206 ");
    BOOST_TEST(following == "CHK-0101 CHK-0201 TRN-0112 ");
    BOOST_TEST(letter.following[0].places.size() == 1u);
    BOOST_TEST(has(page_of(entry), "Bunlardan kaynaklanabilecekler"));
    BOOST_TEST(has(flat(letter_text(letter)), "yukarıdakilerin sonucu olabilir"));
    BOOST_TEST(first_told(entry.findings)->diagnostic.code == "TRN-0105");
}

/// Points of somebody who is not in the game that cannot be: the file would come back for them.
BOOST_AUTO_TEST_CASE(a_total_of_another_player_follows_from_no_game) {
    auto entry = test::faulty_entry();
    entry.findings = {test::finding("TRN-0112", Severity::error, 20, {"5", "3.5", "3.0"}),
                      test::finding("TRN-0112", Severity::error, 18, {"3", "2.5", "3.0"}),
                      test::finding("TRN-0109", Severity::error, 20, {"5", "1", "2"}),
                      test::finding("CHK-0201", Severity::error, 20, {"5", "Kaya, Can", "3", "4"}),
                      test::finding("TRN-0105", Severity::error, 17, {"2", "3", "4", "=", "1"})};
    const auto letter = letter_of(entry);
    const auto players = [](const std::vector<Finding>& findings) {
        std::string all;
        for (const auto& finding : findings)
            for (const auto& place : finding.places)
                all += finding.code + " " + place.player + "; ";
        return all;
    };
    BOOST_TEST(players(letter.findings) ==
               "TRN-0105 2 – 3; TRN-0109 5 Kaya, Can; TRN-0112 5 Kaya, Can; ");
    // Ranks hang on all points, and are told behind them.
    BOOST_TEST(players(letter.following) == "TRN-0112 3; CHK-0201 5 Kaya, Can; ");
}

/// A cell of a player's line that is no result names no number, but stands in that line.
BOOST_AUTO_TEST_CASE(a_total_follows_from_what_stands_in_the_same_line) {
    auto entry = test::faulty_entry();
    entry.findings = {test::finding("TRN-0112", Severity::error, 20, {"5", "3.5", "3.0"}),
                      test::finding("TRN-0112", Severity::error, 21, {"6", "2.5", "3.0"}),
                      test::finding("TRF-0124", Severity::error, 20, {"?"})};
    const auto letter = letter_of(entry);
    BOOST_REQUIRE(letter.following.size() == 1u);
    BOOST_TEST(letter.following[0].places.at(0).line == 20u);
}

/// Boards and articles stand below a round, the likely cause above what follows from it; what may
/// follow is told shorter, but in the list whole.
BOOST_AUTO_TEST_CASE(boards_and_causes_are_told) {
    auto entry = test::faulty_entry();
    const auto board = [](std::string number) {
        return batch::Detail{
            {Phrase::of("detail.played", {number, "7", "Ak, Ece", "1", "Er, Su"})}};
    };
    batch::Detail article{{Phrase::of("detail.more-boards", {"2"})},
                          Phrase::verbatim("FIDE C.04.3, 5.2.4")};
    entry.findings = {test::finding("CHK-0101", Severity::error, 0, {"3"}),
                      test::finding("CHK-0101", Severity::error, 0, {"4"})};
    entry.findings[0].details = {board("1"), article};
    entry.findings[1].details = {{{Phrase::of("detail.follows", {"3"})}},
                                 board("11"),
                                 board("12"),
                                 board("13"),
                                 board("14")};
    for (int line = 20; line < 28; ++line) {
        const auto id = std::to_string(line);
        entry.findings.push_back(
            test::finding("CHK-0201", Severity::error, line, {id, "Kaya, Can", "2", "1"}));
    }
    entry.findings.push_back(test::finding("TRN-0112", Severity::error, 9, {"1", "3", "2"}));
    entry.findings.back().details = {
        {{Phrase::of("standings.cause-open", {"1", "4", "7"})}, {}, true}};
    const auto letter = letter_of(entry);
    BOOST_REQUIRE(letter.findings.size() == 2u);
    BOOST_TEST(letter.findings[1].causes.at(0) == "1 ile 4 arasındaki 7. tur oyununun sonucu yok");
    const auto told = flat(letter_text(letter));
    BOOST_TEST(has(told, "* 1. masada oynanan: 7 Ak, Ece – 1 Er, Su"));
    BOOST_TEST(has(told, "* ve 2 masa daha (FIDE C.04.3, 5.2.4)"));
    BOOST_TEST(has(told, "Olası neden: 1 ile 4 arasındaki 7. tur oyununun sonucu yok"));
    BOOST_TEST(has(told, "önce o tura bakın"));
    BOOST_TEST(has(told, "* 12. masada oynanan"));
    BOOST_TEST(!has(told, "* 13. masada oynanan"));
    BOOST_TEST(has(told, "… ve 2 yerde daha"));
    const auto page = page_of(entry);
    BOOST_TEST(has(page, "1. masada oynanan: 7 Ak, Ece"));
    BOOST_TEST(has(page, "Olası neden:"));
    BOOST_TEST(!has(page, "13. masada oynanan"));
    std::string cells;
    const auto list = letter_list(letter, "a");
    for (const auto& row : std::get<Table>(list.sections[0].body).rows)
        cells += to_text(row[5].content, Language::turkish) + "\n";
    BOOST_TEST(has(cells, "14. masada oynanan"));
    BOOST_TEST(has(cells, "Olası neden: 1 ile 4"));
    BOOST_TEST(std::count(cells.begin(), cells.end(), '\n') == 12);
}

BOOST_AUTO_TEST_CASE(what_stands_alone_follows_from_nothing) {
    const auto letter = letter_of(test::faulty_entry());
    BOOST_TEST(letter.following.empty());
    BOOST_TEST(!has(page_of(test::faulty_entry()), "kaynaklanabilecekler"));
}

BOOST_AUTO_TEST_SUITE_END()
