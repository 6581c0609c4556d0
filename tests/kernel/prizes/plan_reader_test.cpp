// The file of a plan: what is read, and what is said of mistakes and of hostile files.

#include "prizes/plan_reader.hpp"
#include "support.hpp"
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::prizes;

namespace {

struct Reading {
    std::optional<Plan> plan;
    std::string findings; ///< "2:5 PRZ-0007; ..."
};

Reading read(std::string json) {
    Reading reading;
    Diagnostics diagnostics("plan.json");
    reading.plan = read_plan(*Source::from_bytes("plan.json", std::move(json)), diagnostics);
    for (const auto& found : diagnostics.all())
        reading.findings += (reading.findings.empty() ? "" : "; ") + std::to_string(found.line) +
                            ":" + std::to_string(found.column) + " " + found.code;
    return reading;
}

/// A plan with one category of this text.
Reading category(const std::string& members) {
    return read("{\"currency\": \"TRY\", \"categories\": [\n{" + members + "}]}");
}

}

BOOST_AUTO_TEST_SUITE(prizes_plan_reader)

BOOST_AUTO_TEST_CASE(a_plan_in_full) {
    const auto reading = read(R"({
        "schema": "hakem.prize-plan/1", "currency": "TRY", "decimals": 2, "rounding": "0.50",
        "sharing": "hort", "expelled": [7], "stayed": [8],
        "categories": [
            {"id": "open", "name": "Genel", "amounts": [1500, "1200.50", "1000,5",
                {"place": 4, "to": 6, "amount": 100}], "trophies": ["kupa"]},
            {"amounts": [10], "sharing": "tie-break", "include": [3], "exclude": [4],
             "who": {"sex": "female", "club": "ESK", "federation": ["TUR", "KTC"],
                     "title": ["WFM"], "numbers": [1, 2],
                     "rating": {"list": "ukd", "from": 1000, "below": 1800, "unrated": true},
                     "age": {"under": 12, "from": 8, "on": "start",
                             "born-from": 2010, "born-until": 2016}}}]})");
    BOOST_TEST(reading.findings == "");
    BOOST_TEST_REQUIRE(reading.plan.has_value());
    const auto& plan = *reading.plan;
    BOOST_TEST(plan.rounding == 50);
    BOOST_TEST((plan.sharing == Sharing::hort));
    BOOST_TEST_REQUIRE(plan.categories.size() == 2u);
    const std::vector<Amount> amounts{150000, 120050, 100050, 10000, 10000, 10000};
    BOOST_TEST(plan.categories[0].amounts == amounts, boost::test_tools::per_element());
    BOOST_TEST(plan.categories[1].id == "prizes-2");
    BOOST_TEST((plan.categories[1].sharing == Sharing::tie_break));
    const auto& who = plan.categories[1].who;
    BOOST_TEST((who.sex == Sex::female));
    BOOST_TEST((who.rating->unrated == RatingLimits::Unrated::too));
    BOOST_TEST((who.rating->list == RatingLimits::List::ukd));
    BOOST_TEST(who.age->on_start);
    BOOST_TEST(*who.age->born_until == 2016);
    BOOST_TEST(who.federations.size() == 2u);
}

BOOST_AUTO_TEST_CASE(mistakes_are_told_where_they_stand) {
    BOOST_TEST(category("\"amounts\": [100], \"prize\": 1").findings == "2:20 PRZ-0002");
    BOOST_TEST(category("\"amounts\": 100").findings == "2:13 PRZ-0003");
    BOOST_TEST(category("\"amounts\": [100], \"include\": [0]").findings == "2:32 PRZ-0004");
    BOOST_TEST(category("\"amounts\": [100], \"amounts\": [5]").findings == "2:20 PRZ-0005");
    BOOST_TEST(category("\"name\": \"Açık\"").findings == "2:1 PRZ-0006");
    BOOST_TEST(category("\"amounts\": []").findings == "2:1 PRZ-0006");
    // What is there and wrong is not missing as well.
    BOOST_TEST(category("\"amounts\": [-5, \"x\"]").findings == "2:14 PRZ-0007; 2:18 PRZ-0007");
    BOOST_TEST(category("\"amounts\": [100, 200]").findings == "2:19 PRZ-0008");
    // Columns are characters: "Açık \" yaş" is eleven of them in quotes.
    BOOST_TEST(category("\"name\": \"Açık \\\" yaş\", \"prize\": 1, \"amounts\": [1]").findings ==
               "2:25 PRZ-0002");
    BOOST_TEST(category("\"amounts\": [1], \"who\": {\"sex\": \"x\"}").findings == "2:33 PRZ-0010");
    BOOST_TEST(category("\"amounts\": [1], \"include\": [4], \"exclude\": [4]").findings ==
               "2:1 PRZ-0013");
}

