#pragma once
/// What the user asked for, command by command.

#include "command/adjourn/adjourn_command.hpp"
#include "command/audit/audit_command.hpp"
#include "command/batch/batch_command.hpp"
#include "command/check/judging_options.hpp"
#include "command/diff/diff_command.hpp"
#include "command/explain/explain_command.hpp"
#include "command/rule/rule_command.hpp"
#include "shape_command.hpp"
#include <hakem/language.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

/// Options that every command has.
struct CommonOptions {
    std::vector<std::filesystem::path> plugin_folders; ///< --plugin-dir, absolute
    std::optional<Language> language;                  ///< --lang; none = by the event
    bool strict = false;                               ///< --strict: repairs are errors
    bool with_identity = false;                        ///< identity numbers in full
    std::string input_format;                          ///< --from; empty = recognised
    std::string event;                                 ///< --event: which one of a PGN
};

struct InfoCommand {
    std::vector<std::filesystem::path> inputs; ///< files and folders
    std::string to = "text";
};

struct ConvertCommand {
    std::filesystem::path input, output;
    std::filesystem::path games; ///< PGN whose moves go to the pairings; empty = none
    std::string to;              ///< empty = by the extension of `output`
    std::string line_end;        ///< lf, crlf, cr; empty = as it was
    std::string encoding;
    bool ascii = false;
};

struct RankCommand {
    std::filesystem::path input;
    std::string tie_breaks, edition;
    int after = 0;
    bool explain = false; ///< what each round brought to each value
    std::string compare;  ///< two editions: "2024-08,2026-03"
    std::vector<std::int32_t> why;
    std::vector<std::string> categories; ///< "Girls: sex=female,under=14"
    bool draw_lots = false;
    std::optional<std::uint64_t> lot; ///< settles what the list leaves tied
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

struct PairCommand {
    std::filesystem::path input;
    std::string system; ///< id[@edition]; empty = the file decides
    int round = 0;
    bool all = false;
    bool draw_lots = false;
    std::optional<std::uint64_t> lot;
    std::optional<bool> double_cycle;
    bool swap_last_rounds = false;
    std::string initial_colour;       ///< white, black; empty = as the file shows
    int total_rounds = 0;             ///< 0 = as the file says
    std::vector<std::int32_t> absent; ///< from the next round, beside those of the file
    bool explain = false;
    std::vector<std::int32_t> why;
    std::vector<std::int32_t> why_not; ///< two and two make a pair
    std::vector<std::string> to = {"text"};
    std::filesystem::path out;
};

struct NumberCommand {
    std::filesystem::path input;
    std::string system; ///< id[@edition]; empty = the file decides
    std::optional<std::uint64_t> lot;
    bool explain = false;
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

struct CheckCommand {
    std::vector<std::filesystem::path> inputs;
    std::string system;         ///< id[@edition]; empty = the file decides
    std::string rounds;         ///< "1,3-5"; empty = all
    std::string initial_colour; ///< white, black; empty = as the file shows
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
    JudgingOptions judging;
};

/// Values as they were typed; empty = not asked for.
struct GenerateCommand {
    std::string seed; ///< of the first file; each next one has the next seed
    std::string players, teams, boards, reserves, rounds, rounds_played;
    std::string rating_mean, rating_spread, rating_range, unrated;
    std::string half_byes, full_byes, zero_byes, late_entries, withdrawals, forbidden_pairs;
    std::string forfeits, double_forfeits, unrated_games, uneven_results, adjourned, short_teams;
    std::string scoring, pairing_bye_points, initial_colour;
    std::string system; ///< id[@edition]
    std::string edition, tie_breaks, date;
    bool baku = false, mix = false;
    std::uint64_t count = 1;
    std::filesystem::path out; ///< folder; empty = stdout
};

struct PrizesCommand {
    std::filesystem::path input, plan;
    std::string tie_breaks, edition;
    std::vector<std::string> to = {"text"};
    std::filesystem::path out; ///< folder; empty = stdout
};

struct ReportCommand {
    std::vector<std::filesystem::path> inputs;
    std::filesystem::path out = "report";
    std::string set = "club";
    std::vector<std::string> to = {"html", "xlsx"};
    std::string tie_breaks, edition;
    std::vector<int> rounds;
    std::vector<std::int32_t> players;
    int after = 0;
    bool key_by_rank = false;
    std::filesystem::path package; ///< folder for a report package; empty = none, but reports
    std::vector<std::filesystem::path> with; ///< files of the package
    std::string profile;                     ///< that says what a package is
};

struct RateCommand {
    std::vector<std::filesystem::path> inputs; ///< files and folders
    std::string system;                        ///< id[@edition]
    std::filesystem::path list;                ///< empty = of the state, else the files' ratings
    std::string period;                        ///< "2026-11"; empty = each event alone
    std::filesystem::path state;
    std::string time_class;            ///< standard, rapid, blitz; empty = by each event
    std::vector<std::string> switches; ///< "cap=400"
    bool close = false;                ///< end the period
    bool norms = false;                ///< title norms beside the ratings
    bool preview = false;              ///< write nothing
    std::string replaces;              ///< id or file of the event that the one file corrects
    bool apart = false;                ///< what looks like a counted event is another
    std::string why;                   ///< a number, an id or part of a name
    std::vector<std::string> to;       ///< empty = text, into a folder html and xlsx
    std::filesystem::path out;         ///< folder; empty = stdout
};

struct RateDiffCommand {
    std::filesystem::path before, after; ///< folders of `rate --out`, or its JSON
    std::string to = "text";
};

struct PluginsCommand {
    std::string id; ///< info: the plugin asked for
    std::string to = "text";
};

}
