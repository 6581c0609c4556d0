// Adjourned games: letters of a sealed move, time that is over, results of the arbiter.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message letters[] = {
    {"adjournment.letters.tr", "Turkish letters", "Türkçe harflerle"},
    {"adjournment.letters.en", "English letters", "İngilizce harflerle"},
    {"adjournment.letters.figurine", "figurines", "taş resimleriyle"},
    {"adjournment.step.read-in-letters", "the move was read in {0}; no other reading fits",
     "hamle {0} okundu; başka bir okuma uymuyor"},
    {"adjournment.step.number-passed-over", "the number before the move was passed over",
     "hamlenin önündeki numara dikkate alınmadı"},
    {"adjournment.step.offer-sign-passed-over",
     "the sign of a draw offer behind the move was passed over; whether an offer stands, the "
     "envelope says (I.2.6)",
     "hamlenin ardındaki beraberlik önerisi işareti dikkate alınmadı; geçerli öneri olup "
     "olmadığını "
     "zarf gösterir (I.2.6)"},
    {"adjournment.refused.letters-decide",
     "which move it is depends on the letters: {0}; say in which the player writes (--letters), or "
     "that nobody can tell (--found unreadable)",
     "hangi hamle olduğu harflere bağlı: {0}; oyuncunun hangi harflerle yazdığını (--letters) ya "
     "da "
     "anlaşılamadığını (--found unreadable) belirtin"},
    {"adjournment.refused.move-in-other-letters",
     "only in other letters it is a legal move: repeat with --letters {0}, or with --found "
     "unreadable if the arbiter decides that it is none",
     "yalnız başka harflerle kurala uygun bir hamle: --letters {0} ile yineleyin; hakem hamle "
     "saymıyorsa --found unreadable kullanın"},
};

constexpr hakem::Message verdicts[] = {
    {"adjournment.step.may-be-drawn",
     "{0} cannot mate by any series of legal moves: by the exceptions of I.8 (5.2.2, 6.9) the "
     "arbiter may declare the game drawn",
     "{0} hiçbir kurallı hamle dizisiyle mat edemez: I.8'in ayrık durumlarına (5.2.2, 6.9) göre "
     "hakem oyunu berabere ilan edebilir"},
    {"adjournment.step.todo-may-be-drawn",
     "the arbiter may still declare the game drawn (6.9): conclude it with 1/2 and the reason",
     "hakem oyunu hâlâ berabere ilan edebilir (6.9): 1/2 sonucunu gerekçesiyle kaydedin"},
    {"adjournment.step.declared-drawn",
     "the arbiter declares the game drawn, by the exceptions of I.8: {0}",
     "hakem, I.8'in ayrık durumlarına göre oyunu berabere ilan etti: {0}"},
    {"adjournment.refused.here-in-time",
     "{0} is there in time and cannot lose by default: give the result as played",
     "{0} zamanında masadaydı, hükmen kaybedemez: oynanmış oyunun sonucunu verin"},
    {"adjournment.step.more-time-than-clocks",
     "{0} have gone by since the resumption, but both clocks together had {1}: correct the moment, "
     "or tell when a flag fell",
     "devam oturumunun başından beri {0} geçti, oysa iki saatte toplam {1} vardı: anı düzeltin ya "
     "da düşen bayrağı kaydedin"},
};

constexpr hakem::Message flags[] = {
    {"adjournment.refused.flag-cannot-have-fallen",
     "by the arbiter's clock {0} still has {1}: the flag cannot have fallen; correct the moment, "
     "or "
     "tell what the clocks show",
     "hakemin saatine göre {0} için daha {1} var: bayrak düşmüş olamaz; anı düzeltin ya da "
     "saatlerin "
     "gösterdiğini bildirin"},
    {"adjournment.refused.flag-too-early",
     "{0} had {1} at the resumption, and only {2} have gone by: the flag cannot have fallen",
     "{0}: devam oturumundaki süre {1}, o zamandan beri geçen yalnız {2}: bayrak düşmüş olamaz"},
    {"adjournment.refused.flag-declared-already",
     "this was recorded already: open the envelope, or record the result",
     "bu zaten kaydedildi: zarfı açın ya da sonucu kaydedin"},
    {"adjournment.refused.time-over",
     "by the arbiter's clock {0}'s time was over {1} before: tell what the clocks show (--read), "
     "or "
     "that the flag fell",
     "hakemin saatine göre {0} süresini {1} önce bitirdi: saatlerin gösterdiğini (--read) ya da "
     "bayrağın düştüğünü bildirin"},
    {"adjournment.step.time-over",
     "by the arbiter's clock {0}'s time was over {1} before: look at the clocks; if the flag fell, "
     "record it",
     "hakemin saatine göre {0} süresini {1} önce bitirdi: saatlere bakın, bayrak düştüyse "
     "kaydedin"},
    {"adjournment.step.flag-would-lose",
     "{0}'s time was over before the envelope was opened: the game is lost, or drawn where the "
     "opponent cannot mate",
     "{0} süresini zarf açılmadan bitirdi: oyunu kaybeder, rakibi mat edemiyorsa oyun berabere "
     "biter"},
    {"adjournment.step.flag-untold",
     "moves were not told; by those that were {0} still has {1}: look at the clocks",
     "hamleler bildirilmedi; bildirilenlere göre {0} için daha {1} var: saatlere bakın"},
    {"adjournment.step.opened-after-flag",
     "{0}'s time is over and need not reply: the envelope is opened to see whether the sealed move "
     "ended the game",
     "süresi bittiği için oyuncunun ({0}) yanıtı gerekmez: zarf, gizli hamlenin oyunu bitirip "
     "bitirmediğini görmek için açılır"},
    {"adjournment.step.conclusion-before-flag",
     "a flag fell, but the sealed move had concluded the game before: that result stands",
     "bayrak düştü, ancak gizli hamle oyunu daha önce bitirmişti: o sonuç geçerlidir"},
    {"adjournment.step.faulty-and-flag",
     "the opponent's flag fell, but the game was lost by the sealed move already: that goes first",
     "rakibin bayrağı düştü, ancak oyun gizli hamleyle zaten kaybedilmişti: önce bu gelir"},
    {"adjournment.step.todo-open-after-flag",
     "{0}'s time is over: open the envelope to see whether the sealed move ended the game, or "
     "record the result",
     "{0} süresini bitirdi: gizli hamle oyunu bitirdi mi diye zarfı açın ya da sonucu kaydedin"},
};

constexpr hakem::Message times[] = {
    {"adjournment.step.after-session-end",
     "it is {0}, and the session was to end at {1}, {2} before: correct the moment or the end of "
     "the session",
     "an {0}, oysa oturum {2} önce, {1} anında bitmeliydi: anı ya da oturumun sonunu düzeltin"},
    {"adjournment.step.after-announced-start",
     "started at {0}, later than the announced {1}: the default time counts from the start by the "
     "arbiter's clock (6.7.1)",
     "oturum {0} anında, duyurulan {1} sonrasında başladı: bekleme süresi hakemin saatine göre "
     "gerçek başlangıçtan sayılır (6.7.1)"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{letters}, hakem::MessageTable{verdicts},
                                   hakem::MessageTable{flags}, hakem::MessageTable{times}};

}
