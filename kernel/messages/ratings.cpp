/// Texts of ratings: why games count or not, why a rating is what it is.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.rating.ukd", "National rating (UKD)", "Ulusal Kuvvet Derecesi (UKD)"},
    {"plugin.rating.fide", "FIDE rating", "FIDE kuvvet puanı (ELO)"},

    {"error.rating-edition", "there is no edition '{0}' of this rating system; it has: {1}",
     "bu kuvvet derecesi sisteminin '{0}' sürümü yok; olanlar: {1}"},
    {"error.rating-switch", "this rating system has no switch '{0}'; it has: {1}",
     "bu kuvvet derecesi sisteminin '{0}' ayarı yok; olanlar: {1}"},
    {"error.rating-switch-value", "the switch '{0}' cannot be '{1}'; it takes {2}",
     "'{0}' ayarı '{1}' olamaz; alabileceği değerler: {2}"},

    {"rating.forfeit-win", "forfeit win, not counted", "hükmen galibiyet, sayılmaz"},
    {"rating.forfeit-loss", "forfeit loss, not counted", "hükmen mağlubiyet, sayılmaz"},
    {"rating.bye", "bye, not counted", "bay, sayılmaz"},
    {"rating.not-moved", "not rated by the report (W, D, L), not counted",
     "raporda hesaba katılmayacağı belirtilmiş (W, D, L), sayılmaz"},
    {"rating.adjourned", "adjourned, the result is provisional: not counted",
     "ertelendi, sonucu geçici: sayılmaz"},
    {"rating.pending", "no result yet, not counted", "sonucu henüz yok, sayılmaz"},
    {"rating.no-opponent", "the opponent is not in the file, not counted",
     "rakip dosyada yok, sayılmaz"},
    {"rating.one-sided", "the opponent's record names somebody else, not counted",
     "rakibin kaydında başka biri yazılı, sayılmaz"},
    {"rating.sides-disagree", "the two records give different results, not counted",
     "iki kayıttaki sonuçlar birbirini tutmuyor, sayılmaz"},
    {"rating.capped", "the difference is capped", "puan farkı sınırlandı"},
    {"rating.opponent-unrated", "the opponent is unrated, not counted",
     "rakibin kuvvet derecesi yok, sayılmaz"},
    {"rating.ukd-unrated", "the opponent has no UKD: a fixed part of K, nothing for a draw",
     "rakip UKD'siz: K'nin sabit bir payı, beraberlikte değişim yok"},
    {"rating.ukd-archive-only", "the opponent has no UKD: a game of the archive only",
     "rakip UKD'siz: yalnız arşivdeki oyun sayısına girer"},
    {"rating.nobody-rated", "no opponent of the event is rated, not counted",
     "turnuvada derecesi olan rakibi yok, sayılmaz"},

    {"rating.why.ukd-k", "K is {0}: the UKD {1} is in the band {2}",
     "K katsayısı {0}: UKD {1}, {2} aralığında"},
    {"rating.why.ukd-k-below", "K is {0}: the UKD {1} is below {2}",
     "K katsayısı {0}: UKD {1}, {2} sınırının altında"},
    {"rating.why.ukd-k-from", "K is {0}: the UKD {1} is {2} or more",
     "K katsayısı {0}: UKD {1}, {2} veya üstünde"},
    {"rating.why.change", "n = {0}, W = {1}, We = {2}, K = {3}: change {4}",
     "{0} oyun, W = {1}, We = {2}, K = {3}: değişim {4}"},
    {"rating.why.ukd-change",
     "against opponents with UKD n = {0}, W = {1}, We = {2}, K = {3}: {5}; against opponents "
     "without UKD n = {6}: {7}; change {4}",
     "UKD'li rakiplerle {0} oyun, W = {1}, We = {2}, K = {3}: {5}; UKD'siz rakiplerle {6} oyun: "
     "{7}; değişim {4}"},
    {"rating.why.cap", "a difference of more than {0} counts as {0} (round {1})",
     "{0} puanı aşan fark {0} sayılır ({1}. tur)"},
    {"rating.why.ukd-unrated",
     "against an opponent without UKD a win brings {0}, a loss costs {0}, a draw changes nothing "
     "(round {1})",
     "UKD'siz rakibe karşı galibiyet {0} kazandırır, mağlubiyet {0} kaybettirir, beraberlik "
     "değiştirmez ({1}. tur)"},
    {"rating.why.ukd-new", "{0} with a change of {1} is {2}; the whole part is the UKD: {3}",
     "{0}, {1} değişimle {2} olur; UKD tam kısmıdır: {3}"},
    {"rating.why.new-half-up", "{0} with a change of {1} is {2}; rounded: {3}",
     "{0}, {1} değişimle {2} olur; yuvarlanınca {3}"},
    {"rating.why.ukd-floor",
     "{0} with a change of {1} is {2}, below {3}: the player is without UKD again",
     "{0}, {1} değişimle {2} olur; {3} altına düştüğü için oyuncu yeniden UKD'siz olur"},
    {"rating.why.ukd-nobody-rated", "no game against an opponent with UKD: nothing to archive",
     "UKD'li rakiple oyunu yok: arşivlenecek performans oluşmadı"},
    {"rating.why.ukd-performance",
     "mean of the opponents with UKD {0}, score {2} of {1} ({3} %), worth {4}: "
     "performance {5} (this formula is unverified)",
     "UKD'li rakiplerin ortalaması {0}, {1} oyunda {2} puan (yüzde {3}, karşılığı {4}): performans "
     "{5} "
     "(bu formül doğrulanmamıştır)"},
    {"rating.why.ukd-first-alone",
     "{0} games (needed {1}) and a performance above {2}: this event alone gives the first UKD {3} "
     "(unverified)",
     "{0} oyun (gereken {1}) ve {2} üstü performans: bu turnuva tek başına ilk UKD'yi verir: {3} "
     "(doğrulanmamıştır)"},
    {"rating.why.ukd-waits",
     "n = {0}: this event alone gives no UKD ({1} games with a mean performance above {2} are "
     "needed), the performance is archived",
     "{0} oyun: bu turnuva tek başına UKD vermez (ortalaması {2} üstü performansla {1} oyun "
     "gerekir), performans arşivlenir"},
    {"rating.why.youth-no-point", "no point over the board: {0} (rule of 2007)",
     "tahta başında puan alamadı: {0} (2007 kuralı)"},
    {"rating.why.youth-2007",
     "average UKD of the group {0}, {1} points away from half of the rounds, 20 for each half "
     "point: {2}; awarded {3} (rule of 2007)",
     "grubun UKD ortalaması {0}, tur sayısının yarısına göre {1} puan, her yarım puan için 20: "
     "{2}; verilen {3} (2007 kuralı)"},

    {"rating.why.youth-normal", "the usual calculation gives more, {0}: it holds (rule of 2007)",
     "olağan hesap daha fazlasını veriyor ({0}): o geçerlidir (2007 kuralı)"},

    {"rating.uncapped", "more than 400 points, not capped for this player",
     "fark 400 puandan çok, bu oyuncu için sınırlanmaz"},
    {"rating.wide-gap", "600 points or more with a player above 2600, not rated in rapid and blitz",
     "2600 üstü bir oyuncuyla 600 veya daha fazla puan farkı: hızlı ve yıldırımda sayılmaz"},
    {"rating.match-unrated", "a match with an unrated player, not rated",
     "kuvvet puanı olmayan oyuncuyla ikili maç, sayılmaz"},
    {"rating.match-decided", "the match was decided before this game, not rated",
     "ikili maçın sonucu bu oyundan önce belli olmuştu, sayılmaz"},
    {"rating.too-fast", "the time control is too fast for standard ratings, not rated",
     "düşünme süresi klasik değerlendirme için çok kısa, sayılmaz"},
    {"rating.first-control", "the first time control comes too early, not rated",
     "ilk süre kontrolü çok erken, sayılmaz"},
    {"rating.not-rapid", "not a rapid time control, not rated as rapid",
     "düşünme süresi hızlı satranç süresi değil, sayılmaz"},
    {"rating.not-blitz", "not a blitz time control, not rated as blitz",
     "düşünme süresi yıldırım satranç süresi değil, sayılmaz"},
    {"rating.unequal-times", "unequal times, not rated", "iki tarafın süreleri farklı, sayılmaz"},

    {"rating.why.fide-k-list", "K is {0}, as the rating list prints it",
     "K katsayısı {0}, listede yazıldığı gibi"},
    {"rating.why.fide-k-2400", "K is {0}: the rating has reached 2400 ({1})",
     "K katsayısı {0}: kuvvet puanı 2400'e ulaşmış ({1})"},
    {"rating.why.fide-k-youth", "K is {0}: {1} years old in the year of the list, never 2300",
     "K katsayısı {0}: liste yılında {1} yaşında, 2300'e hiç ulaşmamış"},
    {"rating.why.fide-k-new", "K is {0}: {1} rated games so far, fewer than 30",
     "K katsayısı {0}: şimdiye dek {1} oyunu hesaba katılmış, 30'dan az"},
    {"rating.why.fide-k-usual", "K is {0}: 30 games or more, never 2400",
     "K katsayısı {0}: en az 30 oyun, 2400'e hiç ulaşmamış"},
    {"rating.why.fide-k-unknown",
     "K is taken as {0}: no list prints it, and the year of birth or the number of games is not "
     "known",
     "K katsayısı {0} alındı: listede yok, doğum yılı veya oyun sayısı bilinmiyor"},
    {"rating.why.fide-k-standard", "K is {0}, as the rating list prints it for the standard rating",
     "K katsayısı {0}, listede klasik puan için yazıldığı gibi"},
    {"rating.why.fide-k-undated",
     "K is taken as {0}: the event has no date, so the age in the year of the list is not known",
     "K katsayısı {0} alındı: turnuvanın tarihi yok, liste yılındaki yaş bilinmiyor"},
    {"rating.why.fide-k-correction", "K is {0}, with which the corrected event counted",
     "K katsayısı {0}: düzeltilen turnuva bu katsayıyla hesaba katılmıştı"},
    {"rating.why.fide-k-stays",
     "K stays {0}: the number of rated games so far is not known, {1} of the 30 needed were "
     "counted here",
     "K katsayısı {0} kalır: şimdiye dek hesaba katılan oyun sayısı bilinmiyor, gereken 30 oyundan "
     "{1} kadarı burada sayıldı"},
    {"rating.why.fide-event-k",
     "{0}: by itself K would be {1} and the change {2}; in the period K is {3}",
     "{0}: tek başına K katsayısı {1}, değişim {2} olurdu; dönemde K katsayısı {3}"},
    {"rating.why.below-floor", "the list has {0}, below {1}: unrated again",
     "listede {0} var, {1} altında: kuvvet puanı kalmamıştır"},
    {"rating.note.below-floor",
     "player {0} comes with {1}, below {2}: unrated again by the regulations",
     "{0} numaralı oyuncunun puanı {1}, {2} altında: kurallara göre artık kuvvet puanı yok"},
    {"rating.why.fide-700", "K {0} with {1} games is more than {2}: K is {3}",
     "K {0}, {1} oyunla {2} sınırını aşar: K katsayısı {3} olur"},
    {"rating.why.uncapped", "from {0} on a difference of more than {1} is not capped (round {2})",
     "{0} ve üstünde {1} puanı aşan fark sınırlanmaz ({2}. tur)"},
    {"rating.why.fide-stand-in", "unrated in this class: the standard rating {0} stands in",
     "bu türde kuvvet puanı yok: yerine klasik puanı {0} geçer"},
    {"rating.why.fide-new", "{0} with a change of {1} is {2}; rounded: {3}",
     "{0}, {1} değişimle {2} olur; yuvarlanınca {3}"},
    {"rating.why.fide-floor", "{0} with a change of {1} is {2}, below {3}: unrated",
     "{0}, {1} değişimle {2} olur; {3} altında olduğu için kuvvet puanı kalmaz"},
    {"rating.why.fide-nobody-rated", "no game that counts against a rated opponent",
     "kuvvet puanı olan rakiple hesaba katılan oyunu yok"},
    {"rating.why.fide-initial",
     "initial rating {5}: {0} games and two draws with {6}, mean {2}; score {1}, with these "
     "draws {3} %, worth {4}",
     "ilk kuvvet puanı {5}: {0} oyun ve {6} ile iki beraberlik, ortalama {2}; {1} puan bu "
     "beraberliklerle yüzde {3}, karşılığı {4}"},
    {"rating.why.fide-initial-most",
     "initial rating {7}, the most there is, for {5}: {0} games and two draws with {6}, mean {2}; "
     "score {1}, with these draws {3} %, worth {4}",
     "ilk kuvvet puanı {7} (üst sınır), hesaplanan {5}: {0} oyun ve {6} ile iki beraberlik, "
     "ortalama {2}; {1} puan bu beraberliklerle yüzde {3}, karşılığı {4}"},
    {"rating.why.fide-initial-few",
     "{0} of {7} games for an initial rating; so far {5}: with two draws with {6} the mean is {2}; "
     "score {1}, with these draws {3} %, worth {4}",
     "ilk kuvvet puanı için {0}/{7} oyun; şimdilik {5}: {6} ile iki beraberlikle ortalama {2}; {1} "
     "puan bu beraberliklerle yüzde {3}, karşılığı {4}"},
    {"rating.why.fide-initial-low",
     "{5} is below {7}, not published: {0} games and two draws with {6}, mean {2}; score {1}, "
     "with these draws {3} %, worth {4}",
     "{5}, {7} altında, yayımlanmaz: {0} oyun ve {6} ile iki beraberlik, ortalama {2}; {1} puan bu "
     "beraberliklerle yüzde {3}, karşılığı {4}"},
    {"rating.why.fide-zero", "no point: disregarded if this is the player's first event",
     "puan yok: oyuncunun ilk turnuvası ise dikkate alınmaz"},
    {"rating.why.fide-first-zero", "{0}: no point in the first event, disregarded",
     "{0}: ilk turnuvada puan yok, dikkate alınmaz"},
    {"rating.why.fide-too-old", "{0}: ended {1}, more than {2} months ago, no longer pooled",
     "{0}: {1} tarihinde bitti, {2} aydan eski, artık birleştirilmez"},
    {"rating.why.fide-period",
     "{0} with a change of {1} in the period: {2} (each event rounded by itself: {3})",
     "{0}, dönemdeki {1} değişimle {2} (her turnuva ayrı yuvarlansa {3})"},
    {"rating.why.fide-lost", "{0} with a change of {1} in the period is below {4}: unrated",
     "{0}, dönemdeki {1} değişimle {4} altına düşer: kuvvet puanı kalmaz"},

    {"rating.note.too-fast",
     "{0} minutes for 60 moves, but {1} are needed where a player has {2}: not rated as standard",
     "60 hamle için {0} dakika; en yüksek puan {2} iken {1} dakika gerekir: klasik olarak "
     "değerlendirilmez"},
    {"rating.note.first-control",
     "the first time control is after {3} moves, at least 30 are needed: not rated",
     "ilk süre kontrolü {3} hamlede, en az 30 gerekir: değerlendirilmez"},
    {"rating.note.not-rapid",
     "{0} minutes for 60 moves is not rapid (more than 10, less than 60): not rated as rapid",
     "60 hamle için {0} dakika hızlı satranç değildir (10'dan çok, 60'tan az): hızlı olarak "
     "değerlendirilmez"},
    {"rating.note.not-blitz",
     "{0} minutes for 60 moves is not blitz (more than 3, at most 10): not rated as blitz",
     "60 hamle için {0} dakika yıldırım satranç değildir (3'ten çok, en fazla 10): yıldırım olarak "
     "değerlendirilmez"},
    {"rating.note.unequal-times", "the two sides have different times: not rated",
     "iki tarafın süreleri farklı: değerlendirilmez"},
    {"rating.note.no-time-control",
     "the file does not say the time control: it has not been checked",
     "dosyada düşünme süresi yok: denetlenemedi"},
    {"rating.note.rounds-in-a-day", "{1} rounds on {0}, at most {2} are allowed",
     "{0} günü {1} tur oynandı, en fazla {2} olabilir"},
    {"rating.note.older-edition",
     "the event began on {0}, before the oldest edition that is known here; rated by {1}",
     "turnuva {0} günü, burada bilinen en eski sürümden önce başladı; {1} ile hesaplandı"},

    {"rating.why.event", "{0}: n = {1}, change {2}", "{0}: {1} oyun, değişim {2}"},
    {"rating.why.awarded", "{0} gives {1} by the rule of 2007, which is more",
     "{0}, 2007 kuralıyla daha fazlasını verir: {1}"},
    {"rating.why.ukd-period",
     "{0} with a change of {1} in the period is {2}; the whole part is the UKD: {3}",
     "{0}, dönemdeki {1} değişimle {2} olur; UKD tam kısmıdır: {3}"},
    {"rating.why.ukd-lost",
     "{0} with a change of {1} in the period is {2}, below {4}: without UKD again",
     "{0}, dönemdeki {1} değişimle {2} olur; {4} altına düştüğü için yeniden UKD'siz"},
    {"rating.why.ukd-first",
     "{0} games in the archive (needed {1}), mean performance {2} above {3}: first UKD {4} "
     "(unverified)",
     "arşivde {0} oyun (gereken {1}), ortalama performans {2}, {3} üstünde: ilk UKD {4} "
     "(doğrulanmamıştır)"},
    {"rating.why.ukd-archive",
     "{0} of {1} games in the archive, mean performance {2} (has to exceed {3}): no UKD yet",
     "arşivde {0}/{1} oyun, ortalama performans {2} ({3} üstü gerekir): henüz UKD yok"},
    {"rating.why.archived", "{0}: n = {1}, performance {2}", "{0}: {1} oyun, performans {2}"},

    {"rating.note.ukd-unofficial",
     "UKD by a reconstructed formula: unofficial, the federation has not confirmed it",
     "UKD yeniden kurulmuş bir formülle hesaplandı: resmî değildir, federasyon onaylamamıştır"},
    {"rating.note.ukd-older-edition",
     "the event began on {0}: which edition was in force then is not known here, rated by that of "
     "{1}; for the youth championship of 2007 there is --system ukd@youth-2007",
     "turnuva {0} günü başlamış: o gün yürürlükte olan kural burada bilinmiyor, {1} sürümüyle "
     "hesaplandı; 2007 yaş grupları şampiyonası için --system ukd@youth-2007 vardır"},
    {"rating.note.youth-2007",
     "rule of 7 February 2007 for the youth championship: everybody gets a UKD; how byes and "
     "forfeits count in it and that nobody gets less than 1001 are readings of ours",
     "yaş grupları şampiyonası için 7 Şubat 2007 kuralı: her oyuncuya UKD verilir; bay ve hükmen "
     "sonuçların sayılışı ile kimseye 1001'den az verilmemesi bizim yorumumuzdur"},
    {"rating.note.ukd-time",
     "the thinking time of {0} minutes for 60 moves is less than the 60 of UKD events: does this "
     "event belong to another list?",
     "60 hamle için {0} dakikalık düşünme süresi, UKD turnuvalarının 60 dakikasından az: bu "
     "turnuva "
     "başka bir listeye mi ait?"},
    {"rating.note.adjourned",
     "round {0}, {1} - {2}: adjourned; the game is left out until it has a final result",
     "{0}. tur, {1} - {2}: ertelendi; kesin sonucu belli olana dek hesaba katılmaz"},
    {"rating.note.pending", "round {0}, {1} - {2}: no result yet, the game is left out",
     "{0}. tur, {1} - {2}: sonucu henüz yok, hesaba katılmaz"},
    {"rating.note.impossible-rating", "player {0}: {1} can be no rating, taken as unrated",
     "{0} numaralı oyuncu: {1} kuvvet derecesi olamaz, derecesiz sayıldı"},
    {"rating.note.switch", "'{0}' is set to {1}; the rule has {2}",
     "'{0}' ayarı {1} yapıldı; kuraldaki değer {2}"},
};

const hakem::MessageTable registered{messages};

}
