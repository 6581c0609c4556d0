#include "state.hpp"

#include "checked_lines.hpp"
#include "event_json.hpp"
#include "folder_check.hpp"
#include "state_json.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/output.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sys/stat.h>

namespace hakem::period {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_period_folder(const fs::directory_entry& entry) {
    return entry.is_directory() && is_period_name(entry.path().filename().string());
}

void fail_folder(const fs::path& folder, const std::error_code& trouble) {
    throw Error(ExitCode::file_trouble, "error.cannot-write", {folder.string(), trouble.message()});
}

}

State::State(fs::path folder, const Settings& settings, bool writes)
    : folder_(std::move(folder)), settings_(settings), writes_(writes && !folder_.empty()) {
    if (folder_.empty()) return;
    std::error_code trouble;
    check_folder(folder_);
    if (writes_) {
        // What everybody may write in would be refused the next time.
        ::umask(::umask(0) | S_IWOTH);
        fs::create_directories(folder_, trouble);
        if (trouble) fail_folder(folder_, trouble);
        lock_ = std::make_unique<lines::FolderLock>(folder_, "error.state-busy");
    }
    std::vector<std::string> labels;
    if (fs::is_directory(folder_, trouble))
        for (const auto& entry : fs::directory_iterator(folder_))
            if (is_period_folder(entry)) labels.push_back(entry.path().filename().string());
    std::sort(labels.begin(), labels.end());
    const auto file = folder_ / "state.json";
    KnownPeriods known;
    if (fs::exists(file, trouble))
        known = check_settings(file, settings);
    else if (!labels.empty())
        fail_damaged(file, 0, "state.missing");
    else
        return; // it is written when the first period begins
    for (const auto& label : labels) read_period(label);
    check_known(known);
    if (!writes_) return;
    // A state of an older hakem, or one that was stopped between a period and the record of it.
    for (const auto& [label, period] : periods_)
        if (period.opening && !fs::exists(folder_of(label) / "counted")) append(label, {});
    recorded_ = bytes_of(file);
    record();
}

/// What was recorded must be there; where the program was stopped there may be more.
void State::check_known(const KnownPeriods& known) const {
    for (const auto& [label, closed] : known) {
        const auto folder = folder_of(label);
        if (!periods_.contains(label)) fail_damaged(folder, 0, "state.missing");
        for (const auto* name : {"journal", "counted"})
            if (!fs::exists(folder / name)) fail_damaged(folder / name, 0, "state.missing");
        if (!periods_.at(label).opening) fail_damaged(folder / "journal", 0, "state.lost-lines");
        if (closed && !periods_.at(label).closed)
            fail_damaged(folder / "closed", 0, "state.missing");
    }
}

/// Says in state.json which periods there are: after all that it speaks of is on the disk.
void State::record() {
    KnownPeriods known;
    for (const auto& [label, period] : periods_)
        if (period.opening) known[label] = period.closed;
    auto text = settings_text(settings_, known);
    if (text == recorded_) return;
    write_whole(folder_ / "state.json", text);
    recorded_ = std::move(text);
}

void State::read_period(const std::string& label) {
    auto& period = periods_[label];
    auto& journal = journals_.try_emplace(label, folder_of(label) / "journal").first->second;
    period.closed = fs::exists(folder_of(label) / "closed");
    const auto mark = read_mark(folder_of(label) / "counted");
    bool fits = mark.lines == 0;
    journal.read([&](std::string_view line, std::size_t number) {
        fits = fits || (number == mark.lines && journal.checksum() == mark.journal);
        const auto* trouble = "state.record";
        try {
            const auto json = Json::parse(line);
            if (json.at("do") == "open") {
                period.opening = opening_from(json);
                return;
            }
            auto event = event_from(json.at("event"));
            auto replaces = json.at("replaces").get<std::vector<std::string>>();
            trouble = "state.no-event";
            for (const auto& id : replaces) static_cast<void>(places_.at(id));
            take(label, period, std::move(event), std::move(replaces));
        } catch (const std::exception&) {
            fail_damaged(journal.path(), number, trouble);
        }
    });
    if (!period.opening && (period.closed || journal.count() != 0))
        fail_damaged(journal.path(), 1, "state.lost-lines");
    // Where the program was stopped the journal is ahead of the mark, never behind it.
    if (!fits) fail_damaged(journal.path(), journal.count(), "state.lost-lines");
    if (!period.closed) return;
    if (journal.torn()) fail_damaged(journal.path(), journal.count() + 1, "state.cut-short");
    check_closed(label);
}

void State::check_closed(const std::string& label) const {
    const auto file = folder_of(label) / "closed";
    const auto closing = read_closing(file);
    const auto& lines = journals_.at(label);
    if (closing.journal != lines.checksum())
        fail_damaged(lines.path(), lines.count(), "state.other-lines");
    for (const auto& [path, wanted] : {std::pair{list_of(label), closing.list},
                                       std::pair{folder_of(label) / "archive", closing.archive}}) {
        if (!fs::exists(path)) fail_damaged(path, 0, "state.missing");
        if (checksum_of_file(path) == wanted) continue;
        if (path.filename() == "archive") read_archive(path); // says which line
        fail_damaged(path, 0, "state.checksum");
    }
}

void State::take(const std::string& label, Period& period, CountedEvent event,
                 std::vector<std::string> replaces) {
    for (const auto& id : replaces) {
        if (const auto place = places_.find(id); place != places_.end())
            place->second.replaced = true;
        period.events.erase(id);
    }
    const auto id = event.content.id;
    if (!places_.contains(id))
        for (const auto person : event.content.people) by_person_[person].push_back(id);
    places_[id] = {label, false, event.content, event.path, event.name};
    if (period.closed) event.participants.clear();
    period.events[id] = {std::move(event), std::move(replaces)};
}

