// hakem rate FILE... --system ukd|fide: what the games change, and the new list.

#include "command/folder_names.hpp"
#include "command/formats.hpp"
#include "rate_period.hpp"
#include "rate_sink.hpp"

#include <algorithm>
#include <thread>

namespace hakem::command {

namespace {

TimeClass time_class_named(std::string_view word) {
    return word == "rapid"   ? TimeClass::rapid
           : word == "blitz" ? TimeClass::blitz
                             : TimeClass::standard;
}

RatingSwitches switches_of(const RateCommand& command) {
    RatingSwitches switches;
    for (const auto& each : command.switches) {
        const auto equals = each.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Error(ExitCode::wrong_usage, "error.rate-switch", {each});
        switches[each.substr(0, equals)] = each.substr(equals + 1);
    }
    return switches;
}

RateRequest request_of(Session session, const RateCommand& command) {
    if (command.system.empty()) throw Error(ExitCode::wrong_usage, "error.rate-system");
    RateRequest request;
    const auto at = std::min(command.system.find('@'), command.system.size());
    request.id = command.system.substr(0, at);
    request.edition = command.system.substr(std::min(at + 1, command.system.size()));
    request.system = &session.registry.get<RatingSystem>(request.id);
    request.switches = switches_of(command);
    if (!command.time_class.empty()) request.time_class = time_class_named(command.time_class);
    if (command.norms) {
        if (request.system->national()) throw Error(ExitCode::wrong_usage, "error.rate-norms");
        request.norms = &session.registry.get<TitleNorms>(request.id);
    }
    // What is misspelt must stop the command before the first file.
    request.system->rate(
        {Tournament(), {}, TimeClass::standard, request.edition, request.switches});
    return request;
}

void check(const RateCommand& command, const std::vector<std::filesystem::path>& paths) {
    const bool period = !command.period.empty() || !command.state.empty();
    if (command.close && command.state.empty())
        throw Error(ExitCode::wrong_usage, "error.rate-close");
    if (!command.replaces.empty() && (paths.size() != 1 || command.state.empty()))
        throw Error(ExitCode::wrong_usage, "error.rate-replaces");
    if (!paths.empty() || (period && command.inputs.empty() && !command.state.empty())) return;
    if (command.inputs.empty()) throw Error(ExitCode::wrong_usage, "error.rate-no-file");
    throw Error(ExitCode::not_understood, "error.no-files", {command.inputs.front().string()});
}

/// Events in small lots: each is rated, reported and released before the next lot begins.
class Run {
public:
    Run(Session session, const RateCommand& command, std::vector<std::filesystem::path> paths)
        : session_(session), command_(command), paths_(std::move(paths)),
          folders_(folder_names(paths_, session.common.with_identity)),
          request_(request_of(session, command)),
          sink_(session, command, request_.id, paths_.size()) {
        if (!command.period.empty() || !command.state.empty()) {
            period_.emplace(session, command, request_);
        } else {
            const auto list = open_list(session, command.list, *request_.system, false);
            request_.list = list.list;
            request_.list_name = list.name;
            if (list.errors != 0) sink_.raise(ExitCode::answer_is_no);
        }
    }

    ExitCode all() {
        const std::size_t lot = 16 * std::max(1u, std::thread::hardware_concurrency());
        if (period_ && paths_.size() > 1 && !command_.apart) look_for_versions();
        for (std::size_t first = 0; first < paths_.size(); first += lot)
            rate(first, std::min(lot, paths_.size() - first));
        if (period_)
            for (auto& result : period_->finish(sink_.language())) sink_.show(std::move(result));
        return sink_.finish();
    }

private:
    /// All files are looked at before the first is counted.
    void look_for_versions() {
        std::vector<PeriodRun::Version> files(paths_.size());
        in_parallel(paths_.size(), [&](std::size_t i) {
            files[i] = {session_.shown(paths_[i]), content_of_file(session_, paths_[i])};
        });
        period_->look_for_versions(files);
    }

    void rate(std::size_t first, std::size_t count) {
        std::vector<RatedEvent> events(count);
        in_parallel(count, [&](std::size_t i) {
            events[i] = rate_event(
                session_,
                [this](const period::EventContent& content) {
                    return period_ ? period_->basis_for(content) : RateBasis{&request_};
                },
                paths_[first + i]);
            events[i].folder = folders_[first + i];
            sink_.write_reports(events[i]);
        });
        if (period_) period_->take(events);
        for (const auto& event : events) sink_.show(event);
        session_.console.progress(first + count, paths_.size());
    }

    Session session_;
    const RateCommand& command_;
    std::vector<std::filesystem::path> paths_;
    std::vector<std::string> folders_;
    RateRequest request_;
    RateSink sink_;
    std::optional<PeriodRun> period_;
};

}

ExitCode rate(Session session, const RateCommand& command) {
    const auto paths = expand(session, command.inputs);
    check(command, paths);
    return Run(session, command, paths).all();
}

}
