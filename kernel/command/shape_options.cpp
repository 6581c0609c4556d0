// What the commands about the program itself can be asked: help, completions, man, config.

#include "command_line.hpp"

namespace hakem::command {

/// The defaults file is no default of itself, and who may see identity numbers is said each time.
void CommandLine::add_defaults() {
    auto* file = app_.add_option("--config", config_file_, word("cli.config-file"));
    file->type_name("FILE")->configurable(false);
    app_.add_flag_callback(
            "--no-config", [] {}, word("cli.no-config"))
        ->excludes(file)
        ->configurable(false);
    app_.get_option("--with-identity")->configurable(false);
}

void CommandLine::add_help() {
    auto* sub = command("help", [this](Session s) { return hakem::command::help(s, help_); });
    std::vector<std::string> known;
    for (const auto* other : app_.get_subcommands(nullptr)) known.push_back(other->get_name());
    sub->add_option("COMMAND", help_.topic, word("cli.help-topic"))
        ->check(CLI::IsMember(known).application_index(0))
        ->type_name("");
    sub->add_flag("--json", help_.json, word("cli.help-json"))->configurable(false);
}

void CommandLine::add_completions() {
    auto* sub = command("completions", [this](Session s) { return completions(s, completions_); });
    sub->add_option("SHELL", completions_.shell, word("cli.completions-shell"))
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}))
        ->type_name("");
}

void CommandLine::add_man() {
    auto* sub = command("man", [this](Session s) { return man(s, man_); });
    std::vector<std::string> known;
    for (const auto* other : app_.get_subcommands(nullptr)) known.push_back(other->get_name());
    sub->add_option("COMMAND", man_.command, word("cli.man-command"))
        ->check(CLI::IsMember(known))
        ->type_name("");
    sub->add_option("--out", man_.out, word("cli.man-out"))->type_name("DIR")->configurable(false);
}

void CommandLine::add_config() {
    auto* sub = command("config", [this](Session s) {
        return hakem::command::config(s, config_, defaults_, settings());
    });
    sub->add_option("--to", config_.to, word("cli.to"))
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("text|json");
}

bool CommandLine::reads_defaults() const {
    for (const auto* name : {"help", "completions", "man", "version"})
        if (app_.got_subcommand(app_.get_subcommand(name))) return false;
    return true;
}

std::string CommandLine::help_of(const std::vector<std::string>& path) const {
    if (path.empty())
        return app_.get_formatter()->make_help(&app_, "hakem", CLI::AppFormatMode::Normal);
    const auto* at = &app_;
    std::string before = "hakem";
    for (const auto& name : path) {
        if (at != &app_) before += ' ' + at->get_name();
        at = at->get_subcommand(name);
    }
    return at->help(before);
}

}
