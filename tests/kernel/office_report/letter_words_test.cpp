// What letters ask, and what they do not: late reports, decisions, the office's own business.

#include "entries.hpp"
#include "judging/catalogue.hpp"
#include "letter_support.hpp"
#include "office_report/letter.hpp"
#include "office_report/without_advice.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;
using namespace hakem::office_report;
using test::flat;
using test::has;

namespace {

int count(std::string_view text, std::string_view part) {
    int sum = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++sum;
    return sum;
}

/// A file that goes back with these findings, and no others.
batch::Entry back_with(std::vector<batch::Finding> findings, std::string language = "en") {
    auto entry = test::faulty_entry();
    entry.language = std::move(language);
    entry.findings = std::move(findings);
    entry.errors = entry.findings.size();
    entry.warnings = 0;
    return entry;
}

const std::string why = "plays abroad";

/// A warning that somebody let pass.
batch::Entry decided() {
    auto entry = test::clean_entry();
    entry.language = "en";
    entry.findings = {
        test::finding("TRN-0112", Severity::warning, 9, {"5", "3.5", "3.0"}, why),
        test::finding("RTG-0117", Severity::warning, 20, {"12", "Ak, Ece", "1", "2", "5"}, "off")};
    entry.overrides = {{"TRN-0112", 4, why, "B. Kaya", "2026-11-29", 0, false},
                       {"TRN-0112", 5, why, "A. Yılmaz", "2026-11-30", 1, false}};
    entry.off = {{"RTG-0117", 1, "off", "kapalı"}};
    return entry;
}

/// A receipt of a package without one of its papers.
batch::Entry incomplete_package() {
    auto entry = test::clean_entry("ankara.zip");
    entry.language = "en";
    entry.is_package = true;
    entry.findings = {
        test::finding("PKG-0101", Severity::error, 0, {"the minutes", "'minutes'"}, why)};
    entry.overrides = {{"PKG-0101", 0, why, "A. Yılmaz", "2026-11-30", 1, false}};
    return entry;
}

/// The file that the office took, and not another version.
batch::Entry chosen() {
    auto entry = test::clean_entry("new.trf");
    entry.language = "en";
    entry.findings = {
        test::finding(std::string(batch::version_code), Severity::warning, 0, {"old.trf"}, why)};
    entry.overrides = {
        {std::string(batch::version_code), 0, why, "A. Yılmaz", "2026-11-30", 1, false}};
    entry.related = {
        {"version", "old.trf", {Phrase::of("content.version", {"old.trf"})}},
        {std::string(batch::chosen), "old.trf", {Phrase::of("batch.version-chosen", {"old.trf"})}}};
    return entry;
}

}

BOOST_AUTO_TEST_SUITE(office_report_letter_words)

/// FIDE B.02, 9.1: late reports until the third list. No other file mends that.
BOOST_AUTO_TEST_CASE(a_late_report_asks_for_an_explanation_and_for_no_other_file) {
    auto entry = back_with({test::finding("RTG-0213", Severity::error, 0, {"04.04.2026", "4"})});
    const auto late = letter_of(entry);
    BOOST_TEST(late.title == "Late report");
    BOOST_TEST(has(late.opening.at(0), "Nothing in it has to be mended"));
    BOOST_REQUIRE(late.asked.size() == 1u);
    BOOST_TEST(has(late.asked[0], "Nothing is to be mended or sent again"));
    BOOST_TEST(!has(flat(letter_text(late)), "goes back to you"));
    entry.language = "tr";
    BOOST_TEST(letter_of(entry).title == "Geç gelen rapor");
    // With other findings it is asked for those, and why it is late.
    entry.language = "en";
    entry.findings.push_back(test::finding("RTG-0208", Severity::error, 0, {}));
    const auto both = letter_of(entry);
    BOOST_TEST(both.title == "Return of a tournament file");
    BOOST_REQUIRE(both.asked.size() == 4u);
    BOOST_TEST(has(both.asked[0], "Mend the errors"));
    BOOST_TEST(has(both.asked[2], "why the report is late"));
}

