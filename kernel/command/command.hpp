#pragma once
/// The commands. Each returns the exit code; what stops it is an Error.

#include "console.hpp"
#include "options.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/registry.hpp>

namespace hakem::command {

/// What a command works with.
struct Session {
    const CommonOptions& common;
    Registry& registry;
    Console& console;

    /// A text as it may be shown or kept: paths have identity numbers in them, too.
    std::string shown(const std::filesystem::path& path) const {
        return common.with_identity ? path.string() : without_identity(path.string());
    }
};

ExitCode info(Session session, const InfoCommand& command);
ExitCode convert(Session session, const ConvertCommand& command);
ExitCode rank(Session session, const RankCommand& command);
ExitCode number(Session session, const NumberCommand& command);
ExitCode pair(Session session, const PairCommand& command);
ExitCode check(Session session, const CheckCommand& command);
ExitCode generate(Session session, const GenerateCommand& command);
ExitCode prizes(Session session, const PrizesCommand& command);
ExitCode report(Session session, const ReportCommand& command);
ExitCode rate(Session session, const RateCommand& command);
ExitCode rule(Session session, const RuleCommand& command);
ExitCode rate_diff(Session session, const RateDiffCommand& command);
ExitCode plugins_list(Session session, const PluginsCommand& command);
ExitCode plugins_info(Session session, const PluginsCommand& command);
ExitCode version(Session session);

/// Reads the command line and runs what it asks for.
int run(int argument_count, const char* const* arguments);

}
