// Adjourned games: duties, rights and consequences, each beside its article.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message sealing[] = {
    {"adjournment.step.increment",
     "adjournment is meant for games without increment; the clock adds {0} seconds a move: what "
     "the sealed move brings is for the arbiter to decide",
     "erteleme, sabit süreli tempo içindir; bu saat hamle başına {0} saniye ekliyor: gizli hamle "
     "için eklenecek süreye hakem karar verir"},
    {"adjournment.step.used-more-than-session",
     "both players used {0}, but the session has lasted only {1}: compare the clocks with the "
     "arbiter's",
     "oyuncuların kullandığı süre {0}, oysa oturum ancak {1} sürdü: saatleri hakemin saatiyle "
     "karşılaştırın"},
    {"adjournment.step.next-period-judges",
     "{0}'s time of this period is used up, but its moves are made: the next period's time counts",
     "{0} bu zaman diliminin süresini bitirdi, ama öngörülen hamleleri yaptı: sonraki dilimin "
     "süresi geçerlidir"},
    {"adjournment.step.must-seal", "the player on move ({0}) must seal his move",
     "hamlede olan oyuncu ({0}) gizli hamlesini yapmalıdır"},
    {"adjournment.step.not-early",
     "the session ended at {0}: the adjournment is not early and costs no time",
     "oturum {0} anında bitti: erteleme erken değildir, süre kaybettirmez"},
    {"adjournment.step.early",
     "{0} adjourns before the end of the session: the move counts as sealed at {1}, the rest of "
     "the "
     "time is lost",
     "oyunu oturum bitmeden erteleten oyuncu: {0}; gizli hamlesini {1} anında yapmış sayılır, "
     "arada kalan süreyi kaybeder"},
    {"adjournment.step.early-into-next-period",
     "{0} has {1} left and loses up to {2}: the rest comes off the next period's time",
     "{0}: kalan süre {1}, kaybedilecek süre {2}; eksik kalan, sonraki zaman diliminden düşülür"},
    {"adjournment.step.hand-envelope",
     "hand the envelope to the player on move ({0}); his clock runs on",
     "ajurne zarfını hamlede olan oyuncuya ({0}) verin; saati çalışmaya devam eder"},
    {"adjournment.step.complete-scoresheets",
     "see that both scoresheets are complete before they go into the envelope",
     "zarfa konmadan önce iki notasyon kâğıdının da eksiksiz olmasını sağlayın"},
    {"adjournment.step.written",
     "the sealed move is written, plainly, on the player's own scoresheet ({0}); it may be changed "
     "until the clock is stopped",
     "gizli hamle, oyuncunun ({0}) kendi notasyon kâğıdına açıkça yazıldı; saat durdurulana dek "
     "değiştirilebilir"},
    {"adjournment.step.rewritten",
     "the sealed move was changed ({0}), as is allowed until the clock is stopped",
     "gizli hamle değiştirildi ({0}); saat durdurulana dek buna hakkı vardır"},
    {"adjournment.step.must-be-shown-move",
     "a move was made on the board: that same move ({0}) must be written as the sealed move",
     "tahtada hamle yapıldı: gizli hamle olarak aynı hamle ({0}) yazılmalıdır"},
    {"adjournment.step.move-stands",
     "{0} has stopped the clock: the sealed move cannot be changed any more; the opponent's clock "
     "is not started",
     "saati durduran oyuncu: {0}; gizli hamle artık değiştirilemez, rakibin saati çalıştırılmaz"},
    {"adjournment.step.own-scoresheet-missing",
     "the scoresheet of the sealer ({0}) is not in the envelope: if the sealed move is not there "
     "when it is opened, the game is lost; the arbiter answers for checking it",
     "gizli hamleyi yapanın ({0}) notasyon kâğıdı zarfta değil: zarf açıldığında hamle çıkmazsa "
     "oyun kaybedilir; denetlemek hakemin de sorumluluğudur"},
    {"adjournment.step.opponents-scoresheet-missing",
     "the opponent's scoresheet is not in the envelope: {0} has to put in both",
     "rakibin notasyon kâğıdı zarfta değil: ikisini de zarfa koymak {0} için yükümlülüktür"},
    {"adjournment.step.envelope-open", "the envelope is not closed: {0} has to close it first",
     "zarf kapatılmadı: saati durdurmadan önce kapatmak {0} için yükümlülüktür"},
    {"adjournment.step.nothing-written",
     "nobody saw {0} write a move: check before the envelope is put away",
     "hamle yazıldığı görülmedi ({0}): zarf saklamaya alınmadan denetleyin"},
    {"adjournment.step.opponents-clock-started",
     "the opponent's clock was started by mistake ({0}): stop it and set it back to {1}",
     "rakibin saati yanlışlıkla çalıştırıldı ({0}): durdurun ve {1} olarak geri ayarlayın"},
    {"adjournment.step.time-lost", "{0} loses {1} by sealing early: {2} becomes {3}",
     "erken erteleme süre kaybettirir ({0}): {1}; kalan {2} yerine {3} kaydedilir"},
    {"adjournment.step.flag-must-have-fallen",
     "{0} has no time left: if the flag fell before the clock was stopped, the game is lost",
     "{0} için süre kalmadı: saat durdurulmadan bayrak düştüyse oyun kaybedilmiştir"},
    {"adjournment.step.clock-and-watch",
     "{0}'s clock was read as {1}; by the arbiter's clock it should show {2}",
     "{0}: saatte okunan {1}, hakemin saatine göre olması gereken {2}"},
};

