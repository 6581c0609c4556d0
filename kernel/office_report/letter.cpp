// From an entry of a batch to what the office says about it.

#include "letter.hpp"

#include "batch/same_players.hpp"
#include "cells.hpp"
#include "entry_words.hpp"
#include "finding_order.hpp"
#include "letter_findings.hpp"
#include "letter_words.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

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

/// Games alone have no field that an officer asks for.
bool is_of_games(const Entry& entry) { return entry.facts.format == "pgn"; }

/// A list of final standings: no program makes it anew with the games in it.
bool is_of_standings(const Entry& entry) {
    return entry.facts.rounds == 0 && entry.facts.format != "pgn" &&
           std::any_of(entry.findings.begin(), entry.findings.end(),
                       [](const batch::Finding& finding) {
                           return counts(finding) && finding.diagnostic.code == "SUB-0213";
                       });
}

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
    /// Goes back for nothing that could be mended.
    bool comes_too_late() const { return letter_.paper == Paper::back && is_only_late(entry_); }
    /// "opening-package-back".
    std::string of_package(std::string_view key) const {
        return fmt::format("{}-package-{}", key, word_of(letter_.paper));
    }

    void head() {
        const bool own = about_package() && has_text(fmt::format("letter.{}", of_package("title")));
        letter_.title = say(own                ? of_package("title")
                            : comes_too_late() ? "title-late"
                                               : fmt::format("title-{}", word_of(letter_.paper)));
        letter_.subject = fmt::format("{}: {}", letter_.title, name_);
        const auto arbiter = greeted(entry_.facts.arbiter, language_);
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
            const auto replaced = opening_of_replaced(entry_);
            letter_.opening.push_back(say(rated                         ? "opening-rated"
                                          : was_decided_against(entry_) ? "opening-superseded"
                                          : !replaced.empty()           ? replaced
                                                                        : "opening-duplicate",
                                          {name_}));
            return;
        }
        if (about_package()) {
            const auto whose =
                say(entry_.facts.event.empty() ? "package-named" : "package-of-event", {name_});
            return open_package(whose);
        }
        const auto whose =
            entry_.facts.event.empty() ? say("file-named", {name_}) : say("file-of-event", {name_});
        const auto of_paper = fmt::format("opening-{}", word_of(letter_.paper));
        letter_.opening.push_back(say(comes_too_late() ? "opening-late" : of_paper, {whose}));
        if (const auto refused = refused_versions(entry_);
            letter_.paper == Paper::receipt && !refused.empty())
            letter_.opening.push_back(say("opening-refused-version", {refused}));
    }

    /// What is missing in a package that was accepted all the same is said with who let it pass.
    void open_package(const std::string& whose) {
        std::vector<std::string> missing;
        for (const auto& finding : entry_.findings) {
            const auto& it = finding.diagnostic;
            if (finding.reason.empty() || it.severity == Severity::note ||
                !it.code.starts_with("PKG-01"))
                continue;
            const auto what = it.arguments.empty() ? it.code : it.arguments.front();
            const auto* decision = decision_on(entry_, finding);
            missing.push_back(decision == nullptr
                                  ? say("package-missing-off", {what, finding.reason})
                                  : say("package-missing", {what, decision->who, finding.reason}));
        }
        const bool incomplete = letter_.paper == Paper::receipt && !missing.empty();
        letter_.opening.push_back(
            say(incomplete ? "opening-package-incomplete" : of_package("opening"), {whose}));
        for (auto& line : missing) letter_.opening.push_back(std::move(line));
    }

    void findings() {
        if (letter_.paper == Paper::unread) return;
        const auto names = names_of(entry_);
        const FindingOrder order(entry_.findings);
        const auto grouped = [&] { return Grouped(entry_, language_, names, order); };
        auto counting = grouped(), following = grouped(), passed = grouped(), notes = grouped();
        for (const auto& finding : entry_.findings) {
            if (counts(finding) || order.leads(finding))
                (order.may_follow(finding) ? following : counting).add(finding);
            else
                (finding.reason.empty() ? notes : passed).add(finding);
        }
        // The answer to the file that was there first is the one that counts.
        if (letter_.paper != Paper::known) {
            letter_.findings = counting.sorted();
            letter_.following = following.sorted();
        }
        if (is_of_games(entry_)) advise_trf(letter_.findings);
        tell_advice_once(letter_.findings);
        letter_.passed = passed.sorted();
        if (letter_.paper == Paper::receipt) letter_.notes = notes.sorted();
        if (letter_.paper != Paper::known)
            letter_.more = left_off([](const batch::LeftOff& one) {
                return !one.passed && one.severity != Severity::note;
            });
        letter_.more_notes = left_off([this](const batch::LeftOff& one) {
            return one.passed ||
                   (one.severity == Severity::note && letter_.paper == Paper::receipt);
        });
    }

    /// "… and 12 more findings: TRN-0105 (12)": of every code some stand above.
    template<class Wanted>
    std::string left_off(const Wanted& wanted) const {
        std::uint64_t sum = 0;
        std::string codes;
        for (const auto& one : entry_.left_off) {
            if (!wanted(one)) continue;
            sum += one.findings;
            codes += fmt::format("{}{} ({})", codes.empty() ? "" : ", ", one.code, one.findings);
        }
        if (sum == 0) return {};
        return say(sum == 1 ? "more-one" : "more", {std::to_string(sum), codes});
    }

    /// Whoever sent games cannot write into records that they do not have.
    void advise_trf(std::vector<Finding>& findings) const {
        for (auto& finding : findings)
            if (finding.code.starts_with("RTG-02") || finding.code.starts_with("SUB-"))
                finding.advice = say("do-games");
    }

    void others() {
        for (const auto& related : entry_.related) {
            if (related.kind == batch::same_players) continue; // the office's own business
            std::string line;
            for (const auto& told : related.told) {
                if (!line.empty()) line += line.find(": ") == line.npos ? ": " : "; ";
                const bool first = &told == &related.told.front();
                line += to_text(first ? relation_to(entry_, related) : told, language_);
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
        fine_pairings();
        if (!has("TRN-") && facts.rounds != 0 && facts.games != 0)
            letter_.fine.push_back(say("fine-results"));
        if (!has("RTG-") && !has("SUB-") && !has("TRF-01") && !has_no_game(entry_))
            letter_.fine.push_back(say("fine-players"));
    }

    void fine_pairings() {
        const auto all = std::to_string(entry_.checked), some = std::to_string(entry_.identical);
        if (entry_.identical == 0) return;
        if (entry_.identical != entry_.checked)
            return letter_.fine.push_back(entry_.identical == 1
                                              ? say("fine-one-pairing", {all})
                                              : say("fine-some-pairings", {some, all}));
        const auto rounds = entry_.facts.rounds;
        letter_.fine.push_back(entry_.checked < rounds
                                   ? say("fine-pairings-of", {all, std::to_string(rounds)})
                                   : say("fine-pairings", {all}));
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
        const bool sent = letter_.paper == Paper::back || letter_.paper == Paper::decision;
        if (sent && is_only_late(entry_)) return ask("asked-late");
        if (sent && is_for_office(entry_)) return ask("asked-nothing");
        switch (letter_.paper) {
        case Paper::back:
            if (is_of_games(entry_)) {
                ask("asked-trf-of-games");
                if (has("PGN-")) ask("asked-mend-games");
            } else if (!is_of_standings(entry_)) {
                ask("asked-mend");
                if (entry_.warnings != 0) ask("asked-warnings");
                send_again();
            } else {
                ask("asked-trf-of-standings");
            }
            if (is_late(entry_)) ask("asked-late-too");
            return ask("asked-reason");
        case Paper::decision:
            if (asks_for_version(entry_)) return ask("asked-which");
            ask("asked-why");
            return ask("asked-or-mend");
        case Paper::unread:
            if (is_about_packing(entry_)) return ask("asked-repack");
            ask("asked-trf");
            return send_again();
        case Paper::known:
            return ask(entry_.status == Status::already_rated ? "asked-correction"
                       : was_decided_against(entry_) || !opening_of_replaced(entry_).empty()
                           ? "asked-superseded"
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

std::string advice_in(const Letter& letter, const Finding& finding) {
    if (finding.same_as.empty()) return finding.advice;
    return format_text("letter.do-same", letter.language, {finding.same_as});
}

}
