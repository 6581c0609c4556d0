// Tie-breaks of team events: their names and the notes of their terms.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.tie-break.EMMSB",
     "Extended Sonneborn-Berger, opponents' match points by own match points",
     "Genişletilmiş Sonneborn-Berger, rakibin takım puanı çarpı kendi takım puanı"},
    {"plugin.tie-break.EMGSB",
     "Extended Sonneborn-Berger, opponents' match points by own game points",
     "Genişletilmiş Sonneborn-Berger, rakibin takım puanı çarpı kendi maç puanı"},
    {"plugin.tie-break.EGMSB",
     "Extended Sonneborn-Berger, opponents' game points by own match points",
     "Genişletilmiş Sonneborn-Berger, rakibin maç puanı çarpı kendi takım puanı"},
    {"plugin.tie-break.EGGSB",
     "Extended Sonneborn-Berger, opponents' game points by own game points",
     "Genişletilmiş Sonneborn-Berger, rakibin maç puanı çarpı kendi maç puanı"},
    {"plugin.tie-break.EDE", "Extended direct encounter", "Aralarındaki maç, genişletilmiş"},
    {"plugin.tie-break.EDEC", "Extended direct encounter, then board count",
     "Aralarındaki maç, genişletilmiş; sonra masa sayımı"},
    {"plugin.tie-break.EDET", "Extended direct encounter, then top board results",
     "Aralarındaki maç, genişletilmiş; sonra üst masa sonuçları"},
    {"plugin.tie-break.EDEB", "Extended direct encounter, then bottom board elimination",
     "Aralarındaki maç, genişletilmiş; sonra alt masa elemesi"},
    {"plugin.tie-break.EDEBT",
     "Extended direct encounter, then board count, then top board results",
     "Aralarındaki maç, genişletilmiş; sonra masa sayımı, sonra üst masa sonuçları"},
    {"plugin.tie-break.EDEBB",
     "Extended direct encounter, then board count, then bottom board elimination",
     "Aralarındaki maç, genişletilmiş; sonra masa sayımı, sonra alt masa elemesi"},
    {"plugin.tie-break.SSSC", "Scores and schedule strength combination",
     "Puan ve rakip gücü birleşimi"},
    {"plugin.tie-break.BC", "Board count", "Masa sayımı"},
    {"plugin.tie-break.TBR", "Top board results", "Üst masa sonuçları"},
    {"plugin.tie-break.BBE", "Bottom board elimination", "Alt masa elemesi"},

    {"term.board", "board {0}", "{0}. masa"},
    {"term.board-count", "board number times the points of the board",
     "masa numarası çarpı masanın puanı"},
    {"term.unequal-game-points", "no value: the tied teams have different game points",
     "değer yok: eşit takımların maç puanları farklı"},
    {"term.encounter-match-points", "match points between the two", "aralarındaki takım puanı"},
    {"term.encounter-game-points", "game points between the two", "aralarındaki maç puanı"},
};

const hakem::MessageTable table{messages};

}
