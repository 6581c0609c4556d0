// Texts of `hakem prizes`: ties and prizes, regulation 31 to 35.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message words[] = {
    {"cli.prizes", "share out the prizes of a plan and tell why each amount is what it is",
     "bir ödül planını dağıt ve her tutarın nedenini söyle"},
    {"cli.plan", "the plan of the prizes (JSON)", "ödül planı (JSON)"},
    {"error.prizes-plan", "{0}: the plan cannot be used; the findings above say what to mend",
     "{0}: plan kullanılamıyor; düzeltilecekler yukarıda yazılı"},
    {"error.prizes-not-over", "{0}: no prizes before the event is over; see the findings above",
     "{0}: turnuva bitmeden ödül dağıtılmaz; nedenleri yukarıda yazılı"},

    {"prizes.title", "Prizes", "Ödüller"},
    {"prizes.money", "Money prizes", "Para ödülleri"},
    {"prizes.percentage", "Prizes by percentage", "Yüzde ödülleri"},
    {"prizes.reasons", "Why these amounts", "Tutarların nedenleri"},
    {"prizes.trophies", "Cups and medals", "Kupalar ve madalyalar"},
    {"prizes.left", "Prizes without a taker", "Sahipsiz ödüller"},
    {"prizes.director", "For the director to decide", "Turnuva yöneticisinin kararına kalanlar"},
    {"prizes.rank", "Rank", "Sıra"},
    {"prizes.number", "No.", "No"},
    {"prizes.place", "Place", "Sıra"},
    {"prizes.place.meaning", "place within the prizes of that kind",
     "o ödülün kendi içindeki sırası"},
    {"prizes.name", "Name", "Ad Soyad"},
    {"prizes.points", "Points", "Puan"},
    {"prizes.percent", "%", "%"},
    {"prizes.percent.meaning", "points out of those that the games had, in per cent",
     "oynanan oyunların puanından alınan pay, yüzde olarak"},
    {"prizes.prize", "Prize", "Ödül"},
    {"prizes.takers", "Shared by", "Paylaşan"},
    {"prizes.amount", "Amount ({0})", "Tutar ({0})"},
    {"prizes.decision", "Reason", "Gerekçe"},
    {"prizes.rule", "Article", "Madde"},
    {"prizes.trophy", "Trophy", "Kupa, madalya"},
    {"prizes.code", "Code", "Kod"},
    {"prizes.finding", "Finding", "Bulgu"},
    {"prizes.planned", "Prizes of the plan", "Plandaki ödüller"},
    {"prizes.paid", "Paid out", "Dağıtılan"},
    {"prizes.not-paid", "Without a taker", "Sahipsiz"},
    {"prizes.sharing", "Sharing", "Paylaşım"},
    {"prizes.sharing-equal",
     "equal points share the prizes of their places equally (regulation 31)",
     "eşit puanlılar sıralarının ödüllerini eşit bölüşür (yönetmelik 31)"},
    {"prizes.sharing-hort",
     "Hort: half by place, half shared equally by equal points; a rule of the plan, regulation 31 "
     "wants equal parts",
     "Hort: yarısı sıraya göre, yarısı eşit puanlılar arasında eşit; planın kendi kuralıdır, "
     "yönetmelik 31 eşit bölüşmeyi ister"},
    {"prizes.sharing-tie-break",
     "by place after tie-breaks; a rule of the plan, regulation 31 wants equal parts",
     "eşitlik bozma sonrası sıraya göre; planın kendi kuralıdır, yönetmelik 31 eşit bölüşmeyi "
     "ister"},
    {"prizes.sharing-us-pooling", "US Chess 32B3: the prizes of equal points are pooled",
     "US Chess 32B3: eşit puanlıların ödülleri havuzda toplanır"},
    {"prizes.one-each", "One money prize each, the largest (regulation 31); ✗ = given up for it",
     "Herkese tek para ödülü, en büyüğü (yönetmelik 31); ✗ = onun için vazgeçilen"},
    {"prizes.provisional",
     "Provisional: facts are missing that may change amounts; see what is for the director",
     "Geçicidir: tutarları değiştirebilecek bilgiler eksik; yöneticinin kararına kalanlara bakın"},
    {"prizes.played-only",
     "By percentage: games over the board only; at least two thirds of the rounds (regulation 33)",
     "Yüzdeye göre: yalnız oynanmış oyunlar; turların en az üçte ikisi (yönetmelik 33)"},
    {"prizes.ranked-by", "Order by {0}", "Sıralama: {0}"},

    {"prizes.lacks-sex", "the sex", "cinsiyeti"},
    {"prizes.lacks-birth", "the date of birth", "doğum tarihi"},
    {"prizes.lacks-start", "the first day of the event", "turnuvanın ilk günü"},
    {"prizes.lacks-club", "the club or region", "kulübü ya da bölgesi"},
    {"prizes.lacks-federation", "the federation", "federasyonu"},
    {"prizes.withdrawn", "withdrew (regulation 34)", "turnuvadan çekildi (yönetmelik 34)"},
    {"prizes.expelled", "was expelled (regulation 34)", "turnuvadan çıkarıldı (yönetmelik 34)"},
    {"prizes.annulled", "left before half of the games (regulation 29a, 34)",
     "oyunlarının yarısını oynamadan ayrıldı (yönetmelik 29a, 34)"},
    {"prizes.few-rounds", "played in less than two thirds of the rounds (regulation 33)",
     "turların üçte ikisinden azında oynadı (yönetmelik 33)"},
};

