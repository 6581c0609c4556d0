// The name that a report package should have.

#include "judging/file_words.hpp"
#include "judging/package_check.hpp"
#include <hakem/identity.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>

namespace hakem::judging {

namespace {

constexpr std::size_t longest_event = 60;

std::string with_dashes(const std::vector<std::string>& words) {
    std::string all;
    for (const auto& word : words) all += (all.empty() ? "" : "-") + word;
    return all;
}

bool is_year(const std::string& word) {
    return word.size() == 4 && (word.starts_with("19") || word.starts_with("20")) &&
           word.find_first_not_of("0123456789") == word.npos;
}

/// "2026", over the turn of the year "2025-2026".
std::string years_of(const Tournament& tournament) {
    const auto first = tournament.start.year, last = tournament.end.year;
    if (first == 0 && last == 0) return {};
    if (first == 0 || last == 0 || first == last) return std::to_string(std::max(first, last));
    return std::to_string(first) + "-" + std::to_string(last);
}

/// What the name of the event says beyond the place and the year.
std::string event_of(const Tournament& tournament, const std::vector<std::string>& city) {
    std::vector<std::string> words;
    std::size_t length = 0;
    for (auto& word : ascii_words(without_identity(tournament.name))) {
        if (is_year(word) || std::find(city.begin(), city.end(), word) != city.end()) continue;
        length += word.size() + 1;
        if (length > longest_event && !words.empty()) break;
        words.push_back(word.substr(0, longest_event));
    }
    return with_dashes(words);
}

}

std::string package_name(const Tournament& tournament, const PackageRules& rules) {
    const auto city = ascii_words(without_identity(tournament.city));
    std::string name;
    for (const auto& part : {with_dashes(city), years_of(tournament), event_of(tournament, city)})
        if (!part.empty()) name += part + "_";
    std::string ending;
    for (const auto& word : ascii_words(rules.name_ends))
        ending += (ending.empty() ? "" : "_") + word;
    name += ending.empty() ? "package" : ending;
    return name + ".zip";
}

}
