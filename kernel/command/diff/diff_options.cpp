// What `hakem diff` can be asked.

#include "command/command_line.hpp"
#include "content/comparison.hpp"

namespace hakem::command {

void CommandLine::add_diff() {
    auto* sub = command("diff", [this](Session s) { return diff(s, diff_); });
    sub->add_option("A", diff_.a, word("cli.diff-a"))->required()->type_name("");
    sub->add_option("B", diff_.b, word("cli.diff-b"))->required()->type_name("");
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < content::part_count; ++i)
        parts.emplace_back(word_of(static_cast<content::Part>(i)));
    sub->add_option("--only", diff_.only, word("cli.diff-only"))
        ->delimiter(',')
        ->check(CLI::IsMember(std::move(parts)))
        ->type_name("PART[,PART]")
        ->allow_extra_args(false);
    formats(*sub, diff_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", diff_.out, word("cli.out"))->type_name("DIR");
}

}
