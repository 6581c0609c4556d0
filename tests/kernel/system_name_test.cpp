// What records 192 and 092 say of the system (rules/formats.md, TRF26 192).

#include <hakem/system_name.hpp>

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

using namespace hakem;

namespace {

Tournament event(std::string_view code, std::string_view type) {
    Tournament event;
    event.encoded_type = code;
    event.type = type;
    return event;
}

std::string of_code(std::string_view code) { return named_system(event(code, "")).id; }
std::string of_text(std::string_view type) { return named_system(event("", type)).id; }

}

BOOST_AUTO_TEST_SUITE(system_name)

BOOST_AUTO_TEST_CASE(codes_of_trf26) {
    const std::pair<const char*, const char*> known[] = {
        {"FIDE_DUTCH", "dutch"},
        {"FIDE_DUTCH_2026_BAKU", "dutch"},
        {"FIDE_DUBOV_BAKU", "dubov"},
        {"FIDE_BURSTEIN", "burstein"},
        {"FIDE_DOUBLESWISS_BAKU", "double-swiss"},
        {"BERGER_ROUNDROBIN_G2", "round-robin"},
        {"FIDE_DOUBLEROUNDROBIN", "round-robin"},
        {"ULUSAL_SWISS", "ulusal-swiss"},
        {"ULUSAL_TEAM_ROUNDROBIN", "round-robin"},
        {"FIDE_TEAM_TYPEA_MP_GP", "team-swiss"},
    };
    for (const auto& [code, system] : known) BOOST_TEST(of_code(code) == system, code);
    // Systems that are those of the organiser, or have no plugin, are called as the file calls
    // them.
    for (const auto* code : {"FIDE_SCHEVENINGEN", "FIDE_SCHILLER", "CUSTOM_SWISS",
                             "CUSTOM_ROUNDROBIN", "CUSTOM_KNOCKOUT", "CUSTOM_DUTCH"})
        BOOST_TEST(of_code(code) == code);
}

BOOST_AUTO_TEST_CASE(words_of_092) {
    const std::pair<const char*, const char*> known[] = {
        {"Individual FIDE Dubov", "dubov"},
        {"Individual: Swiss-System (Burstein)", "burstein"},
        {"Swiss Lim", "lim"},
        {"Swiss Dutch", "dutch"},
        {"Bireysel: Hollanda sistemi", "dutch"},
        {"Bireysel: Ulusal İsviçre", "ulusal-swiss"},
        {"FIDE Double Swiss", "double-swiss"},
        {"Bireysel: Çift İsviçre", "double-swiss"},
        {"All-Play-All", "round-robin"},
        {"Bireysel: Döner Sistem", "round-robin"},
    };
    for (const auto& [type, system] : known) BOOST_TEST(of_text(type) == system, type);
    for (const auto* type : {"Knock-out", "Eleme sistemi", "Individual: Scheveningen", "Keizer",
                             "Swiss (Monrad)", "Lichess Arena", "Bireysel: Eleme"})
        BOOST_TEST(of_text(type) == type);
}

/// "Swiss" alone is of no kind, and a name that may be that of a place or a stage is none beside
/// it.
BOOST_AUTO_TEST_CASE(files_that_name_none) {
    for (const auto* type : {"", "Tournament", "Individual: Swiss-System", "Individual: Open",
                             "Bireysel: İsviçre Sistemi", "Bireysel: İsviçre Sistemi (eleme)",
                             "Swiss, Arena Hall", "Limburg Open"})
        BOOST_TEST(of_text(type) == "", type);
    BOOST_TEST(of_code("SWISS") == "");
    BOOST_TEST(of_code("FIDE_NONSENSE") == "FIDE_NONSENSE");
    BOOST_TEST(named_system(event("FIDE_NONSENSE", "Swiss Dutch")).id == "dutch");
    BOOST_TEST(of_text(std::string(500, 'x') + " keizer").size() == 60u);
}

