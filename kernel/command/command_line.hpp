#pragma once
/// The command line: what can be asked, read with CLI11.

#include "command.hpp"
#include "command/audit/audit_line.hpp"
#include "command/defaults/defaults_file.hpp"
#include "description.hpp"
#include "settings.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// A command line in the language of the reader: options are described by the catalogue.
class CommandLine {
public:
    explicit CommandLine(Language language, DefaultsFile defaults = DefaultsFile());

    /// Throws CLI::ParseError. What the defaults file gives need not be typed.
    void parse(int count, const char* const* arguments);

    const CommonOptions& common() const { return common_; }
    ExitCode run(Session session) const { return action_(session); }
    /// Of the command that was named, else of the program.
    std::string help() const { return app_.help("", CLI::AppFormatMode::Normal); }
    /// Of the command with that path; empty = of the program.
    std::string help_of(const std::vector<std::string>& path) const;
    /// Before anything is parsed.
    usage::Command description() { return description_of(app_); }
    /// The defaults file with all that is wrong in it.
    const DefaultsFile& defaults() const { return defaults_; }
    /// False for the commands about the program itself: a damaged file does not stop them.
    bool reads_defaults() const;
    /// All that has a value, after it was parsed.
    Line line() const;
    /// What holds for every option, and where it comes from.
    std::vector<Setting> settings() const;

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
    void add_judging(CLI::App& sub, JudgingOptions& judging);
    void add_batch();
    void add_audit();
    void add_audit_pack(CLI::App& sub);
    void add_audit_verify(CLI::App& sub);
    void add_explain();
    void add_diff();
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
    void add_adjourn();
    void add_adjourn_key(CLI::App& adjourn);
    void add_adjourn_game(CLI::App& sub, bool dated);
    void add_adjourn_player(CLI::App& sub, bool required);
    void add_adjourn_sealing(CLI::App& sub);
    void add_adjourn_letters(CLI::App& sub);
    void add_adjourn_resumption(CLI::App& sub);
    void add_adjourn_seal(CLI::App& sub);
    void add_adjourn_open(CLI::App& sub);
    void add_adjourn_reply(CLI::App& sub);
    void add_adjourn_side(CLI::App& sub);
    void add_adjourn_answer(CLI::App& sub);
    void add_adjourn_nothing(CLI::App& sub);
    void add_adjourn_resume(CLI::App& sub);
    void add_adjourn_arrive(CLI::App& sub);
    void add_adjourn_lost(CLI::App& sub);
    void add_adjourn_told(CLI::App& sub);
    void add_adjourn_dispute(CLI::App& sub);
    void add_adjourn_moved(CLI::App& sub);
    void add_adjourn_excuse(CLI::App& sub);
    void add_adjourn_conclude(CLI::App& sub);
    void add_adjourn_undo(CLI::App& sub);
    void add_adjourn_list(CLI::App& sub);
    void add_adjourn_print(CLI::App& sub);
    void add_plugins();
    void add_version();
    void add_defaults();
    void add_help();
    void add_completions();
    void add_man();
    void add_config();
    void expect_defaults();
    void apply_defaults();
    void apply_default(CLI::Option& option, const DefaultValue& value);

    Language language_;
    CLI::App app_;
    CommonOptions common_;
    InfoCommand info_;
    ConvertCommand convert_;
    RankCommand rank_;
    NumberCommand number_;
    PairCommand pair_;
    CheckCommand check_;
    BatchCommand batch_;
    AuditPackCommand audit_pack_;
    AuditVerifyCommand audit_verify_;
    ExplainCommand explain_;
    DiffCommand diff_;
    GenerateCommand generate_;
    PrizesCommand prizes_;
    RateCommand rate_;
    RateDiffCommand rate_diff_;
    RuleCommand rule_;
    AdjournCommand adjourn_;
    ReportCommand report_;
    PluginsCommand plugins_;
    HelpCommand help_;
    CompletionsCommand completions_;
    ManCommand man_;
    ConfigCommand config_;
    DefaultsFile defaults_;
    std::string config_file_;
    /// Which options have their value from the defaults file.
    std::map<const CLI::Option*, const DefaultValue*> origins_;
    std::function<ExitCode(Session)> action_;
};

}
