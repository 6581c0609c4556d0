// Which of two versions counts is for the office to say.

#include "batch_versions.hpp"

#include "batch/relations.hpp"
#include "content/relation.hpp"
#include "judging/verdict.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Status;
using batch::version_code;

/// Only what would be accepted can count.
bool is_in_question(const Entry& entry) {
    return entry.status == Status::clean || entry.status == Status::needs_override;
}

/// Events whose files are linked as versions of each other, each with its files in order.
class Groups {
public:
    explicit Groups(const std::vector<Entry>& entries) : first_(entries.size()) {
        std::iota(first_.begin(), first_.end(), std::size_t{0});
        std::map<std::string_view, std::size_t> places;
        for (std::size_t i = 0; i < entries.size(); ++i) places.emplace(entries[i].path, i);
        const auto version = content::word_of(content::Relation::version);
        for (std::size_t i = 0; i < entries.size(); ++i)
            for (const auto& related : entries[i].related)
                if (const auto at = places.find(related.of);
                    related.kind == version && at != places.end())
                    join(i, at->second);
    }

    std::vector<std::vector<std::size_t>> in_question(const std::vector<Entry>& entries) {
        std::map<std::size_t, std::vector<std::size_t>> groups;
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (is_in_question(entries[i])) groups[root(i)].push_back(i);
        std::vector<std::vector<std::size_t>> result;
        for (auto& [first, files] : groups)
            if (files.size() > 1) result.push_back(std::move(files));
        return result;
    }

private:
    std::size_t root(std::size_t i) {
        while (first_[i] != i) i = first_[i] = first_[first_[i]];
        return i;
    }
    void join(std::size_t a, std::size_t b) {
        a = root(a);
        b = root(b);
        first_[std::max(a, b)] = std::min(a, b);
    }

    std::vector<std::size_t> first_;
};

judging::Judgement judged(const Entry& entry, const Entry& other, const judging::Profile& profile,
                          const std::vector<judging::Override>& overrides) {
    Diagnostics findings(entry.path);
    findings.add(Severity::warning, version_code, 0, 0, 1, {other.path});
    return judging::judge(findings, profile, overrides, entry.content);
}

/// What an override did about the versions.
void note_override(Entry& entry, bool used) {
    for (auto& one : entry.overrides) {
        if (one.code != version_code) continue;
        one.findings = used ? 1 : 0;
        one.refused = !used;
    }
}

void add_finding(Entry& entry, const judging::Judged& judged, bool counts) {
    const auto language = language_of(entry.language).value_or(Language::english);
    std::string reason;
    if (judged.off_reason) reason = judged.off_reason->in(language);
    if (judged.by && !counts) reason = judged.by->reason;
    const auto severity = judged.finding.severity;
    entry.notes += severity == Severity::note;
    if (reason.empty()) {
        entry.errors += severity == Severity::error;
        entry.warnings += severity == Severity::warning;
        if (severity == Severity::error) entry.status = Status::back_to_arbiter;
        if (severity == Severity::warning) entry.status = Status::needs_override;
    }
    entry.findings.insert(entry.findings.begin(), {judged.finding, std::move(reason)});
}

class Settlement {
public:
    Settlement(std::vector<Entry>& entries, const judging::Profile& profile,
               const std::vector<judging::Override>& overrides)
        : entries_(entries), profile_(profile), overrides_(overrides) {}

    void settle(const std::vector<std::size_t>& files) {
        std::vector<judging::Judged> all;
        std::vector<std::size_t> chosen;
        for (const auto i : files) {
            const auto& other = entries_[i == files.front() ? files[1] : files.front()];
            all.push_back(judged(entries_[i], other, profile_, overrides_).findings.front());
            if (all.back().by) chosen.push_back(i);
        }
        if (chosen.size() == 1) return take(files, all, chosen.front());
        for (std::size_t k = 0; k < files.size(); ++k) {
            add_finding(entries_[files[k]], all[k], true);
            if (all[k].by) note_override(entries_[files[k]], false); // more than one is named
        }
    }

private:
    void take(const std::vector<std::size_t>& files, const std::vector<judging::Judged>& all,
              std::size_t chosen) {
        const auto& path = entries_[chosen].path;
        for (std::size_t k = 0; k < files.size(); ++k) {
            auto& entry = entries_[files[k]];
            if (files[k] == chosen) {
                add_finding(entry, all[k], false);
                note_override(entry, true);
                continue;
            }
            entry.status = Status::duplicate;
            entry.related.push_back({std::string(batch::superseded),
                                     path,
                                     {Phrase::of("batch.version-superseded", {path})}});
            entries_[chosen].related.push_back(
                {std::string(batch::chosen),
                 entry.path,
                 {Phrase::of("batch.version-chosen", {entry.path})}});
        }
    }

    std::vector<Entry>& entries_;
    const judging::Profile& profile_;
    const std::vector<judging::Override>& overrides_;
};

}

void settle_versions(std::vector<Entry>& entries, const judging::Profile& profile,
                     const std::vector<judging::Override>& overrides) {
    Settlement settlement(entries, profile, overrides);
    for (const auto& files : Groups(entries).in_question(entries)) settlement.settle(files);
}

}
