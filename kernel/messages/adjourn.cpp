// Texts of `hakem adjourn` and of the record of adjourned games.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message words[] = {
    {"adjourn.title", "Adjourned game: round {0}, board {1}, {2} - {3}",
     "Ertelenen oyun: {0}. tur, {1}. masa, {2} - {3}"},
    {"adjourn.state", "State", "Durum"},
    {"adjourn.result", "Result", "Sonuç"},
    {"adjourn.clocks", "Clocks", "Saatler"},
    {"adjourn.clocks-of", "White {0}, Black {1}", "Beyaz {0}, siyah {1}"},
    {"adjourn.clocks-unknown", "clocks not known", "saatler bilinmiyor"},
    {"adjourn.clock-unknown", "not known", "bilinmiyor"},
    {"adjourn.running", "Running", "Çalışan saat"},
    {"adjourn.resumption", "Resumption", "Devam oturumu"},
    {"adjourn.record", "Record", "Kayıt"},
    {"adjourn.followed", "What followed", "Sonuçları"},
    {"adjourn.next", "What is next", "Sıradaki işler"},
    {"adjourn.moment", "Arbiter's clock", "Hakem saati"},
    {"adjourn.event", "Event", "Olay"},
    {"adjourn.white", "White", "Beyaz"},
    {"adjourn.black", "Black", "Siyah"},
    {"adjourn.article", "Article", "Madde"},
    {"adjourn.step", "What follows", "Sonucu"},
    {"adjourn.next-step", "What to do", "Ne yapılmalı"},
    {"adjourn.marks", "~ a reading of the article: the arbiter decides; ! a contradiction",
     "~ maddenin bir yorumu: kararı hakem verir; ! bir çelişki"},
    {"adjourn.refused", "refused, and nothing was recorded: {0}",
     "kabul edilmedi, kayda bir şey yazılmadı: {0}"},
    {"adjourn.not-a-draw",
     "round {0} was paired with this game as a draw, and it ended {1}: its pairing stands, the "
     "standings change (regulation 22.1)",
     "{0}. tur bu oyun berabere sayılarak eşlendirildi, oyun {1} bitti: eşlendirme geçerlidir, "
     "sıralama değişir (yönetmelik 22.1)"},
    {"adjourn.taken-back", "Withdrawn (I.3): {0}, {1}; reason: {2}",
     "Geri alındı (I.3): {0}, {1}; gerekçe: {2}"},
    {"adjourn.withdrawn", "Withdrawn", "Geri alınan"},
    {"adjourn.reason", "Reason", "Gerekçe"},
    {"adjourn.record-extent", "{0}: {1} lines, last checksum {2}",
     "{0}: {1} satır, son sağlama {2}"},
    {"adjourn.type-move",
     "Type the sealed move; it is not shown:", "Gizli hamleyi yazın; ekranda görünmez:"},
    {"adjourn.key-made",
     "made: {0}, which opens sealed moves (keep it away from the record), and {1}, with which they "
     "are locked",
     "oluşturuldu: gizli hamleleri açan {0} (kayıttan ayrı saklayın) ve kilitleyen {1}"},
    {"adjourn.key-public-made", "{0} was there and stays; made from it: {1}",
     "{0} zaten vardı, değişmedi; ondan oluşturuldu: {1}"},
};

