#include "invalid_fields.hpp"

#include <algorithm>
#include <array>

namespace hakem::command {

namespace {

/// What the reader says of a field that it cannot use, and what is said of the player without it.
struct Pair {
    std::string_view invalid, missing;
};
constexpr std::array<Pair, 5> pairs = {{{"TRF-0110", "RTG-0206"},
                                        {"TRF-0110", "SUB-0114"},
                                        {"TRF-0104", "RTG-0207"},
                                        {"TRF-0111", "SUB-0205"},
                                        {"TRF-0112", "RTG-0201"}}};

/// The line of a player for that of the national record.
std::uint32_t own_line(std::uint32_t line, const Tournament* tournament) {
    if (tournament == nullptr) return line;
    const auto& players = tournament->players;
    const auto found = std::find_if(players.begin(), players.end(), [line](const Player& player) {
        return line != 0 && player.national_line == line;
    });
    return found == players.end() ? line : found->line;
}

judging::RuleWeight::Kind kind_of(Severity severity) {
    using Kind = judging::RuleWeight::Kind;
    return severity == Severity::error     ? Kind::error
           : severity == Severity::warning ? Kind::warning
                                           : Kind::note;
}

}

InvalidFields::InvalidFields(const Diagnostics& findings, const Tournament* tournament) {
    std::set<std::pair<std::uint32_t, std::string_view>> told;
    for (const auto& one : findings.all())
        for (const auto& pair : pairs)
            if (one.code == pair.invalid)
                told.emplace(own_line(one.line, tournament), pair.invalid);
    if (told.empty()) return;
    for (const auto& one : findings.all())
        for (const auto& pair : pairs)
            if (one.code == pair.missing && told.contains({one.line, pair.invalid})) {
                again_.emplace(one.line, pair.missing);
                stands_for_.emplace(pair.invalid, std::pair(pair.missing, one.severity));
            }
}

bool InvalidFields::tells_again(const Diagnostic& finding) const {
    return !again_.empty() && again_.contains({finding.line, finding.code});
}

judging::Profile InvalidFields::weighed(const judging::Profile& profile) const {
    using Kind = judging::RuleWeight::Kind;
    auto weighed = profile;
    for (const auto& [invalid, missing] : stands_for_) {
        const auto* own = profile.weight_of(invalid);
        if (own != nullptr && own->kind != Kind::as_given) continue;
        const auto* weight = profile.weight_of(missing.first);
        if (weight != nullptr && weight->kind == Kind::off) continue;
        auto& taken = weighed.rules[std::string(invalid)];
        if (weight != nullptr) taken = *weight;
        if (taken.kind == Kind::as_given) taken.kind = kind_of(missing.second);
    }
    return weighed;
}

}
