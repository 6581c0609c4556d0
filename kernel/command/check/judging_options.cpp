// The options by which files are judged: of `hakem check`, and of all that judge as it does.

#include "command/command_line.hpp"

namespace hakem::command {

void CommandLine::add_judging(CLI::App& sub, JudgingOptions& judging) {
    const auto path = [&](const char* name, auto& value, const char* key) {
        return sub.add_option(name, value, word(key))->type_name("FILE")->allow_extra_args(false);
    };
    sub.add_option("--profile", judging.profile, word("cli.profile"))->type_name("NAME|FILE");
    path("--override", judging.overrides, "cli.override");
    sub.add_option("--off", judging.off, word("cli.off"))
        ->type_name("CODE=REASON")
        ->allow_extra_args(false);
    path("--list", judging.list, "cli.check-list");
    path("--plan", judging.plan, "cli.check-plan");
}

}
