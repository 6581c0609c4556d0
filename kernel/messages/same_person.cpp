/// Who stands in a list twice, and cells that are blank: codes SUB-0253 and SUB-0254.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"judging.same-birth-date", "the same birth date", "doğum tarihleri aynı"},
    {"judging.same-birth-year", "the same year of birth", "doğum yılları aynı"},
    {"judging.same-number", "the same national id", "ulusal numaraları aynı"},
    {"diagnostic.SUB-0253",
     "players {0} {1} and {2} {3} have {4}, and names that may be those of one person; one player "
     "twice?",
     "{0} {1} ile {2} {3}: {4}, adları da aynı kişinin olabilir; aynı oyuncu iki kez mi yazıldı?"},
    {"letter.what-SUB-0253", "{4}, and names that may be those of one person; one player twice?",
     "{4}, adları da aynı kişinin olabilir; aynı oyuncu iki kez mi yazıldı?"},
    {"explain.SUB-0253.do",
     "If it is one player, take one of the two out and give the results to the other. If they are "
     "two, write both names in full, and the FIDE id of each.",
     "Aynı oyuncuysa birini çıkarıp sonuçları ötekine yazın. İki ayrı oyuncuysa adlarını tam, FIDE "
     "numaralarını da ayrı ayrı yazın."},
    {"title.SUB-0253", "one player twice, by two spellings", "iki ayrı yazımla aynı oyuncu"},
    {"diagnostic.SUB-0254",
     "blank cells where a game or a bye would be ({0}), by round and player: {1}; a blank is read "
     "as "
     "absence without points, which TRF26 writes 0000 - Z",
     "oyun ya da bay beklenen {0} hücre boş; tur (oyuncu): {1}. Boş hücre puansız yokluk sayıldı, "
     "TRF26 bunu 0000 - Z yazar"},
    {"explain.SUB-0254.do",
     "Look whether a game or a bye is missing there, and write it; write 0000 - Z for a player who "
     "was absent.",
     "Orada bir oyun ya da bay eksikse yazın; oyuncu gelmediyse 0000 - Z yazın."},
    {"title.SUB-0254", "blank cells of rounds", "turlarda boş hücre"},
};

const hakem::MessageTable table{messages};

}
