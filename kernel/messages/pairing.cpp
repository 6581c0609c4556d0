/// Texts of pairing: what stands in the way of a round, and the reasons of decisions.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.pairing.round-robin", "Round robin by the Berger tables",
     "Berger tablolarıyla döner turnuva"},

    {"diagnostic.PAIR-0001",
     "a round robin needs at least two competitors, the file has {0}; add the missing player or "
     "team records (regulation 28.1)",
     "döner turnuva için en az iki yarışmacı gerekir, dosyada {0} var; eksik oyuncu ya da takım "
     "kayıtlarını ekleyin (yönetmelik 28.1)"},
    {"diagnostic.PAIR-0002",
     "{0} competitors are too many for a round robin (at most {1}); divide the field into groups "
     "(regulation 28.2) or choose a Swiss system",
     "{0} yarışmacı döner turnuva için çok fazla (en çok {1}); yarışmacıları gruplara ayırın "
     "(yönetmelik 28.2) ya da bir İsviçre sistemi seçin"},
    {"diagnostic.PAIR-0003",
     "the drawing of lots needs a seed, so that anyone can repeat it; give a whole number "
     "(regulation 28.2)",
     "kura çekimi herkesçe yinelenebilsin diye bir tohum ister; bir tam sayı verin "
     "(yönetmelik 28.2)"},
    {"diagnostic.PAIR-0004",
     "there is no round {0}: {2} competitors play {1} rounds; choose a round from 1 to {1} "
     "(regulation 28.1)",
     "{0}. tur yoktur: {2} yarışmacı {1} tur oynar; 1 ile {1} arasında bir tur seçin "
     "(yönetmelik 28.1)"},
    {"diagnostic.PAIR-0005",
     "all {1} rounds of {2} competitors have been held, there is no next one; name a round to see "
     "it again (regulation 28.1)",
     "{2} yarışmacının {1} turunun tümü oynandı, sonraki tur yok; eski bir turu görmek için "
     "numarasını verin (yönetmelik 28.1)"},
    {"diagnostic.PAIR-0101",
     "these rounds of the file are not those of the Berger table: {0} (FIDE C.05, annex 1; of the "
     "federation's own events regulation 28.2)",
     "dosyadaki şu turlar Berger tablosuna uymuyor: {0} (FIDE C.05, ek 1; federasyonun kendi "
     "turnuvalarında yönetmelik 28.2)"},
    {"diagnostic.PAIR-0102",
     "the file declares {0} rounds, but {2} competitors play {1}; correct the number of rounds or "
     "say whether the event is of one cycle or two (regulation 28.1)",
     "dosyada {0} tur yazılı, oysa {2} yarışmacı {1} tur oynar; tur sayısını düzeltin ya da "
     "turnuvanın tek mi çift devreli mi olduğunu belirtin (yönetmelik 28.1)"},
    {"diagnostic.PAIR-0203",
     "the rounds of the file are those of the Berger table under other numbers than the starting "
     "numbers: they are read from the games, as after a drawing of lots (regulation 28.2)",
     "dosyadaki turlar Berger tablosuna başlangıç numaralarıyla değil, başka numaralarla uyuyor: "
     "kura sonrasında olduğu gibi numaralar oyunlardan çıkarıldı (yönetmelik 28.2)"},
    {"diagnostic.PAIR-0204",
     "the last two rounds of the first cycle have changed places, as FIDE advises (C.05, annex 1)",
     "ilk devrenin son iki turu, FIDE'nin önerdiği gibi yer değiştirmiş (C.05, ek 1)"},
    {"diagnostic.PAIR-0201",
     "the numbers were drawn by lot with the seed {0}; the same seed gives the same numbers again "
     "(regulation 28.2)",
     "numaralar {0} tohumuyla çekilen kura ile verildi; aynı tohum aynı numaraları yeniden verir "
     "(yönetmelik 28.2)"},

    {"pairing.fault.met", "{0} and {1} also met in round {2}", "{0} ile {1}, {2}. turda da oynadı"},
    {"pairing.fault.no_game", "{0} has no game in this round, and the file does not say why",
     "{0} bu turda oynamıyor, dosyada nedeni yok"},
    {"pairing.reason.table",
     "Berger table for {0}, round {1}: number {2} has White against number {3}; {4} - {5}",
     "{0} kişilik Berger tablosu, {1}. tur: {2} numara {3} numaraya karşı beyaz; {4} - {5}"},
    {"pairing.reason.second_cycle",
     "second cycle, Berger table for {0}, round {1} with the colours reversed: number {2} has "
     "White against number {3}; {4} - {5}",
     "ikinci devre, {0} kişilik Berger tablosu, {1}. tur, renkler ters: {2} numara {3} numaraya "
     "karşı beyaz; {4} - {5}"},
    {"pairing.reason.table_bye",
     "Berger table for {0}, round {1}: number {2} would meet number {3}, which nobody has; {4} "
     "has the bye",
     "{0} kişilik Berger tablosu, {1}. tur: {2} numaranın rakibi, kimsede olmayan {3} numara; {4} "
     "tur atlar"},
    {"pairing.reason.lot", "table number {0} fell to {1} (lot drawn with the seed {2})",
     "tablodaki {0} numara kurada {1} numaralı yarışmacıya çıktı (kura tohumu {2})"},
};
const hakem::MessageTable table{messages};

}
