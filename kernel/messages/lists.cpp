// Rating lists: reading them, and who of a tournament is whom in them.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"error.list-not-understood",
     "{0}: no rating list that we know; expected is FIDE's list (XML or TXT), a UKD list (XLSX or "
     "CSV), or a table whose first rows name its columns",
     "{0}: tanıdığımız bir kuvvet listesi değil; FIDE listesi (XML ya da TXT), UKD listesi (XLSX "
     "ya da CSV) veya ilk satırlarında sütun adları bulunan bir tablo beklenir"},
    {"error.list-too-large", "the list is larger than an index can hold",
     "liste, dizininin alabileceğinden büyük"},
    {"error.list-changed", "{0}: the list was changed while it was read; run the command again",
     "{0}: liste okunurken değişti; komutu yeniden çalıştırın"},
    {"error.list-index-damaged",
     "{0}: the index of the rating list is damaged; it was removed, so run the command again",
     "{0}: kuvvet listesinin dizini bozulmuş; silindi, komutu yeniden çalıştırın"},

    {"error.list-no-headings",
     "{0}: no row with the names of columns among the first 20; expected are a name and an id or a "
     "rating, such as Name, FIDE ID, Rating",
     "{0}: ilk 20 satırda sütun adları yok; Ad Soyad, FIDE No, UKD gibi bir ad ile bir numara ya "
     "da kuvvet derecesi sütunu beklenir"},
    {"error.zip-damaged", "{0}: the ZIP file is damaged or cut short; fetch it again",
     "{0}: ZIP dosyası bozuk ya da yarım; yeniden indirin"},
    {"error.zip-many", "{0}: {1} files in the ZIP file; expected is one, the list",
     "{0}: ZIP dosyasında {1} dosya var; tek bir liste beklenir"},
    {"error.zip-encrypted", "{0}: the ZIP file has a password; unpack it first",
     "{0}: ZIP dosyası parolalı; önce açın"},
    {"error.zip-bomb", "{0}: unpacks to more than a rating list can be; not read",
     "{0}: açılınca bir kuvvet listesinin olabileceğinden büyük; okunmadı"},

    {"plugin.list.fide-xml", "FIDE rating list, XML", "FIDE kuvvet listesi, XML"},
    {"plugin.list.fide-txt", "FIDE rating list, TXT", "FIDE kuvvet listesi, TXT"},
    {"plugin.list.kksf", "KKSF rating list (XLSX, CSV)", "KKSF UKD listesi (XLSX, CSV)"},
    {"plugin.list.tsf", "TSF rating list (query page, CSV, XLSX)",
     "TSF UKD listesi (sorgu sayfası, CSV, XLSX)"},
    {"plugin.list.table", "rating list with named columns (CSV, XLSX, HTML)",
     "sütunları adlı kuvvet listesi (CSV, XLSX, HTML)"},

    {"diagnostic.LST-0101",
     "letters that are not UTF-8 are read as Windows-1252, of Turkish-speaking federations as "
     "Windows-1254; save the list as UTF-8 if names look wrong",
     "UTF-8 olmayan harfler Windows-1252, Türkçe konuşan federasyonlarda Windows-1254 sayıldı; "
     "adlar bozuk görünüyorsa listeyi UTF-8 olarak kaydedin"},
    {"diagnostic.LST-0102", "the record is not well-formed XML ({0}) and was left out",
     "kayıt düzgün XML değil ({0}), atlandı"},
    {"diagnostic.LST-0103",
     "the list ends in the middle of a record, so it was cut short; fetch it again",
     "liste bir kaydın ortasında bitiyor, yani yarım kalmış; yeniden indirin"},
    {"diagnostic.LST-0104",
     "{0}: '{1}' is not understood and was left out; expected is {2}; correct the cell, or empty "
     "it "
     "if there is none",
     "{0}: '{1}' anlaşılmadı, alınmadı; {2} beklenir; hücreyi düzeltin, değer yoksa boş bırakın"},
    {"diagnostic.LST-0105", "a text longer than {0} bytes was cut",
     "{0} bayttan uzun bir metin kısaltıldı"},
    {"diagnostic.LST-0106",
     "the list ends without the end of its outermost element, so it was cut short; fetch it again",
     "listenin en dış öğesi kapanmıyor, yani yarım kalmış; yeniden indirin"},
    {"diagnostic.LST-0107", "longer than {0} kB, so no person of a list; left out",
     "{0} kB'den uzun, bir listedeki kişi olamaz; atlandı"},
    {"diagnostic.LST-0108", "the rating {0} has a fraction; {1} is taken",
     "kuvvet derecesi {0} kesirli; {1} alındı"},
    {"diagnostic.LST-0109", "no name, or nothing but a name; left out",
     "ad yok ya da addan başka bir şey yok; atlandı"},
    {"diagnostic.LST-0110",
     "the FIDE id {0} is in the list already, in line {1}; the first one counts",
     "{0} FIDE numarası listede zaten var, {1}. satır; ilki geçerli"},
    {"diagnostic.LST-0111",
     "the national id or licence{0} is in the list already, in line {1}; the first one counts",
     "ulusal numara ya da lisans{0} listede zaten var, {1}. satır; ilki geçerli"},
    {"diagnostic.LST-0113", "NUL bytes in the record were read as blanks",
     "kayıttaki NUL baytları boşluk sayıldı"},
    {"diagnostic.LST-0114", "nobody is in the list", "listede kimse yok"},
    {"diagnostic.LST-0115", "not known and not read: {0}", "tanınmadı, okunmadı: {0}"},
    {"diagnostic.LST-0116",
     "the other titles are too long for their column; the rest of the line was read further right",
     "diğer unvanlar sütununa sığmamış; satırın kalanı sağa kaymış olarak okundu"},
    {"diagnostic.LST-0117",
     "the last line has no end, so the list may be cut short; fetch it again",
     "son satırın sonu yok, liste yarım kalmış olabilir; yeniden indirin"},
    {"diagnostic.LST-0118", "the list is not UTF-8 and was read as {0}",
     "liste UTF-8 değil, {0} olarak okundu"},
    {"diagnostic.LST-0119",
     "the row has {0} of {1} cells, so the list was cut; left out, fetch the list again",
     "satırda {1} hücreden {0} tanesi var, yani liste yarım kalmış; atlandı, listeyi yeniden "
     "indirin"},

    {"diagnostic.LST-0120", "the row is the same as that in line {0}; one of them is kept",
     "satır, {0}. satırın aynısı; biri alındı"},
    {"diagnostic.LST-0121",
     "the FIDE id {0} is in the list already, in line {1}, with another rating, K or number of "
     "games; delete the wrong row",
     "{0} FIDE numarası listede, {1}. satırda başka bir derece, K katsayısı ya da oyun sayısıyla "
     "zaten var; yanlış satırı silin"},
    {"diagnostic.LST-0122",
     "the national id or licence{0} is in the list already, in line {1}, with another rating, K or "
     "number of games; delete the wrong row",
     "ulusal numara ya da lisans{0} listede, {1}. satırda başka bir derece, K katsayısı ya da oyun "
     "sayısıyla zaten var; yanlış satırı silin"},
    {"diagnostic.LST-0123",
     "two columns are headed '{0}': column {1} is read, column {2} is not; delete the wrong one",
     "iki sütunun başlığı '{0}': {1}. sütun okundu, {2}. sütun okunmadı; yanlış olanı silin"},
    {"diagnostic.LST-0124",
     "the column '{0}' was taken as the FIDE id, since its values look like it; name it FIDE ID",
     "'{0}' sütunundaki değerler FIDE numarasına benzediğinden öyle alındı; adını FIDE No yapın"},
    {"diagnostic.LST-0125",
     "the column '{0}' was taken as the games of the list's month, as FIDE prints them, not as all "
     "games so far: it decides no K; a column 'Period games' beside it, even an empty one, says "
     "that it counts all",
     "'{0}' sütunu, FIDE listelerindeki gibi o ayın oyunları sayıldı, şimdiye dek oynananların "
     "tümü değil: K katsayısını belirlemez; yanında boş da olsa bir 'Dönem oyunu' sütunu varsa "
     "tüm oyunlar sayılır"},

    {"list.field-rating", "rating", "kuvvet derecesi"},
    {"list.field-games", "games", "oyun sayısı"},
    {"list.field-k", "K", "K katsayısı"},
    {"list.field-birth", "birth date", "doğum tarihi"},
    {"list.field-sex", "sex", "cinsiyet"},
    {"list.field-fide-id", "FIDE id", "FIDE no"},
    {"list.field-national-id", "national id or licence", "T.C. kimlik no ya da lisans no"},
    {"list.expected-rating", "a whole number up to 4000", "4000'e kadar bir tam sayı"},
    {"list.expected-games", "a whole number", "bir tam sayı"},
    {"list.expected-k", "a whole number up to 100", "100'e kadar bir tam sayı"},
    {"list.expected-birth", "a year or a date such as 23.05.2001",
     "yıl ya da 23.05.2001 gibi bir tarih"},
    {"list.expected-sex", "M or F", "E ya da K"},
    {"list.expected-fide-id", "digits alone", "yalnız rakamlar"},
    {"list.expected-national-id", "a number", "bir numara"},

    {"list.male", "male", "erkek"},
    {"list.female", "female", "kadın"},
    {"list.by-fide-id", "FIDE id", "FIDE no"},
    {"list.by-national-id", "national id", "T.C. kimlik no"},
    {"list.by-licence", "licence", "lisans no"},

    {"list.match-id", "found by {0}: {1}; name and year of birth agree",
     "{0} ile bulundu: {1}; ad ve doğum yılı tutuyor"},
    {"list.match-id-differs", "found by {0}: {1}; but not all agrees",
     "{0} ile bulundu: {1}; ancak bilgilerin hepsi tutmuyor"},
    {"list.match-id-doubtful",
     "the id is that of somebody else in the list: {0}; nobody is taken, correct the id",
     "bu numara listede bir başkasının: {0}; kimse alınmadı, numarayı düzeltin"},
    {"list.match-name-and-birth", "found by name and year of birth: {0}",
     "ad ve doğum yılı ile bulundu: {0}"},
    {"list.match-name-only",
     "one of that name is in the list: {0}; a year of birth is missing, so not taken",
     "listede bu adla biri var: {0}; doğum yılı eksik olduğundan alınmadı"},
    {"list.match-ambiguous", "the list has {1} persons named {0}; none is taken, give the id",
     "listede {0} adlı {1} kişi var; hiçbiri alınmadı, numarasını yazın"},
    {"list.match-none", "not in the list", "listede yok"},
    {"list.match-none-of-year", "the list has {0}, but with another year of birth; not taken",
     "listede {0} var, ama doğum yılı başka; alınmadı"},

    {"list.turned-down-id", "has the id, but another name: {0}", "numara onun, ama adı başka: {0}"},
    {"list.turned-down-birth", "has the name, but another year of birth: {0}",
     "adı aynı, ama doğum yılı başka: {0}"},
    {"list.turned-down-namesake", "one of several: {0}", "birkaç kişiden biri: {0}"},

    {"list.differs-name", "name: {0} in the file, {1} in the list", "ad: dosyada {0}, listede {1}"},
    {"list.differs-birth", "birth: {0} in the file, {1} in the list",
     "doğum: dosyada {0}, listede {1}"},
    {"list.differs-sex", "sex: {0} in the file, {1} in the list",
     "cinsiyet: dosyada {0}, listede {1}"},
    {"list.differs-federation", "federation: {0} in the file, {1} in the list",
     "federasyon: dosyada {0}, listede {1}"},
    {"list.differs-fide-id", "FIDE id: {0} in the file, {1} in the list",
     "FIDE no: dosyada {0}, listede {1}"},
};

const hakem::MessageTable table{messages};

}
