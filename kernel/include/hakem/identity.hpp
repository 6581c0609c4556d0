#pragma once
/// Personal identity numbers (T.C. kimlik numarası): found in texts and hidden.
///
/// What counts as one: eleven digits that stand alone and whose two check digits are right,
/// wherever they stand; and in a field meant for it (national id, licence) every number of ten or
/// more digits, since a mistyped one still gives the person away. Shorter licence numbers are none.

#include <cstddef>
#include <string>
#include <string_view>

namespace hakem {

struct Tournament;

/// Eleven digits, the first not 0, with right check digits.
bool is_identity_number(std::string_view text);

/// All but the last two characters hidden: "*********46".
std::string masked(std::string_view id);

/// A number from a field meant for it: hidden where it is or may be an identity number, else as it
/// is.
std::string masked_id(std::string_view id);

/// Whether a text is what `masked` made of an identity number.
bool is_masked(std::string_view id);

/// The text with every identity number in it hidden; as many characters as before, so columns stay.
std::string without_identity(std::string_view text);

/// Hides the numbers in every text of the tournament; what was read from the file is as it was.
void hide_identity(Tournament& tournament);

}
