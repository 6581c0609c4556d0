// Articles and sources that `hakem explain` names, for Turkish readers: word by word, longer ones
// first, so that "FIDE TRF26, 012" stays what it is.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"explain.source-01", "the format of the program that wrote the file",
     "dosyayı yazan programın biçimi"},
    {"explain.source-02", "the Turkish list export of Swiss-Manager",
     "Swiss-Manager'ın Türkçe liste dosyası"},
    {"explain.source-03", "the pairing system of the event", "turnuvanın eşlendirme sistemi"},
    {"explain.source-04", "the tie-break list and edition of the event",
     "turnuvanın eşitlik bozma listesi ve sürümü"},
    {"explain.source-05", "the format of the rating list", "kuvvet derecesi listesinin biçimi"},
    {"explain.source-06", "the rating list in force", "yürürlükteki kuvvet derecesi listesi"},
    {"explain.source-07", "FIDE Laws of Chess, Guidelines I", "FIDE Satranç Kuralları, Kılavuz I"},
    {"explain.source-08", "FIDE Laws of Chess", "FIDE Satranç Kuralları"},
    {"explain.source-09", "name, birth, sex and federation as in the list",
     "ad, doğum, cinsiyet ve federasyon listedeki gibi"},
    {"explain.source-10", "every FIDE id valid and unique",
     "her FIDE numarası geçerli ve yalnız bir oyuncuda"},
    {"explain.source-11", "KKSF list: the licence number is its key",
     "KKSF listesi: anahtarı lisans numarası"},
    {"explain.source-12", "KKSF list: year of birth", "KKSF listesi: doğum yılı"},
    {"explain.source-13", "codes of federations", "federasyon kodları"},
    {"explain.source-14", "the lists of FIDE", "FIDE listeleri"},
    {"explain.source-15", "the calendar", "takvim"},
    {"explain.source-16", "national records", "ulusal kayıtlar"},
    {"explain.source-17", "settled reading", "yerleşik okuma"},
    {"explain.source-18", "Regulation", "Yönetmelik"},
    {"explain.source-19", "chief arbiter", "başhakem"},
    {"explain.source-20", "IT3: federations", "IT3: federasyonlar"},
    {"explain.source-21", "IT3: dates", "IT3: tarihler"},
    {"explain.source-22", "late reports", "geç gelen raporlar"},
    {"explain.source-23", "every result", "bütün sonuçlar"},
    {"explain.source-24", "rate of play", "düşünme süresi"},
    {"explain.source-25", "PGN Standard", "PGN Standardı"},
    {"explain.source-26", "(unverified)", "(doğrulanmadı)"},
    {"explain.source-27", " to ", " - "},
    {"explain.source-28", "the format of the file", "dosyanın biçimi"},
    {"explain.source-29", "(interpretation)", "(yorum)"},
    {"explain.source-30", "(old edition)", "(eski sürüm)"},
    {"explain.source-31", "1400 since 2024-03-01, 1000 before",
     "2024-03-01'den beri 1400, önce 1000"},
    {"explain.source-32", "full names", "tam adlar"},
    {"explain.source-33", "forfeits as + and -", "hükmen sonuçlar + ve - olarak"},
    {"explain.source-34", "end date and all round dates", "bitiş tarihi ve bütün tur tarihleri"},
    {"explain.source-35", "birth dates of newcomers", "yeni oyuncuların doğum tarihleri"},
    {"explain.source-36", "FIDE id of foreigners", "yabancıların FIDE numarası"},
};

const hakem::MessageTable table{messages};

}
