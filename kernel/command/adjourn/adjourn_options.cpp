// What `hakem adjourn` can be asked.

#include "command/command_line.hpp"
#include <hakem/chess/notation.hpp>

namespace hakem::command {

namespace {

constexpr auto moment = "MOMENT", clocks = "WHITE,BLACK", clock = "H:MM:SS", side = "white|black";

}

/// Which game, when, and where what followed goes.
void CommandLine::add_adjourn_game(CLI::App& sub, bool dated) {
    sub.add_option("--round", adjourn_.round, word("cli.adjourn-round"))
        ->check(CLI::Range(1, 999))
        ->type_name("R");
    auto* white = sub.add_option("--white", adjourn_.white, word("cli.adjourn-white"))
                      ->check(CLI::Range(1, 9999))
                      ->type_name("N");
    sub.add_option("--board", adjourn_.board, word("cli.adjourn-board"))
        ->check(CLI::Range(1, 9999))
        ->type_name("B")
        ->excludes(white);
    sub.add_option("--seat", adjourn_.seat, word("cli.adjourn-seat"))
        ->check(CLI::Range(1, 99))
        ->type_name("S");
    if (dated) sub.add_option("--at", adjourn_.at, word("cli.adjourn-at"))->type_name(moment);
}

void CommandLine::add_adjourn_player(CLI::App& sub, bool required) {
    sub.add_option("--player", adjourn_.player, word("cli.adjourn-player"))
        ->check(CLI::IsMember({"white", "black"}))
        ->type_name(side)
        ->required(required);
}

/// A move that is sealed: on paper alone, or locked in the record as well.
void CommandLine::add_adjourn_sealing(CLI::App& sub) {
    sub.add_option("--lock", adjourn_.lock, word("cli.adjourn-lock"))->type_name("FILE");
    sub.add_option("--move-from", adjourn_.move_from, word("cli.adjourn-move-from"))
        ->type_name("FILE|-");
    add_adjourn_letters(sub);
    sub.add_option("--read", adjourn_.read, word("cli.adjourn-read"))->type_name(clocks);
}

void CommandLine::add_adjourn_letters(CLI::App& sub) {
    std::vector<std::string> codes;
    for (const auto& letters : chess::all_letters()) codes.emplace_back(letters.code);
    sub.add_option("--letters", adjourn_.letters, word("cli.adjourn-letters"))
        ->check(CLI::IsMember(codes))
        ->type_name("LANGUAGE");
}

/// Where and when the game goes on.
void CommandLine::add_adjourn_resumption(CLI::App& sub) {
    sub.add_option("--resume", adjourn_.resume, word("cli.adjourn-resume"))->type_name(moment);
    sub.add_option("--venue", adjourn_.venue, word("cli.adjourn-venue"))->type_name("TEXT");
    sub.add_option("--keeper", adjourn_.keeper, word("cli.adjourn-keeper"))->type_name("TEXT");
    sub.add_option("--default-time", adjourn_.default_time, word("cli.adjourn-default-time"))
        ->type_name(clock);
}

void CommandLine::add_adjourn_seal(CLI::App& sub) {
    const auto text = [&](const char* name, std::string& value, const char* key, const char* type) {
        sub.add_option(name, value, word(key))->type_name(type);
    };
    auto* pgn = sub.add_option("--pgn", adjourn_.pgn, word("cli.adjourn-pgn"))->type_name("FILE");
    sub.add_option("--game", adjourn_.pgn_game, word("cli.adjourn-game"))
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N");
    sub.add_option("--fen", adjourn_.fen, word("cli.adjourn-fen"))->type_name("FEN")->excludes(pgn);
    text("--left", adjourn_.left, "cli.adjourn-left", clocks);
    text("--session-start", adjourn_.session_start, "cli.adjourn-session-start", moment);
    text("--session-end", adjourn_.session_end, "cli.adjourn-session-end", moment);
    sub.add_option("--quota", adjourn_.quota, word("cli.adjourn-quota"))
        ->check(CLI::Range(0, 999))
        ->type_name("N");
    text("--given", adjourn_.given, "cli.adjourn-given", clock);
    text("--next-period", adjourn_.next_period, "cli.adjourn-next-period", clock);
    text("--increment", adjourn_.increment, "cli.adjourn-increment", clock);
    sub.add_flag("--early", adjourn_.early, word("cli.adjourn-early"));
    text("--shown", adjourn_.shown, "cli.adjourn-shown", "MOVE");
    sub.add_flag("--written", adjourn_.written, word("cli.adjourn-written"));
    add_adjourn_sealing(sub);
    text("--stopped", adjourn_.stopped, "cli.adjourn-stopped", moment);
    sub.add_flag("--no-own-sheet", adjourn_.no_own_sheet, word("cli.adjourn-no-own-sheet"));
    sub.add_flag("--no-opponent-sheet", adjourn_.no_opponent_sheet,
                 word("cli.adjourn-no-opponent-sheet"));
    sub.add_flag("--unclosed", adjourn_.unclosed, word("cli.adjourn-unclosed"));
    sub.add_flag("--started-opponent", adjourn_.started_opponent,
                 word("cli.adjourn-started-opponent"));
    add_adjourn_resumption(sub);
}

void CommandLine::add_adjourn_open(CLI::App& sub) {
    auto* text = sub.add_option("--text", adjourn_.text, word("cli.adjourn-text"));
    text->type_name("MOVE");
    auto* found = sub.add_option("--found", adjourn_.found, word("cli.adjourn-found"))
                      ->check(CLI::IsMember({"unreadable", "no-scoresheet", "no-move"}))
                      ->type_name("unreadable|no-scoresheet|no-move")
                      ->excludes(text);
    sub.add_option("--key", adjourn_.key, word("cli.adjourn-key-file"))
        ->type_name("FILE")
        ->excludes(text)
        ->excludes(found);
    add_adjourn_letters(sub);
}

void CommandLine::add_adjourn_reply(CLI::App& sub) { add_adjourn_sealing(sub); }

void CommandLine::add_adjourn_side(CLI::App& sub) { add_adjourn_player(sub, true); }

void CommandLine::add_adjourn_answer(CLI::App& sub) { add_adjourn_player(sub, false); }

void CommandLine::add_adjourn_nothing(CLI::App&) {}

void CommandLine::add_adjourn_resume(CLI::App& sub) {
    sub.add_option("--present", adjourn_.present, word("cli.adjourn-present"))
        ->check(CLI::IsMember({"both", "white", "black", "none"}))
        ->type_name("both|white|black|none")
        ->required();
    sub.add_option("--set", adjourn_.set, word("cli.adjourn-set"))->type_name(clocks);
}

void CommandLine::add_adjourn_arrive(CLI::App& sub) {
    add_adjourn_player(sub, true);
    sub.add_flag("--running", adjourn_.running, word("cli.adjourn-running"));
}

void CommandLine::add_adjourn_lost(CLI::App& sub) {
    sub.add_option("--set", adjourn_.set, word("cli.adjourn-lost-set"))->type_name(clocks);
    sub.add_flag("--position", adjourn_.position, word("cli.adjourn-lost-position"));
}

void CommandLine::add_adjourn_told(CLI::App& sub) {
    sub.add_option("--text", adjourn_.text, word("cli.adjourn-told-text"))
        ->type_name("MOVE")
        ->required();
    add_adjourn_letters(sub);
}

void CommandLine::add_adjourn_dispute(CLI::App& sub) {
    add_adjourn_player(sub, true);
    sub.add_option("--right", adjourn_.right, word("cli.adjourn-right"))
        ->type_name(clocks)
        ->required();
    sub.add_flag("--allowed", adjourn_.allowed, word("cli.adjourn-allowed"));
}

void CommandLine::add_adjourn_moved(CLI::App& sub) {
    add_adjourn_player(sub, true);
    sub.add_option("--move", adjourn_.move, word("cli.adjourn-move"))->type_name("MOVE");
    sub.add_option("--read", adjourn_.read, word("cli.adjourn-read"))->type_name(clocks);
}

void CommandLine::add_adjourn_excuse(CLI::App& sub) {
    add_adjourn_player(sub, true);
    sub.add_option("--reason", adjourn_.reason, word("cli.adjourn-reason"))->type_name("TEXT");
}

void CommandLine::add_adjourn_conclude(CLI::App& sub) {
    sub.add_option("--result", adjourn_.result, word("cli.adjourn-result"))
        ->type_name("1-0|1/2|0-1|0-0|1/2-0|0-1/2|+/-|-/+|-/-")
        ->required();
    sub.add_option("--reason", adjourn_.reason, word("cli.adjourn-reason"))->type_name("TEXT");
}

void CommandLine::add_adjourn_undo(CLI::App& sub) {
    sub.add_option("--reason", adjourn_.reason, word("cli.adjourn-undo-reason"))
        ->type_name("TEXT")
        ->required();
    sub.add_flag("--command", adjourn_.whole_command, word("cli.adjourn-undo-command"));
}

void CommandLine::add_adjourn_list(CLI::App& sub) {
    sub.add_option("--now", adjourn_.at, word("cli.adjourn-now"))->type_name(moment);
    sub.add_option("--pooled", adjourn_.pooled, word("cli.adjourn-pooled"))
        ->type_name("DATE[,DATE]");
}

void CommandLine::add_adjourn_print(CLI::App& sub) {
    sub.add_option("--what", adjourn_.what, word("cli.adjourn-what"))
        ->check(CLI::IsMember({"envelope", "resumption", "open", "protocol"}))
        ->type_name("envelope|resumption|open|protocol")
        ->required();
    sub.add_option("--now", adjourn_.at, word("cli.adjourn-now"))->type_name(moment);
}

/// The key is of no tournament.
void CommandLine::add_adjourn_key(CLI::App& adjourn) {
    auto* sub = adjourn.add_subcommand("key", word("cli.adjourn-key-about"));
    prepare(*sub);
    sub->add_option("NAME", adjourn_.name, word("cli.adjourn-name"))->required()->type_name("");
    sub->callback([this] {
        action_ = [this](Session s) { return hakem::command::adjourn_key(s, adjourn_); };
    });
}

void CommandLine::add_adjourn() {
    auto* sub = app_.add_subcommand("adjourn", word("cli.adjourn"));
    sub->require_subcommand(1);
    prepare(*sub);
    add_adjourn_key(*sub);
    const auto add = [&](const char* name, void (CommandLine::*options)(CLI::App&), bool dated) {
        auto* child = sub->add_subcommand(name, word(fmt::format("cli.adjourn-{}-about", name)));
        prepare(*child);
        child->add_option("FILE", adjourn_.input, word("cli.adjourn-file"))
            ->required()
            ->type_name("");
        add_adjourn_game(*child, dated);
        (this->*options)(*child);
        formats(*child, adjourn_.to, {"text", "json", "html", "xlsx"});
        child->add_option("--out", adjourn_.out, word("cli.out"))->type_name("DIR");
        child->callback([this, name] {
            adjourn_.verb = name;
            action_ = [this](Session s) { return hakem::command::adjourn(s, adjourn_); };
        });
    };
    add("seal", &CommandLine::add_adjourn_seal, true);
    add("put-off", &CommandLine::add_adjourn_resumption, true);
    add("offer", &CommandLine::add_adjourn_side, true);
    add("accept", &CommandLine::add_adjourn_answer, true);
    add("refuse", &CommandLine::add_adjourn_answer, true);
    add("agree", &CommandLine::add_adjourn_nothing, true);
    add("resign", &CommandLine::add_adjourn_side, true);
    add("resume", &CommandLine::add_adjourn_resume, true);
    add("arrive", &CommandLine::add_adjourn_arrive, true);
    add("open", &CommandLine::add_adjourn_open, true);
    add("reply", &CommandLine::add_adjourn_reply, true);
    add("lost", &CommandLine::add_adjourn_lost, true);
    add("told", &CommandLine::add_adjourn_told, true);
    add("dispute", &CommandLine::add_adjourn_dispute, true);
    add("moved", &CommandLine::add_adjourn_moved, true);
    add("excuse", &CommandLine::add_adjourn_excuse, true);
    add("default", &CommandLine::add_adjourn_nothing, true);
    add("flag", &CommandLine::add_adjourn_side, true);
    add("conclude", &CommandLine::add_adjourn_conclude, true);
    add("undo", &CommandLine::add_adjourn_undo, true);
    add("list", &CommandLine::add_adjourn_list, false);
    add("show", &CommandLine::add_adjourn_nothing, false);
    add("print", &CommandLine::add_adjourn_print, false);
}

}
