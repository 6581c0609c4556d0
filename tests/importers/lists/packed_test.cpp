#include "lists.hpp"
#include "support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::packed;

namespace {

/// The exit code that opening ends with; done where it is read.
ExitCode opened(std::string_view bytes) {
    const test::ListFolder folder;
    const auto path = folder.write("list.zip", bytes);
    Diagnostics diagnostics("list.zip");
    try {
        RatingList::open(path, folder.path() / "index", test::registry(), diagnostics);
        return ExitCode::done;
    } catch (const Error& error) {
        return error.code();
    }
}

const std::string csv = "FIDE ID;Name;Rating\n99000051;Yel, Ege;1500\n";

}

BOOST_AUTO_TEST_SUITE(packed_lists)

BOOST_AUTO_TEST_CASE(one_file_is_read) {
    BOOST_TEST((opened(packed({{"list.csv", csv}})) == ExitCode::done));
    BOOST_TEST(
        (opened(packed({{"a/list.csv", csv}, {"__MACOSX/a/._list.csv", "x"}})) == ExitCode::done));
}

BOOST_AUTO_TEST_CASE(several_files_are_not_chosen_from) {
    BOOST_TEST((opened(packed({{"a.csv", csv}, {"b.csv", csv}})) == ExitCode::not_understood));
    BOOST_TEST(
        (opened(packed({{"inner.zip", packed({{"a.csv", csv}})}})) == ExitCode::not_understood));
}

BOOST_AUTO_TEST_CASE(damaged_and_cut_archives) {
    const auto whole = packed({{"list.csv", csv + std::string(5000, '#')}});
    for (std::size_t size = 4; size < whole.size(); ++size)
        BOOST_TEST((opened(whole.substr(0, size)) == ExitCode::not_understood));
    auto damaged = whole;
    for (std::size_t i = 45; i < 55; ++i) damaged[i] = static_cast<char>(~damaged[i]);
    BOOST_TEST((opened(damaged) == ExitCode::not_understood));
}

BOOST_AUTO_TEST_CASE(a_bomb_is_not_unpacked_to_its_end) {
    std::string bomb = "FIDE ID;Name;Rating\n";
    bomb.resize(200u << 20, 'x');
    BOOST_TEST((opened(packed({{"list.csv", bomb}})) == ExitCode::limit_hit));
}

BOOST_AUTO_TEST_CASE(workbooks_with_parts_missing_or_broken) {
    const std::string book = "<workbook><sheets><sheet r:id=\"a\"/></sheets></workbook>";
    const std::string relations =
        "<Relationships><Relationship Id=\"a\" Target=\"worksheets/s.xml\"/></Relationships>";
    BOOST_TEST((opened(packed({{"xl/workbook.xml", ""}})) == ExitCode::not_understood));
    BOOST_TEST((opened(packed({{"xl/workbook.xml", book}})) == ExitCode::not_understood));
    BOOST_TEST((opened(packed({{"xl/workbook.xml", book},
                               {"xl/_rels/workbook.xml.rels", relations},
                               {"xl/worksheets/s.xml", "<worksheet><row><c t=\"s\"><v>99</v>"}})) ==
                ExitCode::not_understood));
}

BOOST_AUTO_TEST_CASE(strings_inline_in_runs_and_numbers_with_exponent) {
    const std::string sheet =
        "<worksheet><sheetData><row r=\"3\"><c r=\"B3\" t=\"inlineStr\"><is><t>Name</t></is></c>"
        "<c r=\"D3\" t=\"s\"><v>0</v></c><c r=\"E3\" t=\"inlineStr\"><is><t>UKD</t></is></c>"
        "<c r=\"F3\" t=\"inlineStr\"><is><t>ELO</t></is></c></row><row r=\"4\"><c r=\"B4\" "
        "t=\"str\"><v>Su, "
        "Nil</v></c>"
        "<c r=\"D4\"><v>9.900006E7</v></c><c r=\"E4\"><v>1.8145E3</v></c>"
        "<c r=\"F4\"><v>1.814E3</v></c></row></sheetData></worksheet>";
    const auto bytes =
        packed({{"xl/workbook.xml", "<workbook><sheets><sheet r:id=\"a\"/></sheets></workbook>"},
                {"xl/_rels/workbook.xml.rels",
                 "<Relationships><Relationship Id=\"a\" Target=\"/xl/worksheets/s.xml\"/>"
                 "</Relationships>"},
                {"xl/sharedStrings.xml",
                 "<sst><si><r><t>FIDE</t></r><r><t xml:space=\"preserve\"> ID</t></r></si></sst>"},
                {"xl/worksheets/s.xml", sheet}});
    const auto list = test::read_list(bytes, "list.xlsx");
    BOOST_REQUIRE_EQUAL(list.players.size(), 1u);
    BOOST_TEST(list.players[0].fide_id == "99000060");
    BOOST_TEST(list.players[0].line == 4u);
}

BOOST_AUTO_TEST_SUITE_END()
