#include "argument_marks.hpp"
#include <hakem/decision.hpp>

namespace hakem {

void add_rest(std::vector<Term>& terms, const Exact& sum) {
    auto left = sum;
    for (const auto& term : terms) left -= term.value;
    if (left == Exact(0)) return;
    Term rest;
    rest.value = left;
    rest.note = "term.no-round";
    terms.push_back(std::move(rest));
}

Decision because(std::string_view reason, std::vector<std::string> arguments) {
    Decision decision;
    decision.reason = reason;
    decision.arguments = std::move(arguments);
    return decision;
}

std::string points_argument(Points points) { return decimal_mark + to_text(points); }

std::string numbers_argument(std::string_view text) { return decimal_mark + std::string(text); }

std::string exact_argument(const Exact& value) { return decimal_mark + exact_text(value); }

std::string sentence_of(const Decision& decision, Language language) {
    return decision.reason.empty() ? std::string()
                                   : format_text(decision.reason, language, decision.arguments);
}

}
