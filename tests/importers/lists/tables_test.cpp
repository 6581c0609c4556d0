#include "lists.hpp"
#include "support.hpp"
#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::read_list;

namespace {

/// Headings and title as the federation's monthly workbook has them (rules/ukd.md 1.6).
const std::vector<std::vector<std::string>> kksf = {
    {"", "NİSAN 2026 UKD LİSTESİ"},
    {},
    {"SIRA", "LİSANS NU", "SOYADI ADI", "ÜNVAN", "FİDE NO", "KULÜP/DERNEK", "DOĞUM YILI",
     "MAÇ SAYISI", "ÖNCEKİ UKD", "GÜNCEL UKD", "DEĞİŞİM", "DURUM"},
    {"1", "0441", "ÇAKMAKTAŞ IŞIL", "FM", "99000021", "GÜNEY", "2004", "12", "1500", "1512,5",
     "12,5", "VİZELİ"},
    {"2", "00442", "Yağızer Ege", "-", "0", "-", "2011", "3", "0", "0", "", ""},
    {"", "Liste kesinleşmiştir"}};

std::string as_csv(const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : ";") + row[i];
        text += "\r\n";
    }
    return text;
}

void check_kksf(const test::ReadList& list) {
    BOOST_TEST(list.info.format == "kksf");
    BOOST_TEST(list.info.national);
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    const auto& player = list.players[0];
    BOOST_TEST(player.national_id == "0441");
    BOOST_TEST(player.name == "ÇAKMAKTAŞ IŞIL");
    BOOST_TEST(player.title == "FM");
    BOOST_TEST(player.fide_id == "99000021");
    BOOST_TEST(player.club == "GÜNEY");
    BOOST_TEST((player.birth == Date{2004, 0, 0}));
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{1512, 12, 0}));
    const auto& second = list.players[1];
    BOOST_TEST(second.fide_id == "");
    BOOST_TEST(second.club == "");
    BOOST_TEST(second.title == "");
    BOOST_TEST(second.rating(TimeClass::standard).value == 0);
    BOOST_TEST(second.rating(TimeClass::standard).games == 3);
    BOOST_TEST(list.codes() == "LST-0108 LST-0109");
}

}

BOOST_AUTO_TEST_SUITE(list_tables)

BOOST_AUTO_TEST_CASE(kksf_workbook_and_csv) {
    check_kksf(read_list(test::workbook(kksf), "04-nisan_2026_ukd_listesi.xlsx"));
    check_kksf(read_list(as_csv(kksf), "04-nisan_2026_ukd_listesi.csv"));
    check_kksf(read_list("\xEF\xBB\xBF" + as_csv(kksf), "list.csv"));
}

BOOST_AUTO_TEST_CASE(kksf_csv_in_windows_1254) {
    std::size_t lost = 0;
    const auto bytes = encode(as_csv(kksf), "windows-1254", lost);
    BOOST_REQUIRE(lost == 0);
    const auto list = read_list(bytes, "list.csv");
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    BOOST_TEST(list.players[0].name == "ÇAKMAKTAŞ IŞIL");
    BOOST_TEST(list.players[1].name == "Yağızer Ege");
    BOOST_TEST(list.codes() == "LST-0118 LST-0108 LST-0109");
}

BOOST_AUTO_TEST_CASE(unicode_text_of_spreadsheets) {
    for (const auto* encoding : {"UTF-16LE", "UTF-16BE"}) {
        std::string text = "Ad Soyad\tUKD\r\n";
        for (int i = 0; i < 3000; ++i) text += "Çağrı \xF0\x9F\x98\x80 Işıl\t1200\r\n";
        std::size_t lost = 0;
        const auto mark = std::string_view(encoding) == "UTF-16LE" ? "\xFF\xFE" : "\xFE\xFF";
        const auto list = read_list(mark + encode(text, encoding, lost), "list.txt");
        BOOST_REQUIRE_EQUAL(list.players.size(), 3000u);
        for (const auto& player : list.players)
            BOOST_REQUIRE_EQUAL(player.name, "Çağrı \xF0\x9F\x98\x80 Işıl");
    }
}

