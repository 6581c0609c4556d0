// Texts of `hakem check`: the standings that a file carries against ours.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"standings.none", "carries no standings", "dosyada sıralama yok"},
    {"standings.starting-numbers", "carries no standings, the ranks are the starting numbers",
     "dosyada sıralama yok, verilen sıralar başlangıç numaralarına göre"},
    {"standings.names", "carries no standings, the ranks are in the order of the names",
     "dosyada sıralama yok, verilen sıralar ad sırasına göre"},
    {"standings.ratings", "carries no standings, the ranks are in the order of the ratings",
     "dosyada sıralama yok, verilen sıralar kuvvet derecesine göre"},
    {"standings.same", "standings as in the file ({0}; {1})", "sıralama dosyadaki gibi ({0}; {1})"},
    {"standings.same-after", "standings after round {2} as in the file ({0}; {1})",
     "{2}. tur sonrası sıralama dosyadaki gibi ({0}; {1})"},
    {"standings.by-a-list",
     "standings as in the file, which names no tie-breaks, by {0} ({1}); by ours, {2}, {3} differ",
     "dosya eşitlik bozma ölçütü bildirmiyor; sıralama {0} ile dosyadaki gibi ({1}), bizim "
     "ölçütlerle ({2}) {3} sıra farklı"},
    {"standings.by-a-list-after",
     "standings after round {4} as in the file, which names no tie-breaks, by {0} ({1}); by ours, "
     "{2}, {3} differ",
     "dosya eşitlik bozma ölçütü bildirmiyor; {4}. tur sonrası sıralama {0} ile dosyadaki gibi "
     "({1}), bizim ölçütlerle ({2}) {3} sıra farklı"},
    {"standings.differ", "{0} of {1} ranks differ from ours ({2}; {3})",
     "{1} sıradan {0} tanesi bizimkinden farklı ({2}; {3})"},
    {"standings.differ-after", "{0} of {1} ranks after round {4} differ from ours ({2}; {3})",
     "{4}. tur sonrası {1} sıradan {0} tanesi bizimkinden farklı ({2}; {3})"},
    {"standings.points-differ", "points of {0} of {1} differ from ours",
     "{1} puandan {0} tanesi bizimkinden farklı"},
    {"standings.points-differ-after", "points of {0} of {1} after round {2} differ from ours",
     "{2}. tur sonrası {1} puandan {0} tanesi bizimkinden farklı"},

    {"standings.tie-numbers", "whoever shares a place stands by starting number",
     "sırayı paylaşanlar başlangıç numarasına göre"},
    {"standings.tie-ratings", "whoever shares a place stands by rating",
     "sırayı paylaşanlar kuvvet derecesine göre"},
    {"standings.tie-other", "whoever shares a place stands by lot or by what the file does not say",
     "sırayı paylaşanlar kurayla ya da dosyada bildirilmeyen bir ölçüte göre"},

    {"standings.player", "{0} {1}: {2}", "{0} {1}: {2}"},
    {"standings.rank", "rank {0}, ours {1}", "dosyada {0}., bizde {1}. sırada"},
    {"standings.match-points", "match points {0}, ours {1}", "takım puanı dosyada {0}, bizde {1}"},
    {"standings.game-points", "game points {0}, ours {1}", "maç puanı dosyada {0}, bizde {1}"},
    {"standings.value", "{0} {1} ({3} {4}: {2})", "{0} {1} ({3} {4}: {2})"},
    {"standings.undecided", "shares the place with {0} {1}", "{0} {1} ile sırayı paylaşıyor"},
    {"standings.more", "and {0} more", "ve {0} kişi daha"},
    {"standings.more-teams", "and {0} more", "ve {0} takım daha"},
    {"standings.undefined", "none", "yok"},

    {"standings.cause", "likely cause: {0}", "olası neden: {0}"},
    {"standings.no-cause", "no cause found", "neden bulunamadı"},
    {"standings.effect-all", "with it all is as in the file", "böylece hepsi dosyadaki gibi"},
    {"standings.effect-some", "with it {0} of {1} differences go",
     "böylece {1} farktan {0} tanesi "
     "kalkıyor"},

    {"standings.after", "the ranks are those after round {0}",
     "sıralar {0}. tur sonrasının sıraları"},
    {"standings.edition", "tie-breaks by the edition {0}, where a round not played counts as {1}",
     "ölçütler {0} sürümüne göre; orada oynanmayan tur {1} sayılır"},
    {"standings.own-virtual", "a game with a virtual opponent", "sanal bir rakiple oyun"},
    {"standings.own-score", "a game with a dummy of the own score",
     "kendi puanında varsayılan bir rakiple oyun"},
    {"standings.own-capped", "a game with a dummy of the own score, with an upper limit",
     "kendi puanında, üst sınırlı varsayılan bir rakiple oyun"},
    {"standings.own-half", "half of the opponent's adjusted score",
     "rakibin ayarlanmış puanının yarısı"},
    {"standings.own-nothing", "a game with an opponent of 0 points",
     "puanı olmayan bir rakiple oyun"},
    {"standings.pairing-bye", "the pairing-allocated bye brings {0}", "eşlendirme bayı {0} puan"},
    {"standings.half-bye", "the half-point bye brings {0}", "yarım puanlı bay {0} puan"},
    {"standings.full-bye", "the full-point bye brings {0}", "tam puanlı bay {0} puan"},
    {"standings.forfeit-win", "a win by forfeit brings {0}", "hükmen galibiyet {0} puan"},
    {"standings.forfeits-played", "forfeits count as games played",
     "hükmen sonuçlar oynanmış oyun sayılıyor"},
    {"standings.scoring", "a win brings {0}, a draw {1}", "galibiyet {0}, beraberlik {1} puan"},
    {"standings.without-penalty", "the points without the penalties (299)",
     "ceza puanları (299) düşülmeden"},
    {"standings.exchanged", "{0} before {1}", "{0}, {1} ölçütünden önce"},
    {"standings.replaced", "{1} in place of {0}", "{0} yerine {1}"},
    {"standings.shortened", "only {0}", "yalnız {0}"},
    {"standings.left-out", "without {0}", "{0} kullanılmadan"},
    {"standings.order", "in the order {0}", "{0} sırasıyla"},
    {"standings.list", "by the list {0}", "{0} listesiyle"},
    {"standings.list-and-edition", "by the list {0} in the edition {1}",
     "{1} sürümünde {0} listesiyle"},

    {"summary.check-standings", "standings: {0} as in the file, {1} differ, {2} files carry none",
     "sıralama: {0} dosyada aynı, {1} dosyada farklı, {2} dosyada yok"},

    {"check.standings", "Standings", "Sıralama"},
    {"check.standings-heading", "{0}: standings", "{0}: sıralama"},
    {"check.number", "No.", "No"},
    {"check.name", "Name", "Ad"},
    {"check.rank-in-file", "Rank in the file", "Dosyadaki sıra"},
    {"check.our-rank", "Our rank", "Bizim sıra"},
    {"check.points-in-file", "Points in the file", "Dosyadaki puan"},
    {"check.our-points", "Our points", "Bizim puan"},
    {"check.game-points-in-file", "Game points in the file", "Dosyadaki maç puanı"},
    {"check.our-game-points", "Our game points", "Bizim maç puanı"},
    {"check.decided-by", "Decided by", "Belirleyen"},
    {"check.own-value", "Value", "Değer"},
    {"check.other", "Has that place in ours", "Bizde o sırada olan"},
    {"check.other-value", "Value of that one", "Onun değeri"},
    {"check.cause", "Likely cause", "Olası neden"},
    {"check.effect", "Effect", "Etkisi"},
};

const hakem::MessageTable table{messages};

}
