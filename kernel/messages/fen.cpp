// What is wrong with a FEN (FenFault), and what was done where it was read all the same.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"fen.too-long", "longer than 200 bytes", "200 bayttan uzun"},
    {"fen.board-missing", "the text is empty", "metin boş"},
    {"fen.board-character", "a piece is one of KQRBNPkqrbnp, empty squares are 1 to 8",
     "taşlar KQRBNPkqrbnp harfleriyle, boş kareler 1-8 ile yazılır"},
    {"fen.rank-short", "this rank has fewer than eight squares", "bu yatayda sekizden az kare var"},
    {"fen.rank-long", "this rank has more than eight squares", "bu yatayda sekizden çok kare var"},
    {"fen.ranks-missing", "there are fewer than eight ranks", "sekizden az yatay var"},
    {"fen.ranks-extra", "there are more than eight ranks", "sekizden çok yatay var"},
    {"fen.side-unknown", "the side on move is \"w\" or \"b\"",
     "sıradaki taraf \"w\" ya da \"b\"dir"},
    {"fen.king-missing", "a king is missing", "bir şah eksik"},
    {"fen.king-twice", "this side has more than one king", "bu tarafın birden çok şahı var"},
    {"fen.too-many-men", "this side has more than 16 pieces and pawns",
     "bu tarafın 16'dan çok taşı ve piyonu var"},
    {"fen.pawn-on-edge", "a pawn cannot stand on the first or the eighth rank",
     "piyon birinci ve sekizinci yatayda duramaz"},
    {"fen.opponent-in-check", "the side that is not on move stands in check",
     "hamle sırası kendisinde olmayan taraf tehdit altında"},
    {"fen.side-missing", "nothing after the board: White is on move",
     "tahtadan sonrası yok: sıra beyazda sayıldı"},
    {"fen.castling-character", "castling is written with KQkq, A-H, a-h or \"-\": passed over",
     "rok hakkı KQkq, A-H, a-h ya da \"-\" ile yazılır: atlandı"},
    {"fen.castling-impossible", "no king and rook stand so that they could castle: passed over",
     "şah ve kale bu rokun karelerinde değil: atlandı"},
    {"fen.en-passant-square", "not a square of the third or the sixth rank: passed over",
     "üçüncü ya da altıncı yatayın bir karesi değil: atlandı"},
    {"fen.en-passant-impossible", "no pawn can just have passed this square: passed over",
     "son hamlede bu kareden geçmiş olabilecek piyon yok: atlandı"},
    {"fen.clock", "the moves without capture or pawn's move are a number up to 9999: 0 taken",
     "taş alınmadan ve piyon sürülmeden geçen hamleler 9999'a kadar bir sayıdır: 0 alındı"},
    {"fen.move-number", "the number of the move is 1 to 9999: 1 taken",
     "hamle numarası 1 ile 9999 arasındadır: 1 alındı"},
    {"fen.fields-missing", "fewer than six fields: \"-\", 0 and 1 taken for those missing",
     "altıdan az alan: eksikler için \"-\", 0 ve 1 alındı"},
    {"fen.spacing", "one blank stands between two fields, none at the ends",
     "alanların arasında bir boşluk olur, başta ve sonda olmaz"},
    {"fen.trailing", "more than six fields: the rest was not read",
     "altıdan çok alan: gerisi okunmadı"},
    {"fen.too-many-pawns", "this side has more than eight pawns",
     "bu tarafın sekizden çok piyonu var"},
    {"fen.too-many-promoted", "this side has more promoted pieces than pawns missing",
     "bu tarafın terfi etmiş taşı eksik piyonlarından çok"},
    {"fen.impossible-checks", "no move can give these checks at once",
     "bu tehditleri tek bir hamle birlikte veremez"},
};

const hakem::MessageTable table{messages};

}
