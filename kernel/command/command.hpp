#pragma once
/// The commands. Each returns the exit code; what stops it is an Error.

#include "console.hpp"
#include "options.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/registry.hpp>

namespace hakem::command {

struct DefaultsFile;
struct Line;
struct Setting;

/// What a command works with.
struct Session {
    const CommonOptions& common;
    Registry& registry;
    Console& console;
    /// The name of the one file of this session, where it lies elsewhere: unpacked from a package.
    std::string_view shown_as = {};

    /// A text as it may be shown or kept: paths have identity numbers in them, too.
    std::string shown(const std::filesystem::path& path) const {
        const auto text = shown_as.empty() ? path.string() : std::string(shown_as);
        return common.with_identity ? text : without_identity(text);
    }
};

ExitCode info(Session session, const InfoCommand& command);
ExitCode convert(Session session, const ConvertCommand& command);
ExitCode rank(Session session, const RankCommand& command);
ExitCode number(Session session, const NumberCommand& command);
ExitCode pair(Session session, const PairCommand& command);
ExitCode check(Session session, const CheckCommand& command);
ExitCode batch(Session session, const BatchCommand& command);
ExitCode audit_pack(Session session, const AuditPackCommand& command, Line line);
ExitCode audit_verify(Session session, const AuditVerifyCommand& command);
ExitCode explain(Session session, const ExplainCommand& command);
ExitCode diff(Session session, const DiffCommand& command);
ExitCode generate(Session session, const GenerateCommand& command);
ExitCode prizes(Session session, const PrizesCommand& command);
ExitCode report(Session session, const ReportCommand& command);
ExitCode rate(Session session, const RateCommand& command);
ExitCode rule(Session session, const RuleCommand& command);
ExitCode adjourn(Session session, const AdjournCommand& command);
ExitCode adjourn_key(Session session, const AdjournCommand& command);
ExitCode rate_diff(Session session, const RateDiffCommand& command);
ExitCode plugins_list(Session session, const PluginsCommand& command);
ExitCode plugins_info(Session session, const PluginsCommand& command);
ExitCode version(Session session);
ExitCode help(Session session, const HelpCommand& command);
ExitCode completions(Session session, const CompletionsCommand& command);
ExitCode man(Session session, const ManCommand& command);
ExitCode config(Session session, const ConfigCommand& command, const DefaultsFile& file,
                const std::vector<Setting>& settings);

/// Reads the command line and runs what it asks for.
int run(int argument_count, const char* const* arguments);

}
