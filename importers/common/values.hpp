#pragma once
/// Values as files of other programs write them. Nothing = not understood.

#include <hakem/date.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::importing {

/// "12", "+5", "-2"; blanks around it.
std::optional<std::int32_t> whole_number(std::string_view text);

/// 20250926, 26.09.2025, 2025-09-26, 2025/9/26, 2025-07-01 10:00, 2007, 00.00.2007; an empty date
/// for an empty text and for zeros.
std::optional<Date> date(std::string_view text);

/// m, w, f, their words' first letters in Turkish (e, k), and nothing at all; capitals too.
std::optional<Sex> sex(std::string_view text);

/// A title of FIDE in any case ("fm" is FM); all else as it is.
std::string title(std::string_view text);

/// "Surname, Given name" of two fields; a comma inside the surname shows that it is all there.
std::string whole_name(std::string_view surname, std::string_view given);

}
