#include "facts.hpp"

#include "common/numbers.hpp"
#include "common/values.hpp"
#include "format/event_rules.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::pgn {

namespace {

/// "Ankara TUR" is a place and the code of its federation (PGN standard 8.1.1.2).
std::string_view federation_in(std::string_view site) {
    constexpr std::size_t length = 3;
    if (site.size() < length + 2) return {};
    const auto code = site.substr(site.size() - length);
    const char before = site[site.size() - length - 1];
    const bool capitals =
        std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return capitals && (before == ' ' || before == ',') ? code : std::string_view();
}

/// EventType as ChessBase writes it, in the words of record 092.
std::string type_of(std::string_view type) {
    const auto word = to_lower(type, Language::english);
    const bool teams = word.find("team") != word.npos;
    const auto of = [&](std::string_view system) {
        return fmt::format("{}: {}", teams ? "Team" : "Individual", system);
    };
    if (word.find("swiss") != word.npos) return of("Swiss-System");
    if (word.find("tourn") != word.npos) return of("Round-Robin");
    if (word.find("schev") != word.npos) return of("Scheveningen");
    if (word.starts_with("k.o") || word.find("knock") != word.npos) return of("Knock-out");
    return std::string(type);
}

/// The value that the most games have.
template<class Value>
Value most_frequent(const std::map<Value, std::size_t>& counts) {
    const auto found =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return found == counts.end() ? Value{} : found->first;
}

Pool::Index most_frequent(const EventGames& event, Pool::Index EventTags::*tag) {
    std::map<Pool::Index, std::size_t> counts;
    for (const auto game : event.games)
        if (const auto index = event.entries.event_tags[game].*tag; index != 0) ++counts[index];
    return most_frequent(counts);
}

bool is_encoded_time(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789+/:*") == text.npos;
}

/// "A; B"
std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const auto end = std::min(list.find(';'), list.size());
        if (const auto part = trim(list.substr(0, end)); !part.empty()) parts.emplace_back(part);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return parts;
}

/// What our exporter writes of records 092, 102, 112, 122 and 152.
void enter_words(Tournament& tournament, const EventGames& event) {
    const auto text = [&](Pool::Index EventTags::*tag) -> const std::string& {
        return event.entries.pool[most_frequent(event, tag)];
    };
    tournament.chief_arbiter = text(&EventTags::arbiter);
    tournament.deputy_arbiters = parts_of(text(&EventTags::deputies));
    tournament.time_control = text(&EventTags::time_text);
    if (const auto& type = text(&EventTags::system_text); !type.empty()) tournament.type = type;
    const auto& colour = text(&EventTags::initial_colour);
    if (colour == "white") tournament.initial_colour = Colour::white;
    if (colour == "black") tournament.initial_colour = Colour::black;
}

/// What our exporter writes of records 192 (or 092) and 202 (or 212).
void enter_rules(Tournament& tournament, const std::string& system, const std::string& list) {
    const bool code = std::all_of(system.begin(), system.end(), [](char c) {
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
    });
    if (!system.empty()) (code ? tournament.encoded_type : tournament.type) = system;
    const bool with_points = ("," + list + ",").find(",PTS,") != std::string::npos;
    (with_points ? tournament.standings_order : tournament.tie_breaks) = list;
}

}

void enter_facts(Tournament& tournament, const EventGames& event, const EventGroup& group) {
    const auto& pool = event.entries.pool;
    tournament.name = group.name;
    tournament.city = group.site;
    if (const auto code = federation_in(group.site); !code.empty()) {
        tournament.federation = code;
        const auto before = std::string_view(group.site).substr(0, group.site.size() - code.size());
        tournament.city = before.substr(0, before.find_last_not_of(" ,") + 1);
    }
    if (const auto country = most_frequent(event, &EventTags::country); country != 0)
        tournament.federation = pool[country];
    tournament.type = type_of(pool[most_frequent(event, &EventTags::type)]);
    enter_rules(tournament, pool[most_frequent(event, &EventTags::system)],
                pool[most_frequent(event, &EventTags::tie_breaks)]);
    enter_words(tournament, event);
    const auto rounds = importing::whole_number(pool[most_frequent(event, &EventTags::rounds)]);
    if (rounds) tournament.scheduled_rounds = std::clamp(*rounds, 0, importing::most_rounds);
    const auto& time = pool[most_frequent(event, &EventTags::time_control)];
    if (is_encoded_time(time)) tournament.encoded_time_control = time;
    tournament.start = read_date(group.date);
    tournament.end = read_date(pool[most_frequent(event, &EventTags::end_date)]);
}

void enter_pairing_rules(Tournament& tournament, const EventGames& event,
                         Diagnostics& diagnostics) {
    const auto enter = [&](std::string_view tag, Pool::Index EventTags::*place, auto read,
                           auto& value) {
        const auto& text = event.entries.pool[most_frequent(event, place)];
        if (text.empty()) return false;
        if (auto found = read(text))
            value = std::move(*found);
        else
            diagnostics.add(Severity::warning, "PGN-0237", 0, 0, 1, {std::string(tag), text});
        return true;
    };
    tournament.scoring_declared =
        enter("EventScoring", &EventTags::scoring, read_scoring, tournament.scoring);
    if (tournament.numbers_assumed) return; // the others name starting numbers
    enter("EventAccelerations", &EventTags::accelerations, read_accelerations,
          tournament.accelerations);
    enter("EventProhibited", &EventTags::prohibited, read_prohibited, tournament.prohibited);
}

void enter_dates(Tournament& tournament, const EventGames& event) {
    std::map<std::uint32_t, Date> dates; // by line of the game
    for (const auto game : event.games)
        dates.emplace(event.entries.all[game].line, event.entries.all[game].date);
    std::map<std::int32_t, std::map<Date, std::size_t>> rounds;
    for (const auto& record : tournament.games) {
        const auto date = dates[record.line];
        if (!date.complete()) continue;
        if (record.round != 0) ++rounds[record.round][date];
        if (!tournament.end || tournament.end < date) tournament.end = date;
        if (!tournament.start || date < tournament.start) tournament.start = date;
    }
    for (const auto& [round, counts] : rounds) {
        tournament.round_dates.resize(static_cast<std::size_t>(round));
        tournament.round_dates.back() = most_frequent(counts);
    }
}

void say_missing(const Tournament& tournament, Diagnostics& diagnostics) {
    constexpr std::size_t most = 10;
    const auto held = rounds_held(tournament);
    std::size_t count = 0;
    std::string list;
    for (const auto& player : tournament.players)
        for (int round = 1; round <= held; ++round) {
            const auto* entry = entry_of(player, round);
            if (entry != nullptr && *entry != RoundEntry{}) continue;
            if (++count <= most)
                list += fmt::format("{}{} ({})", list.empty() ? "" : "; ", player.name, round);
        }
    if (count > most) list += " ...";
    if (count != 0)
        diagnostics.add(Severity::note, "PGN-0224", 0, 0, 1, {std::to_string(count), list});
}

}