std::optional<std::string> State::open_period() const {
    for (const auto& [label, period] : periods_)
        if (!period.closed && period.opening) return label;
    return std::nullopt;
}

std::optional<std::string> State::closed_before(std::string_view label) const {
    std::optional<std::string> last;
    for (const auto& [each, period] : periods_)
        if (period.closed && each < label) last = each;
    return last;
}

void State::begin(const std::string& label, const Opening& opening) {
    if (writes_) record();
    auto& period = periods_[label];
    if (period.opening) {
        if (!(*period.opening == opening))
            throw Error(ExitCode::answer_is_no, "error.period-begun-otherwise",
                        {label, described(*period.opening), described(opening)});
        return;
    }
    period.opening = opening;
    if (!writes_) return;
    std::error_code trouble;
    fs::create_directories(folder_of(label), trouble);
    if (trouble) fail_folder(folder_of(label), trouble);
    append(label, {line_of(opening_json(opening))});
    record();
}

/// The lines, and when they are on the disk how many there are.
void State::append(const std::string& label, const std::vector<std::string>& lines) {
    auto& journal = journals_.try_emplace(label, folder_of(label) / "journal").first->second;
    journal.append(lines);
    write_whole(folder_of(label) / "counted", mark_text({journal.count(), journal.checksum()}));
}

Known State::look_up(const EventContent& content) const {
    const auto known = [&](Relation relation, const std::string& id, const Place& place) {
        return Known{relation,
                     id,
                     place.period,
                     place.path,
                     place.name,
                     place.replaced,
                     periods_.at(place.period).closed,
                     place.content.games.size(),
                     place.content.end};
    };
    if (const auto same = places_.find(content.id); same != places_.end())
        return known(Relation::same, same->first, same->second);
    std::map<std::string, std::size_t> shared;
    for (const auto person : content.people)
        if (const auto found = by_person_.find(person); found != by_person_.end())
            for (const auto& id : found->second) ++shared[id];
    Known closest;
    for (const auto& [id, count] : shared) {
        const auto& place = places_.at(id);
        if (place.replaced ||
            2 * count <= std::min(content.people.size(), place.content.people.size()))
            continue;
        const auto found = relation(content, place.content);
        if (found == Relation::correction) return known(found, id, place);
        if (found == Relation::look_alike && closest.relation == Relation::other)
            closest = known(found, id, place);
    }
    return closest;
}

void State::count(const std::string& label, Counted counted) {
    if (writes_)
        unsaved_[label].push_back(line_of({{"do", "count"},
                                           {"event", event_json(hidden(counted.event))},
                                           {"replaces", counted.replaces}}));
    take(label, periods_.at(label), std::move(counted.event), std::move(counted.replaces));
}

void State::save() {
    for (const auto& [label, lines] : unsaved_) append(label, lines);
    unsaved_.clear();
}

std::string State::period_of(std::string_view id) const {
    const auto place = places_.find(id);
    return place == places_.end() ? std::string() : place->second.period;
}

std::vector<std::string> State::ids_like(std::string_view id_or_path) const {
    std::vector<std::string> ids;
    const auto path = without_identity(id_or_path);
    for (const auto& [id, place] : places_)
        if (!id_or_path.empty() &&
            (id.starts_with(id_or_path) || without_identity(place.path) == path))
            if (!place.replaced) ids.push_back(id);
    return ids;
}

std::vector<Counted> State::events_of(const std::string& label) const {
    const auto& period = periods_.at(label);
    std::vector<Counted> events;
    if (!period.closed || !journals_.contains(label)) {
        for (const auto& [id, counted] : period.events) events.push_back(counted);
        return events;
    }
    CheckedLines journal(folder_of(label) / "journal");
    journal.read([&](std::string_view line, std::size_t) {
        const auto json = Json::parse(line);
        if (json.at("do") != "count") return;
        auto event = event_from(json.at("event"));
        if (const auto found = period.events.find(event.content.id); found != period.events.end())
            events.push_back({std::move(event), found->second.replaces});
    });
    return events;
}

CountedEvent State::event(const std::string& id) const {
    const auto& place = places_.at(id);
    const auto& events = periods_.at(place.period).events;
    if (const auto found = events.find(id);
        found != events.end() && !periods_.at(place.period).closed)
        return found->second.event;
    std::optional<CountedEvent> event;
    CheckedLines journal(folder_of(place.period) / "journal");
    journal.read([&](std::string_view line, std::size_t) {
        if (line.find(id) == std::string_view::npos) return;
        const auto json = Json::parse(line);
        if (json.at("do") == "count" && json.at("event").at("id") == id)
            event = event_from(json.at("event"));
    });
    if (!event) fail_damaged(journal.path(), 0, "state.missing");
    return *event;
}

Archive State::archive_before(std::string_view label) const {
    const auto before = closed_before(label);
    return before ? read_archive(folder_of(*before) / "archive") : Archive();
}

fs::path State::list_before(std::string_view label) const {
    const auto before = closed_before(label);
    return before ? list_of(*before) : fs::path();
}

fs::path State::list_of(std::string_view label) const {
    return folder_of(label) / fmt::format("list-{}.csv", label);
}

void State::close(const std::string& label, const std::function<void(const ByteSink&)>& write_list,
                  const Archive& archive) {
    auto& period = periods_.at(label);
    period.closed = true;
    if (!writes_) return;
    write_whole(list_of(label), write_list);
    write_whole(folder_of(label) / "archive", archive_text(archive));
    write_whole(folder_of(label) / "closed",
                closing_text({journals_.at(label).checksum(), checksum_of_file(list_of(label)),
                              checksum_of_file(folder_of(label) / "archive")}));
    record();
}

}