BOOST_AUTO_TEST_CASE(of_standings_and_of_games_the_tournament_file_is_asked_for) {
    auto entry = back_with({test::finding("SUB-0213", Severity::error, 0, {"-"})});
    entry.facts.rounds = 0;
    const auto standings = letter_of(entry);
    BOOST_TEST(has(standings.asked.at(0), "tournament file (TRF) of your pairing program instead"));
    entry.facts.rounds = 5;
    entry.facts.format = "pgn";
    const auto games = letter_of(entry);
    BOOST_TEST(has(games.asked.at(0), "Send the tournament file (TRF)"));
    for (const auto* letter : {&standings, &games})
        for (const auto& asked : letter->asked) {
            BOOST_TEST(!has(asked, "Mend the errors in your pairing program"));
            BOOST_TEST(!has(asked, "the file again under the same name"));
        }
}

BOOST_AUTO_TEST_CASE(a_finding_on_a_line_of_a_player_names_the_player) {
    auto entry = back_with({test::finding("TRF-0112", Severity::error, 9, {"TUR1"})});
    entry.findings[0].diagnostic.excerpt = "001    7 m    Ak, Ece";
    entry.names[7] = "Ak, Ece";
    const auto letter = letter_of(entry);
    BOOST_TEST(letter.findings.at(0).places.at(0).player == "7 Ak, Ece");
    for (const auto& fine : letter.fine) BOOST_TEST(!has(fine, "particulars of the players"));
}

BOOST_AUTO_TEST_CASE(both_players_of_a_game_are_named_once) {
    auto entry =
        back_with({test::finding("SUB-0105", Severity::error, 9, {"1", "Ak, Ece", "7", "4"}),
                   test::finding("RTG-0204", Severity::error, 9, {"1", "Ak, Ece", "4"}),
                   test::finding("SUB-0206", Severity::error, 9, {"1", "Ak, Ece", "4"})});
    entry.names = {{1, "Ak, Ece"}, {4, "Su, Can"}};
    for (const auto& finding : letter_of(entry).findings) {
        BOOST_TEST(finding.places.at(0).player == "1 Ak, Ece – 4 Su, Can");
        BOOST_TEST(!has(finding.places.at(0).what, "Ak, Ece"));
    }
}

BOOST_AUTO_TEST_CASE(rounds_that_were_paired_again_are_counted) {
    auto entry = back_with({test::finding("RTG-0208", Severity::error, 0, {})});
    const auto fine = [&entry](std::int32_t identical, std::int32_t checked) {
        entry.facts.rounds = 6;
        entry.identical = identical;
        entry.checked = checked;
        return flat(letter_text(letter_of(entry)));
    };
    BOOST_TEST(has(fine(6, 6), "pairings of all rounds checked (6)"));
    BOOST_TEST(has(fine(1, 6), "One of 6 rounds is paired exactly"));
    BOOST_TEST(has(fine(4, 6), "4 of 6 rounds are paired exactly"));
    BOOST_TEST(has(fine(1, 1), "Of 6 rounds 1 could be paired again"));
}

BOOST_AUTO_TEST_CASE(what_was_let_pass_is_told_with_who_and_why_and_without_advice) {
    const auto letter = letter_of(decided());
    BOOST_REQUIRE(letter.passed.size() == 2u);
    for (const auto& finding : letter.passed) BOOST_TEST(finding.advice == "");
    const auto text = flat(letter_text(letter));
    BOOST_TEST(has(text, "the rounds make 3.0 Let pass by A. Yılmaz on 30.11.2026: plays abroad"));
    BOOST_TEST(has(text, "The rule is switched off: off"));
    BOOST_TEST(!has(text, "What to do"));
    BOOST_TEST(!has(text, "correct the points"));
    BOOST_TEST(!has(letter_page(letter), "What to do"));
    const auto list = letter_list(letter, "list");
    const auto& rows = std::get<Table>(list.sections.at(0).body).rows;
    BOOST_REQUIRE(rows.size() == 2u);
    BOOST_TEST(has(to_text(rows[1].back().content, Language::english), "Let pass by") !=
               has(to_text(rows[0].back().content, Language::english), "Let pass by"));
}

