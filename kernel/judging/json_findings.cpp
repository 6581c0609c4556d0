#include "judging/json_findings.hpp"

namespace hakem::judging {

namespace {

std::string own_code(std::string code) {
    constexpr std::string_view theirs = "PRZ-", ours = "JSN-";
    return code.starts_with(theirs) ? code.replace(0, theirs.size(), ours) : code;
}

}

void append_of_json(const Diagnostics& from, Diagnostics& to) {
    Diagnostics renamed(from.file(), from.strict());
    for (const auto& one : from.all())
        renamed.add(one.severity, own_code(one.code), one.line, one.column, one.length,
                    one.arguments, one.excerpt);
    for (const auto& [code, count] : from.by_code()) // beyond the limit they are only counted
        for (auto more = count; more > Diagnostics::limit_per_code; --more)
            renamed.add(Severity::error, own_code(code), 0, 0, 1);
    to.append(renamed);
}

}