constexpr hakem::Message keeping[] = {
    {"adjournment.step.names", "on the envelope: the players, {0} and {1}",
     "zarfın üzerine: oyuncular, {0} ve {1}"},
    {"adjournment.step.position-on-envelope",
     "on the envelope: the position before the sealed move",
     "zarfın üzerine: gizli hamleden önceki konum"},
    {"adjournment.step.times-on-envelope",
     "on the envelope: the times, White {0} and Black {1} left",
     "zarfın üzerine: süreler, kalan beyaz {0}, siyah {1}"},
    {"adjournment.step.sealer-on-envelope", "on the envelope: who sealed, {0}",
     "zarfın üzerine: gizli hamleyi yapan, {0}"},
    {"adjournment.step.number-on-envelope", "on the envelope: the number of the sealed move, {0}",
     "zarfın üzerine: gizli hamlenin numarası, {0}"},
    {"adjournment.step.no-offer-on-envelope", "on the envelope: no offer of a draw stands",
     "zarfın üzerine: geçerli beraberlik önerisi yok"},
    {"adjournment.step.offer-on-envelope", "on the envelope: the offer of a draw by {0} stands",
     "zarfın üzerine: geçerli beraberlik önerisi, öneren {0}"},
    {"adjournment.step.invited", "on the envelope: play resumes on {0}, {1}; the players are told",
     "zarfın üzerine: devam oturumu {0}, {1}; oyunculara bildirilir"},
    {"adjournment.step.put-off", "the resumption is put off to {0}, {1}: tell the players",
     "devam oturumu ertelendi: {0}, {1}; oyunculara bildirin"},
    {"adjournment.step.kept", "the envelope was checked and is kept by {0}, who answers for it",
     "zarftaki bilgiler denetlendi; zarfın korunmasından sorumlu: {0}"},
    {"adjournment.step.default-time-zero",
     "no default time is told: it is zero, who is not there at the start is late",
     "bekleme süresi belirtilmedi: sıfırdır, başlangıçta masada olmayan geç kalmış sayılır"},
    {"adjournment.step.draw-for-pairing",
     "until its result is known, the game counts as a draw for the pairing",
     "oyun sonuçlanana dek eşlendirmede berabere sayılır"},
};

constexpr hakem::Message offers[] = {
    {"adjournment.step.offer-with-sealed-move",
     "the sealer ({0}) offers a draw with the sealed move: the offer stands and goes on the "
     "envelope",
     "gizli hamleyi yapan ({0}) hamlesiyle birlikte beraberlik önerdi: öneri geçerlidir, zarfa "
     "yazılır"},
    {"adjournment.step.offer-stands", "the offer of a draw by {0} stands until it is answered",
     "beraberlik önerisi ({0}) kabul ya da reddedilene kadar geçerlidir"},
    {"adjournment.step.offer-in-opponents-time",
     "{0} offered in the opponent's time: the offer is valid, but nobody may be disturbed",
     "öneri rakibin süresinde yapıldı ({0}): geçerlidir, ancak rakip rahatsız edilmemelidir"},
    {"adjournment.step.offer-over-the-break",
     "{0} offers a draw after the sealed move: the offer stands until {1} accepts or refuses it, "
     "also "
     "before the resumption",
     "gizli hamleden sonra beraberlik öneren: {0}; öneri, {1} kabul ya da reddedene kadar, devam "
     "oturumundan önce de geçerlidir"},
    {"adjournment.step.offer-refused", "{0} refuses the draw", "beraberliği reddeden: {0}"},
    {"adjournment.step.offer-refused-by-touch", "by making a move {0} has refused the draw",
     "hamle yaparak beraberlik önerisini reddeden: {0}"},
    {"adjournment.step.accepted", "the offer is accepted: the game is drawn at once",
     "öneri kabul edildi: oyun derhal berabere biter"},
    {"adjournment.step.accepted-unopened",
     "the offer is accepted: the game is drawn at once, the envelope and the sealed move are of no "
     "weight any more",
     "öneri kabul edildi: oyun derhal berabere biter, zarfın ve gizli hamlenin kıymeti kalmaz"},
    {"adjournment.step.agreed", "the players agree on a draw: the game is concluded",
     "oyuncular beraberlikte anlaştı: oyun sonuçlanmıştır"},
    {"adjournment.step.unopened-mate",
     "a draw agreed before the opening stands; whether a mate in the unopened envelope would go "
     "before it is contested: the arbiter decides",
     "zarf açılmadan varılan beraberlik geçerlidir; açılmamış zarftaki bir matın öne geçip "
     "geçmeyeceği tartışmalıdır: karar hakemindir"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{sealing}, hakem::MessageTable{keeping},
                                   hakem::MessageTable{offers}};

}
