// Letters and receipts: what an arbiter reads.

#include "batch/same_players.hpp"
#include "entries.hpp"
#include "letter_support.hpp"
#include "office_report/letter.hpp"
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::office_report;
using test::flat;
using test::has;
using test::page_of;

BOOST_AUTO_TEST_SUITE(office_report_letter)

BOOST_AUTO_TEST_CASE(names_the_line_the_player_what_and_how_to_mend_it) {
    auto entry = test::faulty_entry();
    entry.overrides = {
        {"RTG-0117", 12, "yurt dışında oynuyor", "A. Yılmaz", "2026-11-30", 1, false}};
    const auto letter = letter_of(entry);
    BOOST_TEST((letter.paper == Paper::back));
    BOOST_REQUIRE(letter.findings.size() == 2u);
    BOOST_TEST(letter.findings[0].code == "CHK-0101"); // errors first
    const auto& births = letter.findings[1];
    BOOST_TEST(births.code == "RTG-0206");
    BOOST_REQUIRE(births.places.size() == 2u);
    BOOST_TEST(births.places[0].line == 9u);
    BOOST_TEST(births.places[0].player == "1 Kaya, Can");
    BOOST_TEST(has(births.places[0].what, "doğum tarihi yok"));
    BOOST_TEST(has(births.advice, "Doğum tarihini oyuncudan isteyin"));
    BOOST_REQUIRE(letter.passed.size() == 1u);
    BOOST_TEST(letter.passed[0].places[0].reason ==
               "İstisna kararıyla kabul edildi (A. Yılmaz, 30.11.2026): yurt dışında oynuyor");
}

BOOST_AUTO_TEST_CASE(a_finding_of_the_record_of_adjourned_games_has_the_line_of_the_record) {
    auto entry = test::faulty_entry();
    entry.findings = {test::finding("ADJ-0104", Severity::error, 5, {"64"})};
    entry.findings[0].diagnostic.file = "izmir.trf.adjournments";
    const auto letter = letter_of(entry);
    BOOST_REQUIRE(letter.findings.size() == 1u);
    BOOST_TEST(letter.findings[0].places[0].line == 0u);
    BOOST_TEST(letter.findings[0].places[0].what.starts_with("izmir.trf.adjournments:5: "));
}

BOOST_AUTO_TEST_CASE(is_in_the_language_of_the_event) {
    auto entry = test::faulty_entry();
    const auto turkish = flat(letter_text(letter_of(entry)));
    BOOST_TEST(has(turkish, "Konu: Turnuva dosyasının iadesi: İzmir Açık"));
    BOOST_TEST(has(turkish, "Sayın Başhakem IA Yılmaz Ayşe,"));
    BOOST_TEST(has(turkish, "SİZDEN İSTENENLER"));
    entry.language = "en";
    const auto english = flat(letter_text(letter_of(entry)));
    BOOST_TEST(has(english, "Dear Chief Arbiter IA Yılmaz Ayşe,"));
    BOOST_TEST(has(english, "WHAT WE ASK OF YOU"));
}

BOOST_AUTO_TEST_CASE(a_body_of_a_mail_has_short_lines) {
    const auto text = letter_text(letter_of(test::faulty_entry()));
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = rest.find('\n');
        if (!rest.starts_with("Konu: ")) BOOST_TEST(display_width(rest.substr(0, end)) <= 72u);
        rest.remove_prefix(end + 1);
    }
}

BOOST_AUTO_TEST_CASE(what_was_fine_is_said) {
    const auto letter = letter_of(test::faulty_entry());
    const auto text = flat(letter_text(letter));
    BOOST_TEST(has(text, "12 oyuncu, 5 tur, 29 oyun"));
    BOOST_TEST(has(text, "5 turun 4 tanesi sistemin eşlendirmesiyle birebir aynı"));
    BOOST_TEST(!has(text, "Oyuncu bilgilerinde eksik bulunmadı"));
}

