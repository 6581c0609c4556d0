#pragma once
/// Officials as records 102 and 112 have them: free text with titles, FIDE ids and contacts in it.

#include <string>
#include <string_view>
#include <vector>

namespace hakem {

struct Official {
    std::string title;   ///< of an arbiter: IA, FA or NA; empty = none
    std::string name;    ///< as written, without what else stands there; may be empty
    std::string fide_id; ///< digits; empty = none

    /// Whether there is a name at all: a web address, a number, a dash or "yok" is none.
    bool named() const;
};

/// One official: "IA Yılmaz, Ayşe (6300000)", "24148296 Ayşe Yılmaz", "Kaya, Can - 0532 000 00 00".
Official official_of(std::string_view text);

/// Several in one record, apart by semicolons, "ve", "and" or "&"; by a slash or a comma where each
/// part is a whole name or has a title: "IA Can Kaya, FA Ayşe Yılmaz". "Kaya, Can" and "IA Kaya,
/// Mehmet Ali" are one, "Kaya, Can, Yılmaz, Ayşe" two, and so is "Yılmaz/Kaya": of a slash single words are enough.
std::vector<Official> officials_of(std::string_view text);

/// Whether a record says that there is nobody: empty, a dash, "yok", a title without a name.
bool names_nobody(std::string_view text);

}
