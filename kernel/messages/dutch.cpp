/// Texts of the FIDE (Dutch) system: what stands in the way of a round, and why it is as it is.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.pairing.dutch", "FIDE (Dutch) Swiss system", "FIDE (Dutch) İsviçre sistemi"},

    {"diagnostic.PAIR-0011", "there is no edition '{0}' of the Dutch system; choose 2026 or 2017",
     "Dutch sisteminin '{0}' sürümü yok; 2026 ya da 2017 seçin"},
    {"diagnostic.PAIR-0012",
     "the Dutch system pairs players, this is a team event; name a system for teams with --system",
     "Dutch sistemi oyuncuları eşler, bu ise bir takım turnuvası; --system ile bir takım sistemi "
     "seçin"},
    {"diagnostic.PAIR-0013",
     "round {0} cannot be paired before round {1}; choose a round from 1 to {1}",
     "{1}. tur eşlenmeden {0}. tur eşlenemez; 1 ile {1} arasında bir tur seçin"},
    {"diagnostic.PAIR-0014", "the event has {2} rounds, there is no round {0} (C.04.1, 1)",
     "turnuva {2} turludur, {0}. tur yok (C.04.1, 1)"},
    {"diagnostic.PAIR-0015",
     "nobody takes part in round {0}: there is no player, or all are absent",
     "{0}. tura katılan yok: oyuncu yok ya da hepsi gelmiyor"},
    {"diagnostic.PAIR-0016",
     "no legal pairing of round {0} exists: when as many as possible are paired, these are left: "
     "{1}; the Chief Arbiter decides (C.04.3, 1.9.3)",
     "{0}. turun kurallara uygun bir eşlendirmesi yok: olabildiğince çok oyuncu eşlendiğinde "
     "şunlar açıkta kalıyor: {1}; karar başhakemindir (C.04.3, 1.9.3)"},
    {"diagnostic.PAIR-0017",
     "round {0} cannot be paired: no game of round {1} has a result; enter the results, or pair "
     "round {1} again with --round {1}",
     "{0}. tur eşlenemez: {1}. turda hiçbir oyunun sonucu yok; sonuçları girin ya da --round {1} "
     "ile "
     "{1}. turu yeniden eşleyin"},
    {"diagnostic.PAIR-0018",
     "Baku acceleration is declared (record 192), but a win is not two draws or a loss brings "
     "points; correct the scoring (162) or give the virtual points (250) (C.04.7, 1.1)",
     "Baku hızlandırması yazılı (192 kaydı), oysa galibiyet iki beraberlik etmiyor ya da "
     "mağlubiyet "
     "puan getiriyor; puanlamayı (162) düzeltin ya da sanal puanları (250) verin (C.04.7, 1.1)"},
    {"diagnostic.PAIR-0217",
     "{0}: met {1} of the others already (C1), {2} are forbidden by the event, {3} have the same "
     "absolute colour preference (C3), {4} would be left",
     "{0}: ötekilerin {1} tanesiyle oynamış (C1), {2} tanesi turnuvaca yasak, {3} tanesinin mutlak "
     "renk tercihi aynı (C3), geriye {4} rakip kalıyor"},
    {"diagnostic.PAIR-0218",
     "{0}: met {1} of the others already (C1), {2} are forbidden by the event, {3} have the same "
     "absolute colour preference (C3), {4} would be left; round {5} bars from the bye (C2)",
     "{0}: ötekilerin {1} tanesiyle oynamış (C1), {2} tanesi turnuvaca yasak, {3} tanesinin mutlak "
     "renk tercihi aynı (C3), geriye {4} rakip kalıyor; {5}. tur nedeniyle bay geçemez (C2)"},
    {"diagnostic.PAIR-0019",
     "number {0} is absent from round {1} or has a bye asked for; name one who is to be paired",
     "{0} numara {1}. tura gelmiyor ya da istediği bayı var; eşlenecek birinin numarasını verin"},
    {"diagnostic.PAIR-0020", "there is no number {0} in the file", "dosyada {0} numara yok"},
    {"diagnostic.PAIR-0021", "number {0} cannot be paired with itself; name two",
     "{0} numara kendisiyle eşlenemez; iki ayrı numara verin"},
    {"diagnostic.PAIR-0022",
     "the number of boards of a match is not declared (record 352): {0} are taken, as the rounds "
     "played or the shortest list have them; a record as \"352 WBWB\" tells it",
     "bir karşılaşmanın masa sayısı yazılı değil (352 kaydı): oynanan turlara ya da en kısa "
     "listeye "
     "göre {0} alındı; \"352 WBWB\" gibi bir kayıt bunu bildirir"},
    {"diagnostic.PAIR-0023",
     "round {0}, board {1}: the game {2} - {3} is adjourned and still open; adjourned games should "
     "be over before the last round is played: enter its result, or see that it is played first",
     "{0}. tur, {1}. masa: {2} - {3} oyunu ertelendi ve sonuçlanmadı; ertelenmiş oyunlar son tur "
     "oynanmadan önce sonuçlanmalıdır: sonucunu girin ya da önce oynatın"},
    {"diagnostic.PAIR-0024",
     "round {0}, board {1}: the game {2} - {3} is adjourned and counts as a draw for this pairing",
     "{0}. tur, {1}. masa: {2} - {3} oyunu ertelendi, bu eşlendirmede berabere sayıldı"},
    {"diagnostic.PAIR-0226",
     "the event began on {0}, and the earliest edition of the system that is known here is that of "
     "{1}, applied from {2}: the rounds are paired by it",
     "turnuva {0} tarihinde başlamış; sistemin burada bilinen en eski sürümü {2} tarihinde "
     "yürürlüğe "
     "giren {1} sürümü: turlar ona göre eşlendirilir"},
    {"diagnostic.PAIR-0221",
     "the initial colour is not known (a TRF26 has record 152 for it): White is assumed for the "
     "first player; give "
     "--initial-colour, or --lot to draw it",
     "başlangıç rengi bilinmiyor (TRF26'da 152 kaydı): ilk oyuncuya beyaz varsayıldı; "
     "--initial-colour ile "
     "verin ya da --lot ile kura çekin"},
    {"diagnostic.PAIR-0222",
     "the number of rounds is not declared (record 142): round {0} is not paired as the last "
     "one; give --total-rounds",
     "tur sayısı yazılı değil (142 kaydı): {0}. tur son tur olarak eşlenmedi; --total-rounds ile "
     "verin"},

    {"diagnostic.PAIR-0223", "the initial colour was drawn with the lot {0}: {1}",
     "başlangıç rengi {0} kurasıyla çekildi: {1}"},
    {"diagnostic.PAIR-0224",
     "the file's code of the pairing system (192) is {0}; it was paired by the Dutch system",
     "dosyanın eşlendirme sistemi kodu (192) {0}; Dutch sistemiyle eşlendi"},
    {"diagnostic.PAIR-0225",
     "the game {1} - {2} of round {0} was not finished: it counts as a draw, and the pairing is "
     "provisional (C.04.1)",
     "{0}. turun {1} - {2} oyunu bitmemişti: beraberlik sayıldı, eşlendirme geçicidir (C.04.1)"},

    {"dutch.white", "White", "beyaz"},
    {"dutch.black", "Black", "siyah"},
    {"dutch.last_round", "last round", "geçen tur"},
    {"dutch.two_rounds_ago", "two rounds ago", "iki tur önce"},
    {"dutch.preference.none", "no preference", "renk tercihi yok"},
    {"dutch.preference.white.mild", "White, mild", "beyaz, hafif"},
    {"dutch.preference.white.strong", "White, strong", "beyaz, güçlü"},
    {"dutch.preference.white.absolute", "White, absolute", "beyaz, mutlak"},
    {"dutch.preference.black.mild", "Black, mild", "siyah, hafif"},
    {"dutch.preference.black.strong", "Black, strong", "siyah, güçlü"},
    {"dutch.preference.black.absolute", "Black, absolute", "siyah, mutlak"},

    {"dutch.bar.met", "{0} and {1} have met in round {2}", "{0} ile {1}, {2}. turda karşılaştı"},
    {"dutch.bar.forbidden", "the event forbids {0} and {1} to meet",
     "turnuva {0} ile {1} eşlendirmesini yasaklıyor"},
    {"dutch.bar.colours",
     "{0} and {1} have the same absolute colour preference ({2}), neither is a topscorer",
     "{0} ile {1} aynı mutlak renk tercihina sahip ({2}), ikisi de lider değil"},
    {"dutch.bar.had_bye", "{0} cannot have the bye again: it had the bye in round {1}",
     "{0} yeniden bay geçemez: {1}. turda bay geçti"},
    {"dutch.bar.bye", "{0} cannot have the bye: round {1} brought points of a win without play",
     "{0} bay geçemez: {1}. tur oynamadan galibiyet puanı getirdi"},

    {"dutch.bye.score",
     "{0} has the bye: with a score below {1} nobody can have it so that all others are paired",
     "bay {0} oyuncusunun: {1} puandan azıyla, öteki herkes eşlenecek biçimde kimse bay geçemez"},
    {"dutch.bye.left", "{0} is left over and has the bye", "{0} açıkta kaldı ve bay geçti"},

    {"dutch.bracket.homogeneous", "players: {1}; pairs: {2}; downfloaters: {4}",
     "{1} oyuncu, {2} eşleşme; aşağı kayanlar: {4}"},
    {"dutch.bracket.heterogeneous",
     "residents: {1}; moved down: {3}; pairs: {2}; downfloaters: {4}",
     "{1} oyuncu, yukarıdan gelenler: {3}; {2} eşleşme; aşağı kayanlar: {4}"},
    {"dutch.bracket.penultimate",
     "paired again so that the rest can be paired; residents: {1}; moved "
     "down: {3}; pairs: {2}; downfloaters: {4}",
     "geri kalanlar eşlenebilsin diye yeniden eşlendi: {1} oyuncu, yukarıdan "
     "gelenler: {3}; {2} eşleşme; aşağı kayanlar: {4}"},
    {"dutch.bracket.collapsed",
     "collapsed last bracket from {0} points down; residents: {1}; moved down: {3}; "
     "pairs: {2}; left over: {4}",
     "{0} puandan aşağısı tek gruba indi: {1} oyuncu, yukarıdan gelenler: {3}; {2} eşleşme; açıkta "
     "kalan: {4}"},
    {"dutch.subgroups.original", "S1: {0} / S2: {1}", "S1: {0} / S2: {1}"},
    {"dutch.subgroups.exchanged", "S1: {0} / S2: {1}; exchanged: {2} leaves S1, {3} enters",
     "S1: {0} / S2: {1}; değişim: {2} S1'den çıkıyor, {3} giriyor"},
    {"dutch.short.preference", "do not get their colour preference: {0}",
     "renk tercihini alamayanlar: {0}"},
    {"dutch.short.strong_preference", "do not get their strong colour preference: {0}",
     "güçlü renk tercihini alamayanlar: {0}"},
    {"dutch.short.down_last", "float down again after a downfloat last round: {0}",
     "geçen turun ardından yine aşağı kayanlar: {0}"},
    {"dutch.short.up_last", "float up again after an upfloat last round: {0}",
     "geçen turun ardından yine yukarı kayanlar: {0}"},
    {"dutch.short.down_before", "float down again after a downfloat two rounds ago: {0}",
     "iki tur öncesinin ardından yine aşağı kayanlar: {0}"},
    {"dutch.short.up_before", "float up again after an upfloat two rounds ago: {0}",
     "iki tur öncesinin ardından yine yukarı kayanlar: {0}"},

    {"dutch.place.resident",
     "{0} is resident in the scoregroup of {2} points: number {3} of {4} in the bracket; colour "
     "preference: {5}",
     "{0}, {2} puan grubunun kendi oyuncusu: grupta {4} oyuncunun {3}. sırasında; renk tercihi: "
     "{5}"},
    {"dutch.place.moved_down",
     "{0} ({1} points) is moved down to the scoregroup of {2} points: number {3} of {4} in the "
     "bracket; colour preference: {5}",
     "{0} ({1} puan), {2} puan grubuna indi: grupta {4} oyuncunun {3}. sırasında; renk tercihi: "
     "{5}"},
    {"dutch.pair.remainder",
     "{0} (S1) meets {1} (S2): the first still free in the order of S2 who allows the best pairing",
     "{0} (S1), {1} (S2) ile eşleşti: S2 sırasında en iyi eşlendirmeye izin veren ilk boş oyuncu"},
    {"dutch.pair.moved_down",
     "{0} ({2} points, moved down) meets {1} ({3} points): the first resident who allows the best "
     "pairing",
     "{0} ({2} puan, yukarıdan geldi), {1} ({3} puan) ile eşleşti: en iyi eşlendirmeye izin veren "
     "ilk oyuncu"},
    {"dutch.float.down", "{0} floats down from the scoregroup of {1} points",
     "{0}, {1} puan grubundan aşağı kayıyor"},
    {"dutch.float.bye", "{0} is left over in the last bracket ({1} points) and has the bye",
     "{0} son grupta ({1} puan) açıkta kalıyor ve bay geçiyor"},

    {"dutch.why_not.paired", "{0} and {1} are paired with each other",
     "{0} ile {1} birbiriyle eşleşti"},
    {"dutch.why_not.forced",
     "the best round with {0} - {1} in it is worse than the one made; from the top, the first "
     "difference",
     "içinde {0} - {1} olan en iyi tur, yapılandan kötüdür; yukarıdan ilk fark"},
    {"dutch.why_not.no_round", "no legal pairing of the round has {0} - {1} in it",
     "içinde {0} - {1} olan, kurallara uygun bir tur eşlendirmesi yok"},
    {"dutch.place.virtual", "{0}: pairing score {1} = {2} points and {3} virtual points",
     "{0}: eşlendirme puanı {1} = {2} puan ve {3} sanal puan"},
    {"dutch.subgroups.heterogeneous",
     "S1, moved-down players: {0} / S2, residents: {1} / Limbo: {2}",
     "S1, yukarıdan gelenler: {0} / S2, grubun oyuncuları: {1} / Limbo: {2}"},
    {"dutch.subgroups.remainder", "remainder: S1: {0} / S2: {1}", "kalan: S1: {0} / S2: {1}"},
    {"dutch.few_pairs.rules", "more pairs than {0} are not legal in this bracket",
     "bu grupta {0} eşleşmeden fazlası kurallara uygun değil"},
    {"dutch.few_pairs.completion",
     "{1} pairs would be legal in this bracket, but more than {0} leave players who cannot be "
     "paired below",
     "bu grupta {1} eşleşme kurallara uygun olurdu, ama {0} eşleşmeden fazlası aşağıda eşlenemeyen "
     "oyuncu bırakır"},

    {"dutch.loss.impossible", "the rules make no such candidate in this bracket",
     "kurallar bu grupta böyle bir aday üretmez"},
    {"dutch.loss.completion", "the players left over could not all be paired",
     "geri kalan oyuncuların hepsi eşlenemezdi"},
    {"dutch.loss.completion_with_bye",
     "the players left over could not all be paired, the bye going to a score of {0}",
     "bay {0} puanlı birinde kalarak geri kalanların hepsi eşlenemezdi"},
    {"dutch.loss.order", "as good by every criterion, but later in the order of candidates",
     "her ölçüte göre aynı değerde, ama aday sırasında daha sonra"},
    {"dutch.loss.pairs", "pairs fewer in the bracket: {0}", "grupta eksik eşleşme: {0}"},
    {"dutch.loss.scores", "more downfloaters with {1} points: {0}",
     "{1} puanlı aşağı kayan fazlası: {0}"},
    {"dutch.loss.differences", "more score differences of {1}: {0}",
     "{1} puanlık puan farkı fazlası: {0}"},
    {"dutch.loss.next_pairs", "pairs fewer in the following bracket: {0}",
     "sonraki grupta eksik eşleşme: {0}"},
    {"dutch.loss.next_scores", "more downfloaters with {1} points from the following bracket: {0}",
     "sonraki gruptan {1} puanlı aşağı kayan fazlası: {0}"},
    {"dutch.loss.next_differences", "more score differences of {1} in the following bracket: {0}",
     "sonraki grupta {1} puanlık puan farkı fazlası: {0}"},
    {"dutch.loss.unplayed_games", "more unplayed games of the one who has the bye: {0}",
     "bay geçenin oynanmamış oyun fazlası: {0}"},
    {"dutch.loss.colour_difference",
     "more topscorers or opponents of topscorers with a colour difference above 2: {0}",
     "renk farkı 2'yi aşan lider ya da lider rakibi fazlası: {0}"},
    {"dutch.loss.third_colour",
     "more topscorers or opponents of topscorers with the same colour three times in a row: {0}",
     "üç kez üst üste aynı rengi alan lider ya da lider rakibi fazlası: {0}"},
    {"dutch.loss.preference", "more players without their colour preference: {0}",
     "renk tercihini alamayan oyuncu fazlası: {0}"},
    {"dutch.loss.strong_preference", "more players without their strong colour preference: {0}",
     "güçlü renk tercihini alamayan oyuncu fazlası: {0}"},
    {"dutch.loss.downfloats", "more downfloats of players who floated down {1}: {0}",
     "{1} aşağı kaymışken yine aşağı kayan oyuncu fazlası: {0}"},
    {"dutch.loss.upfloats", "more upfloats of players who floated up {1}: {0}",
     "{1} yukarı kaymışken yine yukarı kayan oyuncu fazlası: {0}"},
    {"dutch.loss.downfloat_differences",
     "larger score differences ({1}) of players who floated down {2}: {0} more",
     "{2} aşağı kaymış oyuncuların daha büyük puan farkı ({1}): {0} fazla"},
    {"dutch.loss.upfloat_differences",
     "larger score differences ({1}) of players who floated up {2}: {0} more",
     "{2} yukarı kaymış oyuncuların daha büyük puan farkı ({1}): {0} fazla"},

    {"dutch.colours.1", "{0} (preference: {2}) - {1} (preference: {3}): both preferences fit",
     "{0} (renk tercihi: {2}) - {1} (renk tercihi: {3}): iki tercih de karşılanıyor"},
    {"dutch.colours.2",
     "{0} (preference: {2}) - {1} (preference: {3}): the stronger preference is granted",
     "{0} (renk tercihi: {2}) - {1} (renk tercihi: {3}): güçlü olan tercih karşılanıyor"},
    {"dutch.colours.3",
     "{0} (preference: {2}) - {1} (preference: {3}): alternated from the latest game in which the "
     "two had different colours, {4} back",
     "{0} (renk tercihi: {2}) - {1} (renk tercihi: {3}): ikisinin farklı renk aldığı en son "
     "oyundan "
     "({4} oyun önce) sonra renkler değişiyor"},
    {"dutch.colours.4",
     "{0} (preference: {2}) - {1} (preference: {3}): the preference of {4}, ranked higher",
     "{0} (renk tercihi: {2}) - {1} (renk tercihi: {3}): daha üst sıradaki {4} tercihini alıyor"},
    {"dutch.colours.5",
     "{0} - {1}: neither has a preference; {4} is ranked higher with number {5}, the initial "
     "colour of odd numbers is {6}",
     "{0} - {1}: ikisinin de renk tercihi yok; üst sıradaki {4}, {5} numara; tek numaraların "
     "başlangıç rengi {6}"},

    {"dutch.fault.left_out", "{0} is neither paired nor has a bye",
     "{0} ne eşlendi ne de bay geçti"},
    {"dutch.fault.twice", "{0} is paired more than once", "{0} birden çok kez eşlendi"},
    {"dutch.fault.bye_in_even", "the number of players is even, but the bye was given to {0}",
     "oyuncu sayısı çift, oysa bay verildi: {0}"},
    {"dutch.fault.byes", "more than one bye was given: {0}", "birden çok bay verildi: {0}"},
    {"dutch.fault.bye_score", "{0} has the bye with {1} points; it belongs to a score of {2}",
     "bay {1} puanlı {0} oyuncusuna verildi; {2} puanlı birine verilmeliydi"},
    {"dutch.fault.downfloaters", "downfloaters: {0}; by the rules: {1}",
     "aşağı kayanlar: {0}; kurallara göre: {1}"},
    {"dutch.fault.order",
     "as good by every criterion, but a later candidate: {0} meets {1} first, played was {2}",
     "her ölçüte göre aynı değerde ama daha sonraki bir aday: {0} önce {1} ile eşleşir, oynanan "
     "{2}"},
    {"dutch.fault.colours", "{0} had White against {1}; it should be the other way round",
     "{0}, {1} karşısında beyaz oynadı; renkler tersi olmalıydı"},
};

const hakem::MessageTable registered{messages};

}
