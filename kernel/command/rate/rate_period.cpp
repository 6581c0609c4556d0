#include "rate_period.hpp"

#include "period/people.hpp"
#include "period/settled_events.hpp"
#include "period/state_json.hpp"

#include <algorithm>

namespace hakem::command {

namespace {

period::Settings settings_of(const RateRequest& request) {
    return {request.id, request.time_class.value_or(TimeClass::standard)};
}

period::Opening opening_of(const RateRequest& request) {
    period::Opening opening;
    opening.list = request.list_name;
    if (request.list) {
        opening.content = request.list->info().content;
        opening.issue = request.list->info().issue;
    }
    opening.edition = request.edition;
    opening.switches = request.switches;
    return opening;
}

/// A file with fewer games, or of an earlier day, than what was counted.
bool is_older(const period::EventContent& content, const period::Known& known) {
    return content.games.size() < known.games || (content.end && content.end < known.end);
}

bool has_games(const RatedEvent& event) {
    return std::any_of(event.rating.players.begin(), event.rating.players.end(),
                       [](const PlayerRating& player) { return player.games != 0; });
}

/// What a period begins with is kept: it must be the whole list.
void check_whole(const OpenedList& given, const std::filesystem::path& path) {
    if (given.errors != 0)
        throw Error(ExitCode::answer_is_no, "error.rate-list-damaged", {path.string()});
    if (given.list && given.list->info().players == 0)
        throw Error(ExitCode::answer_is_no, "error.rate-list-empty", {path.string()});
}

/// How columns were taken, and rows that stand twice, must not stay unseen among notes.
void show_notes_of_columns(Console& console, const Diagnostics& findings) {
    for (const auto& found : findings.all())
        for (const auto* code : {"LST-0115", "LST-0120", "LST-0124", "LST-0125"})
            if (found.code == code && found.severity == Severity::note)
                console.say(to_text(found, console.language()));
}

/// Errors and warnings of a list, for the report of the period.
void keep_findings(const Diagnostics& findings, OpenedList& opened) {
    constexpr std::size_t most = 500;
    for (const auto& finding : findings.all()) {
        if (finding.severity == Severity::note) continue;
        if (opened.findings.size() < most)
            opened.findings.push_back({opened.name, finding});
        else
            ++opened.more_findings;
    }
}

RateRequest in_period(RateRequest request) {
    request.time_class = request.time_class.value_or(TimeClass::standard);
    request.in_period = true;
    return request;
}

}

OpenedList open_list(Session session, const std::filesystem::path& path, const RatingSystem& system,
                     bool fingerprinted) {
    if (path.empty()) return {};
    Diagnostics findings(session.shown(path), session.common.strict);
    auto list = RatingList::open(path, default_index_folder(), session.registry, findings);
    session.console.show(findings, Severity::warning);
    if (!fingerprinted) show_notes_of_columns(session.console, findings);
    if (list->info().national != system.national())
        throw Error(ExitCode::wrong_usage, "error.rate-list-of-another",
                    {path.string(), message_argument(system.national() ? "rate.fide-list"
                                                                       : "rate.national-list")});
    OpenedList opened{std::move(list), session.shown(path.filename()), fingerprinted,
                      findings.count(Severity::error)};
    keep_findings(findings, opened);
    return opened;
}

PeriodRun::PeriodRun(Session session, const RateCommand& command, const RateRequest& request)
    : session_(session), command_(command), writes_(!command.preview && command.why.empty()),
      request_(in_period(request)), state_(command.state, settings_of(request), writes_) {
    const auto label = chosen_label();
    const auto given = open_list(session, command.list, *request_.system, false);
    check_whole(given, command.list);
    asked_ = target_of(label, given.list ? given : list_of_state(label));
    const auto known = state_.periods().find(label);
    if (known == state_.periods().end() || !known->second.closed) {
        state_.begin(label, asked_->opening);
        return;
    }
    // A period that is over is shown again where its list is at hand; what is new counts later.
    asked_->settled = known->second.opening && asked_->opening == *known->second.opening;
    const auto next =
        state_.open_period().value_or(period::next_label(state_.periods().rbegin()->first));
    late_ = target_of(next, given.list && !asked_->settled ? given : list_of_state(next));
    late_->settled = false;
    session.console.say(format_text(
        asked_->settled ? "rate.period-over" : "rate.period-over-unseen",
        session.console.language(),
        {label, next, known->second.opening ? described(*known->second.opening) : "-"}));
}

std::string PeriodRun::chosen_label() const {
    const auto open = state_.open_period();
    if (command_.period.empty()) {
        if (!open) throw Error(ExitCode::wrong_usage, "error.period-missing");
        return *open;
    }
    const auto label = period::label_of(period::list_date(command_.period));
    const auto& periods = state_.periods();
    if (const auto known = periods.find(label); known != periods.end() && known->second.closed)
        return label;
    if (open && *open != label)
        throw Error(ExitCode::wrong_usage, "error.period-open", {label, *open});
    for (const auto& [other, period] : periods)
        if (period.closed && other > label)
            throw Error(ExitCode::wrong_usage, "error.period-behind", {label, other});
    return label;
}

std::unique_ptr<PeriodRun::Target> PeriodRun::target_of(const std::string& label,
                                                        const OpenedList& list) const {
    auto target = std::make_unique<Target>();
    target->label = label;
    target->archive = state_.archive_before(label);
    target->request = request_;
    target->request.list = list.list;
    target->request.list_name = list.name;
    target->findings = list.findings;
    target->more_findings = list.more_findings;
    target->request.fingerprinted = list.fingerprinted;
    target->request.list_of_seen = list.fingerprinted && !began_with_list();
    target->request.period = period::list_date(label);
    target->request.archive = &target->archive;
    target->opening = opening_of(target->request);
    return target;
}

OpenedList PeriodRun::list_of_state(const std::string& label) const {
    return open_list(session_, state_.list_before(label), *request_.system, true);
}

/// Whether the lists of the state go back to one that was given.
bool PeriodRun::began_with_list() const {
    std::string own;
    for (const auto& [label, period] : state_.periods()) {
        if (period.opening && !period.opening->list.empty() && period.opening->list != own)
            return true;
        own = "list-" + label + ".csv";
    }
    return false;
}

const PeriodRun::Target& PeriodRun::target_for(const period::Known& known) const {
    const bool is_of_asked = !late_ || (asked_->settled && known.period == asked_->label &&
                                        known.relation == period::Relation::same);
    return is_of_asked ? *asked_ : *late_;
}

/// The event itself, or what it took the place of, where that is of a closed period.
std::string PeriodRun::closed_version(const std::string& id) const {
    const auto& period = state_.periods().at(state_.period_of(id));
    if (period.closed) return id;
    const auto found = period.events.find(id);
    if (found == period.events.end()) return {};
    for (const auto& older : found->second.replaces)
        if (state_.periods().at(state_.period_of(older)).closed) return older;
    return {};
}

RateBasis PeriodRun::basis_for(const period::EventContent& content) const {
    const auto known = state_.look_up(content);
    RateBasis basis{&target_for(known).request};
    auto id = named_by_hand();
    const bool is_known =
        known.relation == period::Relation::same || known.relation == period::Relation::correction;
    if (id.empty() && is_known) id = known.id;
    if (!id.empty()) id = closed_version(id);
    if (id.empty()) return basis;
    const auto before = state_.event(id);
    const auto period = first_version(id).second;
    basis.period_then = period::list_date(period);
    basis.archive_then = std::make_shared<period::Archive>(state_.archive_before(period));
    if (!before.list.empty()) {
        auto& info = basis.list_then.emplace();
        info.name = before.list;
        const auto& opening = state_.periods().at(period).opening;
        if (opening && opening->list == before.list) info.issue = opening->issue;
    }
    for (const auto& [person, result, rounds] : before.participants) {
        for (auto& key : period::keys_of(person)) basis.then.emplace(std::move(key), result);
        basis.then.emplace(period::name_key(person.name, person.birth), result);
    }
    return basis;
}

void PeriodRun::take(std::vector<RatedEvent>& events) {
    for (auto& event : events) {
        if (!event.rated) continue;
        remember(event);
        period::Counted counted;
        if (!judge(event, counted)) continue;
        told_.insert(event.content.id);
        auto& target = open_target();
        state_.begin(target.label, target.opening);
        target.settled = true;
        counted.event = command::counted(event);
        state_.count(target.label, std::move(counted));
    }
    state_.save();
}

void PeriodRun::remember(const RatedEvent& event) {
    folders_[event.content.id] = event.folder;
    ids_.insert(event.ids.begin(), event.ids.end());
}

/// Whether the event is to be counted, and in whose place.
bool PeriodRun::judge(RatedEvent& event, period::Counted& counted) const {
    using State = Counting::State;
    auto& counting = event.counting;
    counting.period = late_ ? late_->label : asked_->label;
    counting.state = State::counted;
    if (event.rating.time_class != *request_.time_class) counting.state = State::other_class;
    if (!has_games(event)) counting.state = State::nothing;
    if (counting.state != State::counted) return false;
    if (is_one_of_versions(event)) return false;
    const auto known = state_.look_up(event.content);
    counting.other = known.id;
    counting.other_path = known.path;
    counting.late = late_ != nullptr;
    const auto by_hand = named_by_hand();
    if (known.relation == period::Relation::same && (by_hand.empty() || !known.replaced)) {
        counting.state = known.replaced ? State::older : State::again;
        counting.period = known.period;
        counting.late = false;
        return false;
    }
    if (!by_hand.empty())
        replace(event, by_hand, counted);
    else if (command_.apart)
        return true;
    else if (known.relation == period::Relation::correction && !is_older(event.content, known))
        replace(event, known.id, counted);
    else if (known.relation != period::Relation::other) {
        counting.state = State::look_alike;
        counting.period = known.period;
    }
    return counting.state != State::look_alike;
}

bool PeriodRun::is_one_of_versions(RatedEvent& event) const {
    const auto found = versions_.find(event.content.id);
    if (found == versions_.end()) return false;
    event.counting.state = Counting::State::versions;
    event.counting.other = found->second.id;
    event.counting.other_path = found->second.path;
    return true;
}

/// Which of two versions that came together corrects the other, no order of names can tell.
void PeriodRun::look_for_versions(const std::vector<Version>& files) {
    if (command_.apart) return;
    std::map<std::pair<std::string, std::string>, std::vector<const Version*>> alike;
    for (const auto& file : files)
        if (!file.content.id.empty() &&
            state_.look_up(file.content).relation != period::Relation::same)
            alike[{file.content.name, to_text(file.content.start)}].push_back(&file);
    for (const auto& [name, of_one_name] : alike)
        for (const auto* one : of_one_name)
            for (const auto* other : of_one_name)
                if (period::relation(one->content, other->content) == period::Relation::correction)
                    versions_.try_emplace(one->content.id,
                                          OtherVersion{other->content.id, other->path});
}

/// What the replaced event had taken the place of in an earlier period stays replaced.
void PeriodRun::replace(RatedEvent& event, const std::string& id, period::Counted& counted) const {
    const auto before = state_.event(id);
    event.counting.state = Counting::State::corrected;
    event.counting.other = id;
    event.counting.other_path = before.path;
    event.counting.changes = period::changes_between(before, command::counted(event));
    counted.replaces.push_back(id);
    const auto& events = state_.periods().at(state_.period_of(id)).events;
    if (const auto found = events.find(id);
        found != events.end() && state_.period_of(id) == event.counting.period)
        counted.replaces.insert(counted.replaces.end(), found->second.replaces.begin(),
                                found->second.replaces.end());
    event.counting.closed =
        1 == std::count_if(counted.replaces.begin(), counted.replaces.end(),
                           [&](const std::string& older) {
                               return state_.period_of(older) != event.counting.period;
                           });
}

std::string PeriodRun::named_by_hand() const {
    if (command_.replaces.empty()) return {};
    const auto ids = state_.ids_like(command_.replaces);
    if (ids.size() != 1)
        throw Error(ExitCode::wrong_usage,
                    ids.empty() ? "error.replaces-unknown" : "error.replaces-several",
                    {command_.replaces});
    return ids.front();
}

}
