#include "time_class.hpp"

#include <hakem/text.hpp>

namespace hakem::lists {

TimeClass time_class_in_name(std::string_view name) {
    const auto lower = to_lower(name, Language::english);
    const auto has = [&](std::string_view word) { return lower.find(word) != lower.npos; };
    if (has("rapid") || has("uhs") || has("hizli")) return TimeClass::rapid;
    if (has("blitz") || has("uys") || has("yildirim")) return TimeClass::blitz;
    return TimeClass::standard;
}

}
