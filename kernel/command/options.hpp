#pragma once
/// What the user asked for, command by command.

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
    std::string input_format;                          ///< --from; empty = recognised
};

struct InfoCommand {
    std::vector<std::filesystem::path> inputs; ///< files and folders
    std::string to = "text";
};

struct ConvertCommand {
    std::filesystem::path input, output;
    std::string to;       ///< empty = by the extension of `output`
    std::string line_end; ///< lf, crlf, cr; empty = as it was
    std::string encoding;
    bool ascii = false;
};

struct RankCommand {
    std::filesystem::path input;
    std::string tie_breaks, edition;
    int after = 0;
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
    std::vector<std::string> to = {"text"};
    std::filesystem::path out;
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
};

struct PluginsCommand {
    std::string id; ///< info: the plugin asked for
    std::string to = "text";
};

}