constexpr hakem::Message reasons[] = {
    {"prizes.reason.alone", "{0} alone, with {3} points: {1}", "{0}, {3} puanla tek başına: {1}"},
    {"prizes.reason.shared", "{0}, together {1}: {2} with {3} points share equally, {4} each",
     "{0}, toplam {1}: {3} puanlı {2} kişi eşit bölüşür, kişi başına {4}"},
    {"prizes.reason.place", "{0}: {2} with {3} points, each by the place of the tie-breaks: {4}",
     "{0}: {3} puanlı {2} kişi, her biri eşitlik bozma sırasıyla: {4}"},
    {"prizes.reason.hort",
     "{0}, together {1}, {2} with {3} points: half by place, {5}, and an equal part of the other "
     "halves make {4}",
     "{0}, toplam {1}, {3} puanlı {2} kişi: sıranın ödülünün yarısı {5}, öteki yarıların eşit "
     "payıyla {4} eder"},
    {"prizes.reason.alone-percent", "{0} alone, with {3} %: {1}",
     "{0}, yüzde {3} ile tek başına: {1}"},
    {"prizes.reason.shared-percent", "{0}, together {1}: {2} with {3} % share equally, {4} each",
     "{0}, toplam {1}: yüzdesi {3} olan {2} kişi eşit bölüşür, kişi başına {4}"},
    {"prizes.reason.place-percent", "{0}: {2} with {3} %, nothing separates them: {4}",
     "{0}: yüzdesi {3} olan {2} kişi, aralarında ayıran bir şey yok: {4}"},
    {"prizes.reason.hort-percent",
     "{0}, together {1}, {2} with {3} %: half by place, {5}, and an equal part of the other halves "
     "make {4}",
     "{0}, toplam {1}, yüzdesi {3} olan {2} kişi: sıranın ödülünün yarısı {5}, öteki yarıların "
     "eşit "
     "payıyla {4} eder"},
    {"prizes.reason.pooled",
     "{0}, together {1}, in one pool: {2} with {3} points, one prize each in the pool: {4}",
     "{0}, toplam {1}, tek havuzda: {3} puanlı {2} kişi, kişi başına bir ödül havuza girer: {4}"},
    {"prizes.reason.capped",
     "{0}, together {1}, in one pool of {2} with {3} points: no more than the largest prize to be "
     "had alone, {4}; the rest is for the others",
     "{0}, toplam {1}, {3} puanlı {2} kişinin havuzu: tek başına alınabilecek en büyük ödülden "
     "çoğu verilmez, {4}; kalanı ötekilerindir"},
    {"prizes.reason.given-up", "{0}: the share of {1} is not larger; it passes on to the next",
     "{0}: {1} olan pay daha büyük değil; sıradakine geçer"},
    {"prizes.reason.not-the-pool", "in the pool the share would be {1}", "havuzda pay {1} olurdu"},
    {"prizes.reason.rounded-down",
     "paid out {0}: what is not a whole {1} went to larger fractions, then to the better placed",
     "ödenen {0}: {1} etmeyen artanlar küsuratı büyük, sonra sırası önde olanlara verildi"},
    {"prizes.reason.rounded-up", "paid out {0}: with {1} of what could not be divided",
     "ödenen {0}: bölünemeyen artandan {1} eklendi"},
};

