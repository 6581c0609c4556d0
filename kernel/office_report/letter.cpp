// From an entry of a batch to what the office says about it.

#include "letter.hpp"

#include "cells.hpp"
#include "judging/catalogue.hpp"
#include "redaction.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::office_report {

namespace {

using batch::Entry;
using batch::Status;

Paper paper_of(Status status) {
    switch (status) {
    case Status::clean:
        return Paper::receipt;
    case Status::needs_override:
        return Paper::decision;
    case Status::back_to_arbiter:
        return Paper::back;
    case Status::duplicate:
    case Status::already_rated:
        return Paper::known;
    case Status::not_a_tournament:
    case Status::unreadable:
        break;
    }
    return Paper::unread;
}

/// Of an argument of a message, by its name in the catalogue; empty where it has none.
std::string argument_of(const Diagnostic& finding, std::string_view name) {
    const auto* known = judging::entry_of(finding.code);
    if (known == nullptr) return {};
    const auto names = judging::names_in(*known);
    for (std::size_t i = 0; i < std::min(names.size(), finding.arguments.size()); ++i)
        if (names[i] == name) return finding.arguments[i];
    return {};
}

/// Who has which starting number, as far as findings tell.
using Names = std::map<std::string, std::string>;

Names names_of(const Entry& entry) {
    Names names;
    for (const auto& [number, name] : entry.names) names.emplace(std::to_string(number), name);
    for (const auto& finding : entry.findings) {
        auto number = argument_of(finding.diagnostic, "player");
        auto name = argument_of(finding.diagnostic, "name");
        if (!number.empty() && !name.empty()) names.emplace(std::move(number), std::move(name));
    }
    return names;
}

/// "12 Yılmaz, Ayşe"; of a game both sides, "2 Kaya, Can – 3 Demir, Su".
std::string player_of(const Diagnostic& finding, const Names& names) {
    std::string both;
    for (const auto* side : {"player", "opponent"}) {
        const auto number = argument_of(finding, side);
        if (number.empty()) continue;
        if (!both.empty()) both += " – ";
        const auto name = names.find(number);
        both += name == names.end() ? number : number + " " + name->second;
    }
    return both;
}

/// What the arbiter can do: what `hakem explain` says is partly for the office.
std::string advice_of(std::string_view code, Language language) {
    const auto* known = judging::entry_of(code);
    const auto* family = judging::family_of(code);
    for (const auto& key :
         {fmt::format("letter.do-{}", code), fmt::format("explain.{}.do", code),
          fmt::format("letter.do-{}", family == nullptr ? "" : family->about_key.substr(8))})
        if (has_text(key)) return std::string(text(key, language));
    return known == nullptr ? std::string() : judging::advice_of(*known, language);
}

/// "Selin Yıldızlı" of "Yıldızlı, Selin".
std::string spoken(std::string_view name) {
    const auto comma = name.find(',');
    if (comma == name.npos) return std::string(name);
    return std::string(
        trim(fmt::format("{} {}", trim(name.substr(comma + 1)), trim(name.substr(0, comma)))));
}

bool counts(const batch::Finding& finding) {
    return finding.reason.empty() && finding.diagnostic.severity != Severity::note;
}

/// Findings together by code: worst first, then in the order of codes and of the file.
class Grouped {
public:
    Grouped(Language language, const Names& names) : language_(language), names_(names) {}

    void add(const batch::Finding& finding) {
        const auto& it = finding.diagnostic;
        auto found = std::find_if(findings_.begin(), findings_.end(), [&](const Finding& one) {
            return one.code == it.code && one.severity == it.severity;
        });
        if (found == findings_.end()) {
            findings_.push_back({it.severity, it.code, advice_of(it.code, language_), {}});
            found = findings_.end() - 1;
        }
        // The line of the record of adjourned games is none of the tournament.
        const bool of_record = it.file.ends_with(".adjournments");
        auto what = message_of(it, language_);
        if (of_record) what = fmt::format("{}:{}: {}", it.file, it.line, what);
        found->places.push_back({of_record ? 0 : it.line, of_record ? 0 : it.column,
                                 player_of(it, names_), std::move(what), it.excerpt,
                                 finding.reason});
    }

    std::vector<Finding> sorted() {
        std::stable_sort(findings_.begin(), findings_.end(),
                         [](const Finding& a, const Finding& b) {
                             if (a.severity != b.severity) return a.severity > b.severity;
                             return a.code < b.code;
                         });
        return std::move(findings_);
    }

private:
    Language language_;
    const Names& names_;
    std::vector<Finding> findings_;
};

/// Writes one letter, part by part.
class Writer {
public:
    Writer(const Entry& entry, const Date& date, Language otherwise)
        : entry_(entry),
          language_(entry.facts.players == 0 ? otherwise
                                             : language_of(entry.language).value_or(otherwise)),
          name_(entry.facts.event.empty() ? entry.path : entry.facts.event) {
        letter_.language = language_;
        letter_.paper = paper_of(entry.status);
        letter_.event = name_;
        letter_.date = to_readable_text(date);
    }

    Letter write() {
        head();
        facts();
        opening();
        findings();
        others();
        if (letter_.paper != Paper::unread && letter_.paper != Paper::known) fine();
        asked();
        if (letter_.paper == Paper::decision && !entry_.content.empty())
            letter_.office.push_back(say("office-content", {entry_.content}));
        return std::move(letter_);
    }

private:
    std::string say(std::string_view key, const std::vector<std::string>& arguments = {}) const {
        return format_text(fmt::format("letter.{}", key), language_, arguments);
    }

