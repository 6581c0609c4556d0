#include <hakem/decision.hpp>

namespace hakem {

std::string sentence_of(const Decision& decision, Language language) {
    return decision.reason.empty() ? std::string()
                                   : format_text(decision.reason, language, decision.arguments);
}

}
