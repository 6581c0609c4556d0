#pragma once
/// What the words and codes of a header say of the system of play.

#include <hakem/tournament.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace hakem {

/// 192 of TRF26; a code that names no round robin is taken for a Swiss. Nothing where it is empty.
std::optional<System> system_of_code(std::string_view code);

/// 092, free text; nothing where no word of it is known.
std::optional<System> system_of_text(std::string_view type);

/// The words of a header in small ASCII letters, one blank between them: "İsviçre (FIDE_DUTCH)" as
/// "isvicre fide dutch".
std::string folded_words(std::string_view text);

}
