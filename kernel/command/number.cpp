// hakem number FILE: the numbers of a field before round 1, by the rule of its pairing system.

#include "explanation.hpp"
#include "formats.hpp"
#include "lot.hpp"
#include "number_output.hpp"
#include <hakem/numbering.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

/// Reasons have no place in a tournament file.
void check_formats(const NumberCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to)
        if (command.explain && format.starts_with("trf"))
            throw Error(ExitCode::wrong_usage, "error.no-numbering-reasons-in", {format});
}

/// What the system says. A lot that it needs and nobody named is drawn here and shown, so that the
/// drawing can be repeated.
Numbering numbering_of(const PairingSystem& system, const Tournament& tournament,
                       PairingRequest& request, Diagnostics& diagnostics) {
    Diagnostics refusals(diagnostics.file(), diagnostics.strict());
    auto numbering = system.number(tournament, request, refusals);
    if (!refusals.by_code().contains("PAIR-0003")) {
        diagnostics = std::move(refusals);
        return numbering;
    }
    request.lot = drawn_lot();
    diagnostics.add(Severity::note, "PAIR-0202", 0, 0, 0, {std::to_string(*request.lot)});
    return system.number(tournament, request, diagnostics);
}

bool was_drawn(const Numbering& numbering) {
    return std::any_of(numbering.decisions.begin(), numbering.decisions.end(), [](const auto& one) {
        return criterion_of(one) == "lot" || criterion_of(one) == "drawn";
    });
}

/// Strengths are shown where the system looked at them.
bool goes_by_strength(const Numbered& numbered) {
    return is_team_event(numbered.tournament) && !numbered.choice.by_table();
}

std::string trf_text(Session session, const Numbered& numbered, const std::string& format) {
    const auto& tournament = numbered.tournament;
    const auto edition = format != "trf"                ? format
                         : tournament.format == "trf26" ? "trf26"
                                                        : "trf16";
    Diagnostics diagnostics(numbered.input.shown, session.common.strict);
    ExportOptions options;
    options.with_identity = session.common.with_identity;
    auto bytes = session.registry.get<Exporter>(edition).write(tournament, options, diagnostics);
    session.console.show(diagnostics);
    return bytes;
}

/// Reasons are sentences: as text they stand under the tables, not in one.
void write_text(Session session, const Numbered& numbered, const NumberCommand& command) {
    write_document(session, numbers_document(numbered), {"text"}, command.out,
                   numbered.input.language);
    if (!command.explain) return;
    const auto reasons = explanation_text(numbered.numbering.decisions, numbered.input.language);
    put_output(session, command.out, "explanation.txt",
               command.out.empty() ? "\n" + reasons : reasons);
}

void write(Session session, const Numbered& numbered, const NumberCommand& command) {
    for (const auto& format : command.to) {
        if (format == "json") {
            put_output(session, command.out, "numbers.json",
                       numbers_json(numbered, command.explain));
        } else if (format.starts_with("trf")) {
            put_output(session, command.out, "numbers.trf", trf_text(session, numbered, format));
        } else if (format == "text") {
            write_text(session, numbered, command);
        } else {
            auto document = numbers_document(numbered);
            if (command.explain) document.sections.push_back(numbering_section(numbered));
            write_document(session, document, {format}, command.out, numbered.input.language);
        }
    }
}

}

ExitCode number(Session session, const NumberCommand& command) {
    check_formats(command);
    const auto input = read_single_input(session, command.input);
    const auto& tournament = *input.tournament;
    if (has_only_standings(tournament)) throw Error(ExitCode::answer_is_no, "error.only-standings");
    if (is_numbered_for_good(tournament))
        throw Error(ExitCode::answer_is_no, "error.numbers-are-published");
    const auto choice = pairing_choice(command.system, tournament);
    const auto& system = session.registry.get<PairingSystem>(choice.system);
    PairingRequest request;
    request.edition = choice.edition;
    request.lot = command.lot;
    request.explain = true;
    Diagnostics diagnostics(session.shown(command.input), session.common.strict);
    Numbered numbered{input, choice, numbering_of(system, tournament, request, diagnostics),
                      {},    {},     {}};
    session.console.show(diagnostics);
    if (diagnostics.has_errors()) return ExitCode::answer_is_no;
    if (numbered.numbering.ids.empty())
        throw Error(ExitCode::answer_is_no, "error.nobody-to-number", {command.input.string()});
    if (was_drawn(numbered.numbering)) numbered.lot = request.lot;
    numbered.tournament = renumbered(tournament, numbered.numbering.ids);
    if (goes_by_strength(numbered)) numbered.strengths = team_strengths(numbered.tournament);
    write(session, numbered, command);
    return input.diagnostics.has_errors() ? ExitCode::answer_is_no : ExitCode::done;
}

}
