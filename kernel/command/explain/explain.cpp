// hakem explain CODE...: what findings mean, how much they weigh, and what to do about them.

#include "command/formats.hpp"
#include "explain_output.hpp"
#include <hakem/text.hpp>

namespace hakem::command {

namespace {

/// The codes asked for, in the order asked; a beginning stands for all that have it.
std::vector<const judging::Entry*> asked(const ExplainCommand& command) {
    std::vector<const judging::Entry*> codes;
    if (command.codes.empty())
        for (const auto& entry : judging::catalogue()) codes.push_back(&entry);
    for (const auto& code : command.codes) {
        const auto wanted = to_upper(code, Language::english);
        const auto before = codes.size();
        for (const auto& entry : judging::catalogue())
            if (entry.code.starts_with(wanted)) codes.push_back(&entry);
        if (codes.size() == before) throw Error(ExitCode::wrong_usage, "error.no-code", {code});
    }
    return codes;
}

std::vector<judging::Profile> all_profiles(Session session) {
    std::vector<judging::Profile> profiles;
    for (const auto& name : judging::installed_profiles()) {
        Diagnostics findings(name);
        profiles.push_back(judging::open_profile(name, findings));
        session.console.show(findings, Severity::warning);
    }
    return profiles;
}

}

ExitCode explain(Session session, const ExplainCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    if (command.codes.empty() && !command.list)
        throw Error(ExitCode::wrong_usage, "error.explain-nothing");
    const Explained explained{asked(command), all_profiles(session)};
    const auto language = session.console.language();
    for (const auto& format : command.to) {
        if (format == "json")
            put_output(session, command.out, "explain.json", explain_json(explained));
        else if (format == "text")
            put_output(session, command.out, "explain.txt",
                       command.list ? explain_list(explained, language)
                                    : explain_text(explained, language));
        else
            write_document(session, explain_document(explained, language), {format}, command.out,
                           language);
    }
    return ExitCode::done;
}

}
