#pragma once
/// A message without what it asks to be done: of what was let pass nothing is to be mended.

#include <hakem/language.hpp>

#include <string>
#include <string_view>

namespace hakem::office_report {

/// "line 3 was not read" of "line 3 was not read; correct it". An article in parentheses behind the
/// advice stays.
std::string without_advice(std::string_view message, Language language);

}
