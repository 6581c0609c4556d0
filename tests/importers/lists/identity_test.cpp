// A T.C. identity number where the FIDE id belongs, in every format of lists.

#include "lists.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace {

using namespace hakem;
using test::ListFolder;

constexpr std::string_view number = "10000000146";

/// The list is opened as commands open it.
void check(const std::string& name, const std::string& bytes) {
    BOOST_TEST_CONTEXT(name) {
        const ListFolder folder;
        const auto path = folder.write(name, bytes);
        Diagnostics findings(name);
        const auto list =
            RatingList::open(path, folder.path() / "index", test::registry(), findings);
        BOOST_TEST(!list->by_fide_id(number));
        const auto found = list->by_national_id(number);
        BOOST_REQUIRE(found.has_value());
        BOOST_TEST(found->fide_id.empty());
        BOOST_TEST(found->rating(TimeClass::standard).value == 1800);
        BOOST_TEST(list->by_fide_id("6300001").has_value());
    }
}

}

BOOST_AUTO_TEST_SUITE(list_identity)

BOOST_AUTO_TEST_CASE(a_number_in_the_field_of_the_fide_id_is_a_national_id) {
    const auto line = [](std::string_view id, std::string_view name) {
        return fmt::format("{:<15}{:<61}{:<37}{:<6}0   20\n", id, name, "TUR M", 1800);
    };
    check("list.txt", fmt::format("{:<15}{:<61}Fed Sex Tit  WTit OTit           FOA SRtng SGm SK\n",
                                  "ID Number", "Name") +
                          line(number, "Aydın, Çınar") + line("6300001", "Işık, Şule"));
    const auto row = [](std::string_view id, std::string_view name) {
        return fmt::format("<player><fideid>{}</fideid><name>{}</name><country>TUR</country>"
                           "<rating>1800</rating></player>",
                           id, name);
    };
    check("list.xml", "<playerslist>" + row(number, "Aydın, Çınar") + row("6300001", "Işık, Şule") +
                          "</playerslist>");
    check("list.csv", fmt::format("FIDE ID;Name;Fed;Rating\n{};Aydın, Çınar;TUR;1800\n"
                                  "6300001;Işık, Şule;TUR;1800\n",
                                  number));
}

BOOST_AUTO_TEST_SUITE_END()
