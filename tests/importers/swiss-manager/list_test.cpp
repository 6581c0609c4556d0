// Lists of final standings as Swiss-Manager exports them in Turkish (rules/ukd.md 1.8).

#include "../reading.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr std::string_view header = "KUPA B KATEGORİSİ\r\n"
                                    "\r\n"
                                    "Organizatör(ler)             : DERNEK\r\n"
                                    "Başhakem                     : BAŞ HAKEM\r\n"
                                    "Hakem                        : BİR HAKEM, İKİ HAKEM\r\n"
                                    "Şehir                        : MUĞLA\r\n"
                                    "Rating-Ø                     : 1087\r\n"
                                    "Tarih                        : 16.04.2016 'e 17.04.2016\r\n"
                                    "\r\n"
                                    "Final sira\r\n"
                                    "\r\n";

constexpr std::string_view headings =
    "Sira;SNo.;;isim;isim;;Rtg;NRtg;IRtg;FED;kulup;Takim;Dogumtarihi;kimlikno;Tip;Gr;Fide-No.;"
    "Puanlar;kazanclar;berabrlikler;kayiplar;hukmen;Maçlar;BH.;BH.;SB;;Nrat-Ø;Rtg+/-;K;Rtg+/-\r\n";

std::string list(std::string_view rows) { return fmt::format("{}{}{}", header, headings, rows); }

constexpr std::string_view first =
    "1;3;FM;ŞEN SU;S. ŞEN;F;1720;1720;1630;TUR;BİREYSEL;-;00.00.2007;10000000146;U10;B;6300001;3½;"
    "3;1;0;0;4;12½;11;8.25;;1624;25.7;0;0\r\n";

}

BOOST_AUTO_TEST_SUITE(swiss_manager_list)