constexpr hakem::Message errors[] = {
    {"error.adjourn-busy", "{0}: another hakem is writing to the record; try again",
     "{0}: kayda başka bir hakem yazıyor; yeniden deneyin"},
    {"error.adjourn-damaged",
     "{0}: the record is damaged, so nothing is written to it; the findings above say where: take "
     "it back from a copy",
     "{0}: kayıt bozuk, bu yüzden yazılmıyor; yeri yukarıdaki bulgularda: bir kopyadan geri alın"},
    {"error.adjourn-no-file",
     "{0}: a link or no regular file; the record must be the file itself: put it in the link's "
     "place",
     "{0}: bağlantı ya da olağan olmayan bir dosya; kayıt dosyanın kendisi olmalı: bağlantının "
     "yerine dosyayı koyun"},
    {"error.adjourn-undo-reason", "say why the event is taken back: --reason TEXT",
     "kaydın neden geri alındığını yazın: --reason METİN"},
    {"error.adjourn-nothing-to-undo",
     "round {0}, board {1}: the record has nothing in force of this game that could be taken back",
     "{0}. tur, {1}. masa: kayıtta bu oyunun geri alınabilecek, geçerli bir olayı yok"},
    {"error.adjourn-unwritable",
     "a text is too long, or has signs that no line can hold; nothing was recorded: {0}",
     "bir metin çok uzun ya da satıra yazılamayacak işaretler içeriyor; kayda bir şey yazılmadı: "
     "{0}"},
    {"error.adjourn-sodium", "the library libsodium does not start",
     "libsodium kitaplığı çalışmıyor"},
    {"error.adjourn-no-text", "the sealed move is empty; give the move as the player wrote it",
     "gizli hamle boş; hamleyi oyuncunun yazdığı gibi verin"},
    {"error.adjourn-long-text", "the sealed move is too long; at most {0} bytes",
     "gizli hamle çok uzun; en çok {0} bayt"},
    {"error.adjourn-key-exists", "{0}: is there already and is never replaced; choose another name",
     "{0}: zaten var, üstüne yazılmaz; başka bir ad seçin"},
    {"error.adjourn-no-key", "{0}: no key of that kind; expected a file that begins with {1}",
     "{0}: bu türden bir anahtar değil; {1} ile başlayan bir dosya bekleniyor"},
    {"error.adjourn-wrong-key",
     "{0} does not open this sealed move: it was locked for another key, or damaged",
     "{0} bu gizli hamleyi açmıyor: başka bir anahtar için kilitlenmiş ya da bozulmuş"},
    {"error.adjourn-other-place",
     "{0} opens it, but this text was sealed for another game, move or moment: it was put here "
     "afterwards",
     "{0} açıyor, ama bu metin başka bir oyun, hamle ya da an için mühürlenmiş: buraya sonradan "
     "konmuş"},
    {"error.adjourn-on-paper",
     "this sealed move is on paper alone; give what the paper says to --text, or --found",
     "bu gizli hamle yalnız kâğıtta; kâğıtta yazanı --text ile verin ya da --found kullanın"},
    {"error.adjourn-open-how", "say what was in the envelope: --text, --found or --key",
     "zarftan ne çıktığını söyleyin: --text, --found ya da --key"},
    {"error.adjourn-no-lock",
     "a move that is typed needs the arbiter's public key: --lock NAME.pub",
     "yazılan hamle için hakemin açık anahtarı gerekir: --lock AD.pub"},
    {"error.adjourn-no-moment",
     "the moment by the arbiter's clock is missing: --at \"2026-11-07 14:00\", or 14:00 on the day "
     "of the last event",
     "hakem saatine göre an eksik: --at \"2026-11-07 14:00\", son olayla aynı günse 14:00"},
    {"error.adjourn-no-day", "{0}: {1} has no day, and the record has no event yet; give the date",
     "{0}: {1} için gün belli değil, kayıtta henüz olay yok; tarihi de yazın"},
    {"error.adjourn-moment",
     "{0}: {1} is no moment; expected \"2026-11-07 14:00[:05]\" or \"14:00\"",
     "{0}: {1} bir an değil; \"2026-11-07 14:00[:05]\" ya da \"14:00\" bekleniyor"},
    {"error.adjourn-clock",
     "{0}: {1} is no time on a clock; expected hours and minutes \"0:35\" or \"1:35:07\"",
     "{0}: {1} bir saat süresi değil; saat ve dakika \"0:35\" ya da \"1:35:07\" bekleniyor"},
    {"error.adjourn-clocks", "{0}: {1}; expected White's and Black's: \"0:35:00,1:02:10\"",
     "{0}: {1}; beyazın ve siyahın süresi bekleniyor: \"0:35:00,1:02:10\""},
    {"error.adjourn-result",
     "{0}: {1}; expected 1-0, 1/2, 0-1, 0-0, 1/2-0, 0-1/2, +/-, -/+ or "
     "-/-",
     "{0}: {1}; 1-0, 1/2, 0-1, 0-0, 1/2-0, 0-1/2, +/-, -/+ ya da -/- bekleniyor"},
    {"error.adjourn-days", "--pooled: {0}; expected days: 2026-11-09,12.11.2026",
     "--pooled: {0}; günler bekleniyor: 2026-11-09,12.11.2026"},
    {"error.adjourn-which", "name the game: --round R --board B, or --white N",
     "oyunu belirtin: --round T --board M ya da --white N"},
    {"error.adjourn-no-board", "round {0} has no game on board {1}",
     "{0}. turda {1}. masada oyun yok"},
    {"error.adjourn-no-white", "round {0}: number {1} has no game with White",
     "{0}. tur: {1} numaranın beyazla oyunu yok"},
    {"error.adjourn-no-seat",
     "round {0}: match {1} has several boards; give --seat S, or --white N",
     "{0}. tur: {1}. karşılaşmada birden çok masa var; --seat S ya da --white N verin"},
    {"error.adjourn-has-result",
     "round {0}, board {1}, {2} - {3}: the tournament has a result for this game already",
     "{0}. tur, {1}. masa, {2} - {3}: turnuvada bu oyunun sonucu zaten var"},
    {"error.adjourn-no-game", "round {0}, board {1}: the record has no such game",
     "{0}. tur, {1}. masa: kayıtta böyle bir oyun yok"},
    {"error.adjourn-no-position",
     "the position before the sealed move is missing: --fen, or --pgn FILE --game N",
     "gizli hamle öncesi konum eksik: --fen ya da --pgn DOSYA --game N"},
    {"error.adjourn-no-left", "the times left are missing: --left WHITE,BLACK",
     "kalan süreler eksik: --left BEYAZ,SİYAH"},
    {"error.adjourn-fen", "{0}: no position to adjourn in, all six fields are needed: {1}",
     "{0}: ertelenecek konum değil, altı alanın hepsi gerekir: {1}"},
    {"error.adjourn-pgn", "{0}: the moves of the game could not all be read ({1} were); use --fen",
     "{0}: oyunun hamlelerinin hepsi okunamadı ({1} okundu); --fen kullanın"},
    {"error.adjourn-nothing", "nothing to record; see hakem adjourn seal --help",
     "kaydedilecek bir şey yok; bkz. hakem adjourn seal --help"},
};

