// Checks of a tournament: what does not fit together.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.TRN-0101",
     "round {2}: player {0} meets {1}, who is not in the tournament; correct the number or add the "
     "player",
     "{2}. tur: {0} numaralı oyuncunun rakibi {1}, ama öyle bir oyuncu yok; numarayı düzeltin ya "
     "da "
     "oyuncuyu ekleyin"},
    {"diagnostic.TRN-0102", "round {1}: player {0} meets himself or herself; correct the opponent",
     "{1}. tur: {0} numaralı oyuncu kendisiyle eşlenmiş; rakibi düzeltin"},
    {"diagnostic.TRN-0103",
     "round {2}: player {0} meets {1}, but {1} meets {3} (0 = nobody); correct one of the two",
     "{2}. tur: {0} numaralı oyuncunun rakibi {1}, ama {1} numaralınınki {3} (0 = yok); ikisinden "
     "birini düzeltin"},
    {"diagnostic.TRN-0104",
     "round {2}: the colours of {0} and {1} do not fit; expected is w for one and b for the other",
     "{2}. tur: {0} ile {1} numaralının renkleri uyuşmuyor; birinde w (beyaz), ötekinde b (siyah) "
     "beklenir"},
    {"diagnostic.TRN-0105",
     "round {2}: {0} has '{3}' and {1} has '{4}', which cannot be one game; correct one of the two",
     "{2}. tur: {0} numaralıda '{3}', {1} numaralıda '{4}' var, tek oyun olamaz; birini düzeltin"},
    {"diagnostic.TRN-0106",
     "round {2}: {0} has '{3}' and {1} has '{4}'; that is right only where the arbiter decided so",
     "{2}. tur: {0} numaralıda '{3}', {1} numaralıda '{4}' var; ancak hakem kararıysa doğrudur"},
    {"diagnostic.TRN-0107",
     "round {2}: the result of {0} and {1} stands at one of them alone ('{3}' and '{4}'); enter "
     "the "
     "other",
     "{2}. tur: {0} ile {1} numaralının sonucu yalnız birinde var ('{3}' ve '{4}'); ötekini de "
     "girin"},
    {"diagnostic.TRN-0108",
     "{0} and {1} meet again: rounds {2} and {3}; in this system two players meet once (a double "
     "round robin says so in 092 or 192)",
     "{0} ile {1} yeniden eşlenmiş: {2}. ve {3}. tur; bu sistemde iki oyuncu bir kez karşılaşır "
     "(çift "
     "tur Berger ise 092 ya da 192 kaydında yazılır)"},
    {"diagnostic.TRN-0109",
     "player {0} has the pairing-allocated bye in rounds {1} and {2}; once is allowed, other byes "
     "are "
     "H, F or Z",
     "{0} numaralı oyuncu {1}. ve {2}. turda bay geçmiş (U); bir kez olabilir, diğer baylar H, F "
     "ya da "
     "Z ile yazılır"},
    {"diagnostic.TRN-0110",
     "round {2}: both {0} and {1} have the pairing-allocated bye; a round has one, other byes are "
     "H, F "
     "or Z",
     "{2}. tur: hem {0} hem {1} numaralı bay geçmiş (U); bir turda bir tane olur, diğer baylar H, "
     "F ya "
     "da Z ile yazılır"},
    {"diagnostic.TRN-0111",
     "round {1}: player {0} has the result '{2}', but no opponent; enter the opponent or a bye",
     "{1}. tur: {0} numaralı oyuncunun sonucu '{2}', ama rakibi yok; rakip ya da bay girin"},
    {"diagnostic.TRN-0116",
     "all {0} players have 0 points in the file, although games were won or drawn: let the program "
     "write the points",
     "dosyada {0} oyuncunun hepsinin puanı 0, oysa kazanılan ya da berabere biten oyunlar var: "
     "puanları programa yazdırın"},
    {"diagnostic.TRN-0112",
     "player {0} has {1} points in the file, but the rounds make {2}; correct the points, a "
     "result, or "
     "the scoring system",
     "{0} numaralı oyuncunun dosyadaki puanı {1}, turlardan sayılan {2}; puanı, bir sonucu ya da "
     "puan "
     "düzenini düzeltin"},
    {"diagnostic.TRN-0113", "round {2}: the game of {0} and {1} has no colours; enter w and b",
     "{2}. tur: {0} ile {1} oyununda renkler yok; w ve b girin"},

    {"diagnostic.TRN-0201",
     "the tournament starts on {0} and ends on {1}; correct one of the dates{2}",
     "turnuva {0} tarihinde başlıyor, {1} tarihinde bitiyor; tarihlerden birini düzeltin{2}"},
    {"diagnostic.TRN-0202", "round {0} is on {1}, outside the tournament ({2} to {3})",
     "{0}. turun tarihi {1}, turnuva tarihlerinin dışında ({2} - {3})"},
    {"diagnostic.TRN-0203", "round {0} is on {1}, before the round that precedes it ({2})",
     "{0}. turun tarihi {1}, önceki turdan önce ({2})"},
    {"diagnostic.TRN-0204", "the file declares {0} players and has {1}",
     "dosya {0} oyuncu bildiriyor, {1} oyuncu var"},
    {"diagnostic.TRN-0205", "the file declares {0} teams and has {1}",
     "dosya {0} takım bildiriyor, {1} takım var"},
    {"diagnostic.TRN-0206", "there are {0} rounds, but {1} are declared; correct one of the two",
     "{0} tur var ama {1} tur bildirilmiş; birini düzeltin"},
    {"diagnostic.TRN-0207", "nobody has an entry in round {0}, but there are rounds after it",
     "{0}. turda kimsenin kaydı yok, ama sonraki turlar var"},
    {"diagnostic.TRN-0208", "the city is a web address: {0}; expected is the name of a place",
     "şehir bir web adresi: {0}; bir yer adı beklenir"},

    {"diagnostic.TRN-0209", "record 072 says {0} rated players, the file has {1}",
     "072 kaydında {0} dereceli oyuncu yazıyor, dosyada {1} var"},
    {"diagnostic.TRN-0210",
     "only {2} of the players stand in round {1} (absent), among them {0}, and nobody has a game; "
     "announce the round (142), or take it out where it is one too many",
     "{1}. turda yalnız {2} oyuncunun kaydı var, biri {0}; kimsenin oyunu yok. Gelecek bir turun "
     "bayı önceden bildirilir (142, 240), fazladan yazılmış tur ise silinir"},

    {"diagnostic.TRN-0301",
     "team {0} has player {1}, who is not in the tournament; correct the number",
     "{0}. takımda {1} numaralı oyuncu var, ama turnuvada öyle biri yok; numarayı düzeltin"},
    {"diagnostic.TRN-0302",
     "player {0} is in the teams {1} and {2}; expected is one team for each player: take the "
     "number out of one of the lists or correct it",
     "{0} numaralı oyuncu hem {1}. hem {2}. takımda; her oyuncunun tek takımda olması beklenir: "
     "numarayı listelerin birinden çıkarın ya da düzeltin"},
    {"diagnostic.TRN-0303", "round {2}: {0} and {1} are both of team {3} and meet each other",
     "{2}. tur: {0} ile {1} aynı takımdan ({3}) ve birbiriyle eşlenmiş"},
    {"diagnostic.TRN-0304", "player {0} is in no team", "{0} numaralı oyuncu hiçbir takımda değil"},

    {"diagnostic.TRN-0305",
     "player {0} is twice in the list of team {1}; expected is each player once: take one of them "
     "out or correct the number",
     "{0} numaralı oyuncu {1}. takımın listesinde iki kez var; her oyuncu bir kez beklenir: birini "
     "çıkarın ya da numarayı düzeltin"},

    {"diagnostic.TRN-0601",
     "XXJ: the game {1} - {2} of round {0} has its result and round {3} is not paired yet: it "
     "counts "
     "with its result, the record has no effect; remove it (regulation 22.1)",
     "XXJ: {0}. turun {1} - {2} oyununun sonucu var ve {3}. tur henüz eşlenmedi: gerçek sonuç "
     "sayılır, kaydın etkisi yok; silin (yönetmelik 22.1)"},
    {"diagnostic.TRN-0602",
     "XXJ: the game {1} - {2} of round {0} was not played (+ or -), so it cannot have been "
     "unfinished; the record has no effect: correct it or the result (regulation 22.1)",
     "XXJ: {0}. turun {1} - {2} oyunu oynanmamış (+ ya da -), tamamlanmamış olamaz; kaydın etkisi "
     "yok: kaydı ya da sonucu düzeltin (yönetmelik 22.1)"},
    {"diagnostic.TRN-0603",
     "'{0}' is no code of the federation's events; read as {1}. Expected: ULUSAL_SWISS, "
     "ULUSAL_TEAM_SWISS, ULUSAL_ROUNDROBIN, ULUSAL_TEAM_ROUNDROBIN (DOUBLEROUNDROBIN for two "
     "cycles)",
     "'{0}' federasyon turnuvalarının bir kodu değil; {1} olarak okundu. Beklenen: ULUSAL_SWISS, "
     "ULUSAL_TEAM_SWISS, ULUSAL_ROUNDROBIN, ULUSAL_TEAM_ROUNDROBIN (ikili döner için "
     "DOUBLEROUNDROBIN)"},
    {"diagnostic.TRN-0401",
     "a record names player {0}, who is not in the tournament; correct the number",
     "bir kayıt {0} numaralı oyuncudan söz ediyor, ama öyle biri yok; numarayı düzeltin"},
    {"diagnostic.TRN-0402",
     "a record names team {0}, which is not in the tournament; correct the number",
     "bir kayıt {0}. takımdan söz ediyor, ama öyle bir takım yok; numarayı düzeltin"},
};
const hakem::MessageTable table{messages};

}