BOOST_AUTO_TEST_CASE(tsf_query_page_in_iso_8859_9) {
    const std::string page =
        "<html><head><meta http-equiv=Content-Type content='text/html; charset=ISO-8859-9'></head>"
        "<body><h1>UKD</h1><table border=1><tr><th>TCK<th>FIDE ID<th>Ünvan<th>Ad<th>Soyad<th>UKD"
        "<th>UHS<th>UYS<th>Doğum yılı<th>İl</tr>\n"
        "<tr><td>10000000146</td><td>99000031</td><td></td><td>I&#351;ıl</td><td>Ça&amp;kmak</td>"
        "<td align=right>1432</td><td>1400</td><td>0</td><td>2009</td><td>Muğla</td></tr>\n"
        "<tr><td>&nbsp;</td><td>0</td><td></td><td>Ege</td><td>Yel</td><td>0</td><td>0</td>"
        "<td>0</td><td>2012</td><td>İzmir</td></tr></table></body></html>";
    std::size_t lost = 0;
    const auto list = read_list(encode(page, "windows-1254", lost), "ukdsorgulama.html");
    BOOST_TEST(list.info.format == "tsf");
    BOOST_TEST(list.info.national);
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    const auto& player = list.players[0];
    BOOST_TEST(player.national_id == "10000000146");
    BOOST_TEST(player.fide_id == "99000031");
    BOOST_TEST(player.name == "Ça&kmak, Işıl");
    BOOST_TEST(player.rating(TimeClass::standard).value == 1432);
    BOOST_TEST(player.rating(TimeClass::rapid).value == 1400);
    BOOST_TEST(player.rating(TimeClass::blitz).value == 0);
    BOOST_TEST((player.birth == Date{2009, 0, 0}));
    BOOST_TEST(player.region == "Muğla");
    BOOST_TEST(list.players[1].national_id == "");
    BOOST_TEST(list.codes() == "LST-0118");
}

BOOST_AUTO_TEST_CASE(tsf_columns_as_csv_and_packed_workbook) {
    const std::vector<std::vector<std::string>> rows = {
        {"TCK", "FIDE ID", "Ünvan", "Ad", "Soyad", "UKD", "UHS", "UYS", "Doğum yılı", "İl"},
        {"10000000146", "99000031", "", "Işıl", "Çakmak", "1432", "1400", "0", "2009", "Muğla"}};
    const auto check = [](const test::ReadList& list) {
        BOOST_TEST(list.info.format == "tsf");
        BOOST_REQUIRE_EQUAL(list.players.size(), 1u);
        BOOST_TEST(list.players[0].name == "Çakmak, Işıl");
        BOOST_TEST(list.players[0].national_id == "10000000146");
        BOOST_TEST(list.players[0].rating(TimeClass::rapid).value == 1400);
        BOOST_TEST(list.codes() == "");
    };
    check(read_list(as_csv(rows), "ukd.csv"));
    const auto book = test::workbook(rows);
    check(read_list(book, "ukd_listesi_20180401.xlsx"));
    check(read_list(test::packed({{"ukd_listesi.xlsx", book}}), "ukd_listesi_20180401.zip"));
}

BOOST_AUTO_TEST_CASE(any_table_by_its_headings) {
    const auto list = read_list("Some list\nFIDE-No.,Surname,First name,Fed,Sex,Title,Club,"
                                "Date of birth,Rating,Games,K,Remark\n"
                                "99000041,\"O\"\"Hara, Jr\",Ann,IRL,F,WFM,\"One, Two\",23.05.2001,"
                                "1850,31,20,x\n",
                                "club.csv");
    BOOST_TEST(list.info.format == "table");
    BOOST_TEST(!list.info.national);
    BOOST_REQUIRE_EQUAL(list.players.size(), 1u);
    const auto& player = list.players[0];
    BOOST_TEST(player.fide_id == "99000041");
    BOOST_TEST(player.club == "One, Two");
    BOOST_TEST(player.federation == "IRL");
    BOOST_TEST((player.sex == Sex::female));
    BOOST_TEST((player.birth == Date{2001, 5, 23}));
    BOOST_TEST((player.rating(TimeClass::standard) == ListedRating{1850, 31, 20}));
    BOOST_TEST(list.codes() == "LST-0115 LST-0125");
}

