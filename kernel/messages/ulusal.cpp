/// Texts of the federation's national Swiss system: what stands in the way of a round, what
/// yielded, and why it is as it is.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.pairing.ulusal-swiss", "National Swiss system (Ulusal İsviçre)",
     "Ulusal İsviçre sistemi"},

    {"diagnostic.PAIR-0031",
     "there is no edition '{0}' of the national Swiss system; it has the one of the regulation",
     "Ulusal İsviçre sisteminin '{0}' sürümü yok; yalnız yönetmelikteki vardır"},
    {"diagnostic.PAIR-0034", "the event has {2} rounds, there is no round {0} (regulation 16.2)",
     "turnuva {2} turludur, {0}. tur yok (yönetmelik 16.2)"},
    {"diagnostic.PAIR-0035",
     "round {0} cannot be paired: {2} - {3} of round {1} is unfinished, which the last two "
     "rounds do not allow; finish it first (regulation 22.1)",
     "{0}. tur eşlenemez: {1}. turun {2} - {3} karşılaşması tamamlanmadı, oysa son iki turda "
     "tamamlanmamış oyunla eşlendirme yapılamaz; önce onu bitirin (yönetmelik 22.1)"},
    {"diagnostic.PAIR-0036",
     "round {0} cannot be paired: {2} - {3} of round {1} is still unfinished; it had to be "
     "finished before the round after the next was paired (regulation 22.1)",
     "{0}. tur eşlenemez: {1}. turun {2} - {3} karşılaşması hâlâ tamamlanmadı; bir sonraki turun "
     "eşlendirmesinden önce tamamlanmalıydı (yönetmelik 22.1)"},
    {"diagnostic.PAIR-0037",
     "round {0} cannot be paired: {2} - {3} of round {1} is unfinished, and number {4} was "
     "already paired once with an unfinished game (of round {5}); finish it first (regulation "
     "22.1)",
     "{0}. tur eşlenemez: {1}. turun {2} - {3} karşılaşması tamamlanmadı ve {4} numara "
     "tamamlanmamış oyunla zaten bir kez eşlendi ({5}. turun oyunu); önce onu bitirin (yönetmelik "
     "22.1)"},
    {"diagnostic.PAIR-0038",
     "round {0} cannot be paired without a rematch or a bye that 22.1 forbids: when as many as "
     "possible are paired, whatever the colours, these are left: {1}; the arbiter decides "
     "(regulation 16.3, settled reading E.5)",
     "{0}. tur, aynı ikiliyi yeniden eşlemeden ya da 22.1'e aykırı tur atlatmadan eşlenemez: "
     "renkler ne olursa olsun olabildiğince çok ikili eşlendiğinde şunlar açıkta kalıyor: {1}; "
     "karar hakemindir (yönetmelik 16.3, yerleşik okuma E.5)"},

    {"diagnostic.PAIR-0241",
     "{0} is paired no more: two absences from paired games (regulation 22.2)",
     "{0} artık eşlenmiyor: eşlendiği iki karşılaşmaya gelmedi (yönetmelik 22.2)"},
    {"diagnostic.PAIR-0242",
     "the numbers do not follow title, ELO, UKD and name: {1} belongs above {0}; the numbers of "
     "the file are used (regulation 17.1)",
     "numaralar unvan, ELO, UKD ve ad sırasına uymuyor: {1}, {0} oyuncusunun üstünde olmalı; "
     "dosyadaki numaralar kullanılıyor (yönetmelik 17.1)"},
    {"diagnostic.PAIR-0243",
     "the event declares {0} rounds; for {1} competitors the table has {2}, and an odd number is "
     "preferred: {3} (regulation 16.2)",
     "turnuva {0} tur olarak duyurulmuş; {1} yarışmacı için tabloda {2} tur var, tek sayılı tur "
     "yeğlenir: {3} (yönetmelik 16.2)"},
    {"diagnostic.PAIR-0244",
     "{1} - {2} of round {0} was unfinished: it counts as a draw for now (regulation "
     "22.1)",
     "{0}. turun {1} - {2} karşılaşması tamamlanmamıştı: geçici olarak berabere sayıldı "
     "(yönetmelik 22.1)"},
    {"diagnostic.PAIR-0245",
     "the numbers do not follow the strength of the teams, then their names: {1} belongs above "
     "{0}; the numbers of the file are used (regulation 25)",
     "numaralar takımların kuvvet derecesi ve ad sırasına uymuyor: {1}, {0} takımının üstünde "
     "olmalı; dosyadaki numaralar kullanılıyor (yönetmelik 25)"},
    {"diagnostic.PAIR-0251",
     "round {0}: {1} has the bye although barred from it; nobody else can have it (regulation "
     "17.3, settled reading E.3)",
     "{0}. tur: {1}, hakkı olmadığı hâlde tur atlıyor; başka kimse atlayamıyor (yönetmelik 17.3, "
     "yerleşik okuma E.3)"},
    {"diagnostic.PAIR-0252", "round {0}: {1} - {2}: {3}; there was no other way (regulation 17.7)",
     "{0}. tur: {1} - {2}: {3}; başka yol yoktu (yönetmelik 17.7)"},
    {"diagnostic.PAIR-0253",
     "round {0}: the median group could be paired only with another floater from below "
     "(regulation 20.3a)",
     "{0}. tur: orta grup ancak alttan gelen artık oyuncu değiştirilerek eşlenebildi (yönetmelik "
     "20.3a)"},
    {"diagnostic.PAIR-0254",
     "round {0}: the median group could be paired only with another floater from above "
     "(regulation 20.3b)",
     "{0}. tur: orta grup ancak üstten gelen artık oyuncu değiştirilerek eşlenebildi (yönetmelik "
     "20.3b)"},
    {"diagnostic.PAIR-0255",
     "round {0}: the median group could not be paired, the lower group joined it (regulation "
     "20.3c)",
     "{0}. tur: orta grup eşlenemedi, alt grup ona katıldı (yönetmelik 20.3c)"},
    {"diagnostic.PAIR-0256",
     "round {0}: the group of {1} points joined the median group in one (regulation 20.3d)",
     "{0}. tur: {1} puan grubu orta grupla birleştirildi (yönetmelik 20.3d)"},
    {"diagnostic.PAIR-0257",
     "round {0}: {1} - {2}: the colour limits are lifted for them, last round and equal scores "
     "(regulation 21.6)",
     "{0}. tur: {1} - {2}: son tur ve eşit puan olduğundan renk sınırları onlar için gözetilmedi "
     "(yönetmelik 21.6)"},
    {"diagnostic.PAIR-0258",
     "round {0}: {1} - {2}: against the colour limits, no pairing keeps them (regulation 21.4, "
     "settled reading E.2)",
     "{0}. tur: {1} - {2}: renk sınırlarına aykırı, sınırlara uyan eşlendirme yok (yönetmelik "
     "21.4, yerleşik okuma E.2)"},
    {"diagnostic.PAIR-0259",
     "round {0}: no round keeps the colour limits; they are lifted for all pairs (settled reading "
     "E.2 of regulation 21)",
     "{0}. tur: renk sınırlarına uyan bir tur yok; sınırlar bütün eşleşmeler için kaldırıldı "
     "(yönetmelik 21, yerleşik okuma E.2)"},

    {"subject.report", "to be told", "bildirilir"},
    {"subject.floater", "floater {0}", "artık oyuncu {0}"},
    {"subject.median", "median group", "orta grup"},

    {"ulusal.white", "White", "beyaz"},
    {"ulusal.black", "Black", "siyah"},
    {"ulusal.no_colour", "none", "yok"},
    {"ulusal.down", "downward", "aşağıya"},
    {"ulusal.up", "upward", "yukarıya"},
    {"ulusal.arrow.none", "none", "yok"},
    {"ulusal.arrow.down", "↓", "↓"},
    {"ulusal.arrow.up", "↑", "↑"},
    {"ulusal.again.down", "the first floats down again", "birincisi yeniden aşağıdan rakip alıyor"},
    {"ulusal.again.up", "the second floats up again", "ikincisi yeniden yukarıdan rakip alıyor"},
    {"ulusal.again.both", "both float again in the same direction",
     "ikisi de yeniden aynı yönde kayıyor"},

    {"ulusal.place", "{0}: {1} points; arrow: {2}; due colour: {3}; colours so far: {4} (○ White)",
     "{0}: {1} puan; ok: {2}; sıradaki renk: {3}; şimdiye dek renkler: {4} (○ beyaz)"},

    {"ulusal.bar.met", "{0} and {1} have met in round {2}", "{0} ile {1}, {2}. turda karşılaştı"},
    {"ulusal.bar.forbidden", "the event forbids {0} and {1} to meet",
     "turnuva {0} ile {1} eşlendirmesini yasaklıyor"},
    {"ulusal.bar.colours",
     "{0} and {1} would both have to get {2}: {0} had {4} ({3}), {1} had {6} ({5})",
     "{0} ile {1}, ikisi de {2} almak zorunda: {0}: {4} ({3}), {1}: {6} ({5})"},
    {"ulusal.limit.row_2", "at most twice in a row", "üst üste en çok iki kez"},
    {"ulusal.limit.row_3", "at most three times in a row", "üst üste en çok üç kez"},
    {"ulusal.limit.difference", "one colour two more", "bir renk iki fazla"},
    {"ulusal.passed.incomplete", "the others in the group could not all be paired",
     "gruptaki ötekilerin hepsi eşlenemezdi"},
    {"ulusal.passed.arrow", "{0} has floated in this direction already ({1}) and comes later",
     "{0} bu yönde zaten kaydı ({1}), daha sonra gelir"},
    {"ulusal.passed.breaking", "more pairs against the colour limits than must be",
     "renk sınırlarına aykırı eşleşme gereğinden çok olurdu"},

    {"ulusal.bye.taken",
     "{0} ({1} points) has the bye: the lowest who may have it and without whom all others can be "
     "paired",
     "tur atlayan {0} ({1} puan): atlayabilecek olan ve onsuz herkesin eşlenebildiği en alttaki"},
    {"ulusal.bye.had", "{0} had the bye in round {1}", "{0}, {1}. turda tur atladı"},
    {"ulusal.bye.forfeit", "{0} won round {1} because the opponent did not come, as a bye",
     "{0}, {1}. turda rakibi gelmediği için kazandı; tur atlamış sayılır"},
    {"ulusal.bye.unfinished", "{0} has an unfinished game and cannot have the bye",
     "{0} için tamamlanmamış oyun var, tur atlayamaz"},
    {"ulusal.bye.incomplete", "without {0} the others could not all be paired",
     "{0} tur atlarsa ötekilerin hepsi eşlenemezdi"},
    {"ulusal.bye.only_barred", "{0} without a bye so far: no round can be paired with it",
     "{0} henüz tur atlamadı: onun atladığı bir tur eşlenemiyor"},

    {"ulusal.group.above",
     "outer group, paired downward; residents who stay: {0}; floaters from above: {1}; pairs: {4}; "
     "floaters out: {3}",
     "orta grubun üstünde, aşağıya doğru eşlenir; grupta kalan: {0}; üstten gelen artık: {1}; "
     "eşleşme: {4}; artık oyuncu: {3}"},
    {"ulusal.group.below",
     "outer group, paired upward; residents who stay: {0}; floaters from below: {2}; pairs: {4}; "
     "floaters out: {3}",
     "orta grubun altında, yukarıya doğru eşlenir; grupta kalan: {0}; alttan gelen artık: {2}; "
     "eşleşme: {4}; artık oyuncu: {3}"},
    {"ulusal.group.median",
     "median group, half of the points so far, paired last; residents: {0}; floaters from above: "
     "{1}; from below: {2}; pairs: {4}",
     "orta grup, puanların yarısı, en son eşlenir; gruptakiler: {0}; üstten gelen: {1}; alttan "
     "gelen: {2}; eşleşme: {4}"},
    {"ulusal.group.old_median",
     "median group before the lower group joined; residents who stay: {0}; floaters from above: "
     "{1}; pairs: {4}; handed to the lower group: {3}",
     "alt grup katılmadan önceki orta grup; kalan: {0}; üstten gelen: {1}; eşleşme: {4}; alt gruba "
     "geçen: {3}"},
    {"ulusal.group.joined",
     "groups from {5} to {6} points paired as the median group; residents: {0}; floaters from "
     "above: {1}; from below: {2}; pairs: {4}",
     "{5} ile {6} arasındaki puan grupları orta grup olarak eşlenir; gruptakiler: {0}; üstten "
     "gelen: {1}; alttan gelen: {2}; eşleşme: {4}"},
    {"ulusal.group.lifted", "pairs against the colour limits that cannot be avoided: {0}",
     "kaçınılamayan, renk sınırlarına aykırı eşleşme: {0}"},

    {"ulusal.grade.incoming", "came as a floater and is paired first",
     "artık oyuncu olarak geldi, önce o eşlenir"},
    {"ulusal.grade.barred_alone.down", "floated down already; no opponent next door",
     "zaten alttan rakip aldı; komşu grupta rakibi yok"},
    {"ulusal.grade.barred_alone.up", "floated up already; no opponent next door",
     "zaten üstten rakip aldı; komşu grupta rakibi yok"},
    {"ulusal.grade.barred.down", "floated down already", "zaten alttan rakip aldı"},
    {"ulusal.grade.barred.up", "floated up already", "zaten üstten rakip aldı"},
    {"ulusal.grade.alone", "no opponent next door", "komşu grupta rakibi yok"},
    {"ulusal.grade.other", "nothing speaks against it", "önünde engel yok"},

    {"ulusal.float.lowest", "{0} floats {1} from the group of {2} points: the lowest",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: en alttaki"},
    {"ulusal.float.highest", "{0} floats {1} from the group of {2} points: the highest",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: en üstteki"},
    {"ulusal.float.by_claim",
     "{0} floats {1} from the group of {2} points ({3}): the others have the better claim to stay",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu ({3}): ötekilerin kalma hakkı daha güçlü"},
    {"ulusal.float.forced",
     "{0} floats {1} from the group of {2} points: if he stayed, the rest of the group could not "
     "be paired, whoever else floated of those who could",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: kalsaydı, yerine kim geçerse geçsin grubun "
     "geri kalanı eşlenemezdi"},
    {"ulusal.float.single", "{0} floats {1} from the group of {2} points: nobody else is in it",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: grupta başka kimse yok"},
    {"ulusal.float.all", "{0} floats {1} from the group of {2} points: no two of it can be paired",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: grupta eşlenebilecek ikili yok"},
    {"ulusal.float.replaced",
     "{0} floats {1} from the group of {2} points: so that the median group can be paired",
     "{0}, {2} puan grubundan {1} geçen artık oyuncu: orta grup eşlenebilsin diye"},
    {"ulusal.stays.needed", "{0} instead: the rest of the group could not be paired",
     "yerine {0}: grubun geri kalanı eşlenemezdi"},
    {"ulusal.stays.incoming", "{0} came as a floater and is paired first",
     "{0} artık oyuncu olarak geldi, önce o eşlenir"},
    {"ulusal.stays.barred", "{0} floated in this direction already", "{0} bu yönde zaten kaydı"},
    {"ulusal.stays.alone", "{0} would find no opponent next door",
     "{0} komşu grupta rakip bulamazdı"},

    {"ulusal.step.top", "{0} floated here and takes {1}, the top one left",
     "artık oyuncu {0}, en üstteki {1} ile eşleşti"},
    {"ulusal.step.bottom", "{0} floated here and takes {1}, the bottom one left",
     "artık oyuncu {0}, en alttaki {1} ile eşleşti"},
    {"ulusal.step.floater",
     "{0} floated here and takes {1}: the first with whom the group can be paired",
     "artık oyuncu {0}, {1} ile eşleşti: grubun eşlenebildiği ilki"},
    {"ulusal.step.floaters",
     "{0} and {1} both floated here and meet: no resident before could be taken",
     "artık oyuncular {0} ile {1} eşleşti: gruptan alınabilecek başka oyuncu yok"},
    {"ulusal.step.opposite", "{0} in the upper half meets {1}, opposite in the lower half",
     "üst yarıdaki {0}, alt yarıda karşısındaki {1} ile eşleşti"},
    {"ulusal.step.next", "{0} meets {1}: the first in the order with whom the group can be paired",
     "{0}, {1} ile eşleşti: sırada grubun eşlenebildiği ilki"},
    {"ulusal.exchange",
     "{0} - {1} and {2} - {3} exchange opponents: {0} and {1} are both due {4}, fewer such pairs "
     "are left",
     "{0} - {1} ile {2} - {3} rakip değiştirdi: {0} ile {1}, ikisinin de sıradaki "
     "rengi {4}; böyle eşleşme azaldı"},

    {"ulusal.repair.below",
     "could not be paired, left over: {0}; floater from below replaced: {1} by {2}",
     "eşlenemedi, açıkta kalan: {0}; alttan gelen artık değişti: {1} yerine {2}"},
    {"ulusal.repair.above",
     "could not be paired, left over: {0}; floater from above replaced: {1} by {2}; from below: "
     "{3} by {4}",
     "eşlenemedi, açıkta kalan: {0}; üstten gelen artık değişti: {1} yerine {2}; alttan: {3} "
     "yerine {4}"},
    {"ulusal.repair.lower_joins",
     "could not be paired, left over: {0}; the lower group joins and takes its place",
     "eşlenemedi, açıkta kalan: {0}; alt grup katılıyor ve yerini alıyor"},
    {"ulusal.repair.one_group",
     "could not be paired, left over: {0}; groups that join it in one: {1}",
     "eşlenemedi, açıkta kalan: {0}; onunla birleşen grup sayısı: {1}"},
    {"ulusal.failed.below", "no other floaters from below make it possible",
     "alttan gelen başka artıklar da yetmiyor"},
    {"ulusal.failed.above", "no other floaters from above make it possible",
     "üstten gelen başka artıklar da yetmiyor"},
    {"ulusal.failed.joins", "with the lower group alone it cannot be paired",
     "yalnız alt grubun katılmasıyla da eşlenemiyor"},

    {"ulusal.colours.limit",
     "{0} ({4}) - {1} ({5}): the other way round would break the colour limits",
     "{0} ({4}) - {1} ({5}): tersi renk sınırlarını aşardı"},
    {"ulusal.colours.lot",
     "{0} - {1}: neither has a due colour; {6} has the smaller number, the lot gave number 1 {7}",
     "{0} - {1}: ikisinin de sıradaki rengi yok; küçük numara {6}, kurada 1 numaraya çıkan renk "
     "{7}"},
    {"ulusal.colours.one_due", "{0} (due: {2}) - {1} (due: {3}): the one due colour is given",
     "{0} (sıradaki renk: {2}) - {1} (sıradaki renk: {3}): sırası olan rengini alıyor"},
    {"ulusal.colours.both_due", "{0} (due: {2}) - {1} (due: {3}): both get their due colour",
     "{0} (sıradaki renk: {2}) - {1} (sıradaki renk: {3}): ikisi de sıradaki rengini alıyor"},
    {"ulusal.colours.difference",
     "{0} ({4}) - {1} ({5}), both due {2}: {6} has the larger difference of colours",
     "{0} ({4}) - {1} ({5}), ikisinin de sırası {2}: renk farkı büyük olan {6}"},
    {"ulusal.colours.history",
     "{0} ({4}) - {1} ({5}), both due {2}: {6} had the other colour in the latest game in which "
     "they differed, {7} back",
     "{0} ({4}) - {1} ({5}), ikisinin de sırası {2}: renklerinin ayrıldığı en son oyunda ({7} oyun "
     "önce) öteki rengi alan {6}"},
    {"ulusal.colours.number",
     "{0} ({4}) - {1} ({5}), both due {2}, colours equal: {6} has the smaller number",
     "{0} ({4}) - {1} ({5}), ikisinin de sırası {2}, renkler eşit: küçük numara {6}"},

    {"ulusal.why_not.paired", "{0} and {1} are paired with each other",
     "{0} ile {1} birbiriyle eşleşti"},
    {"ulusal.why_not.later", "{0} has {1}, who comes before {2} in the order of candidates",
     "{0}, aday sırasında {2} adayından önce gelen {1} ile eşleşti"},
    {"ulusal.why_not.nobody_floats",
     "{0} finds an opponent in the group of {1} points; nobody floats out of it",
     "{0}, {1} puan grubunda rakip buluyor; gruptan kimse kaymıyor"},
    {"ulusal.why_not.others_float",
     "{0} finds an opponent in the group of {1} points; floaters out of it: {2}",
     "{0}, {1} puan grubunda rakip buluyor; gruptan kayan: {2}"},

    {"ulusal.report.17.3", "{0} has the bye although barred from it; nobody else can have it",
     "{0}, hakkı olmadığı hâlde tur atlıyor; başka kimse atlayamıyor"},
    {"ulusal.report.17.7", "{0} - {1}: {2}; there was no other way",
     "{0} - {1}: {2}; başka yol yoktu"},
    {"ulusal.report.20.3a", "the median group has another floater from below",
     "orta gruba alttan başka artık oyuncu alındı"},
    {"ulusal.report.20.3b", "the median group has another floater from above",
     "orta gruba üstten başka artık oyuncu alındı"},
    {"ulusal.report.20.3c", "the lower group joined the median group",
     "alt grup orta gruba "
     "katıldı"},
    {"ulusal.report.20.3d", "the group of {0} points joined the median group in one",
     "{0} puan grubu orta grupla birleştirildi"},
    {"ulusal.report.21.6", "{0} - {1}: the colour limits are lifted, last round and equal scores",
     "{0} - {1}: son tur ve eşit puan, renk sınırları gözetilmedi"},
    {"ulusal.report.21.4", "{0} - {1}: against the colour limits, no pairing keeps them",
     "{0} - {1}: renk sınırlarına aykırı, sınırlara uyan eşlendirme yok"},
    {"ulusal.report.E.2", "no round keeps the colour limits; they are lifted for all pairs",
     "renk sınırlarına uyan bir tur yok; sınırlar bütün eşleşmeler için kaldırıldı"},

    {"ulusal.fault.left_out", "{0} is neither paired nor has the bye",
     "{0} ne eşlendi ne de tur atladı"},
    {"ulusal.fault.twice", "{0} is paired more than once", "{0} birden çok kez eşlendi"},
    {"ulusal.fault.removed", "number {0} was paired although removed after two absences",
     "{0} numara iki kez gelmediği için çıkarıldığı hâlde eşlendi"},
    {"ulusal.fault.absent", "number {0} was paired although absent",
     "{0} numara turda olmadığı hâlde eşlendi"},
    {"ulusal.fault.limit", "{0} may not have {1} again, colours so far: {2}",
     "{0} yeniden {1} alamaz, şimdiye dek renkler: {2}"},
    {"ulusal.fault.byes", "more byes than there may be: {0}",
     "olabileceğinden çok tur atlayan: {0}"},
    {"ulusal.fault.bye", "the bye was given to {0}; it belongs to {1}",
     "tur atlayan {0}; {1} olmalıydı"},
    {"ulusal.fault.floaters", "floaters as played: {0}; by the rules: {1}",
     "oynanan artık oyuncular: {0}; kurallara göre: {1}"},
    {"ulusal.fault.pair", "{0} meets {1} by the rules, played was {2}",
     "kurallara göre {0}, {1} ile eşleşir; oynanan {2}"},
    {"ulusal.fault.colours", "{0} had White against {1}; the colours are the other way round",
     "{0}, {1} karşısında beyaz oynadı; renkler tersi olmalıydı"},
};

const hakem::MessageTable registered{messages};

}