BOOST_AUTO_TEST_CASE(both_players_of_a_game_stand_beside_their_numbers) {
    auto entry = test::faulty_entry();
    entry.findings = {test::finding("TRN-0105", Severity::error, 9, {"2", "3", "1", "=", "1"})};
    entry.names = {{2, "Kaya, Can"}, {3, "Demir, Su"}};
    const auto letter = letter_of(*batch::entry_of(batch::entry_text(entry)));
    BOOST_REQUIRE(letter.findings.size() == 1u);
    BOOST_TEST(letter.findings[0].places[0].player == "2 Kaya, Can – 3 Demir, Su");
}

BOOST_AUTO_TEST_CASE(a_column_is_told_and_marked_in_the_line) {
    auto entry = test::faulty_entry();
    auto& it = entry.findings[0].diagnostic;
    it.column = 70;
    it.length = 10;
    it.excerpt = "001    1" + std::string(61, ' ') + "1990/02/30" + std::string(90, '.');
    BOOST_TEST(has(flat(letter_text(letter_of(entry))), "9. satır, 70. sütun: "));
    const auto page = page_of(entry);
    BOOST_TEST(has(page, ">9:70</td>"));
    BOOST_TEST(has(page, "Satır:sütun"));
    BOOST_TEST(has(page, "<b>1990&#x2F;02&#x2F;30</b>.") != has(page, "<b>1990/02/30</b>."));
}

BOOST_AUTO_TEST_CASE(a_file_without_a_name_of_the_event_is_named_as_a_file) {
    auto entry = test::faulty_entry("in/bozuk.trf");
    entry.facts.event.clear();
    const auto text = flat(letter_text(letter_of(entry)));
    BOOST_TEST(has(text, "in/bozuk.trf dosyası denetlendi."));
    BOOST_TEST(!has(text, "için gönderdiğiniz"));
}

BOOST_AUTO_TEST_CASE(nothing_is_in_order_where_no_player_was_read) {
    auto entry = test::faulty_entry();
    entry.facts.players = entry.facts.rounds = entry.facts.games = 0;
    BOOST_TEST(letter_of(entry).fine.empty());
}

BOOST_AUTO_TEST_CASE(whoever_sent_games_is_asked_for_the_tournament_file) {
    auto entry = test::faulty_entry("kulup.pgn");
    entry.facts.format = "pgn";
    const auto letter = letter_of(entry);
    BOOST_TEST(has(letter.asked.at(0), "turnuva dosyasını (TRF) da gönderin"));
    BOOST_TEST(has(letter.findings.at(1).advice, "turnuva dosyasını (TRF) gönderin"));
}

BOOST_AUTO_TEST_CASE(one_of_something_is_singular_and_no_rounds_agree_with_nothing) {
    auto entry = test::clean_entry();
    entry.language = "en";
    entry.facts.players = entry.facts.games = 1;
    entry.facts.rounds = 0;
    const auto text = flat(letter_text(letter_of(entry)));
    BOOST_TEST(has(text, "1 player, 0 rounds, 1 game."));
    BOOST_TEST(!has(text, "agree with each other"));
}

BOOST_AUTO_TEST_CASE(a_receipt_has_the_hashes_and_nothing_to_do) {
    const auto letter = letter_of(test::clean_entry(), {2026, 12, 1});
    BOOST_TEST((letter.paper == Paper::receipt));
    BOOST_TEST(letter.asked.empty());
    BOOST_TEST(letter.date == "01.12.2026");
    const auto page = page_of(test::clean_entry());
    BOOST_TEST(has(page, "c0ffee"));
    BOOST_TEST(has(page, std::string(64, 'a')));
    BOOST_TEST(has(page, "kabul edildi"));
}

BOOST_AUTO_TEST_CASE(an_override_is_asked_for_with_the_content_that_it_names) {
    auto entry = test::faulty_entry();
    entry.status = batch::Status::needs_override;
    entry.errors = 0;
    entry.findings.erase(entry.findings.begin() + 2);
    const auto letter = letter_of(entry);
    BOOST_TEST((letter.paper == Paper::decision));
    BOOST_REQUIRE(letter.office.size() == 1u);
    BOOST_TEST(has(letter.office[0], "c0ffee"));
    BOOST_TEST(has(letter.opening[0], "istisna kararıyla"));
}

