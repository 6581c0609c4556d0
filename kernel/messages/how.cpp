// How the addends of a tie-break make its value.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"document.numbers", "{0}", "{0}"},
    {"rank.how", "How", "Nasıl"},
    {"rank.how-heading", "How they make the value", "Değerin nasıl çıktığı"},
    {"report.reasons-how", "How the values come about", "Değerlerin nasıl çıktığı"},
    {"report.reasons-how.of", "{0}: how the values come about", "{0}: değerlerin nasıl çıktığı"},
    {"rank.board", "Board", "Masa"},
    {"rank.compared", "compared {0}", "{0}. karşılaştırma"},
    {"rank.first-difference", "Underlined: the first that differs, which decides.",
     "Altı çizili: belirleyen ilk fark."},
    {"rank.places-legend", "{0}: 1 = first among those still tied, 2 = second ...",
     "{0}: 1 = eşitliği sürenlerin kendi aralarında birincisi, 2 = ikincisi ..."},
    {"rank.why-boards", "{0} board by board", "Masalara göre {0}"},
    {"rank.why-leaves-level", "{0} separates nobody here; what it looked at",
     "{0} burada kimseyi ayırmaz; baktığı sonuçlar"},
    {"rank.why-same-place", "{0} gives both the same place; what it looked at",
     "{0} ikisine aynı sırayı verir; baktığı sonuçlar"},

    {"term.cut-16-5", "left out first: a voluntarily unplayed round (16.5)",
     "önce çıkarıldı: isteyerek oynanmayan tur (16.5)"},
    {"term.no-round", "awarded or taken away, of no round", "tur dışında verilen ya da silinen"},

    {"how.mean", "mean: {0} / {1} = {2}", "ortalama: {0} / {1} = {2}"},
    {"how.mean-rounded", "mean: {0} / {1}, rounded {2} (½ up)",
     "ortalama: {0} / {1}, yuvarlanınca {2} (½ yukarı)"},
    {"how.nobody-met", "nobody was met over the board: no value",
     "tahta başında hiçbir rakiple oynamadı: değer yok"},
    {"how.nothing-left", "nothing stays after the cut: no value",
     "çıkarılanlardan sonra bir şey kalmıyor: değer yok"},

    {"how.performance", "result {0} of {1} = {2} % (½ up), difference {3} (B.02, 8.1.1)",
     "sonuç {1} oyunda {0} = %{2} (½ yukarı), fark {3} (B.02, 8.1.1)"},
    {"how.performance-sum", "{0} {1} = {2}", "{0} {1} = {2}"},
    {"how.perfect", "expected with {0}: {1} = {2}, with {3} only {4}; made {5} (B.02, 8.1.2)",
     "{0} ile beklenen: {1} = {2}, {3} ile yalnız {4}; yapılan {5} (B.02, 8.1.2)"},
    {"how.perfect-nothing", "no points: the lowest rating, {0} - 800 = {1}",
     "puan yok: en düşük kuvvet puanı, {0} - 800 = {1}"},
    {"how.perfect-all", "all points: the highest rating, {0} + 736 = {1}",
     "tam puan: en yüksek kuvvet puanı, {0} + 736 = {1}"},
    {"how.unrated", "unrated: counts {0}", "kuvvet puanı yok: {0} sayılır"},

    {"how.limit", "limit {0}: half of {1} × {2}", "sınır {0}: {1} × {2} puanın yarısı"},
    {"how.limit-moved", "limit {0}: half of {1} × {2}, moved by {3} half points (14.5)",
     "sınır {0}: {1} × {2} puanın yarısı, {3} yarım puan kaydırılmış (14.5)"},
    {"how.at-limit", "at or above it: {0}", "sınırda ya da üstünde: {0}"},
    {"how.nobody-at-limit", "nobody met is at or above it", "sınırda ya da üstünde rakibi yok"},

    {"how.match-points", "match points", "takım puanı"},
    {"how.game-points", "game points", "maç puanı"},
    {"how.combination", "{0} {1} + Buchholz {2} / {3} = {4}", "{0} {1} + Buchholz {2} / {3} = {4}"},
    {"how.combination-rounded", "{0} {1} + Buchholz {2} / {3}, rounded {4} (½ up)",
     "{0} {1} + Buchholz {2} / {3}, yuvarlanınca {4} (½ yukarı)"},
    {"how.factor", "factor {0}: {1} of the event / {2} of a match, without the fraction (13.4.1)",
     "bölen {0}: turnuvada {1} / maçta {2}, kesirsiz (13.4.1)"},
    {"how.factor-declared", "factor {0}: declared, /K", "bölen {0}: /K ile bildirilmiş"},

    {"how.on-nothing", "", ""},
    {"how.on-match-points", "match points: ", "takım puanı: "},
    {"how.on-game-points", "game points: ", "maç puanı: "},
    {"how.all-met", "{0}among {1}, who all met: {2}", "{0}{1} arasında, hepsi karşılaşmış: {2}"},
    {"how.ahead", "{0}among {1}, not all met: min {2}, max {3}, ahead of the rest in any case",
     "{0}{1} arasında, hepsi karşılaşmamış: en az {2}, en çok {3}, her durumda kalanların önünde"},
    {"how.open", "{0}among {1}, not all met: min {2}, max {3}, undecided",
     "{0}{1} arasında, hepsi karşılaşmamış: en az {2}, en çok {3}, kesin değil"},
    {"how.behind", "{0}among {1}, not all met: min {2}, max {3}, all others are ahead in any case",
     "{0}{1} arasında, hepsi karşılaşmamış: en az {2}, en çok {3}, ötekilerin hepsi önde"},
    {"how.board-count", "board count of their match: {0} against {1}, less is better (12.1)",
     "maçlarının masa sayımı: {0}, öteki {1}, azı iyidir (12.1)"},
    {"how.top-boards", "boards of their match from the top: {0} against {1} (12.2)",
     "maçlarının masaları, üstten: {0}, öteki {1} (12.2)"},
    {"how.bottom-boards",
     "their match without the bottom board, without two, and so on: {0} against {1} (12.3)",
     "maçları en alt masa olmadan, alttan iki masa olmadan...: {0}, öteki {1} (12.3)"},
    {"how.place", "place {0}", "{0}. sıra"},
    {"how.shared-place", "place {0} with {1}", "{1} ile {0}. sıra"},
    {"how.nobody-separated", "nobody is separated: no value", "kimse ayrılmıyor: değer yok"},

    {"how.board-sums", "without the bottom board, without two, and so on: {0}",
     "en alt masa olmadan, alttan iki masa olmadan...: {0}"},
    {"how.less-is-better", "less is better (12.1)", "azı iyidir (12.1)"},
};

const hakem::MessageTable table{messages};

}
