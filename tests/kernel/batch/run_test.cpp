#include "batch/run.hpp"
#include "support.hpp"
#include "zip_maker.hpp"

#include <boost/test/unit_test.hpp>

#include <csignal>
#include <fstream>

using namespace hakem;
using namespace hakem::batch;
using hakem::test::TestFolder;

namespace {

/// Files whose first letter says what becomes of them, and a run over them.
struct Trial {
    TestFolder folder;
    RunOptions options;
    RunHooks hooks;

    Trial() {
        options.out = folder.path / "out";
        options.settings = "{\"files\":[";
        options.workers.workers = 3;
        options.workers.time = std::chrono::milliseconds(700);
        hooks.work = [](const Item& item, const std::string&) { return worked(item); };
        hooks.name_folders = [](const std::vector<Item>& items) {
            std::vector<std::string> names;
            for (const auto& item : items) names.push_back(item.path.stem().string());
            return names;
        };
        hooks.shown = [](const std::string& path) { return path; };
        hooks.progress = [](std::size_t, std::size_t, bool) {};
        hooks.interrupted = [] { return false; };
    }

    static Entry worked(const Item& item) {
        Entry entry;
        entry.path = item.shown;
        entry.sha256 = item.sha256;
        const auto letter = test::bytes_of_file(item.path).front();
        if (letter == 'k') ::raise(SIGKILL);
        if (letter == 'h') ::pause();
        entry.status = entry.answer = letter == 'b' ? Status::back_to_arbiter : Status::clean;
        return entry;
    }

    void write(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories(folder.path / "in");
        std::ofstream(folder.path / "in" / name, std::ios::binary) << bytes;
    }

    RunResult go() const { return run(gather({folder.path / "in"}, options.out), options, hooks); }
};

std::string statuses_of(const RunResult& result) {
    std::string text;
    for (const auto& entry : result.entries)
        text += std::filesystem::path(entry.path).filename().string() + ":" +
                std::string(word_of(entry.status)) + " ";
    return text;
}

}

BOOST_AUTO_TEST_SUITE(batch_run)

BOOST_AUTO_TEST_CASE(files_that_crash_or_hang_are_told_and_the_others_are_done) {
    const Trial trial;
    trial.write("1", "clean");
    trial.write("2", "kills its worker");
    trial.write("3", "hangs");
    trial.write("4", "bad");
    trial.write("5", "clean");
    const auto result = trial.go();
    BOOST_CHECK_EQUAL(statuses_of(result),
                      "1:clean 2:unreadable 3:unreadable 4:back-to-arbiter 5:duplicate ");
    BOOST_CHECK_EQUAL(result.entries[1].trouble.key, "batch.crashed");
    BOOST_CHECK_EQUAL(result.entries[2].trouble.key, "batch.too-slow");
    BOOST_CHECK_EQUAL(result.not_reached, 0u);
}

BOOST_AUTO_TEST_CASE(fail_fast_ends_with_the_first_in_order_whatever_ends_first) {
    Trial trial;
    trial.options.fail_fast = true;
    for (int i = 10; i < 40; ++i)
        trial.write(std::to_string(i),
                    (i == 17 || i == 25 ? "bad " : "clean ") + std::to_string(i));
    for (unsigned workers = 1; workers < 5; ++workers) {
        trial.options.workers.workers = workers;
        const auto result = trial.go();
        BOOST_CHECK_EQUAL(result.entries.size(), 8u);
        BOOST_CHECK_EQUAL(result.not_reached, 22u);
        BOOST_CHECK(result.entries.back().status == Status::back_to_arbiter);
    }
    trial.write("13", std::string(2 << 20, 'x'));
    trial.options.opening.file = 1 << 20;
    BOOST_CHECK_EQUAL(trial.go().entries.size(), 4u); // it is not opened at all
}

BOOST_AUTO_TEST_CASE(what_was_finished_is_kept_while_bytes_and_settings_are_the_same) {
    Trial trial;
    for (const auto* name : {"1", "2", "3"}) trial.write(name, std::string("clean ") + name);
    trial.options.resume = true;
    BOOST_CHECK_EQUAL(trial.go().kept, 0u);
    BOOST_CHECK_EQUAL(trial.go().kept, 3u); // of the journal: no account was written
    trial.write("2", "bad");
    const auto result = trial.go();
    BOOST_CHECK_EQUAL(result.kept, 2u);
    BOOST_CHECK_EQUAL(statuses_of(result), "1:clean 2:back-to-arbiter 3:clean ");
    trial.options.settings = "{\"other\":[";
    BOOST_CHECK_EQUAL(trial.go().kept, 0u);
    trial.options.resume = false;
    BOOST_CHECK_EQUAL(trial.go().kept, 0u);
}

BOOST_AUTO_TEST_CASE(an_interrupted_run_keeps_what_it_has) {
    Trial trial;
    for (int i = 10; i < 60; ++i) trial.write(std::to_string(i), "clean " + std::to_string(i));
    std::size_t finished = 0;
    trial.hooks.progress = [&](std::size_t, std::size_t, bool opening) { finished += !opening; };
    trial.hooks.interrupted = [&] { return finished >= 10; };
    const auto result = trial.go();
    BOOST_CHECK(result.interrupted);
    BOOST_CHECK_GE(result.entries.size(), 10u);
    BOOST_CHECK_EQUAL(result.entries.size() + result.not_reached, 50u);
    trial.options.resume = true;
    trial.hooks.interrupted = [] { return false; };
    const auto rest = trial.go();
    BOOST_CHECK_EQUAL(rest.kept, result.entries.size());
    BOOST_CHECK_EQUAL(rest.entries.size(), 50u);
}

BOOST_AUTO_TEST_SUITE_END()
