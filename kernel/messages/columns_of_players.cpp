/// What columns of the players hold that cannot be, or hold no longer: ratings, births; the days of
/// the event beside that of the report.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.TRF-0136", "rating '{0}' does not stand in its columns; read as {1}",
     "derece '{0}' sütununda değil; {1} olarak okundu"},
    {"explain.TRF-0136.do",
     "Write the rating as a whole number without signs into columns 49 to 52.",
     "Dereceyi işaretsiz tam sayı olarak 49-52. sütunlara yazın."},
    {"title.TRF-0136", "rating out of its columns", "derece sütununda değil"},
    {"diagnostic.TRF-0137",
     "no rating stands in its columns, but '{0}' behind the name; the player counts as unrated",
     "derece sütunu boş, adın sonunda ise '{0}' var; oyuncu derecesiz sayılıyor"},
    {"explain.TRF-0137.do",
     "If it is the rating, write it into columns 49 to 52; if it belongs to the name, nothing.",
     "Bu sayı dereceyse 49-52. sütunlara yazın; adın parçasıysa yapılacak bir şey yok."},
    {"letter.do-TRF-0137",
     "Enter the rating of the player in the pairing program, the name without it, and make the "
     "file anew.",
     "Eşlendirme programında oyuncunun derecesini kendi alanına yazın, addan silin ve dosyayı "
     "yeniden oluşturun."},
    {"title.TRF-0137", "rating behind the name", "adın sonunda derece"},
    {"diagnostic.TRF-0138", "birth date '{0}' may be {1} or {2}; read as {1}",
     "doğum tarihi '{0}' hem {1} hem {2} olabilir; {1} olarak okundu"},
    {"explain.TRF-0138.do", "Write birth dates as YYYY/MM/DD.",
     "Doğum tarihlerini YYYY/AA/GG biçiminde yazın."},
    {"letter.do-TRF-0138",
     "Compare the birth date with the identity card and enter it anew in the pairing program.",
     "Doğum tarihini kimlikle karşılaştırıp eşlendirme programına yeniden girin."},
    {"title.TRF-0138", "birth date with two readings", "iki türlü okunabilen doğum tarihi"},

    {"diagnostic.TRN-0212", "record 072 declares {0} rated players, and no player has a rating",
     "072 kaydına göre {0} dereceli oyuncu var, dosyada ise hiçbir oyuncunun derecesi yok"},
    {"explain.TRN-0212.do",
     "Take the ratings into the file again (columns 49 to 52 of 001), or correct record 072.",
     "Dereceleri dosyaya yeniden alın (001 kaydında 49-52. sütunlar) ya da 072 kaydını düzeltin."},
    {"letter.do-TRN-0212",
     "Take the ratings from the list into the pairing program again and make the file anew.",
     "Dereceleri listeden eşlendirme programına yeniden alıp dosyayı yeniden oluşturun."},
    {"title.TRN-0212", "no ratings in the file", "dosyada derece yok"},
    {"diagnostic.SUB-0250", "no player has a UKD, though {0} Turkish players have a FIDE rating",
     "hiçbir oyuncunun UKD'si yazılı değil; oysa {0} Türk oyuncunun FIDE derecesi var"},
    {"explain.SUB-0250.do",
     "Take the UKD list into the pairing program again and make the file anew.",
     "UKD listesini eşlendirme programına yeniden alıp dosyayı yeniden oluşturun."},
    {"title.SUB-0250", "no UKD in the file", "dosyada UKD yok"},
    {"diagnostic.SUB-0255", "{1} of {2} players have one birth date, {0}, which is hardly theirs",
     "{2} oyuncudan {1} tanesinin doğum tarihi aynı: {0}; gerçek tarihler olması beklenmez"},
    {"explain.SUB-0255.do",
     "Ask for the birth dates; a program may have put one for all where none was known.",
     "Doğum tarihlerini isteyin; program, bilinmeyenlerin yerine tek bir tarih yazmış olabilir."},
    {"letter.do-SUB-0255", "Enter the birth dates of the players, and make the file anew.",
     "Oyuncuların doğum tarihlerini girip dosyayı yeniden oluşturun."},
    {"title.SUB-0255", "one birth date for most players", "çoğunda aynı doğum tarihi"},
    {"judging.column-rating", "ratings", "dereceler"},
    {"judging.column-ukd", "UKD", "UKD"},
    {"judging.rises-with-numbers", "rise with the starting numbers",
     "başlangıç numarasıyla birlikte artıyor"},
    {"judging.sorted-beside-ranks", "stand in order line by line, where the players go by rank",
     "satır satır sıralı, oyuncular ise son sıralamaya göre dizili"},
    {"judging.sorted-beside-names", "stand in order line by line, where the players go by name",
     "satır satır sıralı, oyuncular ise ada göre dizili"},
    {"diagnostic.SUB-0251", "the {0} of {1} players {2}; the column was sorted without its players",
     "{0} ({1} oyuncu) {2}; sütun oyunculardan ayrı sıralanmış"},
    {"explain.SUB-0251.do",
     "Compare the ratings with the list, player by player; if the numbers were really given so, "
     "write why.",
     "Dereceleri oyuncu oyuncu listeyle karşılaştırın; numaralar gerçekten böyle verildiyse "
     "nedenini yazın."},
    {"letter.do-SUB-0251",
     "Take the ratings from the list into the pairing program again and make the file anew; sort "
     "no column by itself.",
     "Dereceleri listeden eşlendirme programına yeniden alıp dosyayı yeniden oluşturun; hiçbir "
     "sütunu tek başına sıralamayın."},
    {"title.SUB-0251", "ratings sorted by themselves", "tek başına sıralanmış dereceler"},
    {"diagnostic.SUB-0252", "the event is dated {0}, after the day of the report ({1})",
     "turnuvanın tarihi {0}, rapor gününden ({1}) sonra"},
    {"explain.SUB-0252.do", "Correct the dates of the event (042, 052), or the day of the report.",
     "Turnuvanın tarihlerini (042, 052) ya da rapor gününü düzeltin."},
    {"letter.do-SUB-0252", "Correct the dates of the event and make the file anew.",
     "Turnuvanın tarihlerini düzeltip dosyayı yeniden oluşturun."},
    {"title.SUB-0252", "event after the report", "rapordan sonraki turnuva"},
    {"diagnostic.SUB-0249", "'{0}' stands where the thinking time belongs (records 122 and 222)",
     "düşünme süresinin yerinde '{0}' yazıyor (122 ve 222 kayıtları)"},
    {"explain.SUB-0249.do",
     "Write the thinking time into record 122 (90 min + 30 sec), or in seconds into 222 (5400+30).",
     "Düşünme süresini 122 kaydına (90 dk + 30 sn) ya da saniye olarak 222 kaydına (5400+30) "
     "yazın."},
    {"title.SUB-0249", "no thinking time in its field", "düşünme süresi yerine başka yazı"},
    {"explain.SUB-0101.when",
     "note where a letter stands for a name beside one in full; else warning; nothing where the "
     "list has the name so",
     "tam yazılmış adın yanında baş harf varsa bilgi, yoksa uyarı; listede ad böyleyse bir şey "
     "yazılmaz"},
    {"diagnostic.CHK-0207",
     "{0} totals agree with the results only without record 299, which gives a result other points",
     "{0} toplam puan sonuçlara ancak bir sonuca başka puan veren 299 kaydı sayılmazsa uyuyor"},
    {"explain.CHK-0207.do",
     "Correct record 299, or count the points again: one of the two is wrong.",
     "299 kaydını düzeltin ya da puanları yeniden hesaplayın; ikisinden biri yanlış."},
    {"letter.do-CHK-0207",
     "Write whether the points of record 299 count (special points of a result), and make the file "
     "anew.",
     "299 kaydındaki özel puanların sayılıp sayılmadığını yazın ve dosyayı yeniden oluşturun."},
    {"title.CHK-0207", "points without record 299", "299 kaydı sayılmadan puanlar"},

    {"diagnostic.TRN-0519",
     "team {0}: player {1} (UKD {2}) stands in the list above player {3} (UKD {4}); a difference "
     "of {5} is allowed only where the event announced it (regulation 24.2: at most {6})",
     "{0}. takım: {1} numaralı oyuncu (UKD {2}) listede {3} numaralının (UKD {4}) üzerinde yer "
     "alıyor; {5} puanlık fark ancak turnuvada duyurulduysa olabilir (yönetmelik 24.2: en çok "
     "{6})"},
    {"explain.TRN-0519.do",
     "If the event announced it, write the points into record XXL; else put the list in order.",
     "Duyurulduysa puanı XXL kaydına yazın; duyurulmadıysa listeyi sıraya koyun."},
    {"letter.do-TRN-0519",
     "Write how many points of UKD the event announced for the order of the lists (24.2); if none, "
     "put the list in order.",
     "Takım listelerinin sırası için kaç UKD puanının duyurulduğunu yazın (24.2); duyurulmadıysa "
     "listeyi sıraya koyun."},
    {"title.TRN-0519", "team list nearly by UKD", "UKD sırasından sapan takım listesi"},
};

const hakem::MessageTable table{messages};

}
