// What is wrong in a list of expected events (--expected).

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.batch-expected",
     "a list of events that should have come (CSV: name, start or end, city); the year book tells "
     "which did not",
     "gelmesi beklenen turnuvaların listesi (CSV: ad, başlangıç ya da bitiş, il); gelmeyenler "
     "yıllıkta yazılır"},
    {"error.expected-list", "{0} is no list of expected events",
     "{0} beklenen turnuvaların listesi değil"},
    {"diagnostic.EXP-0101",
     "no column with the names of the events; the first line has headings, one of them 'name'",
     "turnuva adlarının sütunu yok; ilk satırda başlıklar olmalı, biri 'ad'"},
    {"diagnostic.EXP-0102", "the event has no name; the row was left out",
     "turnuvanın adı yok; satır alınmadı"},
    {"diagnostic.EXP-0103", "'{0}' is no day; write it as 28.11.2026 or 2026-11-28",
     "'{0}' bir gün değil; 28.11.2026 ya da 2026-11-28 gibi yazın"},
    {"diagnostic.EXP-0104", "the end {0} lies before the start {1}; neither was taken",
     "bitiş {0}, başlangıç {1} tarihinden önce; ikisi de alınmadı"},
    {"diagnostic.EXP-0105", "the same event as in line {0}; it counts once",
     "{0}. satırdaki turnuvanın aynısı; bir kez sayılır"},
    {"diagnostic.EXP-0106", "the column '{0}' is not known and was not read",
     "'{0}' sütunu tanınmadı, okunmadı"},
    {"diagnostic.EXP-0107", "more than {0} events; from here on nothing was read",
     "{0} turnuvadan fazlası; buradan sonrası okunmadı"},
    {"diagnostic.EXP-0108", "the quote is not closed in its line", "tırnak satırında kapanmıyor"},
    {"diagnostic.EXP-0109",
     "{0} cells, but {1} headings; put a text with a separator in quotes. The row was left out",
     "{0} hücre, ama {1} başlık; içinde ayırıcı olan metni tırnağa alın. Satır alınmadı"},
    {"explain.EXP", "The list of expected events that the year book is held against",
     "Yıllıkla karşılaştırılan beklenen turnuvalar listesi"},
    {"explain.EXP.do", "Correct the place in the list.", "Listede yeri düzeltin."},
};

const hakem::MessageTable table{messages};

}
