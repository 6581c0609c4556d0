// Heads of the columns in the lists, short, and what they mean.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message players[] = {
    {"column.number", "No.", "Bşl.No"},
    {"column.number.meaning", "starting number", "başlangıç sıra numarası"},
    {"column.starting-number", "SNo", "Bşl.No"},
    {"column.starting-number.meaning", "starting number", "başlangıç sıra numarası"},
    {"column.title", "Title", "Unvan"},
    {"column.name", "Name", "Ad Soyad"},
    {"column.card-name", "Name", "İsim"},
    {"column.white", "White", "Beyaz"},
    {"column.black", "Black", "Siyah"},
    {"column.fide-id", "FideID", "FIDE ID"},
    {"column.fide-id.meaning", "FIDE identity number", "FIDE kimlik numarası"},
    {"column.federation", "FED", "FED"},
    {"column.federation.meaning", "federation", "federasyon"},
    {"column.rating", "Rtg", "Rtg"},
    {"column.rating.meaning", "rating", "kuvvet puanı"},
    {"column.fide-rating", "Rtg", "ELO"},
    {"column.fide-rating.meaning", "rating", "kuvvet puanı"},
    {"column.national-rating", "RtgNat", "UKD"},
    {"column.national-rating.meaning", "national rating", "Ulusal Kuvvet Derecesi"},
    {"column.sex", "Sex", "Cins."},
    {"column.sex.meaning", "w = woman, m = man", "K = kadın, E = erkek"},
    {"column.club", "Club/City", "Kulüp/İl"},
    {"column.birth-year", "Born", "Doğum"},
    {"column.birth-year.meaning", "year of birth", "doğum yılı"},
    {"column.note", "Note", "Not"},
};

constexpr hakem::Message rounds[] = {
    {"column.round", "Rd.", "Tur"},
    {"column.round.meaning", "round", "Tur"},
    {"column.round-n", "{0}.Rd", "{0}.Tur"},
    {"column.board", "Bo.", "Masa"},
    {"column.board.meaning", "board number", "masa numarası"},
    {"column.colour", "Colour", "Renk"},
    {"column.result", "Result", "Sonuç"},
    {"column.own-result", "Res.", "Sonuç"},
    {"column.own-result.meaning", "result", "Sonuç"},
    {"column.opponent", "Opponent", "Rakip"},
    {"column.opponent-number", "No.", "No"},
    {"column.opponent-number.meaning", "starting number of the opponent",
     "rakibin başlangıç sıra numarası"},
    {"column.opponent-rating", "Rtg", "Rtg"},
    {"column.opponent-rating.meaning", "rating of the opponent", "rakibin kuvvet puanı"},
    {"column.opponent-points-before", "Pts.", "Puan"},
    {"column.opponent-points-before.meaning", "points of the opponent before the round",
     "rakibin tur öncesi puanı"},
    {"column.opponent-points-so-far", "Pts.", "Puan"},
    {"column.opponent-points-so-far.meaning", "points of the opponent so far",
     "rakibin o ana kadarki puanı"},
    {"column.score", "Pts.", "Puan"},
    {"column.score.meaning", "running score", "toplam puan"},
    {"column.float", "↓↑", "↓↑"},
    {"column.float.meaning", "float", "kayma"},
};

constexpr hakem::Message ranking[] = {
    {"column.rank", "Rk.", "Sıra"},
    {"column.rank.meaning", "rank", "Sıra"},
    {"column.points", "Pts.", "Puan"},
    {"column.points.meaning", "points", "Puan"},
    {"column.points-before", "Pts.", "Puan"},
    {"column.points-before.meaning", "points before the round", "tur öncesi puan"},
    {"column.points-after", "Pts.", "Puan"},
    {"column.points-after.meaning", "points after the round", "tur sonrası puan"},
    {"column.bye", "Bye", "Bay"},
    {"column.bye.meaning", "points of byes", "tur atlamadan gelen puan"},
    {"column.team", "Team", "Takım"},
    {"column.team-white", "White (board 1)", "Beyaz (1. masa)"},
    {"column.team-black", "Black (board 1)", "Siyah (1. masa)"},
    {"column.team-first", "Team A", "Takım A"},
    {"column.team-second", "Team B", "Takım B"},
    {"column.short-name", "Short", "Kısa ad"},
    {"column.strength", "Strength", "Kuvvet"},
    {"column.strength.meaning", "mean rating of the team", "takımın kuvvet derecesi"},
    {"column.players", "Players", "Sporcu"},
    {"column.players.meaning", "number of players", "sporcu sayısı"},
    {"column.games", "Games", "Maç"},
    {"column.games.meaning", "matches", "oynanan maç sayısı"},
    {"column.wins", "+", "G"},
    {"column.wins.meaning", "won", "galibiyet"},
    {"column.draws", "=", "B"},
    {"column.draws.meaning", "drawn", "beraberlik"},
    {"column.losses", "-", "M"},
    {"column.losses.meaning", "lost", "mağlubiyet"},
    {"column.match-points", "MP", "Takım puanı"},
    {"column.match-points.meaning", "match points", "karşılaşmalardan alınan puan"},
    {"column.game-points", "GP", "Maç puanı"},
    {"column.game-points.meaning", "game points", "masalarda alınan puan"},
};

const hakem::MessageTable player_table{players};
const hakem::MessageTable round_table{rounds};
const hakem::MessageTable ranking_table{ranking};

}
