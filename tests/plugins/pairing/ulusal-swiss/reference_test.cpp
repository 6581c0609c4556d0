// Whole tournaments whose right pairing is known from two other programs: boards, colours, byes,
// board order, what had to yield, and who was removed.

#include "reference.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace {

using namespace hakem::test;
using namespace hakem::test::ulusal;

}

BOOST_AUTO_TEST_SUITE(ulusal_reference)

BOOST_AUTO_TEST_CASE(whole_tournaments) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const Unpacked archive(*data / "data/ulusal-swiss/tournaments.tar.xz");
    BOOST_REQUIRE(archive.complete());
    const auto reports = reports_of(archive.folder() / "reports.tsv");
    int rounds = 0;
    for (const auto& file : archive.files()) {
        const auto tournament = tournament_of(file);
        const auto name = file.filename().string();
        for (int round = 1; round <= rounds_of(tournament); ++round) {
            const auto report = reports.find({name, round});
            if (report == reports.end()) continue;
            ++rounds;
            const auto made = paired_round(tournament, round);
            const auto where = fmt::format("{}, round {}", name, round);
            BOOST_TEST((made.boards == played_boards(tournament, round)), where);
            BOOST_TEST(made.codes == report->second.codes, where);
            BOOST_TEST(made.removed == report->second.removed, where);
        }
    }
    BOOST_TEST(archive.files().size() == 200u);
    BOOST_TEST(rounds == 1162);
}

BOOST_AUTO_TEST_SUITE_END()
