#include "json/fields.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;
using namespace hakem::json;

namespace {

/// "1:2 TST-0003; ..." of a file that has a text "name" and a number "size" from 1 to 9.
std::string found_in(const std::string& bytes) {
    const auto source = Source::from_bytes("a.json", bytes);
    Diagnostics diagnostics("a.json");
    const Places places(*source, diagnostics, "TST-");
    if (const auto root = read_json(places)) {
        Fields fields(*root, places);
        fields.text("name");
        fields.number("size", 1, 9);
        fields.word("kind", "a, b");
        fields.finish();
    }
    std::string all;
    for (const auto& one : diagnostics.all())
        all += fmt::format("{}{}:{} {}", all.empty() ? "" : "; ", one.line, one.column, one.code);
    return all;
}

}

BOOST_AUTO_TEST_SUITE(located_json)

BOOST_AUTO_TEST_CASE(faults_have_their_place_and_the_family_of_the_file) {
    BOOST_TEST(found_in(R"({"name": "x", "size": 9, "kind": "b"})") == "");
    BOOST_TEST(found_in("{\"name\":\n  \"x\" \"size\"}") == "2:12 TST-0001");
    BOOST_TEST(found_in(R"({"nam": "x"})") == "1:2 TST-0002");
    BOOST_TEST(found_in(R"({"name": ["x"]})") == "1:10 TST-0003");
    BOOST_TEST(found_in(R"({"size": 10})") == "1:10 TST-0004");
    BOOST_TEST(found_in(R"({"size": 1, "size": 2})") == "1:13 TST-0005");
    BOOST_TEST(found_in("[[[[[[[[[[1]]]]]]]]]]") == "1:10 TST-0009");
    BOOST_TEST(found_in(R"({"kind": "ç"})") == "1:10 TST-0010");
    BOOST_TEST(found_in(R"({"size": 1e999})") == "1:10 TST-0020");
}

BOOST_AUTO_TEST_SUITE_END()
