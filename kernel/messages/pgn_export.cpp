// PGN written.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.exporter.pgn", "Portable Game Notation (games)", "Oyun notasyonu dosyası (PGN)"},
    {"diagnostic.PGN-0401", "PGN has no tag for {0}; left out",
     "PGN'de {0} için etiket yok; yazılmadı"},
    {"pgn.lost-scoring", "the scoring of matches", "maç puanlaması"},
    {"pgn.lost-rules", "the ranking method, the pairing program and the rules of team lists",
     "sıralama yöntemi, eşlendirme programı ve takım listesi kuralları"},
    {"pgn.lost-points", "penalties and other abnormal points",
     "ceza ve benzeri olağan dışı puanlar"},
    {"pgn.lost-accelerations", "the accelerated rounds", "hızlandırılmış turlar"},
    {"pgn.lost-prohibited", "prohibited pairings", "yasaklı eşlendirmeler"},
    {"pgn.lost-byes", "byes announced for rounds to come", "sonraki turlar için bildirilen baylar"},
    {"pgn.lost-finished-games", "which games were adjourned once",
     "hangi oyunların bir kez ertelendiği"},
    {"pgn.lost-reserves", "the places of reserves who never played",
     "hiç oynamayan yedeklerin listedeki yeri"},
    {"pgn.lost-persons", "dates of birth, sex, licences and national ids",
     "doğum tarihi, cinsiyet, lisans ve ulusal kimlik"},
    {"diagnostic.PGN-0402", "{0} lacks {1} of the characters; they became '?'",
     "{0} kodlamasında {1} karakterin karşılığı yok; '?' yazıldı"},
    {"diagnostic.PGN-0404",
     "{0} - {1} (round {2}): the moves were written whole: a comment or variation that is never "
     "closed, a second result, an empty line or a control character was mended",
     "{0} - {1} ({2}. tur): hamleler tamamlanarak yazıldı: kapanmayan açıklama ya da varyant, "
     "ikinci sonuç, boş satır ya da denetim karakteri düzeltildi"},
    {"diagnostic.PGN-0405",
     "round {0}: '{1}' has a game against '{2}', who does not have it; in PGN it is one game of "
     "both or none, so the standings may change",
     "{0}. tur: '{1}' oyuncusunun '{2}' ile oyunu var, onda ise yok; PGN'de oyun ikisinin birden "
     "olur ya da olmaz, sıralama değişebilir"},
    {"diagnostic.PGN-0406",
     "round {0}: '{1}' has a result against '{2}', who has none; PGN has one result for both, none "
     "was written, so the standings may change",
     "{0}. tur: '{1}' oyuncusunun '{2}' ile oyununda sonucu var, onun yok; PGN'de ikisinin sonucu "
     "birdir, yazılmadı, sıralama değişebilir"},
    {"diagnostic.PGN-0403",
     "identity numbers in texts of the games are hidden; --with-identity keeps them",
     "oyun metinlerindeki kimlik numaraları gizlendi; --with-identity ile yazılır"},
};

const hakem::MessageTable table{messages};

}
