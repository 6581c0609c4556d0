#include "entry_words.hpp"

#include "finding_order.hpp"

#include <algorithm>

namespace hakem::office_report {

bool has_no_game(const batch::Entry& entry) {
    return std::any_of(entry.findings.begin(), entry.findings.end(),
                       [](const auto& one) { return one.diagnostic.code == "SUB-0213"; });
}

bool asks_for_version(const batch::Entry& entry) {
    return std::all_of(entry.findings.begin(), entry.findings.end(), [](const auto& one) {
        return !counts(one) || one.diagnostic.code == batch::version_code;
    });
}

bool was_decided_against(const batch::Entry& entry) {
    return std::any_of(entry.related.begin(), entry.related.end(),
                       [](const auto& one) { return one.kind == batch::superseded; });
}

}
