#include "check_judging.hpp"

#include "content/facts.hpp"
#include "judging/catalogue.hpp"
#include "judging/plausibility.hpp"
#include "judging/submission.hpp"
#include "period/digest.hpp"
#include "period/event_content.hpp"
#include <hakem/decision.hpp>
#include <hakem/list_checks.hpp>
#include <hakem/rating_system.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace hakem::command {

namespace {

/// The reader has found that points are not those of the results.
bool tells_points(const Diagnostic& finding) {
    return finding.code == "TRN-0112" || finding.code == "TRN-0515";
}

/// Lines of the competitors of the standings, by their numbers.
std::map<std::int32_t, std::uint32_t> lines_of(const CheckedFile& file) {
    std::map<std::int32_t, std::uint32_t> lines;
    if (!file.input.tournament || !file.standings) return lines;
    const auto add = [&lines](const auto& competitors) {
        for (const auto& one : competitors) lines.emplace(one.id, one.line);
    };
    if (file.standings->teams)
        add(file.input.tournament->teams);
    else
        add(file.input.tournament->players);
    return lines;
}

/// What rounds and standings have, as findings.
class Outcomes {
public:
    Outcomes(const CheckedFile& file, Diagnostics& findings)
        : file_(file), findings_(findings), lines_(lines_of(file)) {
        for (const auto& finding : file.input.diagnostics.all())
            if (tells_points(finding)) told_points_.insert(finding.line);
    }

    void add() {
        add_error();
        for (const auto& round : file_.rounds) add(round);
        if (file_.standings && file_.standings->faulty()) add(*file_.standings);
    }

private:
    /// A file that is none is the arbiter's; the rest is ours.
    void add_error() {
        if (!file_.input.error) return;
        const auto& error = *file_.input.error;
        if (error.code() == ExitCode::not_understood)
            say(Severity::error, "CHK-0001",
                {format_text(error.key(), file_.input.language, error.arguments())});
        if (error.key() == "check.no-system")
            say(Severity::note, "CHK-0002", {file_.choice.system});
    }

    void add(const CheckedRound& round) {
        const auto number = std::to_string(round.round);
        const bool legal = round.verdict.legal;
        switch (round.state) {
        case RoundState::identical:
            return;
        case RoundState::differs:
            return say(Severity::error,
                       file_.choice.by_table() ? "CHK-0103"
                       : legal                 ? "CHK-0101"
                                               : "CHK-0102",
                       {number});
        case RoundState::no_pairing:
            return say(Severity::error, legal ? "CHK-0104" : "CHK-0105", {number});
        case RoundState::incomplete:
            if (round.waits_for == 0) return say(Severity::note, "CHK-0107", {number});
            return say(Severity::note, "CHK-0106", {number, std::to_string(round.waits_for)});
        }
    }

    void add(const submitted::Review& review) {
        for (const auto& one : review.differences) {
            if (one.of_rank && review.state == submitted::State::differs)
                say(Severity::error, "CHK-0201",
                    {std::to_string(one.id), one.name, std::to_string(one.rank),
                     std::to_string(one.our_rank)},
                    line_of(one));
            if (one.of_points && !told_points_.contains(line_of(one))) add_points(one);
        }
        for (const auto& check : review.values)
            if (check.faulty())
                say(Severity::error, "CHK-0203",
                    {check.name, std::to_string(check.differences.size()),
                     std::to_string(check.compared)});
    }

    /// Of teams either kind of points may be the one that differs.
    void add_points(const submitted::Difference& one) {
        const bool main = one.points && *one.points != one.our_points;
        const auto& written = main ? one.points : one.game_points;
        const auto& ours = main ? one.our_points : one.our_game_points;
        say(Severity::error, "CHK-0202",
            {std::to_string(one.id), one.name, points_argument(written.value_or(Points())),
             points_argument(ours)},
            line_of(one));
    }

    std::uint32_t line_of(const submitted::Difference& one) const {
        const auto found = lines_.find(one.id);
        return found == lines_.end() ? 0 : found->second;
    }

    void say(Severity severity, std::string_view code, std::vector<std::string> arguments,
             std::uint32_t line = 0) {
        findings_.add(severity, code, line, 0, 1, std::move(arguments));
    }

    const CheckedFile& file_;
    Diagnostics& findings_;
    std::map<std::int32_t, std::uint32_t> lines_;
    std::set<std::uint32_t> told_points_; ///< lines of whom the reader speaks
};

/// Where the standings say what the reader said of points, it is told once, and as an error.
class Confirmed {
public:
    explicit Confirmed(const CheckedFile& file) {
        if (!file.standings || !file.standings->faulty()) return;
        const auto lines = lines_of(file);
        for (const auto& one : file.standings->differences)
            if (const auto found = lines.find(one.id); one.of_points && found != lines.end())
                lines_.insert(found->second);
    }

