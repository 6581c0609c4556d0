// What `hakem rule` can be asked.

#include "command/command_line.hpp"

namespace hakem::command {

namespace {

constexpr auto squares = "SQUARE[,SQUARE]";

}

/// What the three rules share: the time, the edition, and where the sheet goes.
void CommandLine::add_rule_common(CLI::App& sub) {
    sub.add_option("--time", rule_.time, word("cli.rule-time"))
        ->check(CLI::IsMember({"standard", "rapid", "blitz"}))
        ->type_name("standard|rapid|blitz");
    sub.add_flag("--supervised,!--unsupervised", rule_.supervised, word("cli.rule-supervised"))
        ->multi_option_policy(CLI::MultiOptionPolicy::Throw);
    sub.add_option("--count", rule_.count, word("cli.rule-count"))
        ->check(CLI::Range(1, 99))
        ->type_name("N");
    sub.add_flag("--opponent-moved", rule_.opponent_moved, word("cli.rule-opponent-moved"));
    sub.add_option("--edition", rule_.edition, word("cli.rule-edition"))->type_name("2018|2023");
    sub.add_option("--date", rule_.date, word("cli.rule-date"))->type_name("DATE");
    sub.add_option("--notation", rule_.notation, word("cli.rule-notation"))
        ->check(CLI::IsMember({"short", "long", "figurine", "uci"}))
        ->type_name("short|long|figurine|uci");
    formats(sub, rule_.to, {"text", "json", "html", "xlsx"});
    sub.add_option("--out", rule_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_rule_touch(CLI::App& sub) {
    sub.add_option("--fen", rule_.fen, word("cli.rule-fen"))->required()->type_name("FEN");
    const auto list = [&](const char* name, std::vector<std::string>& value, const char* key) {
        sub.add_option(name, value, word(key))
            ->delimiter(',')
            ->allow_extra_args(false)
            ->type_name(squares);
    };
    list("--touched", rule_.touched, "cli.rule-touched");
    list("--adjust", rule_.adjusted, "cli.rule-adjust");
    list("--late-adjust", rule_.late, "cli.rule-late-adjust");
    list("--accidental", rule_.accidental, "cli.rule-accidental");
    sub.add_flag("--unclear", rule_.order_unclear, word("cli.rule-unclear"));
    sub.add_flag("--claim-lost", rule_.claim_lost, word("cli.rule-claim-lost"));
    auto* released = sub.add_option("--released", rule_.released, word("cli.rule-released"));
    released->type_name("MOVE");
    sub.add_option("--completed", rule_.completed, word("cli.rule-completed"))
        ->excludes(released)
        ->type_name("MOVE");
    sub.add_option("--placed", rule_.placed, word("cli.rule-placed"))->type_name("SQUARE=PIECE");
}

void CommandLine::add_rule_promotion(CLI::App& sub) {
    sub.add_option("--pgn", rule_.pgn, word("cli.rule-pgn"))->required()->type_name("FILE");
    sub.add_option("--game", rule_.game, word("cli.rule-game"))
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N");
    sub.add_option("--ply", rule_.ply, word("cli.rule-ply"))->type_name("N|MOVE");
    sub.add_option("--stands-as", rule_.stands_as, word("cli.rule-stands-as"))
        ->required()
        ->type_name("PIECE");
}

void CommandLine::add_rule_illegal(CLI::App& sub) {
    sub.add_option("--case", rule_.illegal_case, word("cli.rule-case"))
        ->check(CLI::IsMember({"completed", "pawn", "no-move", "two-hands", "kings"}))
        ->type_name("completed|pawn|no-move|two-hands|kings");
    sub.add_option("--fen", rule_.fen, word("cli.rule-fen-before"))->type_name("FEN");
    sub.add_option("--player", rule_.player, word("cli.rule-player"))
        ->check(CLI::IsMember({"white", "black"}))
        ->type_name("white|black");
    sub.add_flag("--claimed", rule_.claimed, word("cli.rule-claimed"));
    sub.add_flag("--mended", rule_.mended, word("cli.rule-mended"));
}

void CommandLine::add_rule() {
    auto* sub = app_.add_subcommand("rule", word("cli.rule"));
    sub->require_subcommand(1);
    prepare(*sub);
    const auto add = [&](const char* name, void (CommandLine::*options)(CLI::App&)) {
        auto* child = sub->add_subcommand(name, word(fmt::format("cli.rule-{}-about", name)));
        prepare(*child);
        (this->*options)(*child);
        add_rule_common(*child);
        child->callback([this, name] {
            rule_.rule = name;
            action_ = [this](Session s) { return hakem::command::rule(s, rule_); };
        });
    };
    add("touch", &CommandLine::add_rule_touch);
    add("promotion", &CommandLine::add_rule_promotion);
    add("illegal", &CommandLine::add_rule_illegal);
}

}
