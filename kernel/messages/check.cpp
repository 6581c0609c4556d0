/// Texts of `hakem check`: rounds paired again.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.check", "judge files as an office does: fields, rounds paired again, standings, ratings",
     "dosyaları ofis gibi değerlendir: alanlar, eşlendirme, sıralama, dereceler"},
    {"cli.check-rounds", "only these rounds, e.g. 1,3-5, and not the standings",
     "yalnız bu turlar, örneğin 1,3-5; sıralamaya bakılmaz"},
    {"cli.initial-colour", "colour of the first player in round 1; without it as the file shows",
     "ilk oyuncunun 1. turdaki rengi; verilmezse dosyadan anlaşılır"},
    {"error.rounds", "'{0}' is not a list of rounds such as 1,3-5",
     "'{0}' 1,3-5 gibi bir tur listesi değil"},

    {"check.no-system",
     "{0}: not checked, there is no plugin for its pairing system '{1}' (`hakem plugins list`)",
     "{0}: denetlenmedi, eşlendirme sistemi '{1}' için eklenti yok (`hakem plugins list`)"},
    {"check.no-rounds", "no rounds to check", "denetlenecek tur yok"},
    {"check.identical-one", "{0} round identical", "{0} tur, eşlendirmesi aynı"},
    {"check.identical-all", "{0} rounds identical", "{0} tur, tümünün eşlendirmesi aynı"},
    {"check.identical-some", "{0} of {1} rounds identical",
     "{1} turdan {0} tanesinin eşlendirmesi aynı"},

    {"check.round", "round {0}: {1}", "{0}. tur: {1}"},
    {"check.identical", "identical", "aynı"},
    {"check.differs-legal", "differs from the pairing of the system, but is legal",
     "sistemin eşlendirmesinden farklı, ama kurallara uygun"},
    {"check.differs-illegal", "differs from the pairing of the system and is not legal",
     "sistemin eşlendirmesinden farklı ve kurallara aykırı"},
    {"check.differs-table-legal", "differs from the table, but is legal",
     "tablodan farklı, ama kurallara uygun"},
    {"check.differs-table", "differs from the table", "tablodan farklı"},
    {"check.no-pairing", "the system finds no pairing", "sistem bir eşlendirme bulamıyor"},
    {"check.no-pairing-illegal", "the system finds no pairing, and the one played is not legal",
     "sistem bir eşlendirme bulamıyor, oynanan da kurallara aykırı"},
    {"check.not-paired", "the file has no pairing of it", "dosyada eşlendirmesi yok"},
    {"check.waits", "not checked, results of round {0} are missing",
     "denetlenmedi, {0}. turun sonuçları eksik"},

    {"check.reversed", "board {0}: {1} was played with colours {2}",
     "{0}. masa: {1} yerine renkler ters oynandı, {2}"},
    {"check.played", "played:", "oynanan:"},
    {"check.expected", "expected:", "beklenen:"},
    {"check.board", "board {0}: {1}", "{0}. masa: {1}"},
    {"check.bye", "bye: {0}", "bay: {0}"},

    {"summary.check",
     "files: {0}; identical throughout: {1}; not: {2}; not checked: {3}; rounds identical: {4} of "
     "{5}",
     "{0} dosya: {1} dosya baştan sona aynı, {2} dosya değil, {3} dosya denetlenmedi; {5} turdan "
     "{4} tanesi aynı"},

    {"check.title", "Check of pairings", "Eşlendirme denetimi"},
    {"check.files-heading", "Files", "Dosyalar"},
    {"check.rounds-heading", "{0}: rounds", "{0}: turlar"},
    {"check.findings-heading", "{0}: findings", "{0}: bulgular"},
    {"check.file", "File", "Dosya"},
    {"check.event", "Event", "Turnuva"},
    {"check.system", "System", "Sistem"},
    {"check.rounds", "Rounds", "Tur"},
    {"check.same", "Identical", "Aynı"},
    {"check.differing", "Differ", "Farklı"},
    {"check.errors", "Errors", "Hata"},
    {"check.outcome", "Outcome", "Sonuç"},
    {"check.round-number", "Round", "Tur"},
    {"check.board-number", "Board", "Masa"},
    {"check.as-played", "Played", "Oynanan"},
    {"check.as-expected", "Expected", "Beklenen"},
    {"check.finding", "Finding", "Bulgu"},
    {"check.rule", "Article", "Madde"},
    {"check.colours", "colours reversed", "renkler ters"},
};

const hakem::MessageTable table{messages};

}
