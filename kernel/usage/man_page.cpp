#include "usage/man_page.hpp"

#include "usage/roff.hpp"
#include "usage/tables.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::usage {

namespace {

/// The day that stands on the pages: that of their last change, never the clock's.
constexpr std::string_view day = "2026-11-30";

std::string name_of(const Command& command) {
    return command.path.empty() ? "hakem" : "hakem-" + joined(command.path, "-");
}

/// What stands on a page, in one language.
class Page {
public:
    Page(const Command& program, Language language) : program_(program), language_(language) {}

    std::string of(const Command& command) {
        head(command);
        if (command.path.empty()) commands();
        const bool has_own = !command.options.empty() || !command.arguments.empty();
        if (has_own || !command.commands.empty())
            section(has_own ? "man.options" : "cli.label-SUBCOMMANDS");
        options(command);
        for (const auto& sub : command.commands)
            if (!command.path.empty()) below(sub);
        if (!command.path.empty()) {
            section("man.common-options");
            page_ += text_line(word("man.common-options-text")) + reference(program_) + ".\n";
        }
        list("man.exit-status", exit_codes);
        if (command.path.empty()) {
            list("man.files", files);
            list("man.environment", environment);
        }
        show_examples(command);
        see_also(command);
        return std::move(page_);
    }

private:
    std::string_view word(std::string_view key) const { return text(key, language_); }
    void section(std::string_view key) { page_ += fmt::format(".SH {}\n", argument(word(key))); }

    static std::string reference(const Command& command) { return bold(name_of(command)) + "(1)"; }

    void head(const Command& command) {
        page_ =
            fmt::format(".\\\" Made by `hakem man`.\n.TH {} 1 \"{}\" {} hakem\n",
                        argument(upper(name_of(command))), day, argument("hakem " HAKEM_VERSION));
        section("man.name");
        page_ += fmt::format("{} \\- {}\n", roff(name_of(command)), roff(command.about));
        section("man.synopsis");
        if (command.path.empty() || !command.needs_command) synopsis(command);
        if (!command.path.empty())
            for (const auto& sub : command.commands) synopsis(sub);
        const auto key = command.path.empty() ? std::string("man.about")
                                              : fmt::format("man.about-{}", command.path.front());
        if (!has_text(key)) return;
        section("man.description");
        page_ += text_line(word(key));
    }

    static std::string upper(std::string text) {
        std::transform(text.begin(), text.end(), text.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
        return text;
    }

    /// One line; a line below another one begins anew.
    void synopsis(const Command& command) {
        if (!page_.ends_with(fmt::format("{}\n", argument(word("man.synopsis"))))) page_ += ".br\n";
        page_ += bold(joined({"hakem", joined(command.path)}));
        page_ += fmt::format(" [{}]", italic(word("man.options-word")));
        for (const auto& one : command.arguments)
            page_ += fmt::format(fmt::runtime(one.required ? " {}{}" : " [{}{}]"),
                                 italic(one.names.front()), one.repeatable ? "..." : "");
        if (command.path.empty())
            page_ += fmt::format(" {} ...", italic(word("cli.label-SUBCOMMAND")));
        page_ += '\n';
    }

    void commands() {
        section("cli.label-SUBCOMMANDS");
        for (const auto& command : program_.commands)
            page_ += fmt::format(".TP\n{}\n{}", reference(command), text_line(command.about));
    }

    void options(const Command& command) {
        for (const auto& one : command.arguments)
            page_ += fmt::format(".TP\n{}\n{}", italic(one.names.front()), text_line(told(one)));
        for (const auto& one : command.options) page_ += option(one);
    }

    std::string option(const Option& one) const {
        std::vector<std::string> names;
        for (const auto& name : one.names) names.push_back(bold(name));
        for (const auto& name : one.opposites) names.push_back(bold(name));
        const auto value = one.value.empty() ? "" : ' ' + italic(one.value);
        return fmt::format(".TP\n{}{}\n{}", joined(names, ", "), value, text_line(told(one)));
    }

    /// What it is, and then what is allowed, what holds without it, what it does not go with.
    std::string told(const Option& one) const {
        auto sentence = one.about;
        const auto also = [&](std::string_view key, std::vector<std::string> arguments) {
            sentence += "; " + format_text(key, language_, arguments);
        };
        if (!one.values.empty() && one.values != std::vector<std::string>{"-"})
            also(one.others ? "man.known-values" : "man.values", {joined(one.values, ", ")});
        if (!one.least.empty()) also("man.range", {one.least, one.greatest});
        if (!one.fallback.empty()) also("man.default", {one.fallback});
        if (one.required && !one.names.front().empty() && one.names.front().front() == '-')
            also("man.required", {});
        if (!one.excludes.empty()) also("man.excludes", {joined(one.excludes, ", ")});
        return sentence;
    }

    void below(const Command& command) {
        page_ += fmt::format(".SS {}\n{}", argument(joined({"hakem", joined(command.path)})),
                             text_line(command.about));
        options(command);
    }

    void list(std::string_view heading, const int (&codes)[std::size(exit_codes)]) {
        section(heading);
        for (const int code : codes)
            page_ += fmt::format(".TP\n{}\n{}", bold(std::to_string(code)),
                                 text_line(word(fmt::format("exit.{}", code))));
    }

    void list(std::string_view heading, const auto& named) {
        section(heading);
        for (const auto& [name, key] : named)
            page_ += fmt::format(".TP\n{}\n{}", italic(name), text_line(word(key)));
    }

    /// The program's page shows the first example of each command.
    void show_examples(const Command& command) {
        std::string shown;
        std::string_view last;
        for (const auto& example : examples) {
            const bool here = command.path.empty() ? example.command != last
                                                   : example.command == command.path.front();
            last = example.command;
            if (!here || find_command(program_, {std::string(example.command)}) == nullptr)
                continue;
            shown += fmt::format(".PP\n{}.PP\n.RS 4\n.EX\n{}.EE\n.RE\n",
                                 text_line(word(example.key)), text_line(example.line));
        }
        if (shown.empty()) return;
        section("man.examples");
        page_ += shown.substr(4); // a section begins with no paragraph of its own
    }

    void see_also(const Command& command) {
        section("man.see-also");
        std::vector<std::string> pages;
        if (!command.path.empty()) pages.push_back(reference(program_));
        for (const auto& other : program_.commands)
            if (&other != &command) pages.push_back(reference(other));
        page_ += joined(pages, ",\n") + '\n';
    }

    const Command& program_;
    Language language_;
    std::string page_;
};

}

std::string man_name(const Command& command) { return name_of(command) + ".1"; }

std::string man_page(const Command& program, const Command& command, Language language) {
    return Page(program, language).of(command);
}

}
