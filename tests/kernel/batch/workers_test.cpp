#include "batch/workers.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <csignal>
#include <map>
#include <stdexcept>
#include <unistd.h>

using namespace hakem::batch;

namespace {

using Results = std::map<std::size_t, Worked>;

Results run(std::size_t count, const std::function<std::string(std::size_t)>& work,
            WorkerLimits limits = {}, const std::function<Go(std::size_t)>& go = {}) {
    Results results;
    limits.workers = limits.workers == 0 ? 3 : limits.workers;
    in_workers(
        count, limits, work,
        [&](std::size_t piece, Worked worked) {
            BOOST_CHECK(results.emplace(piece, std::move(worked)).second);
        },
        [&] { return go ? go(results.size()) : Go::on; });
    return results;
}

}

BOOST_AUTO_TEST_SUITE(batch_workers)

BOOST_AUTO_TEST_CASE(every_piece_is_done_once_whatever_its_size) {
    const auto results = run(200, [](std::size_t i) {
        return std::string(i * i * 10, static_cast<char>('a' + i % 26));
    });
    BOOST_REQUIRE_EQUAL(results.size(), 200u);
    for (const auto& [piece, worked] : results) {
        BOOST_CHECK(worked.end == Worked::End::done);
        BOOST_CHECK_EQUAL(worked.text.size(), piece * piece * 10);
    }
    BOOST_CHECK(run(0, [](std::size_t) { return std::string(); }).empty());
}

// A full disk is no fault of the file that met it first.
BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_all_of_it_ends_with_the_reason) {
    const auto work = [](std::size_t i) -> std::string {
        if (i == 5)
            throw hakem::Error(hakem::ExitCode::file_trouble, "error.cannot-write",
                               {"out/a.html", "", "No space left on device"});
        return "ok";
    };
    BOOST_CHECK_EXCEPTION(run(40, work), hakem::Error, [](const hakem::Error& error) {
        return error.code() == hakem::ExitCode::file_trouble &&
               error.key() == "error.cannot-write" && error.arguments().size() == 3u &&
               error.arguments()[2] == "No space left on device";
    });
}

BOOST_AUTO_TEST_CASE(a_piece_that_crashes_or_hangs_ends_alone) {
    WorkerLimits limits;
    limits.time = std::chrono::milliseconds(300);
    const auto results = run(
        40,
        [](std::size_t i) -> std::string {
            if (i % 10 == 3) ::raise(SIGKILL);
            if (i == 14) throw std::runtime_error("out");
            if (i == 20) ::pause();
            if (i == 39) ::_exit(0);
            return "ok";
        },
        limits);
    BOOST_REQUIRE_EQUAL(results.size(), 40u);
    for (const auto& [piece, worked] : results) {
        const bool dies = piece % 10 == 3 || piece == 14 || piece == 39;
        const auto expected = dies          ? Worked::End::crashed
                              : piece == 20 ? Worked::End::too_long
                                            : Worked::End::done;
        BOOST_CHECK_MESSAGE(worked.end == expected, "piece " << piece);
    }
}

BOOST_AUTO_TEST_CASE(nothing_begins_after_an_end_was_asked_for) {
    WorkerLimits limits;
    limits.workers = 2;
    const auto results = run(
        100, [](std::size_t) { return std::string("ok"); }, limits,
        [](std::size_t done) { return done >= 5 ? Go::finish : Go::on; });
    BOOST_CHECK_GE(results.size(), 5u);
    BOOST_CHECK_LE(results.size(), 8u);
    for (std::size_t i = 0; i < results.size(); ++i) BOOST_CHECK(results.contains(i));
}

BOOST_AUTO_TEST_SUITE_END()
