// hakem diff A B: what differs between two tournaments, whatever formats they came in.

#include "command/formats.hpp"
#include "diff_output.hpp"

#include <algorithm>

namespace hakem::command {

namespace {

/// With its identity numbers: they are compared in full, and hidden in what is shown.
Input read_to_compare(Session session, const std::filesystem::path& path, bool first) {
    auto input = read_input(session, path, Identity::kept);
    if (first && input.tournament) session.console.settle(input.language);
    session.console.show(input.diagnostics, Severity::warning);
    if (input.error) throw *input.error;
    if (!input.usable()) throw Error(ExitCode::answer_is_no, "error.strict", {input.shown});
    return input;
}

bool asks_for_numbers(const DiffCommand& command) {
    return std::find(command.only.begin(), command.only.end(), word_of(content::Part::numbers)) !=
           command.only.end();
}

void keep_only(content::Comparison& comparison, const std::vector<std::string>& parts) {
    if (parts.empty()) return;
    const auto other = [&](const auto& one) {
        return std::find(parts.begin(), parts.end(), word_of(one.part)) == parts.end();
    };
    std::erase_if(comparison.differences, other);
    std::erase_if(comparison.not_carried, other);
}

void write(Session session, const TwoFiles& files, const DiffCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to)
        if (format == "json")
            put_output(session, command.out, "diff.json", diff_json(files));
        else
            write_document(session, diff_document(files), {format}, command.out, files.a.language);
}

}

ExitCode diff(Session session, const DiffCommand& command) {
    const auto a = read_to_compare(session, command.a, true);
    const auto b = read_to_compare(session, command.b, false);
    auto comparison = content::compare(*a.tournament, *b.tournament, session.common.with_identity);
    // How a file numbers its players is not what it says of them.
    const auto renumbered = asks_for_numbers(command) ? 0 : content::take_numbers(comparison);
    keep_only(comparison, command.only);
    const auto relation =
        relate(content::record_of(*b.tournament), content::record_of(*a.tournament));
    write(session, {a, b, comparison, relation, renumbered, !command.only.empty()}, command);
    return comparison.differences.empty() ? ExitCode::done : ExitCode::answer_is_no;
}

}
