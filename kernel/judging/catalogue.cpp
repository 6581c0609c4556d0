#include "judging/catalogue.hpp"

#include "judging/catalogue_tables.hpp"
#include <hakem/language.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::judging {

namespace {

/// A longer prefix stands before a shorter one that it begins with.
constexpr Family all_families[] = {
    {"ADJ-01", "hakem.adjournments/1"},
    {"ADJ-02", "FIDE Laws of Chess, Guidelines I; Regulation 22.1"},
    {"ADJ-03", "FIDE Laws of Chess, Guidelines I; Regulation 22.1"},
    {"AUD-01", "hakem.audit/1"},
    {"AUD-02", "hakem.audit/1"},
    {"CFG-", "hakem.toml, hakem.json"},
    {"CHK-00", "the format of the file"},
    {"CHK-01", "the pairing system of the event"},
    {"CHK-02", "the tie-break list and edition of the event"},
    {"ENC-", "the format of the file"},
    {"EXP-", "hakem batch --expected"},
    {"IDN-", "KVKK (6698)"},
    {"JSN-", "JSON"},
    {"LST-", "the format of the rating list"},
    {"OVR-", "hakem.overrides/1"},
    {"PAIR-00", "the pairing system of the event"},
    {"PAIR-", "the pairing system of the event"},
    {"PGN-00", "PGN Standard"},
    {"PGN-02", "PGN Standard"},
    {"PGN-03", "PGN Standard"},
    {"PGN-04", "PGN Standard"},
    {"PKG-", "TSF MHK, sıkça sorulan sorular"},
    {"PLN-", "TSF, Yarışma Yönergeleri Hazırlama ve Uygulama Prosedürü (unverified)"},
    {"PRF-", "hakem.profile/1"},
    {"PRZ-00", "hakem.prize-plan/1"},
    {"PRZ-01", "Regulation 31 to 35"},
    {"RNK-00", "FIDE C.07; Regulation 36, 37"},
    {"RNK-01", "FIDE C.07"},
    {"RTG-01", "the rating list in force (FIDE B.02; UKD)"},
    {"RTG-02", "FIDE B.02 (interpretation); TSF MHK, sıkça sorulan sorular"},
    {"RTG-03", "FIDE B.02; UKD"},
    {"SML-", "the Turkish list export of Swiss-Manager"},
    {"SUB-02", "FIDE B.02 (interpretation)"},
    {"SUB-", "IT3 (unverified)"},
    {"TRF-00", "FIDE TRF26"},
    {"TRF-01", "FIDE TRF26, 001"},
    {"TRF-02", "FIDE TRF26, 012 to 222"},
    {"TRF-03", "FIDE TRF26, 162"},
    {"TRF-04", "FIDE TRF26, 240 to 299"},
    {"TRF-05", "FIDE TRF26, 300 to 352"},
    {"TRF-06", "FIDE TRF26, national records"},
    {"TRF-07", "FIDE TRF06, TRF16, TRF26"},
    {"TRN-01", "FIDE TRF26, 001"},
    {"TRN-02", "FIDE TRF26, 042 to 142"},
    {"TRN-03", "FIDE TRF26, 310"},
    {"TRN-04", "FIDE TRF26"},
    {"TRN-05", "Regulation 23 to 26"},
    {"TRN-06", "Regulation 22"},
    {"TRN-07", "FIDE TRF26, 300 to 330"},
    {"VER-", "hakem batch"},
    {"XML-", "the format of the program that wrote the file"},
};

std::vector<Entry> gathered() {
    std::vector<Entry> all;
    for (const auto part : {pairing_codes(), pgn_codes(), lists_codes(), trf_codes(),
                            tournament_codes(), office_codes(), adjournment_codes()})
        all.insert(all.end(), part.begin(), part.end());
    std::sort(all.begin(), all.end(),
              [](const Entry& a, const Entry& b) { return a.code < b.code; });
    return all;
}

std::string name_in(std::string_view name, Language language) {
    return fmt::format("‹{}›", text(fmt::format("argument.{}", name), language));
}

}

std::string_view word_of(Usual usual) {
    switch (usual) {
    case Usual::note:
        return "note";
    case Usual::repair:
        return "repair";
    case Usual::warning:
        return "warning";
    case Usual::error:
        return "error";
    case Usual::varies:
        return "varies";
    }
    return "";
}

const std::vector<Entry>& catalogue() {
    static const std::vector<Entry> all = gathered();
    return all;
}

const Entry* entry_of(std::string_view code) {
    const auto& all = catalogue();
    const auto found =
        std::lower_bound(all.begin(), all.end(), code,
                         [](const Entry& entry, std::string_view key) { return entry.code < key; });
    return found != all.end() && found->code == code ? &*found : nullptr;
}

std::span<const Family> families() { return all_families; }

const Family* family_of(std::string_view code) {
    const auto found =
        std::find_if(std::begin(all_families), std::end(all_families),
                     [&](const Family& family) { return code.starts_with(family.prefix); });
    return found == std::end(all_families) ? nullptr : found;
}

std::string_view stem_of(const Family& family) {
    return family.prefix.substr(0, family.prefix.find_last_not_of('-') + 1);
}

std::string about_key(const Family& family) { return fmt::format("explain.{}", stem_of(family)); }

std::string advice_key(const Family& family) { return about_key(family) + ".do"; }

std::vector<std::string_view> names_in(const Entry& entry) {
    std::vector<std::string_view> names;
    for (auto rest = entry.names; !rest.empty();) {
        const auto blank = rest.find(' ');
        names.push_back(rest.substr(0, blank));
        rest = blank == rest.npos ? std::string_view() : rest.substr(blank + 1);
    }
    return names;
}

bool is_player(std::string_view name) { return name == "player" || name == "opponent"; }

std::string meaning_of(const Entry& entry, Language language) {
    std::vector<std::string> arguments;
    for (const auto name : names_in(entry)) arguments.push_back(name_in(name, language));
    return format_text(fmt::format("diagnostic.{}", entry.code), language, arguments);
}

std::string advice_of(const Entry& entry, Language language) {
    const auto own = fmt::format("explain.{}.do", entry.code);
    if (has_text(own)) return std::string(text(own, language));
    const auto* family = family_of(entry.code);
    return family == nullptr ? std::string() : std::string(text(advice_key(*family), language));
}

std::string_view source_of(const Entry& entry) {
    if (!entry.source.empty()) return entry.source;
    const auto* family = family_of(entry.code);
    return family == nullptr ? std::string_view() : family->source;
}

}
