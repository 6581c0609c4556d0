#include "audit_line.hpp"

#include "command/command_line.hpp"

#include <algorithm>

namespace hakem::command {

namespace {

LineOption line_option(const usage::Option& described, const CLI::Option& option) {
    LineOption one;
    one.name = described.names.back();
    one.values = option.results();
    one.takes = described.takes;
    one.type = described.value;
    one.separator = described.separator;
    one.in_row = option.get_expected_min() > 1;
    return one;
}

void collect(const CLI::App& app, const usage::Command& command, Line& line) {
    for (const auto* all : {&command.options, &command.arguments})
        for (const auto& described : *all)
            if (const auto* option = app.get_option_no_throw(described.names.back());
                option != nullptr && option->count() != 0)
                line.options.push_back(line_option(described, *option));
    for (const auto& below : command.commands) {
        const auto& name = below.path.back();
        if (!app.got_subcommand(name)) continue;
        line.command.push_back(name);
        collect(*app.get_subcommand(name), below, line);
    }
}

std::string joined(const LineOption& option) {
    return usage::joined(option.values, std::string(1, option.separator));
}

void add_words(const LineOption& option, std::vector<std::string>& words) {
    const auto add = [&](const std::string& value) {
        if (!value.empty()) return words.push_back(option.name + '=' + value);
        words.push_back(option.name);
        words.push_back(value);
    };
    if (option.takes == usage::Takes::nothing) {
        for (const auto& value : option.values)
            words.push_back(value == "true" ? option.name : option.name + '=' + value);
    } else if (option.in_row) {
        words.push_back(option.name);
        words.insert(words.end(), option.values.begin(), option.values.end());
    } else if (option.separator != 0) {
        add(joined(option));
    } else {
        for (const auto& value : option.values) add(value);
    }
}

}

LineOption* Line::find(std::string_view name) {
    const auto at = std::find_if(options.begin(), options.end(),
                                 [&](const LineOption& option) { return option.name == name; });
    return at == options.end() ? nullptr : &*at;
}

const LineOption* Line::find(std::string_view name) const {
    return const_cast<Line*>(this)->find(name);
}

Line CommandLine::line() const {
    CommandLine fresh(language_);
    Line line;
    collect(app_, fresh.description(), line);
    return line;
}

Line understood(Language language, const DefaultsFile& defaults,
                const std::vector<std::string>& words) {
    CommandLine command(language, defaults);
    std::vector<const char*> pointers = {"hakem"};
    for (const auto& word : words) pointers.push_back(word.c_str());
    try {
        command.parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const CLI::Success&) {
        throw Error(ExitCode::wrong_usage, "error.audit-help");
    } catch (const CLI::ParseError& error) {
        throw Error(ExitCode::wrong_usage, "error.audit-line", {error.what()});
    }
    return command.line();
}

std::vector<std::string> words_of(const Line& line) {
    std::vector<std::string> words = line.command;
    for (const auto& option : line.options)
        if (!option.is_argument()) add_words(option, words);
    std::vector<std::string> arguments;
    for (const auto& option : line.options)
        if (option.is_argument())
            arguments.insert(arguments.end(), option.values.begin(), option.values.end());
    if (arguments.empty()) return words;
    words.emplace_back("--");
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
}

}
