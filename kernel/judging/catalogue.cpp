#include "judging/catalogue.hpp"

#include "judging/catalogue_tables.hpp"
#include <hakem/language.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::judging {

namespace {

/// A longer prefix stands before a shorter one that it begins with.
constexpr Family all_families[] = {
    {"ADJ-01", "hakem.adjournments/1", "explain.ADJ-01", "explain.ADJ-01.do"},
    {"ADJ-02", "FIDE Laws of Chess, Guidelines I; Regulation 22.1", "explain.ADJ-02",
     "explain.ADJ-02.do"},
    {"ADJ-03", "FIDE Laws of Chess, Guidelines I; Regulation 22.1", "explain.ADJ-03",
     "explain.ADJ-03.do"},
    {"AUD-01", "hakem.audit/1", "explain.AUD-01", "explain.AUD-01.do"},
    {"AUD-02", "hakem.audit/1", "explain.AUD-02", "explain.AUD-02.do"},
    {"CFG-", "hakem.toml, hakem.json", "explain.CFG", "explain.CFG.do"},
    {"CHK-00", "the format of the file", "explain.CHK-00", "explain.CHK-00.do"},
    {"CHK-01", "the pairing system of the event", "explain.CHK-01", "explain.CHK-01.do"},
    {"CHK-02", "the tie-break list and edition of the event", "explain.CHK-02",
     "explain.CHK-02.do"},
    {"EXP-", "hakem batch --expected", "explain.EXP", "explain.EXP.do"},
    {"IDN-", "KVKK (6698)", "explain.IDN", "explain.IDN.do"},
    {"JSN-", "JSON", "explain.JSN", "explain.JSN.do"},
    {"LST-", "the format of the rating list", "explain.LST", "explain.LST.do"},
    {"OVR-", "hakem.overrides/1", "explain.OVR", "explain.OVR.do"},
    {"PAIR-00", "the pairing system of the event", "explain.PAIR-00", "explain.PAIR-00.do"},
    {"PAIR-", "the pairing system of the event", "explain.PAIR", "explain.PAIR.do"},
    {"PGN-00", "PGN Standard", "explain.PGN-00", "explain.PGN-00.do"},
    {"PGN-02", "PGN Standard", "explain.PGN-02", "explain.PGN-02.do"},
    {"PGN-03", "PGN Standard", "explain.PGN-03", "explain.PGN-03.do"},
    {"PGN-04", "PGN Standard", "explain.PGN-04", "explain.PGN-04.do"},
    {"PKG-", "TSF MHK, sıkça sorulan sorular", "explain.PKG", "explain.PKG.do"},
    {"PLN-", "TSF, Yarışma Yönergeleri Hazırlama ve Uygulama Prosedürü (unverified)", "explain.PLN",
     "explain.PLN.do"},
    {"PRF-", "hakem.profile/1", "explain.PRF", "explain.PRF.do"},
    {"PRZ-00", "hakem.prize-plan/1", "explain.PRZ-00", "explain.PRZ-00.do"},
    {"PRZ-01", "Regulation 31 to 35", "explain.PRZ-01", "explain.PRZ-01.do"},
    {"RNK-00", "FIDE C.07; Regulation 36, 37", "explain.RNK-00", "explain.RNK-00.do"},
    {"RNK-01", "FIDE C.07", "explain.RNK-01", "explain.RNK-01.do"},
    {"RTG-01", "the rating list in force (FIDE B.02; UKD)", "explain.RTG-01", "explain.RTG-01.do"},
    {"RTG-02", "FIDE B.02 (interpretation); TSF MHK, sıkça sorulan sorular", "explain.RTG-02",
     "explain.RTG-02.do"},
    {"RTG-03", "FIDE B.02; UKD", "explain.RTG-03", "explain.RTG-03.do"},
    {"SML-", "the Turkish list export of Swiss-Manager", "explain.SML", "explain.SML.do"},
    {"SUB-02", "FIDE B.02 (interpretation)", "explain.SUB-02", "explain.SUB-02.do"},
    {"SUB-", "IT3 (unverified)", "explain.SUB", "explain.SUB.do"},
    {"TRF-00", "FIDE TRF26", "explain.TRF-00", "explain.TRF-00.do"},
    {"TRF-01", "FIDE TRF26, 001", "explain.TRF-01", "explain.TRF-01.do"},
    {"TRF-02", "FIDE TRF26, 012 to 222", "explain.TRF-02", "explain.TRF-02.do"},
    {"TRF-03", "FIDE TRF26, 162", "explain.TRF-03", "explain.TRF-03.do"},
    {"TRF-04", "FIDE TRF26, 240 to 299", "explain.TRF-04", "explain.TRF-04.do"},
    {"TRF-05", "FIDE TRF26, 300 to 352", "explain.TRF-05", "explain.TRF-05.do"},
    {"TRF-06", "FIDE TRF26, national records", "explain.TRF-06", "explain.TRF-06.do"},
    {"TRF-07", "FIDE TRF06, TRF16, TRF26", "explain.TRF-07", "explain.TRF-07.do"},
    {"TRN-01", "FIDE TRF26, 001", "explain.TRN-01", "explain.TRN-01.do"},
    {"TRN-02", "FIDE TRF26, 042 to 142", "explain.TRN-02", "explain.TRN-02.do"},
    {"TRN-03", "FIDE TRF26, 310", "explain.TRN-03", "explain.TRN-03.do"},
    {"TRN-04", "FIDE TRF26", "explain.TRN-04", "explain.TRN-04.do"},
    {"TRN-05", "Regulation 23 to 26", "explain.TRN-05", "explain.TRN-05.do"},
    {"TRN-06", "Regulation 22", "explain.TRN-06", "explain.TRN-06.do"},
    {"TRN-07", "FIDE TRF26, 300 to 330", "explain.TRN-07", "explain.TRN-07.do"},
    {"VER-", "hakem batch", "explain.VER", "explain.VER.do"},
    {"XML-", "the format of the program that wrote the file", "explain.XML", "explain.XML.do"},
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
    return family == nullptr ? std::string() : std::string(text(family->advice_key, language));
}

std::string_view source_of(const Entry& entry) {
    if (!entry.source.empty()) return entry.source;
    const auto* family = family_of(entry.code);
    return family == nullptr ? std::string_view() : family->source;
}

}
