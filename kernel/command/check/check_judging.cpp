#include "check_judging.hpp"

#include "check_outcomes.hpp"
#include "content/facts.hpp"
#include "invalid_fields.hpp"
#include "judging/catalogue.hpp"
#include "judging/compared_records.hpp"
#include "judging/plausibility.hpp"
#include "judging/plausible_field.hpp"
#include "judging/plausible_header.hpp"
#include "judging/submission.hpp"
#include "period/event_content.hpp"
#include "period/id_fingerprint.hpp"
#include <hakem/list_checks.hpp>
#include <hakem/rating_system.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

/// Whether a file is the plan of an event that has no result yet.
bool is_plan(const Tournament& tournament, const Judging& judging) {
    return judging.schedule && rounds_held(tournament) == 0 && !tournament.standings_only;
}

/// Where the standings say what the reader said of points, it is told once, and as an error. A
/// plan may have no players.
class Confirmed {
public:
    Confirmed(const CheckedFile& file, const Judging& judging)
        : announced_(file.input.tournament && file.input.tournament->players.empty() &&
                     is_plan(*file.input.tournament, judging)) {
        if (!file.standings || !file.standings->faulty()) return;
        const auto lines = lines_of(file);
        for (const auto& one : file.standings->differences)
            if (const auto found = lines.find(one.id); one.of_points && found != lines.end())
                lines_.insert(found->second);
    }

    Severity severity(const Diagnostic& finding) const {
        const bool of_players = finding.code == "TRF-0002" || finding.code == "TRN-0204";
        if (announced_ && of_players) return Severity::note;
        return tells_points(finding) && lines_.contains(finding.line) ? Severity::error
                                                                      : finding.severity;
    }

private:
    bool announced_; ///< an event that has no players yet
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
void copy(const Diagnostics& from, const Confirmed& confirmed, const InvalidFields& invalid,
          Diagnostics& to) {
    for (const auto& one : from.all())
        if (!invalid.tells_again(one)) add(one, confirmed.severity(one), to);
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
        const auto severity =
            judgement.lets_unkept_pass(code) ? Severity::note : last->finding.severity;
        for (auto more = count; more > Diagnostics::limit_per_code; --more)
            findings.add(severity, code, 0, 0, 1);
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
    return period::uuid_of(whole);
}

void check_for_office(const Tournament& tournament, const Judging& judging,
                      Diagnostics& diagnostics) {
    if (diagnostics.by_code().contains("TRF-0011")) return; // nothing of it could be read
    const auto time_class = time_class_of(tournament).value_or(TimeClass::standard);
    const auto& profile = judging.profile;
    const bool planned = is_plan(tournament, judging);
    const auto stage = planned ? judging::Stage::plan : judging::Stage::report;
    const bool announced = planned && tournament.players.empty();
    if (!has_only_standings(tournament) && !announced) {
        // No rule of a national list is known of late reports.
        const auto list = judging.national() ? Date() : judging.list_ahead;
        if (profile.rated_by != judging::RatedBy::nobody)
            check_submission(tournament, judging.national(), time_class, diagnostics, list);
        judging::check_fields(tournament, profile.rated_by, diagnostics, stage, judging.list.get());
    }
    judging::check_what_is_asked_for(tournament, profile, diagnostics);
    judging::check_header(tournament, profile.rated_by, diagnostics);
    judging::check_plausibility(tournament, profile.rated_by, diagnostics, stage, judging.report);
    if (!planned) judging::check_day_of_report(tournament, judging.report, diagnostics);
    judging::check_ages(tournament, diagnostics);
    judging::check_shared_births(tournament, profile.rated_by, diagnostics);
    judging::check_start_numbers(tournament, diagnostics);
    judging::check_rating_columns(tournament, profile.rated_by, diagnostics);
    judging::check_same_person(tournament, profile.rated_by, diagnostics);
    if (!planned) judging::check_blank_rounds(tournament, diagnostics);
    judging::check_unrated_rounds(tournament, profile.rated_by, diagnostics);
    judging::check_time_records(tournament, profile.rated_by, diagnostics);
    judging::check_national_records(tournament, profile.rated_by, diagnostics);
    if (judging.list)
        check_against(tournament, *judging.list, time_class, diagnostics);
    else if (profile.rated_by != judging::RatedBy::nobody)
        check_own_ratings(tournament, judging.national(), diagnostics);
    const auto* schedule = judging.schedule ? &*judging.schedule : nullptr;
    judging::check_plan(tournament, profile.plan, schedule, diagnostics);
    diagnostics.sort();
}

void judge(CheckedFile& file, const Judging& judging) {
    Diagnostics all(file.input.shown, file.input.diagnostics.strict());
    const Confirmed confirmed(file, judging);
    const auto* tournament = file.input.tournament ? &*file.input.tournament : nullptr;
    const InvalidFields invalid(file.input.diagnostics, tournament);
    copy(file.input.diagnostics, confirmed, invalid, all);
    Diagnostics outcomes(file.input.shown);
    add_outcomes(file, outcomes);
    outcomes.sort();
    copy(outcomes, confirmed, invalid, all);
    const auto judge_by = [&](const judging::Profile& profile) {
        file.judgement = judging::judge(all, profile, judging.overrides, file.content, tournament);
    };
    judge_by(invalid.empty() ? judging.profile : invalid.weighed(judging.profile));
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
