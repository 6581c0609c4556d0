#include "letter_words.hpp"

#include "cells.hpp"
#include "finding_order.hpp"
#include "judging/catalogue.hpp"
#include "without_advice.hpp"
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace hakem::office_report {

namespace {

/// "Selin Yıldızlı" of "Yıldızlı, Selin".
std::string spoken(std::string_view name) {
    const auto comma = name.find(',');
    if (comma == name.npos) return std::string(name);
    return std::string(
        trim(fmt::format("{} {}", trim(name.substr(comma + 1)), trim(name.substr(0, comma)))));
}

/// "IA Selin Yıldızlı"; nobody where there is no name, or several that nothing parts.
std::string greeted(const Official& official) {
    const auto& name = official.name;
    if (!official.named() || std::count(name.begin(), name.end(), ',') > 1) return {};
    return official.title.empty() ? spoken(name) : official.title + " " + spoken(name);
}

/// What a finding says in letters: `otherwise` where they have no words of their own for it.
std::string own_words(std::string_view stem, const Diagnostic& finding, Language language,
                      std::string otherwise) {
    const auto key = fmt::format("letter.{}-{}", stem, finding.code);
    return has_text(key) ? printable(format_text(key, language, finding.arguments))
                         : std::move(otherwise);
}

/// Whether a finding names the player.
bool is_about(const Diagnostic& finding, std::int32_t player) {
    const auto number = std::to_string(player);
    return argument_of(finding, "player") == number || argument_of(finding, "opponent") == number;
}

}

std::string advice_of(std::string_view code, Language language) {
    const auto* known = judging::entry_of(code);
    const auto* family = judging::family_of(code);
    for (const auto& key :
         {fmt::format("letter.do-{}", code), fmt::format("explain.{}.do", code),
          fmt::format("letter.do-{}", family == nullptr ? "" : judging::stem_of(*family))})
        if (has_text(key)) return std::string(text(key, language));
    return known == nullptr ? std::string() : judging::advice_of(*known, language);
}

std::string what_of(const Diagnostic& finding, Language language) {
    return own_words("what", finding, language, message_of(finding, language));
}

std::string passed_what_of(const Diagnostic& finding, Language language) {
    return own_words("passed", finding, language,
                     without_advice(what_of(finding, language), language));
}

const batch::Override* decision_on(const batch::Entry& entry, const batch::Finding& finding) {
    const batch::Override* found = nullptr;
    for (const auto& one : entry.overrides) {
        if (one.code != finding.diagnostic.code || one.reason != finding.reason) continue;
        if (one.player == 0 || is_about(finding.diagnostic, one.player)) return &one;
        if (found == nullptr) found = &one; // by the line of the player
    }
    return found;
}

std::string passed_how(const batch::Entry& entry, const batch::Finding& finding,
                       Language language) {
    const auto* decision = decision_on(entry, finding);
    if (decision == nullptr) return format_text("letter.passed-off", language, {finding.reason});
    return format_text(
        "letter.passed-by", language,
        {decision->who, to_readable_text(date_of(decision->when)), decision->reason});
}

std::string why_of(const batch::Entry& entry, Language language) {
    const auto own = fmt::format("letter.why-{}", entry.trouble.key);
    if (has_text(own)) return format_text(own, language, entry.trouble.arguments);
    auto why = to_text(entry.trouble, language);
    if (const auto path = entry.path + ": "; why.starts_with(path)) why.erase(0, path.size());
    return why;
}

std::string greeted(std::string_view names, Language language) {
    std::vector<std::string> persons;
    for (const auto& official : officials_of(names)) {
        auto person = greeted(official);
        if (person.empty() && official.named()) return {};
        if (!person.empty()) persons.push_back(std::move(person));
    }
    if (persons.size() < 2) return persons.empty() ? std::string() : persons.front();
    const auto last = std::move(persons.back());
    persons.pop_back();
    return format_text("letter.and", language, {fmt::format("{}", fmt::join(persons, ", ")), last});
}

}