BOOST_AUTO_TEST_CASE(the_lines_above_the_list) {
    const auto file = read_bytes(list(first));
    const auto& t = file.tournament;
    BOOST_TEST(t.format == "swiss-manager-list");
    BOOST_TEST(t.name == "KUPA B KATEGORİSİ");
    BOOST_TEST(t.chief_arbiter == "BAŞ HAKEM");
    BOOST_TEST(t.deputy_arbiters.size() == 2u);
    BOOST_TEST(t.city == "MUĞLA");
    BOOST_TEST(to_text(t.start) == "2016/04/16");
    BOOST_TEST(to_text(t.end) == "2016/04/17");
    BOOST_TEST(t.federation == "TUR"); // that of the players, and said so
    BOOST_TEST(file.found("SML-0010"));
    BOOST_TEST(file.messages().find("Organizatör") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(lines_of_another_encoding_are_told) {
    auto text = list(first);
    text += "2;4;;\xDEULE SU;\xDEULE SU;F;1620;1620;1530;TUR;KULUP;-;00.00.2007;;U10;B;;3;"
            "3;0;1;0;4;12;11;8.25;;1624;25.7;0;0\r\n";
    const auto file = read_bytes(text);
    BOOST_TEST(file.player(4).name == "ŞULE SU");
    BOOST_TEST(file.found("ENC-0101"));
    BOOST_TEST(!read_bytes(list(first)).found("ENC-0101"));
}

BOOST_AUTO_TEST_CASE(a_player) {
    const auto file = read_bytes(list(first));
    const auto& player = file.player(3);
    BOOST_TEST(player.name == "ŞEN SU"); // the first of two columns with that heading
    BOOST_TEST(player.title == "FM");    // columns without a heading
    BOOST_TEST((player.sex == Sex::female));
    BOOST_TEST(player.national_rating == 1720);
    BOOST_TEST(player.rating == 1630);
    BOOST_TEST(player.federation == "TUR");
    BOOST_TEST(player.club == "BİREYSEL");
    BOOST_TEST(player.birth.year == 2007);
    BOOST_TEST(player.birth.month == 0);
    BOOST_TEST(player.group == "U10 B");
    BOOST_TEST(player.fide_id == "6300001");
    BOOST_TEST(player.national_federation == "TUR");
    BOOST_TEST(player.national_id == "10000000146");
    BOOST_TEST((player.declared_points == Points::halves(7)));
    BOOST_TEST(player.declared_rank == 1);
    BOOST_TEST(file.tournament.declared_tie_breaks.size() == 3u);
    BOOST_TEST(file.tournament.declared_tie_breaks.at(1).name == "BH.");
    const DeclaredValues values{Points::halves(25), Points::whole(11), Points::hundredths(825)};
    BOOST_TEST((player.declared_tie_breaks == values));
}

BOOST_AUTO_TEST_CASE(there_are_standings_and_no_rounds) {
    const auto file = read_bytes(list(first));
    BOOST_TEST(has_only_standings(file.tournament));
    BOOST_TEST(rounds_held(file.tournament) == 0);
    BOOST_TEST(file.found("SML-0001"));
    BOOST_TEST(file.found("SML-0012")); // Rtg+/-, K ... are told
}

BOOST_AUTO_TEST_CASE(no_rank_is_the_rank_of_the_line_above) {
    const auto row = [](std::string_view rank, int number) {
        return fmt::format("{};{};;AD {};A;;0;0;0;TUR;;-;00.00.2008;00000000000;;;0;½;0;1;4;2;5;8½;"
                           "7;1.00;;0;0;0;0\r\n",
                           rank, number, number);
    };
    const auto file = read_bytes(list(row("7", 1) + row("", 2) + row("", 5) + row("10", 4)));
    BOOST_TEST(file.player(1).declared_rank == 7);
    BOOST_TEST(file.player(2).declared_rank == 7);
    BOOST_TEST(file.player(5).declared_rank == 7);
    BOOST_TEST(file.player(4).declared_rank == 10);
    BOOST_TEST((file.player(4).declared_points == Points::halves(1)));
    BOOST_TEST(file.player(4).national_id.empty()); // zeros are no number
    BOOST_TEST(file.player(4).fide_id.empty());
    // Who has results by forfeit is said: they cannot be seen in a PGN.
    BOOST_TEST(file.messages().find("players 1 (2), 2 (2), 5 (2), 4 (2)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_wrong_has_its_line_and_column) {
    const auto file =
        read_bytes(list("x;3;FM;ŞEN;S.;Q;1720;17a0;1630;TUR;K;-;35.01.2007;;U10;;0;3,x;9;1;0;0;4;"
                        "12½;a;8.25;;;;;\r\n"
                        "1;2\r\n"
                        "2;3;;İKİ;I;;0;0;0;TUR;;-;;;;;0;1;2;0;0;0;2;1;1;1;;0;0;0;0;fazla\r\n"));
    BOOST_TEST(file.findings("SML-000") == "SML-0001 0:0 note\n"
                                           "SML-0003 13:1 warning\n"
                                           "SML-0003 13:15 warning\n"
                                           "SML-0003 13:22 warning\n"
                                           "SML-0003 13:40 warning\n"
                                           "SML-0003 13:59 warning\n"
                                           "SML-0003 13:77 warning\n"
                                           "SML-0002 14:0 warning\n"
                                           "SML-0004 15:0 warning\n"
                                           "SML-0005 15:0 warning\n"
                                           "SML-0006 15:0 error\n");
    BOOST_TEST(file.tournament.players.size() == 2u);
    BOOST_TEST(file.player(3).name == "ŞEN");
    BOOST_TEST(file.player(4).name == "İKİ");
}

BOOST_AUTO_TEST_CASE(numbers_of_persons_are_in_no_message) {
    const auto file = read_bytes(list("x;3;FM;ŞEN;S.;Q;1720;17a0;1630;TUR;K;-;35.01.2007;"
                                      "10000000146;;;0;3;1;1;0;0;4;1;1;1;;;;;\r\n"));
    for (const auto language : {Language::turkish, Language::english}) {
        BOOST_TEST(file.messages(language).find("10000000146") == std::string::npos);
        BOOST_TEST(file.messages(language).find("*********46") != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(real_files) {
    const auto folder = shared();
    if (!folder) return skip("no reference data");
    // Lines with a ';' but the headings, and sums of points, as grep and Python count them.
    struct Expected {
        std::size_t players;
        int points_in_halves;
        std::int32_t last_rank, forfeits;
    };
    const Expected expected[] = {
        {10, 50, 10, 0}, {20, 100, 20, 4}, {15, 76, 15, 0}, {29, 134, 29, 2}};
    for (int i = 1; i <= 4; ++i) {
        const auto file = read_bytes(
            bytes_of_file(*folder / fmt::format("data/turkish-exports/siralama-{}.txt", i)));
        const auto& wanted = expected[i - 1];
        BOOST_TEST(file.tournament.players.size() == wanted.players);
        Points sum;
        for (const auto& player : file.tournament.players) {
            sum += *player.declared_points;
            BOOST_TEST(player.declared_tie_breaks.size() == 4u);
            BOOST_TEST(player.national_id.empty());
        }
        BOOST_TEST((sum == Points::halves(wanted.points_in_halves)), i);
        BOOST_TEST(file.tournament.players.back().declared_rank == wanted.last_rank);
        BOOST_TEST(file.found("SML-0009") == (wanted.forfeits != 0));
        BOOST_TEST(file.diagnostics.count(Severity::warning) == 0u);
        BOOST_TEST(file.diagnostics.count(Severity::error) == 0u);
    }
}

BOOST_AUTO_TEST_CASE(a_tie_in_a_real_file) {
    const auto folder = shared();
    if (!folder) return skip("no reference data");
    const auto file = read_bytes(bytes_of_file(*folder / "data/turkish-exports/siralama-4.txt"));
    BOOST_TEST(file.player(12).declared_rank == 9);
    BOOST_TEST(file.player(14).declared_rank == 9);
    BOOST_TEST(file.player(28).declared_rank == 11);
}

BOOST_AUTO_TEST_SUITE_END()
