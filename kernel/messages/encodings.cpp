// What is said of files in any format whose lines were not all encoded alike.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.ENC-0101",
     "{0} line(s), this one first, are not UTF-8 as the others are; read as {1}: look at the "
     "names, "
     "and save the file as UTF-8",
     "ilki bu olmak üzere {0} satır ötekiler gibi UTF-8 değil; {1} olarak okundu: adlara bakın ve "
     "dosyayı UTF-8 olarak kaydedin"},
    {"diagnostic.ENC-0102",
     "UTF-8 was encoded as UTF-8 a second time, here and in {0} line(s) in all; the letters were "
     "put right",
     "UTF-8 metin ikinci kez UTF-8 olarak kodlanmış, burada ve toplam {0} satırda; harfler "
     "düzeltilerek okundu"},
    {"explain.ENC", "The encoding of a file", "Dosyanın kodlaması"},
    {"explain.ENC.do", "Look at the names, and save or export the file in UTF-8.",
     "Adlara bakın ve dosyayı UTF-8 olarak kaydedin ya da dışa aktarın."},
    {"title.ENC-0101", "lines in another encoding", "kodlaması farklı satırlar"},
    {"title.ENC-0102", "UTF-8 encoded twice", "iki kez kodlanmış UTF-8"},
};
const hakem::MessageTable table{messages};

}
