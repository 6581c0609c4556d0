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
    {"title.TRF-0212", "date with two readings", "iki türlü okunabilen tarih"},
    {"title.TRF-0213", "a record 132 for each round", "her tura ayrı 132 kaydı"},
};
const hakem::MessageTable table{messages};

}
