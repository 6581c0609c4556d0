// What the reader of TRF files says of lines and encodings that are not what they seem, of broken
// names, and of dates that can be read in two ways.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.TRF-0012",
     "this line is not UTF-8 as the others are; it was read as {0}: look at the name, and save the "
     "file as UTF-8",
     "bu satır ötekiler gibi UTF-8 değil; {0} olarak okundu: ada bakın ve dosyayı UTF-8 olarak "
     "kaydedin"},
    {"diagnostic.TRF-0013",
     "UTF-8 was encoded as UTF-8 a second time, here and in {0} line(s) in all; the letters were "
     "put right",
     "UTF-8 metin ikinci kez UTF-8 olarak kodlanmış, burada ve toplam {0} satırda; harfler "
     "düzeltilerek okundu"},
    {"diagnostic.TRF-0014",
     "the file ends in the middle of this line: the rest is missing, export or send it again",
     "dosya bu satırın ortasında bitiyor: gerisi eksik, dosyayı yeniden dışa aktarın ya da yeniden "
     "gönderin"},
    {"diagnostic.TRF-0015",
     "record {0} stands {1} column(s) too far to the right; it was read as if it began in column 1",
     "{0} kaydı {1} sütun sağa kaymış; 1. sütunda başlıyor sayılarak okundu"},
    {"diagnostic.TRF-0016",
     "a second tournament begins here; from this line on nothing was read: give each tournament a "
     "file of its own",
     "burada ikinci bir turnuva başlıyor; bu satırdan sonrası okunmadı: her turnuvayı ayrı bir "
     "dosyaya koyun"},
    {"diagnostic.TRF-0131",
     "player {0}: the name '{1}' is broken, '{2}' is what a wrong encoding leaves of a letter: "
     "write the name as in the list",
     "{0} numaralı oyuncu: '{1}' adı bozuk, yanlış kodlama bir harfin yerine '{2}' koymuş: adı "
     "listedeki gibi yazın"},
    {"diagnostic.TRF-0132",
     "player {0}: this line is the same as line {1} and was not read a second time: take one of "
     "the two out",
     "{0} numaralı oyuncu: bu satır {1}. satırın aynısı, ikinci kez okunmadı: ikisinden birini "
     "silin"},
    {"diagnostic.TRF-0133", "result '{0}': the format writes {1}; read so",
     "sonuç '{0}': biçimde {1} yazılır; öyle okundu"},
    {"diagnostic.TRF-0134",
     "player {0} {1}: {3} in line {2} has the same starting number, so the second of the two lines "
     "was not read; number {4} is free, and the opponents' cells or the national record have this "
     "player there: write {4} here",
     "{0} {1}: {2}. satırdaki {3} ile başlangıç numarası aynı, bu yüzden iki satırdan ikincisi "
     "okunmadı; {4} numarası boş ve rakiplerin hücrelerinde ya da ulusal kayıtta bu oyuncu {4} "
     "numara: buraya {4} yazın"},
    {"diagnostic.TRF-0135",
     "the result is the small letter l, read as L (a loss in less than a move); if the figure 1 is "
     "meant, write 1",
     "sonuç küçük l harfi; L (bir hamleden kısa oyunda kayıp) olarak okundu; 1 rakamı "
     "isteniyorsa 1 yazın"},
    {"diagnostic.TRF-0212",
     "date '{0}' may be {1} or {2}, and nothing in the file tells which; read as {1}: write it as "
     "YYYY/MM/DD",
     "tarih '{0}' {1} de olabilir {2} de, dosyada bunu gösteren bir şey yok; {1} olarak okundu: "
     "YYYY/AA/GG biçiminde yazın"},
    {"diagnostic.TRF-0213",
     "{0} records 132 with one date each: read in order as the dates of rounds 1 to {0}; expected "
     "is one line with all dates",
     "her birinde bir tarih olan {0} tane 132 kaydı: sırayla 1-{0}. turların tarihi olarak okundu; "
     "bütün tarihlerin olduğu tek satır beklenir"},
    {"diagnostic.TRF-0303",
     "the points fit only if {0} blank cells of {1} players are half-point byes; they were read so",
     "puanlar ancak {1} oyuncunun {0} boş hücresi yarım puan bay olursa tutuyor; öyle okundu"},
    {"diagnostic.TRF-0304",
     "the points fit only if {0} byes of {1} players that are written + are full-point byes; they "
     "were read so",
     "puanlar ancak {1} oyuncunun + ile yazılmış {0} bayı tam puanlı bay olursa tutuyor; öyle "
     "okundu"},
    {"title.TRF-0304", "+ as a full-point bye", "+ tam puanlı bay sayıldı"},
    {"explain.TRF-0304.do", "Nothing; TRF16 and TRF26 have U and F for the two kinds of bye.",
     "Yapılacak bir şey yok; TRF16 ve TRF26'da iki bay türü U ve F ile yazılır."},
    {"diagnostic.TRF-0408",
     "'{0}' stands neither in the columns of record 299 nor in those of FIDE's sample file; the "
     "record was not read",
     "'{0}' ne 299 kaydının ne de FIDE'nin örnek dosyasının sütunlarında; kayıt okunmadı"},
    {"diagnostic.TRF-0409",
     "'{0}' stands in the columns of FIDE's sample file, not in those of record 299; it was read "
     "by the sample's",
     "'{0}' 299 kaydının değil, FIDE'nin örnek dosyasının sütunlarında; örneğinkilere göre okundu"},

    {"explain.TRF-0012.do",
     "A name was pasted in from a program with another encoding. Look at it and save the file as "
     "UTF-8.",
     "Bir ad, kodlaması başka bir programdan yapıştırılmış. Ada bakın ve dosyayı UTF-8 olarak "
     "kaydedin."},
    {"explain.TRF-0013.do",
     "Export the file again; on its way it was opened in a wrong encoding and saved as UTF-8.",
     "Dosyayı yeniden dışa aktarın; yolda yanlış kodlamayla açılıp UTF-8 olarak kaydedilmiş."},
    {"explain.TRF-0014.do", "Export the file again, or copy it whole.",
     "Dosyayı yeniden dışa aktarın ya da bütünüyle kopyalayın."},
    {"explain.TRF-0016.do", "Send each tournament in a file of its own.",
     "Her turnuvayı ayrı bir dosyada gönderin."},
    {"explain.TRF-0131.do",
     "Write the name as it stands in the list, and export the file in UTF-8.",
     "Adı listedeki gibi yazın ve dosyayı UTF-8 olarak dışa aktarın."},
    {"explain.TRF-0132.do", "Take one of the two lines out.", "İki satırdan birini silin."},
    {"explain.TRF-0212.do", "Write the dates of the event as YYYY/MM/DD.",
     "Turnuvanın tarihlerini YYYY/AA/GG biçiminde yazın."},
    {"explain.TRF-0213.do", "Write one record 132 with the dates of all rounds.",
     "Bütün turların tarihlerini tek bir 132 kaydında yazın."},
    {"explain.TRF-0303.do",
     "Write H for a half-point bye; a blank cell is an absence and brings nothing.",
     "Yarım puan bayı H ile yazın; boş hücre gelmemektir ve puan getirmez."},
    {"explain.TRF-0408.do",
     "Write the match points into columns 8 to 11, the points into 14 to 17, the round into 20 to "
     "22 and the numbers from column 24 on.",
     "Maç puanını 8-11., puanı 14-17., turu 20-22. sütunlara, numaraları 24. sütundan başlayarak "
     "yazın."},

    {"letter.do-TRF-0131", "Correct the name in the pairing program and make the file anew.",
     "Eşlendirme programında adı düzeltin ve dosyayı yeniden oluşturun."},
    {"letter.do-TRF-0132", "Take one of the two lines out, or make the file anew.",
     "İki satırdan birini silin ya da dosyayı yeniden oluşturun."},
    {"letter.do-TRF-0212",
     "Tell which of the two days is meant: enter the dates in the pairing program anew.",
     "Hangi günün doğru olduğunu bildirin: tarihleri eşlendirme programına yeniden girin."},

    {"title.TRF-0012", "line in another encoding", "kodlaması farklı satır"},
    {"title.TRF-0013", "UTF-8 encoded twice", "iki kez kodlanmış UTF-8"},
    {"title.TRF-0014", "file cut in a line", "satır ortasında kesilmiş dosya"},
    {"title.TRF-0015", "line is shifted", "satır kaymış"},
    {"title.TRF-0016", "second tournament in the file", "dosyada ikinci turnuva"},
    {"title.TRF-0131", "name broken by an encoding", "kodlamada bozulmuş ad"},
    {"title.TRF-0132", "same line twice", "iki kez aynı satır"},
    {"title.TRF-0133", "result written otherwise", "sonucun yazımı farklı"},
    {"title.TRF-0208", "federation is no code", "federasyon bir kod değil"},
    {"title.TRF-0212", "date with two readings", "iki türlü okunabilen tarih"},
    {"title.TRF-0213", "a record 132 for each round", "her tura ayrı 132 kaydı"},
    {"title.TRF-0303", "blank cells as half-point byes", "boş hücreler yarım puan bay"},
    {"title.TRF-0408", "record 299 out of its columns", "299 kaydı sütunlarında değil"},
    {"title.TRF-0409", "record 299 as in the sample file", "299 kaydı örnek dosyadaki gibi"},
};
const hakem::MessageTable table{messages};

}