BOOST_AUTO_TEST_CASE(editions_and_meetings) {
    const auto edition = [](std::string_view code) {
        return named_system(event(code, "")).edition;
    };
    BOOST_TEST(edition("FIDE_DUTCH") == "");
    BOOST_TEST(edition("FIDE_DUTCH_2017") == "2017");
    BOOST_TEST(edition("FIDE_DUTCH_2025") == "2026"); // never applied: it became that of 2026
    BOOST_TEST(named_system(event("FIDE_DUTCH_2025", "")).edition_known);
    BOOST_TEST(!named_system(event("FIDE_DUTCH_2023", "")).edition_known);
    BOOST_TEST(named_system(event("FIDE_DUTCH", "Swiss 2023")).edition_known);
    BOOST_TEST(named_system(event("FIDE_DUTCH", "")).meetings == 1);
    BOOST_TEST(named_system(event("FIDE_DOUBLESWISS", "")).meetings == 2);
    BOOST_TEST(named_system(event("CUSTOM_DOUBLEROUNDROBIN", "")).meetings == 2);
    BOOST_TEST(named_system(event("", "Knock-out")).meetings == 0);
    BOOST_TEST(named_system(event("", "Çift devreli döner")).meetings == 2);
}

/// Words of 092 say nothing of an acceleration, and of an edition only with its year.
BOOST_AUTO_TEST_CASE(dutch_in_words) {
    const auto edition = [](std::string_view type) {
        return named_system(event("", type)).edition;
    };
    BOOST_TEST(edition("Individual: Swiss-System (dutch 2017)") == "2017");
    BOOST_TEST(edition("Swiss Dutch (2026)") == "2026");
    BOOST_TEST(edition("Hollanda 2025") == "2026");
    for (const auto* type :
         {"Swiss Dutch", "Dutch 2023", "Dutch 20171", "Swiss 2017", "2017 Dutch"})
        BOOST_TEST(edition(type) == "", type);
    BOOST_TEST(named_system(event("FIDE_DUTCH", "Swiss (dutch 2017)")).edition == "2017");
    BOOST_TEST(named_system(event("FIDE_DUTCH_2026", "Swiss (dutch 2017)")).edition == "2026");
    BOOST_TEST(named_system(event("", "Swiss Dutch")).in_words);
    BOOST_TEST(named_system(event("FIDE_SWISS", "Swiss Dutch")).in_words);
    BOOST_TEST(!named_system(event("FIDE_DUTCH", "Swiss Dutch")).in_words);
    BOOST_TEST(!named_system(event("", "Swiss-System")).in_words);
}

/// Where no system is named Dutch is taken; the years of other systems are theirs.
BOOST_AUTO_TEST_CASE(editions_of_unnamed_systems) {
    const auto known = [](std::string_view code) {
        return named_system(event(code, "")).edition_known;
    };
    BOOST_TEST(!known("FIDE_SWISS_2019"));
    for (const auto* code : {"FIDE_SWISS_2017", "FIDE_SWISS", "FIDE_DUBOV_2019",
                             "CUSTOM_SWISS_2019", "BERGER_ROUNDROBIN_2019"})
        BOOST_TEST(known(code), code);
}

BOOST_AUTO_TEST_CASE(codes_that_say_something) {
    for (const auto* code : {"FIDE_DUTCH", "SWISS", "ULUSAL_SWISS", "FIDE_TEAM_TYPEA", "BERGER",
                             "FIDE_DOUBLESWISS", "MONRAD", "KEIZER", "CUSTOM_X", "FIDE_LIM"})
        BOOST_TEST(is_system_code(code), code);
    for (const auto* code : {"", "FIDE_NONSENSE", "LIMBURG", "XDUTCHX", "7"})
        BOOST_TEST(!is_system_code(code), code);
}

BOOST_AUTO_TEST_SUITE_END()
