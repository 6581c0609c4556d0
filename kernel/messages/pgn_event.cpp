// PGN as a tournament: what is said of its games, players, rounds and results.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.importer.pgn", "Portable Game Notation (games)", "Oyun notasyonu dosyası (PGN)"},
    {"error.event-of-one",
     "{0} holds one event: --event {1} has nothing to choose; it is for PGN files",
     "{0} tek turnuvalık bir dosya: --event {1} ile seçilecek bir şey yok; bu seçenek PGN içindir"},
    {"error.several-events",
     "{0} has the games of {1} events; choose one with --event and its number or title: {2}",
     "{0} içinde {1} turnuvanın oyunları var; birini --event ile, numarası ya da adıyla seçin: "
     "{2}"},
    {"error.no-such-event", "{0} has no event '{1}'; it has: {2}",
     "{0} içinde '{1}' adlı turnuva yok; olanlar: {2}"},
    {"error.event-unclear",
     "'{1}' may be more than one event of {0}; give the number of the one that is meant: {2}",
     "'{1}', {0} içinde birden çok turnuvaya uyuyor; kastedilenin numarasını verin: {2}"},
    {"error.no-games", "{0}: there is no game in it", "{0}: içinde oyun yok"},
    {"error.games-only",
     "{0} is a collection of games ({1}), not a tournament: no game has the number of a round. "
     "Give "
     "each its [Round \"...\"], or use `hakem info` and `hakem check`, which need none",
     "{0} bir oyun derlemesi ({1} oyun), turnuva değil: hiçbir oyunun tur numarası yok. Her oyuna "
     "[Round \"...\"] yazın; tur gerektirmeyen `hakem info` ve `hakem check` kullanılabilir"},

    {"diagnostic.PGN-0201", "{0}: '{1}' is no whole number from 0 to {2}; left out",
     "{0}: '{1}', 0 - {2} arasında bir tam sayı değil; alınmadı"},
    {"diagnostic.PGN-0202", "'{0}' is no date; expected is 2026.03.01, with ?? for what is unknown",
     "'{0}' bir tarih değil; beklenen 2026.03.01 biçimi, bilinmeyen yerine ??"},
    {"diagnostic.PGN-0203",
     "'{0}' is no result; expected is 1-0, 0-1, 1/2-1/2 or *. The result behind the moves counts",
     "'{0}' bir sonuç değil; beklenen 1-0, 0-1, 1/2-1/2 ya da *. Hamlelerin sonundaki sonuç "
     "geçerli"},
    {"diagnostic.PGN-0204",
     "{0} of {1} games end with another result than their Result tag has; the tag counts",
     "{1} oyundan {0} tanesinin sonundaki sonuç Result etiketinden farklı; etiket geçerli"},
    {"diagnostic.PGN-0205", "the Result tag says nothing; {0} behind the moves counts",
     "Result etiketi bir şey demiyor; hamlelerin sonundaki {0} geçerli"},
    {"diagnostic.PGN-0206", "{0} by forfeit, but there are moves: counted as played",
     "hükmen {0}, ama hamleler var: oynanmış sayıldı"},
    {"diagnostic.PGN-0207",
     "{0} of {1} games have no moves; their results count as played. A forfeit needs [Termination "
     "\"forfeit\"] or the result +/-",
     "{1} oyundan {0} tanesinin hamlesi yok; sonuçları oynanmış sayıldı. Hükmen sonuç için "
     "[Termination \"forfeit\"] ya da +/- yazılmalı"},
    {"diagnostic.PGN-0208",
     "{0} without moves, where nearly all games have some; counted as played. If it was a forfeit, "
     "write [Termination \"forfeit\"]",
     "hamlesiz {0}, oysa öteki oyunların hemen hepsinde hamle var; oynanmış sayıldı. Hükmense "
     "[Termination \"forfeit\"] yazın"},
    {"diagnostic.PGN-0209",
     "Round '{0}' gives no round and no other tag makes it certain; the game is in no round: write "
     "its number",
     "Round '{0}' bir tur vermiyor, başka etiketlerden de kesinleşmiyor; oyun hiçbir tura "
     "alınmadı: "
     "tur numarasını yazın"},
    {"diagnostic.PGN-0210",
     "FIDE id {0} stands beside several names: {1}; taken as one person, '{2}'. Correct the id or "
     "the name",
     "FIDE numarası {0} birden çok adla geçiyor: {1}; tek kişi, '{2}' sayıldı. Numarayı ya da adı "
     "düzeltin"},
    {"diagnostic.PGN-0211",
     "'{0}' stands beside several FIDE ids: {1}; taken as several persons. If it is one, correct "
     "the ids",
     "'{0}' birden çok FIDE numarasıyla geçiyor: {1}; ayrı kişiler sayıldı. Tek kişiyse numaraları "
     "düzeltin"},
    {"diagnostic.PGN-0212",
     "which '{0}' this is cannot be told: several have the name, and here is no FIDE id; taken as "
     "another person. Add the id",
     "bunun hangi '{0}' olduğu belli değil: aynı adda birkaç kişi var, burada FIDE numarası yok; "
     "ayrı "
     "bir kişi sayıldı. Numarayı ekleyin"},
    {"diagnostic.PGN-0213", "'{0}' has several ratings: {1}; {2} counts",
     "'{0}' için birkaç kuvvet derecesi var: {1}; {2} alındı"},
    {"diagnostic.PGN-0214", "'{0}' stands in several teams: {1}; '{2}' counts",
     "'{0}' birkaç takımda geçiyor: {1}; '{2}' alındı"},
    {"diagnostic.PGN-0215", "'{0}' has several starting numbers: {1}; {2} counts",
     "'{0}' için birkaç başlangıç numarası var: {1}; {2} alındı"},
    {"diagnostic.PGN-0216",
     "'{0}' and '{1}' are never in one round and may be one person; left as two. If it is one, "
     "write one name",
     "'{0}' ile '{1}' hiç aynı turda oynamamış, tek kişi olabilir; iki kişi bırakıldı. Tek kişiyse "
     "aynı adı yazın"},
    {"diagnostic.PGN-0217", "round {0}: neither player has a name; the game is in no round",
     "{0}. tur: iki oyuncunun da adı yok; oyun tura alınmadı"},
    {"diagnostic.PGN-0218",
     "round {0}: '{1}' has a game already; this one is in no round: correct the round or the name",
     "{0}. tur: '{1}' için zaten bir oyun var; bu oyun tura alınmadı: turu ya da adı düzeltin"},
    {"diagnostic.PGN-0219", "round {0}: the game of '{1}' is there twice; the first one counts",
     "{0}. tur: '{1}' oyuncusunun oyunu iki kez var; ilki geçerli"},
    {"diagnostic.PGN-0220",
     "PGN has no starting numbers: given by rating, title and name (FIDE C.04.2). Pairings cannot "
     "be "
     "judged by them",
     "PGN'de başlangıç numarası yok: kuvvet derecesi, unvan ve ada göre verildi (FIDE C.04.2). "
     "Eşlendirme bunlarla denetlenemez"},
    {"diagnostic.PGN-0221", "teams without numbers have them in the order of the file",
     "numarası olmayan takımlara dosyadaki sırayla numara verildi"},
    {"diagnostic.PGN-0222",
     "no game has a round; every player played once on each date, so the {0} dates are the rounds",
     "hiçbir oyunun turu yok; her oyuncu her tarihte bir kez oynamış, {0} tarih tur sayıldı"},
    {"diagnostic.PGN-0223",
     "Round '{0}' gives no round; both players miss a game in round {1} alone, so it is that one",
     "Round '{0}' bir tur vermiyor; iki oyuncunun da yalnız {1}. turda oyunu eksik, o tura alındı"},
    {"diagnostic.PGN-0224",
     "in {0} cases a player has neither a game nor a bye in a round: {1}. They count as not "
     "paired; "
     "a bye is written as a game against \"bye\"",
     "{0} kez bir oyuncunun bir turda ne oyunu ne bayı var: {1}. Eşlendirilmemiş sayıldı; bay, "
     "\"bye\" "
     "adlı rakibe karşı oyun olarak yazılır"},
    {"diagnostic.PGN-0225",
     "the teams of {0} players were taken as their clubs: they did not meet as teams",
     "{0} oyuncunun takımı kulübü olarak alındı: takım olarak karşılaşmamışlar"},
    {"diagnostic.PGN-0226",
     "{0} of {1} games end with * although the Result tag has a result; the tag counts",
     "{1} oyundan {0} tanesi * ile bitiyor, Result etiketinde ise sonuç var; etiket geçerli"},
    {"diagnostic.PGN-0227", "round {0}: '{1}' plays against himself; the game is in no round",
     "{0}. tur: '{1}' kendisiyle oynuyor; oyun tura alınmadı"},
    {"diagnostic.PGN-0228", "{0} players were left out: there are more than {1}",
     "{0} oyuncu alınmadı: {1} oyuncudan fazlası var"},
    {"diagnostic.PGN-0229", "'{0}' has the starting number {2}, which another has; given is {1}",
     "'{0}' için yazılı başlangıç numarası {2} başkasının; {1} verildi"},
    {"diagnostic.PGN-0232", "'{0}' has no starting number where others have one; given is {1}",
     "ötekilerin başlangıç numarası var, '{0}' oyuncusunun yok; {1} verildi"},
    {"diagnostic.PGN-0233", "{0}: names written differently, taken as one person, '{1}'",
     "{0}: farklı yazılmış adlar, tek kişi sayıldı: '{1}'"},
    {"diagnostic.PGN-0234",
     "round {0}: the game of '{1}' is there twice with two results; the first one counts, correct "
     "the wrong one",
     "{0}. tur: '{1}' oyuncusunun oyunu iki kez, iki ayrı sonuçla var; ilki geçerli, yanlış olanı "
     "düzeltin"},
    {"diagnostic.PGN-0235",
     "Termination says that the game was not played, but there are moves: {0} counts as played",
     "Termination oyunun oynanmadığını söylüyor, ama hamleler var: {0} oynanmış sayıldı"},
    {"diagnostic.PGN-0236",
     "{0} by forfeit: taken as half a point each without a rated game; a forfeit has a winner, or "
     "both lose",
     "hükmen {0}: ELO'ya girmeyen yarımşar puan sayıldı; hükmen sonuçta kazanan olur ya da ikisi "
     "de "
     "kaybeder"},
    {"diagnostic.PGN-0237", "tag {0} is not understood and is left out: \"{1}\"",
     "{0} etiketi anlaşılmadı, dikkate alınmadı: \"{1}\""},
    {"diagnostic.PGN-0301",
     "{0} - {1} (round {2}): the tournament has no such pairing; the game was left out",
     "{0} - {1} ({2}. tur): turnuvada böyle bir eşlendirme yok; oyun alınmadı"},
    {"diagnostic.PGN-0302",
     "{0} - {1} (round {2}): the tournament has them with the other colours; the game was left "
     "out, "
     "correct one of the two",
     "{0} - {1} ({2}. tur): turnuvada renkler ters; oyun alınmadı, ikisinden birini düzeltin"},
    {"diagnostic.PGN-0303",
     "{0} - {1} (round {2}): the tournament has them in round {3}; the game was left out, correct "
     "one of the two",
     "{0} - {1} ({2}. tur): turnuvada {3}. turda; oyun alınmadı, ikisinden birini düzeltin"},
    {"diagnostic.PGN-0304",
     "{0} - {1}: the game has no round; they met once, in round {3}, so it is that one",
     "{0} - {1}: oyunun turu yazılı değil; bir kez, {3}. turda karşılaşmışlar, o tura alındı"},
    {"diagnostic.PGN-0305", "{0} - {1} (round {2}): the game is there twice; the first one counts",
     "{0} - {1} ({2}. tur): oyun iki kez var; ilki geçerli"},
    {"diagnostic.PGN-0306",
     "{0} - {1} (round {2}): the tournament has {3}, the game {4}; the tournament counts",
     "{0} - {1} ({2}. tur): turnuvada {3}, oyunda {4}; turnuvadaki geçerli"},
    {"diagnostic.PGN-0307",
     "{0} - {1} (round {2}): a forfeit in the tournament, but the game has moves; it stays a "
     "forfeit",
     "{0} - {1} ({2}. tur): turnuvada hükmen, ama oyunda hamleler var; hükmen kaldı"},
    {"diagnostic.PGN-0308", "{0} - {1} (round {2}): the PGN has no game of this pairing",
     "{0} - {1} ({2}. tur): PGN'de bu eşlendirmenin oyunu yok"},
    {"diagnostic.PGN-0310",
     "FIDE id {0} is {1} here and {2} in the tournament; taken as one person",
     "FIDE numarası {0} burada {1}, turnuvada {2}; tek kişi sayıldı"},
    {"diagnostic.PGN-0311",
     "{0} is not in the tournament, or several have the name: the games were left out; add the "
     "FIDE "
     "id",
     "{0} turnuvada yok ya da aynı adda birkaç kişi var: oyunları alınmadı; FIDE numarasını "
     "ekleyin"},
    {"diagnostic.PGN-0312", "the games are of another event, '{0}'; the tournament is '{1}'",
     "oyunlar başka bir turnuvanın: '{0}'; burada '{1}'"},
    {"diagnostic.PGN-0313",
     "{0} of the games have moves; {1} has no place for them, they were left out",
     "{0} oyunun hamleleri var; {1} biçiminde hamlelere yer yok, yazılmadı"},
    {"diagnostic.PGN-0231",
     "more than {0} players or {1} events: from there on they were counted no longer",
     "{0} oyuncudan ya da {1} turnuvadan fazlası var: ötesi sayılmadı"},
};

const hakem::MessageTable table{messages};

}
