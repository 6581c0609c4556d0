#pragma once
/// Names compared as people mean them: without case, marks and the order of words.

#include <cstdint>
#include <string>
#include <string_view>

namespace hakem {

/// The words of a name in ASCII and in alphabetical order: "YIĞIT, Şükrü" and "Sukru Yigit" are
/// both "sukru yigit". Apostrophes join, all else that is no letter or digit parts words; "ae",
/// "oe" and "ue" are "a", "o" and "u", as some write ä, ö and ü.
std::string folded_name(std::string_view name);

enum class NameAgreement : std::uint8_t {
    other,   ///< no word in common
    related, ///< a word in common, others differ: brothers and sisters, a new surname
    close,   ///< a second given name, an initial, a letter more or less, a name cut short
    same,    ///< the same folded name
};

NameAgreement compare_names(std::string_view a, std::string_view b);

}
