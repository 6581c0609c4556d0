// Adjourned games from the resumption to the end: duties, rights and consequences.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message resumption[] = {
    {"adjournment.step.start-by-arbiters-clock", "the session starts at {0} by the arbiter's clock",
     "devam oturumu hakemin saatine göre {0} anında başladı"},
    {"adjournment.step.before-announced-start",
     "started at {0}, before the announced {1}: both players are there",
     "oturum {0} anında, duyurulan {1} öncesinde başladı: iki oyuncu da masada"},
    {"adjournment.step.set-up-position", "set up the position before the sealed move",
     "gizli hamleden önceki konumu dizin"},
    {"adjournment.step.set-clocks",
     "set the clocks to White {0}, Black {1}: the times of the adjournment and the {2} of the next "
     "period",
     "saatleri beyaz {0}, siyah {1} olarak ayarlayın: erteleme anındaki süreler ve sonraki zaman "
     "diliminin süresi ({2})"},
    {"adjournment.step.clocks-set-otherwise",
     "the clocks are at White {0}, Black {1}; by the envelope they should be White {2}, Black {3}: "
     "correct them before the first move, or say why",
     "saatler beyaz {0}, siyah {1}; zarfa göre beyaz {2}, siyah {3} olmalı: ilk hamleden önce "
     "düzeltin ya da nedenini yazın"},
    {"adjournment.step.open-now",
     "the player who is to reply ({0}) is there: open the envelope and make the sealed move",
     "yanıt verecek oyuncu ({0}) masada: zarfı açın, gizli hamleyi tahtada gösterin"},
    {"adjournment.step.keep-closed",
     "the player who is to reply ({0}) is absent: the envelope is not opened",
     "yanıt verecek oyuncu ({0}) masada değil: zarf açılmaz"},
    {"adjournment.step.start-absent-clock", "start the clock of the absent player ({0})",
     "masada olmayan oyuncunun ({0}) saatini çalıştırın"},
    {"adjournment.step.both-absent",
     "both are absent: the player who is to reply ({0}) loses the time until he comes",
     "iki oyuncu da masada değil: gelene kadar geçen süreyi yanıt verecek oyuncu ({0}) kaybeder"},
    {"adjournment.step.both-absent-default-zero",
     "both are absent and late: both lose unless the arbiter decides otherwise",
     "iki oyuncu da masada değil ve geç kalmış: hakem aksine karar vermedikçe ikisi de kaybeder"},
    {"adjournment.step.absent-default-zero",
     "{0} is absent and the default time is zero: late, which loses unless the arbiter decides "
     "otherwise",
     "{0} masada değil ve bekleme süresi sıfır: geç kalmıştır, hakem aksine karar vermedikçe "
     "kaybeder"},
    {"adjournment.step.time-until-arrival-lost", "{0} has lost {1} until the arrival",
     "gelene kadar kaybedilen süre ({0}): {1}"},
    {"adjournment.step.paused-on-arrival",
     "{0} may stop the clock and call the arbiter before sitting down; it stands until the sealed "
     "move is on the board",
     "oyuncu ({0}) masaya oturmadan saati durdurup hakemi çağırabilir; gizli hamle tahtada "
     "gösterilene kadar saat durur"},
    {"adjournment.step.may-pause",
     "{0} did not stop the clock, though he may: it runs on until he does",
     "oyuncu ({0}) saati durdurabilirdi, durdurmadı: saat çalışmaya devam ediyor"},
    {"adjournment.step.replier-clock-goes-on",
     "the sealer has come; the clock of the player who is to reply ({0}) runs on",
     "gizli hamleyi yapan geldi; yanıt verecek oyuncunun ({0}) saati çalışmaya devam eder"},
    {"adjournment.step.sealer-comes", "the sealer ({0}) has come",
     "gizli hamleyi yapan ({0}) geldi"},
    {"adjournment.step.sealer-paused-on-arrival",
     "as the other may, {0} stops the clock until the reply is on the board",
     "öteki oyuncu gibi o da ({0}) yanıt tahtada gösterilene kadar saati durdurabilir"},
    {"adjournment.step.open-reply-now",
     "the absent player ({0}) has come: open the envelope with the reply and make it on the board",
     "beklenen oyuncu ({0}) geldi: yanıt zarfını açın, hamleyi tahtada gösterin"},
    {"adjournment.step.start-clock", "start the clock of the player who is to reply ({0})",
     "yanıt verecek oyuncunun ({0}) saatini çalıştırın"},
    {"adjournment.step.restart-clock", "restart the clock of the player who is to reply ({0})",
     "yanıt verecek oyuncunun ({0}) saatini yeniden çalıştırın"},
    {"adjournment.step.may-seal-reply",
     "{0} may reply on the board, or seal the reply in a fresh envelope and start the clock of the "
     "absent {1}",
     "oyuncu ({0}) yanıtını tahtada verebilir ya da yeni bir zarfa koyup gelmeyen rakibinin ({1}) "
     "saatini çalıştırabilir"},
    {"adjournment.step.reply-sealed",
     "{0} has sealed the reply and stopped the clock: the clock of the absent {1} runs",
     "yanıtını zarfa koyup saatini durduran: {0}; gelmeyen oyuncunun ({1}) saati çalışır"},
    {"adjournment.step.keep-reply", "the arbiter keeps the envelope with the reply",
     "yanıt zarfını hakem saklar"},
    {"adjournment.step.reply-made", "the reply is on the board: {0} is on move, the clock runs",
     "yanıt tahtada gösterildi: hamlede olan {0}, saati çalışır"},
    {"adjournment.step.first-move",
     "{0} has made the first move of the resumption: later claims about the clocks need not be "
     "heard",
     "devam oturumundaki ilk hamlesini yapan: {0}; saatlerle ilgili sonraki savları dikkate "
     "alınmayabilir"},
};

