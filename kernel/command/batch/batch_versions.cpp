// Which of two versions counts is for the office to say.

#include "batch_versions.hpp"

#include "batch/same_players.hpp"
#include "batch/versions.hpp"
#include "batch_replaced.hpp"
#include "judging/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Override;
using batch::Status;
using batch::version_code;

judging::Judgement judged(const Entry& entry, const Entry& other, const judging::Profile& profile,
                          const std::vector<judging::Override>& overrides) {
    Diagnostics findings(entry.path);
    findings.add(Severity::warning, version_code, 0, 0, 1, {other.path});
    return judging::judge(findings, profile, overrides, entry.content);
}

/// Before the others; `count` unless they are let pass.
void add_findings(Entry& entry, const std::vector<judging::Judged>& all, bool count) {
    const auto language = language_of(entry.language).value_or(Language::english);
    std::vector<batch::Finding> findings;
    for (const auto& judged : all) {
        std::string reason;
        if (judged.off_reason) reason = judged.off_reason->in(language);
        if (judged.by && !count) reason = judged.by->reason;
        const auto severity = judged.finding.severity;
        entry.notes += severity == Severity::note;
        if (reason.empty()) {
            entry.errors += severity == Severity::error;
            entry.warnings += severity == Severity::warning;
            if (severity == Severity::error) entry.status = Status::back_to_arbiter;
            if (severity == Severity::warning) entry.status = Status::needs_override;
        }
        findings.push_back({judged.finding, std::move(reason)});
    }
    entry.findings.insert(entry.findings.begin(), findings.begin(), findings.end());
}

/// Settles the versions of one event.
class Settlement {
public:
    Settlement(std::vector<Entry>& entries, const batch::Versions& versions,
               const judging::Profile& profile, const std::vector<judging::Override>& overrides)
        : entries_(entries), versions_(versions), profile_(profile), overrides_(overrides),
          state_(versions.size(), State::open) {}

    void settle() {
        const auto chosen = named();
        for (const auto k : chosen) {
            const auto other = std::find_if(chosen.begin(), chosen.end(), [&](std::size_t one) {
                return is_decided_between(k, one);
            });
            if (other == chosen.end())
                state_[k] = State::chosen;
            else
                tell_contradicted(k, *other);
        }
        for (const auto k : chosen)
            if (state_[k] == State::chosen) take(k);
        const auto asked = ask();
        std::vector<bool> fixed(versions_.size());
        for (std::size_t k = 0; k < fixed.size(); ++k)
            fixed[k] = asked[k] || state_[k] != State::open;
        replace_files(entries_, versions_, fixed);
    }

private:
    enum class State : std::uint8_t { open, chosen, superseded };

    /// What went back can count only by a decision.
    bool is_acceptable(std::size_t k) const {
        return entries_[versions_.place(k)].answer != Status::back_to_arbiter;
    }

    /// Whether a decision for one of the two says something of the other: of those, too, that only
    /// tell of each other since one went back.
    bool is_decided_between(std::size_t a, std::size_t b) const {
        if (versions_.contradict(a, b, true)) return true;
        if (is_acceptable(a) == is_acceptable(b)) return false;
        return is_acceptable(a) ? versions_.stays_beside(b, a) : versions_.stays_beside(a, b);
    }

    Entry& entry(std::size_t k) { return entries_[versions_.place(k)]; }

    judging::Judged judge(std::size_t k, std::size_t other) {
        return judged(entry(k), entry(other), profile_, overrides_).findings.front();
    }

    /// Those whose content an override names, where another file contradicts them.
    std::vector<std::size_t> named() {
        std::vector<std::size_t> named;
        for (std::size_t k = 0; k < versions_.size(); ++k)
            if (judge(k, k).by && !others_of(k, true, 1).empty()) named.push_back(k);
        return named;
    }

    /// The first files that are still in question and say otherwise.
    std::vector<std::size_t> others_of(std::size_t k, bool named, std::size_t most) const {
        const auto may_count = [&](std::size_t one) { return named || is_acceptable(one); };
        std::vector<std::size_t> others;
        for (std::size_t other = 0; other < versions_.size() && others.size() < most; ++other)
            if (state_[other] == State::open && may_count(other) &&
                (named ? is_decided_between(k, other) : versions_.contradict(k, other)))
                others.push_back(other);
        return others;
    }

    Override* override_of(std::size_t k) {
        auto& all = entry(k).overrides;
        const auto found = std::find_if(
            all.begin(), all.end(), [](const Override& one) { return one.code == version_code; });
        return found == all.end() ? nullptr : &*found;
    }

    /// Decisions that contradict each other decide nothing.
    void tell_contradicted(std::size_t k, std::size_t other) {
        if (auto* one = override_of(k)) one->contradicted = true;
        const auto &first = entry(std::min(k, other)).path,
                   &second = entry(std::max(k, other)).path;
        entry(k).related.push_back({std::string(batch::overrides_differ),
                                    entry(other).path,
                                    {Phrase::of("batch.overrides-differ", {first, second})}});
    }

    /// What contradicts the file that counts is taken no further.
    void take(std::size_t chosen) {
        const auto& path = entry(chosen).path;
        std::vector<judging::Judged> findings;
        for (std::size_t k = 0; k < versions_.size(); ++k) {
            if (!is_decided_between(chosen, k)) continue;
            if (findings.size() < most_named) {
                findings.push_back(judge(chosen, k));
                tell_decided(entry(chosen), batch::chosen, entry(k).path);
            }
            if (state_[k] == State::superseded) continue;
            state_[k] = State::superseded;
            entry(k).status = Status::duplicate;
            tell_decided(entry(k), batch::superseded, path);
        }
        add_findings(entry(chosen), findings, false);
        if (auto* one = override_of(chosen)) one->findings = findings.size();
    }

    static void tell_decided(Entry& entry, std::string_view kind, const std::string& other) {
        entry.related.push_back({std::string(kind),
                                 other,
                                 {Phrase::of(fmt::format("batch.version-{}", kind), {other})}});
    }

    /// The others need a decision; returns which of them.
    std::vector<bool> ask() {
        std::vector<bool> asked(versions_.size());
        for (std::size_t k = 0; k < versions_.size(); ++k) {
            if (state_[k] != State::open || !is_acceptable(k)) continue;
            std::vector<judging::Judged> findings;
            for (const auto other : others_of(k, false, most_named)) {
                findings.push_back(judge(k, other));
                tell(k, other);
            }
            asked[k] = !findings.empty();
            add_findings(entry(k), findings, true);
        }
        return asked;
    }

    /// What differs, unless it is told already.
    void tell(std::size_t k, std::size_t other) {
        auto& all = entry(k).related;
        const auto& path = entry(other).path;
        if (std::none_of(all.begin(), all.end(), [&](const batch::Related& one) {
                return one.of == path && one.kind != batch::overrides_differ &&
                       one.kind != batch::same_players;
            }))
            all.push_back(versions_.related(k, other, entry(other)));
    }

    /// Most files that a file is told to contradict.
    static constexpr std::size_t most_named = 10;

    std::vector<Entry>& entries_;
    const batch::Versions& versions_;
    const judging::Profile& profile_;
    const std::vector<judging::Override>& overrides_;
    std::vector<State> state_;
};

}

void settle_versions(std::vector<Entry>& entries, const judging::Profile& profile,
                     const std::vector<judging::Override>& overrides) {
    for (const auto& files : batch::events_in_question(entries))
        Settlement(entries, batch::Versions(entries, files), profile, overrides).settle();
}

}