constexpr hakem::Message findings[] = {
    {"diagnostic.ADJ-0101",
     "the record of adjourned games is no regular file; expected the file that hakem adjourn "
     "writes; put it back, or take this away",
     "ertelenen oyunların kaydı olağan bir dosya değil; hakem adjourn'ün yazdığı dosya bekleniyor; "
     "onu geri koyun ya da bunu kaldırın"},
    {"diagnostic.ADJ-0102",
     "the program was stopped while it wrote: the last command was never finished and does not "
     "count; it goes with the next write, tell it again",
     "program yazarken durdurulmuş: son komut tamamlanmamış, sayılmaz; bir sonraki yazışta "
     "silinir, "
     "komutu yeniden verin"},
    {"diagnostic.ADJ-0103",
     "the record is damaged from here on: {0}; expected a line as hakem adjourn wrote it; what "
     "stands before it was read; take the record back from a copy",
     "kayıt buradan sonra bozuk: {0}; hakem adjourn'ün yazdığı bir satır bekleniyor; öncesi "
     "okundu; "
     "kaydı bir kopyadan geri alın"},
    {"diagnostic.ADJ-0104", "the record is too large to be one; expected at most {0} MB",
     "dosya kayıt olamayacak kadar büyük; en çok {0} MB bekleniyor"},
    {"diagnostic.ADJ-0105",
     "this is no record that this hakem knows: \"{0}\"; expected \"hakem.adjournments/1\" in the "
     "first line; a newer hakem may read it",
     "bu hakem sürümünün bildiği bir kayıt değil: \"{0}\"; ilk satırda \"hakem.adjournments/1\" "
     "bekleniyor; daha yeni bir hakem okuyabilir"},
    {"diagnostic.ADJ-0106",
     "the line is no JSON object; expected an event as hakem adjourn writes it; what follows is "
     "not "
     "read",
     "satır bir JSON nesnesi değil; hakem adjourn'ün yazdığı gibi bir olay bekleniyor; devamı "
     "okunmuyor"},
    {"diagnostic.ADJ-0107", "brackets are nested too deep for an event; what follows is not read",
     "parantezler bir olay için fazla iç içe; devamı okunmuyor"},
    {"diagnostic.ADJ-0108",
     "unknown event \"{0}\": it is passed over, and the game may stand otherwise; expected an "
     "event "
     "of hakem.adjournments/1; use the hakem that wrote it",
     "bilinmeyen olay \"{0}\": atlandı, oyunun durumu başka olabilir; hakem.adjournments/1 olayı "
     "bekleniyor; yazan hakem sürümünü kullanın"},
    {"diagnostic.ADJ-0109", "the event has no \"{0}\"; it is passed over; every such event has it",
     "olayda \"{0}\" yok; atlandı; bu türden her olayda bulunur"},
    {"diagnostic.ADJ-0110",
     "\"{0}\" is something else than expected: {1}; the event is passed over",
     "\"{0}\" beklenenden başka; beklenen: {1}; olay atlandı"},
    {"diagnostic.ADJ-0111",
     "\"{0}\" is unknown here and passed over; a newer hakem may have written it",
     "\"{0}\" burada bilinmiyor, atlandı; daha yeni bir hakem yazmış olabilir"},
    {"diagnostic.ADJ-0112",
     "\"{0}\" must be a whole number from {1} to {2}; the event is passed over",
     "\"{0}\", {1} ile {2} arasında bir tam sayı olmalı; olay atlandı"},
    {"diagnostic.ADJ-0113",
     "\"{0}\" must be a text of at most {1} bytes without control characters; the event is passed "
     "over",
     "\"{0}\", denetim karakteri içermeyen, en çok {1} baytlık bir metin olmalı; olay atlandı"},
    {"diagnostic.ADJ-0114", "\"more\" does not count the lines of its command down to the last",
     "\"more\", komutun satırlarını sonuncuya kadar geri saymıyor"},
    {"diagnostic.ADJ-0115",
     "the event \"{0}\" cannot follow on those before it, and is passed over ({1}): {2}",
     "\"{0}\" olayı öncekilerin ardından gelemez, atlandı ({1}): {2}"},
    {"adjourn.see-article", "the article does not allow it now", "madde buna şimdi izin vermiyor"},
    {"diagnostic.ADJ-0116",
     "round {0}, {1} - {2}: one of them has another game of the round in the record; the event is "
     "passed over",
     "{0}. tur, {1} - {2}: kayıtta oyunculardan birinin bu turda başka oyunu var; olay atlandı"},
    {"diagnostic.ADJ-0117",
     "the record was begun for \"{0}\", the tournament is \"{1}\"; if it was only renamed, all is "
     "well, else take the record away",
     "kayıt \"{0}\" için başlatılmış, turnuvanın adı \"{1}\"; yalnız adı değiştiyse sorun yok, "
     "yoksa kaydı kaldırın"},
    {"diagnostic.ADJ-0118",
     "takes back {0} events, and {1} of the game are in force; it is passed over; expected a line "
     "as hakem adjourn undo writes it",
     "{0} olayı geri alıyor, oyunun geçerli olay sayısı ise {1}; atlandı; hakem adjourn undo'nun "
     "yazdığı bir satır bekleniyor"},

    {"diagnostic.ADJ-0201",
     "round {0}, {1} - {2}: adjourned, a draw for pairing (22.1); {3}, {4}, {5}",
     "{0}. tur, {1} - {2}: ertelendi, eşlendirmede berabere sayılır (22.1); {3}, {4}, {5}"},
    {"diagnostic.ADJ-0202", "round {0}, {1} - {2}: the adjourned game ended {6}; {3}, {4}, {5}",
     "{0}. tur, {1} - {2}: ertelenen oyun {6} bitti; {3}, {4}, {5}"},
    {"diagnostic.ADJ-0203",
     "round {0}, {1} - {2}: annulled, a new game is to be played, its result goes into the "
     "tournament's file (I.12.2); {3}, {4}, {5}",
     "{0}. tur, {1} - {2}: iptal edildi, yeni bir oyun oynanacak, sonucu turnuva dosyasına girilir "
     "(I.12.2); {3}, {4}, {5}"},
    {"diagnostic.ADJ-0204",
     "round {0}, {1} - {2}: ended {6}, and round {7} was paired with a draw; its pairing stands "
     "(22.1); {3}, {4}, {5}",
     "{0}. tur, {1} - {2}: {6} bitti, {7}. tur ise berabere sayılarak eşlendirilmişti; eşlendirme "
     "geçerli kalır (22.1); {3}, {4}, {5}"},
    {"diagnostic.ADJ-0205",
     "round {0}, {1} - {2}: the tournament has {6}, the record {7} ({3}, {4}, {5}); the "
     "tournament's counts: mend it there, or take a copy of the right record",
     "{0}. tur, {1} - {2}: turnuvada {6}, kayıtta {7} ({3}, {4}, {5}); turnuvadaki sayılır: orada "
     "düzeltin ya da doğru kaydın kopyasını koyun"},
    {"diagnostic.ADJ-0206",
     "round {0}, {1} - {2}: the record has this game ({3}, {4}, {5}), the tournament does not pair "
     "them; expected the pairing that was adjourned: mend the tournament, or take the record away",
     "{0}. tur, {1} - {2}: bu oyun kayıtta var ({3}, {4}, {5}), turnuvada eşlendirilmemişler; "
     "ertelenen eşlendirme bekleniyor: turnuvayı düzeltin ya da kaydı kaldırın"},
    {"diagnostic.ADJ-0207",
     "round {0}, {1} - {2}: the tournament has the colours the other way round than the record "
     "({3}, "
     "{4}, {5}); mend the tournament",
     "{0}. tur, {1} - {2}: turnuvadaki renkler kayıttakinin tersi ({3}, {4}, {5}); turnuvayı "
     "düzeltin"},
    {"diagnostic.ADJ-0208",
     "round {0}, {1} - {2}: the tournament has {6}, in the record the game is not over ({3}, {4}, "
     "{5}); the tournament's counts: tell the record how it ended (hakem adjourn conclude)",
     "{0}. tur, {1} - {2}: turnuvada {6} var, kayda göre oyun bitmedi ({3}, {4}, {5}); turnuvadaki "
     "sayılır: oyunun nasıl bittiğini kayda yazın (hakem adjourn conclude)"},
    {"diagnostic.ADJ-0210",
     "round {0}, {1} - {2}: the adjourned game was annulled (I.12.2), the new one ended {6}; {3}, "
     "{4}, {5}",
     "{0}. tur, {1} - {2}: ertelenen oyun iptal edildi (I.12.2), yeni oyun {6} bitti; {3}, {4}, "
     "{5}"},
    {"diagnostic.ADJ-0209",
     "round {0}, {1} - {2}: it was still open when round {6} was paired (XXJ); {3}, {4}, {5}",
     "{0}. tur, {1} - {2}: {6}. tur eşlendirilirken henüz bitmemişti (XXJ); {3}, {4}, {5}"},
};

const hakem::MessageTable table{words}, error_table{errors}, finding_table{findings};

}
