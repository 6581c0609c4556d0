// Personal identity numbers.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"diagnostic.IDN-0001",
     "personal identity numbers are masked in the output ({0} places); --with-identity writes them "
     "in "
     "full",
     "T.C. kimlik numaraları çıktıda gizlendi ({0} yerde); tam yazılmaları için --with-identity "
     "verin"},
    {"diagnostic.SUB-0116",
     "the file has masked identity numbers instead of the numbers themselves ('*********46'): {0}; "
     "hakem masks them unless it is told --with-identity",
     "dosyada kimlik numaralarının kendisi yok, gizlenmiş hâli var ('*********46'): {0}; hakem, "
     "--with-identity verilmedikçe numaraları gizler"},
    {"title.SUB-0116", "masked identity numbers", "gizlenmiş kimlik numaraları"},
    {"explain.SUB-0116.do",
     "Send the file that the pairing program wrote, or write it again by hakem with "
     "--with-identity.",
     "Eşlendirme programının yazdığı dosyayı gönderin ya da hakem ile --with-identity vererek "
     "yeniden yazdırın."},
    {"letter.what-SUB-0116",
     "the file has masked identity numbers instead of the numbers themselves ('*********46'): {0}",
     "dosyada kimlik numaralarının kendisi yok, gizlenmiş hâli var ('*********46'): {0}"},
    {"letter.do-SUB-0116",
     "Send the file as your pairing program wrote it, with the identity numbers in full.",
     "Dosyayı eşlendirme programınızın yazdığı gibi, kimlik numaraları tam olarak gönderin."},
    {"compare.masked-in-a", "Identity numbers masked in A", "A'da gizlenmiş kimlik numarası"},
    {"compare.masked-in-b", "Identity numbers masked in B", "B'de gizlenmiş kimlik numarası"},
    {"compare.another-number", "{0}, another number", "{0}, başka bir numara"},
    {"cli.with-identity",
     "write personal identity numbers in full; without it they are masked everywhere",
     "T.C. kimlik numaralarını tam yaz; verilmezse her yerde gizlenir"},
};

const hakem::MessageTable table{messages};

}
