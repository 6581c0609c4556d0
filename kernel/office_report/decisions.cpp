// Overrides and switched-off rules, on pages about all files and about one event.

#include "decisions.hpp"

#include "cells.hpp"
#include "judging/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hakem::office_report {

namespace {

using batch::Entry;
using batch::Override;
using batch::SwitchedOff;

/// The meaning of a code names nobody.
std::string meaning_of(const std::string& code, Language language) {
    const auto* known = judging::entry_of(code);
    return known == nullptr ? std::string() : judging::meaning_of(*known, language);
}

Phrase effect_of(const Override& one) {
    if (one.findings != 0) return Phrase::of("judging.passes", {std::to_string(one.findings)});
    if (one.contradicted) return Phrase::of("batch.override-contradicted");
    return Phrase::of(one.refused ? "judging.refused" : "judging.fits-nothing");
}

/// "12 Yılmaz, Ayşe"; the number alone where the name is not to be told.
std::string player_of(std::int32_t player, const Entry& entry, bool redact) {
    const auto name = entry.names.find(player);
    if (redact || name == entry.names.end()) return std::to_string(player);
    return fmt::format("{} {}", player, name->second);
}

/// The rows of the section of overrides.
class OverrideRows {
public:
    explicit OverrideRows(const Folder& folder) : folder_(folder) {}

    Table table() {
        Table table;
        table.columns = {column("code"), column("player", Align::left, true),
                         column("file", Align::left, true)};
        if (folder_.redact) table.columns.push_back(column("meaning", Align::left, true));
        if (!folder_.redact)
            for (const auto* key : {"reason", "who"})
                table.columns.push_back(column(key, Align::left, true));
        table.columns.push_back(column("when"));
        table.columns.push_back(column("effect", Align::left, true));
        if (!folder_.redact) table.columns.push_back(column("content"));
        std::set<std::string_view> contents;
        for (std::size_t i = 0; i < folder_.entries.size(); ++i) {
            const auto& entry = folder_.entries[i];
            contents.insert(entry.content);
            for (const auto& one : entry.overrides) {
                const auto player = one.player == 0
                                        ? Cell()
                                        : verbatim(player_of(one.player, entry, folder_.redact));
                add(one, player, folder_.redact ? number(i + 1) : verbatim(entry.path),
                    date_of(one.when), effect_of(one), entry.content);
            }
        }
        for (const auto& one : folder_.overrides)
            if (!contents.contains(one.content)) add_unused(one);
        table.rows = std::move(rows_);
        return table;
    }

private:
    void add_unused(const judging::Override& one) {
        add({one.code, one.player, one.reason, one.who, {}, 0, false, false},
            one.player == 0 ? Cell() : verbatim(std::to_string(one.player)), {}, one.when,
            Phrase::of("judging.other-content"), one.content);
    }

    void add(const Override& one, Cell player, Cell file, const Date& when, Phrase effect,
             const std::string& content) {
        Row row = {named(verbatim(one.code)), std::move(player), std::move(file)};
        if (folder_.redact)
            row.push_back(verbatim(meaning_of(one.code, folder_.language)));
        else
            for (const auto& written : {one.reason, one.who}) row.push_back(verbatim(written));
        row.push_back(when);
        row.push_back(std::move(effect));
        if (!folder_.redact) row.push_back(Id{content});
        rows_.push_back(std::move(row));
    }

    const Folder& folder_;
    std::vector<Row> rows_;
};

const std::string& reason_of(const SwitchedOff& off, Language language) {
    return language == Language::turkish ? off.turkish : off.english;
}

/// By code and reason: files and findings. What the run switches off is there in any case.
Table off_table(const Folder& folder) {
    std::map<std::pair<std::string, std::string>, std::pair<std::int64_t, std::int64_t>> all;
    for (const auto& off : folder.off) all[{off.code, reason_of(off, folder.language)}] = {};
    for (const auto& entry : folder.entries)
        for (const auto& off : entry.off) {
            auto& sums = all[{off.code, reason_of(off, folder.language)}];
            ++sums.first;
            sums.second += static_cast<std::int64_t>(off.findings);
        }
    Table table;
    table.columns = {column("code"), column("files", Align::right),
                     column("findings", Align::right),
                     column(folder.redact ? "meaning" : "reason", Align::left, true)};
    for (const auto& [what, sums] : all)
        table.rows.push_back(
            {named(verbatim(what.first)), Number{sums.first}, Number{sums.second},
             verbatim(folder.redact ? meaning_of(what.first, folder.language) : what.second)});
    return table;
}

}

std::uint64_t let_pass(const Entry& entry) {
    std::uint64_t sum = 0;
    for (const auto& one : entry.overrides) sum += one.findings;
    return sum;
}

std::uint64_t switched_off(const Entry& entry) {
    std::uint64_t sum = 0;
    for (const auto& one : entry.off) sum += one.findings;
    return sum;
}

void add_decisions(Document& page, const Folder& folder) {
    auto overrides = OverrideRows(folder).table();
    if (!overrides.rows.empty())
        page.sections.push_back(section_of("overrides", std::move(overrides)));
    auto off = off_table(folder);
    if (!off.rows.empty()) page.sections.push_back(section_of("off", std::move(off)));
}

std::vector<Phrase> decision_notes(const Entry& entry, Language language, bool redact) {
    std::vector<Phrase> notes;
    const auto say = [&](std::string_view key, const std::vector<std::string>& arguments) {
        notes.push_back(Phrase::verbatim(format_text(
            redact ? fmt::format("{}-public", key) : std::string(key), language, arguments)));
    };
    for (const auto& one : entry.overrides) {
        const auto about = one.player == 0
                               ? one.code
                               : format_text("office.about-player", language,
                                             {one.code, player_of(one.player, entry, redact)});
        say("office.note-override", {about, to_readable_text(date_of(one.when)),
                                     to_text(effect_of(one), language), one.reason, one.who});
    }
    for (const auto& off : entry.off)
        say("office.note-off", {off.code, std::to_string(off.findings), reason_of(off, language)});
    return notes;
}

}
