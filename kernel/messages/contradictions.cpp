/// What contradicts itself within a file, or between two files of one event.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.SUB-0256",
     "the tournament is from {0} to {1}{4}, and its rounds are from {2} to {3}: more than a month "
     "without a round",
     "turnuva {0} - {1} tarihleri arasında{4}, turlar ise {2} - {3} arasında: bir aydan uzun süre "
     "hiç tur yok"},
    {"explain.SUB-0256.do",
     "Look which date is wrong; the last day decides into which list the event goes.",
     "Hangi tarihin yanlış olduğuna bakın; turnuvanın hangi listeye gireceğini son gün belirler."},
    {"letter.do-SUB-0256",
     "Compare the first and the last day of the event with those of its rounds, and correct the "
     "wrong one.",
     "Turnuvanın ilk ve son gününü turların günleriyle karşılaştırıp yanlış olanı düzeltin."},
    {"title.SUB-0256", "more than a month without a round", "bir aydan uzun süre tur yok"},
    {"diagnostic.SUB-0207",
     "player {0} {1}: player {2} has the same name; birth date or FIDE id tell the two apart",
     "{0} {1}: {2} numaralı oyuncunun adı da aynı; ikisi doğum tarihi ya da FIDE numarasıyla "
     "ayrılıyor"},
    {"explain.SUB-0207.do", "Nothing, if they are two players.",
     "İki ayrı oyuncuysa yapılacak bir şey yok."},
    {"diagnostic.SUB-0213", "no played game to count: {0}",
     "değerlendirilecek oynanmış oyun yok: {0}"},
    {"judging.no-game-left-out",
     "the games name players who are not in the file, and were left out",
     "oyunlarda dosyada bulunmayan oyuncular yazılı; bu oyunlar alınamadı"},
    {"judging.no-game-standings", "the file is a list of final standings",
     "dosya bir son sıralama listesi"},
    {"judging.no-game-entries", "the file is a list of entries", "dosya bir katılım listesi"},
    {"judging.no-game-players", "the file has no players", "dosyada oyuncu yok"},
    {"judging.no-game-byes", "all that the rounds have are byes and absences",
     "turlarda yalnız bay ve oynamama var"},
    {"judging.no-game-unrated",
     "every game is one of less than a move (W, D, L), which is not rated",
     "bütün oyunlar W, D, L ile yazılmış; bir hamleden kısa sayılan oyun hesaba katılmaz"},
    {"judging.no-game-forfeits", "every game was decided by forfeit",
     "bütün oyunlar hükmen sonuçlanmış"},
    {"explain.SUB-0213.do",
     "Send the tournament file that has the rounds with their games; without a game nothing can be "
     "rated.",
     "Turları ve oyunları içeren turnuva dosyasını gönderin; oyun yoksa hesaba katılacak bir şey "
     "de yoktur."},

    {"diagnostic.TRN-0114",
     "the starting numbers {0} and {1} are exchanged: with {0} for {1} and {1} for {0} in the "
     "cells "
     "of the opponents all games agree",
     "{0} ve {1} başlangıç numaraları yer değiştirmiş: rakip hücrelerinde {0} yerine {1}, {1} "
     "yerine {0} okununca bütün oyunlar birbirini tutuyor"},
    {"explain.TRN-0114.do",
     "Give the two players their own numbers in the pairing program and make the file anew; what "
     "follows from it is not told apart.",
     "İki oyuncuya eşlendirme programında kendi numaralarını verip dosyayı yeniden oluşturun; "
     "bundan doğan öteki çelişkiler ayrıca yazılmadı."},
    {"diagnostic.TRN-0211", "player {0} has no rank, {1} of {2} players have one",
     "{0} numaralı oyuncunun sırası yazılı değil; {2} oyuncudan {1} tanesininki yazılı"},
    {"explain.TRN-0211.do", "Write the rank of the final standings into columns 86 to 89.",
     "Son sıralamadaki sırayı 86-89. sütunlara yazın."},
    {"diagnostic.TRN-0306", "teams {0} and {1} have one name: {2}",
     "{0}. ve {1}. takımın adı aynı: {2}"},
    {"explain.TRN-0306.do",
     "If it is one team, take one of the two out; second teams of a club are told apart by a "
     "number.",
     "Aynı takımsa birini çıkarın; bir kulübün ikinci takımı numarayla ayrılır."},
    {"diagnostic.TRN-0604", "record 092 says '{0}', record 192 says {1}",
     "092 kaydında '{0}', 192 kaydında {1} yazıyor"},
    {"explain.TRN-0604.do", "Correct the record that is wrong; the pairings go by 192.",
     "Yanlış olan kaydı düzeltin; eşlendirmelerde 192 kaydı esas alınır."},
    {"diagnostic.TRN-0605", "'{0}' is no code of a system of play (record 192)",
     "'{0}' bir oynama sisteminin kodu değil (192 kaydı)"},
    {"explain.TRN-0605.do", "Write the code of the system, as FIDE_DUTCH or BERGER_ROUNDROBIN.",
     "Sistemin kodunu yazın: FIDE_DUTCH ya da BERGER_ROUNDROBIN gibi."},
    {"diagnostic.TRF-0011",
     "all lines are shifted to the right: 001 stands in column {0}, and a record begins in column "
     "1",
     "bütün satırlar sağa kaymış: 001, {0}. sütunda duruyor; kayıtlar 1. sütunda başlar"},
    {"explain.TRF-0011.do",
     "Send the file as the pairing program wrote it, as an attachment and not copied into a mail "
     "or "
     "a text editor; the rest can be checked only then.",
     "Dosyayı eşlendirme programının yazdığı hâliyle, iletiye ya da metin düzenleyiciye "
     "kopyalamadan ekte gönderin; gerisi ancak o zaman denetlenebilir."},
    {"diagnostic.TRF-0211",
     "the number of rounds is 0; expected is that of the rounds of the event",
     "tur sayısı 0 yazılmış; turnuvanın tur sayısı beklenir"},

    {"argument.file", "file", "dosya"},
    {"explain.VER", "Files of one event that contradict each other",
     "Aynı turnuvanın birbiriyle çelişen dosyaları"},
    {"explain.VER.do",
     "Ask the arbiter which file counts, and name its content in an override of this code; the "
     "others that contradict it are then taken no further. Overrides of two such files decide "
     "nothing. `hakem diff` tells what differs.",
     "Hangi dosyanın geçerli olduğunu hakeme sorun ve onun içerik özetini bu kodun istisna "
     "kararına yazın; onunla çelişen dosyalar işleme alınmaz. Birbiriyle çelişen iki dosya için "
     "yazılmış istisna kararları bir şeyi karara bağlamaz. Farkları `hakem diff` gösterir."},
    {"diagnostic.VER-0101",
     "{0} has the same event and says otherwise; nothing tells which of the two counts",
     "{0} dosyasında aynı turnuva var, ama yazılanlar farklı; hangisinin geçerli olduğu belli "
     "değil"},
    {"letter.passed-VER-0101", "{0} has the same event and says otherwise",
     "{0} dosyasında aynı turnuva var, ama yazılanlar farklı"},
    {"content.version-settled", "another version of {0}", "{0} dosyasının başka bir sürümü"},
    {"letter.do-VER-0101",
     "Write which of the two files counts, and why; the other is then not taken.",
     "Hangi dosyanın geçerli olduğunu gerekçesiyle yazın; öteki dosya işleme alınmayacak."},
    {"letter.opening-superseded",
     "The office has received more than one version of the tournament file of {0} and decided that "
     "another one counts. This file is taken no further.",
     "{0} için birden çok dosya sürümü gönderildi; başka bir sürümün geçerli "
     "olduğuna karar verildi. Bu dosya işleme alınmadı."},
    {"letter.asked-which",
     "Answer with the name of the file that counts, and the reason; the office then decides.",
     "Geçerli olan dosyanın adını ve gerekçesini yazarak yanıtlayın; kararı ofis verir."},
    {"letter.asked-superseded", "Nothing. If it is this file that is right, write why.",
     "Yapmanız gereken bir şey yok. Doğru olan bu dosyaysa nedenini yazın."},
    {"batch.overrides-differ",
     "two overrides name different files as the one that counts: {0} and {1}",
     "iki istisna kararı farklı dosyaları geçerli sayıyor: {0} ve {1}"},
    {"batch.override-contradicted", "does not help, another override takes another version",
     "geçersiz, başka bir istisna kararı başka bir sürümü geçerli sayıyor"},
    {"batch.version-chosen", "decided: this file counts, and not {0}",
     "karar: bu dosya geçerli, {0} değil"},
    {"batch.version-superseded", "decided: {0} counts, and not this file",
     "karar: {0} geçerli, bu dosya değil"},

    {"batch.other-format-counts", "same event in another format: {0}; that file counts",
     "aynı turnuva, başka biçimde: {0}; geçerli olan o dosya"},
    {"batch.complete-counts", "interim file of {0}; that file counts",
     "{0} dosyasının ara dosyası; geçerli olan o dosya"},
    {"batch.mended", "mended in {0}, which was accepted",
     "{0} dosyasında düzeltildi, o dosya kabul edildi"},
    {"batch.refused-version", "another file of this event was sent and went back: {0}",
     "bu turnuvanın başka bir dosyası da gönderildi ve geri çevrildi: {0}"},
    {"batch.accepted-version",
     "another file of this event was accepted: {0}; it counts until this one comes mended",
     "bu turnuvanın başka bir dosyası kabul edildi: {0}; bu dosya düzeltilip gönderilene kadar o "
     "geçerlidir"},
    {"letter.opening-other-format-counts",
     "{0} was received in another format as well, and that file, which says more, counts. This "
     "file is taken no further.",
     "{0} başka bir biçimde de alındı; geçerli olan, daha çok bilgi içeren o dosya. Bu dosya "
     "ayrıca işleme alınmadı."},
    {"letter.opening-complete-counts",
     "This is an interim file of {0}. The file of the rounds that followed was received and "
     "accepted; it counts.",
     "Bu, {0} için bir ara dosya. Sonraki turları da içeren dosya alındı ve kabul edildi; geçerli "
     "olan odur."},
    {"letter.opening-mended",
     "A mended file of {0} was received and accepted; it counts. This file is not asked for again.",
     "{0} için düzeltilmiş dosya alındı ve kabul edildi; geçerli olan odur. Bu dosya yeniden "
     "istenmiyor."},
    {"letter.opening-refused-version",
     "Another file of this event was sent as well and went back: {0}. If that one is right, write "
     "to us; until it comes mended, this file counts.",
     "Bu turnuvanın başka bir dosyası da gönderildi ve geri çevrildi: {0}. Doğru olan "
     "o ise bize yazın; düzeltilip gönderilene kadar bu dosya geçerlidir."},

    {"title.SUB-0207", "two players of one name, told apart", "ayırt edilebilen adaşlar"},
    {"title.TRN-0211", "rank missing", "sırası yazılmamış oyuncu"},
    {"title.TRN-0306", "two teams of one name", "aynı adlı iki takım"},
    {"title.TRN-0604", "records 092 and 192 differ", "092 ve 192 kayıtları farklı"},
    {"title.TRN-0605", "unknown code of the system", "bilinmeyen sistem kodu"},
    {"title.TRF-0211", "number of rounds is 0", "tur sayısı 0"},
};

const hakem::MessageTable table{messages};

}
