// Players and submissions beside the rating list.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"list.unrated", "none", "yok"},

    {"diagnostic.RTG-0101",
     "player {0} {1}: the FIDE id {2} is not in the list; correct it, or take a newer list",
     "{0} {1}: {2} FIDE numarası listede yok; numarayı düzeltin ya da daha yeni bir liste alın"},
    {"diagnostic.RTG-0102", "player {0} {1} is not in the list", "{0} {1} listede yok"},
    {"diagnostic.RTG-0103", "player {0} {1}: the id is that of {2} in the list; correct the id",
     "{0} {1}: bu numara listede {2} adına; numarayı düzeltin"},
    {"diagnostic.RTG-0104",
     "player {0} {1}: the id is that of {2}, perhaps a brother or sister; correct the id",
     "{0} {1}: bu numara {2} adına, kardeşi olabilir; numarayı düzeltin"},
    {"diagnostic.RTG-0105",
     "player {0} {1}: the id {2} has a slip of a digit; in the list {1} has {3}",
     "{0} {1}: {2} numarasında bir rakam yanlış yazılmış; listede {1} için {3} var"},
    {"diagnostic.RTG-0106", "player {0} {1}: in the list the name is {2}",
     "{0} {1}: listede adı {2}"},
    {"diagnostic.RTG-0107", "player {0} {1}: born {2} in the file, {3} in the list",
     "{0} {1}: doğumu dosyada {2}, listede {3}"},
    {"diagnostic.RTG-0108", "player {0} {1}: the sex differs from that in the list",
     "{0} {1}: cinsiyeti listedekinden farklı"},
    {"diagnostic.RTG-0109", "player {0} {1}: federation {2} in the file, {3} in the list",
     "{0} {1}: federasyonu dosyada {2}, listede {3}"},
    {"diagnostic.RTG-0110",
     "player {0} {1} has no FIDE id; by name and year of birth it is {2} in the list",
     "{0} {1} için FIDE numarası yok; ad ve doğum yılına göre listede {2}"},
    {"diagnostic.RTG-0111", "player {0} {1}: FIDE id {2} in the file, {3} in the list",
     "{0} {1}: FIDE numarası dosyada {2}, listede {3}"},
    {"diagnostic.RTG-0112",
     "player {0} {1} was found by name and year of birth alone; give the licence number",
     "{0} {1} yalnız ad ve doğum yılıyla bulundu; lisans numarasını yazın"},
    {"diagnostic.RTG-0113",
     "player {0} {1}: the list has {2} (FIDE id {3}), but a year of birth is missing; give the id",
     "{0} {1}: listede {2} (FIDE no {3}) var, ama doğum yılı eksik; numarayı yazın"},
    {"diagnostic.RTG-0114",
     "player {0} {1}: {2} persons of that name and year are in the list, none of them is taken; "
     "give "
     "the id",
     "{0} {1}: listede bu ad ve doğum yılıyla {2} kişi var, hiçbiri alınmadı; numarayı yazın"},
    {"diagnostic.RTG-0115",
     "players {2} and {0} {1} are one person of the list: {3}; correct one of the ids",
     "{2} numaralı oyuncu ile {0} {1} listede aynı kişi: {3}; numaralardan birini düzeltin"},
    {"diagnostic.RTG-0116", "player {0} {1}: rating {2} in the file, {3} in the list",
     "{0} {1}: kuvvet derecesi dosyada {2}, listede {3}"},
    {"diagnostic.RTG-0117",
     "player {0} {1}, rated {2}, performed {3} in {4} games; look at the id and the results",
     "{0} {1}, derecesi {2}, {4} oyunda performansı {3}; numaraya ve sonuçlara bakın"},
    {"diagnostic.RTG-0118", "player {0} {1}: title {2} in the file, '{3}' in the list",
     "{0} {1}: unvanı dosyada {2}, listede '{3}'"},
    {"diagnostic.RTG-0119",
     "the list is of {0}, the event started on {1}; ratings are those of the list in force on that "
     "day",
     "liste {0} tarihli, yarışma {1} günü başlamış; o gün yürürlükte olan liste geçerlidir"},

    {"diagnostic.RTG-0201", "player {0} {1} has no FIDE id", "{0} {1} için FIDE numarası yok"},
    {"diagnostic.RTG-0202", "player {0} {1} has neither T.C. identity nor licence number",
     "{0} {1} için T.C. kimlik ya da lisans numarası yok"},
    {"diagnostic.RTG-0203", "player {0} {1}: player {3} has the FIDE id {2} already",
     "{0} {1}: {2} FIDE numarası {3} numaralı oyuncuda da var"},
    {"diagnostic.RTG-0204", "player {0} {1}: player {2} has the same national id or licence",
     "{0} {1}: T.C. kimlik ya da lisans numarası {2} numaralı oyuncununkiyle aynı"},
    {"diagnostic.RTG-0205",
     "player {0} {1}: the check digits of the T.C. identity number are wrong; copy it again",
     "{0} {1}: T.C. kimlik numarasının denetim basamakları yanlış; yeniden yazın"},
    {"diagnostic.RTG-0206", "player {0} {1} has no birth date", "{0} {1} için doğum tarihi yok"},
    {"diagnostic.RTG-0207", "player {0} {1} has no sex", "{0} {1} için cinsiyet yok"},
    {"diagnostic.RTG-0208", "no chief arbiter; record 102 names them",
     "başhakem yok; 102 kaydında yazılır"},
    {"diagnostic.RTG-0209", "the dates of the event are missing or incomplete (records 042, 052)",
     "yarışmanın tarihleri yok ya da eksik (042 ve 052 kayıtları)"},
    {"diagnostic.RTG-0210", "round {0} is dated {1}, the event lasts from {2} to {3}",
     "{0}. turun tarihi {1}, yarışma {2} ile {3} arasında"},
    {"diagnostic.RTG-0211",
     "{0} minutes for 60 moves; with a player of {2} a standard event needs {1} (FIDE B.02, 1.1)",
     "60 hamle için {0} dakika; {2} dereceli oyuncuyla klasik yarışma {1} dakika ister (FIDE B.02, "
     "1.1)"},
    {"diagnostic.RTG-0212", "player {0} {1} has no federation", "{0} {1} için federasyon yok"},
    {"diagnostic.RTG-0213",
     "the event ended on {0}, {1} lists before; late reports count until the third list",
     "yarışma {0} günü, {1} liste önce bitmiş; geç gelen rapor en çok üçüncü listeye girer"},
    {"diagnostic.RTG-0215",
     "the players have unequal thinking times; such games are not rated (FIDE B.02, 1)",
     "oyuncuların düşünme süreleri eşit değil; böyle oyunlar hesaba katılmaz (FIDE B.02, 1)"},
};

const hakem::MessageTable table{messages};

}
