// Standings: what changes with an edition, why places are as they are, parts of the field, lots.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message of_the_command[] = {
    {"cli.rank-why",
     "tell why the first of two stands above the second; of one, why it has its place",
     "iki numara verilirse birinin neden ötekinin üstünde olduğunu, tek numara verilirse neden o "
     "sırada olduğunu söyle"},
    {"cli.rank-category",
     "standings of a part of the field, e.g. \"sex=female,under=14\" or \"Girls: "
     "sex=female\"; as often as needed; keys: sex, under, from, on, born-from, born-until, "
     "rating-from, rating-below, list, unrated, club, federation, title, numbers",
     "bir bölümün kendi içinde sıralaması, örneğin \"sex=female,under=14\" ya da \"Kızlar: "
     "sex=female\"; gerektiği kadar yinelenir; anahtarlar: sex, under, from, on, born-from, "
     "born-until, rating-from, rating-below, list, unrated, club, federation, title, numbers"},
    {"cli.rank-compare", "what differs between two editions, e.g. 2024-08,2026-03, and for whom",
     "iki sürüm arasında, örneğin 2024-08,2026-03, neyin kimin için değiştiği"},
    {"cli.rank-draw-lots", "settle by lot what stays tied; the seed is shown",
     "eşit kalanları kura ile ayır; kura tohumu gösterilir"},
    {"error.why-unknown", "--why names {0}, whom the standings do not have",
     "--why ile verilen {0} numara sıralamada yok"},
    {"error.why-same", "--why names {0} twice; give two different numbers, or one alone",
     "--why ile {0} iki kez verildi; iki ayrı numara ya da tek numara verin"},
    {"error.why-of-one-category", "--why explains one list; give at most one --category with it",
     "--why tek bir listeyi açıklar; onunla en çok bir --category verin"},
    {"error.category", "the category '{0}' cannot be read; see the finding above",
     "'{0}' kategorisi okunamadı; yukarıdaki bulguya bakın"},
    {"error.category-of-teams",
     "'{0}' is for teams here, which have no sex, age or rating; give numbers=1+2",
     "'{0}' burada takımlar için, onların cinsiyeti, yaşı, kuvvet puanı olmaz; numbers=1+2 gibi "
     "numara verin"},
    {"error.compare-two", "--compare takes two editions with a comma between, not '{0}'",
     "--compare aralarında virgülle iki sürüm ister, '{0}' değil"},
    {"diagnostic.PRZ-0021", "'{0}' has no value; write {0}=...", "'{0}' değersiz; {0}=... yazın"},

    {"diagnostic.RNK-0101",
     "what the list left tied was settled by lot with the seed {0}: --lot {0} draws it again "
     "(C.07 art. 4)",
     "ölçütlerin eşit bıraktıkları {0} tohumlu kura ile ayrıldı: --lot {0} aynı kurayı yeniden "
     "çeker (C.07 md. 4)"},
    {"diagnostic.RNK-0102", "the list left nobody tied, so no lot was drawn",
     "ölçütler kimseyi eşit bırakmadı, kura çekilmedi"},
    {"diagnostic.RNK-0103",
     "category '{0}': the file lacks {1} of {2}, so they are not in it; add it to the file",
     "'{0}' kategorisi: dosyada {2} için {1} yok, bu yüzden kategoriye alınmadılar; dosyaya "
     "ekleyin"},
    {"diagnostic.RNK-0104", "category '{0}': nobody in the event fits",
     "'{0}' kategorisi: turnuvada koşullara uyan kimse yok"},
    {"diagnostic.RNK-0105", "round {0} has not been held; these are the standings after round {1}",
     "{0}. tur oynanmadı; bu, {1}. tur sonrası sıralamadır"},
};

