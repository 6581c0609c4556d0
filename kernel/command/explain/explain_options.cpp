// What `hakem explain` can be asked.

#include "command/command_line.hpp"

namespace hakem::command {

void CommandLine::add_explain() {
    auto* sub = command("explain", [this](Session s) { return explain(s, explain_); });
    sub->add_option("CODE", explain_.codes, word("cli.explain-codes"))->type_name("");
    sub->add_flag("--list", explain_.list, word("cli.explain-list"));
    formats(*sub, explain_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", explain_.out, word("cli.out"))->type_name("DIR");
}

}
