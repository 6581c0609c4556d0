#include "batch_expected.hpp"

#include <hakem/encoding_findings.hpp>

namespace hakem::command {

ExpectedList read_expected(Session session, const BatchCommand& command) {
    ExpectedList list;
    if (command.expected.empty()) return list;
    const auto shown = session.shown(command.expected);
    Diagnostics findings(shown, session.common.strict);
    const auto source = Source::load(command.expected);
    list.events = office_report::read_expected(*source, findings);
    tell_encodings(*source, findings);
    session.console.show(findings, Severity::warning);
    if (findings.by_code().contains("EXP-0101"))
        throw Error(ExitCode::not_understood, "error.expected-list", {shown});
    list.errors = findings.count(Severity::error);
    if (!session.common.with_identity)
        for (auto& one : list.events)
            for (auto* written : {&one.name, &one.city}) *written = without_identity(*written);
    return list;
}

}
