// What the reader and the writer of TRF files say.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.importer.trf", "FIDE Tournament Report File (TRF06, TRF16, TRF26)",
     "FIDE turnuva rapor dosyası (TRF06, TRF16, TRF26)"},
    {"plugin.exporter.trf06", "Tournament Report File, 2006", "Turnuva rapor dosyası, 2006"},
    {"plugin.exporter.trf16", "Tournament Report File, 2016", "Turnuva rapor dosyası, 2016"},
    {"plugin.exporter.trf26", "Tournament Report File, 2026", "Turnuva rapor dosyası, 2026"},

    // The file as a whole.
    {"diagnostic.TRF-0001", "the file has no text; expected is a TRF file, so export it again",
     "dosyada metin yok; beklenen bir TRF dosyasıdır, yeniden dışa aktarın"},
    {"diagnostic.TRF-0002", "no player: expected is one line that begins with 001 for each player",
     "hiç oyuncu yok: her oyuncu için 001 ile başlayan bir satır beklenir"},
    {"diagnostic.TRF-0003",
     "this is Vega's own file (cells between bars), not a TRF; in Vega export a FIDE TRF file",
     "bu, Vega'nın kendi dosyası (hücreler çizgiyle ayrılmış), TRF değil; Vega'dan FIDE TRF "
     "dosyası "
     "dışa aktarın"},
    {"diagnostic.TRF-0004",
     "NUL byte: the file is damaged, the byte was read as a blank; export the file again",
     "NUL baytı: dosya bozulmuş, bayt boşluk sayıldı; dosyayı yeniden dışa aktarın"},
    {"diagnostic.TRF-0005",
     "the file is not UTF-8; its encoding was taken to be {0}: look at the names, and save the "
     "file "
     "as UTF-8 where they are wrong",
     "dosya UTF-8 değil; kodlaması {0} sayıldı: adlara bakın, yanlışsa dosyayı UTF-8 olarak "
     "kaydedin"},
    {"diagnostic.TRF-0006", "from here on lines end otherwise than above; each end is kept",
     "buradan sonra satır sonları yukarıdakinden farklı; her biri korunur"},
    {"diagnostic.TRF-0007",
     "the columns were counted in bytes, not in characters, so all behind the name was shifted; "
     "the "
     "cells were put back",
     "sütunlar karakterle değil baytla sayılmış, addan sonrası kaymış; hücreler yerine kondu"},
    {"diagnostic.TRF-0008",
     "the cells do not stand in their columns; what they are was told from their order",
     "hücreler sütunlarında değil; ne oldukları sıralarından anlaşıldı"},
    {"diagnostic.TRF-0009",
     "record '{0}' carries nothing for us ({1} line(s)); it is kept as it is",
     "'{0}' kaydı bizim için bir şey taşımıyor ({1} satır); olduğu gibi korunur"},
    {"diagnostic.TRF-0010",
     "the file is binary, not text; expected is a TRF file, so export one from the pairing program",
     "dosya metin değil, ikili dosya; beklenen bir TRF dosyasıdır, eşlendirme programından dışa "
     "aktarın"},

    // 001.
    {"diagnostic.TRF-0101",
     "starting number '{0}' in columns 5-8: expected is 1 to 9999; the line was not read, correct "
     "it",
     "5-8. sütunlarda başlangıç numarası '{0}': 1 ile 9999 arası beklenir; satır okunmadı, "
     "düzeltin"},
    {"diagnostic.TRF-0102",
     "player {0} {1}: {3} in line {2} has the same starting number; this line was not read: one of "
     "the two needs a number of its own",
     "{0} {1}: {2}. satırdaki {3} ile başlangıç numarası aynı; bu satır okunmadı: ikisinden birine "
     "ayrı bir numara verin"},
    {"diagnostic.TRF-0103", "sex '{0}': the format has m and w; read as {1}",
     "cinsiyet '{0}': biçimde m ve w vardır; {1} olarak okundu"},
    {"diagnostic.TRF-0104", "sex '{0}' is unknown; expected is m, w or blank",
     "cinsiyet '{0}' bilinmiyor; m, w ya da boşluk beklenir"},
    {"diagnostic.TRF-0105", "title '{0}': this edition writes it {1}",
     "unvan '{0}': bu sürümde {1} yazılır"},
    {"diagnostic.TRF-0106", "'{0}' is no FIDE title; it is kept as it is",
     "'{0}' bir FIDE unvanı değil; olduğu gibi korunur"},
    {"diagnostic.TRF-0107",
     "no opponent, but the result '{0}': read as '{1}'; a bye is written \"0000 - U\" "
     "(pairing-allocated), \"- H\" (half point), \"- F\" (full point) or \"- Z\" (zero)",
     "rakip yok ama sonuç '{0}': '{1}' olarak okundu; bay şöyle yazılır: \"0000 - U\" "
     "(eşlendirmeden), \"- H\" (yarım puan), \"- F\" (tam puan), \"- Z\" (sıfır)"},
    {"diagnostic.TRF-0108", "the player has no name; expected in columns 15-47",
     "oyuncunun adı yok; 15-47. sütunlarda beklenir"},
    {"diagnostic.TRF-0109", "birth date '{0}': expected is YYYY/MM/DD; read as {1}",
     "doğum tarihi '{0}': YYYY/AA/GG beklenir; {1} olarak okundu"},
    {"diagnostic.TRF-0110", "birth date '{0}' is no date; expected is YYYY/MM/DD",
     "doğum tarihi '{0}' bir tarih değil; YYYY/AA/GG beklenir"},
    {"diagnostic.TRF-0111", "federation '{0}': expected are three capital letters, as TUR",
     "federasyon '{0}': TUR gibi üç büyük harf beklenir"},
    {"diagnostic.TRF-0112", "FIDE number '{0}': expected are digits, or blank where there is none",
     "FIDE numarası '{0}': rakam, yoksa boşluk beklenir"},
    {"diagnostic.TRF-0113",
     "FIDE number '{0}' is too short for one of FIDE's (100013 and up); it may be a national "
     "number",
     "FIDE numarası '{0}' FIDE'nin numaraları için kısa (100013 ve üstü); ulusal bir numara "
     "olabilir"},
    {"diagnostic.TRF-0114", "rating '{0}' is no number; the player counts as unrated",
     "kuvvet puanı '{0}' sayı değil; oyuncu derecesiz sayıldı"},
    {"diagnostic.TRF-0115", "points '{0}': expected is a dot and one decimal, as 4.5",
     "puan '{0}': nokta ve bir ondalık beklenir, 4.5 gibi"},
    {"diagnostic.TRF-0116", "no points in columns 81-84; expected is the score, as 4.5",
     "81-84. sütunlarda puan yok; 4.5 gibi toplam puan beklenir"},
    {"diagnostic.TRF-0117", "rank '{0}' is no number; it was left out",
     "sıra '{0}' sayı değil; yok sayıldı"},
    {"diagnostic.TRF-0118", "colour '{0}': the format has small letters; read as {1}",
     "renk '{0}': biçimde küçük harf vardır; {1} olarak okundu"},
    {"diagnostic.TRF-0119", "colour '{0}' is unknown; expected is w, b or -",
     "renk '{0}' bilinmiyor; w (beyaz), b (siyah) ya da - beklenir"},
    {"diagnostic.TRF-0120",
     "opponent '{0}' is no starting number; expected is a number of four columns, 0000 for none",
     "rakip '{0}' bir başlangıç numarası değil; dört sütunluk bir sayı, rakip yoksa 0000 beklenir"},
    {"diagnostic.TRF-0121", "no opponent is written 0000, not '{0}'",
     "rakip yoksa '{0}' değil 0000 yazılır"},
    {"diagnostic.TRF-0122",
     "result '{0}' is not of the format; read as not yet known or, for A, as not played",
     "sonuç '{0}' biçimde yok; henüz bilinmiyor, A ise oynanmadı olarak okundu"},
    {"diagnostic.TRF-0123",
     "opponent {0}, but the result {1}, which means that there was none; it was read as the bye: "
     "correct the opponent or the result",
     "rakip {0} ama sonuç {1}, yani rakip yok; bay olarak okundu: rakibi ya da sonucu düzeltin"},
    {"diagnostic.TRF-0124",
     "result '{0}' is unknown; expected is one of 1 = 0 + - W D L, or H F U Z for a bye",
     "sonuç '{0}' bilinmiyor; 1 = 0 + - W D L, bay için H F U Z beklenir"},
    {"diagnostic.TRF-0125", "a colour without an opponent; it was left out",
     "rakipsiz renk; yok sayıldı"},
    {"diagnostic.TRF-0126",
     "'{0}' stands between the columns: it was not read; look whether the line is shifted",
     "sütunlar arasında '{0}' var: okunmadı; satırın kayıp kaymadığına bakın"},
    {"diagnostic.TRF-0127", "more than {0} rounds; the rest of the line was not read",
     "{0} turdan fazlası var; satırın gerisi okunmadı"},
    {"diagnostic.TRF-0129", "the name is longer than columns 15-47; what does not fit was cut",
     "ad 15-47. sütunlara sığmıyor; sığmayanı kesildi"},

    {"diagnostic.TRF-0130", "a record DAT is glued to the player's line; it is kept as it is",
     "oyuncunun satırına bir DAT kaydı yapışmış; olduğu gibi korunur"},

    // Records of the tournament.
    {"diagnostic.TRF-0201", "record {0} was there in line {1}; that one counts, this one is kept",
     "{0} kaydı {1}. satırda vardı; o geçerli, bu korunur"},
    {"diagnostic.TRF-0202", "date '{0}': expected is YYYY/MM/DD; read as {1}",
     "tarih '{0}': YYYY/AA/GG beklenir; {1} olarak okundu"},
    {"diagnostic.TRF-0203", "'{0}' is no date that can be read; expected is YYYY/MM/DD",
     "'{0}' okunabilir bir tarih değil; YYYY/AA/GG beklenir"},
    {"diagnostic.TRF-0204", "'{0}' is no number; expected is a number from column 5 on",
     "'{0}' sayı değil; 5. sütundan başlayan bir sayı beklenir"},
    {"diagnostic.TRF-0205", "'{0}': expected is one number; {1} was read, the rest is kept",
     "'{0}': tek sayı beklenir; {1} okundu, gerisi korunur"},
    {"diagnostic.TRF-0206", "{0} rounds here, but {1} above; {1} counts",
     "burada {0} tur, yukarıda {1}; {1} geçerli"},
    {"diagnostic.TRF-0207", "colour '{0}': expected is W or B (152), white1 or black1 (XXC)",
     "renk '{0}': W ya da B (152), white1 ya da black1 (XXC) beklenir"},
    {"diagnostic.TRF-0208",
     "federation '{0}' of the tournament is no code of three capital letters, as TUR",
     "turnuvanın federasyonu '{0}' TUR gibi üç büyük harfli bir kod değil"},
    {"diagnostic.TRF-0209", "date of a round '{0}': expected is YY/MM/DD; read as {1}",
     "tur tarihi '{0}': YY/AA/GG beklenir; {1} olarak okundu"},
    {"diagnostic.TRF-0210",
     "dates of rounds stand in columns 92, 102, 112 ..., under their rounds; '{0}' and what "
     "follows do "
     "not, and were put there",
     "tur tarihleri 92., 102., 112. ... sütunda, turların üstünde durur; '{0}' ve sonrası öyle "
     "değildi, "
     "yerine kondu"},
    {"diagnostic.TRF-0301", "value '{1}' of the result '{0}' cannot be used; the usual one counts",
     "'{0}' sonucunun '{1}' değeri kullanılamıyor; olağan değer geçerli"},
    {"diagnostic.TRF-0302",
     "the points of all players fit {0}-{1}-{2} (bye {3}), which no record says; they are counted "
     "so",
     "tüm oyuncuların puanı {0}-{1}-{2} (bay {3}) düzenine uyuyor ama bunu söyleyen kayıt yok; "
     "öyle "
     "sayıldı"},

    // Lists of numbers, requests, teams.
    {"diagnostic.TRF-0401", "points '{0}': expected is a dot and one decimal, as 4.5",
     "puan '{0}': nokta ve bir ondalık beklenir, 4.5 gibi"},
    {"diagnostic.TRF-0402", "'{0}' is no number; it was left out", "'{0}' sayı değil; yok sayıldı"},
    {"diagnostic.TRF-0403",
     "the numbers '{0}' do not stand in their columns; they were read in order",
     "'{0}' sayıları sütunlarında değil; sırayla okundu"},
    {"diagnostic.TRF-0404", "kind of bye '{0}': expected is F, H or Z; the line was not read",
     "bay türü '{0}': F, H ya da Z beklenir; satır okunmadı"},
    {"diagnostic.TRF-0405", "record {0} of a draft of TRF26; byes are record 240 now",
     "TRF26 taslağının {0} kaydı; baylar artık 240 kaydındadır"},
    {"diagnostic.TRF-0406",
     "kind of result '{0}': expected is one of W D L F H Z + - or blank; the line was not read",
     "sonuç türü '{0}': W D L F H Z + - ya da boşluk beklenir; satır okunmadı"},
    {"diagnostic.TRF-0407", "more numbers than a list can have; the rest was not read, but is kept",
     "bir listede olabileceğinden çok sayı var; gerisi okunmadı, ama korunur"},
    {"diagnostic.TRF-0501", "team number '{0}': expected is 1 to 999; the line was not read",
     "takım numarası '{0}': 1 ile 999 arası beklenir; satır okunmadı"},
    {"diagnostic.TRF-0502",
     "team number {0} is taken by the team in line {1}; this line was not read, give it a number "
     "of "
     "its own",
     "{0} takım numarası {1}. satırdaki takımda; bu satır okunmadı, ona ayrı bir numara verin"},
    {"diagnostic.TRF-0503", "more than {0} teams; the line was not read",
     "{0} takımdan fazlası var; satır okunmadı"},
    {"diagnostic.TRF-0505",
     "forfeited match '{0}': expected is +-, -+ or --; the line was not read, correct it",
     "oynanmayan maç '{0}': +-, -+ ya da -- beklenir; satır okunmadı, düzeltin"},
    {"diagnostic.TRF-0506", "forfeited match '{0}': it is written 330 with +-, -+ or --",
     "oynanmayan maç '{0}': 330 ve +-, -+ ya da -- ile yazılır"},
    {"diagnostic.TRF-0507",
     "colours of the boards '{0}': read as {1}, {2} boards; expected is a W or B for each board "
     "without anything between, as 352 WBWB",
     "masaların renkleri '{0}': {1} olarak okundu, {2} masa; her masa için arada bir şey olmadan "
     "bir W ya da B beklenir, 352 WBWB gibi"},
    {"diagnostic.TRF-0508",
     "colours of the boards '{0}': expected is a W or B for each board, as 352 WBWB; they were not "
     "taken, correct them",
     "masaların renkleri '{0}': her masa için bir W ya da B beklenir, 352 WBWB gibi; alınmadı, "
     "düzeltin"},
    {"diagnostic.TRF-0509",
     "colours of {0} boards: expected is a letter for each board of a match, at most {1}; they "
     "were not taken, correct them",
     "{0} masanın rengi: bir karşılaşmanın her masası için bir harf, en çok {1} beklenir; "
     "alınmadı, "
     "düzeltin"},
    {"diagnostic.TRF-0601", "national rating record of player {0}, who has no line 001",
     "{0} numaralı oyuncunun ulusal derece kaydı var ama 001 satırı yok"},
    {"diagnostic.TRF-0602", "club of player '{0}', who has no line 001",
     "'{0}' numaralı oyuncunun kulübü var ama 001 satırı yok"},
    {"diagnostic.TRF-0603",
     "player {0} has a national rating record in line {1}; that one counts, this one is kept",
     "{0} numaralı oyuncunun {1}. satırda ulusal derece kaydı var; o geçerli, bu korunur"},
    {"diagnostic.TRF-0604",
     "XXJ '{0}': expected are a round and the numbers of two players who have a game in it; the "
     "line was not read, but is kept",
     "XXJ '{0}': bir tur ile o turda birbiriyle oynayan iki oyuncunun numarası beklenir; satır "
     "okunmadı, ama korunur"},
    {"diagnostic.TRF-0605",
     "XXL '{0}': expected is one number from 0 to 50, by how many points of UKD a player may stand "
     "above a stronger one in a team's list (regulation 24.2); it was not taken, but is kept: "
     "correct it",
     "XXL '{0}': 0 ile 50 arasında tek bir sayı beklenir: takım listesinde bir oyuncu, UKD'si en "
     "çok bu kadar yüksek olan bir oyuncunun üzerinde yer alabilir (yönetmelik 24.2); alınmadı, "
     "ama korunur: düzeltin"},
    {"diagnostic.TRF-0606",
     "national record: what belongs into column {0} and behind stood {1} column(s) too far to the "
     "right; it was read where it belongs (name 15-47, rating 49-52)",
     "ulusal kayıt: {0}. sütundan başlaması gerekenler {1} sütun sağa kaymış; yerine konarak "
     "okundu (ad 15-47, derece 49-52)"},
    {"diagnostic.TRF-0607",
     "national record: the name begins with a blank; expected is column 15, look whether the line "
     "is shifted",
     "ulusal kayıt: ad boşlukla başlıyor; 15. sütundan başlaması beklenir, satırın kayıp "
     "kaymadığına bakın"},
    {"diagnostic.TRF-0608",
     "national record: the rating belongs into the columns 49 to 52 with a blank on each side; "
     "'{0}' does not stand so, no rating was read: put it into its columns",
     "ulusal kayıt: derece, iki yanında birer boşlukla 49-52. sütunlarda olur; '{0}' öyle "
     "durmuyor, "
     "derece okunmadı: sütunlarına yerleştirin"},
    {"diagnostic.TRF-0609",
     "national record: what belongs into column {0} and behind stood {1} column(s) too far to the "
     "left; it was read where it belongs (name 15-47, rating 49-52)",
     "ulusal kayıt: {0}. sütundan başlaması gerekenler {1} sütun sola kaymış; yerine konarak "
     "okundu (ad 15-47, derece 49-52)"},

    // Writing.
    {"diagnostic.TRF-0701", "'{0}' is too long for columns {1}; what does not fit was cut",
     "'{0}' {1}. sütunlara sığmıyor; sığmayanı kesildi"},
    {"diagnostic.TRF-0702", "{0} is too large for columns {1}; the cell was left blank",
     "{0} {1}. sütunlara sığmıyor; hücre boş bırakıldı"},
    {"diagnostic.TRF-0703",
     "record {0} ({1} line(s)) is not of {2}; it is kept as it is, and a program that knows {2} "
     "alone "
     "skips it",
     "{0} kaydı ({1} satır) {2} biçiminde yok; olduğu gibi korunur, yalnız {2} bilen bir program "
     "onu "
     "atlar"},
    {"diagnostic.TRF-0704",
     "record 162 cannot say what results are worth here; XXS says it, which not every program "
     "reads",
     "buradaki puan düzenini 162 kaydı anlatamaz; XXS anlatır ama onu her program okumaz"},
    {"diagnostic.TRF-0705",
     "team {0}: record 013 has the name and the players alone; nickname, strength, points and rank "
     "were left out",
     "{0}. takım: 013 kaydında yalnız ad ve oyuncular vardır; kısa ad, güç, puan ve sıra "
     "yazılmadı"},
    {"diagnostic.TRF-0706", "TRF06 has no result '{0}'; the nearest one was written",
     "TRF06'da '{0}' sonucu yok; en yakını yazıldı"},
    {"diagnostic.TRF-0707",
     "{1} character(s) are not in {0} and were written as '?'; write UTF-8 to keep them",
     "{1} karakter {0} kodlamasında yok, '?' yazıldı; korumak için UTF-8 yazın"},
};
const hakem::MessageTable table{messages};

}
