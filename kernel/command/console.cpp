#include "console.hpp"

#include <hakem/identity.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace hakem::command {

namespace {

bool wants_colour(bool terminal) {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    return terminal && (no_colour == nullptr || *no_colour == '\0') &&
           !(kind != nullptr && std::string_view(kind) == "dumb");
}

/// What a person cannot be told (stderr is closed or full) is no reason to stop.
void tell(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

std::size_t kept_of(const Diagnostics& diagnostics, std::string_view code) {
    std::size_t kept = 0;
    for (const auto& finding : diagnostics.all()) kept += finding.code == code;
    return kept;
}

}

Console::Console(Language language)
    : language_(language), terminal_(::isatty(STDERR_FILENO) == 1),
      colour_(wants_colour(terminal_)) {}

void Console::print(std::string_view data) {
    const bool written = std::fwrite(data.data(), 1, data.size(), stdout) == data.size();
    if (!written || std::fflush(stdout) != 0)
        throw Error(ExitCode::file_trouble, "error.cannot-write", {"stdout", system_reason(errno)});
}

void Console::say(std::string_view line) {
    const std::lock_guard lock(mutex_);
    tell((hides_identity_ ? without_identity(line) : std::string(line)) + "\n");
}

void Console::say_error(const Error& error) {
    std::vector<std::string> arguments;
    const auto mark = message_argument(""); // no text of a file begins so
    for (const auto& argument : error.arguments())
        arguments.push_back(argument.starts_with(mark) ? argument : printable(argument));
    const auto message = format_text(error.key(), language_, arguments);
    say(fmt::format("hakem: {}{}{}: {}", colour_ ? "\x1b[1;31m" : "",
                    text("severity.error", language_), colour_ ? "\x1b[0m" : "", message));
}

void Console::show(const Diagnostics& diagnostics, Severity least) {
    for (const auto& finding : diagnostics.all())
        if (finding.severity >= least) say(to_text(finding, language_, colour_));
    for (const auto& [code, count] : diagnostics.by_code()) {
        if (count <= Diagnostics::limit_per_code) continue;
        const auto kept = kept_of(diagnostics, code);
        say(format_text("console.more-findings", language_, {std::to_string(count - kept), code}));
    }
}

void Console::show(const std::vector<PluginProblem>& problems) {
    for (; problems_shown_ < problems.size(); ++problems_shown_) {
        const auto& problem = problems[problems_shown_];
        say_error(Error(ExitCode::plugin_trouble, problem.key, problem.arguments));
    }
}

void Console::pass(std::string_view line) {
    const std::lock_guard lock(mutex_);
    tell(fmt::format("\r\x1b[K{}", line));
}

void Console::progress(std::size_t done, std::size_t all) {
    if (!terminal_ || all < 2) return;
    const std::lock_guard lock(mutex_);
    tell(fmt::format("\r{}/{}{}", done, all, done == all ? "\r\x1b[K" : ""));
}

}
