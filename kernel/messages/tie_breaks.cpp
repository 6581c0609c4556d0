// Tie-breaks: their names, the notes of their terms, what is said about lists of them.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.tie-break.PTS", "Points", "Puan"},
    {"plugin.tie-break.MPTS", "Match points", "Takım puanı"},
    {"plugin.tie-break.GPTS", "Game points", "Maç puanı"},
    {"plugin.tie-break.BH", "Buchholz", "Buchholz"},
    {"plugin.tie-break.FB", "Fore Buchholz", "Fore Buchholz (son tur berabere sayılır)"},
    {"plugin.tie-break.AOB", "Average of opponents' Buchholz", "Rakiplerin Buchholz ortalaması"},
    {"plugin.tie-break.SOB", "Sum of opponents' Buchholz", "Rakiplerin Buchholz toplamı"},
    {"plugin.tie-break.SB", "Sonneborn-Berger", "Sonneborn-Berger"},
    {"plugin.tie-break.KS", "Koya system", "Koya sistemi"},
    {"plugin.tie-break.PS", "Sum of progressive scores", "Kümülatif (ilerleyen) puan"},
    {"plugin.tie-break.DE", "Direct encounter", "Aralarındaki maç"},
    {"plugin.tie-break.WIN", "Number of wins", "Galibiyet sayısı"},
    {"plugin.tie-break.WON", "Number of games won over the board",
     "Tahta başında kazanılan oyun sayısı"},
    {"plugin.tie-break.BPG", "Number of games played with Black", "Siyahla oynanan oyun sayısı"},
    {"plugin.tie-break.BWG", "Number of games won with Black", "Siyahla galibiyet sayısı"},
    {"plugin.tie-break.REP", "Rounds one elected to play", "Oynamayı seçtiği tur sayısı"},
    {"plugin.tie-break.STD", "Standard points", "Standart puan"},
    {"plugin.tie-break.TPN", "Tournament pairing number", "Eşlendirme numarası"},
    {"plugin.tie-break.RTNG", "Rating", "Kuvvet puanı"},
    {"plugin.tie-break.ARO", "Average rating of opponents", "Rakiplerin kuvvet puanı ortalaması"},
    {"plugin.tie-break.TPR", "Tournament performance rating", "Turnuva performans puanı"},
    {"plugin.tie-break.PTP", "Perfect tournament performance", "Kusursuz turnuva performansı"},
    {"plugin.tie-break.APRO", "Average performance rating of opponents",
     "Rakiplerin performans puanı ortalaması"},
    {"plugin.tie-break.APPO", "Average perfect performance of opponents",
     "Rakiplerin kusursuz performans ortalaması"},
    {"plugin.tie-break.SOLKOFF", "Solkoff (US Chess)", "Solkoff (US Chess)"},
    {"plugin.tie-break.MODMEDIAN", "Modified Median (US Chess)", "Değiştirilmiş Medyan (US Chess)"},
    {"plugin.tie-break.USMEDIAN", "Median (US Chess)", "Medyan (US Chess)"},
    {"plugin.tie-break.CUMULATIVE", "Cumulative (US Chess)", "Kümülatif puan (US Chess)"},
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
    {"term.dummy", "unplayed: a dummy opponent with the own score (16.4)",
     "oynanmadı: kendi puanıyla varsayılan rakip (16.4)"},
    {"term.capped", "unplayed: a dummy opponent with the capped own score (16.4)",
     "oynanmadı: rakip yerine kendi puanı, üst sınırıyla (16.4)"},
    {"term.virtual", "unplayed: virtual opponent (2009)", "oynanmadı: sanal rakip (2009)"},
    {"term.zero", "unplayed: an opponent with no points (34E)",
     "oynanmadı: puanı olmayan rakip (34E)"},
    {"term.adjusted", "the opponent's adjusted score (16.3)", "rakibin ayarlanmış puanı (16.3)"},
    {"term.adjusted-by-36", "the opponent's adjusted score (regulation 36)",
     "rakibin ayarlanmış puanı (yönetmelik 36)"},
    {"term.unplayed-half", "the opponent's score, ½ for each game not played",
     "rakibin puanı, oynanmayan her oyunu ½"},
    {"term.half-of-opponent", "unplayed: half of the opponent's adjusted score",
     "oynanmadı: rakibin ayarlanmış puanının yarısı"},
    {"term.no-opponent", "bye without an opponent: nothing", "rakipsiz bay: sıfır"},
    {"term.half-of-own", "bye without an opponent: half of the own adjusted score",
     "rakipsiz bay: kendi ayarlanmış puanının yarısı"},
    {"term.average", "average of the games between the two",
     "ikisi arasındaki oyunların ortalaması"},

    {"term.fore", "paired in the last round: counts as drawn (8.3)",
     "son turda eşlendirildi: berabere sayılır (8.3)"},
    {"term.opponents-buchholz", "the opponent's Buchholz", "rakibin Buchholz puanı"},
    {"term.below-limit", "the opponent is below the limit", "rakip sınırın altında"},
    {"term.rating", "the opponent's rating", "rakibin kuvvet puanı"},
    {"term.performance", "the opponent's performance", "rakibin performansı"},

    {"modifier.limit", "/L{0} = the limit is moved by {0} half points",
     "/L{0} = sınır {0} yarım puan kaydırılarak"},
    {"modifier.factor", "/K{0} = divided by {0}", "/K{0} = {0} sayısına bölünerek"},
    {"modifier.forfeits", "/P = forfeits count as played games",
     "/P = hükmen sonuçlar oynanmış sayılarak"},
    {"modifier.fore", "/F = last round taken as drawn", "/F = son tur berabere sayılarak"},
    {"modifier.reverse", "/R = in reverse order", "/R = ters sırayla"},
    {"modifier.unrated", "/U{0} = the unrated count {0}",
     "/U{0} = kuvvet puanı olmayanlar {0} sayılarak"},
    {"modifier.edition", "/V = by the edition {0}", "/V = {0} metnine göre"},
    {"modifier.byes",
     "/B = a bye, which has no opponent, counts half of the own adjusted score (regulation 36)",
     "/B = rakipsiz tur, kendi ayarlanmış puanının yarısıyla sayılır (yönetmelik 36)"},
    {"modifier.match-points", ":MP = on match points", ":MP = takım puanı üzerinden"},
    {"modifier.game-points", ":GP = on game points", ":GP = maç puanı üzerinden"},

    {"rank.terms", "What the rounds brought", "Turlara göre değerler"},
    {"rank.code", "Value", "Ölçüt"},
    {"rank.sum", "Sum", "Toplam"},
    {"rank.terms-legend", "12: 4.5 = 4.5 from the round against number 12",
     "12: 4,5 = 12 numaralı rakiple eşlendirilen turdan 4,5"},
    {"rank.terms-cut", "[4.5] = left out", "[4,5] = sayılmadı"},
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
    {"diagnostic.RNK-0004",
     "the tie-break list has more than {0} different codes; the rest was left out",
     "eşitlik bozma listesinde {0} farklı koddan fazlası var; gerisi atlandı"},
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
    {"diagnostic.RNK-0008",
     "the last round has been held, but adjourned games are open: {0}; there are no final "
     "standings "
     "before they are over (regulation 22.1), so these are provisional: enter their results",
     "son tur oynandı ama sonuçlanmamış ertelenmiş oyun var: {0}; bunlar bitmeden son sıralama "
     "verilmez (yönetmelik 22.1), bu sıralama geçicidir: sonuçlarını girin"},
    {"diagnostic.RNK-0011",
     "tie-break {0} was left out: the Buchholz family is forbidden in round robins by {1}, art. 8; "
     "use SB or DE",
     "{0} atlandı: {1} md. 8 döner turnuvada Buchholz ailesini yasaklar; SB ya da DE kullanın"},
    {"diagnostic.RNK-0012",
     "tie-break {0} says nothing new in a round robin; {1} advises against it; use SB or DE",
     "{0} döner turnuvada yeni bir şey söylemez; {1} önermez; SB ya da DE kullanın"},
    {"diagnostic.RNK-0014",
     "tie-break {0} is useless in a round robin by {1}: it turns the points around; use SB or DE",
     "{1} gereği {0} döner turnuvada işe yaramaz: puan sırasını tersine çevirir; SB ya da DE "
     "kullanın"},
    {"diagnostic.RNK-0013",
     "tie-break {0} was left out: it is for team events and this one has no teams",
     "{0} atlandı: takım turnuvaları içindir, bu turnuvada takım yok"},
    {"diagnostic.RNK-0015",
     "{0}: the average of the Fore Buchholz is known since the edition of 2026, not in {1}; it was "
     "computed all the same",
     "{0}: Fore Buchholz ortalaması {1} metninde yok, 2026 metniyle geldi; yine de hesaplandı"},
    {"diagnostic.RNK-0016",
     "{0} is not in {1}, it came with the edition of 2026; it was computed all the same",
     "{0} {1} metninde yok, 2026 metniyle geldi; yine de hesaplandı"},
    {"diagnostic.RNK-0017",
     "tie-break {0} was left out, because unrated are in the event: {2} (C.07 art. 10); declare "
     "what "
     "they count, for example {0}/U1400, or leave it out of the list",
     "{0} atlandı, çünkü turnuvada derecesiz oyuncu var: {2} (C.07 md. 10); kaç sayılacaklarını "
     "ilan edin, örneğin {0}/U1400, ya da listeden çıkarın"},
    {"diagnostic.RNK-0018",
     "tie-break {0} was left out: by {1}, art. 10, rating tie-breaks are for individual events",
     "{0} atlandı: {1} md. 10 gereği kuvvet puanı ölçütleri bireysel turnuvalar içindir"},
    {"diagnostic.RNK-0019",
     "number {0} of Swiss-Manager and chess-results was read as {1}; its parameters are not in the "
     "list, so give the code where it should be another",
     "Swiss-Manager ve chess-results numarası {0}, {1} olarak okundu; parametreleri listede yok, "
     "başkası gerekiyorsa kodu yazın"},
    {"diagnostic.RNK-0020",
     "the tie-break with number {0} of Swiss-Manager and chess-results is not known here, so it "
     "was "
     "left out; give its code where there is one",
     "Swiss-Manager ve chess-results'ın {0} numaralı ölçütü burada bilinmiyor, atlandı; varsa "
     "kodunu yazın"},
    {"diagnostic.RNK-0021",
     "{0} is a tie-break of the organiser's own: its column stays in the list without values and "
     "ranks nobody",
     "{0} düzenleyicinin kendi ölçütüdür: sütunu listede değersiz kalır ve kimseyi sıralamaz"},
    {"diagnostic.RNK-0023",
     "{0} is a tie-break of the federation's regulation and was computed by it; those of {1} are "
     "MODMEDIAN, USMEDIAN, SOLKOFF, CUMULATIVE and SB",
     "{0} federasyon yönetmeliğinin ölçütüdür ve ona göre hesaplandı; {1} ölçütleri MODMEDIAN, "
     "USMEDIAN, SOLKOFF, CUMULATIVE ve SB'dir"},
    {"diagnostic.RNK-0024",
     "{0}: this event has no teams, so match points and game points are the points of the players",
     "{0}: bu turnuvada takım yok; takım puanı ve maç puanı yerine oyuncuların puanı alındı"},
    {"diagnostic.RNK-0022",
     "tie-break {0} is listed more than once; the second time it decides nothing, so it was left "
     "out",
     "{0} listede birden fazla; ikincisi hiçbir şeyi çözmez, atlandı"},
};

const hakem::MessageTable table{messages};

}