constexpr hakem::Message opening[] = {
    {"adjournment.step.one-move-fits", "“{0}” fits exactly one legal move: {1}",
     "“{0}” kurala uygun tek bir hamleye uyuyor: {1}"},
    {"adjournment.step.ambiguous",
     "the sealed move “{0}” is ambiguous: {1} legal moves fit it ({2})",
     "gizli hamle “{0}” belirsiz: {1} kurallı hamleye uyuyor ({2})"},
    {"adjournment.step.illegal", "the sealed move “{0}” is illegal",
     "gizli hamle “{0}” kurala aykırı"},
    {"adjournment.step.no-move", "“{0}” is no move that can be made out",
     "“{0}” ne olduğu anlaşılabilen bir hamle değil"},
    {"adjournment.step.unreadable", "what is written cannot be made out", "yazılan okunamıyor"},
    {"adjournment.step.no-scoresheet",
     "the scoresheet with the sealed move is not in the envelope: the move is not known",
     "gizli hamlenin yazıldığı notasyon kâğıdı zarftan çıkmadı: hamle bilinemiyor"},
    {"adjournment.step.no-sealed-move", "the scoresheet has no sealed move",
     "notasyon kâğıdında gizli hamle yok"},
    {"adjournment.step.exceptions",
     "the exceptions of I.8: if the position stood on the board for the fifth time before the "
     "sealed move ({0}), that result stands; only the scoresheets can tell",
     "I.8'in ayrık durumları: konum gizli hamleden önce beşinci kez oluştuysa ({0}) o sonuç "
     "geçerlidir; bunu ancak notasyon kâğıtları gösterir"},
    {"adjournment.step.sealer-loses", "{0} loses the game", "oyunu kaybeden: {0}"},
    {"adjournment.step.reply-likewise", "I.8 applies to the sealed reply ({0}) as well",
     "I.8 zarfa konan yanıt hamlesi ({0}) için de geçerlidir"},
    {"adjournment.step.shown-move-counts",
     "the envelope does not say the move that was made on the board while sealing: the move on the "
     "board ({0}) counts, the arbiter decides",
     "zarftan tahtada yapılmış olan hamle çıkmadı: tahtadaki hamle ({0}) geçerlidir, karar "
     "hakemindir"},
    {"adjournment.step.scoresheet-found-after-all",
     "the scoresheet was recorded as missing, but it is there",
     "notasyon kâğıdı eksik diye kaydedilmişti, oysa zarftan çıktı"},
    {"adjournment.step.scoresheet-gone",
     "the scoresheet was recorded as being in the envelope: look who had it in custody",
     "notasyon kâğıdı zarfta diye kaydedilmişti: zarfın kimde saklandığını araştırın"},
    {"adjournment.step.ended-on-board", "the game has ended on the board: {0}",
     "oyun tahtada bitti: {0}"},
    {"adjournment.step.conclusion-stands",
     "a player is late, but the sealed move concluded the game: that result stands",
     "geç kalan var, ancak gizli hamle oyunun sonucunu belirledi: bu sonuç geçerlidir"},
    {"adjournment.step.faulty-and-late",
     "a player is late, but the game was lost by the sealed move already: that goes first",
     "geç kalan var, ancak oyun gizli hamleyle zaten kaybedilmişti: önce bu gelir"},
    {"adjournment.step.opened-in-absence",
     "{0} has lost by being late and need not reply: the envelope is opened to see whether the "
     "sealed move ended the game",
     "geç kaldığı için kaybeden oyuncunun ({0}) yanıtı gerekmez: zarf, gizli hamlenin oyunu "
     "bitirip "
     "bitirmediğini görmek için açılır"},
};