constexpr hakem::Message of_the_pages[] = {
    {"plugin.tie-break.LOT", "Drawing of lots", "Kura"},
    {"rank.lot-drawn", "The lot was drawn with the seed {0}; --lot {0} draws it again.",
     "Kura {0} tohumuyla çekildi; --lot {0} aynı kurayı yeniden çeker."},

    {"rank.no-round", "Beside the rounds", "Turlar dışında"},
    {"rank.result", "Result", "Sonuç"},
    {"rank.terms-board", "(2) 3.0 = 3 on board 2", "(2) 3,0 = 2. masadan 3"},

    {"rank.why-above", "{0} stands above {1}: {2} decides", "{0} üstte, {1} altta: belirleyen {2}"},
    {"rank.why-shared", "{0} and {1} share their place: nothing separates them (C.07 art. 4)",
     "{0} ile {1} aynı sırayı paylaşır: hiçbir ölçüt onları ayırmaz (C.07 md. 4)"},
    {"rank.why-out",
     "{0} stands above {1}, who left before half of the games and is not ranked (regulation 29a)",
     "{0} üsttedir; {1} oyunlarının yarısını oynamadan çekildi, sıralama dışıdır (yönetmelik "
     "29a)"},
    {"rank.why-terms", "{0} round by round", "Turlara göre {0}"},
    {"rank.place-of", "Rank of {0}", "{0}, sırası"},
    {"rank.verdict", "So", "Sonuç"},
    {"rank.decides", "decides", "belirler"},
    {"rank.equal", "equal", "eşit"},

    {"rank.category", "Category: {0}", "Kategori: {0}"},
    {"rank.category-note",
     "A category is ranked among itself: the values are those of the whole event, direct "
     "encounter and lots look at the tied of the category.",
     "Kategori kendi içinde sıralanır: değerler bütün turnuvanındır, aralarındaki maç ve kura "
     "kategorideki eşitlere bakar."},
    {"rank.place-in-event", "Event", "Genel"},
    {"rank.place-in-event.meaning", "rank in the whole event", "genel sıralamadaki sırası"},
    {"rank.who.sex", "Sex", "Cinsiyet"},
    {"rank.who.female", "women and girls", "kadınlar, kızlar"},
    {"rank.who.male", "men and boys", "erkekler"},
    {"rank.who.age", "Age", "Yaş"},
    {"rank.who.under", "under {0} on 1 January", "1 Ocak'ta {0} yaşını doldurmamış"},
    {"rank.who.from", "{0} by 31 December", "31 Aralık'a dek {0} yaşını doldurmuş"},
    {"rank.who.under-on-start", "under {0} on the first day", "ilk gün {0} yaşını doldurmamış"},
    {"rank.who.from-on-start", "{0} on the first day", "ilk gün {0} yaşını doldurmuş"},
    {"rank.who.born", "Year of birth", "Doğum yılı"},
    {"rank.who.at-least", "from {0}", "en az {0}"},
    {"rank.who.at-most", "to {0}", "en çok {0}"},
    {"rank.who.below", "below {0}", "{0} altı"},
    {"rank.who.elo", "Rating", "ELO"},
    {"rank.who.ukd", "UKD", "UKD"},
    {"rank.who.highest", "Higher of rating and UKD", "ELO ve UKD'nin yükseği"},
    {"rank.who.unrated-too", "unrated too", "derecesi olmayanlar da"},
    {"rank.who.unrated-only", "unrated only", "yalnız derecesi olmayanlar"},
    {"rank.who.club", "Club", "Kulüp"},
    {"rank.who.federation", "Federation", "Federasyon"},
    {"rank.who.title", "Title", "Unvan"},
    {"rank.who.numbers", "Numbers", "Numaralar"},

    {"rank.compare-title", "{0} and {1}: what changes", "{0} ve {1}: değişenler"},
    {"rank.changes", "Ranks and values that differ", "Değişen sıralar ve değerler"},
    {"rank.no-changes", "Nothing differs: all ranks and values are the same.",
     "Hiçbir şey değişmez: bütün sıralar ve değerler aynı."},
    {"rank.changes-legend",
     "gains on = was behind or level, now level or ahead; loses to = the other way round; by = the "
     "first code that decides between them in either edition; 4: 7.0 → 5.5 = round 4 brought 7 "
     "and now brings 5.5",
     "göre yükseldiği = arkasında ya da eşitken şimdi eşit ya da önünde; göre gerilediği = tersi; "
     "belirleyen = sürümlerden birinde aralarında ilk karar veren ölçüt; 4: 7,0 → 5,5 = 4. tur 7 "
     "getiriyordu, şimdi 5,5 getiriyor"},
    {"rank.rank", "Rank", "Sıra"},
    {"rank.gains-on", "Gains on", "Göre yükseldiği"},
    {"rank.loses-to", "Loses to", "Göre gerilediği"},
    {"rank.moved-by", "By", "Belirleyen"},
    {"rank.rounds-changed", "Rounds", "Turlar"},
    {"rank.list-of-edition", "Order of the standings by {0}: {1}", "{0} sıralama ölçütleri: {1}"},

    {"plugin.report.standings-reasons", "Why this order", "Sıralamanın nedenleri"},
    {"report.reasons-after", "Why this order: standings after round {0}",
     "Sıralamanın nedenleri: {0}. tur sonrası"},
    {"report.reasons-after.of", "{0}: why this order after round {1}",
     "{0}: {1}. tur sonrası sıralamanın nedenleri"},
    {"report.final-reasons", "Why this order: final standings after round {0}",
     "Sıralamanın nedenleri: {0} tur sonunda son sıralama"},
    {"report.final-reasons.of", "{0}: why this order after {1} rounds",
     "{0}: {1} tur sonunda sıralamanın nedenleri"},
    {"report.provisional-reasons", "Why this order: provisional standings after round {0}",
     "Sıralamanın nedenleri: {0}. tur sonrası geçici sıralama"},
    {"report.provisional-reasons.of", "{0}: why this order, provisional after round {1}",
     "{0}: {1}. tur sonrası geçici sıralamanın nedenleri"},
    {"report.reasons-terms", "The values round by round", "Turlara göre değerler"},
    {"report.reasons-terms.of", "{0}: the values round by round", "{0}: turlara göre değerler"},
    {"report.decided-by-points", "points", "puan"},
    {"report.shared-place", "nothing: shared place", "hiçbiri: aynı sıra"},
    {"column.decided-code", "By", "Belirleyen"},
    {"column.decided-code.meaning", "the code that put it below the one above",
     "bir üsttekinin altına koyan ölçüt"},
    {"column.own-value", "Value", "Değer"},
    {"column.value-above", "Above", "Üstteki"},
    {"column.value-above.meaning", "value of the one above", "bir üsttekinin değeri"},
    {"column.reason-article", "Article", "Madde"},
};

const hakem::MessageTable commands{of_the_command};
const hakem::MessageTable pages{of_the_pages};

}
