// hakem help, hakem completions, hakem man: what the command line can be asked, in five shapes.

#include "command_line.hpp"
#include "description.hpp"
#include "judging/catalogue.hpp"
#include "usage/completions.hpp"
#include "usage/help_json.hpp"
#include "usage/man_page.hpp"
#include <hakem/output.hpp>

namespace hakem::command {

namespace {

/// The command that was asked for; throws where a word is no command of the one before it.
const usage::Command& command_at(const usage::Command& program,
                                 const std::vector<std::string>& path) {
    if (const auto* found = usage::find_command(program, path)) return *found;
    throw Error(ExitCode::wrong_usage, "error.no-such-command", {usage::joined(path)});
}

void write_pages(const ManCommand& command, Language language,
                 const std::filesystem::path& folder) {
    CommandLine fresh(language);
    const auto program = fresh.description();
    const auto write = [&](const usage::Command& one) {
        write_whole_soon(folder / usage::man_name(one), usage::man_page(program, one, language));
    };
    if (!command.command.empty()) return write(command_at(program, {command.command}));
    write(program);
    for (const auto& one : program.commands) write(one);
}

}

ExitCode help(Session session, const HelpCommand& command) {
    CommandLine fresh(session.console.language());
    const auto program = fresh.description();
    const auto& topic = command_at(program, command.topic);
    session.console.print(command.json
                              ? usage::help_json(program, topic, session.console.language())
                              : fresh.help_of(command.topic));
    return ExitCode::done;
}

ExitCode completions(Session session, const CompletionsCommand& command) {
    CommandLine fresh(session.console.language());
    auto program = fresh.description();
    // Too many for a page of help, but a shell offers those that begin as what was typed.
    for (auto& one : program.commands)
        if (one.path.back() == "explain")
            for (const auto& entry : judging::catalogue())
                one.arguments.front().values.emplace_back(entry.code);
    session.console.print(command.shell == "bash"  ? usage::bash_completions(program)
                          : command.shell == "zsh" ? usage::zsh_completions(program)
                                                   : usage::fish_completions(program));
    return ExitCode::done;
}

ExitCode man(Session session, const ManCommand& command) {
    if (!command.out.empty()) {
        write_pages(command, Language::english, command.out / "man1");
        write_pages(command, Language::turkish, command.out / "tr" / "man1");
        return ExitCode::done;
    }
    const auto language = session.console.language();
    CommandLine fresh(language);
    const auto program = fresh.description();
    const auto& one = command.command.empty() ? program : command_at(program, {command.command});
    session.console.print(usage::man_page(program, one, language));
    return ExitCode::done;
}

}
