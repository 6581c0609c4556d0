// Report packages as TSF asks for them: MHK, sıkça sorulan sorular (nine items, PDF/JPG/Excel/Word,
// one zip of at most 2-3 MB, named like ankara_2017-2018_kucukler_hakem_raporu.zip).

#include "judging/file_words.hpp"
#include "judging/package_check.hpp"
#include "judging/profile.hpp"
#include "support.hpp"
#include <hakem/tournament.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

const PackageRules& tsf() {
    static const auto rules = [] {
        Diagnostics diagnostics("tsf");
        return read_profile(*Source::load(std::string(HAKEM_SOURCE_FOLDER) +
                                          "/kernel/judging/profiles/tsf.json"),
                            diagnostics)
            .package;
    }();
    return rules;
}

/// All that every event has to send.
SeenPackage whole() {
    SeenPackage package;
    package.name = "ankara_2017-2018_kucukler_hakem_raporu.zip";
    package.size = 2'000'000;
    package.files = {{"Hakem Raporu Formu.pdf"},
                     {"YÖNERGE.PDF"},
                     {"tutanaklar/Teknik Toplantı Tutanağı.docx"},
                     {"kucukler.trf", true}};
    package.events = {{"Küçükler Birinciliği", "Ankara", "2018-01-20", "2018-01-21"}};
    return package;
}

/// "PKG-0101 error; ..." with what is named first.
std::string findings_of(const SeenPackage& package, Language language = Language::turkish) {
    Diagnostics found(package.name);
    check_package(package, tsf(), language, found);
    std::string all;
    for (const auto& one : found.all()) {
        // Told of every event of which nobody knows whether FIDE rates it, or whose it is.
        if (one.severity == Severity::note && (one.code == "PKG-0102" || one.code == "PKG-0103"))
            continue;
        const char* const weight = one.severity == Severity::error     ? " error"
                                   : one.severity == Severity::warning ? " warning"
                                                                       : " note";
        all += (all.empty() ? "" : "; ") + one.code + weight;
        if (!one.arguments.empty()) all += " " + one.arguments.front();
    }
    return all;
}

std::string without(std::string_view name) {
    auto package = whole();
    std::erase_if(package.files, [&](const PackageFile& file) { return file.name == name; });
    return findings_of(package);
}

std::string with(std::string name) {
    auto package = whole();
    package.files.push_back({std::move(name)});
    return findings_of(package);
}

std::string called(std::string name) {
    auto package = whole();
    package.name = std::move(name);
    return findings_of(package);
}

}

BOOST_AUTO_TEST_SUITE(judging_package_check)

BOOST_AUTO_TEST_CASE(a_whole_package_is_clean) {
    BOOST_TEST(tsf().items.size() == 9u);
    BOOST_TEST(findings_of(whole()) == "");
}

BOOST_AUTO_TEST_CASE(each_paper_that_every_event_has_is_missed) {
    BOOST_TEST(without("Hakem Raporu Formu.pdf") == "PKG-0101 error TSF Hakem Raporu Formu");
    BOOST_TEST(without("YÖNERGE.PDF") == "PKG-0101 error Turnuva yönergesi");
    BOOST_TEST(without("tutanaklar/Teknik Toplantı Tutanağı.docx") ==
               "PKG-0101 error Teknik toplantı tutanağı");
    BOOST_TEST(without("kucukler.trf") == "PKG-0101 error Swiss-Manager dosyaları");
}

BOOST_AUTO_TEST_CASE(titles_are_in_the_language_of_the_event) {
    auto package = whole();
    package.files.erase(package.files.begin() + 1);
    BOOST_TEST(findings_of(package, Language::english) ==
               "PKG-0101 error the regulations of the event");
}

BOOST_AUTO_TEST_CASE(a_name_alone_is_no_paper) {
    auto package = whole();
    for (auto& file : package.files) file.size = 2;
    BOOST_TEST(findings_of(package) == "PKG-0205 warning Hakem Raporu Formu.pdf; "
                                       "PKG-0205 warning YÖNERGE.PDF; "
                                       "PKG-0205 warning tutanaklar/Teknik Toplantı Tutanağı.docx");
    for (auto& file : package.files) file.size = 64;
    BOOST_TEST(findings_of(package) == "");
}

