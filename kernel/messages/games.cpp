// What the commands say of files of games.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.event", "which event of a PGN: its number or title",
     "PGN'deki hangi turnuva: numarası ya da adı"},
    {"cli.games", "PGN whose moves go to the pairings of IN",
     "hamleleri girdideki eşlendirmelere eklenecek PGN"},
    {"info.games", "games", "oyun"},
    {"info.games-without-moves", "{0}, {1} without moves", "{0}, {1} tanesi hamlesiz"},
    {"info.no-rounds", "none has a number: a collection of games",
     "hiçbirinin numarası yok: oyun derlemesi"},
    {"info.results", "results", "sonuçlar"},
    {"info.results-counted", "1-0: {0}, ½-½: {1}, 0-1: {2}, other: {3}",
     "1-0: {0}, ½-½: {1}, 0-1: {2}, diğer: {3}"},
    {"info.games-with-findings", "with findings", "bulgulu oyun"},
    {"check.games", "games: {0}, half-moves checked: {1}, games with findings: {2}",
     "oyun: {0}, denetlenen yarım hamle: {1}, bulgulu oyun: {2}"},
};

const hakem::MessageTable table{messages};

}
