// What the defaults file says becomes the value of options that the command line does not give.

#include "command/command_line.hpp"
#include "command/usage_words.hpp"
#include "judging/profile.hpp"
#include "usage/description.hpp"
#include <hakem/document.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

CLI::App* command_of(CLI::App& app, const std::vector<std::string>& section) {
    auto* at = &app;
    for (const auto& name : section) {
        const auto below =
            at->get_subcommands([&](const CLI::App* sub) { return sub->get_name() == name; });
        if (below.empty()) return nullptr;
        at = below.front();
    }
    return at;
}

/// By its long name; arguments have none.
CLI::Option* option_of(CLI::App& app, const DefaultValue& value) {
    auto* option = app.get_option_no_throw("--" + value.key);
    return option == nullptr || option->get_positional() ? nullptr : option;
}

bool excludes_one_given(const CLI::Option& option) {
    const auto others = option.get_excludes();
    return std::any_of(others.begin(), others.end(),
                       [](const CLI::Option* other) { return other->count() != 0; });
}

/// Folders of plugins are code: only from a file that nobody else writes, and never by a path that
/// begins in the current folder.
bool may_name_plugins(DefaultsFile& file, const DefaultValue& value) {
    if (!file.trusted) file.say("CFG-0107", value, {});
    const auto is_whole = [](const std::string& path) { return path.starts_with('/'); };
    if (!std::all_of(value.values.begin(), value.values.end(), is_whole))
        file.say("CFG-0108", value, {});
    return !file.diagnostics.has_errors();
}

/// Why there is no profile of that name; empty = there is one, or a path was given.
std::string profile_trouble(const std::string& name, Language language) {
    try {
        Diagnostics told_later;
        judging::open_profile(name, told_later);
    } catch (const Error& error) {
        if (error.code() == ExitCode::wrong_usage)
            return format_text(error.key(), language, error.arguments());
    }
    return {};
}

bool is_flag(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

void set(CLI::Option& option, const DefaultValue& value) {
    if (is_flag(option))
        option.add_result(option.get_flag_value(value.key, value.values.front()));
    else
        option.add_result(value.values);
    option.run_callback();
}

}

void CommandLine::parse(int count, const char* const* arguments) {
    expect_defaults();
    app_.parse(count, arguments);
    if (reads_defaults()) apply_defaults();
}

void CommandLine::expect_defaults() {
    for (const auto& value : defaults_.values)
        if (auto* app = command_of(app_, value.section); app != nullptr && !value.key.empty())
            if (auto* option = option_of(*app, value); option != nullptr) option->required(false);
}

void CommandLine::apply_defaults() {
    for (auto& value : defaults_.values) {
        auto* app = command_of(app_, value.section);
        if (app == nullptr) {
            if (value.key.empty())
                defaults_.say("CFG-0103", value, {usage::joined(value.section, ".")});
            continue;
        }
        if (value.key.empty()) continue;
        auto* option = option_of(*app, value);
        if (option == nullptr) {
            defaults_.say("CFG-0104", value,
                          {value.key, usage::joined({"hakem help", usage::joined(value.section)})});
        } else if (!option->get_configurable()) {
            defaults_.say("CFG-0106", value, {value.key});
        } else if (value.key != "plugin-dir" || may_name_plugins(defaults_, value)) {
            apply_default(*option, value);
        }
    }
    defaults_.diagnostics.sort();
}

/// What is typed wins, and also takes out what does not go with it.
void CommandLine::apply_default(CLI::Option& option, const DefaultValue& value) {
    if (option.count() != 0) return;
    if (excludes_one_given(option)) {
        for (const auto* other : option.get_excludes())
            if (origins_.count(other) != 0)
                defaults_.say("CFG-0109", value, {value.key, other->get_name()});
        return;
    }
    if (is_flag(option) != value.is_switch) {
        defaults_.say(value.is_switch ? "CFG-0102" : "CFG-0110", value, {value.key});
        return;
    }
    if (value.key == "profile")
        if (const auto trouble = profile_trouble(value.values.front(), language_); !trouble.empty())
            return defaults_.say("CFG-0105", value, {value.key, trouble});
    try {
        set(option, value);
        origins_[&option] = &value;
    } catch (const CLI::Error& error) {
        option.clear();
        defaults_.say("CFG-0105", value,
                      {value.key, to_text(phrase_of_usage(error.what()), language_)});
    }
}

}
