// Files that do not say by which system they were paired, and rounds that a system explains itself.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.CHK-0112",
     "no record says for certain by which system, edition and acceleration the event was paired, "
     "and {1} was taken: these rounds are legal, but not its pairings: {0}",
     "dosyada eşlendirmenin sistemi, sürümü ve hızlandırması kesin olarak yazmıyor, {1} "
     "varsayıldı: şu turlar kurallara uygun, ama bu sistemin eşlendirmesi değil: {0}"},
    {"title.CHK-0112", "system unclear, another pairing", "sistem belirsiz, eşlendirme farklı"},
    {"explain.CHK-0112.do",
     "Ask the arbiter for the system, and check again with `--system`; record 192 names it (code "
     "FIDE_DUTCH, ULUSAL_SWISS ...).",
     "Sistemi hakeme sorun, `--system` ile yeniden denetleyin; sistem 192 kaydına yazılır "
     "(FIDE_DUTCH, ULUSAL_SWISS ...)."},
    {"letter.do-CHK-0112",
     "Write by which system the event was paired (record 192), and compare these rounds with the "
     "pairing lists that were put up.",
     "Turnuvanın hangi sistemle eşlendirildiğini yazın (192 kaydı) ve bu turları ilan edilen "
     "eşlendirme listeleriyle karşılaştırın."},
    {"diagnostic.CHK-0113",
     "no record says for certain by which system, edition and acceleration the event was paired, "
     "and {1} was taken: by it these rounds are not legal: {0}",
     "dosyada eşlendirmenin sistemi, sürümü ve hızlandırması kesin olarak yazmıyor, {1} "
     "varsayıldı: şu turlar ona göre kurallara aykırı: {0}"},
    {"title.CHK-0113", "system unclear, round not legal", "sistem belirsiz, kurala aykırı tur"},
    {"explain.CHK-0113.do",
     "Look at the boards that `hakem check FILE` names: two who met twice are wrong by every Swiss "
     "system. Ask for the system, and check again with `--system`.",
     "`hakem check DOSYA` çıktısındaki masalara bakın: iki kez karşılaşma her İsviçre sisteminde "
     "yanlıştır. Sistemi sorun, `--system` ile yeniden denetleyin."},
    {"letter.do-CHK-0113",
     "Write by which system the event was paired (record 192), and compare these rounds with the "
     "pairing lists that were put up: two who meet twice are wrong by every Swiss system.",
     "Turnuvanın hangi sistemle eşlendirildiğini yazın (192 kaydı) ve bu turları ilan edilen "
     "eşlendirme listeleriyle karşılaştırın: iki oyuncunun iki kez karşılaşması her İsviçre "
     "sisteminde yanlıştır."},
    {"diagnostic.CHK-0114",
     "no record says for certain by which system, edition and acceleration the event was paired: "
     "all rounds are those of {0}; by {1} these would be others: {2}",
     "dosyada eşlendirmenin sistemi, sürümü ve hızlandırması kesin olarak yazmıyor: turların hepsi "
     "{0} sistemine uyuyor; {1} ile şunlar farklı olurdu: {2}"},
    {"title.CHK-0114", "system unclear, but found", "sistem belirsiz, turlardan bulundu"},
    {"explain.CHK-0114.do",
     "Nothing; the arbiter may be asked to name the system and its edition in record 192.",
     "Yapılacak bir şey yok; hakemden sistemi ve sürümünü 192 kaydına yazması istenebilir."},
    {"letter.do-CHK-0114",
     "Nothing has to be done; next time name the system and its edition in record 192.",
     "Yapmanız gereken bir şey yok; bir dahaki sefere sistemi ve sürümünü 192 kaydına yazın."},
    {"diagnostic.CHK-0115",
     "round {0}: {1} and {2} have no game; in a round robin everybody meets everybody, and a "
     "forfeit is written + and -",
     "{0}. tur: {1} ile {2} arasındaki oyun yok; döner sistemde herkes herkesle oynar, hükmen "
     "sonuç + ve - ile yazılır"},
    {"title.CHK-0115", "game missing in a round robin", "döner sistemde eksik oyun"},
    {"explain.CHK-0115.do", "Ask the arbiter for the result; where nobody came, both sides have -.",
     "Sonucu hakeme sorun; iki taraf da gelmediyse ikisine de - yazılır."},
    {"letter.do-CHK-0115", "Enter the result of the game; where nobody came, both sides have -.",
     "Oyunun sonucunu yazın; iki taraf da gelmediyse ikisine de - yazılır."},
    {"diagnostic.CHK-0116",
     "no record says for certain by which system, edition and acceleration the event was paired: "
     "by "
     "{1}, which was taken, most rounds would be others ({0}), so it was another one, or the "
     "starting numbers are not those of the pairings",
     "dosyada eşlendirmenin sistemi, sürümü ve hızlandırması kesin olarak yazmıyor: varsayılan {1} "
     "ile turların çoğu farklı olurdu ({0}); demek ki sistem başka ya da başlangıç numaraları "
     "eşlendirmedeki numaralar değil"},
    {"title.CHK-0116", "system unclear, not the usual one", "sistem belirsiz, alışılan değil"},
    {"explain.CHK-0116.do", "Ask the arbiter for the system, and check again with `--system`.",
     "Sistemi hakeme sorun, `--system` ile yeniden denetleyin."},
    {"letter.do-CHK-0116", "Write by which system the event was paired (record 192).",
     "Turnuvanın hangi sistemle eşlendirildiğini yazın (192 kaydı)."},
    {"diagnostic.CHK-0117",
     "all rounds are those of {0}; by {1}, which the file names, these would be others: {2}",
     "turların hepsi {0} sistemine uyuyor; dosyada yazan {1} ile şunlar farklı olurdu: {2}"},
    {"title.CHK-0117", "paired by another system than named", "yazandan başka sistemle eşlendirme"},
    {"explain.CHK-0117.do",
     "Ask the arbiter by which system, edition, acceleration and initial colour the event was "
     "paired; either the record (152, 192, 250) or the pairing is wrong.",
     "Hakeme turnuvanın hangi sistem, sürüm, hızlandırma ve başlangıç rengiyle eşlendirildiğini "
     "sorun: ya kayıt (152, 192, 250) ya da eşlendirme yanlıştır."},
    {"letter.do-CHK-0117",
     "Write by which system, edition, acceleration and initial colour the event was paired, and "
     "correct the record (152, 192, 250) if it is wrong.",
     "Turnuvanın hangi sistem, sürüm, hızlandırma ve başlangıç rengiyle eşlendirildiğini yazın; "
     "kayıt (152, 192, 250) yanlışsa düzeltin."},
    {"diagnostic.CHK-0119",
     "in these rounds one bye at most was read as the pairing-allocated one and the others as "
     "full-point byes, as the pairing of {1} has it: {0}; the file has one sign (+) for both",
     "şu turlarda en çok bir bay eşlendirme bayı, ötekiler tam puanlı bay olarak okundu; {1} "
     "eşlendirmesi böyle veriyor: {0}; dosyada ikisinin işareti (+) aynı"},
    {"title.CHK-0119", "kind of byes found by pairing", "bay türü eşlendirmeden bulundu"},
    {"explain.CHK-0119.do", "Nothing has to be done; a TRF26 file tells the byes apart (U and F).",
     "Yapılması gereken bir şey yok; TRF26 dosyası bayları ayırır (U ve F)."},
    {"diagnostic.CHK-0120",
     "the starting numbers go by the points that were made: they are the places of the standings, "
     "not the numbers of the pairings; by them these rounds differ from the pairings of {1}: {0}",
     "başlangıç numaraları alınan puanlara göre verilmiş: bunlar eşlendirmedeki numaralar değil, "
     "sıralamadaki yerler; bu numaralarla şu turlar {1} eşlendirmesinden farklı: {0}"},
    {"title.CHK-0120", "starting numbers are final places", "başlangıç numarası son sıralama"},
    {"explain.CHK-0120.do",
     "Ask for the file with the starting numbers that the rounds were paired by.",
     "Turların eşlendirildiği başlangıç numaralarıyla yazılmış dosyayı isteyin."},
    {"letter.do-CHK-0120",
     "Make the file anew with the starting numbers of the pairings, not with the places of the "
     "standings.",
     "Dosyayı sıralamadaki yerlerle değil, eşlendirmedeki başlangıç numaralarıyla yeniden "
     "oluşturun."},
    {"diagnostic.CHK-0118",
     "these rounds differ from the pairings of {1}: {0}; {2}, so they may be right",
     "şu turlar {1} eşlendirmesinden farklı: {0}; {2}, bu yüzden doğru olabilirler"},
    {"title.CHK-0118", "differs, the file cannot say why", "farklı, nedeni dosyaya yazılamıyor"},
    {"explain.CHK-0118.do",
     "Ask the arbiter for a TRF26 file of the event: it holds what decides the pairings.",
     "Hakemden turnuvanın TRF26 dosyasını isteyin: eşlendirmeyi belirleyen bilgiler onda yer "
     "alır."},
    {"letter.do-CHK-0118",
     "Send the TRF26 file of the event if your program writes one, or compare these rounds with "
     "the "
     "pairing lists that were put up.",
     "Programınız yazıyorsa turnuvanın TRF26 dosyasını gönderin ya da bu turları ilan edilen "
     "eşlendirme listeleriyle karşılaştırın."},
    {"check.not-held-pgn",
     "a PGN has no place for acceleration, prohibited pairings and the points of byes",
     "PGN'de hızlandırmanın, yasaklı eşlendirmelerin ve bay puanlarının yeri yok"},
    {"check.not-held-byes", "the file does not tell a pairing-allocated bye from a full-point bye",
     "dosyadan, eşlendirme bayı ile tam puanlı bay ayırt edilemiyor"},
    {"diagnostic.TRN-0115",
     "player {0} has the pairing-allocated bye in rounds {1} and {2}; in round {2} no other bye "
     "leaves a legal round, and article 17.3 yields (regulation 17.3)",
     "{0} numaralı oyuncu {1}. ve {2}. turda bay geçmiş; {2}. turda başkasının bay geçmesiyle "
     "kurallara uygun eşlendirme olmuyor, 17.3 uygulanamıyor (yönetmelik 17.3)"},
    {"title.TRN-0115", "second bye that the system gives", "sistemin verdiği ikinci bay"},
    {"explain.TRN-0115.do", "Nothing: the system itself pairs the round so.",
     "Yapılacak bir şey yok: sistem de turu böyle eşlendiriyor."},
    {"diagnostic.TRN-0606",
     "'{0}' names an edition that the Dutch system has not; its codes with an edition: {1} "
     "(record 192)",
     "'{0}' kodundaki sürüm Dutch sisteminde yok; sürümlü kodları: {1} (192 kaydı)"},
    {"title.TRN-0606", "unknown edition of the system", "sistemin bilinmeyen sürümü"},
    {"explain.TRN-0606.do",
     "Write the edition by which the rounds were paired, or FIDE_DUTCH alone: then the date of the "
     "event decides.",
     "Turların eşlendirildiği sürümü yazın ya da yalnız FIDE_DUTCH yazın: o zaman turnuvanın "
     "tarihi "
     "belirler."},
};

const hakem::MessageTable table{messages};

}
