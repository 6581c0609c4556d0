// Which events are the federation's own (regulation 13, 14), and what a result is worth in them.

#include "event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

bool by_regulation(std::string_view code, std::string_view type) {
    Tournament event;
    event.encoded_type = code;
    event.type = type;
    return follows_regulation(event);
}

}

BOOST_AUTO_TEST_SUITE(regulation_events)

// 13.1: events that announced the regulation; 14: individuals and teams, Swiss and round robin.
BOOST_AUTO_TEST_CASE(a13_1_a14_announced_by_code_or_name) {
    for (const auto* code : {"ULUSAL_SWISS", "ULUSAL_TEAM_SWISS", "ULUSAL_TEAM_ROUNDROBIN",
                             "ULUSAL_ROUNDROBIN", "ulusal_swiss"})
        BOOST_TEST(by_regulation(code, ""), code);
    for (const auto* type :
         {"Bireysel: Ulusal İsviçre", "Takım: ULUSAL İSVİÇRE", "Takım: Ulusal Döner",
          "Bireysel - Ulusal Döner Sistem", "Individual: Ulusal Swiss"})
        BOOST_TEST(by_regulation("", type), type);
    // A national event is not yet one by the regulation.
    for (const auto* type :
         {"Ulusal Takım Ligi", "Takım: İsviçre Sistemi", "Individual: Swiss", ""})
        BOOST_TEST(!by_regulation("", type), type);
    for (const auto* code : {"FIDE_DUTCH", "BERGER_TEAM_ROUNDROBIN", "ULUSALSWISS", ""})
        BOOST_TEST(!by_regulation(code, ""), code);
}

BOOST_AUTO_TEST_CASE(a14_the_four_kinds) {
    const auto kind = [](std::string_view code) {
        auto event = test::event("", {"2w1", "1b0"});
        event.encoded_type = code;
        return system_of(event);
    };
    BOOST_TEST((kind("ULUSAL_SWISS") == System::swiss));
    BOOST_TEST((kind("ULUSAL_TEAM_SWISS") == System::swiss));
    BOOST_TEST((kind("ULUSAL_ROUNDROBIN") == System::round_robin));
    BOOST_TEST((kind("ULUSAL_TEAM_ROUNDROBIN") == System::round_robin));
}

// 16.5, 29: 1 for a win, ½ for a draw, 0 for a loss; 1 for a bye and for an opponent who did not
// come, 0 for who did not come.
BOOST_AUTO_TEST_CASE(a16_5_a29_what_a_result_is_worth) {
    const std::vector<std::string> lines = {"2w1 3b= U", "1b0 U 3w+", "U 1w= 2b-"};
    for (const auto& event : {test::swiss(lines), test::round_robin(lines)}) {
        const auto history = player_history(event);
        BOOST_TEST(to_text(history.competitors[0].score) == "2.5");
        BOOST_TEST(to_text(history.competitors[1].score) == "2.0");
        BOOST_TEST(to_text(history.competitors[2].score) == "1.5");
    }
}

BOOST_AUTO_TEST_SUITE_END()