BOOST_AUTO_TEST_CASE(one_file_is_not_two_papers) {
    auto package = whole();
    package.files[0].sha256 = package.files[1].sha256 = "a";
    package.files[2].sha256 = "b";
    BOOST_TEST(findings_of(package) == "PKG-0206 warning Hakem Raporu Formu.pdf");
    package.files[1].sha256 = "c";
    // A second copy of one paper is missed nowhere.
    package.files.push_back({"kopya/Yönerge.pdf", false, false, {}, "c"});
    BOOST_TEST(findings_of(package) == "");
}

BOOST_AUTO_TEST_CASE(it3_is_missed_where_fide_rates_the_event) {
    auto package = whole();
    package.rated_by_fide = true;
    BOOST_TEST(findings_of(package) == "PKG-0102 error FIDE IT3 turnuva raporu");
    package.files.push_back({"IT-3.pdf"});
    BOOST_TEST(findings_of(package) == "");
    package = whole();
    package.events.front().name = "Ankara ELO Turnuvası";
    BOOST_TEST(findings_of(package) == "PKG-0102 error FIDE IT3 turnuva raporu");
    package.events.front().name = "Eloğlu Kupası";
    BOOST_TEST(findings_of(package) == "");
    package.events.front().name = "FIDE Açık";
    package.files.push_back({"ankaraIT3.xlsx"});
    BOOST_TEST(findings_of(package) == "");
}

