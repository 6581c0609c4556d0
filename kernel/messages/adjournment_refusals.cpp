// Adjourned games: why something cannot be, and what to do instead.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message order[] = {
    {"adjournment.refused.not-in-this-phase", "this cannot happen now; the game stands so: {0}",
     "bu şimdi olamaz; oyunun durumu: {0}"},
    {"adjournment.refused.not-adjourned",
     "the game was not adjourned: hand the envelope to the player on move first",
     "oyun ertelenmedi: önce ajurne zarfını hamledeki oyuncuya verin"},
    {"adjournment.refused.another-game", "this is an event of another game",
     "bu başka bir oyunun olayı"},
    {"adjournment.refused.after-conclusion", "the game is concluded: nothing follows",
     "oyun sonuçlandı: sonrasında bir şey olamaz"},
    {"adjournment.refused.after-annulment",
     "the game is annulled and has no result: have a new one played and enter its result in the "
     "tournament; where the new one is adjourned, tell it with seal",
     "oyun iptal edildi, sonucu yoktur: yeni bir oyun oynatıp sonucunu turnuvaya girin; yeni oyun "
     "ertelenirse seal ile bildirin"},
    {"adjournment.refused.withdrawal", "the record itself takes events back: hakem adjourn undo",
     "olayları kaydın kendisi geri alır: hakem adjourn undo"},
    {"adjournment.refused.no-moment", "say when it happened, by the arbiter's clock",
     "ne zaman olduğunu hakemin saatine göre yazın"},
    {"adjournment.refused.in-the-past",
     "{0} is before the last event ({1}): events follow one another by the arbiter's clock",
     "{0}, son olaydan ({1}) önce: olaylar hakemin saatine göre sırayla yazılır"},
    {"adjournment.refused.no-colour", "say which player: White or Black",
     "hangi oyuncu olduğunu yazın: beyaz ya da siyah"},
    {"adjournment.refused.not-resumed", "the game was not resumed yet: set up position and clocks",
     "devam oturumu başlamadı: önce konumu dizin, saatleri ayarlayın"},
    {"adjournment.refused.resumed-already", "the game was resumed at {0} already",
     "devam oturumu {0} anında başladı bile"},
};

constexpr hakem::Message sealing[] = {
    {"adjournment.refused.no-names", "the names of both players go on the envelope: tell them",
     "iki oyuncunun adı da zarfa yazılır: verin"},
    {"adjournment.refused.no-position",
     "this is no position before the sealed move: give its FEN, with side on move and move number",
     "bu, gizli hamleden önceki konum değil: hamle sırası ve hamle numarasıyla FEN'ini verin"},
    {"adjournment.refused.already-over",
     "the game is over in this position ({0}): it cannot be adjourned, record the result",
     "oyun bu konumda bitmiş ({0}): ertelenemez, sonucu kaydedin"},
    {"adjournment.refused.move-number-before",
     "the game was already at move {1}, the position says {0}: correct the move number of the FEN",
     "oyun {1}. hamledeydi, konum {0} diyor: FEN'deki hamle numarasını düzeltin"},
    {"adjournment.refused.numbers",
     "a time, a date or the quota of moves is out of all bounds: no less than zero, times below 99 "
     "hours",
     "bir süre, tarih ya da hamle sayısı olacak gibi değil: sıfırdan az, süre 99 saatten çok "
     "olamaz"},
    {"adjournment.refused.clock-shows-more",
     "{0}'s clock shows {1}, but it can show {2} at most: read it again",
     "{0}: saatte görünen {1}, olabilecek en çok {2}: yeniden okuyun"},
    {"adjournment.refused.session-ends-before-start",
     "the session would start at {0} and end at {1}: correct them",
     "oturum {0} anında başlayıp {1} anında bitiyor görünüyor: düzeltin"},
    {"adjournment.refused.before-session",
     "the session starts only at {0}: correct the moment or the start",
     "oturum ancak {0} anında başlıyor: anı ya da başlangıcı düzeltin"},
    {"adjournment.refused.used-more-than-session",
     "both players used {0}, but the session has lasted only {1}: correct the times or the start",
     "oyuncuların kullandığı süre {0}, oysa oturum ancak {1} sürdü: süreleri ya da başlangıcı "
     "düzeltin"},
    {"adjournment.refused.quota-not-made",
     "{0} has made {1} of {2} moves and has time left: let them play on until the moves are made "
     "or "
     "the flag falls, then hand the envelope",
     "{0}, öngörülen {2} hamleden {1} tanesini yaptı ve süresi var: hamleler tamamlanana ya da "
     "bayrak düşene kadar oynatın, zarfı sonra verin"},
    {"adjournment.refused.flag-before-quota",
     "{0} has made {1} of {2} moves and has no time left: the game is lost on time, record the "
     "result",
     "{0}, öngörülen {2} hamleden {1} tanesini yaptı ve süresi bitti: oyun süreden kaybedildi, "
     "sonucu kaydedin"},
    {"adjournment.refused.flag-has-fallen",
     "{0} has no time left: the game is lost on time; if the moves were made, tell the next "
     "period's time",
     "{0} için süre kalmadı: oyun süreden kaybedildi; öngörülen hamleler yapıldıysa sonraki zaman "
     "diliminin süresini verin"},
    {"adjournment.refused.session-not-over",
     "the session lasts until {0}: wait, or say that the player asked for it early",
     "oturum {0} anına kadar sürüyor: bekleyin ya da oyuncunun erteleme istediğini belirtin"},
    {"adjournment.refused.early-without-end",
     "early sealing costs the rest of the session: say when it ends",
     "erken erteleme oturumun kalan süresini kaybettirir: oturumun ne zaman bittiğini yazın"},
    {"adjournment.refused.early-flag",
     "{0} has {1} left and would lose {2} by sealing now: the flag would fall; let the player play "
     "on",
     "{0}: kalan süre {1}, şimdi ertelenirse kaybedilecek süre {2}: bayrak düşerdi; oyuna devam "
     "ettirin"},
    {"adjournment.refused.shown-move-illegal",
     "no single legal move is what {0} made: have it taken back, the touched piece must be moved",
     "yapılan hamle ({0}) kurala uygun tek bir hamle değil: geri aldırın, dokunulan taş "
     "oynanmalıdır"},
    {"adjournment.refused.another-move-shown",
     "another move was made on the board already: {0} is the move to be sealed",
     "tahtada daha önce başka bir hamle yapıldı: gizli hamle {0} olmalıdır"},
    {"adjournment.refused.opponents-clock-ran",
     "{0}'s clock shows {1}, but must stand at {2}: read it again, or say that it was started by "
     "mistake",
     "{0}: saatte görünen {1}, oysa {2} olmalı: yeniden okuyun ya da yanlışlıkla çalıştırıldığını "
     "belirtin"},
};

