// What is wrong in a JSON file that people write: a profile, overrides, a schedule, a plan of
// prizes.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.JSN-0001", "not JSON from here on; look for a missing comma, quote or bracket",
     "buradan sonrası JSON değil; eksik virgül, tırnak ya da ayraç arayın"},
    {"diagnostic.JSN-0002", "no such key '{0}'; known here: {1}",
     "'{0}' diye bir anahtar yok; burada bilinenler: {1}"},
    {"diagnostic.JSN-0003", "expected is {0}", "burada {0} beklenir"},
    {"diagnostic.JSN-0004", "expected is a whole number from {0} to {1}",
     "{0} ile {1} arasında bir tam sayı beklenir"},
    {"diagnostic.JSN-0005", "the key '{0}' stands here twice; leave one",
     "'{0}' anahtarı burada iki kez var; birini bırakın"},
    {"diagnostic.JSN-0006", "'{0}' is missing here", "burada '{0}' eksik"},
    {"diagnostic.JSN-0009", "too much: 1 MiB and 8 levels are the limits",
     "çok fazla: sınırlar 1 MiB ve 8 düzey"},
    {"diagnostic.JSN-0010", "'{0}' is not known here; possible: {1}",
     "'{0}' burada bilinmiyor; olabilecekler: {1}"},
    {"diagnostic.JSN-0020", "this number is too large to be read",
     "bu sayı okunamayacak kadar büyük"},
    {"json.kind-number", "a whole number", "bir tam sayı"},
    {"json.kind-text", "a text of 1 to 200 letters", "1 ile 200 harflik bir metin"},
    {"json.kind-list", "a list in square brackets", "köşeli ayraç içinde bir liste"},
    {"json.kind-object", "an object in braces", "süslü ayraç içinde bir nesne"},
    {"explain.JSN", "JSON files of the office: profiles, overrides, schedules",
     "Ofisin JSON dosyaları: profiller, istisna kararları, programlar"},
    {"explain.JSN.do", "Correct the place in the file.", "Dosyada yeri düzeltin."},
};

const hakem::MessageTable table{messages};

}
