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
    {"cli.with-identity",
     "write personal identity numbers in full; without it they are masked everywhere",
     "T.C. kimlik numaralarını tam yaz; verilmezse her yerde gizlenir"},
};

const hakem::MessageTable table{messages};

}
