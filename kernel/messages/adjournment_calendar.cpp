/// Findings of the calendar of adjourned games. {0} is the round, {1} and {2} the players.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message findings[] = {
    {"diagnostic.ADJ-0301",
     "round {0}, {1} - {2}: the resumption on {3} is not after the adjournment on {4}; correct the "
     "moment (I.2.7)",
     "{0}. tur, {1} - {2}: {3} devam oturumu, {4} ertelemesinden sonra değil; tarihi düzeltin "
     "(I.2.7)"},
    {"diagnostic.ADJ-0302",
     "round {0}, {1} - {2}: a player of it has the game of round {3} at the same time, on {4}; put "
     "one of them off (I.2.7)",
     "{0}. tur, {1} - {2}: oyunculardan birinin {3}. tur oyunu da aynı anda, {4}; birini başka "
     "zamana alın (I.2.7)"},
    {"diagnostic.ADJ-0303",
     "round {0}, {1} - {2}: by the clocks it may not be over when a player of it must resume the "
     "game of round {3} on {4}; leave more time between them",
     "{0}. tur, {1} - {2}: kalan sürelere göre, oyunculardan birinin {3}. tur oyununa {4} anında "
     "devam edilirken bitmemiş olabilir; araya daha çok zaman koyun"},
    {"diagnostic.ADJ-0304",
     "round {0}, {1} - {2}: {3} plays round {4} from {6} on, and the resumption is on {5}; put it "
     "off",
     "{0}. tur, {1} - {2}: {3}, {6} başlayan {4}. turu oynuyor, devam oturumu ise {5}; başka "
     "zamana "
     "alın"},
    {"diagnostic.ADJ-0305",
     "round {0}, {1} - {2}: resumed on {5} it may not be over when {3} plays round {4} on {6}; "
     "resume earlier",
     "{0}. tur, {1} - {2}: {5} devam ederse, {3} {6} anında {4}. tura otururken bitmemiş olabilir; "
     "daha erken başlatın"},
    {"diagnostic.ADJ-0306",
     "round {0}, {1} - {2}: {3} also plays round {4} on the day of the resumption, {5}; see that "
     "the hours do not meet",
     "{0}. tur, {1} - {2}: {3} devam oturumunun günü ({5}) {4}. turu da oynuyor; saatler "
     "çakışmasın"},
    {"diagnostic.ADJ-0307",
     "{0} may have to play {2} on {1}, more than the {3} hours a day that FIDE allows (B.02, games "
     "of 60 moves); move the resumption to another day",
     "{0}, {1} günü {2} saat oynamak zorunda kalabilir; FIDE bir günde en çok {3} saate izin verir "
     "(B.02, 60 hamlelik oyun); devam oturumunu başka güne alın"},
    {"diagnostic.ADJ-0308",
     "round {0}, {1} - {2}: must be over before round {3} is paired ({4}), but resumes on {5}; "
     "resume earlier (regulation 22.1)",
     "{0}. tur, {1} - {2}: {3}. tur eşlendirilmeden ({4}) bitmeli, ama devam oturumu {5}; daha "
     "erken "
     "başlatın (yönetmelik 22.1)"},
    {"diagnostic.ADJ-0309",
     "round {0}, {1} - {2}: adjourned in the last round, although all adjourned games are to be "
     "over "
     "before it; resume at once, the final standings wait for it",
     "{0}. tur, {1} - {2}: son turda ertelendi; oysa ertelenen oyunlar son turdan önce bitmeliydi. "
     "Hemen devam ettirin, son sıralama onu bekler"},
    {"diagnostic.ADJ-0310",
     "round {0}, {1} - {2}: resumes on {5}, the day of round {3}; that round cannot be paired "
     "before "
     "the game is over (regulation 22.1)",
     "{0}. tur, {1} - {2}: devam oturumu {5}, {3}. turun günü; oyun bitmeden o tur eşlendirilemez "
     "(yönetmelik 22.1)"},
    {"diagnostic.ADJ-0311",
     "round {0}, {1} - {2}: still open, although round {3} has been paired; it had to be over "
     "before "
     "(regulation 22.1): finish it, and take that pairing back if it has not been played",
     "{0}. tur, {1} - {2}: hâlâ tamamlanmadı, oysa {3}. tur eşlendirilmiş; önce bitmeliydi "
     "(yönetmelik 22.1): bitirin, oynanmadıysa o eşlendirmeyi geri alın"},
    {"diagnostic.ADJ-0312",
     "round {0}, {1} - {2}: still open, although round {3}, the last one, has been played; all "
     "adjourned games had to be over before: finish it, the final standings wait for it",
     "{0}. tur, {1} - {2}: hâlâ tamamlanmadı, oysa son tur ({3}.) oynanmış; ertelenen bütün "
     "oyunlar "
     "önce bitmeliydi: bitirin, son sıralama onu bekler"},
    {"diagnostic.ADJ-0313",
     "round {0}, {1} - {2}: resumes on {5}, the day of the last round ({3}); it must be over "
     "before "
     "that round begins",
     "{0}. tur, {1} - {2}: devam oturumu {5}, son turun ({3}.) günü; o tur başlamadan bitmeli"},
    {"diagnostic.ADJ-0314",
     "round {0}, {1} - {2}: must be over before the last round ({3}) on {4}, but resumes on {5}; "
     "resume earlier",
     "{0}. tur, {1} - {2}: son turdan ({3}., {4}) önce bitmeli, ama devam oturumu {5}; daha erken "
     "başlatın"},
    {"diagnostic.ADJ-0315",
     "round {0}, {1} - {2}: {3} had an unfinished game in round {4} already, and nobody is paired "
     "so "
     "twice; finish it before round {5} is paired (regulation 22.1)",
     "{0}. tur, {1} - {2}: {3} daha önce {4}. turda da tamamlanmamış oyunla eşlendirilmiş; "
     "ikincisi "
     "olamaz, {5}. tur eşlendirilmeden bitirin (yönetmelik 22.1)"},
    {"diagnostic.ADJ-0316",
     "round {0}, {1} - {2}: {3} is none of the days for adjourned games; the next one is: {4}",
     "{0}. tur, {1} - {2}: {3} ertelenen oyunlar için ayrılan günlerden değil; uygun olan: {4}"},
    {"diagnostic.ADJ-0317",
     "round {0}, {1} - {2}: no resumption is fixed; write date, time and venue on the envelope "
     "(I.2.7), for example: {3}",
     "{0}. tur, {1} - {2}: devam oturumu belirlenmedi; zarfa tarihi, saati ve yeri yazın (I.2.7), "
     "örneğin: {3}"},
    {"diagnostic.ADJ-0318",
     "{0}, a day for adjourned games, is not before the last round ({1}); choose an earlier one",
     "ertelenen oyunlar için ayrılan {0}, son turdan ({1}) önce değil; daha erken bir gün seçin"},
    {"diagnostic.ADJ-0319",
     "round {0}, {1} - {2}: was to be resumed on {3}, and at {4} nothing has been recorded; record "
     "the resumption, or put it off",
     "{0}. tur, {1} - {2}: {3} devam edilecekti, {4} itibarıyla kayıt yok; devam oturumunu işleyin "
     "ya da erteleyin"},
    {"diagnostic.ADJ-0320",
     "the dates of the rounds are not known, so that no resumption can be compared with them; the "
     "first and the last day of the event do not tell them; enter them (record 132)",
     "turların tarihleri bilinmiyor, devam oturumları onlarla karşılaştırılamıyor; turnuvanın ilk "
     "ve "
     "son günü bunları söylemez; tarihleri girin (132 kaydı)"},
    {"diagnostic.ADJ-0321",
     "the time control is not known, so that hours of play a day are counted without the rounds; "
     "enter it (record 222)",
     "düşünme süresi bilinmiyor, bir günün oyun saatleri turlar olmadan sayıldı; süreyi girin (222 "
     "kaydı)"},
    {"diagnostic.ADJ-0322",
     "round {0} was paired with {1} unfinished games as draws: its pairing is provisional until "
     "they are over",
     "{0}. tur, tamamlanmamış {1} oyun berabere sayılarak eşlendirildi; onlar bitene dek "
     "geçicidir"},
    {"diagnostic.ADJ-0323",
     "round {0} is still to be paired: a player with an unfinished game does not get the bye "
     "(regulation 22.1)",
     "{0}. tur eşlendirilecek: tamamlanmamış oyunu olan oyuncu tur atlayamaz, bay geçemez "
     "(yönetmelik 22.1)"},
    {"diagnostic.ADJ-0324",
     "{0} lies before the event or more than a year after it ({1} to {2}); if it was a slip, take "
     "it back: hakem adjourn undo",
     "{0}, turnuvadan önce ya da bir yıldan çok sonra ({1} - {2}); yanlışsa geri alın: hakem "
     "adjourn undo"},
};

const hakem::MessageTable registered{findings};

}
