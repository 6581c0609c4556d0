/// Words of the new rating lists that `hakem rate` writes.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"list.title", "{0}: rating list {1}", "{0}: {1} listesi"},
    {"list.title-unofficial", "{0}, unofficial, reconstructed: rating list {1}",
     "{0}, resmî değildir, yeniden kurulmuş formülle: {1} listesi"},
    {"list.only-played",
     "the list has {0} persons, more than a sheet holds: here are those who played; the CSV and "
     "XML files have all",
     "listede {0} kişi var, bir sayfaya sığmaz: burada yalnız oynayanlar yer alır; CSV ve XML "
     "dosyalarında herkes vardır"},
    {"list.fide-id", "FIDE ID", "FIDE no"},
    {"list.national-id", "National ID", "Lisans no"},
    {"list.name", "Name", "Ad Soyad"},
    {"list.federation", "Federation", "Federasyon"},
    {"list.sex", "Sex", "Cinsiyet"},
    {"list.title-column", "Title", "Unvan"},
    {"list.club", "Club", "Kulüp"},
    {"list.birth", "Birth", "Doğum yılı"},
    {"list.old", "Old", "Eski"},
    {"list.change", "Change", "Değişim"},
    {"list.k", "K used", "Kullanılan K"},
    {"list.games", "Period games", "Dönem oyunu"},
    {"list.all-games", "Games", "Oyun"},
    {"list.status", "Status", "Durum"},
    {"list.status-unchanged", "unchanged", "değişmedi"},
    {"list.status-changed", "changed", "değişti"},
    {"list.status-first-rating", "first rating", "ilk derece"},
    {"list.status-archived", "waits in the archive", "arşivde bekliyor"},
    {"list.status-lost-rating", "lost the rating", "dereceden düştü"},
    {"plugin.list-exporter.csv", "New rating list as CSV", "Yeni liste, CSV"},
    {"plugin.list-exporter.xml", "New rating list as XML", "Yeni liste, XML"},
    {"plugin.list-exporter.xlsx", "New rating list as a workbook", "Yeni liste, çalışma kitabı"},
};

const hakem::MessageTable registered{messages};

}
