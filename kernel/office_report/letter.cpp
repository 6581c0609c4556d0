// From an entry of a batch to what the office says about it.

#include "letter.hpp"

#include "cells.hpp"
#include "entry_words.hpp"
#include "finding_order.hpp"
#include "judging/catalogue.hpp"
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

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
          fmt::format("letter.do-{}", family == nullptr ? "" : judging::stem_of(*family))})
        if (has_text(key)) return std::string(text(key, language));
    return known == nullptr ? std::string() : judging::advice_of(*known, language);
}

/// Why nothing came out of the file, for its arbiter, who has other tools than we; the path is said
/// before it.
std::string why_of(const Entry& entry, Language language) {
    const auto own = fmt::format("letter.why-{}", entry.trouble.key);
    if (has_text(own)) return std::string(text(own, language));
    auto why = to_text(entry.trouble, language);
    if (const auto path = entry.path + ": "; why.starts_with(path)) why.erase(0, path.size());
    return why;
}

/// Games alone have no field that an officer asks for.
bool is_of_games(const Entry& entry) { return entry.facts.format == "pgn"; }

/// "Selin Yıldızlı" of "Yıldızlı, Selin".
std::string spoken(std::string_view name) {
    const auto comma = name.find(',');
    if (comma == name.npos) return std::string(name);
    return std::string(
        trim(fmt::format("{} {}", trim(name.substr(comma + 1)), trim(name.substr(0, comma)))));
}

/// "IA Selin Yıldızlı"; nobody where there is no name.
std::string greeted(const Official& official) {
    if (!official.named()) return {};
    return official.title.empty() ? spoken(official.name)
                                  : official.title + " " + spoken(official.name);
}

/// Findings together by code, in their order and in that of the file.
class Grouped {
public:
    Grouped(Language language, const Names& names, const FindingOrder& order)
        : language_(language), names_(names), order_(order) {}

    void add(const batch::Finding& finding) {
        const auto& it = finding.diagnostic;
        auto found = std::find_if(findings_.begin(), findings_.end(), [&](const Finding& one) {
            return one.code == it.code && one.severity == it.severity;
        });
        if (found == findings_.end()) {
            findings_.push_back({it.severity, it.code, advice_of(it.code, language_), {}});
            first_.push_back(&it);
            found = findings_.end() - 1;
        }
        // The line of the record of adjourned games is none of the tournament.
        const bool of_record = it.file.ends_with(".adjournments");
        auto what = message_of(it, language_);
        if (of_record) what = fmt::format("{}:{}: {}", it.file, it.line, what);
        found->places.push_back({of_record ? 0 : it.line, of_record ? 0 : it.column, it.length,
                                 player_of(it, names_), std::move(what), it.excerpt,
                                 finding.reason});
    }

    std::vector<Finding> sorted() const {
        std::vector<std::size_t> order(findings_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return order_.before(*first_[a], *first_[b]);
        });
        std::vector<Finding> sorted;
        for (const auto i : order) sorted.push_back(findings_[i]);
        return sorted;
    }

private:
    Language language_;
    const Names& names_;
    const FindingOrder& order_;
    std::vector<Finding> findings_;
    std::vector<const Diagnostic*> first_; ///< [i] of findings_[i]
};

/// Writes one letter, part by part.
class Writer {
public:
    Writer(const Entry& entry, const Date& date, Language otherwise)
        : entry_(entry), language_(entry.facts.players == 0 && !entry.is_package
                                       ? otherwise
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

    /// Of a report package as a whole, not of a tournament.
    bool about_package() const { return entry_.is_package; }
    /// "opening-package-back".
    std::string of_package(std::string_view key) const {
        return fmt::format("{}-package-{}", key, word_of(letter_.paper));
    }

    void head() {
        const bool own = about_package() && has_text(fmt::format("letter.{}", of_package("title")));
        letter_.title =
            say(own ? of_package("title") : fmt::format("title-{}", word_of(letter_.paper)));
        letter_.subject = fmt::format("{}: {}", letter_.title, name_);
        const auto arbiter = greeted(official_of(entry_.facts.arbiter));
        letter_.to = trim_right(say("to", {arbiter}));
        letter_.salutation = arbiter.empty() ? say("dear") : say("dear-name", {arbiter});
    }

    void fact(std::string_view key, std::string value) {
        if (!value.empty()) letter_.facts.push_back({say(key), std::move(value)});
    }

    static std::string day(std::string_view text) { return to_readable_text(date_of(text)); }

    void facts() {
        const auto& facts = entry_.facts;
        fact(about_package() ? "package" : "file", entry_.path);
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
            const auto why = why_of(entry_, language_);
            const bool none = entry_.trouble.key == "batch.no-tournament";
            letter_.opening.push_back(
                say(none ? "opening-no-tournament" : "opening-unread", {entry_.path, why}));
            return;
        }
        if (letter_.paper == Paper::known) {
            const bool rated = entry_.status == Status::already_rated;
            letter_.opening.push_back(say(rated                         ? "opening-rated"
                                          : was_decided_against(entry_) ? "opening-superseded"
                                                                        : "opening-duplicate",
                                          {name_}));
            return;
        }
        if (about_package()) {
            const auto whose =
                say(entry_.facts.event.empty() ? "package-named" : "package-of-event", {name_});
            letter_.opening.push_back(say(of_package("opening"), {whose}));
            return;
        }
        const auto whose =
            entry_.facts.event.empty() ? say("file-named", {name_}) : say("file-of-event", {name_});
        letter_.opening.push_back(say(fmt::format("opening-{}", word_of(letter_.paper)), {whose}));
    }

