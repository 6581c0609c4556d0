// The value of a code does not depend on its place in the list. (A program of others forgets to
// undo what Fore Buchholz did to the last round: BH is then another one after FB.)

#include "plain/codes.hpp"
#include "plain/events.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>

using namespace hakem;

namespace {

using Values = std::map<std::string, std::map<std::int32_t, std::string>>;

std::string joined(const std::vector<std::string>& codes) {
    std::string list;
    for (const auto& code : codes) list += (list.empty() ? "" : ",") + code;
    return list;
}

/// Values by code and id; a code that is listed twice has "DE" and "DE#2".
Values values_of(const Standings& standings) {
    Values values;
    for (std::size_t i = 0; i < standings.codes.size(); ++i) {
        auto name = standings.codes[i].text;
        while (values.count(name) != 0) name += "#2";
        auto& of_code = values[name];
        for (const auto& row : standings.rows)
            of_code[row.id] = row.values[i].value ? to_text(*row.values[i].value) : "none";
    }
    return values;
}

bool depends_on_ties(const std::string& code) {
    return test::registry().get<TieBreak>(parse_tie_break_code(code)->name).among_tied();
}

/// Codes that depend on nothing but the event, in an order drawn by chance; points among them.
std::vector<std::string> drawn(bool teams, std::size_t count, std::mt19937& random) {
    auto codes = teams ? test::plain::mandatory_of_teams() : test::plain::mandatory_of_players();
    std::erase_if(codes, [](const std::string& code) { return depends_on_ties(code); });
    std::shuffle(codes.begin(), codes.end(), random);
    codes.resize(count);
    codes.push_back("PTS");
    std::shuffle(codes.begin(), codes.end(), random);
    return codes;
}

/// The ids of those who share a place, whatever the place.
std::vector<std::vector<std::int32_t>> sharing(const Standings& standings) {
    std::map<std::int32_t, std::vector<std::int32_t>> by_rank;
    for (const auto& row : standings.rows) by_rank[row.rank].push_back(row.id);
    std::vector<std::vector<std::int32_t>> groups;
    for (auto& [rank, ids] : by_rank) {
        std::sort(ids.begin(), ids.end());
        groups.push_back(ids);
    }
    std::sort(groups.begin(), groups.end());
    return groups;
}

}

BOOST_AUTO_TEST_SUITE(tie_break_permutations)

BOOST_AUTO_TEST_CASE(any_order_gives_each_code_the_same_values) {
    std::mt19937 random(5);
    for (int seed = 0; seed < 80; ++seed) {
        const auto event = test::plain::generated(seed);
        auto codes = drawn(is_team_event(event), 8, random);
        const auto first = test::ranked(event, joined(codes), "2026-03");
        for (int again = 0; again < 4; ++again) {
            std::shuffle(codes.begin(), codes.end(), random);
            const auto other = test::ranked(event, joined(codes), "2026-03");
            BOOST_TEST((values_of(other) == values_of(first)), test::plain::name_of(seed, event)
                                                                   << ": " << joined(codes));
            BOOST_TEST((sharing(other) == sharing(first)), test::plain::name_of(seed, event)
                                                               << ": " << joined(codes));
        }
    }
}

BOOST_AUTO_TEST_CASE(alone_or_in_a_list) {
    std::mt19937 random(6);
    for (int seed = 0; seed < 80; ++seed) {
        const auto event = test::plain::generated(seed);
        const auto codes = drawn(is_team_event(event), 8, random);
        for (const auto& [code, values] : values_of(test::ranked(event, joined(codes)))) {
            const auto alone = values_of(test::ranked(event, code == "PTS" ? code : "PTS," + code));
            BOOST_TEST((alone.at(code) == values), test::plain::name_of(seed, event)
                                                       << ": " << code << " in " << joined(codes));
        }
    }
}

// Art. 4, 6: Direct Encounter looks at those who are tied where it stands, and they are the same in
// whatever order the codes before it tied them. It may come twice, with points between.
BOOST_AUTO_TEST_CASE(direct_encounter_twice) {
    std::mt19937 random(7);
    for (int seed = 0; seed < 80; ++seed) {
        const auto event = test::plain::generated(seed);
        const std::string direct = is_team_event(event) ? "EDE" : "DE";
        std::vector<std::string> before{"WIN", "REP"}, after{"PTS", "WON", "STD"};
        const auto list = [&] {
            return joined(before) + "," + direct + "," + joined(after) + "," + direct;
        };
        const auto first = test::ranked(event, list(), "2026-03");
        for (int again = 0; again < 6; ++again) {
            std::shuffle(before.begin(), before.end(), random);
            std::shuffle(after.begin(), after.end(), random);
            const auto other = test::ranked(event, list(), "2026-03");
            BOOST_TEST((values_of(other) == values_of(first)), test::plain::name_of(seed, event)
                                                                   << ": " << list());
            BOOST_TEST((sharing(other) == sharing(first)), test::plain::name_of(seed, event)
                                                               << ": " << list());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