BOOST_AUTO_TEST_CASE(duplicate_headings_and_serial_dates) {
    const auto list =
        read_list(test::workbook({{"Ad Soyad", "UKD", "UKD", "ELO", "Doğum Tarihi", "Cinsiyet"},
                                  {"Yel Ege", "1200", "1300", "1700", "37034", "E"},
                                  {"Su Nil", "1100", "", "", "2005", "K"}}),
                  "list.xlsx");
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    BOOST_TEST(list.players[0].rating(TimeClass::standard).value == 1200);
    BOOST_TEST((list.players[0].birth == Date{2001, 5, 23}));
    BOOST_TEST((list.players[0].sex == Sex::male));
    BOOST_TEST((list.players[1].sex == Sex::female));
    BOOST_TEST((list.players[1].birth == Date{2005, 0, 0}));
}

// What is not understood is no rating of 0: nobody loses a rating by a slip of the pen.
BOOST_AUTO_TEST_CASE(cells_that_are_not_understood) {
    for (const std::string cell : {"18140", "yok", "-1814", "18l4"}) BOOST_TEST_CONTEXT(cell) {
            const auto list =
                read_list("Ad Soyad;FIDE No;UKD\nYel Ege;1234567;" + cell + "\n", "l.csv");
            BOOST_REQUIRE_EQUAL(list.codes(), "LST-0104");
            BOOST_TEST((list.diagnostics.all()[0].severity == Severity::error));
            BOOST_TEST(list.diagnostics.all()[0].column == 3u);
            BOOST_TEST(list.players.at(0).rating(TimeClass::standard).unreadable);
        }
    const auto severities = [](const std::string& headings, const std::string& cells) {
        const auto list =
            read_list("Name;Rating;" + headings + "\nA, B;1500;" + cells + "\n", "l.csv");
        BOOST_TEST(!list.players.at(0).rating(TimeClass::standard).unreadable);
        return std::pair(list.diagnostics.count(Severity::error),
                         list.diagnostics.count(Severity::warning));
    };
    BOOST_TEST(
        (severities("K;FIDE ID", "20;1234567") == std::pair<std::size_t, std::size_t>(0, 0)));
    BOOST_TEST(
        (severities("K;FIDE ID", "2O;1234567") == std::pair<std::size_t, std::size_t>(1, 0)));
    BOOST_TEST(
        (severities("K;FIDE ID", "20;99x00014") == std::pair<std::size_t, std::size_t>(1, 0)));
    BOOST_TEST(
        (severities("Period games;Games", ";a few") == std::pair<std::size_t, std::size_t>(1, 0)));
    BOOST_TEST((severities("Sex;Birth", "?;soon") == std::pair<std::size_t, std::size_t>(0, 2)));
    const auto games = read_list("Name;Rating;Games\nA, B;1500;-\n", "l.csv");
    BOOST_TEST(games.players.at(0).rating(TimeClass::standard).games == -1);
}

BOOST_AUTO_TEST_CASE(columns_that_leave_it_open) {
    const auto twice = read_list("Name;UKD;UKD\nA, B;1500;1111\n", "l.csv");
    BOOST_TEST(twice.codes() == "LST-0123");
    BOOST_TEST((twice.diagnostics.all()[0].severity == Severity::warning));
    BOOST_TEST(twice.players.at(0).rating(TimeClass::standard).value == 1500);
    const auto fide = read_list("ID,Name,Rating\n8800011,A,2000\n8800022,B,2001\n", "l.csv");
    BOOST_TEST(fide.codes() == "LST-0124");
    BOOST_REQUIRE_EQUAL(fide.players.size(), 2u);
    BOOST_TEST(fide.players[1].fide_id == "8800022");
    for (const std::string text : {"ID,Name,Rating\n1,A,2000\n2,B,2001\n",
                                   "ID,Name,UKD\n8800011,A,2000\n8800022,B,2001\n"}) {
        const auto list = read_list(text, "l.csv");
        BOOST_TEST(list.codes() == "LST-0115");
        BOOST_TEST(list.players.at(0).fide_id == "");
    }
}

