#include "events.hpp"

#include "common/values.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace hakem::pgn {

namespace {

using Key = std::tuple<Pool::Index, Pool::Index, Pool::Index>; ///< title, place, date

Key key_of(const Entries& entries, const Entry& entry) {
    const auto site = is_address(entries.pool[entry.site]) ? 0 : entry.site;
    const auto date = read_date(entries.pool[entry.event_date]);
    return {entry.event, site, date ? entry.event_date : 0};
}

/// Dates of the events with one title and place.
using Dates = std::map<std::pair<Pool::Index, Pool::Index>, std::set<Pool::Index>>;

std::string folded(std::string_view text) {
    return to_ascii(to_lower(trim(text), Language::english));
}

/// "1: Ankara Open, Ankara, 2026.03.01 (45); 2: ...", at most twenty.
std::string list_of(const std::vector<EventGroup>& events) {
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < events.size() && i < most; ++i) {
        const auto& event = events[i];
        list += fmt::format("{}{}: {}", i == 0 ? "" : "; ", i + 1,
                            event.name.empty() ? "?" : event.name);
        for (const auto& part : {event.site, event.date})
            if (!part.empty()) list += ", " + part;
        list += fmt::format(" ({})", event.games.size());
    }
    if (events.size() > most) list += "; ...";
    return without_identity(list);
}

/// What is asked as a number of the list.
const EventGroup* by_number(const std::vector<EventGroup>& events, std::string_view asked) {
    const auto number = importing::whole_number(asked);
    if (!number || *number < 1 || static_cast<std::size_t>(*number) > events.size()) return nullptr;
    return &events[static_cast<std::size_t>(*number) - 1];
}

}

bool is_address(std::string_view site) {
    return site.find("://") != site.npos || site.starts_with("www.");
}

std::vector<EventGroup> events_of(const Entries& entries) {
    Dates dates;
    for (const auto& entry : entries.all) {
        const auto [event, site, date] = key_of(entries, entry);
        if (date != 0) dates[{event, site}].insert(date);
    }
    std::vector<EventGroup> events;
    std::map<Key, std::size_t> places;
    for (std::size_t i = 0; i < entries.all.size(); ++i) {
        const auto& entry = entries.all[i];
        auto key = key_of(entries, entry);
        auto& [event, site, date] = key;
        if (date == 0)
            if (const auto& known = dates[{event, site}]; known.size() == 1) date = *known.begin();
        const auto [place, is_new] = places.try_emplace(key, events.size());
        if (is_new)
            events.push_back({entries.pool[event], entries.pool[site], entries.pool[date], {}, 0});
        auto& group = events[place->second];
        group.games.push_back(i);
        group.rounds = std::max(group.rounds, entry.round.round);
    }
    return events;
}

const EventGroup& chosen_event(const std::vector<EventGroup>& events, std::string_view asked,
                               const std::string& file) {
    if (asked.empty()) {
        if (events.size() == 1) return events.front();
        throw Error(ExitCode::not_understood, "error.several-events",
                    {file, std::to_string(events.size()), list_of(events)});
    }
    if (const auto* event = by_number(events, asked)) return *event;
    const auto wanted = folded(asked);
    std::vector<const EventGroup*> same, alike;
    for (const auto& event : events) {
        const auto name = folded(event.name);
        if (name == wanted) same.push_back(&event);
        if (name.find(wanted) != name.npos) alike.push_back(&event);
    }
    if (same.size() == 1) return *same.front();
    if (same.empty() && alike.size() == 1) return *alike.front();
    throw Error(ExitCode::not_understood,
                same.empty() && alike.empty() ? "error.no-such-event" : "error.event-unclear",
                {file, std::string(asked), list_of(events)});
}

}