BOOST_AUTO_TEST_CASE(what_may_be_asked_for_is_a_note) {
    Diagnostics found("package");
    check_package(whole(), tsf(), Language::turkish, found);
    BOOST_TEST(found.count(Severity::note) == 2u); // IT3, photo
    BOOST_TEST(found.all().size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_photograph_is_missed_of_national_events) {
    auto package = whole();
    package.events.front().name = "TÜRKİYE KÜÇÜKLER ŞAMPİYONASI";
    BOOST_TEST(findings_of(package) == "PKG-0103 warning Bütün hakemlerin fotoğrafı");
    package.files.push_back({"Hakemlerin fotoğrafı.JPG"});
    BOOST_TEST(findings_of(package) == "");
    package.files.back().name = "fotoğraf.pdf"; // no picture
    BOOST_TEST(findings_of(package) ==
               "PKG-0103 warning Bütün hakemlerin fotoğrafı; PKG-0204 note fotoğraf.pdf");
}

BOOST_AUTO_TEST_CASE(only_pdf_jpg_excel_word_and_files_of_the_pairing_program) {
    for (const auto* name : {"a.pdf", "a.JPG", "a.jpeg", "a.xls", "a.xlsx", "a.doc", "a.docx",
                             "a.TUNx", "a.trf", "sporcu_norm.PDF"})
        BOOST_TEST(with(name) == "", name);
    for (const auto* name : {"a.exe", "a.rar", "a.html", "a", "a.pdf.scr"})
        BOOST_TEST(with(name) == std::string("PKG-0201 error ") + name);
    // What systems put there.
    for (const auto* name : {".DS_Store", "Thumbs.db", "__MACOSX/._a.pdf"})
        BOOST_TEST(with(name) == "", name);
}

BOOST_AUTO_TEST_CASE(at_most_three_megabytes) {
    auto package = whole();
    package.size = std::uint64_t{3} << 20;
    BOOST_TEST(findings_of(package) == "");
    ++package.size;
    BOOST_TEST(findings_of(package) == "PKG-0202 error 3073");
}

BOOST_AUTO_TEST_CASE(the_name_has_a_place_a_year_and_an_event) {
    for (const auto* name :
         {"ankara_2017-2018_kucukler_hakem_raporu.zip", "Kırşehir_2026_Küçükler_Hakem_Raporu.ZIP"})
        BOOST_TEST(called(name) == "", name);
    for (const auto* name : {"rapor.zip", "hakem_raporu.zip", "2026_hakem_raporu.zip",
                             "ankara_kucukler_hakem_raporu.zip", "ankara_2026_kucukler.zip"})
        BOOST_TEST(called(name) == std::string("PKG-0203 warning ") + name);
}

BOOST_AUTO_TEST_CASE(an_unknown_paper_is_told_where_one_is_missing) {
    auto package = whole();
    package.files[1].name = "belge1.pdf";
    BOOST_TEST(findings_of(package) ==
               "PKG-0101 error Turnuva yönergesi; PKG-0204 note belge1.pdf");
}

BOOST_AUTO_TEST_CASE(a_file_of_swiss_manager_alone_is_no_fault_of_the_arbiter) {
    auto package = whole();
    package.files.back() = {"kucukler.TUNx"};
    package.events.clear();
    BOOST_TEST(findings_of(package) == "PKG-0301 warning");
}

BOOST_AUTO_TEST_CASE(several_tournaments) {
    auto package = whole();
    package.files.push_back({"yildizlar.trf", true});
    package.events.push_back({"Yıldızlar Birinciliği", "ANKARA", "2018-01-20", "2018-01-21"});
    BOOST_TEST(findings_of(package) == "PKG-0302 note Küçükler Birinciliği, Yıldızlar Birinciliği");
    package.events.back().city = "İzmir";
    BOOST_TEST(findings_of(package) ==
               "PKG-0302 warning Küçükler Birinciliği, Yıldızlar Birinciliği");
    package.events.back() = {"Yıldızlar Birinciliği", "", "2018-03-03", "2018-03-04"};
    BOOST_TEST(findings_of(package) ==
               "PKG-0302 warning Küçükler Birinciliği, Yıldızlar Birinciliği");
    // The same event in another format.
    package.events.back() = {"KÜÇÜKLER BİRİNCİLİĞİ", "Ankara", "2018-01-20", "2018-01-21"};
    BOOST_TEST(findings_of(package) == "");
}

BOOST_AUTO_TEST_CASE(norms_and_appeals_are_asked_for_where_there_are_some) {
    BOOST_TEST(perhaps_missing(whole(), tsf()).size() == 2u); // the minutes are one of "tutanak"
    auto package = whole();
    package.files.push_back({"FA1 norm.pdf"});
    package.files.push_back({"IT1.pdf"});
    BOOST_TEST(perhaps_missing(package, tsf()).empty());
}

BOOST_AUTO_TEST_CASE(the_name_of_a_package_that_is_built) {
    Tournament tournament;
    tournament.name = "Ankara Küçükler Satranç Birinciliği 2026";
    tournament.city = "Ankara";
    tournament.start = tournament.end = {2026, 11, 28};
    const auto name = package_name(tournament, tsf());
    BOOST_TEST(name == "ankara_2026_kucukler-satranc-birinciligi_hakem_raporu.zip");
    BOOST_TEST(called(name) == "");
    tournament.start = {2025, 12, 30};
    tournament.end = {2026, 1, 2};
    tournament.name = "../10000000146";
    BOOST_TEST(package_name(tournament, tsf()) == "ankara_2025-2026_46_hakem_raporu.zip");
    BOOST_TEST(package_name(Tournament(), tsf()) == "hakem_raporu.zip");
}

BOOST_AUTO_TEST_CASE(words_of_names) {
    BOOST_TEST(FileWords("TeknikToplantıTutanağı (2)").has("teknik toplantı"));
    BOOST_TEST(FileWords("hakem-raporu").has("hakem rapor"));
    BOOST_TEST(!FileWords("hakem-raporu").has("yönerge"));
    BOOST_TEST(FileWords("ankaraIT3rapor").has("it3"));
    BOOST_TEST(FileWords("ekIT3").has("it3"));
    BOOST_TEST(!FileWords("kayit3").has("it3"));
    BOOST_TEST(!FileWords("it30").has("it3"));
    BOOST_TEST(!FileWords("").has("it3"));
    BOOST_TEST(!FileWords("it3").has(""));
    BOOST_TEST(FileWords("a2026b").has_year());
    BOOST_TEST(!FileWords("120260").has_year());
    BOOST_TEST(ending_of("a.b/c") == "");
    BOOST_TEST(ending_of("a/c.PDF") == "pdf");
    BOOST_TEST(without_ending("a.tar.gz") == "a.tar");
    BOOST_TEST(without_ending("a") == "a");
}

BOOST_AUTO_TEST_SUITE_END()
