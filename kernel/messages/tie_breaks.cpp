// Tie-breaks: their names, the notes of their terms, what is said about lists of them.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.tie-break.PTS", "Points", "Puan"},
    {"plugin.tie-break.MPTS", "Match points", "Takım puanı"},
    {"plugin.tie-break.GPTS", "Game points", "Maç puanı"},
    {"plugin.tie-break.BH", "Buchholz", "Buchholz"},
    {"plugin.tie-break.SB", "Sonneborn-Berger", "Sonneborn-Berger"},
    {"plugin.tie-break.PS", "Sum of progressive scores", "Kümülatif (ilerleyen) puan"},
    {"plugin.tie-break.DE", "Direct encounter", "Aralarındaki maç"},
    {"plugin.tie-break.WIN", "Number of wins", "Galibiyet sayısı"},
    {"plugin.tie-break.WON", "Number of games won over the board",
     "Tahta başında kazanılan oyun sayısı"},
    {"plugin.tie-break.BPG", "Number of games played with Black", "Siyahla oynanan oyun sayısı"},
    {"plugin.tie-break.BWG", "Number of games won with Black", "Siyahla galibiyet sayısı"},
    {"plugin.tie-break.MPvGP", "Match points against game points",
     "Takım puanına karşı maç puanı (ikinci puan)"},
    {"plugin.tie-break.KADEMELI", "Cumulative score (Kademeli)", "Kademeli sistem"},
    {"plugin.tie-break.BUCHHOLZ", "Buchholz (Solkoff) of the regulation",
     "Yönetmeliğe göre Buchholz (Solkoff)"},
    {"plugin.tie-break.MEDIAN", "Median Buchholz of the regulation",
     "Yönetmeliğe göre Medyan Buchholz"},
    {"plugin.tie-break.SONNEBORN", "Sonneborn-Berger of the regulation",
     "Yönetmeliğe göre Sonneborn-Berger"},
    {"plugin.tie-break.TAKIM", "Team points (match points)", "Takım puanları"},

    {"term.unplayed", "unplayed", "oynanmadı"},
    {"term.dummy", "unplayed: a dummy opponent with the own score",
     "oynanmadı: kendi puanıyla varsayılan rakip"},
    {"term.capped", "unplayed: a dummy opponent with the capped own score",
     "oynanmadı: kendi puanıyla, üst sınırlı varsayılan rakip"},
    {"term.virtual", "unplayed: virtual opponent", "oynanmadı: sanal rakip"},
    {"term.adjusted", "the opponent's adjusted score", "rakibin ayarlanmış puanı"},
    {"term.half-of-opponent", "unplayed: half of the opponent's adjusted score",
     "oynanmadı: rakibin ayarlanmış puanının yarısı"},
    {"term.no-opponent", "bye without an opponent: nothing", "rakipsiz bay: sıfır"},
    {"term.half-of-own", "bye without an opponent: half of the own adjusted score",
     "rakipsiz bay: kendi ayarlanmış puanının yarısı"},
    {"term.average", "average of the games between the two",
     "ikisi arasındaki oyunların ortalaması"},

    {"rank.terms", "What the rounds brought", "Turlardan gelenler"},
    {"rank.code", "Value", "Ölçüt"},
    {"rank.sum", "Sum", "Toplam"},
    {"rank.terms-legend", "12: 4½ = 4½ from the round against number 12",
     "12: 4½ = 12 numaralı rakiple eşlendirilen turdan 4½"},
    {"rank.terms-cut", "[4½] = left out", "[4½] = sayılmadı"},
    {"rank.term-mark", "{0} = {1}", "{0} = {1}"},

    {"diagnostic.RNK-0001",
     "tie-break {0} is not known here, so it was left out and the ranking goes on with the next; "
     "`hakem plugins list` shows what there is",
     "{0} eşitlik bozma kodu burada bilinmiyor; atlandı ve sıralama bir sonrakiyle sürdü; "
     "`hakem plugins list` olanları gösterir"},
    {"diagnostic.RNK-0002",
     "the tie-break list has '{0}', which is no code, so it was left out; expected is a code such "
     "as BH/C1, with commas between",
     "eşitlik bozma listesindeki '{0}' bir kod değil, atlandı; beklenen BH/C1 gibi, virgülle "
     "ayrılmış kodlardır"},
    {"diagnostic.RNK-0003",
     "tie-break {0} was left out: {1} has no such modifier (C.07 art. 14); correct the code",
     "{0} atlandı: {1} için böyle bir ek yoktur (C.07 md. 14); kodu düzeltin"},
    {"diagnostic.RNK-0004", "the tie-break list has more than {0} codes; the rest was left out",
     "eşitlik bozma listesinde {0} koddan fazlası var; gerisi atlandı"},
    {"diagnostic.RNK-0005",
     "No. {0} {1} left before half of the games were played: the results stay for rating only and "
     "give nobody points (regulation 29a, FIDE GR 6.6)",
     "{0} numaralı {1} oyunlarının yarısını oynamadan çekildi: sonuçlar yalnız kuvvet derecesi "
     "için "
     "kalır, kimseye puan vermez (yönetmelik 29a, FIDE GR 6.6)"},
    {"diagnostic.RNK-0006",
     "round {0}, board {1}: the game {2} - {3} is adjourned and counts as a draw for now, so the "
     "standings are provisional (regulation 22.1)",
     "{0}. tur, {1}. masa: {2} - {3} karşılaşması tamamlanmadı, geçici olarak berabere sayıldı; bu "
     "yüzden sıralama geçicidir (yönetmelik 22.1)"},
    {"diagnostic.RNK-0007",
     "round {0}: no result has been entered for {1} of the games, so the standings are provisional "
     "(regulation 22.1)",
     "{0}. tur: {1} karşılaşmanın sonucu girilmemiş; bu yüzden sıralama geçicidir (yönetmelik "
     "22.1)"},
    {"diagnostic.RNK-0011",
     "tie-break {0} was left out: the Buchholz family is forbidden in round robins by {1}, art. 8; "
     "use SB or DE",
     "{0} atlandı: {1} md. 8 döner turnuvada Buchholz ailesini yasaklar; SB ya da DE kullanın"},
    {"diagnostic.RNK-0012",
     "tie-break {0} says nothing new in a round robin; {1} advises against it; use SB or DE",
     "{0} döner turnuvada yeni bir şey söylemez; {1} önermez; SB ya da DE kullanın"},
    {"diagnostic.RNK-0013",
     "tie-break {0} was left out: it is for team events and this one has no teams",
     "{0} atlandı: takım turnuvaları içindir, bu turnuvada takım yok"},
};

const hakem::MessageTable table{messages};

}
