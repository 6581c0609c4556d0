// What files are judged by: read, and what is wrong with it told.

#include "check_judging.hpp"
#include "command/reference_day.hpp"
#include "judging/catalogue.hpp"

namespace hakem::command {

namespace {

void switch_off(judging::Profile& profile, const std::vector<std::string>& rules) {
    for (const auto& rule : rules) {
        const auto equals = rule.find('=');
        if (equals == rule.npos || equals + 1 == rule.size())
            throw Error(ExitCode::wrong_usage, "error.off-reason", {rule});
        const auto code = rule.substr(0, equals);
        if (judging::entry_of(code) == nullptr)
            throw Error(ExitCode::wrong_usage, "error.no-code", {code});
        profile.switch_off(code, rule.substr(equals + 1));
    }
}

judging::Profile read_profile(Session session, const std::string& name) {
    Diagnostics findings(session.shown(name), session.common.strict);
    try {
        auto profile = judging::open_profile(name, findings);
        session.console.show(findings, Severity::warning);
        return profile;
    } catch (const Error&) {
        session.console.show(findings, Severity::warning);
        throw;
    }
}

/// What people write is shown and kept: there may be identity numbers in it.
std::string shown(Session session, const std::string& written) {
    return session.common.with_identity ? written : without_identity(written);
}

void hide_identity(Session session, judging::Profile& profile) {
    for (auto& [code, weight] : profile.rules)
        for (auto* reason : {&weight.reason.english, &weight.reason.turkish})
            *reason = shown(session, *reason);
}

/// What is understood of the files applies, the rest is told.
void read_overrides(Session session, const JudgingOptions& options, Judging& judging) {
    for (const auto& path : options.overrides) {
        Diagnostics findings(session.shown(path), session.common.strict);
        const auto source = Source::load(path);
        for (auto& one : judging::read_overrides(*source, findings)) {
            one.file = session.shown(path);
            for (auto* written : {&one.reason, &one.who, &one.content})
                *written = shown(session, *written);
            judging.overrides.push_back(std::move(one));
        }
        session.console.show(findings, Severity::warning);
        judging.override_errors += findings.count(Severity::error);
    }
    judging.errors += judging.override_errors;
}

std::optional<judging::Schedule> read_schedule(Session session, const std::filesystem::path& path) {
    if (path.empty()) return std::nullopt;
    Diagnostics findings(session.shown(path), session.common.strict);
    auto schedule = judging::read_schedule(*Source::load(path), findings);
    session.console.show(findings, Severity::warning);
    if (findings.has_errors())
        throw Error(ExitCode::not_understood, "error.schedule", {session.shown(path)});
    return schedule;
}

/// The list has to be of the kind that the profile is about.
void open_list(Session session, const std::filesystem::path& path, Judging& judging) {
    if (path.empty()) return;
    std::error_code trouble;
    const auto status = std::filesystem::status(path, trouble);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_directory(status))
        throw Error(ExitCode::file_trouble, "error.not-a-file", {session.shown(path)});
    Diagnostics findings(session.shown(path), session.common.strict);
    judging.list = RatingList::open(path, default_index_folder(), session.registry, findings);
    session.console.show(findings, Severity::warning);
    judging.errors += findings.count(Severity::error);
    if (judging.list->info().national != judging.national())
        throw Error(
            ExitCode::wrong_usage, "error.rate-list-of-another",
            {session.shown(path),
             message_argument(judging.national() ? "rate.fide-list" : "rate.national-list")});
}

}

bool Judging::national() const {
    if (profile.rated_by == judging::RatedBy::nobody && list) return list->info().national;
    return profile.rated_by != judging::RatedBy::fide;
}

std::shared_ptr<const Judging> open_judging(Session session, const JudgingOptions& options) {
    auto judging = std::make_shared<Judging>();
    judging->report = reference_day(options.date);
    judging->list_ahead = next_list(judging->report);
    judging->profile = read_profile(session, options.profile);
    switch_off(judging->profile, options.off);
    hide_identity(session, judging->profile);
    read_overrides(session, options, *judging);
    judging->schedule = read_schedule(session, options.plan);
    open_list(session, options.list, *judging);
    return judging;
}

}
