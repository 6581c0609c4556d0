// What the office asks for beyond the format: fields, plans, profiles, overrides; and what the
// check of rounds and standings found, as findings.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.CHK-0001", "the file could not be understood: {0}", "dosya anlaşılamadı: {0}"},
    {"diagnostic.CHK-0002",
     "the rounds were not paired again: there is no plugin for the system '{0}'",
     "turlar yeniden eşlendirilmedi: '{0}' sistemi için eklenti yok"},
    {"diagnostic.CHK-0101",
     "round {0} differs from the pairing of the system, although it is legal",
     "{0}. tur kurallara uygun, ama sistemin eşlendirmesinden farklı"},
    {"diagnostic.CHK-0102", "round {0} differs from the pairing of the system and is not legal",
     "{0}. tur sistemin eşlendirmesinden farklı ve kurallara aykırı"},
    {"diagnostic.CHK-0103", "round {0} differs from the table", "{0}. tur tablodan farklı"},
    {"diagnostic.CHK-0104", "round {0}: the system finds no pairing",
     "{0}. tur: sistem bir eşlendirme bulamıyor"},
    {"diagnostic.CHK-0105",
     "round {0}: the system finds no pairing, and the one played is not legal",
     "{0}. tur: sistem bir eşlendirme bulamıyor, oynanan da kurallara aykırı"},
    {"diagnostic.CHK-0106", "round {0} was not paired again, results of round {1} are missing",
     "{0}. tur yeniden eşlendirilmedi, {1}. turun sonuçları eksik"},
    {"check.half-told", "not checked, a game of it stands with one of its players alone",
     "denetlenmedi, bir oyunu yalnız bir oyuncunun satırında yazılı"},
    {"diagnostic.CHK-0121",
     "round {0} was not paired again: a game of it stands with one of its players alone",
     "{0}. tur yeniden eşlendirilmedi: bir oyunu yalnız bir oyuncunun satırında yazılı"},
    {"title.CHK-0121", "round with half a game", "yarım yazılmış oyunlu tur"},
    {"explain.CHK-0121.do",
     "Have the game corrected, and check the file again: then the round is judged as well.",
     "Oyunu düzelttirin ve dosyayı yeniden denetleyin: o zaman tur da denetlenir."},
    {"diagnostic.CHK-0107", "the file has no pairing of round {0}",
     "dosyada {0}. turun eşlendirmesi yok"},
    {"diagnostic.CHK-0108",
     "the event is a match: no round is paired again; FIDE rates no match with an unrated player "
     "and no game played after the match is decided",
     "ikili maç: turlar yeniden eşlendirilmez; FIDE, ELO'suz bir oyuncunun oynadığı maçı ve maçın "
     "sonucu belli olduktan sonra oynanan oyunları hesaba katmaz"},
    {"diagnostic.CHK-0109",
     "these rounds differ from the pairing by the edition {1} of the system, which is later than "
     "the event: {0}; no edition that was in force then is known here, so that is no fault",
     "şu turlar sistemin {1} sürümünün eşlendirmesinden farklı: {0}; bu sürüm turnuvadan sonradır, "
     "o tarihte yürürlükte olan sürüm burada bilinmediği için kusur sayılmaz"},
    {"diagnostic.CHK-0110",
     "these rounds are not legal by the edition {1} of the system, which is later than the event: "
     "{0}; no edition that was in force then is known here",
     "şu turlar sistemin {1} sürümüne göre kurallara aykırı: {0}; bu sürüm turnuvadan sonradır, o "
     "tarihte yürürlükte olan sürüm burada bilinmiyor"},
    {"diagnostic.CHK-0111",
     "these rounds are not those of the Berger table: {0}; nobody meets anybody too often in them",
     "şu turlar Berger tablosuna uymuyor: {0}; ama kimse kimseyle fazladan oynamıyor"},
    {"diagnostic.CHK-0201", "{0} {1}: rank {2} in the file, {3} by the rules",
     "{0} {1}: dosyada {2}. sırada, kurallara göre {3}. sırada"},
    {"diagnostic.CHK-0202", "{0} {1}: {2} points in the file, {3} from the results",
     "{0} {1}: dosyada {2} puan, sonuçlardan {3} puan"},
    {"diagnostic.CHK-0203",
     "{0}: {1} of {2} values are not those of the rules, the first that of {3} {4}: {5} in the "
     "file, "
     "{6} by the rules",
     "{0}: {2} değerden {1} tanesi kurallara göre farklı, ilki {3} {4}: dosyada {5}, kurallara "
     "göre "
     "{6}"},
    {"diagnostic.CHK-0204",
     "the file names no tie-breaks (record 202 or 212): its ranks are those of the list {0} "
     "({1}); by {2} ({3}) {4} of {5} would be others",
     "dosya eşitlik bozma ölçütü bildirmiyor (202 ya da 212 kaydı): sıralama {0} listesine ({1}) "
     "göre; {2} ({3}) ile {5} sıradan {4} tanesi farklı olurdu"},
    {"diagnostic.CHK-0205",
     "the file names no tie-breaks (record 202 or 212): its ranks follow {0}, and no list that is "
     "known here gives the order of those who are equal; by {2} ({3}) {4} of {5} would be others",
     "dosya eşitlik bozma ölçütü bildirmiyor (202 ya da 212 kaydı): sıralama {0} ölçütüne uyuyor, "
     "eşit kalanların sırasını bilinen hiçbir liste vermiyor; {2} ({3}) ile {5} sıradan {4} tanesi "
     "farklı olurdu"},
    {"diagnostic.CHK-0206",
     "{0} {1}: rank {2} in the file, {3} by {4}, which gives nearly all other ranks; the file "
     "names no tie-breaks (record 202 or 212)",
     "{0} {1}: dosyada {2}. sırada, ötekilerin neredeyse hepsinin sırasını veren {4} listesine "
     "göre {3}. sırada; dosya eşitlik bozma ölçütü bildirmiyor (202 ya da 212 kaydı)"},

    {"diagnostic.SUB-0101", "player {0} {1}: expected are surname and given name in full",
     "{0} {1}: ad ve soyad tam yazılmalı"},
    {"diagnostic.SUB-0102", "player {0} {1}: of the birth date only {2} is there",
     "{0} {1}: doğum tarihi eksik, yalnız {2} var"},
    {"diagnostic.SUB-0103", "player {0} {1} has no licence number",
     "{0} {1} için lisans numarası yok"},
    {"diagnostic.SUB-0104", "player {0} {1}: the licence field holds no T.C. identity number",
     "{0} {1}: lisans alanında T.C. kimlik numarası yok"},
    {"diagnostic.SUB-0105", "player {0} {1}: the game against {3} in round {2} has no final result",
     "{0} {1}: {2}. turda {3} ile oyunun kesin sonucu yok"},
    {"diagnostic.SUB-0106", "the dates of these rounds are missing: {0}{1}",
     "şu turların tarihi yok: {0}{1}"},
    {"diagnostic.SUB-0107", "only the chief arbiter is named{0}", "yalnız başhakem yazılı{0}"},
    {"diagnostic.SUB-0108", "the place of the event is missing{0}", "turnuvanın yeri yok{0}"},
    {"diagnostic.SUB-0109", "the event has no name{0}", "turnuvanın adı yok{0}"},
    {"diagnostic.SUB-0110", "the federation of the event is missing{0}",
     "turnuvanın federasyonu yok{0}"},
    {"diagnostic.SUB-0111", "the thinking time is missing{0}", "düşünme süresi yok{0}"},
    {"diagnostic.SUB-0112", "player {0} {1} of {2} has no FIDE id",
     "{0} {1} ({2}) için FIDE numarası yok"},
    {"diagnostic.SUB-0113",
     "player {0} {1} alone has a full-point bye (F) in round {2}; if it is that of an odd field, "
     "it is written U, or the player may get a second one",
     "{2}. turda yalnız {0} {1} tam puanlı bay (F) almış; tek kalan oyuncunun bayı ise U yazılır, "
     "yoksa ikinci kez bay alabilir"},
    {"diagnostic.SUB-0114",
     "player {0} {1} is a newcomer, with neither id nor rating, and the birth date is not complete",
     "{0} {1}: yeni oyuncu (numarası ve kuvvet derecesi yok), doğum tarihi eksik"},
    {"diagnostic.SUB-0115",
     "player {0} {1}: round {2} against {3} has the result {4} of a played game, and no colour; a "
     "forfeit is written + and -",
     "{0} {1}: {2}. turda {3} ile oynanmış gibi {4} yazılı, ama renk yok; hükmen sonuç + ve - ile "
     "yazılır"},

    {"diagnostic.SUB-0201",
     "player {0} {1}: born on {2}, after the event; correct the birth date or the dates of the "
     "event",
     "{0} {1}: doğum tarihi {2}, turnuvadan sonra; doğum tarihini ya da turnuvanın tarihlerini "
     "düzeltin"},
    {"diagnostic.SUB-0202", "player {0} {1}: born on {2}, {3} years before the event",
     "{0} {1}: doğum tarihi {2}, turnuvadan {3} yıl önce"},
    {"diagnostic.SUB-0203", "player {0} {1}: nobody has ever had a rating of {2}",
     "{0} {1}: {2} kuvvet derecesine bugüne kadar kimse ulaşmadı"},
    {"diagnostic.SUB-0204",
     "player {0} {1}: a rating of {2}; the lists begin at {3}, and an unrated player has 0",
     "{0} {1}: kuvvet derecesi {2}; listeler {3} ile başlar, derecesi olmayana 0 yazılır"},
    {"diagnostic.SUB-0205", "player {0} {1}: FIDE knows no federation '{2}'",
     "{0} {1}: FIDE'de '{2}' kodlu bir federasyon yok"},
    {"diagnostic.SUB-0206",
     "player {0} {1}: player {2} has the same name, and no other birth date; one player twice?",
     "{0} {1}: {2} numaralı oyuncunun adı aynı, doğum tarihi de farklı değil; aynı oyuncu iki kez "
     "mi yazıldı?"},
    {"diagnostic.SUB-0208", "player {0} {1}: {2} is a title of women, and the sex is m",
     "{0} {1}: {2} bir kadın unvanı, cinsiyet ise m (erkek)"},
    {"diagnostic.SUB-0209", "{0} rounds are announced{2}, {1} have results; is the event over?",
     "{0} tur ilan edilmiş{2}, {1} turun sonucu var; turnuva bitti mi?"},
    {"diagnostic.SUB-0210", "player {0} has no name", "{0} numaralı oyuncunun adı yok"},
    {"diagnostic.SUB-0211",
     "player {0} {1}: a UKD of {2}; nobody has one below {3}, and who has none has 0",
     "{0} {1}: UKD {2}; {3} altında UKD olmaz, UKD'si olmayana 0 yazılır"},
    {"diagnostic.SUB-0212", "player {0} {1}: {2} is a former code, FIDE writes {3} now",
     "{0} {1}: {2} eski bir kod, FIDE artık {3} yazıyor"},

    {"diagnostic.SUB-0221", "{0}: '{1}' is no name", "{0}: '{1}' bir ad değil"},
    {"diagnostic.SUB-0222", "FIDE knows no federation '{0}'{1}",
     "FIDE'de '{0}' kodlu bir federasyon yok{1}"},
    {"diagnostic.SUB-0223",
     "the event lasts from {0} to {1}, which cannot be; correct one of the two{2}",
     "turnuva {0} ile {1} arasında görünüyor, bu olamaz; ikisinden birini düzeltin{2}"},
    {"diagnostic.SUB-0224",
     "the rounds have thinking times of several kinds ({0}); they belong to several rating lists, "
     "so each kind is reported as an event of its own",
     "turların düşünme süreleri farklı türden ({0}); bunlar ayrı kuvvet derecesi listelerine "
     "girer, her tür ayrı bir turnuva olarak bildirilir"},
    {"diagnostic.SUB-0225", "player {0}: '{1}' is a web address, and no name",
     "{0} numaralı oyuncu: '{1}' bir web adresi, ad değil"},
    {"diagnostic.SUB-0226", "the chief arbiter stands among the deputies too: {0}",
     "başhakem, yardımcıları arasında da yazılı: {0}"},
    {"diagnostic.SUB-0227", "player {0} {1} has the FIDE id of the chief arbiter, {3} ({2})",
     "{0} {1}: FIDE numarası başhakeminkiyle aynı ({2}, {3})"},
    {"diagnostic.SUB-0228",
     "the thinking time '{0}' is not understood, and what depends on it was not checked; record "
     "222 tells it in seconds, as 5400+30",
     "düşünme süresi ('{0}') anlaşılamadı, ona bağlı kurallar denetlenmedi; 222 kaydına saniyeyle "
     "yazılır: 5400+30"},

    {"diagnostic.PLN-0001", "'{0}' is no day and time; expected is 2026-11-28 10:00",
     "'{0}' bir gün ve saat değil; 2026-11-28 10:00 gibi yazılır"},
    {"diagnostic.PLN-0101", "rounds {0} and {1} begin {2} minutes apart, expected are at least {3}",
     "{0}. ve {1}. turların başlangıcı arasında {2} dakika var, en az {3} dakika olmalı"},
    {"diagnostic.PLN-0102", "{1} rounds on {0}, at most {2} a day are allowed",
     "{0} günü {1} tur var, bir günde en çok {2} tur oynanabilir"},
    {"diagnostic.PLN-0109",
     "{1} rounds on {0}; with a player of {3}, which is {4} or more, at most {2} a day are allowed",
     "{0} günü {1} tur var; kuvvet derecesi {3} olan oyuncu bulunduğundan ({4} ve üstü) bir günde "
     "en çok {2} tur oynanabilir"},
    {"diagnostic.PLN-0103", "with a player of {0} a thinking time of {1} is expected",
     "kuvvet derecesi {0} olan oyuncu varsa {1} düşünme süresi beklenir"},
    {"diagnostic.PLN-0104",
     "category '{0}' has {1} player(s), fewer than {2}: it is cancelled or merged with another",
     "'{0}' kategorisinde {1} oyuncu var, {2} oyuncudan az: iptal edilir ya da birleştirilir"},
    {"diagnostic.PLN-0105",
     "for a field of {0} expected is {1} with {2} rounds; this is {3} with {4}{5}",
     "{0} katılımcı için {1}, {2} tur beklenir; bu turnuva {3}, {4} tur{5}"},
    {"diagnostic.PLN-0106", "category '{0}' ends on an odd age; expected is {1} or {2}",
     "'{0}' kategorisi tek yaşta bitiyor; {1} ya da {2} beklenir"},
    {"diagnostic.PLN-0107", "the registration check lasts {0} minutes, expected are at least {1}",
     "kayıt kontrol {0} dakika, en az {1} dakika olmalı"},
    {"diagnostic.PLN-0108",
     "{1} rounds on {0} with {2} minutes from start to start are more than a day has",
     "{0} günü {1} tur, turlar arası {2} dakikayla bir güne sığmaz"},
    {"plan.swiss", "a Swiss", "İsviçre sistemi"},
    {"plan.round-robin", "a round robin", "tek tur Berger"},
    {"plan.double-round-robin", "a double round robin", "çift tur Berger"},

    {"diagnostic.PRF-0001", "there is no code '{0}' (`hakem explain --list`)",
     "'{0}' diye bir kod yok (`hakem explain --list`)"},
    {"diagnostic.PRF-0002", "'{0}' is switched off without a \"reason\"; say why",
     "'{0}' kapatılmış, ama \"reason\" yok; nedenini yazın"},
    {"diagnostic.PRF-0003", "'{0}' blocks, so it can only weigh \"error\"",
     "'{0}' engelliyor, bu yüzden ağırlığı yalnız \"error\" olabilir"},
    {"profile.kind-rules", "an object with a code for each rule, at most 1000",
     "her kural için bir kod, en çok 1000 kod içeren bir nesne"},
    {"error.no-profile", "there is no profile '{0}'; there are {1}, or give the path of a file",
     "'{0}' diye bir profil yok; olanlar: {1}. Ya da bir dosyanın yolunu verin"},
    {"error.profile", "the profile {0} cannot be used", "{0} profili kullanılamıyor"},
    {"error.overrides", "the overrides cannot be used before what is wrong in them is corrected",
     "içindeki yanlışlar düzeltilmeden bu kararlar uygulanamaz"},
    {"error.schedule", "the schedule {0} cannot be used", "{0} programı kullanılamıyor"},

    {"diagnostic.OVR-0001", "there is no code '{0}' (`hakem explain --list`); left out",
     "'{0}' diye bir kod yok (`hakem explain --list`); alınmadı"},
    {"diagnostic.OVR-0002", "'{0}' is no day; expected is 2026-11-30; left out",
     "'{0}' bir gün değil; 2026-11-30 gibi yazılır; alınmadı"},
};

const hakem::MessageTable table{messages};

}
