// Adjourned games: what happened, where a game stands, how it ended on the board.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message words[] = {
    {"plugin.adjournment.laws", "Adjourned games", "Ertelenmiş oyunlar"},
    {"adjournment.white", "White", "Beyaz"},
    {"adjournment.black", "Black", "Siyah"},
    {"adjournment.ending.checkmate", "checkmate", "mat"},
    {"adjournment.ending.stalemate", "stalemate", "pat"},
    {"adjournment.ending.dead", "dead position", "ölü konum"},
    {"adjournment.ending.75-moves", "75 moves without capture or pawn's move",
     "taş almadan ve piyon sürmeden 75 hamle"},
};

constexpr hakem::Message phases[] = {
    {"adjournment.phase.none", "not adjourned", "ertelenmedi"},
    {"adjournment.phase.sealing", "the move is being sealed", "gizli hamle yazılıyor"},
    {"adjournment.phase.sealed", "the move is sealed, the clock stopped",
     "gizli hamle yapıldı, saat durduruldu"},
    {"adjournment.phase.adjourned", "adjourned, the envelope is kept",
     "ertelendi, zarf saklanıyor"},
    {"adjournment.phase.ready", "set up, the envelope still closed", "masa hazır, zarf kapalı"},
    {"adjournment.phase.waiting", "waiting for the player who is to reply, his clock running",
     "yanıt verecek oyuncu bekleniyor, saati çalışıyor"},
    {"adjournment.phase.playing", "being played on", "oyun sürüyor"},
    {"adjournment.phase.reply-sealed", "the reply is sealed, the sealer's clock running",
     "yanıt zarfta, gizli hamleyi yapanın saati çalışıyor"},
    {"adjournment.phase.envelope-lost", "the envelope is lost", "zarf bulunamadı"},
    {"adjournment.phase.concluded", "concluded", "sonuçlandı"},
    {"adjournment.phase.annulled", "annulled, a new game is to be played",
     "iptal edildi, yeni oyun oynanacak"},
};

constexpr hakem::Message events[] = {
    {"adjournment.event.handed", "envelope handed to the player on move",
     "zarf hamledeki oyuncuya verildi"},
    {"adjournment.event.written", "sealed move written", "gizli hamle yazıldı"},
    {"adjournment.event.shown-on-board", "move made on the board while sealing",
     "gizli hamle yerine tahtada hamle yapıldı"},
    {"adjournment.event.stopped", "clock stopped, the move sealed",
     "saat durduruldu, gizli hamle kesinleşti"},
    {"adjournment.event.kept", "envelope completed and kept",
     "zarf tamamlandı ve saklamaya alındı"},
    {"adjournment.event.draw-offered", "draw offered", "beraberlik önerildi"},
    {"adjournment.event.draw-accepted", "draw accepted", "beraberlik kabul edildi"},
    {"adjournment.event.draw-refused", "draw refused", "beraberlik reddedildi"},
    {"adjournment.event.draw-agreed", "draw agreed", "beraberlikte anlaşıldı"},
    {"adjournment.event.resigned", "resigned", "oyun terk edildi"},
    {"adjournment.event.set-up", "position and clocks set up, play resumed",
     "konum dizildi, saatler kuruldu, devam oturumu başladı"},
    {"adjournment.event.arrived", "player arrived", "oyuncu geldi"},
    {"adjournment.event.opened", "envelope opened", "zarf açıldı"},
    {"adjournment.event.reply-sealed", "reply sealed", "yanıt hamlesi zarfa kondu"},
    {"adjournment.event.envelope-lost", "envelope lost", "zarf bulunamadı"},
    {"adjournment.event.move-told", "sealed move told by its player",
     "gizli hamleyi yapan oyuncu hamlesini söyledi"},
    {"adjournment.event.position-lost", "position cannot be set up again",
     "konum yeniden kurulamıyor"},
    {"adjournment.event.clocks-disputed", "clocks said to be set wrongly",
     "saatlerin yanlış ayarlandığı ileri sürüldü"},
    {"adjournment.event.moved", "move made", "hamle yapıldı"},
    {"adjournment.event.excused", "late player excused", "geç kalan oyuncunun özrü kabul edildi"},
    {"adjournment.event.default-time-over", "default time over", "bekleme süresi doldu"},
    {"adjournment.event.flag-fell", "flag fell", "bayrak düştü"},
    {"adjournment.event.concluded", "game concluded", "oyun sonuçlandı"},
    {"adjournment.event.withdrawn", "event withdrawn", "kayıt geri alındı"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{words}, hakem::MessageTable{phases},
                                   hakem::MessageTable{events}};

}
