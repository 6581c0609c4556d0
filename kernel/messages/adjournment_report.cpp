/// Words of the papers of adjourned games: envelopes, resumption list, open games, protocol.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message papers[] = {
    {"adjournment_report.place", "Place", "Yer"},
    {"adjournment_report.arbiter", "Chief arbiter", "Başhakem"},
    {"adjournment_report.as-of", "As of", "Tarih"},
    {"adjournment_report.white", "White", "Beyaz"},
    {"adjournment_report.black", "Black", "Siyah"},
    {"adjournment_report.nobody", "nobody", "hiç kimse"},
    {"adjournment_report.game", "Round {0}: {2} – {3}", "{0}. tur: {2} – {3}"},
    {"adjournment_report.game-board", "Round {0}, board {1}: {2} – {3}",
     "{0}. tur, {1}. masa: {2} – {3}"},
    {"adjournment_report.colour-name", "{0}: {1}", "{0}: {1}"},
    {"adjournment_report.round", "Round", "Tur"},
    {"adjournment_report.board", "Board", "Masa"},
    {"adjournment_report.state", "State", "Durum"},
    {"adjournment_report.result", "Result", "Sonuç"},
    {"adjournment_report.next-day", "the day after", "ertesi gün"},
};

constexpr hakem::Message envelope[] = {
    {"adjournment_report.envelopes", "Envelopes of adjourned games", "Ajurne zarfları"},
    {"adjournment_report.envelope-title", "Sealed move – round {0}", "Gizli hamle – {0}. tur"},
    {"adjournment_report.envelope-title-board", "Sealed move – round {0}, board {1}",
     "Gizli hamle – {0}. tur, {1}. masa"},
    {"adjournment_report.envelope-reply", "Sealed reply – round {0}, board {1}",
     "Gizli yanıt – {0}. tur, {1}. masa"},
    {"adjournment_report.before-sealed", "Position before the sealed move",
     "Gizli hamleden önceki konum"},
    {"adjournment_report.before-reply", "Position before the sealed reply",
     "Gizli yanıttan önceki konum"},
    {"adjournment_report.event", "Event", "Turnuva"},
    {"adjournment_report.sealed-by", "Sealed by", "Gizli hamleyi yapan"},
    {"adjournment_report.move-number", "Number of the sealed move", "Gizli hamlenin numarası"},
    {"adjournment_report.reply-number", "Number of the sealed reply", "Gizli yanıtın numarası"},
    {"adjournment_report.draw-offer", "Draw offer", "Beraberlik önerisi"},
    {"adjournment_report.offer-stands", "offered by {0} ({1}), stands",
     "{0} ({1}) önerdi, geçerli"},
    {"adjournment_report.offer-answered", "none stands; {0} made the last one",
     "geçerli öneri yok; son öneren: {0}"},
    {"adjournment_report.no-offer", "none", "yok"},
    {"adjournment_report.resumption", "Resumption", "Devam oturumu"},
    {"adjournment_report.venue", "Venue", "Oyun yeri"},
    {"adjournment_report.default-time", "Default time", "Bekleme süresi"},
    {"adjournment_report.opened-when", "To be opened", "Açılacağı an"},
    {"adjournment_report.on-arrival", "when {0} comes to the board",
     "{0} satranç tahtası başına gelince"},
    {"adjournment_report.keeper", "Kept by", "Zarfı saklayan"},
    {"adjournment_report.contents", "In the envelope", "Zarfta"},
    {"adjournment_report.contents-both", "□ White's scoresheet   □ Black's scoresheet",
     "□ Beyazın notasyon kâğıdı   □ Siyahın notasyon kâğıdı"},
    {"adjournment_report.contents-reply", "□ the reply, written by the player",
     "□ oyuncunun yazdığı yanıt"},
    {"adjournment_report.fen", "Position (FEN)", "Konum (FEN)"},
    {"adjournment_report.sign-white", "White: {0}", "Beyaz: {0}"},
    {"adjournment_report.sign-black", "Black: {0}", "Siyah: {0}"},
    {"adjournment_report.sign-arbiter", "Arbiter", "Hakem"},
    {"adjournment_report.flap", "Flap: fold here, close, and seal across this line",
     "Kapak: buradan katlayın, kapatın, mührü bu çizginin üzerine basın"},
    {"adjournment_report.only-left",
     "The times used are not known here; what is left on the clocks is recorded instead.",
     "Kullanılan süreler bilinmiyor; yerine saatlerde kalan süreler yazıldı."},
    {"adjournment_report.lost-early",
     "{0} sealed before the end of the session and lost {1}, counted as used (I.1.2).",
     "{0} gizli hamlesini oturum bitmeden yaptı; yitirdiği {1} kullanılmış sayıldı (I.1.2)."},
    {"adjournment_report.digital", "The move is also kept locked in the record.",
     "Hamle kayıtta da kilitli olarak saklanıyor."},
    {"adjournment_report.envelope-legend",
     "The arbiter checks what stands here and keeps the envelope (I.3). It is opened only when the "
     "player who must reply is at the board (I.7).",
     "Hakem bu bilgileri denetler ve zarfı korur (I.3). Zarf ancak yanıt verecek oyuncu satranç "
     "tahtası başındayken açılır (I.7)."},
    {"adjournment_report.no-envelopes", "There is no envelope to print.", "Basılacak zarf yok."},
};

