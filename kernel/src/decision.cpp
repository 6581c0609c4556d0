#include "argument_marks.hpp"
#include <hakem/decision.hpp>

namespace hakem {

std::string points_argument(Points points) { return decimal_mark + to_text(points); }

std::string sentence_of(const Decision& decision, Language language) {
    return decision.reason.empty() ? std::string()
                                   : format_text(decision.reason, language, decision.arguments);
}

}
