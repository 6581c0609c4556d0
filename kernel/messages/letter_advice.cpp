// What letters say where the words of `hakem check` and `hakem explain` are for the office.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"letter.what-CHK-0002",
     "the rounds were not paired again: the system '{0}' cannot be checked here",
     "turlar yeniden eşlendirilmedi: '{0}' sistemi burada denetlenemiyor"},
    {"letter.what-IDN-0001", "personal identity numbers are not shown ({0} places)",
     "T.C. kimlik numaraları gösterilmez ({0} yerde)"},
    {"letter.what-RTG-0101", "player {0} {1}: the FIDE id {2} is not in the list {3}; correct it",
     "{0} {1}: {2} FIDE numarası {3} listesinde yok; numarayı düzeltin"},
    {"letter.what-RTG-0204", "both have the same national id or licence",
     "ikisinin T.C. kimlik ya da lisans numarası aynı"},
    {"letter.what-SUB-0105", "the game in round {2} has no final result",
     "{2}. turdaki oyunlarının kesin sonucu yok"},
    {"letter.what-SUB-0206", "the same name, and no other birth date; one player twice?",
     "adları aynı, doğum tarihleri de farklı değil; aynı oyuncu iki kez mi yazıldı?"},
    {"letter.what-RNK-0001",
     "tie-break {0} is not known here, so it was left out and the ranking goes on with the next",
     "{0} eşitlik bozma kodu burada bilinmiyor; atlandı ve sıralama bir sonrakiyle sürdü"},
    {"letter.what-RNK-0101",
     "what the list left tied was settled by lot with the seed {0} (C.07 art. 4)",
     "ölçütlerin eşit bıraktıkları {0} tohumlu kura ile ayrıldı (C.07 md. 4)"},
    {"letter.what-PAIR-0202", "the rule needs a lot here; it was drawn with the seed {0}",
     "kural burada kura istiyor; kura {0} tohumuyla çekildi"},
    {"letter.what-PAIR-0221",
     "the initial colour is not known (a TRF26 has record 152 for it): White is assumed for the "
     "first player",
     "başlangıç rengi bilinmiyor (TRF26'da 152 kaydı): ilk oyuncuya beyaz varsayıldı"},
    {"letter.what-PAIR-0222",
     "the number of rounds is not declared (record 142): round {0} is not paired as the last one",
     "tur sayısı yazılı değil (142 kaydı): {0}. tur son tur olarak eşlenmedi"},
    {"letter.what-TRN-0702",
     "record {0}: round {1} is not paired yet (the last one is round {2}), so the record has no "
     "effect; correct the round or remove the record",
     "{0} kaydı: {1}. tur henüz eşlenmedi (son eşlenen {2}. tur), kaydın etkisi yok; turu düzeltin "
     "ya da kaydı silin"},
    {"letter.what-ADJ-0208",
     "round {0}, {1} - {2}: the tournament has {6}, in the record the game is not over ({3}, {4}, "
     "{5}); the tournament's counts",
     "{0}. tur, {1} - {2}: turnuvada {6} var, kayda göre oyun bitmedi ({3}, {4}, {5}); turnuvadaki "
     "sayılır"},
    {"letter.what-ADJ-0324", "{0} lies before the event or more than a year after it ({1} to {2})",
     "{0}, turnuvadan önce ya da bir yıldan çok sonra ({1} - {2})"},
    {"letter.what-XML-0003", "the file is larger than {0} MB, no tournament is; it was not read",
     "dosya {0} MB'tan büyük, hiçbir turnuva bu kadar değildir; okunmadı"},
    {"letter.what-XML-0007", "'{0}' is not what this format begins with",
     "bu biçim '{0}' ile başlamaz"},

    {"letter.why-batch.file-size", "it is larger than {0} MB", "{0} MB'tan büyük"},
    {"letter.asked-repack", "Put that right and send the package again.",
     "Yazılanı giderip paketi yeniden gönderin."},
    {"letter.do-ADJ-01",
     "Take the record of adjourned games back from a copy; it is never written by hand.",
     "Ertelenen oyunların kaydını bir kopyadan geri alın; kayıt elle yazılmaz."},
    {"letter.do-ADJ-02",
     "Nothing, where the two agree; else look at the result sheet, and mend the one that is wrong.",
     "İkisi uyuşuyorsa bir şey gerekmez; yoksa sonuç kâğıdına bakıp yanlış olanı düzeltin."},
    {"letter.do-ADJ-03",
     "Move the resumption and tell both players; where it has been held, record what happened.",
     "Devam oturumunu başka zamana alın ve iki oyuncuya bildirin; oturum yapıldıysa olanları "
     "kaydedin."},
    {"letter.do-CHK-0108", "Nothing: a match is not paired by a system.",
     "Yapılacak bir şey yok: ikili maçın turları bir sistemle eşlendirilmez."},
    {"letter.do-CHK-0110",
     "Compare the rounds with the pairing lists that were put up: two who met twice were wrong by "
     "every edition.",
     "Turları ilan edilen eşlendirme listeleriyle karşılaştırın: iki oyuncunun iki kez "
     "karşılaşması "
     "her sürümde yanlıştı."},
    {"letter.do-IDN", "Nothing; the numbers are not shown.",
     "Bir şey gerekmez; numaralar gösterilmez."},
    {"letter.do-PAIR-00", "Mend what is said above and send the file again.",
     "Yukarıda yazılanı düzeltip dosyayı yeniden gönderin."},
    {"letter.do-PAIR",
     "If it was done on purpose, write why; if not, correct it in your pairing program and make "
     "the file anew.",
     "Bilerek yapıldıysa nedenini yazın; değilse eşlendirme programınızda düzeltip dosyayı yeniden "
     "oluşturun."},
    {"letter.do-PLN-0102",
     "If the event is still ahead, move a round to another day; if it is over, write why so many "
     "were played on one day.",
     "Turnuva henüz başlamadıysa bir turu başka güne alın; oynandıysa bir günde neden bu kadar çok "
     "tur olduğunu yazın."},
    {"letter.do-PLN-0109",
     "If the event is still ahead, move a round to another day; if it is over, write why so many "
     "were played on one day.",
     "Turnuva henüz başlamadıysa bir turu başka güne alın; oynandıysa bir günde neden bu kadar çok "
     "tur olduğunu yazın."},
    {"letter.do-RTG-0119", "Nothing; the office looks into the list of that month itself.",
     "Bir şey gerekmez; o ayın listesine ofis kendisi bakar."},
    {"letter.do-SUB-0114", "Ask the newcomer for the birth date.",
     "Doğum tarihini yeni oyuncudan isteyin."},
    {"letter.do-SUB-0115",
     "Write + and - where nobody played, or the colours of a game that was played.",
     "Oynanmayan oyuna + ve -, oynanan oyuna renkleri yazın."},
    {"letter.do-SUB-0211", "Look the UKD up in the list in force; who has none has 0.",
     "UKD'yi yürürlükteki listeden alın; UKD'si olmayana 0 yazılır."},
    {"letter.do-TRF-01",
     "Correct the field in your pairing program and make the file anew; do not change the TRF by "
     "hand.",
     "Alanı eşlendirme programınızda düzeltip dosyayı yeniden oluşturun; TRF'yi elle "
     "değiştirmeyin."},
    {"letter.do-TRF-02",
     "Correct the particulars of the event in your pairing program and make the file anew.",
     "Turnuva bilgilerini eşlendirme programınızda düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-TRF-03",
     "Tell your pairing program what a win, a draw and a bye bring, and make the file anew.",
     "Galibiyetin, beraberliğin ve bayın kaç puan olduğunu eşlendirme programınıza girip dosyayı "
     "yeniden oluşturun."},
    {"letter.do-TRF-04",
     "Correct the record and make the file anew; one that cannot be read has no effect.",
     "Kaydı düzeltip dosyayı yeniden oluşturun; okunamayan kayıt uygulanmaz."},
    {"letter.do-TRF-05",
     "Correct the record and make the file anew; one that cannot be read has no effect.",
     "Kaydı düzeltip dosyayı yeniden oluşturun; okunamayan kayıt uygulanmaz."},
    {"letter.do-TRF-06", "Correct the record and make the file anew.",
     "Kaydı düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-TRN-02",
     "Correct the particulars of the event in your pairing program, or add what is missing, and "
     "make the file anew.",
     "Turnuva bilgilerini eşlendirme programınızda düzeltip ya da tamamlayıp dosyayı yeniden "
     "oluşturun."},
    {"letter.do-TRN-04", "Correct the number and make the file anew.",
     "Numarayı düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-TRN-05",
     "Correct what is said above in your pairing program and make the file anew.",
     "Yukarıda yazılanı eşlendirme programınızda düzeltip dosyayı yeniden oluşturun."},
    {"letter.do-TRN-0211",
     "Let your pairing program make the final standings, then make the file anew.",
     "Eşlendirme programınıza son sıralamayı yaptırıp dosyayı yeniden oluşturun."},

    {"explain.RNK-0008.do", "Enter the results of the games that are still open.",
     "Sonuçlanmamış oyunların sonuçlarını girin."},
    {"explain.RTG-0204.do",
     "One of the two has the other's number, or is the same player twice. Look the number up on "
     "the identity card or the licence, and correct it.",
     "İkisinden birinde ötekinin numarası var ya da aynı oyuncu iki kez yazılmış. Numaraya kimlik "
     "kartından ya da lisanstan bakıp yanlış olanı düzeltin."},
    {"explain.RTG-0215.do",
     "Look whether record 222 tells the thinking times that were played. Games with unequal ones "
     "are not rated.",
     "222 kaydında oynanan düşünme süreleri mi yazılı, bakın. Süreler gerçekten eşit değilse "
     "oyunlar hesaba katılmaz."},
    {"explain.SUB-0104.do",
     "Write the T.C. identity number into the licence field. It is never shown in full.",
     "T.C. kimlik numarasını lisans alanına yazın. Numara hiçbir yerde açık gösterilmez."},
    {"explain.SUB-0203.do", "Take the rating of the list in force; a player without one has 0.",
     "Yürürlükteki listedeki dereceyi yazın; derecesi olmayana 0 yazılır."},
    {"explain.SUB-0204.do", "Take the rating of the list in force; a player without one has 0.",
     "Yürürlükteki listedeki dereceyi yazın; derecesi olmayana 0 yazılır."},
    {"explain.SUB-0205.do", "Write the three letters that FIDE has for the player's federation.",
     "Oyuncunun federasyonunun FIDE'deki üç harfli kodunu yazın."},
    {"explain.SUB-0210.do", "Write the player's name.", "Oyuncunun adını yazın."},
    {"explain.TRN-0207.do", "Enter the games of the round, or take it out if it was not held.",
     "Turun oyunlarını girin; tur oynanmadıysa silin."},
};

const hakem::MessageTable table{messages};

}