constexpr hakem::Message late[] = {
    {"adjournment.step.came-late", "{0} came {1} after the start, the default time is {2}",
     "{0} başlangıçtan {1} sonra geldi, bekleme süresi {2}"},
    {"adjournment.step.late-loses", "{0} is later than the default time ({1}) and loses",
     "bekleme süresinden ({1}) fazla geç kaldığı için kaybeden: {0}"},
    {"adjournment.step.would-lose",
     "{0} is later than the default time ({1}) and loses unless the arbiter decides otherwise",
     "{0}, bekleme süresinden ({1}) fazla geç kaldı: hakem aksine karar vermedikçe kaybeder"},
    {"adjournment.step.both-late", "both are late: both lose",
     "ikisi de geç kaldı: ikisi de kaybeder"},
    {"adjournment.step.sealed-move-may-have-ended",
     "if the sealed move concluded the game, that result stands: open the envelope first",
     "gizli hamle oyunun sonucunu belirlediyse o sonuç geçerlidir: önce zarfı açın"},
    {"adjournment.step.sealed-move-unknown",
     "the envelope is lost: whether the sealed move ended the game, nobody can tell",
     "zarf bulunamadı: gizli hamlenin oyunu bitirip bitirmediği bilinemez"},
    {"adjournment.step.excused", "the arbiter decides that {0} does not lose by being late",
     "hakem, geç kalan oyuncunun ({0}) bu yüzden kaybetmemesine karar verdi"},
    {"adjournment.step.no-reason", "write down why the arbiter decided so",
     "hakemin kararının gerekçesini yazın"},
};

constexpr hakem::Message lost[] = {
    {"adjournment.step.times-as-recorded",
     "the game goes on from the adjourned position with the recorded times: White {0}, Black {1}",
     "oyun erteleme konumundan, kaydedilmiş sürelerle sürer: beyaz {0}, siyah {1}"},
    {"adjournment.step.times-by-arbiter", "the arbiter sets the times: White {0}, Black {1}",
     "süreleri hakem belirledi: beyaz {0}, siyah {1}"},
    {"adjournment.step.sealer-tells",
     "the sealer ({0}) makes on the board the move that he says he sealed",
     "gizli hamleyi yapan ({0}), yaptığını bildirdiği hamleyi tahtada yapar"},
    {"adjournment.step.custody", "the arbiter answers for the safekeeping of the envelope",
     "zarfın korunmasından hakem sorumludur"},
    {"adjournment.step.told-move", "{0} says that the sealed move is “{1}”",
     "{0}, gizli hamlesinin “{1}” olduğunu bildirdi"},
    {"adjournment.step.annulled", "the game is annulled, a new game is to be played",
     "oyun iptal edilir, yeni bir oyun oynanır"},
    {"adjournment.step.position-in-record",
     "the record has the position before the sealed move: was it looked at?",
     "gizli hamleden önceki konum kayıtta var: bakıldı mı?"},
};

constexpr hakem::Message clocks[] = {
    {"adjournment.step.must-be-corrected",
     "{0} points it out before the first move: the error must be corrected",
     "{0}, hatayı ilk hamlesinden önce bildirdi: düzeltilmelidir"},
    {"adjournment.step.arbiter-corrects",
     "{0} points it out too late; the arbiter decides to correct it all the same",
     "{0} geç bildirdi; hakem yine de düzeltmeye karar verdi"},
    {"adjournment.step.corrected", "{0}'s clock changes by {1}, to {2}",
     "{0}: saat {1} değiştirildi, yeni süre {2}"},
    {"adjournment.step.flag-and-watch", "by the arbiter's clock {0} still has {1}: check",
     "hakemin saatine göre {0} için daha {1} var: denetleyin"},
    {"adjournment.step.flag-before-opening",
     "the flag fell before the envelope was opened: if the sealed move ended the game, that came "
     "first; the arbiter decides",
     "bayrak zarf açılmadan düştü: gizli hamle oyunu bitirdiyse önce o gelir; karar hakemindir"},
    {"adjournment.step.flag-loses", "{0}'s flag has fallen: the game is lost",
     "bayrağı düşen oyunu kaybeder: {0}"},
    {"adjournment.step.drawn-no-mate", "{0} cannot mate by any series of legal moves: drawn",
     "{0} hiçbir kurallı hamle dizisiyle mat edemez: berabere"},
    {"adjournment.step.look-at-the-board",
     "not all moves were told: look on the board whether {0} can mate at all",
     "hamlelerin hepsi bildirilmedi: {0} mat edebilir mi, tahtaya bakın"},
};

