/// Where the weight of a code goes by the case: by which case.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"explain.TRN-0112.when",
     "error where check and batch count the standings and find the same; else warning",
     "check ve batch sıralamayı hesaplayıp aynı farkı bulursa hata, yoksa uyarı"},
    {"explain.TRN-0515.when",
     "error where check and batch count the standings and find the same; else warning",
     "check ve batch sıralamayı hesaplayıp aynı farkı bulursa hata, yoksa uyarı"},
    {"explain.CHK-0104.when", "warning where the rounds go by a Berger table; else error",
     "turlar Berger tablosuna göreyse uyarı, yoksa hata"},
    {"explain.SUB-0105.when",
     "where nobody rates the event, error if the points in the file count the game, else note; "
     "where it is rated, warning",
     "turnuva hesaba katılmıyorsa dosyadaki puan o oyunu sayıyorsa hata, yoksa bilgi; hesaba "
     "katılıyorsa uyarı"},
    {"explain.SUB-0243.when", "error where the event is for a national list; else warning",
     "turnuva ulusal listenin hesabına girecekse hata, yoksa uyarı"},
    {"explain.SUB-0248.when", "error where the event is for a national list; else warning",
     "turnuva ulusal listenin hesabına girecekse hata, yoksa uyarı"},
    {"explain.TRF-0104.when",
     "as a sex that is missing (RTG-0207), where the profile asks for it; "
     "else warning",
     "profil cinsiyeti istiyorsa eksik cinsiyet gibi (RTG-0207), yoksa uyarı"},
    {"explain.TRF-0110.when",
     "as a birth date that is missing (RTG-0206, SUB-0114), where the profile asks for it; else "
     "warning",
     "profil doğum tarihini istiyorsa eksik tarih gibi (RTG-0206, SUB-0114), yoksa uyarı"},
    {"explain.TRF-0111.when",
     "as a federation that FIDE does not know (SUB-0205), where it is told of the player; else "
     "note",
     "oyuncu için söyleniyorsa FIDE'nin tanımadığı federasyon gibi (SUB-0205), yoksa bilgi"},
    {"explain.TRF-0112.when",
     "as a FIDE id that is missing (RTG-0201), where the profile asks for it; else note",
     "profil FIDE numarasını istiyorsa eksik numara gibi (RTG-0201), yoksa bilgi"},
};

const hakem::MessageTable table{messages};

}
