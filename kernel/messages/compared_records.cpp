/// What two records of a file say of one thing, and what is odd in the field: codes SUB-024x and
/// their kin.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.SUB-0241",
     "record 122 says '{0}' ({1} min for 60 moves, {2}), record 222 says '{3}' ({4} min, {5}); 222 "
     "counts",
     "122 kaydındaki '{0}' 60 hamleye {1} dakika verir ({2}), 222 kaydındaki '{3}' {4} dakika "
     "({5}); 222 esas alındı"},
    {"explain.SUB-0241.do",
     "Correct the record that is wrong; 222 is in seconds, as 5400+30. The other kind of game "
     "belongs to another rating list.",
     "Yanlış olan kaydı düzeltin; 222 saniyeyle yazılır, 5400+30 gibi. Öteki süre türü başka bir "
     "listenin hesabına girer."},
    {"title.SUB-0241", "records 122 and 222: other kinds", "122 ve 222 başka süre türünde"},
    {"diagnostic.SUB-0242",
     "record 122 says '{0}' ({1} min for 60 moves), record 222 says '{3}' ({4} min); 222 counts",
     "122 kaydındaki '{0}' 60 hamleye {1} dakika verir, 222 kaydındaki '{3}' {4} dakika; 222 esas "
     "alındı"},
    {"explain.SUB-0242.do", "Correct the record that is wrong; 222 is in seconds, as 5400+30.",
     "Yanlış olan kaydı düzeltin; 222 saniyeyle yazılır, 5400+30 gibi."},
    {"title.SUB-0242", "records 122 and 222 differ", "122 ve 222 kayıtları farklı"},
    {"diagnostic.SUB-0243", "player {0} {1}: the national record has the name {2}",
     "{0} {1}: ulusal kayıtta {2} adı var"},
    {"explain.SUB-0243.do",
     "Find out which of the two is wrong, the name in record 001 or the number of the national "
     "record; until then its rating and its licence go to this player.",
     "001 kaydındaki ad mı, ulusal kaydın numarası mı yanlış, bakıp düzeltin; o zamana kadar "
     "kaydın derecesi ve lisans numarası bu oyuncuya gidiyor."},
    {"title.SUB-0243", "national record with another name", "ulusal kayıtta başka ad"},
    {"diagnostic.SUB-0248",
     "player {0} {1}: the national record of this number has the name {2} and the birth date of "
     "record 001, so the name in 001 seems to be wrong",
     "{0} {1}: bu numaranın ulusal kaydında {2} adı ve 001 kaydındaki doğum tarihi var; 001 "
     "kaydındaki ad yanlış görünüyor"},
    {"explain.SUB-0248.do",
     "Write the player's own name into record 001; if it is right, birth date and national record "
     "are those of somebody else.",
     "001 kaydına oyuncunun kendi adını yazın; ad doğruysa doğum tarihi ve ulusal kayıt "
     "başkasınındır."},
    {"title.SUB-0248", "name in 001 not of the record", "001'deki ad ulusal kayda uymuyor"},
    {"diagnostic.SUB-0244", "player {0} {1}: record 001 has {2}, the national record {3}",
     "{0} {1}: 001 kaydında {2}, ulusal kayıtta {3} yazıyor"},
    {"explain.SUB-0244.do",
     "Compare with the identity card, and correct the record that is wrong; if both are right, "
     "they are two persons.",
     "Kimlikle karşılaştırıp yanlış olan kaydı düzeltin; ikisi de doğruysa kayıtlar iki ayrı "
     "kişinindir."},
    {"title.SUB-0244", "national record differs from 001", "ulusal kayıt 001'den farklı"},
    {"diagnostic.SUB-0245",
     "round {0}: all {1} games are of less than a move (W, D, L); none of them is rated",
     "{0}. tur: {1} oyunun tümü W, D, L ile yazılmış (bir hamleden kısa oyun); hiçbiri hesaba "
     "katılmaz"},
    {"explain.SUB-0245.do",
     "Write 1, = and 0 for games that were played; if the round is not to be rated, write why.",
     "Oynanan oyunların sonucunu 1, = ve 0 ile yazın; tur hesaba katılmayacaksa nedenini yazın."},
    {"title.SUB-0245", "whole round not rated", "turun hiçbir oyunu hesaba katılmıyor"},
    {"diagnostic.SUB-0246", "player {0} {1}: born {2}, which makes an age of {3} at the event",
     "{0} {1}: doğumu {2}, turnuvada yaşı {3}"},
    {"explain.SUB-0246.do",
     "Compare the birth date with the identity card: perhaps it is the day of the registration.",
     "Doğum tarihini kimlikle karşılaştırın; kayıt günü yazılmış olabilir."},
    {"title.SUB-0246", "player too young to play", "olamayacak kadar küçük oyuncu"},
    {"diagnostic.SUB-0247",
     "player {0} {1}: with a rating of {2} the starting number is on the wrong side of {3} others; "
     "all else goes by rating",
     "{0} {1}: {2} derecesiyle başlangıç numarası {3} oyuncuya göre ters tarafta; listenin gerisi "
     "derece sırasında"},
    {"explain.SUB-0247.do",
     "Compare the rating with the list. If it is right, the numbers were given before it was "
     "known; "
     "nothing has to be mended.",
     "Dereceyi listeyle karşılaştırın. Doğruysa numaralar derece bilinmeden verilmiştir; "
     "düzeltilecek bir şey yok."},
    {"title.SUB-0247", "starting number against the rating", "dereceye uymayan başlangıç numarası"},

    {"diagnostic.RTG-0125",
     "the ratings of {0} players are their {1} ratings in the list {3}; the event is of {2} games",
     "{0} oyuncunun derecesi {3} listesindeki {1} derecesi; turnuva ise {2}"},
    {"explain.RTG-0125.do",
     "Take the ratings of the event's own kind of game from the list, or correct the time control.",
     "Dereceleri listeden turnuvanın kendi türünde alın ya da düşünme süresini düzeltin."},
    {"title.RTG-0125", "ratings of another kind of game", "başka süre türünün dereceleri"},
    {"diagnostic.RTG-0126",
     "players {0} {1} and {2} {3} have each other's FIDE id; exchange {4} and {5}",
     "{0} {1} ile {2} {3} birbirinin FIDE numarasını taşıyor; {4} ile {5} "
     "numaralarının yerini değiştirin"},
    {"explain.RTG-0126.do",
     "Give each of the two the id that the list has for name and birth; who registers together has "
     "ids side by side.",
     "İki oyuncuya listede ad ve doğum tarihine göre kendilerine ait numarayı yazın; birlikte "
     "kayıt "
     "olanların numaraları ardışıktır."},
    {"title.RTG-0126", "exchanged FIDE ids", "yer değiştirmiş FIDE numaraları"},

    {"title.TRN-0205", "number of teams differs", "takım sayısı farklı"},
    {"diagnostic.RTG-0223",
     "{1} rounds on {0} may take {2} hours, more than the {3} hours a day that FIDE allows (games "
     "of "
     "60 moves)",
     "{0} günü {1} tur {2} saat sürebilir; FIDE bir günde en çok {3} saate izin verir (60 hamlelik "
     "oyun)"},
    {"explain.RTG-0223.do",
     "Correct the dates of the rounds (132) or the time control; if the rounds were played so, "
     "write why.",
     "Turların tarihlerini (132) ya da düşünme süresini düzeltin; turlar gerçekten böyle "
     "oynandıysa nedenini yazın."},
    {"title.RTG-0223", "too many hours on a day", "bir günde çok fazla oyun saati"},
};

const hakem::MessageTable table{messages};

}