BOOST_AUTO_TEST_CASE(amounts_are_exact_or_refused) {
    for (const char* wrong : {"-100", "0", "1.005", "1e3", "\"1.000,50\"", "\"\"", "\"12 TL\"",
                              "true", "null", "\".5\"", "\"5.\"", "99999999999999999999"})
        BOOST_TEST(category(std::string("\"amounts\": [100, ") + wrong + "]").findings ==
                       "2:19 PRZ-0007",
                   wrong);
    BOOST_TEST(category("\"amounts\": [1.25]").findings == "");
    BOOST_TEST(category("\"amounts\": [100, 1e999]").findings == "2:19 PRZ-0020");
    BOOST_TEST(category("\"amounts\": [1e400,2]").findings == "2:14 PRZ-0020");
}

BOOST_AUTO_TEST_CASE(each_place_stands_once_and_without_gaps) {
    BOOST_TEST(category("\"amounts\": [100, {\"place\": 1, \"amount\": 50}]").findings ==
               "2:19 PRZ-0014");
    BOOST_TEST(category("\"amounts\": [100, {\"place\": 3, \"amount\": 50}]").findings ==
               "2:19 PRZ-0014");
    BOOST_TEST(category("\"amounts\": [{\"place\": 1, \"to\": 4, \"amount\": 50}, 20]").findings ==
               "");
}

BOOST_AUTO_TEST_CASE(classes_that_nobody_can_be_in) {
    const auto who = [](const std::string& text) {
        return category("\"amounts\": [1], \"who\": {" + text + "}").findings;
    };
    BOOST_TEST(who("\"rating\": {\"from\": 1800, \"below\": 1800}") == "2:36 PRZ-0011");
    BOOST_TEST(who("\"age\": {\"from\": 12, \"under\": 12}") == "2:33 PRZ-0011");
    BOOST_TEST(who("\"age\": {\"born-from\": 2012, \"born-until\": 2010}") == "2:33 PRZ-0011");
    BOOST_TEST(who("\"age\": {\"born-from\": 2012, \"born-until\": 2012}") == "");
}

BOOST_AUTO_TEST_CASE(two_categories_of_one_id_and_amounts_beside_the_rounding) {
    BOOST_TEST(read("{\"currency\": \"TRY\", \"categories\": [{\"id\": \"a\", \"amounts\": [1]},\n"
                    "{\"id\": \"a\", \"amounts\": [1]}]}")
                   .findings == "2:1 PRZ-0012");
    BOOST_TEST(read("{\"currency\": \"TRY\", \"rounding\": 50, \"categories\": [{\"amounts\": "
                    "[100,\n75]}]}")
                   .findings == "2:1 PRZ-0015");
}

BOOST_AUTO_TEST_CASE(a_pool_is_of_all_categories) {
    BOOST_TEST(read("{\"currency\": \"USD\", \"sharing\": \"us-pooling\", \"categories\": [\n"
                    "{\"amounts\": [1], \"sharing\": \"hort\"}]}")
                   .findings == "2:18 PRZ-0002");
}

BOOST_AUTO_TEST_CASE(what_is_no_plan) {
    BOOST_TEST(read("").findings == "0:0 PRZ-0001");
    BOOST_TEST(read("{\"currency\": \"TRY\",\n}").findings == "2:1 PRZ-0001");
    BOOST_TEST(read("[]").findings == "1:1 PRZ-0003");
    BOOST_TEST(read("{}").findings == "1:1 PRZ-0006; 1:1 PRZ-0006");
    BOOST_TEST(!read("null").plan);
    BOOST_TEST(!read("{\"currency\": \"TRY\", \"categories\": []}").plan);
}

BOOST_AUTO_TEST_CASE(hostile_files_end_in_a_finding) {
    BOOST_TEST(read(std::string(100'000, '[')).findings == "1:10 PRZ-0009");
    BOOST_TEST(!read(std::string(2u << 20, ' ')).plan);
    std::string many = "{\"currency\": \"TRY\", \"categories\": [{\"amounts\": [1";
    for (int i = 0; i < 60'000; ++i) many += ",1";
    BOOST_TEST(!read(many + "]}]}").plan);
    BOOST_TEST(!category("\"amounts\": [{\"to\": 1000, \"amount\": 9999999999}]").plan);
    BOOST_TEST(!read(std::string("{\"a\0b\": 1}", 10)).plan);
    BOOST_TEST(!read("{\"currency\": \"\\u0000\\u202e\", \"categories\": 7}").plan);
    BOOST_TEST(!read("\"" + std::string(1000, '\\')).plan);
}

BOOST_AUTO_TEST_SUITE_END()