constexpr hakem::Message of_the_plan[] = {
    {"diagnostic.PRZ-0001", "not JSON from here on; look for a missing comma, quote or bracket",
     "buradan sonrası JSON değil; eksik virgül, tırnak ya da ayraç arayın"},
    {"diagnostic.PRZ-0002", "no such key '{0}'; known here: {1}",
     "'{0}' diye bir anahtar yok; burada bilinenler: {1}"},
    {"diagnostic.PRZ-0003", "expected is {0}", "burada {0} beklenir"},
    {"diagnostic.PRZ-0004", "expected is a whole number from {0} to {1}",
     "{0} ile {1} arasında bir tam sayı beklenir"},
    {"diagnostic.PRZ-0005", "the key '{0}' stands here twice; leave one",
     "'{0}' anahtarı burada iki kez var; birini bırakın"},
    {"diagnostic.PRZ-0006", "'{0}' is missing here", "burada '{0}' eksik"},
    {"diagnostic.PRZ-0007",
     "not an amount; expected is a number above 0 with at most {0} decimals, such as 1500 or "
     "\"1500.50\"",
     "bir tutar değil; 0'dan büyük, en çok {0} ondalıklı bir sayı beklenir, örneğin 1500 ya da "
     "\"1500.50\""},
    {"diagnostic.PRZ-0008",
     "prize {0} is larger than the one before it; amounts go down from the first place",
     "{0}. ödül öncekinden büyük; tutarlar birinciden başlayarak azalır"},
    {"diagnostic.PRZ-0009",
     "too much for a plan: 1 MiB, 8 levels, 1 to 100 categories, 1000 prizes and 10^12 of the "
     "smallest unit are the limits",
     "bir plan için çok fazla: sınırlar 1 MiB, 8 düzey, 1 ile 100 kategori, 1000 ödül ve en küçük "
     "birimden 10^12"},
    {"diagnostic.PRZ-0010", "'{0}' is not known here; possible: {1}",
     "'{0}' burada bilinmiyor; olabilecekler: {1}"},
    {"diagnostic.PRZ-0011", "nobody is from {0} and below {1}; correct the limits",
     "hem en az {0} hem {1} altı kimse olamaz; sınırları düzeltin"},
    {"diagnostic.PRZ-0012", "two categories have the id '{0}'; give each its own",
     "iki kategorinin adı (id) '{0}'; her birine ayrı ad verin"},
    {"diagnostic.PRZ-0013", "{0} is both in 'include' and in 'exclude'; leave one",
     "{0} hem 'include' hem 'exclude' içinde; birini bırakın"},
    {"diagnostic.PRZ-0014", "the next place here is {0}; each place stands once, without gaps",
     "burada sıradaki yer {0}; her yer bir kez ve boşluksuz yazılır"},
    {"diagnostic.PRZ-0015", "not a multiple of the rounding, {0}; then no exact total can be paid",
     "yuvarlama biriminin ({0}) katı değil; o zaman toplam tam ödenemez"},
    {"diagnostic.PRZ-0016", "nobody in the event has the number {0}",
     "turnuvada {0} numaralı kimse yok"},
    {"diagnostic.PRZ-0017", "nobody in the event fits '{0}'",
     "turnuvada '{0}' koşullarına uyan kimse yok"},
    {"diagnostic.PRZ-0018",
     "'{0}' is for teams here, which have no sex, rating or age; give numbers, or \"by\": "
     "\"percentage\" for players",
     "'{0}' burada takımlar için, onların cinsiyeti, kuvvet puanı, yaşı olmaz; numara verin, ya da "
     "oyuncular için \"by\": \"percentage\""},
    {"diagnostic.PRZ-0019", "'{0}' goes by percentage, which is for team events (regulation 33)",
     "'{0}' yüzdeye göre; bu yalnız takım turnuvalarında olur (yönetmelik 33)"},
    {"diagnostic.PRZ-0020",
     "this number is too large to be read; 10^12 of the smallest unit are "
     "the limit of all amounts",
     "bu sayı okunamayacak kadar büyük; bütün tutarlar için sınır en küçük birimden 10^12"},
};

