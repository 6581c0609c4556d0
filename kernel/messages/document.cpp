/// Words of documents: letters and signs of cells, what a screen reader says, page furniture.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"plugin.exporter.html", "Web page (HTML)", "Web sayfası (HTML)"},
    {"plugin.exporter.xlsx", "Spreadsheet (XLSX)", "Hesap tablosu (XLSX)"},
    {"plugin.exporter.json", "JSON for programs", "Programlar için JSON"},
    {"plugin.exporter.text", "Plain text", "Düz metin"},

    {"chart.description",
     "Across: {0}. Upwards: {1}. {2} rows; the numbers are in the table below.",
     "Yatay: {0}. Dikey: {1}. {2} satır; sayılar aşağıdaki tablodadır."},
    {"chart.diagonal", "Line of equality", "Eşitlik çizgisi"},

    {"cell.white-letter", "w", "b"},
    {"cell.black-letter", "b", "s"},
    {"cell.white", "White", "beyaz"},
    {"cell.black", "Black", "siyah"},
    {"cell.round", "round {0}", "{0}. tur"},
    {"cell.adjourned-short", "adj.", "ert."},
    {"cell.unplayed", "{0}, points of an unplayed game", "{0}, oynanmamış oyunun puanı"},
    {"cell.diagonal", "the player's own column", "oyuncunun kendi sütunu"},
    {"cell.float-down", "paired with a lower scoregroup", "alt puan grubuyla eşlendirildi"},
    {"cell.float-up", "paired with a higher scoregroup", "üst puan grubuyla eşlendirildi"},
    {"cell.white-by-forfeit", "White won by forfeit", "beyaz hükmen galip"},
    {"cell.black-by-forfeit", "Black won by forfeit", "siyah hükmen galip"},
    {"cell.double-forfeit", "both lost by forfeit", "iki taraf da hükmen mağlup"},

    {"cell.outcome.win", "won", "kazandı"},
    {"cell.outcome.draw", "drew", "berabere kaldı"},
    {"cell.outcome.loss", "lost", "kaybetti"},
    {"cell.outcome.forfeit-win", "won by forfeit", "hükmen galip"},
    {"cell.outcome.forfeit-loss", "lost by forfeit", "hükmen mağlup"},
    {"cell.outcome.unrated-win", "won, not rated", "kazandı, hesaba girmez"},
    {"cell.outcome.unrated-draw", "drew, not rated", "berabere kaldı, hesaba girmez"},
    {"cell.outcome.unrated-loss", "lost, not rated", "kaybetti, hesaba girmez"},
    {"cell.outcome.half-bye", "half-point bye", "yarım puanlı bay"},
    {"cell.outcome.full-bye", "full-point bye", "tam puanlı bay"},
    {"cell.outcome.pairing-bye", "pairing-allocated bye", "eşlendirmeden doğan bay"},
    {"cell.outcome.zero-bye", "zero-point bye", "sıfır puanlı bay"},
    {"cell.outcome.adjourned", "adjourned, provisionally a draw",
     "ertelendi, geçici olarak berabere"},
    {"cell.outcome.pending", "not yet played", "henüz oynanmadı"},
    {"cell.outcome.absent", "not paired", "eşlendirilmedi"},

    {"document.page", "Page", "Sayfa"},
    {"document.sections", "Sections", "Bölümler"},
    {"document.empty", "Nothing to show.", "Gösterilecek kayıt yok."},
    {"document.made-with", "Made with hakem", "hakem ile hazırlanmıştır"},

    {"error.template", "{0} is not a page template: {1}", "{0} bir sayfa şablonu değil: {1}"},
    {"error.xlsx", "the spreadsheet could not be made: {0}", "hesap tablosu oluşturulamadı: {0}"},
    {"error.encoding", "this system knows no encoding {0}; UTF-8 always works",
     "bu sistem {0} kodlamasını bilmiyor; UTF-8 her zaman çalışır"},
};

const hakem::MessageTable table{messages};

}