constexpr hakem::Message conclusion[] = {
    {"adjournment.step.resigned", "{0} resigns and loses", "terk ederek kaybeden: {0}"},
    {"adjournment.step.resigned-over-the-break",
     "{0} resigns before the sealed move was seen: the game is concluded",
     "{0}, gizli hamle görülmeden oyunu terk etti: oyun sonuçlanmıştır"},
    {"adjournment.step.played-to-its-end", "the game was played to its end",
     "oyun sonuna kadar oynandı"},
    {"adjournment.step.arbiter-decided", "the arbiter decided: {0}", "hakem karar verdi: {0}"},
};

constexpr hakem::Message tasks[] = {
    {"adjournment.step.todo-write",
     "have {0} write the sealed move, and see that it is kept secret",
     "gizli hamleyi yazdırın ({0}), gizli kalmasını sağlayın"},
    {"adjournment.step.todo-stop",
     "see that both scoresheets are in the envelope, that it is closed, and that {0} stops the "
     "clock",
     "iki notasyon kâğıdının zarfa konduğunu, zarfın kapatıldığını ve saatin oyuncuca ({0}) "
     "durdurulduğunu denetleyin"},
    {"adjournment.step.todo-fill-in",
     "complete the envelope: names, position, times, sealer, move number, offer of a draw, date, "
     "time "
     "and venue",
     "zarfı tamamlatın: adlar, konum, süreler, gizli hamleyi yapan, hamle numarası, beraberlik "
     "önerisi, tarih, saat ve yer"},
    {"adjournment.step.todo-keep", "check the envelope and put it into safekeeping",
     "zarftaki bilgileri denetleyin, zarfı saklamaya alın"},
    {"adjournment.step.todo-start", "resume play on {0}, {1}, by the arbiter's clock",
     "devam oturumunu hakemin saatine göre başlatın: {0}, {1}"},
    {"adjournment.step.todo-set-up",
     "set up the position before the sealed move and the clocks: White {0}, Black {1}",
     "gizli hamleden önceki konumu dizin, saatleri ayarlayın: beyaz {0}, siyah {1}"},
    {"adjournment.step.todo-open",
     "open the envelope, make the sealed move, start the clock of {0}",
     "zarfı açın, gizli hamleyi tahtada gösterin, yanıt verecek oyuncunun ({0}) saatini "
     "çalıştırın"},
    {"adjournment.step.todo-open-in-absence",
     "{0} has lost by being late: open the envelope to see whether the sealed move ended the game, "
     "or "
     "record the result",
     "geç kalan ({0}) kaybetti: gizli hamle oyunu bitirdi mi diye zarfı açın ya da sonucu "
     "kaydedin"},
    {"adjournment.step.todo-wait-replier",
     "wait for {0}, whose clock runs; the default time is over at {1}",
     "saati çalışan oyuncuyu ({0}) bekleyin; bekleme süresi {1} anında dolar"},
    {"adjournment.step.todo-wait-sealer", "wait for {0}; the default time is over at {1}",
     "oyuncuyu ({0}) bekleyin; bekleme süresi {1} anında dolar"},
    {"adjournment.step.todo-open-reply", "open the reply, make it, start the clock of {0}",
     "yanıt zarfını açın, hamleyi tahtada gösterin, saati ({0}) çalıştırın"},
    {"adjournment.step.todo-clock-runs", "the game goes on, the clock of {0} runs",
     "oyun sürüyor, çalışan saat: {0}"},
    {"adjournment.step.todo-decide-late",
     "{0} is later than the default time: declare the loss or excuse the player",
     "bekleme süresinden fazla geç kalan var ({0}): kaybettiğine ya da özrünün kabulüne karar "
     "verin"},
    {"adjournment.step.todo-answer-offer", "an offer of a draw waits for the answer of {0}",
     "beraberlik önerisine yanıt verecek oyuncu: {0}"},
    {"adjournment.step.todo-new-game",
     "have a new game played, and enter its result in the tournament",
     "yeni bir oyun oynatın, sonucunu turnuvaya girin"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{resumption}, hakem::MessageTable{opening},
                                   hakem::MessageTable{late},       hakem::MessageTable{lost},
                                   hakem::MessageTable{clocks},     hakem::MessageTable{conclusion},
                                   hakem::MessageTable{tasks}};

}
