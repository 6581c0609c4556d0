// hakem rule touch|promotion|illegal: what the arbiter does by the Laws of Chess, and why.

#include "command/formats.hpp"
#include "rule_output.hpp"

#include <fmt/format.h>

namespace hakem::command {

ExitCode rule(Session session, const RuleCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    if (!command.edition.empty() && !is_edition_of_laws(command.edition))
        throw Error(ExitCode::wrong_usage, "error.rule-edition", {command.edition});
    const auto language = session.console.language();
    const auto input = incident_of(session, command, language);
    for (const auto& finding : input.findings)
        session.console.say(fmt::format("hakem: {}: {}", text("severity.warning", language),
                                        to_text(finding, language)));
    const auto ruling = session.registry.get<ArbiterRule>(command.rule).rule(input.incident);
    const Ruled ruled{command, input, ruling, language};
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, "ruling-" + command.rule + ".json", rule_json(ruled));
        else
            write_document(session, ruling_sheet(ruled), {format}, command.out, language);
    return ExitCode::done;
}

}
