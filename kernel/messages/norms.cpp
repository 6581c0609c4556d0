/// Texts of title norms.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.norm.fide", "FIDE title norms", "FIDE unvan normları"},

    {"norm.counted", "counted", "sayıldı"},
    {"norm.counted-unrated", "counted; the unrated opponent counts as 1400",
     "sayıldı; kuvvet puanı olmayan rakip 1400 sayılır"},

    {"norm.games", "games that count: {0} (at least {1})", "sayılan oyun: {0} (en az {1})"},
    {"norm.double-round-robin", "players of the double round robin: {0} (at least {1})",
     "çift devreli döner sistemde sporcu sayısı: {0} (en az {1})"},
    {"norm.federations", "federations of opponents other than the player's own: {0} (at least {1})",
     "rakiplerin sporcununki dışındaki federasyon sayısı: {0} (en az {1})"},
    {"norm.own-federation", "opponents of the player's own federation: {0} (at most {1})",
     "sporcunun kendi federasyonundan rakip: {0} (en çok {1})"},
    {"norm.one-federation", "opponents of one federation: {0} (at most {1})",
     "aynı federasyondan rakip: {0} (en çok {1})"},
    {"norm.titled", "titled opponents, without CM and WCM: {0} (at least {1})",
     "CM ve WCM dışında unvanlı rakip: {0} (en az {1})"},
    {"norm.of-title", "opponents with this title or a higher one: {0} (at least {1})",
     "bu unvana veya daha yükseğine sahip rakip: {0} (en az {1})"},
    {"norm.average", "average rating of the opponents Ra: {0} (at least {1})",
     "rakiplerin kuvvet puanı ortalaması Ra: {0} (en az {1})"},
    {"norm.performance", "rating performance Rp: {0} (at least {1})",
     "performans puanı Rp: {0} (en az {1})"},
    {"norm.score", "score: {0} (at least {1}, which is 35 %)",
     "alınan puan: {0} (en az {1}, yani yüzde 35)"},

    {"norm.why.raised", "opponent {0} with {1} is the lowest one below {2} and is raised to it",
     "{2} altındaki en düşük rakip olan {0} numaralı rakip ({1}), {2} sayılır"},
    {"norm.why.performance", "Ra {0}; {1} points of {2} games are {3} %, worth {4}: Rp = {5}",
     "Ra {0}; {2} oyunda {1} puan yüzde {3}, karşılığı {4}: Rp = {5}"},
    {"norm.why.title",
     "beside its norms the title {0} needs a rating of {1} and 30 rated games; the player has {2}",
     "{0} unvanı normların yanında {1} kuvvet puanı ve hesaba katılmış 30 oyun ister; sporcunun "
     "puanı {2}"},

    {"norm.note.exceptions",
     "exceptions are not examined: national championships, Swiss events with many foreign players, "
     "events with fewer games, games ignored after a norm was made",
     "istisnalar incelenmedi: ulusal şampiyonalar, çok sayıda yabancı sporculu İsviçre sistemi "
     "turnuvaları, daha az oyunlu yarışmalar, norm tamamlandıktan sonra sayılmayan oyunlar"},
    {"norm.note.not-standard", "the time control is not standard: no norms can be made",
     "düşünme süresi klasik değil: norm yapılamaz"},
    {"norm.note.no-federation", "the federation of {0} players is not known",
     "{0} sporcunun federasyonu bilinmiyor"},
};

const hakem::MessageTable registered{messages};

}
