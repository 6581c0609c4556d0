// The end of a run: everybody settled, the new lists written, the period closed.

#include "period/id_fingerprint.hpp"
#include "rate_period.hpp"
#include <hakem/output.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

NewListInfo list_info(const PeriodResult& result, const period::SettlementInput& input,
                      Language language) {
    NewListInfo info;
    info.system = result.system;
    info.rule = result.rule;
    info.time_class = input.time_class;
    info.national = input.system.national();
    info.official = result.official;
    info.issue = input.date;
    info.language = language;
    return info;
}

/// When the last event began, whose rule is that of the period.
Date last_start(const std::vector<period::EventToSettle>& events, const Date& list) {
    Date last;
    for (const auto& each : events) last = std::max(last, each.event.content.start);
    return last ? last : list;
}

/// `fingerprinted`: ids as a state keeps them; otherwise only what may be shown of them.
void write_list(const ListExporter& exporter, NewListInfo info, const period::SortedRows& rows,
                bool fingerprinted, const ByteSink& sink) {
    info.rows = rows.size();
    info.played = rows.played();
    exporter.write(
        info,
        [&](const std::function<void(const ListRow&)>& take) {
            rows.for_each([&](ListRow&& row) {
                if (!fingerprinted) row.national_id = period::without_fingerprint(row.national_id);
                take(row);
            });
        },
        sink);
}

}

std::vector<PeriodResult> PeriodRun::finish(Language language) {
    std::vector<PeriodResult> results;
    if (asked_->settled) results.push_back(settle(*asked_, language));
    if (late_ && late_->settled) results.push_back(settle(*late_, language));
    return results;
}

PeriodResult PeriodRun::settle(Target& target, Language language) {
    const auto& system = *target.request.system;
    auto events = events_of(target);
    Tournament last;
    last.start = last_start(events, period::list_date(target.label));
    const auto rule =
        system.rate({last, {}, *request_.time_class, request_.edition, request_.switches});
    PeriodResult result;
    result.label = target.label;
    result.system = request_.id;
    result.rule = rule.rule;
    result.edition = rule.edition;
    result.official = rule.official;
    result.first_games = rule.first_games;
    result.time_class = *request_.time_class;
    result.list = target.request.list_name;
    if (target.request.list) result.list_info = &target.request.list->info();
    result.closed = state_.periods().at(target.label).closed;
    result.folders = folders_;
    result.ids = ids_;
    const period::SettlementInput input{system,
                                        result.time_class,
                                        target.request.list.get(),
                                        period::list_date(target.label),
                                        request_.switches,
                                        target.archive,
                                        request_.edition,
                                        first_of_months(target.label)};
    result.list_findings = target.findings;
    result.more_findings = target.more_findings;
    for (const auto& each : events)
        if (each.closed) result.corrected[each.event.content.id] = each.closed;
    result.decisions = corrections_in(events, target.label);
    result.settlement = period::settle(input, std::move(events));
    const bool lists = writes_ && !command_.out.empty();
    const bool closes = command_.close && !result.closed && !late_;
    if (!lists && !closes) return result;
    period::SortedRows fingerprinted;
    fill_list(input, result.settlement, nullptr, fingerprinted);
    if (lists) write_lists(input, fingerprinted, result, language);
    if (closes) close(input, fingerprinted, result);
    return result;
}

/// What was told of corrections of closed periods in the runs that counted them.
std::vector<rating_report::PeriodDecision>
PeriodRun::corrections_in(const std::vector<period::EventToSettle>& events,
                          const std::string& label) const {
    std::vector<rating_report::PeriodDecision> made;
    for (const auto& each : events) {
        const auto& event = each.event;
        if (each.instead_of.empty() || told_.contains(event.content.id)) continue;
        const auto& before = each.instead_of.front();
        made.push_back({{}, corrected_decision(event.path, label, before.content.id, before.path)});
        for (auto& decision : decisions_of(period::changes_between(before, event),
                                           event.participants.size(), each.closed != nullptr))
            made.push_back(std::move(decision));
    }
    return made;
}

