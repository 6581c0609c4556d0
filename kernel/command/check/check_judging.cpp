#include "check_judging.hpp"

#include "content/facts.hpp"
#include "invalid_fields.hpp"
#include "judging/catalogue.hpp"
#include "judging/compared_records.hpp"
#include "judging/field_places.hpp"
#include "judging/plausibility.hpp"
#include "judging/plausible_field.hpp"
#include "judging/plausible_header.hpp"
#include "judging/submission.hpp"
#include "period/event_content.hpp"
#include "period/id_fingerprint.hpp"
#include "unnamed_system.hpp"
#include <hakem/decision.hpp>
#include <hakem/document.hpp>
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
        // What follows from numbers that are exchanged is no other fault.
        if (file_.input.diagnostics.by_code().contains("TRN-0114")) return;
        if (file_.choice.of_match()) say(Severity::note, "CHK-0108", {});
        for (const auto& round : file_.rounds) add(round);
        add_rounds_before_editions();
        add_rounds_of_another_table();
        add_unnamed_system(file_, findings_);
        if (file_.standings) add(*file_.standings);
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

    /// No edition is carried that was in force when the event was held, and nobody asked for one.
    bool is_before_editions() const {
        return file_.input.diagnostics.by_code().contains("PAIR-0226");
    }

    /// That is told once, for all rounds.
    void add_rounds_before_editions() {
        if (!is_before_editions()) return;
        for (const bool legal : {true, false}) {
            const auto rounds = numbers_of([legal](const CheckedRound& round) {
                return round.faulty() && round.verdict.legal == legal;
            });
            if (!rounds.empty())
                say(legal ? Severity::note : Severity::warning, legal ? "CHK-0109" : "CHK-0110",
                    {rounds, file_.choice.edition});
        }
    }

    /// The tables are one way to a round robin (FIDE C.05, Annex 1): told once, and no error.
    void add_rounds_of_another_table() {
        if (!file_.choice.by_table()) return;
        const auto rounds = numbers_of([](const CheckedRound& round) {
            return round.state == RoundState::differs && round.verdict.legal;
        });
        if (!rounds.empty()) say(Severity::warning, "CHK-0111", {rounds});
    }

    /// "1, 3".
    template<class Which>
    std::string numbers_of(const Which& which) const {
        std::vector<int> rounds;
        for (const auto& round : file_.rounds)
            if (which(round)) rounds.push_back(round.round);
        return fmt::format("{}", fmt::join(rounds, ", "));
    }

    void add(const CheckedRound& round) {
        const auto number = std::to_string(round.round);
        const bool legal = round.verdict.legal;
        if (round.faulty() && (is_before_editions() || !file_.choice.certain())) return;
        switch (round.state) {
        case RoundState::identical:
            return;
        case RoundState::differs:
            if (file_.choice.by_table() && (legal || add_missing_games(round))) return;
            return say(Severity::error,
                       file_.choice.by_table() ? "CHK-0103"
                       : legal                 ? "CHK-0101"
                                               : "CHK-0102",
                       {number});
        case RoundState::no_pairing:
            // Of a schedule with more rounds than the table, nobody meets anybody too often.
            return say(legal && file_.choice.by_table() ? Severity::warning : Severity::error,
                       legal ? "CHK-0104" : "CHK-0105", {number});
        case RoundState::incomplete:
            if (round.waits_for == 0) return say(Severity::note, "CHK-0107", {number});
            return say(Severity::note, "CHK-0106", {number, std::to_string(round.waits_for)});
        }
    }

    /// Whether games of the table that nobody has are all that the round lacks.
    bool add_missing_games(const CheckedRound& round) {
        if (!round.played.empty() || round.expected.empty()) return false;
        for (const auto& pair : round.expected)
            say(Severity::error, "CHK-0115",
                {std::to_string(round.round), std::to_string(pair.white),
                 std::to_string(pair.black)});
        return true;
    }

    /// A file that names no tie-breaks contradicts none: once, what its ranks go by.
    void add_unnamed(const submitted::Review& review) {
        if (review.slip) {
            for (const auto& one : review.differences)
                if (one.of_rank)
                    say(Severity::warning, "CHK-0206",
                        {std::to_string(one.id), one.name, std::to_string(one.rank),
                         std::to_string(one.our_rank), review.codes},
                        line_of(one));
            return;
        }
        const bool known = review.cause->tie_order != submitted::TieOrder::other;
        say(Severity::note, known ? "CHK-0204" : "CHK-0205",
            {review.cause->codes, review.cause->edition, review.codes, review.edition,
             std::to_string(review.different_ranks()), std::to_string(review.ranks)});
    }

    void add(const submitted::Review& review) {
        if (review.state == submitted::State::by_a_list) add_unnamed(review);
        for (const auto& one : review.differences) {
            if (one.of_rank && review.state == submitted::State::differs)
                say(Severity::error, "CHK-0201",
                    {std::to_string(one.id), one.name, std::to_string(one.rank),
                     std::to_string(one.our_rank)},
                    line_of(one));
            if (one.of_points && !told_points_.contains(line_of(one))) add_points(one);
        }
        for (const auto& check : review.values)
            if (check.faulty()) add(check);
    }

    /// One for each tie-break, at the first value that differs.
    void add(const submitted::ValueCheck& check) {
        const auto& first = check.differences.front();
        const bool known = check.code.empty() || check.code == check.name;
        say(Severity::error, "CHK-0203",
            {known ? check.name : fmt::format("{} ({})", check.name, check.code),
             std::to_string(check.differences.size()), std::to_string(check.compared),
             std::to_string(first.id), first.name, value_text(exact(first.value)),
             value_text(first.ours)},
            line_of(first.id));
    }

    std::string value_text(const std::optional<Exact>& value) const {
        const auto language = file_.input.language;
        if (!value) return std::string(text("standings.undefined", language));
        return to_text(CellContent{Value{*value}}, language);
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

    std::uint32_t line_of(const submitted::Difference& one) const { return line_of(one.id); }

    std::uint32_t line_of(std::int32_t id) const {
        const auto found = lines_.find(id);
        return found == lines_.end() ? 0 : found->second;
    }

    void say(Severity severity, std::string_view code, std::vector<std::string> arguments,
             std::uint32_t line = 0) {
        judging::FieldPlace place;
        if (line != 0 && !file_.standings->teams)
            place = judging::field_place(*file_.input.tournament, code);
        findings_.add(severity, code, line, place.column, place.length, std::move(arguments));
    }

    const CheckedFile& file_;
    Diagnostics& findings_;
    std::map<std::int32_t, std::uint32_t> lines_;
    std::set<std::uint32_t> told_points_; ///< lines of whom the reader speaks
};

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
    if (profile.rated_by != judging::RatedBy::nobody && !has_only_standings(tournament) &&
        !announced) {
        // No rule of a national list is known of late reports.
        const auto list = judging.national() ? Date() : judging.list_ahead;
        check_submission(tournament, judging.national(), time_class, diagnostics, list);
        judging::check_fields(tournament, profile.rated_by, diagnostics, stage);
    }
    judging::check_what_is_asked_for(tournament, profile, diagnostics);
    judging::check_header(tournament, profile.rated_by, diagnostics);
    judging::check_plausibility(tournament, profile.rated_by, diagnostics, stage);
    judging::check_ages(tournament, diagnostics);
    judging::check_start_numbers(tournament, diagnostics);
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
    Outcomes(file, outcomes).add();
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
