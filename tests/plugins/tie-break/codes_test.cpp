// codes.tsv: which data test which code. No code of FIDE's list may be tested by none.

#include "plain/codes.hpp"
#include "reference/data.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <set>
#include <sstream>

using namespace hakem;

namespace {

using Table = std::map<std::string, std::set<std::string>>; ///< code, where it is tested

constexpr auto generated = "generated"; ///< agreement_test.cpp, against the plain rules

std::filesystem::path tests() { return std::filesystem::path(HAKEM_SOURCE_FOLDER) / "tests"; }

Table table() {
    Table result;
    std::ifstream file(tests() / "plugins" / "tie-break" / "codes.tsv");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream words(line);
        std::string code;
        words >> code;
        for (std::string place; words >> place;) result[code].insert(place);
    }
    return result;
}

/// The codes of a list of them, points apart.
std::vector<std::string> codes_in(const std::string& list) {
    std::vector<std::string> codes;
    std::istringstream words(list);
    for (std::string code; std::getline(words, code, ',');)
        if (code != "PTS" && code != "MPTS" && code != "GPTS") codes.push_back(code);
    return codes;
}

std::vector<std::string> all_codes() {
    std::vector<std::string> codes;
    for (const auto& some : {test::plain::mandatory_of_players(), test::plain::mandatory_of_teams(),
                             test::plain::others_of_players(), test::plain::others_of_teams()})
        codes.insert(codes.end(), some.begin(), some.end());
    return codes;
}

}

BOOST_AUTO_TEST_SUITE(tie_break_codes)

BOOST_AUTO_TEST_CASE(every_code_is_tested_by_some_data) {
    const auto tested = table();
    for (const auto& code : all_codes())
        BOOST_TEST(tested.count(code) == 1U, code << " is tested by no data");
}

BOOST_AUTO_TEST_CASE(what_the_table_says_is_generated_is_generated) {
    std::set<std::string> codes;
    for (const auto& code : all_codes()) codes.insert(code);
    for (const auto& [code, places] : table())
        BOOST_TEST(places.count(generated) == codes.count(code), code << ": " << generated);
}

BOOST_AUTO_TEST_CASE(the_table_is_that_of_the_data) {
    const auto folder = test::reference::folder();
    if (!folder) return;
    Table data;
    for (const auto& reference : test::reference::all(*folder))
        for (const auto& code : codes_in(reference.code))
            data[code + (reference.edition == "us-chess" ? "@us-chess" : "")].insert(
                reference.file);
    for (const auto& [code, places] : data)
        for (const auto& place : places)
            BOOST_TEST(table()[code].count(place) == 1U, code << " is in " << place);
    for (const auto& [code, places] : table())
        for (const auto& place : places)
            BOOST_TEST((place == generated || data[code].count(place) == 1U),
                       code << " is not in " << place);
}

BOOST_AUTO_TEST_SUITE_END()