constexpr hakem::Message resumption[] = {
    {"adjournment_report.resumption-list", "Resumption list", "Devam oturumu listesi"},
    {"adjournment_report.resumes-at", "Resumption on {0}", "Devam oturumu: {0}"},
    {"adjournment_report.no-resumption", "No resumption fixed yet",
     "Devam oturumu henüz belirlenmedi"},
    {"adjournment_report.positions", "Positions to set up {0}", "Dizilecek konumlar {0}"},
    {"adjournment_report.diagram", "{1} – {2}", "{1} – {2}"},
    {"adjournment_report.diagram-board", "Board {0}: {1} – {2}", "{0}. masa: {1} – {2}"},
    {"adjournment_report.sealed-line", "{0} sealed move {1}", "Gizli hamle: {0}, {1}. hamle"},
    {"adjournment_report.first-offer", "the draw offered by {0} stands: ask for the answer",
     "{0} beraberlik önermişti: yanıtı sorun"},
    {"adjournment_report.first-open",
     "{0} at the board: open, make the sealed move, start that clock",
     "{0} masadaysa: zarfı açın, gizli hamleyi tahtada yapın, onun saatini çalıştırın"},
    {"adjournment_report.first-closed",
     "{0} absent: leave it closed, start that clock all the same",
     "{0} yoksa: zarfı açmayın, yine onun saatini çalıştırın"},
    {"adjournment_report.first-ready", "{0} is at the board: open the envelope",
     "{0} masada: zarfı açın"},
    {"adjournment_report.first-waiting", "{0} is absent: the envelope stays closed, the clock runs",
     "{0} yok: zarf kapalı kalır, saati çalışıyor"},
    {"adjournment_report.first-reply", "the reply is sealed: open it when {0} comes",
     "yanıt zarfta: {0} gelince açın"},
    {"adjournment_report.first-lost", "the envelope is lost: {0} tells the sealed move",
     "zarf kayıp: {0} gizli hamlesini söyler"},
    {"adjournment_report.legend-sealer-absent",
     "Is only the player absent who sealed: open all the same; the other may reply on the board, "
     "or "
     "seal the reply and start the absent player's clock (I.9.3).",
     "Yalnız gizli hamleyi yapan yoksa: zarf yine açılır; rakibi tahtada yanıt verebilir ya da "
     "yanıtını zarfa koyup gelmeyenin saatini çalıştırabilir (I.9.3)."},
    {"adjournment_report.legend-both-absent",
     "Are both absent: the clock of the player who must reply runs until he comes (I.11).",
     "İkisi de yoksa: yanıt verecek oyuncunun saati o gelene dek çalışır (I.11)."},
    {"adjournment_report.legend-no-default-time",
     "A default time of zero: who is not there at the start loses unless the arbiter decides "
     "otherwise; are both absent, both (I.10, 6.7.1). Otherwise the clock of the player who must "
     "reply runs until he comes (I.11).",
     "Bekleme süresi sıfırsa: başlangıçta bulunmayan, hakem aksine karar vermedikçe kaybeder; "
     "ikisi de yoksa ikisi de (I.10, 6.7.1). Değilse yanıt verecek oyuncunun saati o gelene dek "
     "çalışır (I.11)."},
    {"adjournment_report.legend-late",
     "Later than the default time loses unless the arbiter decides otherwise; a sealed move that "
     "ended the game stands (I.10).",
     "Bekleme süresini aşan, hakem aksine karar vermedikçe kaybeder; oyunu bitiren gizli "
     "hamlenin "
     "sonucu geçerlidir (I.10)."},
    {"adjournment_report.legend-clocks",
     "Clocks to set = as adjourned + time of the next period (I.5). By the arbiter's clock (I.14).",
     "Kurulacak süreler = erteleme anındaki süre + sonraki zaman diliminin süresi (I.5). Hakemin "
     "saatine göre (I.14)."},
    {"adjournment_report.nothing-to-resume", "No game is to be resumed.",
     "Devam edilecek oyun yok."},
};

