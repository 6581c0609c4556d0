#include "exporters/charts.hpp"
#include "exporters/markup_check.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

#include <set>

using namespace hakem;

namespace {

std::string html(const Document& document, Language language = Language::turkish) {
    ExportOptions options;
    options.language = language;
    return test::registry().get<Exporter>("html").write(document, options);
}

/// The page as a tree; it is well-formed XML.
pugi::xml_document tree(const std::string& page) {
    pugi::xml_document document;
    const auto result =
        document.load_buffer(page.data(), page.size(), pugi::parse_default | pugi::parse_doctype);
    BOOST_TEST(result.status == pugi::status_ok, result.description());
    return document;
}

std::vector<pugi::xml_node> all(const pugi::xml_node& node, const char* query) {
    std::vector<pugi::xml_node> found;
    for (const auto& one : node.select_nodes(query)) found.push_back(one.node());
    return found;
}

double number(const pugi::xml_node& node, const char* name) {
    return node.attribute(name).as_double(-1e9);
}

/// Where the axis of zero stands.
double zero_of(const pugi::xml_node& picture) {
    const auto lines = all(picture, ".//line[@class='zero']");
    BOOST_REQUIRE(!lines.empty());
    return number(lines[0], "x1");
}

}

BOOST_AUTO_TEST_SUITE(html_charts)

BOOST_AUTO_TEST_CASE(a_picture_has_a_title_a_description_and_its_numbers) {
    const auto page = html(test::chart_document({test::column_chart()}));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    const auto document = tree(page);
    const auto pictures = all(document, "//svg[@role='img']");
    BOOST_REQUIRE(pictures.size() == 1u);
    const std::string id = pictures[0].attribute("aria-labelledby").value();
    const std::string about = pictures[0].attribute("aria-describedby").value();
    BOOST_TEST(pictures[0].child("title").attribute("id").value() == id);
    BOOST_TEST(pictures[0].child("desc").attribute("id").value() == about);
    BOOST_TEST(pictures[0].child("title").text().get() == std::string("Dağılım"));
    BOOST_TEST(std::string(pictures[0].child("desc").text().get()).find("UKD") !=
               std::string::npos);
    // It takes the width there is.
    BOOST_TEST(pictures[0].attribute("viewBox"));
    BOOST_TEST(!pictures[0].attribute("width"));
    BOOST_TEST(all(document, "//table/tbody/tr").size() == 9u);
    BOOST_TEST(all(document, "//script | //@onload | //@style").empty());
}

// Row 2 has 2 before and 1 after (7·2 % 12 and (10 + 2) % 11): twice as high.
BOOST_AUTO_TEST_CASE(columns_are_as_high_as_their_numbers) {
    const auto document = tree(html(test::chart_document({test::column_chart()})));
    const auto before = all(document, "//svg//rect[@class='plus' and @height!='11.0']");
    const auto after = all(document, "//svg//rect[@class='minus' and @height!='11.0']");
    // The first class has nobody before, the fifth nobody after.
    BOOST_REQUIRE(before.size() == 8u);
    BOOST_REQUIRE(after.size() == 8u);
    BOOST_TEST(number(before[1], "height") == 2 * number(after[2], "height"),
               boost::test_tools::tolerance(0.01));
}

BOOST_AUTO_TEST_CASE(bars_run_from_zero_to_the_side_of_their_sign) {
    const auto chart = test::bar_chart({{"Kazanç", 5000}, {"Hiç", 0}, {"Kayıp", -2500}});
    const auto document = tree(html(test::chart_document({chart})));
    const auto picture = all(document, "//svg[@role='img']").at(0);
    const auto gain = all(picture, ".//rect[@class='plus']").at(0);
    const auto loss = all(picture, ".//rect[@class='minus']").at(0);
    const auto zero = zero_of(picture);
    BOOST_TEST(number(gain, "x") == zero);
    BOOST_TEST(number(loss, "x") + number(loss, "width") == zero,
               boost::test_tools::tolerance(1e-3));
    BOOST_TEST(number(gain, "width") == 2 * number(loss, "width"),
               boost::test_tools::tolerance(1e-3));
    // The sign is in words, not in colour alone.
    BOOST_TEST(all(picture, ".//text[.='+50,00']").size() == 1u);
    BOOST_TEST(all(picture, ".//text[.='-25,00']").size() == 1u);
    BOOST_TEST(all(picture, ".//text[.='0,00']").size() == 1u);
    const auto english = html(test::chart_document({chart}), Language::english);
    BOOST_TEST(all(tree(english), "//svg//text[.='+50.00']").size() == 1u);
}

