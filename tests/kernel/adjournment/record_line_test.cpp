#include "adjournment/record_line.hpp"
#include "sample.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::adjournments;

constexpr std::string_view good =
    R"({"at":"2026-11-07 14:00:00","event":"draw-offered","round":3,"white":5,"black":8,"with":{"by":"white"}})";

/// Code and column of the findings in a line that follows on a header.
std::string findings(std::string_view text) {
    Diagnostics found;
    LineReader reader(found);
    reader.take(header_text("Kış", test::at()), 1);
    reader.take(text, 2);
    std::string all;
    for (const auto& one : found.all()) {
        all += (all.empty() ? "" : " ") + one.code + ":" + std::to_string(one.column);
        for (const auto language : {Language::english, Language::turkish})
            BOOST_TEST((one.code == "ADJ-0110" ||
                        message_of(one, language).find('{') == std::string::npos));
    }
    return all;
}

std::string with(std::string_view part, std::string_view other) {
    std::string text(good);
    const auto at = text.find(part);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), other);
}

}

BOOST_AUTO_TEST_SUITE(adjournment_record_line)

BOOST_AUTO_TEST_CASE(a_good_line_has_no_findings) { BOOST_TEST(findings(good) == ""); }

BOOST_AUTO_TEST_CASE(what_is_no_event_is_told_where_it_stands) {
    BOOST_TEST(findings("{\"at\":") == "ADJ-0106:16");
    BOOST_TEST(findings("[1]") == "ADJ-0106:10");
    BOOST_TEST(findings(std::string(60000, '[')) == "ADJ-0107:10");
    BOOST_TEST(findings(with("draw-offered", "draw-stolen")) == "ADJ-0108:38");
    BOOST_TEST(findings(with("\"white\":5,", "")) == "ADJ-0109:10");
}

BOOST_AUTO_TEST_CASE(values_out_of_bounds_are_told) {
    for (const auto* number : {"0", "-3", "10001", "99999999999999999999", "1e3", "\"3\"", "null"})
        BOOST_TEST(findings(with("\"round\":3", std::string("\"round\":") + number)) != "", number);
    BOOST_TEST(findings(with("\"by\":\"white\"", "\"by\":\"none\"")) == "ADJ-0110:99");
    BOOST_TEST(findings(with("14:00:00", "25:00:00")) == "ADJ-0110:11");
    BOOST_TEST(findings(with("\"with\":{", "\"sealed\":\"a b\",\"with\":{")) == "ADJ-0110:91");
    BOOST_TEST(findings(with("\"with\":{\"by\":\"white\"}", "\"with\":7")) == "ADJ-0110:91");
    BOOST_TEST(findings(with("\"with\":{", "\"more\":500,\"with\":{")) == "ADJ-0114:91");
}

BOOST_AUTO_TEST_CASE(what_a_newer_version_adds_is_passed_over_with_a_warning) {
    Diagnostics found;
    LineReader reader(found);
    reader.take(header_text("Kış", test::at()), 1);
    reader.take(with("\"by\":\"white\"", "\"by\":\"white\",\"weather\":\"snow\""), 2);
    BOOST_TEST(found.count(Severity::warning) == 1u);
    BOOST_TEST(!found.has_errors());
    BOOST_TEST(reader.finish().lines.size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_record_of_another_version_is_not_read) {
    Diagnostics found;
    LineReader reader(found);
    BOOST_TEST(!reader.take(R"({"schema":"hakem.adjournments/2","tournament":"Kış"})", 1));
    BOOST_TEST(found.all().front().code == "ADJ-0105");
}

BOOST_AUTO_TEST_CASE(identity_numbers_do_not_come_out_of_a_record) {
    Diagnostics found;
    LineReader reader(found);
    reader.take(header_text("Kış", test::at()), 1);
    reader.take(R"({"at":"2026-11-07 14:00:00","event":"excused","round":3,"white":5,"black":8,)"
                R"("with":{"who":"black","reason":"10000000146"}})",
                2);
    const auto record = reader.finish();
    BOOST_REQUIRE_EQUAL(record.lines.size(), 1u);
    BOOST_TEST(std::get<adjournment::Excused>(record.lines[0].event.what).reason == "*********46");
}

BOOST_AUTO_TEST_SUITE_END()
