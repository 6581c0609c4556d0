#include "audit_paths.hpp"

#include "audit/manifest.hpp"
#include <hakem/error.hpp>

#include <algorithm>
#include <array>

namespace hakem::command {

namespace {

template<class Words>
bool has(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 11> auditable = {"adjourn", "batch",  "check", "convert",
                                                        "diff",    "number", "pair",  "prizes",
                                                        "rank",    "rate",   "report"};
constexpr std::array<std::string_view, 7> refused = {
    "--plugin-dir", "--config", "--files-from", "--resume", "--watch", "--watch-runs", "--help"};
constexpr std::array<std::string_view, 3> looking = {"list", "show", "print"};
/// Their reasons are in JSON; what the others make is no decision, or has it beside it.
constexpr std::array<std::string_view, 7> deciding = {"check",  "diff", "number", "pair",
                                                      "prizes", "rank", "rate"};

std::string_view first_word(const Line& line) {
    return line.command.empty() ? std::string_view() : std::string_view(line.command.front());
}

/// As the profiles are named; everything else is a path.
bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

}

PathRole role_of(const Line& line, const LineOption& option, std::string_view value) {
    if (option.takes != usage::Takes::file && option.takes != usage::Takes::folder)
        return PathRole::none;
    if (option.name == "--out" || option.name == "--package") return PathRole::output;
    if (first_word(line) == "convert" && option.name == "OUT") return PathRole::output;
    if (option.type.starts_with("NAME|") && is_name(value)) return PathRole::none;
    if (option.type.starts_with("ID|") && !std::filesystem::exists(value)) return PathRole::none;
    // The first period makes its state.
    if (option.name == "--state" && !std::filesystem::exists(value)) return PathRole::output;
    return PathRole::input;
}

void require_auditable(const Line& line) {
    const auto command = first_word(line);
    if (!has(auditable, command) && command != "rule")
        throw Error(ExitCode::wrong_usage, "error.audit-not-this", {std::string(command)});
    // The other commands of `adjourn` write down what happens, once and for all.
    if (command == "adjourn" && (line.command.size() < 2 || !has(looking, line.command[1])))
        throw Error(ExitCode::wrong_usage, "error.audit-not-this",
                    {usage::joined(line.command, " ")});
    for (const auto& option : line.options) {
        if (has(refused, option.name))
            throw Error(ExitCode::wrong_usage, "error.audit-option", {option.name});
        for (const auto& value : option.values)
            if (value == "-" && role_of(line, option, value) != PathRole::none)
                throw Error(ExitCode::wrong_usage, "error.audit-stdin");
    }
}

bool stays_inside(const Line& line) {
    for (const auto& option : line.options)
        for (const auto& value : option.values) {
            if (option.takes != usage::Takes::file && option.takes != usage::Takes::folder)
                continue;
            if (!audit::is_harmless(value)) return false;
        }
    return true;
}

std::optional<Line> decisions_of(Line line) {
    const auto command = first_word(line);
    if (!has(deciding, command) && command != "rule") return std::nullopt;
    const auto* to = line.find("--to");
    if (to != nullptr && has(to->values, "json")) return std::nullopt;
    const bool writes = line.find("--state") != nullptr;
    std::erase_if(line.options, [](const LineOption& option) {
        return option.name == "--to" || option.name == "--out";
    });
    const auto first_argument = std::find_if(line.options.begin(), line.options.end(),
                                             [](const auto& one) { return one.is_argument(); });
    line.options.insert(first_argument, {"--to", {"json"}, usage::Takes::text, "FORMAT"});
    if (writes && line.find("--preview") == nullptr)
        line.options.push_back({"--preview", {"true"}, usage::Takes::nothing, {}});
    return line;
}

}
