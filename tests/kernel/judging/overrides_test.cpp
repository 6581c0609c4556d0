// Files of overrides and schedules: what is read, and what is said of mistakes.

#include "judging/overrides.hpp"
#include "judging/plan_check.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

std::string found_in(const Diagnostics& diagnostics) {
    std::string all;
    for (const auto& found : diagnostics.all())
        all += (all.empty() ? "" : "; ") + std::to_string(found.line) + ":" +
               std::to_string(found.column) + " " + found.code;
    return all;
}

struct Reading {
    std::vector<Override> overrides;
    std::string findings;
};

Reading read(std::string json) {
    Diagnostics diagnostics("o.json");
    auto all = read_overrides(*Source::from_bytes("o.json", std::move(json)), diagnostics);
    return {std::move(all), found_in(diagnostics)};
}

/// A good override with one member in another form.
Reading with(const std::string& member) {
    return read(
        "{\"overrides\": [\n{\"code\": \"RTG-0117\", \"content\": \"c\", \"reason\": \"r\", "
        "\"who\": \"w\", \"when\": \"2026-11-30\"" +
        member + "}]}");
}

}

BOOST_AUTO_TEST_SUITE(judging_overrides)

BOOST_AUTO_TEST_CASE(an_override_in_full) {
    const auto [all, findings] = read(R"({"schema": "hakem.overrides/1", "overrides": [
        {"code": "RTG-0117", "content": "00ff", "player": 12, "reason": "bilinen güç",
         "who": "A. Yılmaz", "when": "2026-11-30"}]})");
    BOOST_TEST(findings == "");
    BOOST_TEST_REQUIRE(all.size() == 1u);
    BOOST_TEST(all[0].code == "RTG-0117");
    BOOST_TEST(all[0].player == 12);
    BOOST_TEST(all[0].reason == "bilinen güç");
    BOOST_TEST((all[0].when == Date{2026, 11, 30}));
    BOOST_TEST(all[0].line == 2u);
}

BOOST_AUTO_TEST_CASE(one_that_is_not_understood_is_left_out_and_told) {
    BOOST_TEST(with("").overrides.size() == 1u);
    BOOST_TEST(with("").overrides[0].player == 0);
    // A player that cannot be read is not everybody.
    BOOST_TEST(with(", \"player\": \"all\"").overrides.empty());
    BOOST_TEST(with(", \"player\": 0").findings == "2:97 JSN-0004");
    BOOST_TEST(with(", \"plyer\": 3").findings == "2:87 JSN-0002");
    const auto missing = read(R"({"overrides": [{"code": "RTG-0117", "content": "c", "who": "w",
"when": "2026-11-30"}, {"code": "RTG-9999", "content": "c", "reason": "r", "who": "w",
"when": "2026-02-30"}]})");
    BOOST_TEST(missing.overrides.empty());
    BOOST_TEST(missing.findings == "1:16 JSN-0006; 2:33 OVR-0001; 3:9 OVR-0002");
}

BOOST_AUTO_TEST_CASE(the_rest_of_the_file_is_read_all_the_same) {
    const auto [all, findings] = read(R"({"overrides": [7,
{"code": "RTG-0117", "content": "c", "reason": "r", "who": "w", "when": "2026-11-30"}]})");
    BOOST_TEST(all.size() == 1u);
    BOOST_TEST(!findings.empty());
    BOOST_TEST(read("{}").findings == "1:1 JSN-0006");
    BOOST_TEST(read("[").findings.find("JSN-0001") != std::string::npos);
    BOOST_TEST(read(R"({"overrides": 3})").findings == "1:15 JSN-0003");
}

BOOST_AUTO_TEST_CASE(a_schedule_has_starts_registration_and_categories) {
    Diagnostics diagnostics("s.json");
    const auto schedule =
        read_schedule(*Source::from_bytes("s.json", R"({"registrationMinutes": 45, "rounds":
["2026-11-28 10:00", "2026-11-28T14:30", "28.11.2026"],
"categories": [{"name": "U12", "players": 14}]})"),
                      diagnostics);
    BOOST_TEST(found_in(diagnostics) == "2:42 PLN-0001");
    BOOST_TEST_REQUIRE(schedule.starts.size() == 2u);
    BOOST_TEST(schedule.starts[1].minutes == 870);
    BOOST_TEST(schedule.registration_minutes.value() == 45);
    BOOST_TEST(schedule.categories[0].players == 14);
}

BOOST_AUTO_TEST_CASE(a_day_that_does_not_exist_is_none) {
    BOOST_TEST(moment_of("2026-11-30").has_value());
    BOOST_TEST(moment_of("2026/11/30 23:59").has_value());
    for (const auto* text : {"2026-02-29", "2026-11-30 24:00", "2026-11-30 1:00", "2026-11-3",
                             "2026-11-30x", "", "30.11.2026"})
        BOOST_TEST(!moment_of(text).has_value(), text);
    BOOST_TEST(day_number({2026, 3, 1}) - day_number({2026, 2, 28}) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