    void findings() {
        if (letter_.paper == Paper::unread) return;
        const auto names = names_of(entry_);
        const FindingOrder order(entry_.findings);
        Grouped counting(language_, names, order), following(language_, names, order);
        Grouped passed(language_, names, order), notes(language_, names, order);
        for (const auto& finding : entry_.findings) {
            if (counts(finding))
                (order.may_follow(finding.diagnostic) ? following : counting).add(finding);
            else
                (finding.reason.empty() ? notes : passed).add(finding);
        }
        // The answer to the file that was there first is the one that counts.
        if (letter_.paper != Paper::known) {
            letter_.findings = counting.sorted();
            letter_.following = following.sorted();
        }
        if (is_of_games(entry_)) advise_trf(letter_.findings);
        letter_.passed = passed.sorted();
        if (letter_.paper == Paper::receipt) letter_.notes = notes.sorted();
        std::uint64_t shown = 0;
        for (const auto* part : {&letter_.findings, &letter_.following})
            for (const auto& finding : *part) shown += finding.places.size();
        const auto all = entry_.errors + entry_.warnings;
        if (letter_.paper != Paper::known && all > shown && shown != 0)
            letter_.more =
                say(all - shown == 1 ? "more-one" : "more", {std::to_string(all - shown)});
    }

    /// Whoever sent games cannot write into records that they do not have.
    void advise_trf(std::vector<Finding>& findings) const {
        for (auto& finding : findings)
            if (finding.code.starts_with("RTG-02") || finding.code.starts_with("SUB-"))
                finding.advice = say("do-games");
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
        if (facts.players == 0) return;
        letter_.fine.push_back(
            say("fine-read", {counted("players", facts.players), counted("rounds", facts.rounds),
                              counted("games", facts.games)}));
        if (entry_.checked != 0 && entry_.identical == entry_.checked)
            letter_.fine.push_back(say("fine-pairings", {std::to_string(entry_.checked)}));
        else if (entry_.identical != 0)
            letter_.fine.push_back(say("fine-some-pairings", {std::to_string(entry_.identical),
                                                              std::to_string(entry_.checked)}));
        if (entry_.findings.size() >= batch::most_findings) return; // others may lie beyond
        if (!has("TRN-") && facts.rounds != 0 && facts.games != 0)
            letter_.fine.push_back(say("fine-results"));
        if (!has("RTG-") && !has("SUB-") && !has_no_game(entry_))
            letter_.fine.push_back(say("fine-players"));
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
        if (about_package() && letter_.paper == Paper::decision) return ask("asked-package-why");
        if (about_package() && letter_.paper == Paper::back) {
            ask("asked-package-mend");
            return ask("asked-reason");
        }
        switch (letter_.paper) {
        case Paper::back:
            if (is_of_games(entry_)) ask("asked-trf-of-games");
            ask("asked-mend");
            if (entry_.warnings != 0) ask("asked-warnings");
            send_again();
            return ask("asked-reason");
        case Paper::decision:
            if (asks_for_version(entry_)) return ask("asked-which");
            ask("asked-why");
            return ask("asked-or-mend");
        case Paper::unread:
            ask("asked-trf");
            return send_again();
        case Paper::known:
            return ask(entry_.status == Status::already_rated ? "asked-correction"
                       : was_decided_against(entry_)          ? "asked-superseded"
                                                              : "asked-newer");
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
