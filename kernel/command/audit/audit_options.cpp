// What `hakem audit` can be asked.

#include "audit_line.hpp"
#include "command/command_line.hpp"

namespace hakem::command {

void CommandLine::add_audit_pack(CLI::App& sub) {
    sub.add_option("FILE", audit_pack_.package, word("cli.audit-package"))
        ->required()
        ->type_name("");
    sub.add_option("COMMAND", audit_pack_.command, word("cli.audit-command"))
        ->required()
        ->type_name("");
    sub.add_flag("--redact", audit_pack_.redact, word("cli.audit-redact"));
    sub.add_option("--minutes", audit_pack_.time, word("cli.audit-minutes"))
        ->check(CLI::Range(1, 1440))
        ->type_name("N");
}

void CommandLine::add_audit_verify(CLI::App& sub) {
    sub.add_option("FILE", audit_verify_.package, word("cli.audit-verified"))
        ->required()
        ->type_name("");
    sub.add_option("--inputs", audit_verify_.inputs, word("cli.audit-inputs"))->type_name("DIR");
    sub.add_flag("--against-version-only", audit_verify_.version_only,
                 word("cli.audit-version-only"));
    sub.add_option("--minutes", audit_verify_.time, word("cli.audit-minutes"))
        ->check(CLI::Range(1, 1440))
        ->type_name("N");
    sub.add_option("--to", audit_verify_.to, word("cli.to"))
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("text|json");
}

void CommandLine::add_audit() {
    auto* sub = app_.add_subcommand("audit", word("cli.audit"));
    sub->require_subcommand(1);
    prepare(*sub);
    auto* pack = sub->add_subcommand("pack", word("cli.audit-pack"));
    prepare(*pack);
    add_audit_pack(*pack);
    pack->callback([this] {
        action_ = [this](Session s) {
            return audit_pack(s, audit_pack_,
                              understood(language_, defaults_, audit_pack_.command));
        };
    });
    auto* verify = sub->add_subcommand("verify", word("cli.audit-verify"));
    prepare(*verify);
    add_audit_verify(*verify);
    verify->callback(
        [this] { action_ = [this](Session s) { return audit_verify(s, audit_verify_); }; });
}

}