BOOST_AUTO_TEST_CASE(a_package_that_is_not_complete_does_not_claim_to_be) {
    const auto letter = letter_of(incomplete_package());
    BOOST_REQUIRE(letter.opening.size() == 2u);
    BOOST_TEST(has(letter.opening[0], "although it is not complete"));
    BOOST_TEST(letter.opening[1] == "Missing: the minutes; let pass by A. Yılmaz: plays abroad");
    const auto text = flat(letter_text(letter));
    BOOST_TEST(!has(text, "all that must be in it"));
    BOOST_TEST(!has(text, "Put the paper"));
    auto whole = incomplete_package();
    whole.findings.clear();
    BOOST_TEST(has(flat(letter_text(letter_of(whole))), "all that must be in it"));
}

BOOST_AUTO_TEST_CASE(of_a_version_that_was_chosen_nothing_is_in_doubt) {
    const auto english = flat(letter_text(letter_of(chosen())));
    BOOST_TEST(has(english, "another version of old.trf - decided: this file counts"));
    BOOST_TEST(!has(english, "nothing tells"));
    BOOST_TEST(!has(english, "Write which"));
    auto entry = chosen();
    entry.language = "tr";
    const auto turkish = flat(letter_text(letter_of(entry)));
    BOOST_TEST(!has(turkish, "anlaşılmıyor"));
    BOOST_TEST(!has(turkish, "belli değil"));
    BOOST_TEST(has(turkish, "İstisna kararıyla kabul edildi (A. Yılmaz, 30.11.2026)"));
}

BOOST_AUTO_TEST_CASE(nothing_is_asked_where_the_office_has_to_look_itself) {
    auto entry = back_with({test::finding("CHK-0002", Severity::warning, 0, {"burstein"})}, "tr");
    entry.status = batch::Status::needs_override;
    const auto letter = letter_of(entry);
    BOOST_REQUIRE(letter.asked.size() == 1u);
    BOOST_TEST(has(letter.asked[0], "Yapmanız gereken bir şey yok"));
    BOOST_TEST(!has(flat(letter_text(letter)), "eklenti"));
}

/// "Güz Açık Turnuvası turnuvasının dosyası" says it twice.
BOOST_AUTO_TEST_CASE(an_event_that_is_called_a_tournament_is_not_called_so_again) {
    for (const auto status : {batch::Status::clean, batch::Status::back_to_arbiter,
                              batch::Status::duplicate, batch::Status::already_rated}) {
        auto entry = test::clean_entry();
        entry.facts.event = "Güz Açık Turnuvası";
        entry.status = status;
        BOOST_TEST(!has(flat(letter_text(letter_of(entry))), "Turnuvası turnuva"));
    }
}

BOOST_AUTO_TEST_CASE(the_same_advice_is_told_once) {
    const auto letter =
        letter_of(back_with({test::finding("RTG-0207", Severity::error, 9, {"1", "Kaya, Can"}),
                             test::finding("RTG-0208", Severity::error, 0, {}),
                             test::finding("RTG-0212", Severity::error, 9, {"1", "Kaya, Can"})}));
    const auto text = flat(letter_text(letter));
    BOOST_TEST(count(text, "Complete the field in the pairing program") == 1);
    BOOST_TEST(count(text, "As said of RTG-0207.") == 2);
    BOOST_TEST(count(letter_page(letter), "Complete the field in the pairing program") == 1);
}

BOOST_AUTO_TEST_CASE(of_a_package_that_was_refused_no_other_tournament_file_is_asked) {
    batch::Entry entry;
    entry.path = "x.7z";
    entry.trouble = Phrase::of("batch.other-package", {"7z"});
    const auto letter = letter_of(entry, {}, Language::english);
    BOOST_REQUIRE(letter.asked.size() == 1u);
    BOOST_TEST(letter.asked[0] == "Put that right and send the package again.");
    entry.trouble = Phrase::of("batch.file-size", {"100"});
    const auto large = letter_of(entry, {}, Language::turkish);
    BOOST_TEST(has(large.opening.at(0), "100 MB'tan büyük."));
    BOOST_TEST(!has(large.opening.at(0), "--"));
}

