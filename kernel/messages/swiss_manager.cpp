// Lists of final standings exported by Swiss-Manager.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.importer.swiss-manager-list", "Final standings exported by Swiss-Manager",
     "Swiss-Manager sonuç sıralaması listesi"},
    {"diagnostic.SML-0001",
     "a list of final standings: {0} players with points, ranks and tie-breaks, but no pairings; "
     "nothing can be paired, recomputed or rated from it (the TRF or the tournament file has the "
     "games)",
     "sonuç sıralaması listesi: puanı, sırası ve ölçütleriyle {0} oyuncu var, eşlendirme yok; "
     "buradan "
     "eşlendirme, hesap denetimi ve kuvvet derecesi yapılamaz (oyunlar TRF ya da turnuva "
     "dosyasında)"},
    {"diagnostic.SML-0002",
     "a line with {0} cells, the headings are {1}; read as no player: complete or remove it",
     "{0} hücreli satır, başlık sayısı {1}; oyuncu sayılmadı: tamamlayın ya da silin"},
    {"diagnostic.SML-0003", "'{0}' in column '{1}' was not understood and left out; correct it",
     "'{1}' sütunundaki '{0}' anlaşılmadı ve alınmadı; düzeltin"},
    {"diagnostic.SML-0004",
     "a line with {0} cells, the headings are {1}; what is beyond them was left out: a ';' inside "
     "a "
     "cell must go",
     "{0} hücreli satır, başlık sayısı {1}; fazlası alınmadı: hücre içindeki ';' kaldırılmalı"},
    {"diagnostic.SML-0005", "{0} points, but wins and draws make {1}; correct one of them",
     "puan {0}, ama galibiyet ve beraberlikler {1} ediyor; birini düzeltin"},
    {"diagnostic.SML-0006",
     "starting number {0} is missing, taken or outside 1 to {2}; given is {1}: correct it",
     "başlangıç numarası {0} yok, başkasında ya da 1 - {2} dışında; {1} verildi: düzeltin"},
    {"diagnostic.SML-0007", "player {0} was left out: there are more than {2}",
     "{0} numaralı oyuncu alınmadı: {2} taneden fazlası var"},
    {"diagnostic.SML-0008",
     "no line with the headings of such a list; expected: SNo.;...;isim;...;Puanlar;...",
     "böyle bir listenin başlık satırı yok; beklenen: SNo.;...;isim;...;Puanlar;..."},
    {"diagnostic.SML-0009",
     "results by forfeit (hukmen): players {0}; in a PGN of the event they look like games played",
     "hükmen sonucu olanlar: {0}; turnuvanın PGN dosyasında bunlar oynanmış gibi görünür"},
    {"diagnostic.SML-0010",
     "the federation of the event is not in the file; taken is that of most players: {0}",
     "turnuvanın federasyonu dosyada yok; oyuncuların çoğununki alındı: {0}"},
    {"diagnostic.SML-0011", "lines above the list that were not taken over: {0}",
     "listenin üstünden alınmayan satırlar: {0}"},
    {"diagnostic.SML-0012", "columns that were not taken over: {0}", "alınmayan sütunlar: {0}"},
    {"diagnostic.RNK-0110",
     "the file has no rounds: points, tie-breaks and ranks are those of the file, not computed",
     "dosyada tur yok: puan, ölçütler ve sıralar dosyadaki gibidir, hesaplanmadı"},
    {"report.declared-standings", "Final standings as in the file", "Dosyadaki son sıralama"},
    {"report.declared-standings.of", "{0}: final standings as in the file",
     "{0}: dosyadaki son sıralama"},
    {"error.only-standings",
     "the file has final standings and no rounds: there is nothing to pair or to number",
     "dosyada yalnız sonuç sıralaması var, tur yok: eşlendirilecek ya da numaralanacak bir şey "
     "yok"},
};

const hakem::MessageTable table{messages};

}
