/// Words of letters and receipts.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"letter.title-receipt", "Receipt", "Alındı belgesi"},
    {"letter.title-decision", "A decision is needed", "Karar gerekiyor"},
    {"letter.title-back", "Return of a tournament file", "Turnuva dosyasının iadesi"},
    {"letter.title-known", "Received before", "Daha önce alınmış dosya"},
    {"letter.title-unread", "Return of a file that cannot be used",
     "Kullanılamayan dosyanın iadesi"},

    {"letter.to", "Chief Arbiter {0}", "Başhakem {0}"},
    {"letter.dear", "Dear Chief Arbiter,", "Sayın Başhakem,"},
    {"letter.dear-name", "Dear Chief Arbiter {0},", "Sayın Başhakem {0},"},
    {"letter.to-label", "To", "Kime"},
    {"letter.subject-label", "Subject", "Konu"},
    {"letter.date-label", "Date", "Tarih"},

    {"letter.file", "File", "Dosya"},
    {"letter.dates", "Dates", "Tarih"},
    {"letter.place", "Place", "Yer"},
    {"letter.arbiter", "Chief arbiter", "Başhakem"},
    {"letter.players", "Players", "Sporcu"},
    {"letter.rounds", "Rounds", "Tur"},
    {"letter.games", "Games", "Oyun"},
    {"letter.system", "System", "Sistem"},
    {"letter.profile", "Checked by the profile", "Denetim profili"},
    {"letter.verdict", "Answer", "Sonuç"},
    {"letter.content", "Content hash", "İçerik özeti"},
    {"letter.bytes", "SHA-256 of the file", "Dosyanın SHA-256 özeti"},

    {"letter.opening-receipt",
     "The tournament file of {0} was checked and accepted. Nothing more is asked of you; please "
     "keep this receipt.",
     "{0} yarışmasının turnuva dosyası denetlendi ve kabul edildi. Yapmanız gereken başka bir şey "
     "yok; lütfen bu belgeyi saklayın."},
    {"letter.opening-decision",
     "The tournament file of {0} was checked. It has no errors, but what is listed below is "
     "unusual: the office can let it pass only by an override, with a reason.",
     "{0} yarışmasının turnuva dosyası denetlendi. Dosyada hata yok; ancak aşağıda yazılanlar "
     "olağan dışı olup yalnız gerekçeli bir istisna kararıyla kabul edilebilir."},
    {"letter.opening-back",
     "The tournament file of {0} was checked. It cannot be accepted as it is and goes back to you; "
     "what has to be mended is listed below.",
     "{0} yarışmasının turnuva dosyası denetlendi. Dosya bu hâliyle kabul edilemedi; aşağıdaki "
     "eksiklerin giderilmesi için size iade ediliyor."},
    {"letter.opening-duplicate",
     "The tournament of {0} was received before, and this file has the same event. It is not taken "
     "a second time; what we wrote about the other file counts.",
     "{0} yarışması daha önce alınmıştı, bu dosya da aynı yarışmayı içeriyor. Dosya ikinci kez "
     "işleme alınmadı; öteki dosya için yazdıklarımız geçerlidir."},
    {"letter.opening-rated",
     "The tournament of {0} is rated already. The file is not counted a second time.",
     "{0} yarışması daha önce hesaba katılmıştır. Dosya ikinci kez hesaplanmadı."},
    {"letter.opening-unread", "The file {0} cannot be used: {1}.",
     "{0} dosyası kullanılamıyor: {1}."},
    {"letter.opening-no-tournament", "The file {0} is no tournament file that can be read.",
     "{0} okunabilen bir turnuva dosyası değil."},

    {"letter.findings", "What was found", "Saptanan eksikler"},
    {"letter.passed", "Let pass or switched off", "İstisna kararıyla kabul edilenler"},
    {"letter.notes", "Notes", "Bilgi"},
    {"letter.others", "Other files of this event", "Aynı yarışmanın öteki dosyaları"},
    {"letter.fine", "What was in order", "Sorunsuz bulunanlar"},
    {"letter.asked", "What we ask of you", "Sizden istenenler"},
    {"letter.office", "For the office", "Ofis için"},
    {"letter.line", "Line", "Satır"},
    {"letter.player", "Player", "Sporcu"},
    {"letter.what", "What", "Bulgu"},
    {"letter.do", "How to mend it:", "Ne yapılmalı:"},
    {"letter.reason", "Reason:", "Gerekçe:"},
    {"letter.at-line", "line {0}", "{0}. satır"},
    {"letter.more", "… and {0} more findings; those above are the first.",
     "… ve {0} bulgu daha; yukarıdakiler ilkleridir."},

    {"letter.do-CHK-00", "Send the TRF that your pairing program makes.",
     "Eşlendirme programınızın oluşturduğu TRF dosyasını gönderin."},
    {"letter.do-CHK-01",
     "Compare the round with the pairing list that was put up. If pairings were changed by hand, "
     "write why; if not, correct what is wrong and make the file anew.",
     "Turu ilan edilen eşlendirme listesiyle karşılaştırın. Eşlendirme elle değiştirildiyse "
     "nedenini yazın; değilse yanlışı düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-CHK-02",
     "Correct the result or the points that are wrong. If the order follows the tie-break list "
     "that "
     "was announced, write that list into the file (record 202 or 212).",
     "Yanlış sonucu ya da puanı düzeltin. Sıralama ilan edilen eşitlik bozma listesine göreyse o "
     "listeyi dosyaya yazın (202 ya da 212 kaydı)."},
    {"letter.do-RTG-02", "Complete the field in the pairing program and make the file anew.",
     "Alanı eşlendirme programınızda tamamlayıp dosyayı yeniden oluşturun."},
    {"letter.do-SUB", "Complete the field in the pairing program and make the file anew.",
     "Alanı eşlendirme programınızda tamamlayıp dosyayı yeniden oluşturun."},
    {"letter.do-RNK-00", "Correct the tie-break list (record 202 or 212).",
     "Eşitlik bozma listesini düzeltin (202 ya da 212 kaydı)."},
    {"letter.do-SML", "Send the TRF, which has the games.", "Oyunları içeren TRF'yi gönderin."},
    {"letter.do-PLN", "Write why the event departed from the rule.",
     "Kuraldan neden ayrıldığınızı yazın."},
    {"letter.do-PLN-0101", "Write why the rounds began so close to each other.",
     "Turların neden bu kadar yakın başladığını yazın."},
    {"letter.do-PLN-0104", "Write why the category was neither cancelled nor merged.",
     "Kategorinin neden iptal edilmediğini ya da birleştirilmediğini yazın."},
    {"letter.do-RTG-0117",
     "Look whether the id is that of a brother, a sister or a namesake, and whether the results "
     "are "
     "right. If all is right, write what explains it.",
     "Numaranın kardeşe ya da adaşa ait olup olmadığına ve sonuçlara bakın. Hepsi doğruysa "
     "nedenini "
     "yazın."},

    {"letter.fine-read", "The file could be read: {0}, {1}, {2}.",
     "Dosya okunabildi: {0}, {1}, {2}."},
    {"letter.one-players", "{0} player", "{0} sporcu"},
    {"letter.many-players", "{0} players", "{0} sporcu"},
    {"letter.one-rounds", "{0} round", "{0} tur"},
    {"letter.many-rounds", "{0} rounds", "{0} tur"},
    {"letter.one-games", "{0} game", "{0} oyun"},
    {"letter.many-games", "{0} games", "{0} oyun"},
    {"letter.fine-pairings", "The pairings of all rounds checked ({0}) follow the rules.",
     "Denetlenen turların tümünde ({0} tur) eşlendirmeler kurallara uygun."},
    {"letter.fine-some-pairings", "The pairings of {0} of {1} rounds follow the rules.",
     "{1} turun {0} tanesinde eşlendirmeler kurallara uygun."},
    {"letter.fine-results", "Opponents, colours and results agree with each other.",
     "Rakipler, renkler ve sonuçlar birbiriyle uyumlu."},
    {"letter.fine-players", "Nothing is missing in the particulars of the players.",
     "Sporcu bilgilerinde eksik bulunmadı."},

    {"letter.asked-mend",
     "Mend the errors in your pairing program, not in a text editor, and make the tournament file "
     "anew.",
     "Hataları metin düzenleyicide değil eşlendirme programınızda düzeltin ve turnuva dosyasını "
     "yeniden oluşturun."},
    {"letter.asked-warnings",
     "Look at the warnings as well: what is wrong is mended, what is right needs a reason.",
     "Uyarılara da bakın: yanlış olan düzeltilir, doğru olanın gerekçesi yazılır."},
    {"letter.asked-again", "Send the file again under the same name.",
     "Dosyayı aynı adla yeniden gönderin."},
    {"letter.asked-package",
     "Put the file into the report package ({0}) and send the whole "
     "package again.",
     "Dosyayı rapor paketine ({0}) koyun ve paketi bütünüyle yeniden gönderin."},
    {"letter.asked-reason",
     "Where you hold that a finding is wrong, answer with its code, the player and the reason.",
     "Yerinde bulmadığınız bir bulgu varsa kodunu, sporcuyu ve gerekçenizi yazarak yanıtlayın."},
    {"letter.asked-why",
     "Where a finding is right as it stands, answer with its code, the player and the reason; the "
     "office then decides.",
     "Yazılanlar doğruysa kodunu, sporcuyu ve gerekçesini bildirin; kararı ofis verir."},
    {"letter.asked-or-mend", "Where it is not, mend it and send the file again.",
     "Doğru değilse düzeltip dosyayı yeniden gönderin."},
    {"letter.asked-trf",
     "Make the tournament file (TRF) anew with your pairing program; tables, documents and "
     "pictures "
     "do not take its place.",
     "Turnuva dosyasını (TRF) eşlendirme programınızla yeniden oluşturun; tablo, belge ve "
     "görüntüler onun yerini tutmaz."},
    {"letter.asked-newer",
     "Nothing, if the file was sent twice by mistake. If it was meant as a correction, it has "
     "none: "
     "look whether it is the right file.",
     "Dosya yanlışlıkla iki kez gönderildiyse yapmanız gereken bir şey yok. Düzeltme olarak "
     "gönderdiyseniz dosyada değişiklik yok: doğru dosya olup olmadığına bakın."},
    {"letter.asked-correction",
     "Nothing, if the file was sent twice by mistake. A correction of a rated event is asked for "
     "by a letter that says what was wrong.",
     "Dosya yanlışlıkla yeniden gönderildiyse yapmanız gereken bir şey yok. Hesaba katılmış bir "
     "yarışmada düzeltme, neyin yanlış olduğunu anlatan bir yazıyla istenir."},
    {"letter.office-content", "For the office: an override names the content {0}.",
     "Ofis için: istisna kararında yazılacak içerik özeti {0}."},
    {"letter.closing", "Yours sincerely", "Saygılarımızla"},
    {"letter.made-with", "Written by hakem from what the file says.",
     "Bu yazı, dosyada yazılanlara göre hakem ile hazırlanmıştır."},
};

const hakem::MessageTable table{messages};

}