/// What a person reads who has a pairing program, and none of our options.
BOOST_AUTO_TEST_CASE(no_finding_tells_an_arbiter_of_our_tools) {
    for (const auto& known : judging::catalogue()) {
        const auto* family = judging::family_of(known.code);
        const bool of_files = [&] {
            for (const auto* stem :
                 {"ADJ-02", "ADJ-03", "CHK",    "IDN",    "PAIR",   "PGN-00", "PGN-02", "PKG",
                  "PLN",    "RNK-00", "RTG-01", "RTG-02", "SML",    "SUB",    "TRF-00", "TRF-01",
                  "TRF-02", "TRF-03", "TRF-04", "TRF-05", "TRF-06", "TRN",    "VER",    "XML"})
                if (known.code.starts_with(stem)) return family != nullptr;
            return false;
        }();
        // Of the numbering alone, and of a round that is still to be paired.
        if (!of_files || known.code == "PAIR-0012" || known.code == "PAIR-0017" ||
            known.code == "PAIR-0041")
            continue;
        const std::vector<std::string> arguments(judging::names_in(known).size(), "1");
        const auto code = std::string(known.code);
        for (const auto* language : {"en", "tr"}) {
            const auto letter = letter_of(
                back_with({test::finding(code, Severity::error, 0, arguments)}, language));
            BOOST_REQUIRE(letter.findings.size() == 1u);
            const auto& finding = letter.findings[0];
            BOOST_TEST(finding.advice != "", code);
            for (const auto& told : {finding.advice, finding.places[0].what})
                for (const auto* ours :
                     {"`", "--with", "--list", "--lot", "--from", "--a", "hakem adjourn", "eklenti",
                      "plugin", "profil", "istisna kararı", "override", "ratedBy"})
                    BOOST_TEST(!has(told, ours), code << ": " << told);
        }
    }
}

BOOST_AUTO_TEST_CASE(advice_within_a_message_is_left_out) {
    const auto english = [](std::string_view text) {
        return without_advice(text, Language::english);
    };
    const auto turkish = [](std::string_view text) {
        return without_advice(text, Language::turkish);
    };
    BOOST_TEST(english("2 has '=', which cannot be one game; correct one of the two") ==
               "2 has '=', which cannot be one game");
    BOOST_TEST(english("expected is 1 to 9; the line was not read, correct it") ==
               "expected is 1 to 9; the line was not read");
    BOOST_TEST(english("the record has no effect; remove it (regulation 22.1)") ==
               "the record has no effect (regulation 22.1)");
    BOOST_TEST(english("round 3: 1 and 2 meet again") == "round 3: 1 and 2 meet again");
    BOOST_TEST(turkish("puanı 2, sayılan 3; puanı, bir sonucu ya da puan düzenini düzeltin") ==
               "puanı 2, sayılan 3");
    BOOST_TEST(turkish("1 ile 9 arası beklenir; satır okunmadı, düzeltin") ==
               "1 ile 9 arası beklenir; satır okunmadı");
    BOOST_TEST(turkish("kaydın etkisi yok; silin (yönetmelik 22.1)") ==
               "kaydın etkisi yok (yönetmelik 22.1)");
    BOOST_TEST(english("3 stands above 4 (24.3): correct the list (310)") ==
               "3 stands above 4 (24.3)");
    BOOST_TEST(english("taken as one person. Correct the id") == "taken as one person");
    BOOST_TEST(turkish("bir oyuncu tek masada olur: dizilişi düzeltin, boş masa 0000 yazılır") ==
               "bir oyuncu tek masada olur");
    BOOST_TEST(turkish("unvanı dosyada GM") == "unvanı dosyada GM");
}

BOOST_AUTO_TEST_SUITE_END()
