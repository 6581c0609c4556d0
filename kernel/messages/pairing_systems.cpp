// Files that do not say by which system they were paired, and rounds that a system explains itself.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.CHK-0112",
     "no record says for certain by which system the event was paired, and {1} was taken: these "
     "rounds are legal, but not its pairings: {0}",
     "dosyada eşlendirme sistemi kesin olarak yazmıyor, {1} varsayıldı: şu turlar kurallara uygun, "
     "ama bu sistemin eşlendirmesi değil: {0}"},
    {"title.CHK-0112", "system not named, another pairing", "sistem yazmıyor, eşlendirme farklı"},
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
     "no record says for certain by which system the event was paired, and {1} was taken: by it "
     "these rounds are not legal: {0}",
     "dosyada eşlendirme sistemi kesin olarak yazmıyor, {1} varsayıldı: şu turlar ona göre "
     "kurallara aykırı: {0}"},
    {"title.CHK-0113", "system not named, round not legal", "sistem yazmıyor, kurala aykırı tur"},
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
     "no record says for certain by which system the event was paired: all rounds are those of "
     "{0}; by {1} these would be others: {2}",
     "dosyada eşlendirme sistemi kesin olarak yazmıyor: turların hepsi {0} sistemine uyuyor; {1} "
     "ile şunlar farklı olurdu: {2}"},
    {"title.CHK-0114", "system not named, but found", "sistem yazmıyor, turlardan bulundu"},
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
     "no record says for certain by which system the event was paired: by {1}, which was taken, "
     "most rounds would be others ({0}), so it was another one, or the starting numbers are not "
     "those of the pairings",
     "dosyada eşlendirme sistemi kesin olarak yazmıyor: varsayılan {1} ile turların çoğu farklı "
     "olurdu ({0}); demek ki sistem başka ya da başlangıç numaraları eşlendirmedeki numaralar "
     "değil"},
    {"title.CHK-0116", "system not named, not the usual one", "sistem yazmıyor, alışılan değil"},
    {"explain.CHK-0116.do", "Ask the arbiter for the system, and check again with `--system`.",
     "Sistemi hakeme sorun, `--system` ile yeniden denetleyin."},
    {"letter.do-CHK-0116", "Write by which system the event was paired (record 192).",
     "Turnuvanın hangi sistemle eşlendirildiğini yazın (192 kaydı)."},
    {"diagnostic.TRN-0115",
     "player {0} has the pairing-allocated bye in rounds {1} and {2}; in round {2} no other bye "
     "leaves a legal round, and article 17.3 yields (regulation 17.3)",
     "{0} numaralı oyuncu {1}. ve {2}. turda bay geçmiş; {2}. turda başkasının bay geçmesiyle "
     "kurallara uygun eşlendirme olmuyor, 17.3 uygulanamıyor (yönetmelik 17.3)"},
    {"title.TRN-0115", "second bye that the system gives", "sistemin verdiği ikinci bay"},
    {"explain.TRN-0115.do", "Nothing: the system itself pairs the round so.",
     "Yapılacak bir şey yok: sistem de turu böyle eşlendiriyor."},
    {"diagnostic.TRN-0606",
     "'{0}' names an edition that the Dutch system has not; its editions are 2017 and 2026: "
     "FIDE_DUTCH_2017, FIDE_DUTCH_2026 (record 192)",
     "'{0}' kodundaki sürüm Dutch sisteminde yok; sürümleri 2017 ve 2026: FIDE_DUTCH_2017, "
     "FIDE_DUTCH_2026 (192 kaydı)"},
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
