#include "letter_findings.hpp"

#include "letter_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace hakem::office_report {

namespace {

/// "12 Yılmaz, Ayşe"; of a game both sides, "2 Kaya, Can – 3 Demir, Su".
std::string player_of(const Diagnostic& finding, const Names& names) {
    std::string both;
    for (const auto* side : {"player", "opponent"}) {
        const auto number = argument_of(finding, side);
        if (number.empty()) continue;
        // A name of its own is surer: the number may be that of a team.
        const auto own = both.empty() ? argument_of(finding, "name") : std::string();
        const auto name = names.find(number);
        if (!both.empty()) both += " – ";
        both += !own.empty()          ? number + " " + own
                : name == names.end() ? number
                                      : number + " " + name->second;
    }
    return both;
}

}

Names names_of(const batch::Entry& entry) {
    Names names;
    for (const auto& [number, name] : entry.names) names.emplace(std::to_string(number), name);
    for (const auto& finding : entry.findings) {
        auto number = argument_of(finding.diagnostic, "player");
        auto name = argument_of(finding.diagnostic, "name");
        if (!number.empty() && !name.empty()) names.emplace(std::move(number), std::move(name));
    }
    return names;
}

Place Grouped::place_of(const batch::Finding& finding) const {
    const auto& it = finding.diagnostic;
    const bool passes = !finding.reason.empty();
    // The line of the record of adjourned games is none of the tournament.
    const bool of_record = it.file.ends_with(".adjournments");
    auto what = passes ? passed_what_of(it, language_) : what_of(it, language_);
    if (of_record) what = fmt::format("{}:{}: {}", it.file, it.line, what);
    return {of_record ? 0 : it.line,
            of_record ? 0 : it.column,
            it.length,
            player_of(it, names_),
            std::move(what),
            it.excerpt,
            passes ? passed_how(entry_, finding, language_) : std::string()};
}

void Grouped::add(const batch::Finding& finding) {
    const auto& it = finding.diagnostic;
    auto found = std::find_if(findings_.begin(), findings_.end(), [&](const Finding& one) {
        return one.code == it.code && one.severity == it.severity;
    });
    if (found == findings_.end()) {
        // Of what was let pass, or is a note, nothing is to be mended.
        auto advice = counts(finding) ? advice_of(it.code, language_) : std::string();
        findings_.push_back({it.severity, it.code, std::move(advice), {}, {}});
        first_.push_back(&it);
        found = findings_.end() - 1;
    }
    found->places.push_back(place_of(finding));
}

std::vector<Finding> Grouped::sorted() const {
    std::vector<std::size_t> order(findings_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return order_.before(*first_[a], *first_[b]);
    });
    std::vector<Finding> sorted;
    for (const auto i : order) sorted.push_back(findings_[i]);
    return sorted;
}

void tell_advice_once(std::vector<Finding>& findings) {
    std::map<std::string_view, std::string_view> told;
    for (auto& finding : findings) {
        if (finding.advice.empty()) continue;
        const auto [first, fresh] = told.emplace(finding.advice, finding.code);
        if (!fresh) finding.same_as = first->second;
    }
}

}
