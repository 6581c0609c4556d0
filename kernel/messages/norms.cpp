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
     "çift devreli döner sistemde oyuncu sayısı: {0} (en az {1})"},
    {"norm.standard", "the time control is standard", "düşünme süresi klasik"},
    {"norm.own-federation-known", "the player's federation is known",
     "oyuncunun federasyonu biliniyor"},
    {"norm.federations-known", "opponents whose federation is not known: {0} (has to be {1})",
     "federasyonu bilinmeyen rakip: {0} (olması gereken {1})"},
    {"norm.federations", "federations of opponents other than the player's own: {0} (at least {1})",
     "rakiplerin oyuncununki dışındaki federasyon sayısı: {0} (en az {1})"},
    {"norm.own-federation", "opponents of the player's own federation: {0} (at most {1})",
     "oyuncunun kendi federasyonundan rakip: {0} (en çok {1})"},
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

    {"norm.exempt.large-swiss",
     "does not matter: in every round at least 20 rated players who are not of the host "
     "federation, of at least 3 federations, 10 of them titled (1.4.3d)",
     "aranmaz: her turda ev sahibi federasyondan olmayan, en az 3 federasyondan, en az 10'u "
     "unvanlı "
     "en az 20 dereceli oyuncu var (1.4.3d)"},
    {"norm.confirm.national",
     "to be confirmed: does not matter in the final stage of a national championship, a national "
     "team championship or a zonal event (1.4.3a-c)",
     "onaylanmalı: ulusal şampiyona finalinde, ulusal takım şampiyonasında ve bölge (zonal) "
     "turnuvasında aranmaz (1.4.3a-c)"},
    {"norm.confirm.zonal", "to be confirmed: does not matter in a zonal event (1.4.3c)",
     "onaylanmalı: bölge (zonal) turnuvasında aranmaz (1.4.3c)"},
    {"norm.confirm.host",
     "to be confirmed: the file does not say which federation registers the event, so no exception "
     "could be examined (1.4.3)",
     "onaylanmalı: turnuvayı bildiren federasyon dosyada yok, istisnalar incelenemedi (1.4.3)"},
    {"norm.confirm.federations", "to be confirmed: who is of which federation",
     "onaylanmalı: kimin hangi federasyondan olduğu"},
    {"norm.confirm.team-event",
     "to be confirmed: so many games are enough in a world or continental team championship of as "
     "many rounds",
     "onaylanmalı: tur sayısı bu kadar olan dünya ve kıta takım şampiyonalarında bu kadar oyun "
     "yeter"},
    {"norm.confirm.eight-of-nine",
     "to be confirmed: eight games of nine rounds with one forfeit win or bye",
     "onaylanmalı: dokuz turda sekiz oyun, bir tur hükmen galibiyet veya bay"},

    {"norm.why.complete-after",
     "after round {0} everything was met: the games after it may be left out (to be confirmed)",
     "{0}. turdan sonra bütün koşullar sağlanmıştı: sonraki oyunlar dışarıda bırakılabilir "
     "(onaylanmalı)"},
    {"norm.why.counts-as", "{0} games count as {1} towards the title",
     "{0} oyun, unvan için {1} oyun sayılır"},
    {"norm.why.raised", "opponent {0} with {1} is the lowest one below {2} and is raised to it",
     "{2} altındaki en düşük rakip olan {0} numaralı rakip ({1}), {2} sayılır"},
    {"norm.why.performance", "Ra {0}; {1} points of {2} games are {3} %, worth {4}: Rp = {5}",
     "Ra {0}; {2} oyunda {1} puan yüzde {3}, karşılığı {4}: Rp = {5}"},
    {"norm.why.title",
     "beside its norms the title {0} needs a rating of {1} and 30 rated games; the player has {2}",
     "{0} unvanı normların yanında {1} kuvvet puanı ve hesaba katılmış 30 oyun ister; oyuncunun "
     "puanı {2}"},

    {"norm.note.exceptions",
     "a file does not show whether an event is the final stage of a national championship, a "
     "national team championship, a zonal or an official team event: what hangs on that is said to "
     "be confirmed, and no norm is taken for made by it; the exceptions of 1.4.3 are read as those "
     "of 1.4.4 too",
     "turnuvanın ulusal şampiyona finali, ulusal takım şampiyonası, bölge (zonal) ya da resmî "
     "takım "
     "turnuvası olup olmadığı dosyadan anlaşılmaz: buna bağlı koşullar 'onaylanmalı' olarak "
     "yazılır "
     "ve hiçbir norm bu yolla kazanılmış sayılmaz; 1.4.3'ün istisnaları 1.4.4 için de geçerli "
     "okunur"},
    {"norm.note.no-time-control",
     "the file does not say the time control: that it is standard is to be confirmed",
     "dosyada düşünme süresi yok: klasik olduğu onaylanmalı"},
    {"norm.note.not-standard", "the time control is not standard: no norms can be made",
     "düşünme süresi klasik değil: norm yapılamaz"},
    {"norm.note.no-federation", "the federation of {0} players is not known",
     "{0} oyuncunun federasyonu bilinmiyor"},
};

const hakem::MessageTable registered{messages};

}
