/// Texts of `hakem number`: the table of new numbers, and what put each below the one before.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message commands[] = {
    {"cli.number", "number the field before round 1 by the rule of its pairing system",
     "yarışmacıları 1. turdan önce eşlendirme sisteminin kuralına göre numarala"},
    {"cli.number-lot", "seed of the lot, where the rule draws one; without it drawn and shown",
     "kural kura istiyorsa kura tohumu; verilmezse çekilir ve gösterilir"},
    {"cli.number-explain", "tell with the numbers what decided each of them",
     "numaralarla birlikte her birini neyin belirlediğini söyle"},

    {"error.numbers-are-published",
     "a round has been paired already, and published numbers stay (regulation 17.1, 25, 28.2); who "
     "comes late to a Swiss gets the next free number after the last",
     "bir tur zaten eşlendirilmiş, yayımlanan numaralar değişmez (yönetmelik 17.1, 25, 28.2); "
     "İsviçre turnuvasına geç katılan son numaradan sonraki numarayı alır"},
    {"error.nobody-to-number", "{0}: there is nobody to number", "{0}: numaralanacak kimse yok"},
    {"error.too-many-accelerations",
     "the ranges of records 250 and XXA fall to more than 100,000 pieces under the new numbers; "
     "that is no event",
     "250 ve XXA kayıtlarındaki aralıklar yeni numaralarla 100.000'den çok parçaya bölünüyor; "
     "böyle bir turnuva olmaz"},
    {"error.no-numbering-reasons-in",
     "{0} is the tournament itself; ask for the reasons with --to text, json, html or xlsx",
     "{0} turnuvanın kendisidir; nedenleri --to text, json, html ya da xlsx ile isteyin"},
    {"diagnostic.PAIR-0041",
     "this pairing system has no numbering of its own; name one that has: --system ulusal-swiss, "
     "dutch or round-robin",
     "bu eşlendirme sisteminin kendi numaralama kuralı yok; olan birini verin: --system "
     "ulusal-swiss, dutch ya da round-robin"},
    {"diagnostic.TRF-0708",
     "record {0} ({1} line(s)) is kept as it is; if it names starting numbers, they are still the "
     "old ones: correct them by hand",
     "{0} kaydı ({1} satır) olduğu gibi korunur; içinde başlangıç numarası varsa hâlâ eskisidir: "
     "elle düzeltin"},
    {"diagnostic.PAIR-0202",
     "the rule needs a lot here and none was given; it was drawn with the seed {0}: --lot {0} "
     "draws it again",
     "kural burada kura istiyor, tohum verilmedi; kura {0} tohumuyla çekildi: --lot {0} aynı "
     "kurayı yeniden çeker"},

    {"numbering.title", "Numbers before round 1", "1. turdan önceki numaralar"},
    {"numbering.strengths", "Strengths of the teams", "Takımların kuvvet dereceleri"},
    {"numbering.reasons", "What decided the numbers", "Numaraları belirleyenler"},
    {"numbering.system", "Pairing system", "Eşlendirme sistemi"},
    {"numbering.lot", "The lot was drawn with the seed {0}; --lot {0} draws it again.",
     "Kura {0} tohumuyla çekildi; --lot {0} aynı kurayı yeniden çeker."},
    {"numbering.mean-note",
     "mean = sum of the UKD of the main players divided by their number, compared exactly "
     "(regulation 25.1)",
     "ortalama = asli oyuncuların UKD toplamının sayılarına bölümü, tam kesirle karşılaştırılır "
     "(yönetmelik 25.1)"},
    {"numbering.assumed-note",
     "UKD marked * = the player has none: 50 less than the last player of the team who has one "
     "(regulation 25.2a)",
     "* konan UKD = oyuncunun UKD'si yok: takımın UKD'si olan son oyuncusundan 50 eksik "
     "(yönetmelik 25.2a)"},
    {"numbering.unknown-note", "no strength = nobody of the team has a UKD (regulation 25.2b)",
     "kuvvet derecesi boş = takımda UKD'si olan yok (yönetmelik 25.2b)"},
};

constexpr hakem::Message columns[] = {
    {"column.new-number", "New", "Yeni"},
    {"column.new-number.meaning", "new number", "yeni numara"},
    {"column.old-number", "Old", "Eski"},
    {"column.old-number.meaning", "number in the file", "dosyadaki numara"},
    {"column.decided-by", "Below by", "Ayıran ölçüt"},
    {"column.decided-by.meaning", "what put it below the one before",
     "bir öncekinin altına koyan ölçüt"},
    {"column.article", "Article", "Madde"},
    {"column.ukd-sum", "Sum", "Toplam"},
    {"column.ukd-sum.meaning", "sum of the UKD that count", "sayılan UKD'lerin toplamı"},
    {"column.counted-players", "Players who count, with their UKD",
     "Sayılan oyuncular ve UKD'leri"},
};

constexpr hakem::Message criteria[] = {
    {"numbering.none", "none", "yok"},
    {"numbering.by.title", "title", "unvan"},
    {"numbering.by.rating", "ELO", "ELO"},
    {"numbering.by.national-rating", "UKD", "UKD"},
    {"numbering.by.alphabet", "alphabet", "alfabe"},
    {"numbering.by.entry", "order of entry", "kayıt sırası"},
    {"numbering.by.strength", "strength", "kuvvet derecesi"},
    {"numbering.by.lot", "lot", "kura"},
    {"numbering.by.drawn", "lot", "kura"},

    {"numbering.reason.first", "{0}: nobody stands above", "{0}: üstünde kimse yok"},
    {"numbering.reason.title", "the FIDE title decided: {1} ({3}) above {0} ({2})",
     "FIDE unvanı belirledi: {1} ({3}) üstte, {0} ({2}) altta"},
    {"numbering.reason.rating", "the ELO decided: {1} ({3}) above {0} ({2})",
     "ELO belirledi: {1} ({3}) üstte, {0} ({2}) altta"},
    {"numbering.reason.national-rating", "the UKD decided: {1} ({3}) above {0} ({2})",
     "UKD belirledi: {1} ({3}) üstte, {0} ({2}) altta"},
    {"numbering.reason.alphabet", "equal in all else, the alphabet decided: {1} above {0}",
     "öteki ölçütler eşit, alfabe belirledi: {1} üstte, {0} altta"},
    {"numbering.reason.entry",
     "equal in all, the order of entry decided: {1} (entry {3}) above {0} (entry {2})",
     "bütün ölçütler eşit, kayıt sırası belirledi: {1} ({3}. kayıt) üstte, {0} ({2}. kayıt) altta"},
    {"numbering.reason.strength", "the strength of the team decided: {1} ({3}) above {0} ({2})",
     "takımın kuvvet derecesi belirledi: {1} ({3}) üstte, {0} ({2}) altta"},
    {"numbering.reason.lot", "no UKD in either team, the lot decided (seed {2}): {1} above {0}",
     "iki takımda da UKD yok, kura belirledi (tohum {2}): {1} üstte, {0} altta"},
    {"numbering.reason.drawn", "{0} drew this number (seed {1})",
     "bu numara kurada {0} için çıktı (tohum {1})"},
};

const hakem::MessageTable command_table{commands};
const hakem::MessageTable column_table{columns};
const hakem::MessageTable criterion_table{criteria};

}