constexpr hakem::Message keeping[] = {
    {"adjournment.refused.no-resumption", "say when play resumes: date and time",
     "devam oturumunun tarihini ve saatini yazın"},
    {"adjournment.refused.resumption-in-the-past", "play cannot resume at {0}: that is over",
     "devam oturumu {0} olamaz: geçmişte kaldı"},
    {"adjournment.refused.no-venue", "say where play resumes", "devam oturumunun yerini yazın"},
    {"adjournment.refused.no-keeper", "say who keeps the envelope",
     "zarfı kimin sakladığını yazın"},
    {"adjournment.refused.default-time", "{0} is no default time: from zero to 99 hours",
     "{0} bekleme süresi olamaz: sıfır ile 99 saat arasında verin"},
    {"adjournment.refused.envelope-not-kept-yet",
     "the envelope has just been sealed: complete it and put it into safekeeping",
     "zarf daha yeni kapatıldı: tamamlatın ve saklamaya alın"},
};

constexpr hakem::Message offers[] = {
    {"adjournment.refused.no-offer", "no offer of a draw stands",
     "geçerli bir beraberlik önerisi yok"},
    {"adjournment.refused.own-offer", "{0} made the offer: only the opponent can answer it",
     "öneriyi yapan {0}: ancak rakibi yanıtlayabilir"},
    {"adjournment.refused.offer-stands-already",
     "an offer of a draw by {0} stands: answer it first",
     "geçerli bir beraberlik önerisi var ({0}): önce o yanıtlanmalı"},
    {"adjournment.refused.offer-before-move",
     "{0} may offer a draw with the sealed move: write it first",
     "{0} beraberliği gizli hamlesiyle birlikte önerebilir: önce hamle yazılmalı"},
    {"adjournment.refused.sealer-offers",
     "{0} sealed the move: after it only the opponent may offer; both may tell the arbiter that "
     "they "
     "agree on a draw",
     "gizli hamleyi yapan {0}: bundan sonra ancak rakibi önerebilir; ikisi beraberlikte "
     "anlaştıklarını "
     "hakeme bildirebilir"},
    {"adjournment.refused.no-move-made",
     "a draw can be agreed only when both players have made a move",
     "beraberlikte anlaşmak için iki oyuncu da en az bir hamle yapmış olmalı"},
};