BOOST_AUTO_TEST_CASE(a_duplicate_names_the_other_file_and_no_findings) {
    auto entry = test::faulty_entry("copy.trf");
    entry.status = batch::Status::duplicate;
    entry.related = {{"duplicate", "izmir.trf", {Phrase::of("content.duplicate", {"izmir.trf"})}}};
    const auto letter = letter_of(entry);
    BOOST_TEST(letter.findings.empty());
    BOOST_REQUIRE(letter.others.size() == 1u);
    BOOST_TEST(letter.others[0] == "izmir.trf dosyasının aynısı");
}

BOOST_AUTO_TEST_CASE(a_newer_version_is_told_with_what_was_changed) {
    auto entry = test::clean_entry("new.trf");
    entry.related = {
        {"newer",
         "old.trf",
         {Phrase::of("content.newer", {"old.trf"}), Phrase::of("content.rounds", {"4, 5"})}}};
    const auto letter = letter_of(entry);
    BOOST_REQUIRE(letter.others.size() == 1u);
    BOOST_TEST(letter.others[0] == "old.trf dosyasının daha yeni sürümü: 4, 5. turların oyunları");
}

BOOST_AUTO_TEST_CASE(who_else_played_on_those_days_is_no_business_of_the_arbiter) {
    auto entry = test::faulty_entry();
    const auto others = letter_of(entry).others;
    entry.related.push_back({std::string(batch::same_players),
                             "b.trf",
                             {Phrase::of("batch.same-players", {"b.trf", "1 Kaya, Can"})}});
    BOOST_TEST(letter_of(entry).others == others, boost::test_tools::per_element());
    entry.related.back().kind = "version";
    BOOST_TEST(letter_of(entry).others.size() == others.size() + 1);
}

BOOST_AUTO_TEST_CASE(a_file_out_of_a_package_comes_back_in_its_package) {
    auto entry = test::faulty_entry();
    entry.package = "ankara_rapor.zip";
    BOOST_TEST(has(flat(letter_text(letter_of(entry))), "rapor paketine (ankara_rapor.zip)"));
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_says_why) {
    batch::Entry entry;
    entry.path = "x.7z";
    entry.trouble = Phrase::of("batch.other-package", {"7z"});
    const auto text = flat(letter_text(letter_of(entry, {}, Language::turkish)));
    BOOST_TEST(has(text, "x.7z dosyası kullanılamıyor: 7z paketi açılmaz"));
    BOOST_TEST(has(text, "Sayın Başhakem,"));
}

BOOST_AUTO_TEST_CASE(an_unknown_file_is_named_once_and_no_tool_of_ours_is) {
    batch::Entry entry;
    entry.path = "in/rastgele.trf";
    entry.trouble = Phrase::of("error.not-understood", {"in/rastgele.trf"});
    const auto text = flat(letter_text(letter_of(entry, {}, Language::turkish)));
    BOOST_TEST(has(text, "in/rastgele.trf dosyası kullanılamıyor: tanıdığımız bir biçimde değil"));
    BOOST_TEST(!has(text, "plugins list"));
}

BOOST_AUTO_TEST_CASE(nothing_of_a_file_becomes_markup) {
    auto entry = test::faulty_entry("<script>alert(1)</script>.trf");
    entry.facts.event = "</title><script>x</script>{{facts}}\x01";
    entry.facts.arbiter = "\"><img src=x>";
    entry.findings[0].diagnostic.arguments[1] = "<b>&amp;\n";
    entry.findings[0].diagnostic.excerpt = "001 <i> & \x07";
    entry.package = "{{#findings}}";
    page_of(entry);
}