constexpr hakem::Message of_the_event[] = {
    {"diagnostic.PRZ-0101", "{0} of {1} rounds are played; prizes are for the final standings",
     "{1} turdan {0} tanesi oynandı; ödüller son sıralamaya göre verilir"},
    {"diagnostic.PRZ-0102",
     "round {2}: the game of {0} and {1} has no final result; prizes wait for it",
     "{2}. tur: {0} ile {1} numaralının oyununun kesin sonucu yok; ödüller onu bekler"},
    {"diagnostic.PRZ-0103",
     "{0} {1} may be among the prizes '{2}', but the file lacks {3}; add it, or decide: the number "
     "in \"include\" or \"exclude\" of '{4}'",
     "{0} {1} '{2}' ödüllerine girebilir, ama dosyada {3} yok; ekleyin ya da karar verin: '{4}' "
     "kategorisinde \"include\" ya da \"exclude\" içine numarası"},
    {"diagnostic.PRZ-0104",
     "{0} {1} and {2} {3} are equal in everything; their parts of {4} that go by place are made "
     "equal (regulation 31). Decide if lots are to be drawn",
     "{0} {1} ile {2} {3} her şeyde eşit; {4} ödülünün sıraya göre verilen payları eşitlendi "
     "(yönetmelik 31). Kura çekilecekse karar verin"},
    {"diagnostic.PRZ-0105", "{0} {1} has no prize of '{2}': {3}", "{0} {1} '{2}' ödülü almaz: {3}"},
    {"diagnostic.PRZ-0106",
     "'{2}': {0} {1} has more points and {3}, while {4} {5} gets {6}; that is what one prize each "
     "leads to. Decide whether it stands; \"us-pooling\" shares such prizes",
     "'{2}': {0} {1} daha çok puanlı ve {3} alıyor, {4} {5} ise {6} alıyor; tek ödül kuralının "
     "sonucudur. Böyle kalıp kalmayacağına karar verin; \"us-pooling\" bu ödülleri paylaştırır"},
    {"diagnostic.PRZ-0107", "{0}, together {1}: nobody can take them; decide what becomes of them",
     "{0}, toplam {1}: alabilecek kimse yok; ne olacağına karar verin"},
    {"diagnostic.PRZ-0108",
     "{0} {1} and {2} {3} are equal in everything; a unit of {4} that cannot be divided went to "
     "the lower starting number",
     "{0} {1} ile {2} {3} her şeyde eşit; {4} ödülünün bölünemeyen birimi küçük başlangıç "
     "numarasına verildi"},
    {"diagnostic.PRZ-0109",
     "'{1}': {0} are equal in everything and have an equal right to: {2}. Decide by lot, or let "
     "them have it together (regulation 32)",
     "'{1}': {0} her şeyde eşit ve aynı hakka sahip: {2}. Kura çekin ya da birlikte verin "
     "(yönetmelik 32)"},
};

const hakem::MessageTable table{words};
const hakem::MessageTable reason_table{reasons};
const hakem::MessageTable plan_table{of_the_plan};
const hakem::MessageTable event_table{of_the_event};
}