constexpr hakem::Message resumption[] = {
    {"adjournment.refused.before-announced-start",
     "{0} is before the announced start ({1}), and a player is absent: wait",
     "{0}, duyurulan başlangıçtan ({1}) önce ve masada olmayan oyuncu var: bekleyin"},
    {"adjournment.refused.no-such-times",
     "clocks cannot be set to White {0}, Black {1}: give times above zero, with the next period's",
     "saatler beyaz {0}, siyah {1} olarak ayarlanamaz: sonraki dilimin süresiyle, sıfırdan büyük "
     "süreler verin"},
    {"adjournment.refused.here-already", "{0} is there already", "{0} zaten masada"},
    {"adjournment.refused.replier-absent",
     "the envelope is opened only when {0}, who is to reply, is there",
     "zarf ancak yanıt verecek oyuncu ({0}) masadayken açılır"},
    {"adjournment.refused.sealer-absent", "{0}, who sealed the move, must be there",
     "gizli hamleyi yapan ({0}) masada olmalı"},
    {"adjournment.refused.letters-unknown", "nobody has these letters: tr, en, figurine ...",
     "böyle bir harf takımı yok: tr, en, figurine ..."},
    {"adjournment.refused.text-empty",
     "type what the scoresheet says, or say that it is unreadable, missing or without a move",
     "notasyon kâğıdında yazanı girin ya da okunamadığını, çıkmadığını, hamle yazılmadığını "
     "belirtin"},
    {"adjournment.refused.text-too-long", "type the sealed move alone",
     "yalnız gizli hamleyi girin"},
    {"adjournment.refused.told-move-not-one",
     "what {0} says is not exactly one legal move: have it told again, or made on the board",
     "bildirilen hamle ({0}) kurala uygun tek bir hamle değil: yeniden söyletin ya da tahtada "
     "yaptırın"},
    {"adjournment.refused.decide-first",
     "{0} is later than the default time: first declare the loss, or excuse the player",
     "bekleme süresinden fazla geç kalan var ({0}): önce kaybettiğine ya da özrünün kabulüne karar "
     "verin"},
    {"adjournment.refused.sealer-is-here",
     "{0} is there: the reply is made on the board, not sealed",
     "{0} masada: yanıt zarfa konmaz, tahtada verilir"},
    {"adjournment.refused.replied-already", "{0} has replied already", "{0} yanıtını verdi bile"},
    {"adjournment.refused.not-on-move", "{0} is on move: tell that move first",
     "hamlede olan {0}: önce onun hamlesini bildirin"},
    {"adjournment.refused.mover-absent", "{0} is absent: say first that the player came",
     "{0} masada değil: önce geldiğini bildirin"},
    {"adjournment.refused.move-illegal",
     "no single legal move is what {0} made; a move may also be told without its text",
     "yapılan hamle ({0}) kurala uygun tek bir hamle değil; hamle yazılmadan da bildirilebilir"},
};

constexpr hakem::Message late[] = {
    {"adjournment.refused.nobody-late",
     "nobody is late: the default time is {0}, {1} have gone by since the start",
     "geç kalan yok: bekleme süresi {0}, başlangıçtan beri geçen {1}"},
    {"adjournment.refused.default-declared-already",
     "this was recorded already: open the envelope, excuse the player or record the result",
     "bu zaten kaydedildi: zarfı açın, oyuncunun özrünü kabul edin ya da sonucu kaydedin"},
    {"adjournment.refused.excused-already", "{0} is excused already",
     "{0} için özür zaten kabul edildi"},
    {"adjournment.refused.not-late", "{0} was there in time", "{0} zamanında masadaydı"},
    {"adjournment.refused.clocks-as-told", "the clocks were set so: there is nothing to correct",
     "saatler zaten böyle ayarlanmıştı: düzeltilecek bir şey yok"},
    {"adjournment.refused.too-late",
     "{0} has made a move since the resumption: no correction, unless the arbiter decides "
     "otherwise",
     "{0} devam oturumunda hamle yaptı: hakem aksine karar vermedikçe düzeltme yapılmaz"},
    {"adjournment.refused.clock-does-not-run",
     "{0}'s clock does not run and shows {1}: its flag cannot fall",
     "{0}: saati çalışmıyor, {1} gösteriyor, bayrağı düşemez"},
    {"adjournment.refused.no-result",
     "this is no result of a game: expected 1-0, 1/2, 0-1, 0-0, 1/2-0, 0-1/2, +/-, -/+ or -/-",
     "bu bir oyun sonucu değil: 1-0, 1/2, 0-1, 0-0, 1/2-0, 0-1/2, +/-, -/+ ya da -/- bekleniyor"},
    {"adjournment.refused.reason-missing", "say why the arbiter decides so",
     "hakemin kararının gerekçesini yazın"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{order},      hakem::MessageTable{sealing},
                                   hakem::MessageTable{keeping},    hakem::MessageTable{offers},
                                   hakem::MessageTable{resumption}, hakem::MessageTable{late}};

}