BOOST_AUTO_TEST_CASE(what_is_counted_has_an_axis_of_whole_numbers) {
    const auto picture = html(test::chart_document({test::bar_chart({{"a", 100}, {"b", 300}})}));
    const auto document = tree(picture);
    std::set<std::string> marks;
    for (const auto& mark : all(document, "//svg//text[@class='mark']"))
        marks.insert(mark.text().get());
    BOOST_TEST((marks == std::set<std::string>{"0", "1", "2", "3"}));
}

BOOST_AUTO_TEST_CASE(many_bars_make_several_pictures_on_one_scale) {
    const auto document = tree(html(test::chart_document({test::many_bars(200)})));
    const auto pictures = all(document, "//svg[@role='img']");
    BOOST_REQUIRE(pictures.size() == 10u);
    std::size_t bars = 0;
    std::set<double> zeros;
    for (const auto& picture : pictures) {
        const auto here = all(picture, ".//rect[@class='plus' or @class='minus']").size();
        BOOST_TEST(here <= 22u);
        bars += here;
        zeros.insert(zero_of(picture));
    }
    BOOST_TEST(bars == 200u);
    BOOST_TEST(zeros.size() == 1u);
    BOOST_TEST(pictures[1].child("title").text().get() == std::string("Değişim (21–40)"));
}

BOOST_AUTO_TEST_CASE(points_stand_where_their_numbers_are_and_outliers_have_names) {
    auto chart = test::point_chart();
    chart.numbers.rows = {{Phrase::verbatim("Orta"), Decimal{Exact(2)}, Value{Exact(2)}},
                          {Phrase::verbatim("Uzak"), Decimal{Exact(1)}, Value{Exact(4)}}};
    const auto document = tree(html(test::chart_document({chart})));
    const auto picture = all(document, "//svg[@role='img']").at(0);
    const auto dots = all(picture, ".//circle");
    BOOST_REQUIRE(dots.size() == 2u);
    const auto line = all(picture, ".//line[@class='diagonal']").at(0);
    // On the diagonal: in the middle of both axes of 0 to 4.
    BOOST_TEST(number(dots[0], "cx") == (number(line, "x1") + number(line, "x2")) / 2,
               boost::test_tools::tolerance(1e-3));
    BOOST_TEST(number(dots[0], "cy") == (number(line, "y1") + number(line, "y2")) / 2,
               boost::test_tools::tolerance(1e-3));
    BOOST_TEST(all(picture, ".//text[@class='name']").size() == 1u);
    BOOST_TEST(all(picture, ".//text[@class='name' and .='Uzak']").size() == 1u);
    BOOST_TEST(dots[1].child("title").text().get() == std::string("Uzak: 1,00 / 4,0"));
}

BOOST_AUTO_TEST_CASE(hostile_labels_break_no_picture) {
    const auto page = html(test::hostile_charts());
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(page.find("<script") == std::string::npos);
    BOOST_TEST(all(tree(page), "//svg[@role='img']").size() == 3u);
}

BOOST_AUTO_TEST_CASE(charts_without_numbers_are_tables_without_rows) {
    auto bars = test::bar_chart({}), points = test::point_chart(), wrong = test::column_chart();
    points.series = {1};
    wrong.series = {77};
    wrong.labels = 99;
    const auto page = html(test::chart_document({bars, points, wrong}));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(all(tree(page), "//svg[@role='img']").empty());
}

BOOST_AUTO_TEST_CASE(one_bar_and_equal_values) {
    for (const std::int64_t value : {0, 100, -100, 2'000'000'000}) {
        const auto page = html(test::chart_document({test::bar_chart({{"Tek", value}})}));
        BOOST_TEST(test::MarkupCheck(page).fault == "");
        BOOST_TEST(page.find("nan") == std::string::npos);
        BOOST_TEST(page.find("inf\"") == std::string::npos);
    }
}

BOOST_AUTO_TEST_SUITE_END()
