/// Words of `hakem rate diff`.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diff.title", "What differs between {0} (A) and {1} (B)",
     "{0} (A) ile {1} (B) arasındaki farklar"},
    {"error.rate-diff-systems",
     "A is of {0}, B of {1}: ratings of two systems cannot be compared; give two runs of one "
     "system",
     "A {0}, B {1} hesabıdır: iki ayrı sistemin dereceleri karşılaştırılamaz; aynı sistemin iki "
     "hesabını verin"},
    {"diff.run-a", "A", "A"},
    {"diff.run-b", "B", "B"},
    {"diff.people", "Persons", "Kişiler"},
    {"diff.person", "Person", "Kişi"},
    {"diff.event", "Event", "Turnuva"},
    {"diff.before-a", "Before (A)", "Eski (A)"},
    {"diff.after-a", "After (A)", "Yeni (A)"},
    {"diff.before-b", "Before (B)", "Eski (B)"},
    {"diff.after-b", "After (B)", "Yeni (B)"},
    {"diff.change-a", "Change (A)", "Değişim (A)"},
    {"diff.change-b", "Change (B)", "Değişim (B)"},
    {"diff.performance-a", "Rp (A)", "Perf. (A)"},
    {"diff.performance-b", "Rp (B)", "Perf. (B)"},
    {"diff.games-a", "n (A)", "n (A)"},
    {"diff.games-b", "n (B)", "n (B)"},
    {"diff.k-a", "K (A)", "K (A)"},
    {"diff.k-b", "K (B)", "K (B)"},
    {"diff.archive-a", "Archive (A)", "Arşiv (A)"},
    {"diff.archive-b", "Archive (B)", "Arşiv (B)"},
    {"diff.archive-legend", "Archive: performance of each event that waits, its games in brackets.",
     "Arşiv: bekleyen her turnuvanın performansı, ayraç içinde oyun sayısı."},
    {"diff.counts", "persons: {0} in A, {1} in B; differences: {2}",
     "A'da {0}, B'de {1} kişi; {2} fark"},
    {"diff.note", "Difference", "Fark"},
    {"diff.only-a", "only in A", "yalnız A'da"},
    {"diff.only-b", "only in B", "yalnız B'de"},
    {"diff.differs", "differs", "farklı"},
    {"diff.period", "period", "dönem"},
    {"diff.same", "the two runs agree in everything", "iki hesap her şeyde aynı"},
};

const hakem::MessageTable registered{messages};

}