BOOST_AUTO_TEST_CASE(of_very_many_findings_the_rest_is_counted) {
    auto entry = test::faulty_entry();
    entry.errors = 5000;
    entry.left_off = {{"CHK-0101", Severity::error, false, 4998},
                      {"RTG-0206", Severity::warning, false, 1},
                      {"RTG-0117", Severity::warning, true, 40},
                      {"TRF-0109", Severity::note, false, 60}};
    auto letter = letter_of(entry);
    BOOST_TEST(has(letter.more, "4999")); // 5002 count, three are shown
    BOOST_TEST(has(letter.more, "CHK-0101 (4998), RTG-0206 (1)"));
    BOOST_TEST(has(letter.more_notes, "RTG-0117 (40)"));
    BOOST_TEST(!has(letter.more_notes, "TRF-0109")); // notes are for receipts
    BOOST_TEST(has(letter_page(letter), "RTG-0117 (40)"));
    BOOST_TEST(has(letter_text(letter), "RTG-0117 (40)"));
    entry = test::clean_entry();
    entry.left_off = {{"TRF-0109", Severity::note, false, 60}};
    letter = letter_of(entry);
    BOOST_TEST(letter.more == "");
    BOOST_TEST(has(letter.more_notes, "TRF-0109 (60)"));
}

/// The forms of record 102: surname first, ids and contacts are no part of a salutation.
BOOST_AUTO_TEST_CASE(the_arbiter_is_greeted_by_name) {
    const auto greeted = [](std::string_view arbiter) {
        auto entry = test::faulty_entry();
        entry.facts.arbiter = arbiter;
        return letter_of(entry).salutation;
    };
    BOOST_TEST(has(greeted("24148296 Ayşe Yılmaz"), " Ayşe Yılmaz,"));
    BOOST_TEST(!has(greeted("24148296 Ayşe Yılmaz"), "24148296"));
    BOOST_TEST(has(greeted("IA Yılmaz, Ayşe"), " IA Ayşe Yılmaz,"));
    BOOST_TEST(has(greeted("Ayşe Yılmaz (FA), a@b.example"), " FA Ayşe Yılmaz,"));
    BOOST_TEST(greeted("http://x.y") == greeted(""));
    BOOST_TEST(greeted("Yok") == greeted(""));
    BOOST_TEST(has(greeted("Deneme, Hakem; Yardimci, Bir"), " Hakem Deneme ve Bir Yardimci,"));
    BOOST_TEST(has(greeted("Ali VELİ/Can KAYA"), " Ali VELİ ve Can KAYA,"));
    BOOST_TEST(has(greeted("IA Veli, Ali; FA Kaya, Can; Demir, Su"),
                   " IA Ali Veli, FA Can Kaya ve Su Demir,"));
    BOOST_TEST(greeted("Kaya, Can, Ankara") == greeted("")); // no surname stands there for sure
}

BOOST_AUTO_TEST_CASE(a_letter_about_a_report_package) {
    auto entry = test::clean_entry("ankara.zip");
    entry.is_package = true;
    entry.facts.players = entry.facts.rounds = entry.facts.games = 0;
    entry.checked = entry.identical = 0;
    const auto receipt = letter_of(entry);
    BOOST_TEST(receipt.title == "Rapor paketi alındı belgesi"); // in the language of its event
    BOOST_TEST(receipt.facts.front().label == "Rapor paketi");
    BOOST_TEST(receipt.fine.empty());
    entry.status = entry.answer = batch::Status::back_to_arbiter;
    entry.errors = 1;
    entry.findings = {
        test::finding("PKG-0101", Severity::error, 0, {"Turnuva yönergesi", "'yönerge'"})};
    const auto back = letter_of(entry);
    BOOST_TEST(back.title == "Rapor paketinin iadesi");
    BOOST_TEST(
        back.opening.front().starts_with("Ankara Birinciliği için gönderdiğiniz rapor paketi"));
    BOOST_TEST_REQUIRE(back.findings.size() == 1u);
    BOOST_TEST(back.findings.front().advice.find("yeniden gönderin") != std::string::npos);
    BOOST_TEST(back.asked.front() == "Paketi tamamlayın ve tek dosya olarak yeniden gönderin.");
    entry.facts.event.clear();
    BOOST_TEST(letter_of(entry).opening.front().starts_with("ankara.zip adlı rapor paketi"));
}

BOOST_AUTO_TEST_SUITE_END()
