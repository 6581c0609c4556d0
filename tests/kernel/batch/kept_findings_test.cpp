#include "../office_report/entries.hpp"
#include "batch/kept_findings.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::batch;
using test::finding;

namespace {

std::size_t kept(const Entry& entry, std::string_view code) {
    return static_cast<std::size_t>(
        std::count_if(entry.findings.begin(), entry.findings.end(),
                      [&](const Finding& one) { return one.diagnostic.code == code; }));
}

std::vector<Finding> many(std::string_view code, Severity severity, std::uint32_t count,
                          std::uint32_t line, std::string reason = {}) {
    std::vector<Finding> all;
    for (std::uint32_t i = 0; i < count; ++i)
        all.push_back(finding(std::string(code), severity, line + i, {}, reason));
    return all;
}

std::vector<Finding> joined(std::vector<std::vector<Finding>> parts) {
    std::vector<Finding> all;
    for (auto& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}

BOOST_AUTO_TEST_SUITE(batch_kept_findings)

BOOST_AUTO_TEST_CASE(few_are_all_kept_in_their_order) {
    Entry entry;
    keep_findings(entry, many("TRF-0109", Severity::note, 200, 1), {});
    BOOST_TEST(entry.findings.size() == 200u);
    BOOST_TEST(entry.findings.back().diagnostic.line == 200u);
    BOOST_TEST(entry.left_off.empty());
}

BOOST_AUTO_TEST_CASE(errors_are_kept_before_warnings_and_these_before_notes) {
    Entry entry;
    keep_findings(entry,
                  joined({many("TRF-0109", Severity::note, 250, 1),
                          many("SUB-0101", Severity::warning, 150, 300),
                          many("TRN-0105", Severity::error, 60, 500)}),
                  {});
    BOOST_TEST(entry.findings.size() == 200u);
    BOOST_TEST(kept(entry, "TRN-0105") == 60u);
    BOOST_TEST(kept(entry, "SUB-0101") == 139u);
    BOOST_TEST(kept(entry, "TRF-0109") == 1u);
    BOOST_TEST(std::is_sorted(
        entry.findings.begin(), entry.findings.end(),
        [](const Finding& a, const Finding& b) { return a.diagnostic.line < b.diagnostic.line; }));
    const std::vector<LeftOff> left{{"SUB-0101", Severity::warning, false, 11},
                                    {"TRF-0109", Severity::note, false, 249}};
    BOOST_TEST((entry.left_off == left));
}

BOOST_AUTO_TEST_CASE(of_errors_the_codes_take_turns) {
    Entry entry;
    keep_findings(entry,
                  joined({many("RTG-0207", Severity::error, 400, 1),
                          many("CHK-0101", Severity::error, 6, 500)}),
                  {{"RTG-0207", Severity::error, false, 1000}});
    BOOST_TEST(kept(entry, "CHK-0101") == 6u);
    BOOST_TEST(kept(entry, "RTG-0207") == 194u);
    BOOST_TEST(
        (entry.left_off == std::vector<LeftOff>{{"RTG-0207", Severity::error, false, 206 + 1000}}));
}

BOOST_AUTO_TEST_CASE(what_was_let_pass_hides_nothing_of_its_code_that_counts) {
    Entry entry;
    keep_findings(entry,
                  joined({many("SUB-0101", Severity::warning, 250, 1, "known"),
                          many("SUB-0101", Severity::warning, 1, 300)}),
                  {});
    BOOST_TEST(entry.findings.size() == 200u);
    BOOST_TEST(entry.findings.back().reason == "");
    BOOST_TEST((entry.left_off == std::vector<LeftOff>{{"SUB-0101", Severity::warning, true, 51}}));
}

BOOST_AUTO_TEST_CASE(no_code_vanishes_however_many_there_are) {
    std::vector<Finding> all = many("TRN-0105", Severity::error, 300, 1);
    for (std::uint32_t i = 0; i < 250; ++i)
        all.push_back(finding("NOT-" + std::to_string(1000 + i), Severity::note, 400 + i, {}));
    Entry entry;
    keep_findings(entry, all, {});
    BOOST_TEST(entry.findings.size() == 251u);
    BOOST_TEST(kept(entry, "NOT-1249") == 1u);
}

BOOST_AUTO_TEST_CASE(what_is_left_off_comes_back_from_the_journal) {
    auto entry = test::faulty_entry();
    BOOST_TEST(entry_text(entry).find("leftOff") == std::string::npos);
    entry.left_off = {{"RTG-0206", Severity::warning, false, 51},
                      {"SUB-0101", Severity::note, true, 3}};
    const auto text = entry_text(entry);
    BOOST_TEST(text.find("\"leftOff\":{\"findings\":54,") != std::string::npos);
    const auto back = entry_of(text);
    BOOST_REQUIRE(back);
    BOOST_TEST((back->left_off == entry.left_off));
    BOOST_TEST(entry_text(*back) == text);
}

BOOST_AUTO_TEST_SUITE_END()
