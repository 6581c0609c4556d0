// A file with new numbers: every record follows its player or team, the rest stays.

#include "describe.hpp"
#include "writing.hpp"
#include <hakem/numbering.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string player(int number, const std::string& name) {
    return fmt::format("001 {:4}      {:<33}      TUR{:>28}{:>5}", number, name, "0.0", number);
}

std::vector<std::string> codes_of(const Tournament& tournament, std::string_view edition) {
    Diagnostics diagnostics("out.trf");
    write_trf(tournament, edition, diagnostics);
    std::vector<std::string> codes;
    for (const auto& d : diagnostics.all()) codes.push_back(d.code);
    return codes;
}

}

BOOST_AUTO_TEST_SUITE(trf_renumbering)

BOOST_AUTO_TEST_CASE(lines_stand_in_the_new_order_and_all_else_stays) {
    const std::string head = "### made by hand\r\n012 Açık\r\n", note = "### between\r\n",
                      end = "XXZ 2\r\nXXP 1 3\r\n";
    const auto file = head + player(1, "One, A") + "\r\n" + note + player(2, "Two, B") + "\r\n" +
                      player(3, "Three, C") + "\r\n" + "TUR    3      Three, C" +
                      std::string(26, ' ') + "1700\r\n" + end;
    const auto after = renumbered(read_trf(file), {3, 1, 2});
    const auto expected = head + player(1, "Three, C") + "\r\n" + note + player(2, "One, A") +
                          "\r\n" + player(3, "Two, B") + "\r\n" + "TUR    1      Three, C" +
                          std::string(26, ' ') + "1700\r\n" + "XXZ 3\r\nXXP 2 1\r\n";
    BOOST_TEST(write_trf(after, "trf16") == expected);
    BOOST_TEST(codes_of(after, "trf16").empty());
    BOOST_TEST(describe(read_trf(write_trf(after, "trf16"))) == describe(after));
    const auto other = write_trf(after, "trf26"); // XXZ and XXP become 240 and 260
    BOOST_TEST(other.find("240 Z   1    3\r\n260   1   1    2    1\r\n") != std::string::npos);
}

// 013 has no numbers: teams are numbered by their order.
BOOST_AUTO_TEST_CASE(old_team_records_change_places) {
    const std::string one = "013 Zafer" + std::string(24, ' ') + "   1    2",
                      two = "013 Acar" + std::string(25, ' ') + "   3    4";
    std::string file = "092 Team: Swiss-System\n";
    for (int number = 1; number <= 4; ++number)
        file += player(number, "Name, " + std::to_string(number)) + "\n";
    const auto before = read_trf(file + one + "\n" + two + "\n");
    BOOST_REQUIRE(is_team_event(before));
    const auto after = renumbered(before, {2, 1});
    const auto text = write_trf(after, "trf16");
    BOOST_TEST(text == file + two + "\n" + one + "\n");
    BOOST_TEST(describe(read_trf(text)) == describe(after));
    BOOST_TEST(describe(read_trf(write_trf(after, "trf26"))) == describe(after));
}

BOOST_AUTO_TEST_CASE(clubs_go_with_their_players) {
    const auto before =
        read_trf(player(1, "One, A") + "\n" + player(2, "Two, B") + "\n" + player(3, "Three, C") +
                 "\nXCC    1 First club\nXCC    3 Third club");
    BOOST_TEST(before.players[0].club == "First club");
    const auto after = renumbered(before, {3, 1, 2});
    const auto text = write_trf(after, "trf16");
    BOOST_TEST(text.find("XCC    2 First club\nXCC    1 Third club") != std::string::npos);
    const auto again = read_trf(text);
    BOOST_TEST(again.players[0].club == "Third club");
    BOOST_TEST(again.players[1].club == "First club");
    BOOST_TEST(again.players[2].club == "");
}

BOOST_AUTO_TEST_CASE(records_that_nobody_knows_are_kept_with_a_warning) {
    const auto before = read_trf(player(1, "One, A") + "\n" + player(2, "Two, B") + "\nXXQ 1 x\n");
    BOOST_TEST(codes_of(before, "trf16").empty());
    BOOST_TEST(codes_of(renumbered(before, {1, 2}), "trf16").empty());
    const auto after = renumbered(before, {2, 1});
    BOOST_TEST(codes_of(after, "trf16") == std::vector<std::string>{"TRF-0708"},
               boost::test_tools::per_element());
    BOOST_TEST(write_trf(after, "trf16").find("\nXXQ 1 x\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
