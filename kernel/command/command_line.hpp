#pragma once
/// The command line: what can be asked, read with CLI11.

#include "command.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// A command line in the language of the reader: options are described by the catalogue.
class CommandLine {
public:
    explicit CommandLine(Language language);

    /// Throws CLI::ParseError.
    void parse(int count, const char* const* arguments) { app_.parse(count, arguments); }

    const CommonOptions& common() const { return common_; }
    ExitCode run(Session session) const { return action_(session); }
    /// Of the command that was named, else of the program.
    std::string help() const { return app_.help("", CLI::AppFormatMode::Normal); }
    std::string help_of_program() const {
        return app_.get_formatter()->make_help(&app_, "hakem", CLI::AppFormatMode::Normal);
    }

private:
    std::string word(std::string_view key) const { return std::string(text(key, language_)); }

    template<class Action>
    CLI::App* command(const char* name, Action action) {
        auto* sub = app_.add_subcommand(name, word(fmt::format("cli.{}", name)));
        prepare(*sub);
        sub->callback([this, action] { action_ = action; });
        return sub;
    }

    /// Options of all commands may stand before or behind the name of the command.
    void prepare(CLI::App& sub) {
        sub.set_help_flag("-h,--help", word("cli.help"));
        sub.fallthrough();
        sub.group(word("cli.commands"));
        sub.footer(word("cli.common-footer"));
    }

    CLI::Option* formats(CLI::App& sub, std::vector<std::string>& to,
                         std::vector<std::string> known) {
        return sub.add_option("--to", to, word("cli.to"))
            ->delimiter(',')
            ->check(CLI::IsMember(std::move(known)))
            ->type_name("FORMAT[,FORMAT]")
            ->allow_extra_args(false);
    }

    void add_common();
    void add_info();
    void add_convert();
    void add_lot(CLI::App& sub, std::optional<std::uint64_t>& lot, std::string_view key);
    void add_ranking(CLI::App& sub, std::string& tie_breaks, std::string& edition, int& after);
    void add_rank();
    void add_number();
    void add_pair();
    void add_check();
    void add_generate();
    void add_prizes();
    void add_rate();
    void add_rate_diff(CLI::App& rate);
    void add_rule();
    void add_rule_common(CLI::App& sub);
    void add_rule_touch(CLI::App& sub);
    void add_rule_promotion(CLI::App& sub);
    void add_rule_illegal(CLI::App& sub);
    void add_report();
    void add_plugins();
    void add_version();

    Language language_;
    CLI::App app_;
    CommonOptions common_;
    InfoCommand info_;
    ConvertCommand convert_;
    RankCommand rank_;
    NumberCommand number_;
    PairCommand pair_;
    CheckCommand check_;
    GenerateCommand generate_;
    PrizesCommand prizes_;
    RateCommand rate_;
    RateDiffCommand rate_diff_;
    RuleCommand rule_;
    ReportCommand report_;
    PluginsCommand plugins_;
    std::string help_topic_;
    std::function<ExitCode(Session)> action_;
};

}
