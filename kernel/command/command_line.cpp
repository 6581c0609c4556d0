// From the command line to the command, and the one place where errors end.

#include "command_line.hpp"

#include "usage_words.hpp"

#include <algorithm>
#include <new>

namespace hakem::command {

namespace {

/// --lang wherever it stands: also errors in the command line are told in that language.
std::optional<Language> language_of_arguments(int count, const char* const* arguments) {
    for (int i = 1; i < count; ++i) {
        std::string_view argument = arguments[i];
        if (argument.starts_with("--lang="))
            argument.remove_prefix(7);
        else if (argument == "--lang" && i + 1 < count)
            argument = arguments[i + 1];
        else
            continue;
        if (const auto language = language_of(argument)) return *language;
    }
    return std::nullopt;
}

ExitCode run_parsed(const CommandLine& line, Console& console) {
    if (line.common().with_identity) console.show_identity();
    // Ours come first: a folder of the user's adds plugins and never replaces one.
    std::vector<std::filesystem::path> folders = {installed_plugin_folder()};
    const auto& more = line.common().plugin_folders;
    for (const auto& folder : more)
        if (!std::filesystem::is_directory(folder))
            throw Error(ExitCode::plugin_trouble, "error.no-plugin-folder", {folder.string()});
    folders.insert(folders.end(), more.begin(), more.end());
    Registry registry(std::move(folders));
    try {
        const auto code = line.run({line.common(), registry, console});
        const auto problems = registry.problems();
        console.show(problems);
        return problems.empty() ? code : std::max(code, ExitCode::plugin_trouble);
    } catch (...) {
        console.show(registry.problems());
        throw;
    }
}

ExitCode usage_error(const CLI::ParseError& error, Console& console) {
    const auto said = phrase_of_usage(error.what());
    console.say_error(Error(ExitCode::wrong_usage, said.key, said.arguments));
    console.say(text("cli.see-help", console.language()));
    return ExitCode::wrong_usage;
}

/// What is damaged is told and nothing is done: half of a file is not what the user wrote.
ExitCode refuse_defaults(const DefaultsFile& file, Console& console) {
    if (file.trouble) throw *file.trouble;
    console.show(file.diagnostics);
    console.say(text("config.damaged", console.language()));
    return ExitCode::wrong_usage;
}

ExitCode parse_and_run(int count, const char* const* arguments, Console& console) {
    auto defaults = find_defaults(count, arguments);
    if (const auto language = defaults.language();
        language && !language_of_arguments(count, arguments))
        console.settle(*language);
    CommandLine line(console.language(), std::move(defaults));
    try {
        line.parse(count, arguments);
    } catch (const CLI::CallForVersion& version) {
        console.print(std::string(version.what()) + "\n");
        return ExitCode::done;
    } catch (const CLI::CallForHelp&) {
        console.print(line.help());
        return ExitCode::done;
    } catch (const CLI::ParseError& error) {
        return usage_error(error, console);
    }
    if (line.reads_defaults() && !line.defaults().is_whole())
        return refuse_defaults(line.defaults(), console);
    return run_parsed(line, console);
}

}

int run(int count, const char* const* arguments) {
    Console console(language_of_arguments(count, arguments).value_or(language_of_environment()));
    auto code = ExitCode::internal_error;
    try {
        code = parse_and_run(count, arguments, console);
    } catch (const Error& error) {
        console.say_error(error);
        code = error.code();
    } catch (const std::bad_alloc&) {
        console.say_error(Error(ExitCode::limit_hit, "error.out-of-memory"));
        code = ExitCode::limit_hit;
    } catch (const std::exception& failure) {
        console.say_error(Error(ExitCode::internal_error, "error.internal", {failure.what()}));
    }
    return static_cast<int>(code);
}

}