    void head() {
        letter_.title = say(fmt::format("title-{}", word_of(letter_.paper)));
        letter_.subject = fmt::format("{}: {}", letter_.title, name_);
        const auto arbiter = spoken(without_contacts(entry_.facts.arbiter));
        letter_.to = trim_right(say("to", {arbiter}));
        letter_.salutation = arbiter.empty() ? say("dear") : say("dear-name", {arbiter});
    }

    void fact(std::string_view key, std::string value) {
        if (!value.empty()) letter_.facts.push_back({say(key), std::move(value)});
    }

    static std::string day(std::string_view text) { return to_readable_text(date_of(text)); }

    void facts() {
        const auto& facts = entry_.facts;
        fact("file", entry_.path);
        const auto start = day(facts.start), end = day(facts.end);
        fact("dates", start == end || end.empty() ? start : start + " – " + end);
        fact("place", facts.city);
        fact("arbiter", facts.arbiter);
        if (facts.players != 0) {
            fact("players", std::to_string(facts.players));
            fact("rounds", std::to_string(facts.rounds));
            fact("games", std::to_string(facts.games));
        }
        if (letter_.paper != Paper::receipt) return;
        fact("system", facts.system);
        fact("profile", entry_.profile);
        fact("verdict", std::string(text("batch.clean", language_)));
        fact("content", entry_.content);
        fact("bytes", entry_.sha256);
    }

    void opening() {
        if (letter_.paper == Paper::unread) {
            const auto why = to_text(entry_.trouble, language_);
            const bool none = entry_.trouble.key == "batch.no-tournament";
            letter_.opening.push_back(
                say(none ? "opening-no-tournament" : "opening-unread", {entry_.path, why}));
            return;
        }
        if (letter_.paper == Paper::known) {
            const bool rated = entry_.status == Status::already_rated;
            letter_.opening.push_back(say(rated ? "opening-rated" : "opening-duplicate", {name_}));
            return;
        }
        letter_.opening.push_back(say(fmt::format("opening-{}", word_of(letter_.paper)), {name_}));
    }

    void findings() {
        if (letter_.paper == Paper::unread) return;
        const auto names = names_of(entry_);
        Grouped counting(language_, names), passed(language_, names), notes(language_, names);
        for (const auto& finding : entry_.findings) {
            if (counts(finding))
                counting.add(finding);
            else
                (finding.reason.empty() ? notes : passed).add(finding);
        }
        // The answer to the file that was there first is the one that counts.
        if (letter_.paper != Paper::known) letter_.findings = counting.sorted();
        letter_.passed = passed.sorted();
        if (letter_.paper == Paper::receipt) letter_.notes = notes.sorted();
        std::uint64_t shown = 0;
        for (const auto& finding : letter_.findings) shown += finding.places.size();
        const auto all = entry_.errors + entry_.warnings;
        if (letter_.paper != Paper::known && all > shown && shown != 0)
            letter_.more = say("more", {std::to_string(all - shown)});
    }

    void others() {
        for (const auto& related : entry_.related) {
            std::string line;
            for (const auto& told : related.told) {
                if (!line.empty()) line += line.find(": ") == line.npos ? ": " : "; ";
                line += to_text(told, language_);
            }
            if (!line.empty()) letter_.others.push_back(std::move(line));
        }
    }

    bool has(std::string_view prefix) const {
        return std::any_of(entry_.findings.begin(), entry_.findings.end(),
                           [prefix](const batch::Finding& finding) {
                               return counts(finding) &&
                                      finding.diagnostic.code.starts_with(prefix);
                           });
    }

    /// "1 player", "12 players".
    std::string counted(std::string_view what, std::int32_t count) const {
        return say(fmt::format("{}-{}", count == 1 ? "one" : "many", what),
                   {std::to_string(count)});
    }

    void fine() {
        const auto& facts = entry_.facts;
        letter_.fine.push_back(
            say("fine-read", {counted("players", facts.players), counted("rounds", facts.rounds),
                              counted("games", facts.games)}));
        if (entry_.checked != 0 && entry_.identical == entry_.checked)
            letter_.fine.push_back(say("fine-pairings", {std::to_string(entry_.checked)}));
        else if (entry_.identical != 0)
            letter_.fine.push_back(say("fine-some-pairings", {std::to_string(entry_.identical),
                                                              std::to_string(entry_.checked)}));
        if (entry_.findings.size() >= batch::most_findings) return; // others may lie beyond
        if (!has("TRN-") && facts.rounds != 0) letter_.fine.push_back(say("fine-results"));
        if (!has("RTG-") && !has("SUB-")) letter_.fine.push_back(say("fine-players"));
    }

    void asked() {
        const auto ask = [&](std::string_view key, const std::vector<std::string>& arguments = {}) {
            letter_.asked.push_back(say(key, arguments));
        };
        const auto send_again = [&] {
            if (entry_.package.empty())
                ask("asked-again");
            else
                ask("asked-package", {entry_.package});
        };
        switch (letter_.paper) {
        case Paper::back:
            ask("asked-mend");
            if (entry_.warnings != 0) ask("asked-warnings");
            send_again();
            return ask("asked-reason");
        case Paper::decision:
            ask("asked-why");
            return ask("asked-or-mend");
        case Paper::unread:
            ask("asked-trf");
            return send_again();
        case Paper::known:
            return ask(entry_.status == Status::already_rated ? "asked-correction" : "asked-newer");
        case Paper::receipt:
            break;
        }
    }

    const Entry& entry_;
    Language language_;
    std::string name_;
    Letter letter_;
};

}

std::string_view word_of(Paper paper) {
    constexpr std::string_view words[] = {"receipt", "decision", "back", "known", "unread"};
    return words[static_cast<std::size_t>(paper)];
}

Letter letter_of(const Entry& entry, const Date& date, Language otherwise) {
    return Writer(entry, date, otherwise).write();
}

}
