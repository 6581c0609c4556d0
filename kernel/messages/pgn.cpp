// What the reader of PGN says: the form of the file, the games in it, their moves.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    // The file as a whole.
    {"diagnostic.PGN-0002",
     "the file is not UTF-8; its encoding was taken to be {0}: look at the names, and save the "
     "file "
     "as UTF-8 where they are wrong",
     "dosya UTF-8 değil; kodlaması {0} sayıldı: adlara bakın, yanlışsa dosyayı UTF-8 olarak "
     "kaydedin"},
    {"diagnostic.PGN-0003",
     "a byte that is no text (NUL, 1A or a byte order mark inside the file), left by a program "
     "that "
     "joins files; it was passed over",
     "metin olmayan bir bayt (NUL, 1A ya da dosya içinde bir bayt sırası imi); dosya birleştiren "
     "programlardan kalır, atlandı"},
    {"diagnostic.PGN-0006",
     "the game is longer than {0} MB, none is; the text behind it was passed over up to the next "
     "line that begins [Event",
     "oyun {0} MB'tan uzun, hiçbir oyun bu kadar değildir; devamı, [Event ile başlayan bir sonraki "
     "satıra kadar atlandı"},
    {"diagnostic.PGN-0007",
     "no game in this text: expected are tags such as [White \"...\"] or moves such as 1. e4",
     "bu metinde oyun yok: [White \"...\"] gibi etiketler ya da 1. e4 gibi hamleler beklenir"},

    // Tags.
    {"diagnostic.PGN-0010",
     "quotes inside a tag's value; all up to the last quote was read, inside they are written \\\"",
     "etiketin değerinde tırnak var; son tırnağa kadar okundu, içeride \\\" yazılır"},
    {"diagnostic.PGN-0011",
     "a single backslash before the closing quote was read as a backslash; it is written \\\\",
     "kapanış tırnağından önceki tek ters bölü kendisi olarak okundu; \\\\ yazılır"},
    {"diagnostic.PGN-0012", "quotes missing in a tag; expected is [Name \"value\"]",
     "etikette tırnak eksik; beklenen [Ad \"değer\"]"},
    {"diagnostic.PGN-0013",
     "the tag is not closed: its value was taken to end with the line; expected is [Name "
     "\"value\"]",
     "etiket kapanmıyor: değeri satırla birlikte bitti sayıldı; beklenen [Ad \"değer\"]"},
    {"diagnostic.PGN-0014", "the game has this tag already; the first one counts, remove the other",
     "oyunda bu etiket zaten var; ilki geçerli, ötekini silin"},
    {"diagnostic.PGN-0015",
     "a line between the tags that is none, and no move; it was left out: expected is "
     "[Name \"value\"]",
     "etiketler arasında ne etiket ne hamle olan bir satır; alınmadı: [Ad \"değer\"] beklenir"},
    {"diagnostic.PGN-0016", "more tags than {0} in a game; the rest stays in its text only",
     "bir oyunda {0} taneden çok etiket; gerisi yalnız metinde kalır"},

    // Comments.
    {"diagnostic.PGN-0020",
     "the comment is never closed; it was ended before the next line that begins [Event: a closing "
     "brace is missing",
     "açıklama kapanmıyor; [Event ile başlayan bir sonraki satırdan önce bitti sayıldı: kapanış "
     "süslü ayracı eksik"},
    {"diagnostic.PGN-0021",
     "the comment is never closed and goes on to the end of the file: a closing brace is missing",
     "açıklama kapanmıyor, dosyanın sonuna kadar sürüyor: kapanış süslü ayracı eksik"},
    {"diagnostic.PGN-0022",
     "a line inside a comment begins with [Event; as the comment is closed behind it, it was read "
     "as text, not as a game",
     "açıklamanın içinde [Event ile başlayan bir satır var; açıklama bundan sonra kapandığı için "
     "oyun değil metin sayıldı"},

    // Results, beginnings.
    {"diagnostic.PGN-0030",
     "the game ends with {0}, its Result tag says {1}; both were kept: correct the wrong one",
     "oyun {0} ile bitiyor, Result etiketi {1} diyor; ikisi de saklandı: yanlış olanı düzeltin"},
    {"diagnostic.PGN-0031",
     "no moves and '*', while the Result tag says {0}, as Swiss-Manager writes it",
     "hamle yok, '*' var, Result etiketi ise {0} diyor; Swiss-Manager böyle yazar"},
    {"diagnostic.PGN-0032", "no result at the end of the game; expected is 1-0, 0-1, 1/2-1/2 or *",
     "oyunun sonunda sonuç yok; 1-0, 0-1, 1/2-1/2 ya da * beklenir"},
    {"diagnostic.PGN-0033", "'{0}' is no result; expected is 1-0, 0-1, 1/2-1/2 or *",
     "'{0}' bir sonuç değil; 1-0, 0-1, 1/2-1/2 ya da * beklenir"},
    {"diagnostic.PGN-0034", "the result '{0}' was read as {1}, as PGN writes it",
     "'{0}' sonucu {1} olarak okundu; PGN'de böyle yazılır"},
    {"diagnostic.PGN-0035",
     "the FEN is no position, at '{0}': {1}; the moves of this game were not read, they stay in "
     "its "
     "text",
     "FEN bir konum değil, '{0}' yerinde: {1}; bu oyunun hamleleri okunmadı, metinde duruyor"},
    {"diagnostic.PGN-0036",
     "a FEN without [SetUp \"1\"]; the game was begun from the position all the same",
     "[SetUp \"1\"] olmadan FEN; oyun yine de bu konumdan başlatıldı"},
    {"diagnostic.PGN-0037", "'{0}' was read as SetUp", "'{0}' SetUp olarak okundu"},
    {"diagnostic.PGN-0038",
     "[SetUp \"1\"] without a FEN; the game was begun from the usual position",
     "FEN olmadan [SetUp \"1\"]; oyun başlangıç konumundan başlatıldı"},
    {"diagnostic.PGN-0039", "the FEN is not exact at '{0}' and was read all the same: {1}",
     "FEN '{0}' yerinde tam doğru değil, yine de okundu: {1}"},
    {"diagnostic.PGN-0040",
     "a game of another kind of chess, '{0}'; its moves were not read, they stay in its text",
     "başka bir satranç türü, '{0}'; hamleleri okunmadı, metinde duruyor"},

    // The text of the moves.
    {"diagnostic.PGN-0041", "a sign without its number; expected is $0 to $255",
     "numarası olmayan bir im; $0 - $255 beklenir"},
    {"diagnostic.PGN-0042", "')' without a '('; it was passed over", "'(' olmadan ')'; atlandı"},
    {"diagnostic.PGN-0043", "a variation is not closed before the game ends: a ')' is missing",
     "varyant oyun bitmeden kapanmıyor: ')' eksik"},
    {"diagnostic.PGN-0044", "variations deeper than {0}; this one stays text",
     "varyantlar {0} kattan derin; bu varyant metin olarak kaldı"},
    {"diagnostic.PGN-0045",
     "'{0}' is neither a move nor a sign; it stays text, a comment is written between braces",
     "'{0}' ne hamle ne im; metin olarak kaldı, açıklama süslü ayraç içine yazılır"},
    {"diagnostic.PGN-0046",
     "text behind the result: '{0}'; it stays text, a comment is written between braces",
     "sonuçtan sonra metin: '{0}'; metin olarak kaldı, açıklama süslü ayraç içine yazılır"},
    {"diagnostic.PGN-0047", "a null move in the game itself: the other side was put on move",
     "oyunun kendisinde boş hamle: hamle sırası karşı tarafa verildi"},
    {"diagnostic.PGN-0048",
     "move number {0} stands where {1} is expected; the moves count, not the numbers: look whether "
     "one is missing",
     "{1} beklenen yerde {0} hamle numarası var; numaralar değil hamleler geçerli: eksik hamle var "
     "mı, bakın"},
    {"diagnostic.PGN-0049", "a backslash before a sign; it was passed over",
     "imden önce ters bölü; atlandı"},
    {"diagnostic.PGN-0050", "'{0}' was read as {1}: {2}", "'{0}', {1} olarak okundu: {2}"},
    {"diagnostic.PGN-0051", "the pieces have the letters of another language: '{0}'",
     "taşlar başka bir dilin harfleriyle yazılmış: '{0}'"},
    {"diagnostic.PGN-0060", "{0} {1}: {2}; the rest of the game stays text. The position: {3}",
     "{0} {1}: {2}; oyunun gerisi metin olarak kaldı. Konum: {3}"},
    {"diagnostic.PGN-0061",
     "in a variation, {0} {1}: {2}; the rest of the variation stays text. The position: {3}",
     "bir varyantta {0} {1}: {2}; varyantın gerisi metin olarak kaldı. Konum: {3}"},

    {"diagnostic.PGN-0062",
     "the last move is mate, the result is {0} (Laws of Chess 5.1.1), but the game says {1}: "
     "correct the result or the moves",
     "son hamle mat, sonuç {0} olur (Satranç Kuralları 5.1.1), oyunda ise {1} yazıyor: sonucu ya "
     "da "
     "hamleleri düzeltin"},
    {"diagnostic.PGN-0063",
     "the last move is stalemate, the result is {0} (Laws of Chess 5.2.1), but the game says {1}: "
     "correct the result or the moves",
     "son hamle pat, sonuç {0} olur (Satranç Kuralları 5.2.1), oyunda ise {1} yazıyor: sonucu ya "
     "da "
     "hamleleri düzeltin"},

    {"pgn.no-move", "this is not a move", "bu bir hamle değil"},
    {"pgn.no-piece", "illegal, no piece can go there so", "kurala aykırı, böyle gidebilen taş yok"},
    {"pgn.in-check", "illegal, the own king would stand in check",
     "kurala aykırı, kendi şahı tehdit altında kalır"},
    {"pgn.promotion", "illegal, the piece that the pawn becomes is missing or wrong",
     "kurala aykırı, piyonun dönüşeceği taş eksik ya da yanlış"},
    {"pgn.ambiguous", "ambiguous, several pieces can go there",
     "belirsiz, oraya birden çok taş gidebilir"},
    {"pgn.drop", "a piece put on the board, a move of another kind of chess",
     "tahtaya taş koyma, başka bir satranç türünün hamlesi"},
    {"pgn.null-in-check", "a null move while the king is in check",
     "şah tehdit altındayken boş hamle"},

    {"pgn.note-castling-zeros", "castling is written with the letter O", "rok O harfiyle yazılır"},
    {"pgn.note-castling-other", "castling is written O-O or O-O-O", "rok O-O ya da O-O-O yazılır"},
    {"pgn.note-long-algebraic", "long notation", "uzun notasyon"},
    {"pgn.note-uci", "the notation of chess engines (UCI)", "satranç motorlarının notasyonu (UCI)"},
    {"pgn.note-promotion-sign", "a promotion is written with '='", "terfi '=' ile yazılır"},
    {"pgn.note-promotion-lower-case", "the letter of the promotion is a capital",
     "terfi harfi büyük yazılır"},
    {"pgn.note-en-passant", "'e.p.' is not written", "'e.p.' yazılmaz"},
    {"pgn.note-piece-lower-case", "the letter of a piece is a capital",
     "taşın harfi büyük yazılır"},
    {"pgn.note-pawn-letter", "a pawn has no letter", "piyonun harfi yoktur"},
    {"pgn.note-square-upper-case", "the letter of a square is small",
     "karenin harfi küçük yazılır"},
    {"pgn.note-disambiguation", "more than is needed to tell the piece",
     "taşı ayırmak için gerekenden fazlası yazılmış"},
    {"pgn.note-capture-missing", "the sign of capture is missing", "alış imi eksik"},
    {"pgn.note-capture-extra", "a sign of capture, but nothing is captured",
     "alış imi var, ama alınan taş yok"},
    {"pgn.note-capture-sign", "a capture is written with x", "alış x ile yazılır"},
    {"pgn.note-check-missing", "the sign of check is missing", "şah imi eksik"},
    {"pgn.note-check-extra", "a sign of check, but there is none", "şah imi var, ama şah yok"},
    {"pgn.note-mate-missing", "the sign of mate is missing", "mat imi eksik"},
    {"pgn.note-mate-extra", "a sign of mate, but it is none", "mat imi var, ama mat değil"},
    {"pgn.note-mate-sign", "mate is written with #", "mat # ile yazılır"},
    {"pgn.note-hyphen", "a hyphen in short notation", "kısa notasyonda tire"},
    {"pgn.note-spacing", "a blank inside the move", "hamlenin içinde boşluk"},
    {"pgn.note-other", "written in another way", "başka biçimde yazılmış"},
};

const hakem::MessageTable table{messages};

}