    Severity severity(const Diagnostic& finding) const {
        return tells_points(finding) && lines_.contains(finding.line) ? Severity::error
                                                                      : finding.severity;
    }

private:
    std::set<std::uint32_t> lines_;
};

/// With the file that it is of: that may be the record of adjourned games beside the tournament.
void add(const Diagnostic& one, Severity severity, Diagnostics& to) {
    Diagnostics other(one.file, to.strict());
    auto& own = one.file == to.file() ? to : other;
    own.add(severity, one.code, one.line, one.column, one.length, one.arguments, one.excerpt);
    to.append(other);
}

/// All findings of one, the counted ones too.
void copy(const Diagnostics& from, const Confirmed& confirmed, Diagnostics& to) {
    for (const auto& one : from.all()) add(one, confirmed.severity(one), to);
    for (const auto& [code, count] : from.by_code())
        for (auto more = count; more > Diagnostics::limit_per_code; --more)
            to.add(Severity::note, code, 0, 0, 1);
}

bool is_outcome(std::string_view code) { return code.starts_with("CHK-"); }

/// The findings of the file as they were weighed.
Diagnostics weighed(const judging::Judgement& judgement, const Diagnostics& before) {
    Diagnostics findings(before.file(), before.strict());
    for (const auto& judged : judgement.findings) {
        const auto& one = judged.finding;
        if (judged.off_reason || is_outcome(one.code)) continue;
        add(one, judged.by ? Severity::note : one.severity, findings);
    }
    for (const auto& [code, count] : before.by_code()) {
        if (count <= Diagnostics::limit_per_code || !findings.by_code().contains(code)) continue;
        const auto last = std::find_if(
            judgement.findings.rbegin(), judgement.findings.rend(),
            [&code = code](const judging::Judged& judged) { return judged.finding.code == code; });
        for (auto more = count; more > Diagnostics::limit_per_code; --more)
            findings.add(last->by ? Severity::note : last->finding.severity, code, 0, 0, 1);
    }
    return findings;
}

/// Troubles of the machine, and limits, are no fault of the arbiter.
bool could_not_be_judged(const CheckedFile& file) {
    if (!file.input.error || file.input.error->key() == "check.no-system") return false;
    const auto code = file.input.error->code();
    return code != ExitCode::not_understood && code != ExitCode::answer_is_no;
}

}

std::string content_hash_of(const Tournament& tournament) {
    auto whole = period::content_of(tournament).id;
    for (const auto& player : tournament.players) {
        whole += fmt::format("\n{} {}", player.id, player.declared_rank);
        if (player.declared_points) whole += " " + to_text(*player.declared_points);
    }
    for (const auto& team : tournament.teams) {
        whole += fmt::format("\n{} {}", team.id, team.declared_rank);
        for (const auto& points : {team.declared_match_points, team.declared_game_points})
            if (points) whole += " " + to_text(*points);
    }
    // All else that a finding may be about: header, births, clubs, byes ...
    whole += fmt::format(
        "\n{}", fmt::join(content::facts_of(tournament, content::persons_of(tournament)), " "));
    return period::digest(whole);
}

void check_for_office(const Tournament& tournament, const Judging& judging,
                      Diagnostics& diagnostics) {
    const auto time_class = time_class_of(tournament).value_or(TimeClass::standard);
    const auto& profile = judging.profile;
    if (profile.rated_by != judging::RatedBy::nobody && !has_only_standings(tournament)) {
        check_submission(tournament, judging.national(), time_class, diagnostics);
        judging::check_fields(tournament, profile.rated_by, diagnostics);
    }
    judging::check_plausibility(tournament, profile.rated_by, diagnostics);
    if (judging.list) check_against(tournament, *judging.list, time_class, diagnostics);
    const auto* schedule = judging.schedule ? &*judging.schedule : nullptr;
    judging::check_plan(tournament, profile.plan, schedule, diagnostics);
    diagnostics.sort();
}

void judge(CheckedFile& file, const Judging& judging) {
    Diagnostics all(file.input.shown, file.input.diagnostics.strict());
    const Confirmed confirmed(file);
    copy(file.input.diagnostics, confirmed, all);
    Diagnostics outcomes(file.input.shown);
    Outcomes(file, outcomes).add();
    outcomes.sort();
    copy(outcomes, confirmed, all);
    const auto* tournament = file.input.tournament ? &*file.input.tournament : nullptr;
    file.judgement =
        judging::judge(all, judging.profile, judging.overrides, file.content, tournament);
    if (could_not_be_judged(file)) file.judgement.answer = judging::Answer::not_judged;
    file.input.diagnostics = weighed(file.judgement, file.input.diagnostics);
}

std::vector<judging::Override> overrides_of_others(const std::vector<CheckedFile>& files,
                                                   const Judging& judging) {
    std::set<std::string> contents;
    for (const auto& file : files) contents.insert(file.judgement.content);
    std::vector<judging::Override> others;
    for (const auto& one : judging.overrides)
        if (!contents.contains(one.content)) others.push_back(one);
    return others;
}

}
