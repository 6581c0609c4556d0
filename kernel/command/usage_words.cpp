#include "usage_words.hpp"

#include <array>
#include <regex>
#include <string_view>
#include <vector>

namespace hakem::command {

namespace {

/// What CLI11 says, with groups for the arguments of the message.
struct Pattern {
    const char* said;
    std::string_view key;
};

// The first that fits; its errors carry no other data than this text.
constexpr std::array<Pattern, 11> patterns{
    {{"A subcommand is required", "error.usage-no-command"},
     {"(.+) is required", "error.usage-required"},
     {"The following arguments? (?:was|were) not expected: (.+)", "error.usage-extras"},
     {"(.+) excludes (.+)", "error.usage-excludes"},
     {"(.+) requires (.+)", "error.usage-requires"},
     {"(.+): \\d+ required .+ missing", "error.usage-no-value"},
     {"(.+): At Most (\\d+) required but received (\\d+)", "error.usage-too-many"},
     {"(.+): (.*) not in \\{(.+)\\}", "error.usage-not-in"},
     {"(.+): Value (.*) not in range (.+) to (.+)", "error.usage-not-in-range"},
     {"Could not convert: (.+) = (.*)", "error.usage-no-such-value"},
     {"(.+) was given a disallowed flag override", "error.usage-no-value-wanted"}}};

}

Phrase phrase_of_usage(const std::string& said) {
    constexpr std::size_t longest = 2000; // what std::regex can match without a deep stack
    for (const auto& pattern : patterns) {
        if (said.size() > longest) break;
        std::smatch found;
        if (!std::regex_match(said, found, std::regex(pattern.said))) continue;
        std::vector<std::string> arguments;
        for (std::size_t i = 1; i < found.size(); ++i) arguments.push_back(found[i].str());
        return Phrase::of(pattern.key, std::move(arguments));
    }
    return Phrase::of("error.usage", {said});
}

}