BOOST_AUTO_TEST_CASE(a_number_in_a_wrong_column_is_not_shown) {
    const auto list = read_list("Ad Soyad;UKD;Doğum Yılı\nYel Ege;10000000146;2000\n", "list.csv");
    BOOST_REQUIRE_EQUAL(list.codes(), "LST-0104");
    for (const auto language : {Language::english, Language::turkish})
        BOOST_TEST(to_text(list.diagnostics.all()[0], language).find("10000000146") ==
                   std::string::npos);
    BOOST_TEST(list.diagnostics.all()[0].line == 2u);
    BOOST_TEST(list.diagnostics.all()[0].column == 2u);
}

BOOST_AUTO_TEST_CASE(hidden_numbers_are_no_ids) {
    const auto list = read_list("National ID;Name;UKD\n*********46;A, A;1200\n"
                                "*********46~00aa11;B, B;1300\n",
                                "list.csv");
    BOOST_TEST(list.players[0].national_id == "");
    BOOST_TEST(list.players[1].national_id == "*********46~00aa11");
}

BOOST_AUTO_TEST_CASE(headings_of_identity_numbers) {
    for (const std::string heading :
         {"TC Kimlik No", "TC KİMLİK NO", "T.C. KİMLİK NO", "TC Kimlik Numarası", "T.C. No",
          "TC No", "TCKN", "T.C. Kimlik Numarası"})
        BOOST_TEST_CONTEXT(heading) {
            const auto list =
                read_list(heading + ";Ad Soyad;UKD\n10000000146;A, A;1200\n", "l.csv");
            BOOST_REQUIRE_EQUAL(list.players.size(), 1u);
            BOOST_TEST(list.players[0].national_id == "10000000146");
            BOOST_TEST(list.codes() == "");
        }
}

// A number in the field of the FIDE id: identity_test.
BOOST_AUTO_TEST_CASE(identity_numbers_are_hidden_in_names_and_clubs) {
    const auto list = read_list("FIDE ID;Name;Club;UKD\n10000000146;A 10000000146, A;"
                                "K 10000000146;1200\n1234567;B, B;;1300\n",
                                "list.csv");
    BOOST_REQUIRE_EQUAL(list.players.size(), 2u);
    BOOST_TEST(list.players[0].name == "A *********46, A");
    BOOST_TEST(list.players[0].club == "K *********46");
    BOOST_TEST(list.players[1].fide_id == "1234567");
}

BOOST_AUTO_TEST_CASE(cut_rows_are_nobody) {
    const std::string head = "Name;FIDE ID;UKD;\nA, A;99000014;1200\n";
    const auto codes = [&](const std::string& rest) {
        const auto list = read_list(head + rest, "list.csv");
        BOOST_TEST(list.players.size() == 1u);
        return list.codes();
    };
    BOOST_TEST(codes("") == "");
    BOOST_TEST(codes("B, B;99") == "LST-0119");
    BOOST_TEST(codes("B, B;99\n") == "LST-0119");
    BOOST_TEST(codes("B, B;") == "LST-0119");
    BOOST_TEST(codes("B") == "LST-0119");
    BOOST_TEST(codes("a remark\n") == "LST-0109");
    const auto cut = read_list(head + "B, B;99", "list.csv").diagnostics.all().front();
    BOOST_TEST((cut.severity == Severity::error));
    BOOST_TEST(cut.line == 3u);
}

BOOST_AUTO_TEST_CASE(hostile_csv) {
    const auto open_quote =
        read_list("Name;Rating\n\"A;1200\nB;1300\n" + std::string(9000, 'x') + "\nC;1400\n",
                  "list.csv", "table");
    BOOST_TEST(open_quote.players.back().name == "C");
    std::string wide = "Name;Rating";
    for (int i = 0; i < 5000; ++i) wide += ";" + std::to_string(i);
    const auto columns =
        read_list(wide + "\nA;1200" + std::string(5000, ';') + "\n", "list.csv", "table");
    BOOST_TEST(columns.players.size() == 1u);
    for (const std::string bytes : {"", "\n\n\n", ";;;;", "PK", "\"", "<table>", "Name;Rating\n"})
        BOOST_TEST_CONTEXT(bytes) {
            try {
                BOOST_TEST(read_list(bytes, "list.csv", "table").players.empty());
            } catch (const Error& error) {
                BOOST_TEST((error.code() == ExitCode::not_understood));
            }
        }
}

BOOST_AUTO_TEST_SUITE_END()
