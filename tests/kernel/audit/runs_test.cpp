// Names, differences and processes: what a replay is made of.

#include "audit/difference.hpp"
#include "audit/process.hpp"
#include "audit/tree.hpp"
#include "packages.hpp"

#include <boost/test/unit_test.hpp>

#include <csignal>

using namespace hakem;
using namespace hakem::audit;
using hakem::test::TestFolder;

namespace {

std::optional<Difference> difference(const std::string& before, const std::string& after) {
    const TestFolder folder;
    std::ofstream(folder.path / "a", std::ios::binary) << before;
    std::ofstream(folder.path / "b", std::ios::binary) << after;
    return first_difference(folder.path / "a", folder.path / "b");
}

Process shell(const TestFolder& folder, const std::string& script) {
    Process process;
    process.program = "/bin/sh";
    process.arguments = {"-c", script};
    process.folder = folder.path;
    process.environment = {"A=1"};
    process.out = folder.path / "out";
    process.err = folder.path / "err";
    return process;
}

}

BOOST_AUTO_TEST_SUITE(audit_runs)

BOOST_AUTO_TEST_CASE(safe_names_lead_nowhere_and_come_once) {
    std::set<std::string, std::less<>> taken;
    BOOST_CHECK_EQUAL(safe_name("may/a.trf", taken), "may/a.trf");
    BOOST_CHECK_EQUAL(safe_name("may/./a.trf", taken), "may/a-2.trf");
    BOOST_CHECK_EQUAL(safe_name("../a", taken), "_/a");
    BOOST_CHECK_EQUAL(safe_name("nul.trf", taken), "_nul.trf");
    BOOST_CHECK_EQUAL(safe_name("Mayıs/şampiyona.trf", taken), "Mayıs/şampiyona.trf");
    BOOST_CHECK_EQUAL(safe_name("x\\y:\xff", taken), "x_y__");
    // An identity number with right check digits.
    BOOST_CHECK_EQUAL(safe_name("10000000146.trf", taken), "xxxxxxxxx46.trf");
}

BOOST_AUTO_TEST_CASE(files_below_a_folder_come_in_order_and_links_are_not_followed) {
    const TestFolder folder;
    std::filesystem::create_directories(folder.path / "b");
    std::ofstream(folder.path / "b/x") << "1";
    std::ofstream(folder.path / "a") << "2";
    std::filesystem::create_symlink("/etc", folder.path / "link");
    std::filesystem::create_symlink("a", folder.path / "z");
    const auto files = files_below(folder.path);
    BOOST_REQUIRE_EQUAL(files.size(), 2u);
    BOOST_CHECK(files[0] == test::record("a", "2"));
    BOOST_CHECK(files[1] == test::record("b/x", "1"));
}

BOOST_AUTO_TEST_CASE(the_first_difference_has_line_byte_and_both_lines) {
    BOOST_CHECK(!difference("a\nb\n", "a\nb\n"));
    BOOST_CHECK(!difference("", ""));
    const auto found = difference("one\ntwo 2.5\nthree\n", "one\ntwo 3.5\nthree\n");
    BOOST_REQUIRE(found);
    BOOST_CHECK_EQUAL(found->line, 2u);
    BOOST_CHECK_EQUAL(found->byte, 9u);
    BOOST_CHECK_EQUAL(found->before, "two 2.5");
    BOOST_CHECK_EQUAL(found->after, "two 3.5");
}

BOOST_AUTO_TEST_CASE(differences_at_the_end_in_letters_and_in_other_bytes) {
    const auto longer = difference("a\n", "a\nb\n");
    BOOST_REQUIRE(longer);
    BOOST_CHECK_EQUAL(longer->line, 2u);
    BOOST_CHECK_EQUAL(longer->before, "");
    BOOST_CHECK_EQUAL(longer->after, "b");
    const auto letters = difference("Gülormanlı\n", "Gülormanlu\n");
    BOOST_REQUIRE(letters);
    BOOST_CHECK_EQUAL(letters->before, "Gülormanlı");
    const auto binary = difference(std::string("P\0\x01Q", 4), std::string("P\0\x02Q", 4));
    BOOST_REQUIRE(binary);
    BOOST_CHECK_EQUAL(binary->line, 0u);
    BOOST_CHECK_EQUAL(binary->byte, 3u);
    BOOST_CHECK_EQUAL(binary->before, "01 51");
    BOOST_CHECK_EQUAL(binary->after, "02 51");
    // Beyond the first piece that is read.
    const std::string far(70'000, 'x');
    const auto late = difference(far + "\na\n", far + "\nb\n");
    BOOST_REQUIRE(late);
    BOOST_CHECK_EQUAL(late->byte, 70'002u);
    BOOST_CHECK_EQUAL(late->before, "a");
}

BOOST_AUTO_TEST_CASE(a_process_has_our_environment_our_folder_and_no_input) {
    const TestFolder folder;
    const auto ended = run(shell(folder, "cat; echo $A$HOME; pwd; echo e >&2; exit 7"));
    BOOST_CHECK(ended.how == Ended::How::by_itself);
    BOOST_CHECK_EQUAL(ended.code, 7);
    BOOST_CHECK_EQUAL(test::file_bytes(folder.path / "out"), "1\n" + folder.path.string() + "\n");
    BOOST_CHECK_EQUAL(test::file_bytes(folder.path / "err"), "e\n");
}

BOOST_AUTO_TEST_CASE(a_process_that_does_not_end_is_ended) {
    const TestFolder folder;
    auto process = shell(folder, "sleep 60 & sleep 60");
    process.time = std::chrono::seconds(0);
    BOOST_CHECK(run(process).how == Ended::How::out_of_time);
    process.time = std::chrono::seconds(60);
    process.interrupted = [] { return true; };
    BOOST_CHECK(run(process).how == Ended::How::interrupted);
    const auto killed = run(shell(folder, "kill -SEGV $$"));
    BOOST_CHECK(killed.how == Ended::How::by_signal);
    BOOST_CHECK_EQUAL(killed.code, SIGSEGV);
    auto missing = shell(folder, "");
    missing.program = "/nowhere";
    BOOST_CHECK_EQUAL(run(missing).code, 127);
}

BOOST_AUTO_TEST_SUITE_END()
