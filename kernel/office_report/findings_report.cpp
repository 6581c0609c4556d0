// Findings of a folder: what goes wrong most often, and with whom.

#include "cells.hpp"
#include "decisions.hpp"
#include "finding_order.hpp"
#include "folder.hpp"
#include "judging/catalogue.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace hakem::office_report {

namespace {

using batch::Entry;
using batch::Status;

struct OfCode {
    std::string code;
    Severity severity = Severity::note;
    std::int64_t findings = 0, files = 0;
};

/// What files of an arbiter, or of a place, came to.
struct OfOne {
    std::string name; ///< as the first file writes it
    std::int64_t files = 0, clean = 0, decisions = 0, back = 0, errors = 0, warnings = 0;
    std::map<std::string, std::int64_t> codes;
};

bool is_in_the_way(const batch::LeftOff& more) {
    return !more.passed && more.severity != Severity::note;
}

/// Findings that count, by code, the most frequent first.
std::vector<OfCode> by_code(const std::vector<Entry>& entries) {
    std::map<std::string, OfCode> all;
    for (const auto& entry : entries) {
        std::map<std::string, std::int64_t> own;
        for (const auto& finding : entry.findings) {
            if (!counts(finding)) continue;
            auto& one = all[finding.diagnostic.code];
            one.severity = std::max(one.severity, finding.diagnostic.severity);
            ++one.findings;
            if (++own[finding.diagnostic.code] == 1) ++one.files;
        }
        for (const auto& more : entry.left_off)
            if (is_in_the_way(more)) {
                auto& one = all[more.code];
                one.severity = std::max(one.severity, more.severity);
                one.findings += static_cast<std::int64_t>(more.findings);
                if (own.emplace(more.code, 1).second) ++one.files;
            }
    }
    std::vector<OfCode> sorted;
    for (auto& [code, one] : all) {
        one.code = code;
        sorted.push_back(std::move(one));
    }
    std::stable_sort(sorted.begin(), sorted.end(), [](const OfCode& a, const OfCode& b) {
        return std::tie(a.files, a.findings) > std::tie(b.files, b.findings);
    });
    return sorted;
}

void add(OfOne& one, const Entry& entry) {
    ++one.files;
    one.clean += entry.status == Status::clean;
    one.decisions += entry.status == Status::needs_override;
    one.back += entry.status == Status::back_to_arbiter;
    one.errors += static_cast<std::int64_t>(entry.errors);
    one.warnings += static_cast<std::int64_t>(entry.warnings);
    std::map<std::string, bool> seen;
    for (const auto& finding : entry.findings)
        if (counts(finding) && seen.emplace(finding.diagnostic.code, true).second)
            ++one.codes[finding.diagnostic.code];
    for (const auto& more : entry.left_off)
        if (is_in_the_way(more) && seen.emplace(more.code, true).second) ++one.codes[more.code];
}

/// Everybody whom record 102 names; one without a name where it names nobody.
std::vector<std::string> arbiters_of(const Entry& entry) {
    std::vector<std::string> names;
    for (const auto& one : officials_of(entry.facts.arbiter))
        if (!one.name.empty())
            names.push_back(one.title.empty() ? one.name : one.title + " " + one.name);
    if (names.empty()) names.emplace_back();
    return names;
}

/// Who has the most files that go back comes first. "IA Kaya, Can" and "Kaya, Can" are one.
template<class NamesOf>
std::vector<OfOne> by_one(const std::vector<Entry>& entries, const NamesOf& names_of) {
    std::map<std::string, OfOne> all;
    for (const auto& entry : entries) {
        if (entry.facts.players == 0 || entry.status == Status::duplicate) continue;
        for (const std::string& name : names_of(entry)) {
            auto& one = all[folded_name(official_of(name).name)];
            if (one.files == 0) one.name = name;
            add(one, entry);
        }
    }
    std::vector<OfOne> sorted;
    for (auto& [key, one] : all) sorted.push_back(std::move(one));
    std::stable_sort(sorted.begin(), sorted.end(), [](const OfOne& a, const OfOne& b) {
        return std::tie(a.back, a.decisions, a.files) > std::tie(b.back, b.decisions, b.files);
    });
    return sorted;
}

constexpr std::size_t most_bars = 20;

/// What a code means up to its first stop, with dots for what a message fills in.
std::string outline_of(std::string_view meaning) {
    constexpr std::string_view open = "‹", close = "›", dots = "…";
    std::string outline;
    for (auto rest = meaning.substr(0, meaning.find("; ")); !rest.empty();) {
        const auto from = rest.find(open), to = rest.find(close, from);
        outline += rest.substr(0, from);
        if (from == rest.npos || to == rest.npos) break;
        rest.remove_prefix(to + close.size());
        // Number and name are one gap.
        if (!outline.ends_with(fmt::format("{} ", dots)))
            outline += dots;
        else
            outline.pop_back();
    }
    // Who it is about, or which round: "player …: ".
    constexpr std::size_t longest = 20;
    const auto colon = outline.find(": ");
    const auto head = std::string_view(outline).substr(0, colon);
    if (colon != outline.npos && head.find(dots) != head.npos && length_of(head) <= longest)
        outline.erase(0, colon + 2);
    return outline;
}

/// "RTG-0206 no birth date".
std::string titled(const std::string& code, Language language) {
    const auto* known = judging::entry_of(code);
    if (known == nullptr) return code;
    const auto own = fmt::format("title.{}", code);
    if (has_text(own)) return fmt::format("{} {}", code, text(own, language));
    auto outline = outline_of(judging::meaning_of(*known, language));
    // A sentence with holes tells less than what the code is about.
    if (const auto* family = judging::family_of(code); family && outline.find("…") != outline.npos)
        outline = text(fmt::format("explain.{}", judging::stem_of(*family)), language);
    return fmt::format("{} {}", code, outline);
}

Section codes_chart(const std::vector<OfCode>& codes, Language language) {
    auto chart = chart_of("codes", Chart::Kind::bars, "code", "files");
    for (std::size_t i = 0; i < std::min(codes.size(), most_bars); ++i)
        chart.numbers.rows.push_back(
            {named(verbatim(titled(codes[i].code, language))), Number{codes[i].files}});
    ChartSheet sheet;
    sheet.charts.push_back(std::move(chart));
    return section_of("pareto", std::move(sheet));
}

Section codes_section(const std::vector<OfCode>& codes, Language language) {
    Table table;
    table.columns = {column("code"),
                     column("severity"),
                     column("files", Align::right),
                     column("findings", Align::right),
                     column("meaning", Align::left, true),
                     column("do", Align::left, true)};
    for (const auto& one : codes) {
        const auto* known = judging::entry_of(one.code);
        table.rows.push_back(
            {named(verbatim(one.code)),
             Phrase::of(one.severity == Severity::error ? "severity.error" : "severity.warning"),
             Number{one.files}, Number{one.findings},
             verbatim(known ? judging::meaning_of(*known, language) : std::string()),
             verbatim(known ? judging::advice_of(*known, language) : std::string())});
    }
    return section_of("codes", std::move(table));
}

/// "TRF-0107 (3), RTG-0206 (1)": in how many files.
std::string frequent(const OfOne& one) {
    std::vector<std::pair<std::string, std::int64_t>> codes(one.codes.begin(), one.codes.end());
    std::stable_sort(codes.begin(), codes.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string all;
    for (std::size_t i = 0; i < std::min<std::size_t>(codes.size(), 3); ++i)
        all += fmt::format("{}{} ({})", i == 0 ? "" : ", ", codes[i].first, codes[i].second);
    return all;
}

Section ones_section(std::string_view id, std::string_view who, const std::vector<OfOne>& ones) {
    Table table;
    table.columns = {column(who)};
    for (const auto* key : {"files", "accepted", "decisions", "back", "errors", "warnings"})
        table.columns.push_back(column(key, Align::right));
    table.columns.push_back(column("frequent", Align::left, true));
    for (const auto& one : ones) {
        Cell name = one.name.empty() ? Cell(Phrase::of("office.not-told")) : verbatim(one.name);
        table.rows.push_back({named(std::move(name)), Number{one.files}, Number{one.clean},
                              Number{one.decisions}, Number{one.back}, Number{one.errors},
                              Number{one.warnings}, verbatim(frequent(one))});
    }
    return section_of(id, std::move(table));
}

/// Bars of the files that were not accepted at once.
void add_chart(Document& page, std::string_view id, std::string_view who,
               const std::vector<OfOne>& ones) {
    auto chart = chart_of(id, Chart::Kind::bars, who, "not-accepted");
    for (const auto& one : ones) {
        if (one.back + one.decisions == 0 || one.name.empty()) continue;
        if (chart.numbers.rows.size() == most_bars) break;
        chart.numbers.rows.push_back({named(verbatim(one.name)), Number{one.back + one.decisions}});
    }
    if (chart.numbers.rows.empty()) return;
    ChartSheet sheet;
    sheet.charts.push_back(std::move(chart));
    page.sections.push_back(section_of(fmt::format("{}-chart", id), std::move(sheet)));
}

/// What `check` knows besides of each file, one line for a code; it names people.
void add_details(Document& page, const Folder& folder) {
    constexpr std::size_t most_files = 500;
    Table table;
    table.columns = {column("file", Align::left, true), column("code"),
                     column("what", Align::left, true)};
    std::size_t files = 0;
    for (const auto& entry : folder.entries) {
        std::set<std::string_view> told;
        for (const auto& finding : entry.findings) {
            const auto& it = finding.diagnostic;
            if (!finding.reason.empty() || finding.details.empty()) continue;
            if (!told.insert(it.code).second || files >= most_files) continue;
            table.rows.push_back(
                {named(verbatim(entry.path)), verbatim(it.code),
                 verbatim(fmt::format("{}; {}", message_of(it, folder.language),
                                      batch::text_of(finding.details.front(), folder.language)))});
        }
        files += !told.empty();
    }
    if (table.rows.empty()) return;
    page.sections.push_back(section_of("details", std::move(table)));
    if (files > most_files)
        page.notes.push_back(
            Phrase::of("office.more-details", {std::to_string(files - most_files)}));
}

}

Document findings_report(const Folder& folder) {
    Document page;
    page.id = "findings";
    page.title = Phrase::of("office.findings-title");
    page.event = std::string(text("office.summary", folder.language));
    page.facts = {
        {Phrase::of("office.files"), number(folder.entries.size())},
        {Phrase::of("office.more-pages"), Link{Phrase::of("office.link-summary"), "index.html"}}};
    const auto codes = by_code(folder.entries);
    if (!codes.empty()) page.sections.push_back(codes_chart(codes, folder.language));
    page.sections.push_back(codes_section(codes, folder.language));
    if (!folder.redact) {
        const auto arbiters = by_one(folder.entries, arbiters_of);
        add_chart(page, "arbiters", "arbiter", arbiters);
        page.sections.push_back(ones_section("arbiters", "arbiter", arbiters));
    }
    const auto places =
        by_one(folder.entries, [](const Entry& entry) { return std::vector{entry.facts.city}; });
    page.sections.push_back(ones_section("places", "place", places));
    add_decisions(page, folder);
    page.notes = {Phrase::of("office.note-findings")};
    if (!folder.redact) add_details(page, folder);
    if (folder.redact) page.notes.push_back(Phrase::of("office.redacted"));
    return page;
}

}
