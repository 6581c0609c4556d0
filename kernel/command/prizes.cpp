// hakem prizes FILE --plan PLAN: who gets what, and why.

#include "formats.hpp"
#include "inputs.hpp"
#include "prizes/plan_reader.hpp"
#include "prizes_output.hpp"
#include <hakem/source.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

/// The plan, its mistakes shown. Throws Error where it cannot be used.
prizes::Plan plan_of(Session session, const PrizesCommand& command, const Input& input) {
    Diagnostics diagnostics(session.shown(command.plan), session.common.strict);
    const auto source = Source::load(command.plan);
    auto plan = prizes::read_plan(*source, diagnostics);
    if (plan) prizes::check_plan(*plan, *input.tournament, diagnostics);
    session.console.show(diagnostics);
    if (!plan || diagnostics.has_errors())
        throw Error(ExitCode::answer_is_no, "error.prizes-plan", {command.plan.string()});
    return std::move(*plan);
}

void write(Session session, const SharedOut& shared, const PrizesCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, "prizes.json", prizes_json(shared));
        else if (format == "text")
            put_output(session, command.out, "prizes.txt", prizes_text(session, shared));
        else
            write_document(session, prizes_document(shared), {format}, command.out,
                           shared.input.language);
}

}

ExitCode prizes(Session session, const PrizesCommand& command) {
    const auto input = read_single_input(session, command.input);
    const auto plan = plan_of(session, command, input);
    Diagnostics diagnostics(session.shown(command.input), session.common.strict);
    const RankOptions options{command.tie_breaks, command.edition, 0, false};
    const auto standings = hakem::rank(*input.tournament, options, session.registry, diagnostics);
    const bool over = prizes::is_over(*input.tournament, diagnostics);
    session.console.show(diagnostics);
    if (!over)
        throw Error(ExitCode::answer_is_no, "error.prizes-not-over", {command.input.string()});
    Diagnostics findings(session.shown(command.input), session.common.strict);
    const auto list = prizes::share_out(plan, *input.tournament, standings, findings);
    session.console.show(findings);
    write(session, {input, command.plan, plan, standings, list, findings}, command);
    const bool faulty =
        input.diagnostics.has_errors() || diagnostics.has_errors() || findings.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
