// XML of other programs: chess-results, Swiss-Manager, DSB, DEWIS, Turneringsservice.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.importer.chess-results", "Upload XML of chess-results",
     "chess-results yükleme XML dosyası"},
    {"plugin.importer.swiss-manager-xml", "Players and teams for Swiss-Manager",
     "Swiss-Manager için oyuncu ve takım listesi"},
    {"plugin.importer.dsb", "DSB_DWZ_TournamentReport 2.5",
     "Alman federasyonunun raporu (DSB_DWZ_TournamentReport 2.5)"},
    {"plugin.importer.dewis", "DEWIS tournament import",
     "Alman federasyonunun eski raporu (DEWIS)"},
    {"plugin.importer.turneringsservice", "Turneringsservice (.trx)",
     "Norveç Turneringsservice dosyası (.trx)"},
    {"diagnostic.XML-0001",
     "the XML is broken here: {0}; what stands before was read, mend the place and read again",
     "XML burada bozuk: {0}; öncesi okundu, burayı düzeltip yeniden okutun"},
    {"xml.no-element", "no element was found", "hiç öğe yok"},
    {"xml.end-mismatch", "another element is closed than the one that is open",
     "açık olandan başka bir öğe kapatılıyor"},
    {"xml.bad-end", "the end of an element is cut short", "öğenin kapanışı yarım"},
    {"xml.bad-attribute", "an attribute without its value in quotes",
     "değeri tırnak içinde olmayan bir öznitelik"},
    {"xml.bad-start", "'<' that begins no element; in a text it is written &lt;",
     "öğe başlatmayan '<'; metin içinde &lt; yazılır"},
    {"xml.not-closed", "a comment or a section is never closed",
     "bir açıklama ya da bölüm hiç kapanmıyor"},
    {"xml.memory", "not enough memory", "bellek yetmiyor"},
    {"xml.fault", "not well-formed", "kurallara uygun değil"},
    {"diagnostic.XML-0002", "braces in place of angle brackets: read as '<' and '>'",
     "açılı ayraç yerine süslü ayraç var: '<' ve '>' olarak okundu"},
    {"diagnostic.XML-0003",
     "the file is larger than {0} MB, no tournament is; it was not read. A rating list is given "
     "with "
     "--list",
     "dosya {0} MB'tan büyük, hiçbir turnuva bu kadar değildir; okunmadı. Kuvvet listesi --list "
     "ile "
     "verilir"},
    {"diagnostic.XML-0004",
     "elements are nested deeper than {0}; no format of the field is, so the file was not read",
     "öğeler {0} kattan derin; bilinen hiçbir biçim böyle değil, dosya okunmadı"},
    {"diagnostic.XML-0005", "'{0}' is there twice in '{1}'; the first one counts, remove the other",
     "'{1}' içinde '{0}' iki kez var; ilki geçerli, ötekini silin"},
    {"diagnostic.XML-0006", "'{0}' has more than {1} values; only the first ones were read",
     "'{0}' içinde {1} değerden fazlası var; yalnız ilkleri okundu"},
    {"diagnostic.XML-0007",
     "'{0}' is not what this format begins with; without --from the format is recognised",
     "bu biçim '{0}' ile başlamaz; --from verilmezse biçim tanınır"},

    {"diagnostic.XML-0010", "'{0}' was not understood and left out; expected: {1}",
     "'{0}' anlaşılmadı ve alınmadı; beklenen: {1}"},
    {"xml.expected-number", "a whole number", "bir tam sayı"},
    {"xml.expected-rating", "a rating, 0 to 9999", "bir kuvvet derecesi, 0 - 9999"},
    {"xml.expected-points", "points such as 3.5 or 3,5", "3.5 ya da 3,5 gibi bir puan"},
    {"xml.expected-date", "a date such as 20260926, 26.09.2026 or 2026-09-26",
     "20260926, 26.09.2026 ya da 2026-09-26 gibi bir tarih"},
    {"xml.expected-sex", "m, w or f", "m, w ya da f"},
    {"xml.expected-type", "0 Swiss, 1 round robin, 2 team round robin, 3 team Swiss",
     "0 İsviçre, 1 döner, 2 takım döner, 3 takım İsviçre"},
    {"xml.expected-forfeit", "K forfeit, U unrated, D 0-0, H adjourned",
     "K hükmen, U kuvvet derecesine sayılmaz, D 0-0, H ertelenmiş"},
    {"xml.expected-result", "1, 0, 0.5, = , + or -", "1, 0, 0.5, =, + ya da -"},
    {"xml.player", "player", "oyuncu"},
    {"xml.team", "team", "takım"},
    {"diagnostic.XML-0011", "{0} without a number; given is {2}", "numarasız {0}; {2} verildi"},
    {"diagnostic.XML-0012",
     "{0} {1} is there twice; this one became {2}, games named {1} are those of the first: correct "
     "one of the numbers",
     "{0} {1} iki kez var; bu {2} oldu, {1} diye anılan oyunlar ilkinin sayıldı: numaralardan "
     "birini "
     "düzeltin"},
    {"diagnostic.XML-0013", "{0} {1} is outside 1 to {3} and became {2}",
     "{0} {1}, 1 - {3} dışında; {2} oldu"},
    {"diagnostic.XML-0014", "{0} {1} was left out: there are more than {3}",
     "{0} {1} alınmadı: {3} taneden fazlası var"},
    {"diagnostic.XML-0015", "{0} {1} is named here, but is not in the file; correct the number",
     "burada {0} {1} anılıyor, ama dosyada yok; numarayı düzeltin"},
    {"diagnostic.XML-0016", "round {0}: expected is 1 to {1}; the row was left out",
     "{0}. tur: 1 - {1} beklenir; satır alınmadı"},
    {"diagnostic.XML-0017",
     "round {0}: player {1} has an entry already; the first one counts, correct the row",
     "{0}. tur: {1} numaralı oyuncunun kaydı zaten var; ilki geçerli, satırı düzeltin"},
    {"diagnostic.XML-0018",
     "round {0}: the result of {1} and {2} is none of chess; read as '{3}' and '{4}'",
     "{0}. tur: {1} - {2} sonucu bir satranç sonucu değil; '{3}' ve '{4}' olarak okundu"},
    {"diagnostic.XML-0019",
     "round {0}: adjourned, and a result beside it; it stays adjourned: take the H out once the "
     "game "
     "has ended",
     "{0}. tur: ertelenmiş, ama yanında bir sonuç var; ertelenmiş sayıldı: oyun bittiyse H'yi "
     "silin"},
    {"diagnostic.XML-0020", "element '{1}' is not known and was left out ({0} times)",
     "'{1}' öğesi bilinmiyor, alınmadı ({0} kez)"},
    {"diagnostic.XML-0021", "of '{0}' was not taken over: {1}", "'{0}' içinden alınmayanlar: {1}"},
    {"diagnostic.XML-0022", "{0} players without a name who never played were left out",
     "adı olmayan ve hiç oynamamış {0} oyuncu alınmadı"},
    {"diagnostic.XML-0023",
     "the pairing-allocated bye brings {0}, as the points of all {1} who had one tell; the file "
     "shows "
     "a full point everywhere",
     "bay (eşlendirme dışı) {0} puan: bay geçen {1} oyuncunun hepsinin puanı bunu gösteriyor; "
     "dosya "
     "her yerde tam puan yazar"},
    {"diagnostic.XML-0024",
     "the bye of the team was entered for {0} players, as their points in the file tell",
     "takımın bayı {0} oyuncuya işlendi: dosyadaki puanları bunu gösteriyor"},
    {"diagnostic.XML-0025",
     "{0} teams have only their numbers here; their names stand in the file of the teams",
     "{0} takımın burada yalnız numarası var; adları takım dosyasında"},
    {"diagnostic.XML-0026", "a list for import: there are no rounds and no results in it",
     "içeri aktarma listesi: tur ve sonuç içermez"},
    {"diagnostic.XML-0027",
     "{0} rows have neither an opponent nor a result; read as pairing-allocated byes",
     "{0} satırda rakip de sonuç da yok; bay olarak okundu"},
    {"diagnostic.XML-0028",
     "{0} more groups are in the file and were not read; put each into a file of its own",
     "dosyada {0} grup daha var, okunmadı; her birini ayrı dosyaya koyun"},
    {"diagnostic.XML-0029",
     "a team event: players and games were read, the teams were not; no file with teams is known",
     "takım turnuvası: oyuncular ve oyunlar okundu, takımlar okunmadı; takımlı bir örnek "
     "bilinmiyor"},
    {"diagnostic.TRF-0712",
     "the source has one sign for the pairing-allocated and the full-point bye: {0} are still "
     "written as "
     "+; write U or F where you know it",
     "kaynak dosyada eşlendirme bayı ile tam puanlı bayın işareti aynı: {0} bay + olarak "
     "bırakıldı; "
     "hangisi olduğunu biliyorsanız U ya da F yazın"},
    {"diagnostic.TRF-0711", "TRF has no record for {0} ({1} players); they were left out",
     "TRF'de {0} için kayıt yok ({1} oyuncu); yazılmadı"},
    {"trf.clubs", "clubs", "kulüpler"},
    {"trf.groups", "groups", "gruplar"},
    {"trf.tie-break-values", "values of tie-breaks", "ölçüt değerleri"},
    {"diagnostic.XML-0031",
     "round {0}: both team {1} and team {2} have the bye; the first one counts, correct the other",
     "{0}. tur: hem {1}. hem {2}. takım bay geçmiş; ilki geçerli, ötekini düzeltin"},
    {"diagnostic.XML-0032",
     "round {0}: the match {1} - {2} has a result and no games; read as not played",
     "{0}. tur: {1} - {2} karşılaşmasının sonucu var, oyunları yok; oynanmamış sayıldı"},
    {"diagnostic.XML-0033",
     "round {0}: team {1} has {2} points in the match, its boards make {3}; correct one of the two",
     "{0}. tur: {1}. takımın maç puanı {2}, masalardan sayılan {3}; ikisinden birini düzeltin"},
};

const hakem::MessageTable table{messages};

}