/// The first of the months without a gap that the state has seen up to a list.
Date PeriodRun::first_of_months(const std::string& label) const {
    auto first = label;
    for (auto at = state_.periods().find(label);
         at != state_.periods().begin() && at != state_.periods().end();) {
        --at;
        if (period::next_label(at->first) != first) break;
        first = at->first;
    }
    return period::list_date(first);
}

std::pair<std::string, std::string> PeriodRun::first_version(std::string id) const {
    auto label = state_.period_of(id);
    for (bool goes_back = true; goes_back;) {
        goes_back = false;
        const auto& events = state_.periods().at(label).events;
        const auto found = events.find(id);
        if (found == events.end()) break;
        for (const auto& older : found->second.replaces) {
            const auto before = state_.period_of(older);
            if (before.empty() || before >= label) continue;
            id = older;
            label = before;
            goes_back = true;
            break;
        }
    }
    return {std::move(id), std::move(label)};
}

/// The period that the first version of an event counted in, as it was published.
std::shared_ptr<const period::EventToSettle::Closed>
PeriodRun::closed_period_of(std::string version, const std::string& target) const {
    const auto [first, label] = first_version(std::move(version));
    const auto& id = first;
    auto closed = std::make_shared<period::EventToSettle::Closed>();
    for (const auto& [later, period] : state_.periods()) {
        if (later <= label || later >= target || !period.closed) continue;
        auto& made = closed->later.emplace_back();
        made.date = period::list_date(later);
        made.archive = state_.archive_before(later);
        if (period.opening) {
            made.edition = period.opening->edition;
            made.switches = period.opening->switches;
        }
        for (auto& counted : state_.events_of(later)) {
            const auto& replaces = counted.replaces;
            const bool corrects =
                std::any_of(replaces.begin(), replaces.end(),
                            [&](const std::string& id) { return state_.period_of(id) != later; });
            made.events.push_back({std::move(counted.event), corrects});
        }
    }
    closed->first_version = id;
    closed->date = period::list_date(label);
    closed->archive = state_.archive_before(label);
    for (auto& counted : state_.events_of(label))
        if (counted.event.content.id != id) closed->beside.push_back(std::move(counted.event));
    return closed;
}

std::vector<period::EventToSettle> PeriodRun::events_of(const Target& target) const {
    std::vector<period::EventToSettle> events;
    for (auto& counted : state_.events_of(target.label)) {
        period::EventToSettle each{std::move(counted.event), {}};
        std::string replaced;
        for (const auto& id : counted.replaces)
            if (state_.period_of(id) != target.label) {
                each.instead_of.push_back(state_.event(id));
                replaced = id;
            }
        if (each.instead_of.size() == 1) each.closed = closed_period_of(replaced, target.label);
        events.push_back(std::move(each));
    }
    return events;
}

void PeriodRun::write_lists(const period::SettlementInput& input,
                            const period::SortedRows& fingerprinted, PeriodResult& result,
                            Language language) const {
    std::optional<period::SortedRows> whole;
    if (session_.common.with_identity) fill_list(input, result.settlement, &ids_, whole.emplace());
    const auto& rows = whole ? *whole : fingerprinted;
    for (const auto* format : {"csv", "xlsx", "xml"}) {
        const auto& exporter = session_.registry.get<ListExporter>(format);
        auto name = fmt::format("list-{}{}", result.label, exporter.extension());
        write_whole(command_.out / name, [&](const ByteSink& sink) {
            write_list(exporter, list_info(result, input, language), rows, false, sink);
        });
        result.files.push_back(std::move(name));
    }
}

/// The list of the state is machine's: fingerprinted ids, no language.
void PeriodRun::close(const period::SettlementInput& input, const period::SortedRows& fingerprinted,
                      PeriodResult& result) {
    const auto& exporter = session_.registry.get<ListExporter>("csv");
    state_.close(
        result.label,
        [&](const ByteSink& sink) {
            write_list(exporter, list_info(result, input, Language::english), fingerprinted, true,
                       sink);
        },
        result.settlement.archive);
    result.closed = true;
}

}
