#include "letter_findings.hpp"

#include "letter_words.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace hakem::office_report {

namespace {

/// The starting number in a line 001 (FIDE TRF26: columns 5 to 8); empty in another line.
std::string number_in(std::string_view line) {
    constexpr std::string_view id = "001 ";
    return line.starts_with(id) ? std::string(trim(line.substr(id.size(), 4))) : std::string();
}

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
    if (!both.empty()) return both;
    const auto of_line = names.find(number_in(finding.excerpt));
    return of_line == names.end() ? both : of_line->first + " " + of_line->second;
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
    std::vector<std::string> details;
    // What is expected is a guess where games of the file cannot be, or are missing.
    const bool guessed = counts(finding) && order_.may_follow(finding) &&
                         phrase_in(finding, batch::follows_round) == nullptr;
    for (const auto& detail : finding.details)
        if (!detail.cause && !guessed) details.push_back(text_of(detail, language_));
    return {of_record ? 0 : it.line,
            of_record ? 0 : it.column,
            it.length,
            player_of(it, names_),
            std::move(what),
            it.excerpt,
            passes ? passed_how(entry_, finding, language_) : std::string(),
            std::move(details)};
}

void Grouped::add(const batch::Finding& finding) {
    const auto& it = finding.diagnostic;
    auto found = std::find_if(findings_.begin(), findings_.end(), [&](const Finding& one) {
        return one.code == it.code && one.severity == it.severity;
    });
    if (found == findings_.end()) {
        // Of what was let pass, or is a note, nothing is to be mended.
        const bool mended = counts(finding) || order_.leads(finding);
        auto advice = mended ? advice_of(it.code, language_) : std::string();
        findings_.push_back({it.severity, it.code, std::move(advice), {}, {}});
        first_.push_back(&finding);
        found = findings_.end() - 1;
    }
    found->places.push_back(place_of(finding));
    for (const auto& detail : finding.details)
        if (detail.cause) found->causes.push_back(text_of(detail, language_));
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
