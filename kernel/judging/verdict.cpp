#include "judging/verdict.hpp"

#include "judging/catalogue.hpp"
#include <hakem/tournament.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace hakem::judging {

namespace {

std::int32_t number_of(std::string_view text) {
    std::int32_t number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    return trouble == std::errc() && end == text.data() + text.size() ? number : 0;
}

/// Weighs the findings of one file.
class Judge {
public:
    Judge(const Profile& profile, const std::vector<Override>& overrides, std::string_view content,
          const Tournament* tournament)
        : profile_(profile) {
        judgement_.profile = profile.id;
        judgement_.content = content;
        for (const auto& one : overrides)
            if (!content.empty() && one.content == content)
                judgement_.overrides.push_back({one, 0, false});
        if (tournament == nullptr || judgement_.overrides.empty()) return;
        for (const auto& player : tournament->players) {
            if (player.line != 0) player_of_line_[player.line] = player.id;
            if (player.national_line != 0) player_of_line_[player.national_line] = player.id;
        }
    }

    Judgement judge(const Diagnostics& findings) {
        for (const auto& finding : findings.all()) judgement_.findings.push_back(weighed(finding));
        for (auto& judged : judgement_.findings) {
            if (!judged.off_reason) let_pass(judged);
            if (judged.counts()) add_cause(judged.finding, 1);
        }
        for (const auto& [code, count] : findings.by_code())
            if (count > Diagnostics::limit_per_code)
                add_more(code, count - Diagnostics::limit_per_code);
        settle();
        return std::move(judgement_);
    }

private:
    Judged weighed(const Diagnostic& finding) const {
        Judged judged{finding, finding.severity, false, {}, {}};
        const auto* weight = profile_.weight_of(finding.code);
        if (weight == nullptr) return judged;
        judged.blocks = weight->blocks;
        if (weight->kind == RuleWeight::Kind::off)
            judged.off_reason = weight->reason;
        else if (weight->kind != RuleWeight::Kind::as_given)
            judged.finding.severity = weight->severity();
        return judged;
    }

    /// What a finding is about: the players that it names, or the one in whose line it stands.
    std::set<std::int32_t> players_of(const Diagnostic& finding) const {
        std::set<std::int32_t> players;
        const auto* entry = entry_of(finding.code);
        const auto names = entry == nullptr ? std::vector<std::string_view>() : names_in(*entry);
        for (std::size_t i = 0; i < std::min(names.size(), finding.arguments.size()); ++i)
            if (is_player(names[i])) players.insert(number_of(finding.arguments[i]));
        if (const auto at = player_of_line_.find(finding.line); at != player_of_line_.end())
            players.insert(at->second);
        return players;
    }

    void let_pass(Judged& judged) {
        for (auto& used : judgement_.overrides) {
            const auto& one = used.override;
            if (one.code != judged.finding.code) continue;
            if (one.player != 0 && !players_of(judged.finding).contains(one.player)) continue;
            if (judged.blocks) {
                used.refused = true;
                continue;
            }
            ++used.findings;
            judged.by = one;
            return;
        }
    }

    /// By what the profile names as its source, else the catalogue.
    Basis basis_of(std::string_view code) const {
        const auto* weight = profile_.weight_of(code);
        const auto* entry = entry_of(code);
        std::string_view source;
        if (weight != nullptr) source = weight->source;
        if (source.empty() && entry != nullptr) source = source_of(*entry);
        return source.find("(unverified)") != source.npos       ? Basis::unverified
               : source.find("(interpretation)") != source.npos ? Basis::interpretation
                                                                : Basis::stated;
    }

    void add_cause(const Diagnostic& finding, std::size_t count) {
        if (finding.severity == Severity::note) return;
        auto [at, fresh] = causes_.try_emplace(finding.code);
        if (fresh)
            at->second = {finding.code, finding.severity, 0, finding, basis_of(finding.code)};
        at->second.severity = std::max(at->second.severity, finding.severity);
        at->second.count += count;
    }

    /// Findings that were counted and not kept.
    void add_more(const std::string& code, std::size_t count) {
        const auto& all = judgement_.findings;
        const auto last = std::find_if(all.rbegin(), all.rend(), [&](const Judged& judged) {
            return judged.finding.code == code;
        });
        if (last == all.rend()) return;
        const bool passes = last->off_reason || judgement_.lets_unkept_pass(code);
        judgement_.unkept.push_back({code, last->finding.severity, passes, count});
        if (last->off_reason) return;
        if (!passes) return add_cause(last->finding, count);
        for (auto& used : judgement_.overrides)
            if (used.override.code == code && used.override.player == 0) {
                used.findings += count;
                return;
            }
    }

    void settle() {
        for (auto& [code, cause] : causes_) judgement_.causes.push_back(std::move(cause));
        std::stable_sort(judgement_.causes.begin(), judgement_.causes.end(),
                         [](const Cause& a, const Cause& b) { return a.severity > b.severity; });
        const auto& causes = judgement_.causes;
        judgement_.answer = causes.empty()                               ? Answer::clean
                            : causes.front().severity == Severity::error ? Answer::back_to_arbiter
                                                                         : Answer::needs_override;
    }

    const Profile& profile_;
    Judgement judgement_;
    std::map<std::string, Cause> causes_;
    std::map<std::uint32_t, std::int32_t> player_of_line_;
};

}

std::string_view word_of(Answer answer) {
    switch (answer) {
    case Answer::clean:
        return "clean";
    case Answer::needs_override:
        return "needs-override";
    case Answer::back_to_arbiter:
        return "back-to-arbiter";
    case Answer::not_judged:
        return "not-judged";
    }
    return "";
}

std::string_view word_of(Basis basis) {
    switch (basis) {
    case Basis::stated:
        return "stated";
    case Basis::interpretation:
        return "interpretation";
    case Basis::unverified:
        return "unverified";
    }
    return "";
}

std::size_t Judgement::count(Severity severity) const {
    std::size_t sum = 0;
    for (const auto& cause : causes)
        if (cause.severity == severity) sum += cause.count;
    return sum;
}

bool Judgement::lets_unkept_pass(std::string_view code) const {
    return std::any_of(overrides.begin(), overrides.end(), [&](const UsedOverride& used) {
        return used.override.code == code && used.override.player == 0 && !used.refused;
    });
}

Judgement judge(const Diagnostics& findings, const Profile& profile,
                const std::vector<Override>& overrides, std::string_view content,
                const Tournament* tournament) {
    return Judge(profile, overrides, content, tournament).judge(findings);
}

}
