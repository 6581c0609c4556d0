#pragma once
/// What help and man pages say beside the options: exit codes, files, environment, examples. The
/// words are in the catalogue.

#include <string_view>

namespace hakem::usage {

/// Its meaning is the text "exit.<code>".
inline constexpr int exit_codes[] = {0, 1, 2, 3, 4, 5, 6, 70, 130};

/// Something by a name, and the key of what it is.
struct Named {
    std::string_view name, key;
};
inline constexpr Named files[] = {
    {"$XDG_CONFIG_HOME/hakem/hakem.toml", "man.file-config"},
    {"~/.config/hakem/hakem.toml", "man.file-config-home"},
    {"PREFIX/lib/hakem", "man.file-plugins"},
    {"PREFIX/share/hakem", "man.file-data"},
};
inline constexpr Named environment[] = {
    {"LC_ALL, LC_MESSAGES, LANG", "man.env-locale"},
    {"XDG_CONFIG_HOME, HOME", "man.env-config"},
    {"NO_COLOR", "man.env-colour"},
    {"SOURCE_DATE_EPOCH", "man.env-epoch"},
};

/// A command line of a command (by its first word), and the key of what it does.
struct Example {
    std::string_view command, line, key;
};
inline constexpr Example examples[] = {
    {"info", "hakem info open.trf", "example.info"},
    {"convert", "hakem convert open.trf open.xlsx", "example.convert"},
    {"convert", "hakem convert open.trf old.trf16", "example.convert-edition"},
    {"rank", "hakem rank open.trf --tiebreaks PTS,BH/C1,BH,SB", "example.rank"},
    {"rank", "hakem rank open.trf --why 6 1", "example.rank-why"},
    {"number", "hakem number entries.trf --explain", "example.number"},
    {"pair", "hakem pair swiss.trf", "example.pair"},
    {"pair", "hakem pair swiss.trf --why-not 1 2", "example.pair-why"},
    {"check", "hakem check submitted --profile tsf", "example.check"},
    {"check", "hakem check swiss.trf --to json", "example.check-json"},
    {"adjourn",
     "hakem adjourn seal open.trf --round 3 --board 2 --at \"2026-11-07 14:00\" --pgn game.pgn "
     "--left 0:35:00,1:02:10 --written --stopped 14:04:30",
     "example.adjourn-seal"},
    {"adjourn", "hakem adjourn open open.trf --round 3 --board 2 --at 09:01 --text Abd3",
     "example.adjourn-open"},
    {"adjourn", "hakem adjourn list open.trf", "example.adjourn-list"},
    {"adjourn", "hakem adjourn print open.trf --what envelope --to html --out papers",
     "example.adjourn-print"},
    {"explain", "hakem explain TRF-0107", "example.explain"},
    {"batch", "hakem batch submitted --out answers", "example.batch"},
    {"batch", "hakem batch submitted --out answers --resume", "example.batch-resume"},
    {"audit", "hakem audit pack year.zip -- batch submitted --out answers", "example.audit"},
    {"audit", "hakem audit verify year.zip", "example.audit-verify"},
    {"diff", "hakem diff sent.trf again.xml", "example.diff"},
    {"generate", "hakem generate --seed 42 --players 120 --rounds 9", "example.generate"},
    {"prizes", "hakem prizes open.trf --plan plan.json", "example.prizes"},
    {"rate", "hakem rate ukd.trf --system ukd --list list.csv", "example.rate"},
    {"rate", "hakem rate diff before after", "example.rate-diff"},
    {"rule", "hakem rule promotion --pgn game.pgn --stands-as rook", "example.rule"},
    {"report", "hakem report open.trf --out reports", "example.report"},
    {"plugins", "hakem plugins list --to json", "example.plugins"},
    {"config", "hakem config", "example.config"},
    {"help", "hakem help rate diff", "example.help"},
    {"help", "hakem help --json", "example.help-json"},
    {"completions", "source <(hakem completions bash)", "example.completions"},
    {"man", "hakem man check --lang tr | man -l -", "example.man"},
    {"version", "hakem version", "example.version"},
};

}
