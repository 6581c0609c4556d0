// Report packages: what is missing in them, what has no place there, and their letters.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.PKG-0101", "missing: {0} (a file is taken for it that has in its name {1})",
     "eksik: {0} (adında şu sözlerden biri geçen dosya bu belge sayılır: {1})"},
    {"diagnostic.PKG-0102",
     "missing: {0}, asked for where FIDE rates the event (a file is taken for it that has in its "
     "name {1})",
     "eksik: {0}; FIDE hesabına girecek (ELO) turnuvalarda istenir (adında şu sözlerden biri geçen "
     "dosya bu belge sayılır: {1})"},
    {"diagnostic.PKG-0103",
     "missing: {0}, asked for of national events (a file is taken for it that has in its name {1})",
     "eksik: {0}; ulusal turnuvalarda istenir (adında şu sözlerden biri geçen dosya bu belge "
     "sayılır: {1})"},
    {"diagnostic.PKG-0201", "{0}: no file of this kind is taken in a report package; allowed: {1}",
     "{0}: rapor paketinde bu tür dosya kabul edilmez; kabul edilenler: {1}"},
    {"diagnostic.PKG-0202", "the package has {0} KB, at most {1} KB are taken",
     "paket {0} KB; en çok {1} KB kabul edilir"},
    {"diagnostic.PKG-0203", "the package is called '{0}', expected is {1}, for example {2}",
     "paketin adı '{0}'; beklenen: {1}, örneğin {2}"},
    {"diagnostic.PKG-0204", "{0}: taken for none of the papers that are asked for",
     "{0}: istenen belgelerden hiçbiri sayılmadı"},
    {"diagnostic.PKG-0205", "{0} has {1} bytes: there is no paper in it",
     "{0} yalnız {1} bayt: içinde belge yok"},
    {"diagnostic.PKG-0206",
     "{0} and {1} are the same file, byte for byte: one of the two papers is "
     "missing",
     "{0} ile {1} bayt bayt aynı dosya: iki belgeden biri eksik"},
    {"explain.PKG-0205.do", "Put the paper itself into the package.", "Belgenin kendisini koyun."},
    {"explain.PKG-0206.do", "Put each paper into the package under its own name.",
     "Her belgeyi kendi adıyla pakete koyun."},
    {"diagnostic.PKG-0301",
     "no tournament of the package can be read, so neither results nor players were checked",
     "pakette okunabilen bir turnuva dosyası yok; sonuçlar ve oyuncular denetlenemedi"},
    {"diagnostic.PKG-0302", "the package has several tournaments: {0}",
     "pakette birden çok turnuva var: {0}"},

    {"explain.PKG", "A report package as a whole: papers, kinds of files, size, name",
     "Bir bütün olarak rapor paketi: belgeler, dosya türleri, boyut, ad"},
    {"explain.PKG.do",
     "Put what is missing into the package and send the package again; `hakem report FILE "
     "--package "
     "DIR --with FILE` builds it.",
     "Eksik olanı pakete ekleyip paketi yeniden gönderin; `hakem report DOSYA --package KLASÖR "
     "--with DOSYA` paketi hazırlar."},
    {"explain.PKG-0102.do",
     "Add IT3 where FIDE rates the event; a note is told where the file does not say whether it "
     "does.",
     "Turnuva FIDE hesabına girecekse IT3'ü ekleyin; dosyadan anlaşılmıyorsa yalnız bilgi olarak "
     "yazılır."},
    {"explain.PKG-0103.do",
     "Add it where the event is a national one; a note is told where its name does not say so.",
     "Turnuva ulusalsa ekleyin; adından anlaşılmıyorsa yalnız bilgi olarak yazılır."},
    {"explain.PKG-0201.do", "Take the file out, or send it as PDF.",
     "Dosyayı paketten çıkarın ya da PDF olarak ekleyin."},
    {"explain.PKG-0202.do", "Make the photographs and scans smaller; do not send a link.",
     "Fotoğraf ve taramaları küçültün; bulut bağlantısı göndermeyin."},
    {"explain.PKG-0203.do", "Call the package as shown and send it again.",
     "Paketi gösterildiği gibi adlandırıp yeniden gönderin."},
    {"explain.PKG-0204.do", "If it is one of the papers, call it so.",
     "İstenen belgelerden biriyse dosyayı ona göre adlandırın."},
    {"explain.PKG-0301.do", "Add the TRF that the pairing program makes.",
     "Eşlendirme programının oluşturduğu TRF dosyasını ekleyin."},
    {"explain.PKG-0302.do", "Send a package for each event, unless they are groups of one event.",
     "Aynı turnuvanın grupları değilse her turnuva için ayrı paket gönderin."},

    {"cli.report-package",
     "instead of the reports: a report package as the profile asks for, a zip file in this folder",
     "raporlar yerine, profilin istediği rapor paketini (zip) bu klasörde hazırla"},
    {"cli.report-with", "a file that goes into the package: minutes, regulations, photographs",
     "pakete girecek dosya: tutanak, yönerge, fotoğraf"},
    {"cli.report-profile", "with --package: the profile that says what belongs in it",
     "--package ile: içinde ne bulunacağını söyleyen profil"},
    {"error.report-package-one", "a report package is of one event; give one file",
     "rapor paketi tek bir turnuvanındır; bir dosya verin"},
    {"error.report-package-profile",
     "whose report package? give a profile that says what belongs in it, for example --profile tsf",
     "kimin rapor paketi? içinde ne bulunacağını söyleyen bir profil verin, örneğin --profile tsf"},
    {"error.report-package-none", "the profile '{0}' says nothing of report packages",
     "'{0}' profili rapor paketinden söz etmiyor"},
    {"error.report-package-formats",
     "the profile takes no such files in the package; choose with --to: {0}",
     "profil pakette böyle dosya kabul etmiyor; --to ile seçin: {0}"},
    {"error.report-package-twice",
     "{0}: two files of the package have this name; rename one of them",
     "{0}: paketteki iki dosya bu adı taşıyor; birinin adını değiştirin"},
    {"error.report-package-itself", "{0}: is the package that is to be written; leave it out",
     "{0}: yazılacak paketin kendisi; --with ile vermeyin"},
    {"report-package.formats", "left out, the profile takes no such files: {0}",
     "pakete konmadı, profil böyle dosya kabul etmiyor: {0}"},
    {"report-package.made", "{0}: {1} files, {2} KB of at most {3} KB",
     "{0}: {1} dosya, {2} KB (en çok {3} KB)"},
    {"report-package.made-free", "{0}: {1} files, {2} KB", "{0}: {1} dosya, {2} KB"},
    {"report-package.some", "where there is one, add: {0}", "varsa ekleyin: {0}"},
    {"report-package.subject", "the subject of the mail begins: {0}",
     "e-postanın konusu şöyle başlar: {0}"},
    {"report-package.not-whole", "the package is not complete; add what is missing with --with",
     "paket eksik; eksikleri --with ile ekleyin"},

    {"letter.do-PKG",
     "Put the paper into the package under a name with one of these words, and send the package "
     "again.",
     "Belgeyi, adında bu sözlerden biri geçecek biçimde pakete ekleyip paketi yeniden gönderin."},

    {"letter.do-PKG-0102", "Put IT3 into the package under that name and send the package again.",
     "IT3'ü bu adla pakete ekleyip paketi yeniden gönderin."},
    {"letter.do-PKG-0103", "Put it into the package, or write that the event is no national one.",
     "Pakete ekleyin ya da turnuvanın ulusal olmadığını yazın."},

    {"letter.title-package-receipt", "Receipt of a report package", "Rapor paketi alındı belgesi"},
    {"letter.title-package-decision", "A decision is needed on a report package",
     "Rapor paketi için karar gerekiyor"},
    {"letter.title-package-back", "Return of a report package", "Rapor paketinin iadesi"},
    {"letter.package", "Report package", "Rapor paketi"},
    {"letter.package-of-event", "The report package that you sent for {0}",
     "{0} için gönderdiğiniz rapor paketi"},
    {"letter.package-named", "The report package {0}", "{0} adlı rapor paketi"},
    {"letter.opening-package-receipt",
     "{0} was received; it has all that must be in it. The tournament files in it have "
     "answers of their own.",
     "{0} alındı; zorunlu belgeleri tam. Paketteki turnuva dosyaları için ayrıca "
     "yazılır."},
    {"letter.opening-package-incomplete",
     "{0} was received and is accepted, although it is not complete. The tournament files in it "
     "have answers of their own.",
     "{0} alındı ve eksiğine karşın kabul edildi. Paketteki turnuva dosyaları için ayrıca "
     "yazılır."},
    {"letter.package-missing", "Missing: {0}; let pass by {1}: {2}",
     "Eksik belge: {0}; kabul eden: {1}, gerekçe: {2}"},
    {"letter.package-missing-off", "Missing: {0}; the rule is switched off: {1}",
     "Eksik belge: {0}; kural kapalı: {1}"},
    {"letter.passed-PKG-0101", "missing: {0}", "eksik: {0}"},
    {"letter.passed-PKG-0102", "missing: {0}", "eksik: {0}"},
    {"letter.passed-PKG-0103", "missing: {0}", "eksik: {0}"},
    {"letter.opening-package-decision",
     "{0} was checked. What is listed below is not as expected: the office can let it pass only by "
     "an override, with a reason. The tournament files in it have answers of their own.",
     "{0} denetlendi. Aşağıda yazılanlar beklendiği gibi değil; yalnız gerekçeli bir istisna "
     "kararıyla kabul edilebilir. Paketteki turnuva dosyaları için ayrıca yazılır."},
    {"letter.opening-package-back",
     "{0} was checked. It cannot be accepted as it is and goes back to you; "
     "what has to be mended is listed below. The tournament files in it have answers of their own.",
     "{0} denetlendi. Paket bu hâliyle kabul edilemedi; aşağıdaki "
     "eksiklerin giderilmesi için size iade ediliyor. Paketteki turnuva dosyaları için ayrıca "
     "yazılır."},
    {"letter.asked-package-mend",
     "Complete the package and send it again as one file, under the same event.",
     "Paketi tamamlayın ve tek dosya olarak yeniden gönderin."},
    {"letter.asked-package-why",
     "Answer this letter and write what explains each point listed, or send a package that is "
     "mended.",
     "Bu yazıyı yanıtlayıp her madde için gerekçesini yazın ya da düzeltilmiş paketi gönderin."},
};

const hakem::MessageTable table{messages};

}
