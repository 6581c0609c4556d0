// The list of games.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.report.games", "Games of the rounds", "Turların oyunları"},
    {"report.games", "Games", "Oyunlar"},
    {"report.games-of-round", "Games of round {0}", "{0}. tur oyunları"},
    {"report.games-of-round.of", "{0}: games of round {1}", "{0}: {1}. tur oyunları"},
    {"report.game-forfeit", "by forfeit", "hükmen"},
    {"report.no-game", "no game in the PGN", "PGN'de oyunu yok"},
    {"report.no-moves", "without moves", "hamlesiz"},
    {"report.result-differs", "the game ends with another result", "oyunun sonundaki sonuç farklı"},
    {"column.moves", "Moves", "Hamle"},
    {"column.moves.meaning", "number of moves", "hamle sayısı"},
    {"column.eco", "ECO", "ECO"},
    {"column.eco.meaning", "code of the opening", "açılış kodu"},
    {"column.opening", "Opening", "Açılış"},
};

const hakem::MessageTable table{messages};

}
