#include "description.hpp"

#include <algorithm>
#include <cctype>

namespace hakem::command {

namespace {

using usage::Takes;

/// "FORMAT:{text,json}", "N:INT in [1 - 999]": the word of the help and what CLI11 puts behind it.
struct Type {
    std::string word;
    std::vector<std::string> values;
    std::string least, greatest;
};

Type type_of(const CLI::Option& option) {
    Type type;
    const auto whole = option.get_type_name();
    if (const auto set = whole.find(":{"); set != std::string::npos) {
        type.word = whole.substr(0, set);
        const auto end = std::min(whole.find('}', set), whole.size());
        type.values = CLI::detail::split(whole.substr(set + 2, end - set - 2), ',');
        return type;
    }
    const auto range = whole.find(" in [");
    if (range == std::string::npos) {
        type.word = whole;
        return type;
    }
    type.word = whole.substr(0, std::min(whole.rfind(':', range), range));
    const auto middle = whole.find(" - ", range);
    type.least = whole.substr(range + 5, middle - range - 5);
    type.greatest = whole.substr(middle + 3, whole.find(']', middle) - middle - 3);
    return type;
}

bool is_one_of(const std::string& word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The words that the help uses for files and folders. An argument has no type: its name is it.
Takes takes_of(const CLI::Option& option, const Type& type) {
    if (option.get_items_expected_max() == 0) return Takes::nothing;
    const auto word = option.get_positional() ? option.get_name(true) : type.word;
    for (const auto& part : CLI::detail::split(word, '|')) {
        if (part == "DIR") return Takes::folder;
        if (is_one_of(part, {"FILE", "FOLDER", "IN", "OUT", "A", "B", "PGN", "PLAN", "LIST"}))
            return Takes::file;
    }
    return type.least.empty() ? Takes::text : Takes::number;
}

/// "2018|2023" and "N|-": the words in it that are no placeholders.
std::vector<std::string> words_of(const std::string& type) {
    std::vector<std::string> words;
    if (type.find('|') == std::string::npos) return words;
    for (const auto& part : CLI::detail::split(type, '|')) {
        const auto is_capital = [](unsigned char c) { return std::isupper(c) != 0; };
        if (std::none_of(part.begin(), part.end(), is_capital) &&
            part.find('[') == std::string::npos)
            words.push_back(part);
    }
    return words;
}

/// What is known of values that are names of installed parts: the type of the option says only what
/// they are.
struct Known {
    std::string_view command; ///< last word; empty = whichever has the option
    std::string_view option;
    std::vector<std::string> values;
};

const std::vector<Known>& known_values() {
    static const std::vector<std::string> pairing = {"dutch", "round-robin", "ulusal-swiss"};
    static const std::vector<Known> known = {
        {"", "--profile", {"club", "dbsb", "fide", "kksf", "tsf"}},
        {"rate", "--system", {"fide", "ukd"}},
        {"pair", "--system", pairing},
        {"check", "--system", pairing},
        {"number", "--system", pairing},
    };
    return known;
}

void add_known_values(usage::Command& command) {
    for (auto& option : command.options)
        for (const auto& known : known_values())
            if (option.names.front() == known.option &&
                (known.command.empty() || command.path.back() == known.command)) {
                option.values = known.values;
                option.others = true;
            }
}

/// What the variable of the option holds before anything is read; nothing where that is nothing.
std::string fallback_of(CLI::Option& option) {
    option.capture_default_str();
    auto text = option.get_default_str();
    option.default_str("");
    if (text.size() > 1 && text.front() == '[' && text.back() == ']')
        text = text.substr(1, text.size() - 2);
    std::erase(text, '"');
    return text == "0" || text == "false" || text == "{}" ? std::string() : text;
}

std::vector<std::string> names_that_exclude(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const auto* other : option.get_excludes()) names.push_back(other->get_name());
    std::sort(names.begin(), names.end());
    return names;
}

usage::Option option_of(CLI::Option& option) {
    const auto type = type_of(option);
    usage::Option one;
    for (const auto& name : option.get_snames()) one.names.push_back('-' + name);
    for (const auto& name : option.get_lnames())
        (option.check_fname(name) ? one.opposites : one.names).push_back("--" + name);
    if (option.get_positional()) one.names = {option.get_name(true)};
    one.takes = takes_of(option, type);
    one.value = option.get_positional() ? one.names.front() : type.word;
    one.values = type.values.empty() ? words_of(type.word) : type.values;
    if (one.takes == Takes::nothing) one.value.clear(), one.values.clear();
    one.least = type.least;
    one.greatest = type.greatest;
    one.fallback = fallback_of(option);
    one.about = option.get_description();
    one.excludes = names_that_exclude(option);
    one.separator = one.takes == Takes::nothing ? '\0' : option.get_delimiter();
    one.required = option.get_required();
    one.repeatable = option.get_items_expected_max() > 1 && option.get_expected_max() > 1;
    one.in_file = !option.get_positional() && option.get_configurable();
    return one;
}

usage::Command command_of(CLI::App& app, const std::vector<std::string>& path) {
    usage::Command command;
    command.path = path;
    command.about = app.get_description();
    command.needs_command = app.get_require_subcommand_min() > 0;
    for (auto* option : app.get_options()) {
        // --help is among the options of the program, and holds for all.
        if (option == app.get_help_ptr() && !path.empty()) continue;
        auto& list = option->get_positional() ? command.arguments : command.options;
        list.push_back(option_of(*option));
    }
    if (!path.empty()) add_known_values(command);
    for (auto* sub : app.get_subcommands(nullptr)) {
        auto below = path;
        below.push_back(sub->get_name());
        command.commands.push_back(command_of(*sub, below));
    }
    return command;
}

}

usage::Command description_of(CLI::App& app) { return command_of(app, {}); }

}
