// What `hakem generate` asks and says.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.generate", "make random tournaments, paired and played (TRF26)",
     "rastgele, eşlendirilmiş ve oynanmış turnuvalar üret (TRF26)"},
    {"cli.generate-seed",
     "seed of the first file, each next one has the next seed; without it drawn and named in the "
     "file",
     "ilk dosyanın tohumu, sonrakilerde birer artar; verilmezse çekilir ve dosyaya yazılır"},
    {"cli.generate-count", "how many files (1); with --out", "kaç dosya (1); --out ile"},
    {"cli.generate-out", "folder for the files, named by their seeds; without it stdout",
     "dosyaların klasörü, adları tohumlarıdır; verilmezse standart çıktı"},
    {"cli.generate-mix", "draw every axis that is not named here anew for each file",
     "burada verilmeyen her özelliği her dosya için yeniden çek"},
    {"cli.generate-players", "players (60), or a span to draw from",
     "oyuncu sayısı (60) ya da çekileceği aralık"},
    {"cli.generate-teams",
     "a team event of so many teams, or a span to draw from, instead of --players; byes, absences "
     "and forfeits are those of teams; by the federation's own Swiss unless --system is given",
     "bu kadar takımlı takım turnuvası ya da çekileceği aralık, --players yerine; baylar, "
     "gelmemeler ve hükmen sonuçlar takımlarındır; --system verilmezse Ulusal İsviçre ile"},
    {"cli.generate-boards", "boards of a match (4), or a span to draw from",
     "bir maçtaki masa sayısı (4) ya da çekileceği aralık"},
    {"cli.generate-reserves", "reserves that a team has at most (1)",
     "bir takımın en çok yedek sayısı (1)"},
    {"cli.generate-rounds",
     "rounds (9; in an event of the federation by article 16.2), or a span to draw from",
     "tur sayısı (9; federasyon turnuvasında 16.2'ye göre) ya da çekileceği aralık"},
    {"cli.generate-rounds-played", "play only so many rounds: the next one is left to be paired",
     "yalnız bu kadar tur oynat: sonraki tur eşlendirilmeye kalır"},
    {"cli.generate-rating-mean", "mean of the ratings (1800)",
     "kuvvet puanlarının ortalaması (1800)"},
    {"cli.generate-rating-spread", "standard deviation of the ratings (250)",
     "kuvvet puanlarının standart sapması (250)"},
    {"cli.generate-rating-range",
     "lowest and highest rating (1000..2800); without mean and spread filled evenly",
     "en düşük ve en yüksek kuvvet puanı (1000..2800); ortalama ve sapma verilmezse eşit dağılır"},
    {"cli.generate-unrated",
     "players without a rating, neither ELO nor UKD: a number (3) or a share (2%); in an event of "
     "the federation 10%",
     "ELO'su da UKD'si de olmayan oyuncular: sayı (3) ya da oran (2%); federasyon turnuvasında "
     "10%"},
    {"cli.generate-half-byes",
     "half-point byes in each round: 3, 2%, or round by round 3,0,2% (the last goes on)",
     "her turda yarım puanlı bay: 3, 2% ya da tur tur 3,0,2% (sonuncusu sürer)"},
    {"cli.generate-full-byes", "full-point byes in each round", "her turda tam puanlı bay"},
    {"cli.generate-zero-byes", "absences without points in each round",
     "her turda puansız katılmama"},
    {"cli.generate-late-entries", "players who come after round 1",
     "1. turdan sonra gelen oyuncular"},
    {"cli.generate-withdrawals", "players who leave before the end",
     "sonundan önce çekilen oyuncular"},
    {"cli.generate-forbidden-pairs", "pairs of players who may not meet",
     "eşlendirilmesi yasak oyuncu çiftleri"},
    {"cli.generate-forfeits", "games of each round won by forfeit",
     "her turda hükmen kazanılan oyunlar"},
    {"cli.generate-double-forfeits", "games of each round to which nobody came",
     "her turda iki tarafın da gelmediği oyunlar"},
    {"cli.generate-unrated-games", "games of each round of less than one move (W, D, L)",
     "her turda bir hamleden kısa, değerlendirmeye girmeyen oyunlar (W, D, L)"},
    {"cli.generate-uneven-results", "games of each round that the arbiter gave ½-0, 0-½ or 0-0",
     "her turda hakemin ½-0, 0-½ ya da 0-0 yazdığı oyunlar"},
    {"cli.generate-adjourned",
     "games of each round that are unfinished when the next one is paired, as article 22.1 of the "
     "regulation allows: never when one of the last two is paired, and once a player or team",
     "her turda, sonraki tur eşlendirilirken tamamlanmamış olan oyunlar; yönetmelik 22.1'in izin "
     "verdiği kadar: son iki turun eşlendirmesinde hiç, bir oyuncu ya da takım için en çok bir "
     "kez"},
    {"cli.generate-short",
     "matches of each round, the first excepted, that a team comes to one player short; once a "
     "team (23.2a)",
     "1. tur dışında her turda bir takımın bir eksikle çıktığı maçlar; bir takım için en çok bir "
     "kez (23.2a)"},
    {"cli.generate-scoring", "points of a game (1-0.5-0), e.g. 3-1-0",
     "oyunun puanları (1-0.5-0), örneğin 3-1-0"},
    {"cli.generate-pairing-bye-points", "points of the pairing-allocated bye; without it a win",
     "eşlendirme bayının puanı; verilmezse galibiyet"},
    {"cli.generate-system",
     "pairing system (dutch@2026); round-robin@regulation is a round robin of the federation",
     "eşlendirme sistemi (dutch@2026); round-robin@regulation federasyonun döner turnuvasıdır"},
    {"cli.generate-edition", "edition of its rules, as in ID@EDITION",
     "kurallarının sürümü, ID@EDITION'daki gibi"},
    {"cli.generate-tiebreaks", "tie-breaks after the points, e.g. \"BH/C1,BH,SB\"",
     "puandan sonraki eşitlik bozmalar, örneğin \"BH/C1,BH,SB\""},
    {"cli.generate-date", "date of round 1; without it the file has no dates",
     "1. turun tarihi; verilmezse dosyada tarih olmaz"},
    {"cli.generate-baku", "Baku acceleration (FIDE C.04.7)", "Bakü hızlandırması (FIDE C.04.7)"},
    {"cli.generate-initial-colour", "colour of the first player in round 1 (lot)",
     "1. turda ilk oyuncunun rengi (kura)"},

    {"error.generate-value", "{0}: '{1}' is not possible; expected is {2}",
     "{0}: '{1}' olamaz; beklenen: {2}"},
    {"error.generate-teams-only", "{0} is for team events; give --teams as well",
     "{0} takım turnuvası içindir; --teams de verin"},
    {"error.generate-many-to-stdout", "several files need a folder; give --out DIR",
     "birden çok dosya için klasör gerekir; --out KLASÖR verin"},
    {"error.generate-no-round", "seed {0}: not even round 1 could be paired",
     "tohum {0}: 1. tur bile eşlendirilemedi"},
    {"generate.stopped", "seed {0}: round {1} of {2} could not be paired; the event ends before it",
     "tohum {0}: {2} turun {1} numaralısı eşlendirilemedi; turnuva ondan önce bitiyor"},
    {"summary.generated",
     "{0} files with {1} rounds written to {3}; {2} of them end early, for want of a legal pairing",
     "{0} dosya, {1} tur {3} klasörüne yazıldı; {2} tanesi kurallara uygun eşlendirme kalmadığı "
     "için erken bitiyor"},
};

const hakem::MessageTable table{messages};

}
