/// Words of letters and receipts.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"letter.title-receipt", "Receipt", "Alındı belgesi"},
    {"letter.title-decision", "A decision is needed", "Karar gerekiyor"},
    {"letter.title-back", "Return of a tournament file", "Turnuva dosyasının iadesi"},
    {"letter.title-late", "Late report", "Geç gelen rapor"},
    {"letter.title-known", "Received before", "Daha önce alınmış dosya"},
    {"letter.title-unread", "Return of a file that cannot be used",
     "Kullanılamayan dosyanın iadesi"},

    {"letter.to", "Chief Arbiter {0}", "Başhakem {0}"},
    {"letter.dear", "Dear Chief Arbiter,", "Sayın Başhakem,"},
    {"letter.dear-name", "Dear Chief Arbiter {0},", "Sayın Başhakem {0},"},
    {"letter.and", "{0} and {1}", "{0} ve {1}"},
    {"letter.to-label", "To", "Kime"},
    {"letter.subject-label", "Subject", "Konu"},
    {"letter.date-label", "Date", "Tarih"},

    {"letter.file", "File", "Dosya"},
    {"letter.dates", "Dates", "Tarih"},
    {"letter.place", "Place", "Yer"},
    {"letter.arbiter", "Chief arbiter", "Başhakem"},
    {"letter.players", "Players", "Oyuncu"},
    {"letter.rounds", "Rounds", "Tur"},
    {"letter.games", "Games", "Oyun"},
    {"letter.system", "System", "Sistem"},
    {"letter.profile", "Checked by the profile", "Denetim profili"},
    {"letter.verdict", "Answer", "Sonuç"},
    {"letter.content", "Content hash", "İçerik özeti"},
    {"letter.bytes", "SHA-256 of the file", "Dosyanın SHA-256 özeti"},

    {"letter.file-of-event", "tournament file that you sent for {0}",
     "{0} için gönderdiğiniz turnuva dosyası"},
    {"letter.file-named", "file {0}", "{0} dosyası"},
    {"letter.opening-receipt",
     "The {0} was checked and accepted. Nothing more is asked of you; please keep this receipt.",
     "{0} denetlendi ve kabul edildi. Yapmanız gereken başka bir şey yok; lütfen bu belgeyi "
     "saklayın."},
    {"letter.opening-decision",
     "The {0} was checked. It has no errors, but what is listed below is missing or unusual: it is "
     "mended, or the office lets it pass by an override, with a reason.",
     "{0} denetlendi. Dosyada hata yok; ancak aşağıda yazılanlar eksik ya da olağan dışı: "
     "düzeltilmesi ya da gerekçeli bir istisna kararıyla kabul edilmesi gerekir."},
    {"letter.opening-back",
     "The {0} was checked. It cannot be accepted as it is and goes back to you; what has to be "
     "mended is listed below.",
     "{0} denetlendi. Dosya bu hâliyle kabul edilemedi; aşağıda yazılanların düzeltilmesi için "
     "size iade ediliyor."},
    {"letter.opening-late",
     "The {0} was checked. Nothing in it has to be mended, but the report came so late that it "
     "cannot be accepted as it is.",
     "{0} denetlendi. Dosyada düzeltilecek bir şey yok; ancak rapor geç geldiği için bu hâliyle "
     "kabul edilemedi."},
    {"letter.opening-duplicate",
     "The tournament of {0} was received before, and this file has the same event. It is not taken "
     "a second time; what we wrote about the other file counts.",
     "{0} daha önce alınmıştı, bu dosya da aynı turnuvayı içeriyor. Dosya ikinci kez "
     "işleme alınmadı; öteki dosya için yazdıklarımız geçerlidir."},
    {"letter.opening-rated",
     "The tournament of {0} is rated already. The file is not counted a second time.",
     "{0} daha önce hesaba katılmıştır. Dosya ikinci kez hesaplanmadı."},
    {"letter.why-error.not-understood",
     "it is in no format that we know; expected is the TRF of your pairing program",
     "tanıdığımız bir biçimde değil; eşlendirme programınızın TRF dosyası beklenir"},
    {"letter.why-batch.rating-list", "it is a rating list, and no tournament",
     "bir kuvvet listesi, turnuva değil"},
    {"letter.opening-unread", "The file {0} cannot be used: {1}.",
     "{0} dosyası kullanılamıyor: {1}."},
    {"letter.opening-no-tournament", "The file {0} is no tournament file that can be read.",
     "{0} okunabilen bir turnuva dosyası değil."},

    {"letter.findings", "What was found", "Saptananlar"},
    {"letter.following", "What may follow from it", "Bunlardan kaynaklanabilecekler"},
    {"letter.following-why",
     "These may be consequences of the above: mend that first, and they may be gone.",
     "Aşağıdakiler yukarıdakilerin sonucu olabilir: önce onları düzeltin, bunlar kendiliğinden "
     "kalkabilir."},
    {"letter.passed", "Let pass or switched off", "Kabul edilenler ve kapalı kurallar"},
    {"letter.passed-by", "Let pass by {0} on {1}: {2}",
     "İstisna kararıyla kabul edildi ({0}, {1}): {2}"},
    {"letter.passed-off", "The rule is switched off: {0}", "Kural kapalı: {0}"},
    {"letter.notes", "Notes", "Bilgi"},
    {"letter.others", "Other files of this event", "Aynı turnuvanın öteki dosyaları"},
    {"letter.fine", "What was in order", "Sorunsuz bulunanlar"},
    {"letter.asked", "What we ask of you", "Sizden istenenler"},
    {"letter.office", "For the office", "Ofis için"},
    {"letter.line", "Line", "Satır"},
    {"letter.line-column", "Line:column", "Satır:sütun"},
    {"letter.player", "Player", "Oyuncu"},
    {"letter.what", "What", "Bulgu"},
    {"letter.do", "What to do:", "Ne yapılmalı:"},
    {"letter.do-same", "As said of {0}.", "{0} için yazıldığı gibi."},
    {"letter.at-line", "line {0}", "{0}. satır"},
    {"letter.at-column", "line {0}, column {1}", "{0}. satır, {1}. sütun"},
    {"letter.more-one", "… and one more finding that is not listed: {1}.",
     "… ve listelenmeyen bir bulgu daha: {1}."},
    {"letter.more", "… and {0} more findings that are not listed: {1}.",
     "… ve listelenmeyen {0} bulgu daha: {1}."},

    {"letter.do-CHK-00", "Send the TRF that your pairing program makes.",
     "Eşlendirme programınızın oluşturduğu TRF dosyasını gönderin."},
    {"letter.do-CHK-0002", "Nothing; the office looks at the pairings itself.",
     "Bir şey gerekmez; eşlendirmelere ofis kendisi bakar."},
    {"letter.do-CHK-01",
     "Compare the round with the pairing list that was put up. If pairings were changed by hand, "
     "write why; if not, correct what is wrong and make the file anew.",
     "Turu ilan edilen eşlendirme listesiyle karşılaştırın. Eşlendirme elle değiştirildiyse "
     "nedenini yazın; değilse yanlışı düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-CHK-0111",
     "Nothing, where the schedule was made in another way and everyone meets everyone as often as "
     "planned: write so. Otherwise compare these rounds with the schedule that was put up.",
     "Fikstür başka bir yolla hazırlandıysa ve herkes herkesle gerektiği kadar oynuyorsa bunu "
     "yazmanız yeter. Değilse bu turları ilan edilen fikstürle karşılaştırın."},
    {"letter.do-CHK-0109", "Nothing.", "Bir şey gerekmez."},
    {"letter.do-CHK-0204",
     "Nothing has to be done; next time let the program write the tie-break list (record 202 or "
     "212).",
     "Yapmanız gereken bir şey yok; bir dahaki sefere program eşitlik bozma listesini de yazsın "
     "(202 ya da 212 kaydı)."},
    {"letter.do-CHK-0205",
     "Nothing has to be done; next time let the program write the tie-break list (record 202 or "
     "212).",
     "Yapmanız gereken bir şey yok; bir dahaki sefere program eşitlik bozma listesini de yazsın "
     "(202 ya da 212 kaydı)."},
    {"letter.do-CHK-0206",
     "Compare the rank with the standings that were put up, and correct it if it is mistyped; if "
     "it "
     "was drawn by lot or the list is another one, write so.",
     "Sırayı ilan edilen sıralamayla karşılaştırın, yanlış yazılmışsa düzeltin; kurayla "
     "belirlendiyse ya da liste başkaysa bunu yazın."},
    {"letter.do-CHK-02",
     "Correct the result or the points that are wrong. If the order follows the tie-break list "
     "that "
     "was announced, write that list into the file (record 202 or 212).",
     "Yanlış sonucu ya da puanı düzeltin. Sıralama ilan edilen eşitlik bozma listesine göreyse o "
     "listeyi dosyaya yazın (202 ya da 212 kaydı)."},
    {"letter.do-RTG-02", "Complete the field in the pairing program and make the file anew.",
     "Alanı eşlendirme programınızda tamamlayıp dosyayı yeniden oluşturun."},
    {"letter.do-RTG-0213",
     "Nothing in the file mends that. Write why the report is late and when you sent it first; "
     "only the federation can ask FIDE to take it.",
     "Dosyada yapılacak bir değişiklik bunu gidermez. Raporun neden geciktiğini ve ilk ne zaman "
     "gönderdiğinizi yazın; FIDE'ye ancak federasyon başvurabilir."},
    {"letter.do-games", "Send the tournament file (TRF), which has this field.",
     "Bu alanın bulunduğu turnuva dosyasını (TRF) gönderin."},
    {"letter.do-TRN-0202",
     "Correct the dates of the rounds (record 132) or those of the event (042 and 052).",
     "Tur tarihlerini (132 kaydı) ya da turnuvanın tarihlerini (042 ve 052) düzeltin."},
    {"letter.do-SUB", "Complete the field in the pairing program and make the file anew.",
     "Alanı eşlendirme programınızda tamamlayıp dosyayı yeniden oluşturun."},
    {"letter.do-RNK-00", "Correct the tie-break list (record 202 or 212).",
     "Eşitlik bozma listesini düzeltin (202 ya da 212 kaydı)."},
    {"letter.do-SML", "Send the TRF, which has the games.", "Oyunları içeren TRF'yi gönderin."},
    {"letter.do-PLN",
     "If the event is still ahead, change the plan; if it is over, write why it departed from the "
     "rule.",
     "Turnuva henüz başlamadıysa planı değiştirin; oynandıysa kuraldan neden ayrıldığınızı yazın."},
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
    {"letter.one-players", "{0} player", "{0} oyuncu"},
    {"letter.many-players", "{0} players", "{0} oyuncu"},
    {"letter.one-rounds", "{0} round", "{0} tur"},
    {"letter.many-rounds", "{0} rounds", "{0} tur"},
    {"letter.one-games", "{0} game", "{0} oyun"},
    {"letter.many-games", "{0} games", "{0} oyun"},
    {"letter.fine-pairings", "The pairings of all rounds checked ({0}) follow the rules.",
     "Denetlenen turların tümünde ({0} tur) eşlendirmeler kurallara uygun."},
    {"letter.fine-some-pairings", "{0} of {1} rounds are paired exactly as the system pairs them.",
     "{1} turun {0} tanesi sistemin eşlendirmesiyle birebir aynı."},
    {"letter.fine-one-pairing", "One of {0} rounds is paired exactly as the system pairs it.",
     "{0} turun 1 tanesi sistemin eşlendirmesiyle birebir aynı."},
    {"letter.fine-pairings-of",
     "Of {1} rounds {0} could be paired again, and the pairings follow the rules; the others were "
     "not checked.",
     "{1} turdan yeniden eşlenebilen {0} turda eşlendirmeler kurallara uygun; ötekiler "
     "denetlenemedi."},
    {"letter.fine-results", "Opponents, colours and results agree with each other.",
     "Rakipler, renkler ve sonuçlar birbiriyle uyumlu."},
    {"letter.fine-players", "Nothing is missing in the particulars of the players.",
     "Oyuncu bilgilerinde eksik bulunmadı."},

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
     "Yerinde bulmadığınız bir bulgu varsa kodunu, oyuncuyu ve gerekçenizi yazarak yanıtlayın."},
    {"letter.asked-why",
     "Where a finding is right as it stands, answer with its code, the player and the reason; the "
     "office then decides.",
     "Yazılanlar doğruysa kodunu, oyuncuyu ve gerekçesini bildirin; kararı ofis verir."},
    {"letter.asked-or-mend", "Where it is not, mend it and send the file again.",
     "Doğru değilse düzeltip dosyayı yeniden gönderin."},
    {"letter.asked-trf-of-games",
     "Send the tournament file (TRF) of your pairing program as well: a file of games has no "
     "particulars of players and arbiters.",
     "Eşlendirme programınızın turnuva dosyasını (TRF) da gönderin: oyun dosyasında oyuncuların ve "
     "hakemlerin bilgileri bulunmaz."},
    {"letter.asked-mend-games",
     "Where moves or results of the games are wrong, correct them in the file of games and send it "
     "with the tournament file.",
     "Hamlelerde ya da sonuçlarda yanlış varsa oyun dosyasında düzeltip turnuva dosyasıyla "
     "birlikte gönderin."},
    {"letter.asked-trf-of-standings",
     "Send the tournament file (TRF) of your pairing program instead: it has the rounds with their "
     "games.",
     "Bunun yerine eşlendirme programınızın turnuva dosyasını (TRF) gönderin: turlar ve oyunlar "
     "ondadır."},
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
     "turnuvada düzeltme, neyin yanlış olduğunu anlatan bir yazıyla istenir."},
    {"letter.asked-late",
     "Answer this letter with your explanation. Nothing is to be mended or sent again; the office "
     "decides.",
     "Açıklamanızı bu yazıya yanıt olarak gönderin. Dosyayı düzeltmeniz ya da yeniden göndermeniz "
     "gerekmez; kararı ofis verir."},
    {"letter.asked-late-too", "Write as well why the report is late and when you sent it first.",
     "Raporun neden geciktiğini ve ilk ne zaman gönderdiğinizi de yazın."},
    {"letter.asked-nothing", "Nothing; the office decides and writes to you.",
     "Yapmanız gereken bir şey yok; kararı ofis verip size bildirir."},
    {"letter.office-content", "For the office: an override names the content {0}.",
     "Ofis için: istisna kararında yazılacak içerik özeti {0}."},
    {"letter.closing", "Yours sincerely", "Saygılarımızla"},
    {"letter.made-with", "Written by hakem from what the file says.",
     "Bu yazı, dosyada yazılanlara göre hakem ile hazırlanmıştır."},
};

const hakem::MessageTable table{messages};

}
