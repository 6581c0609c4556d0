// sentences.tsv: every clause of Guidelines I, every row of the state machine and every sentence of
// the federation's explanation (seed 000) has a test that exists, or a reason why it needs none.

#include "support.hpp"

#include <boost/test/tree/traverse.hpp>
#include <boost/test/tree/visitor.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

using namespace hakem;
using namespace hakem::test;

namespace {

/// A row: a clause, a row of the state machine or the beginning of a sentence; the tests; a reason.
struct Row {
    std::string what, tests, reason;
};

std::vector<Row> rows() {
    std::ifstream file(std::string(HAKEM_SOURCE_FOLDER) +
                       "/tests/plugins/adjournment/sentences.tsv");
    std::vector<Row> all;
    std::string line;
    std::getline(file, line); // the heading
    while (std::getline(file, line)) {
        Row row;
        std::istringstream parts(line);
        std::getline(parts, row.what, '\t');
        std::getline(parts, row.tests, '\t');
        std::getline(parts, row.reason, '\t');
        all.push_back(std::move(row));
    }
    return all;
}

/// The names of all tests of this program: "suite/case".
class Names final : public boost::unit_test::test_tree_visitor {
public:
    std::set<std::string> all;

private:
    void visit(const boost::unit_test::test_case& test) override { all.insert(test.full_name()); }
};

bool begins(const std::string& text, const std::string& with) {
    return text.compare(0, with.size(), with) == 0;
}

bool is_sentence(const Row& row) { return !begins(row.what, "I.") && !begins(row.what, "row "); }

/// Whether the tests of the kernel have it: "kernel:adjournment_report/calendar_test/pooled_days".
bool is_kernel_test(const std::string& name) {
    const auto slash = name.rfind('/');
    const auto path =
        std::string(HAKEM_SOURCE_FOLDER) + "/tests/kernel/" + name.substr(7, slash - 7) + ".cpp";
    return bytes_of_file(path).find("TEST_CASE(" + name.substr(slash + 1) + ")") !=
           std::string::npos;
}

/// Whether a new sentence begins here: a capital letter of Turkish.
bool is_capital(const std::string& line, std::size_t at) {
    const auto c = static_cast<unsigned char>(line[at]);
    if (c >= 'A' && c <= 'Z') return true;
    const auto two = line.substr(at, 2);
    return two == "Ç" || two == "Ğ" || two == "İ" || two == "Ö" || two == "Ş" || two == "Ü";
}

std::vector<std::string> sentences_of(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        std::size_t start = 0;
        for (std::size_t i = 1; i + 2 < line.size(); ++i) {
            const bool digit = line[i - 1] >= '0' && line[i - 1] <= '9';
            if (line[i] != '.' || line[i + 1] != ' ' || digit || !is_capital(line, i + 2)) continue;
            all.push_back(line.substr(start, i + 1 - start));
            start = i + 2;
        }
        if (start < line.size()) all.push_back(line.substr(start));
    }
    return all;
}

}

BOOST_AUTO_TEST_SUITE(adjournment_sentences)

BOOST_AUTO_TEST_CASE(every_test_that_is_named_exists) {
    Names names;
    boost::unit_test::traverse_test_tree(boost::unit_test::framework::master_test_suite().p_id,
                                         names, true);
    std::size_t named = 0;
    for (const auto& row : rows()) {
        BOOST_TEST((row.tests == "-" ? !row.reason.empty() : !row.tests.empty()), row.what);
        if (row.tests == "-") continue;
        std::istringstream tests(row.tests);
        for (std::string name; tests >> name; ++named)
            BOOST_TEST(
                (begins(name, "kernel:") ? is_kernel_test(name) : names.all.count(name) == 1),
                row.what << ": there is no test " << name);
    }
    BOOST_TEST(named > 100);
}

BOOST_AUTO_TEST_CASE(every_clause_and_every_row_is_there) {
    std::set<std::string> there;
    for (const auto& row : rows())
        if (!is_sentence(row)) BOOST_TEST(there.insert(row.what).second, "twice: " << row.what);
    std::set<std::string> expected = {
        "I.1.1", "I.1.2", "I.2.1", "I.2.2", "I.2.3",  "I.2.4",  "I.2.5", "I.2.6", "I.2.7",
        "I.3",   "I.4",   "I.5",   "I.6",   "I.7",    "I.8.1",  "I.8.2", "I.8.3", "I.9.1",
        "I.9.2", "I.9.3", "I.10",  "I.11",  "I.12.1", "I.12.2", "I.13",  "I.14"};
    for (int i = 1; i <= 21; ++i) expected.insert("row " + std::to_string(i));
    BOOST_TEST(there == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_sentence_of_the_explanation_is_there) {
    const auto folder = shared();
    if (!folder) return skip("the explanation is not there");
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "seeds"))
        if (begins(entry.path().filename().string(), "000_")) text = bytes_of_file(entry.path());
    if (text.empty()) return skip("the explanation is not there");
    const auto sentences = sentences_of(text);
    BOOST_TEST(sentences.size() > 80);
    const auto all = rows();
    for (const auto& sentence : sentences)
        BOOST_TEST(std::any_of(all.begin(), all.end(),
                               [&](const auto& row) {
                                   return is_sentence(row) && begins(sentence, row.what);
                               }),
                   "no row for: " << sentence);
    for (const auto& row : all)
        if (is_sentence(row))
            BOOST_TEST(std::any_of(sentences.begin(), sentences.end(),
                                   [&](const auto& each) { return begins(each, row.what); }),
                       "no such sentence: " << row.what);
}

BOOST_AUTO_TEST_SUITE_END()
