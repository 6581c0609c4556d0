// Files made to hurt: many lines of a kind, lines of megabytes. Time and memory stay in proportion.

#include "writing.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string repeated(std::string_view line, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += line;
    return text;
}

/// Reads, checks and writes in all editions; the seconds it took.
double seconds_for(const std::string& text) {
    const auto start = std::chrono::steady_clock::now();
    Diagnostics diagnostics("test.trf");
    const auto tournament = read_trf(text, diagnostics);
    validate(tournament, diagnostics);
    for (const auto* edition : {"trf06", "trf16", "trf26"}) write_trf(tournament, edition);
    ExportOptions options;
    options.transliterate = true;
    write_trf(tournament, "trf16", options);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return took.count();
}

}

BOOST_AUTO_TEST_SUITE(trf_hostile_files)

BOOST_AUTO_TEST_CASE(time_grows_with_the_size_alone) {
    // Anything that looks at all lines for each line takes minutes here.
    constexpr double enough = 20;
    const std::string player = "001    1      A\n";
    for (const auto* line : {"XXA    1  1.0  0.5\n", "XXZ 1\n", "012 A\n", "XCC    1 Club\n",
                             "240 H   1    1\n", "250       1.0   1 999    1 9999\n", "XXP 1 2\n",
                             "TUR    1\n", "112 A\n", "XXR 9\n", "310   1 A\n", "013 A\n",
                             "001    1      A\n", "XXS W=1\n", "299          1.0    1    1\n"})
        BOOST_TEST(seconds_for(player + repeated(line, 20000)) < enough, line);
}

BOOST_AUTO_TEST_CASE(lines_of_megabytes) {
    constexpr int times = 1 << 20;
    for (const auto* id : {"001    1 F    A", "012 ", "132 ", "XXZ ", "XXP ", "XXS ", "260   1   1",
                           "310   1 A", "062 1", "172 ", "ABC ", "### ", "042 "})
        for (const auto* text : {"x", " 1", "ş ", "     2 w 1", " 1 w x"})
            BOOST_TEST(seconds_for("001    2      B\n" + std::string(id) +
                                   repeated(text, times / 32)) < 20,
                       id << text);
}

BOOST_AUTO_TEST_SUITE_END()