constexpr hakem::Message open[] = {
    {"adjournment_report.open-list", "Open games", "Tamamlanmamış oyunlar"},
    {"adjournment_report.due-seal", "{0} seals the move and stops the clock (I.1.1)",
     "{0} gizli hamlesini yazıp saati durdurur (I.1.1)"},
    {"adjournment_report.due-envelope", "complete the envelope, fix the resumption (I.2)",
     "zarfın bilgilerini tamamlayın, devam oturumunu belirleyin (I.2)"},
    {"adjournment_report.due-resume", "resume on {0} (I.5)", "{0} tarihinde devam (I.5)"},
    {"adjournment_report.due-overdue", "overdue: was to be resumed on {0}",
     "gecikti: {0} tarihinde devam edilecekti"},
    {"adjournment_report.due-open", "{0} is there: open the envelope (I.7)",
     "{0} masada: zarfı açın (I.7)"},
    {"adjournment_report.due-wait", "wait for {0}, until {1} (I.9.2, I.10)",
     "{0} bekleniyor, son an {1} (I.9.2, I.10)"},
    {"adjournment_report.due-sealer", "{0} comes: open the sealed reply (I.9.3)",
     "{0} gelince gizli yanıtı açın (I.9.3)"},
    {"adjournment_report.due-tell", "{0} tells the sealed move (I.12.1)",
     "{0} gizli hamlesini söyler (I.12.1)"},
    {"adjournment_report.due-new-game", "annulled: play a new game, enter its result (I.12.2)",
     "oyun iptal: yeni oyun oynatın, sonucunu girin (I.12.2)"},
    {"adjournment_report.due-result", "enter the result", "sonucu girin"},
    {"adjournment_report.no-record", "adjourned, nothing recorded", "ertelendi, kaydı yok"},
    {"adjournment_report.limit-pairing", "before round {0} is paired (22.1)",
     "{0}. tur eşlendirmesi öncesinde (22.1)"},
    {"adjournment_report.limit-round", "before round {0}", "{0}. turdan önce"},
    {"adjournment_report.limit-none", "–", "–"},
    {"adjournment_report.provisional",
     "Until it is over a game counts as a draw; standings and pairings made with it are "
     "provisional.",
     "Oyun bitene dek berabere sayılır; onunla yapılan sıralama ve eşlendirmeler geçicidir."},
    {"adjournment_report.limit-note",
     "All adjourned games are over before the last round is played.",
     "Ertelenen bütün oyunlar son tur oynanmadan sonuçlanmış olmalıdır."},
    {"adjournment_report.limit-note-regulation",
     "Regulation 22.1: one round may be paired with an unfinished game, not the one after it, and "
     "none of the last two; nobody is paired so twice. All adjourned games are over before the "
     "last "
     "round is played.",
     "Yönetmelik 22.1: tamamlanmamış oyunla bir tur eşlendirilebilir, ondan sonraki "
     "eşlendirilemez; "
     "son iki turda hiç eşlendirilemez; bir oyuncu en çok bir kez böyle eşlendirilir. Ertelenen "
     "bütün "
     "oyunlar son tur oynanmadan sonuçlanmış olmalıdır."},
    {"adjournment_report.nothing-open", "No game is open.", "Tamamlanmamış oyun yok."},
};

const hakem::MessageTable registered[] = {
    hakem::MessageTable{papers}, hakem::MessageTable{envelope}, hakem::MessageTable{resumption},
    hakem::MessageTable{open}};

}
