// hakem rate diff A B: what differs between two runs, for whom, and through which event.

#include "rate_diff.hpp"

#include "command/cells.hpp"
#include "command/formats.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

std::string text_of(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end() || found->is_null()) return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

/// FIDE id, else name and year of birth: a masked number tells nobody from others.
std::string key_of(const Json& person) {
    if (auto id = text_of(person, "fideId"); !id.empty()) return id;
    return fmt::format("{}|{}", folded_name(text_of(person, "name")), text_of(person, "birthYear"));
}

/// "1369 (5), 1404 (5)": what waits, event by event.
std::string archive_of(const Json& json) {
    std::string all;
    for (const auto& one : json.value("archive", Json::array()))
        all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", text_of(one, "performance"),
                           text_of(one, "games"));
    return all;
}

/// Newcomers have no rating and no change: their performance or what waits is theirs.
RunRecord record_of(const Json& json) {
    const auto before = text_of(json, "before");
    return {before,
            before.empty() ? "" : text_of(json, "change"),
            text_of(json, "after"),
            text_of(json, "games"),
            text_of(json, "k"),
            text_of(json, "performance"),
            archive_of(json)};
}

void add_person(RunOfRating& run, const Json& json, const std::string& event) {
    const auto key = key_of(json);
    run.names[key] = text_of(json, "name");
    run.people[key][event] = record_of(json);
}

/// Events are the same where name and first day are, whatever their content.
void add(RunOfRating& run, const Json& json) {
    run.about = run.system = text_of(json, "system");
    for (const auto& event : json.value("events", Json::array())) {
        const auto name = text_of(event, "name");
        if (const auto edition = text_of(event, "edition"); !edition.empty())
            run.about = text_of(json, "system") + "@" + edition;
        const auto key = fmt::format("{}|{}", folded_name(name), text_of(event, "start"));
        run.events[key] = name.empty() ? text_of(event, "path") : name;
        for (const auto& player : event.value("players", Json::array()))
            add_person(run, player, key);
    }
    const auto period = json.find("period");
    if (period == json.end()) return;
    run.about += ", " + text_of(*period, "period");
    for (const auto& person : period->value("persons", Json::array())) add_person(run, person, "");
}

bool add_file(RunOfRating& run, const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    const auto json = Json::parse(file, nullptr, false);
    if (!json.is_object() || text_of(json, "schema") != "hakem.rate/1") return false;
    try {
        add(run, json);
    } catch (const Json::exception&) {
        return false;
    }
    return true;
}

using Field = std::string RunRecord::*;

/// A column for each run, in the order that people look at them.
struct Pair {
    const char* key;
    Field field;
    bool always = false; ///< else only where somebody differs in it
};
constexpr Pair pairs[] = {{"before", &RunRecord::before, true},
                          {"games", &RunRecord::games},
                          {"k", &RunRecord::k},
                          {"change", &RunRecord::change, true},
                          {"after", &RunRecord::after, true},
                          {"performance", &RunRecord::performance},
                          {"archive", &RunRecord::archive}};

std::string value_of(const RunRecord* record, Field field) {
    return record == nullptr ? std::string() : record->*field;
}

bool is_shown(const Pair& pair, const std::vector<RunDifference>& found) {
    return pair.always || std::any_of(found.begin(), found.end(), [&](const RunDifference& one) {
               return value_of(one.a, pair.field) != value_of(one.b, pair.field);
           });
}

/// A change with its sign; decimals as the reader's language has them.
Cell cell_of(const RunRecord* record, Field field) {
    auto value = value_of(record, field);
    if (value.empty()) return {};
    if (field == &RunRecord::archive) return Phrase::verbatim(value);
    const bool gain = value.find_first_of("123456789") != value.npos && value.front() != '-';
    if (field == &RunRecord::change && gain) value.insert(0, 1, '+');
    return phrase_of_numbers(value);
}

Table table_of(const std::vector<RunDifference>& found) {
    constexpr Columns column{"diff"};
    Table table;
    table.columns = {column("person"), column("event", Align::left, true)};
    for (const auto* run : {"-a", "-b"})
        for (const auto& pair : pairs)
            if (is_shown(pair, found))
                table.columns.push_back(column(std::string(pair.key) + run, Align::right));
    table.columns.push_back(column("note"));
    table.frozen_columns = 1;
    for (const auto& [person, event, a, b] : found) {
        Row row{named(person),
                event.empty() ? Cell(Phrase::of("diff.period")) : Cell(Phrase::verbatim(event))};
        for (const auto* record : {a, b})
            for (const auto& pair : pairs)
                if (is_shown(pair, found)) row.push_back(cell_of(record, pair.field));
        row.push_back(Phrase::of(b == nullptr   ? "diff.only-a"
                                 : a == nullptr ? "diff.only-b"
                                                : "diff.differs"));
        table.rows.push_back(std::move(row));
    }
    if (is_shown(pairs[std::size(pairs) - 1], found))
        table.legend = {Phrase::of("diff.archive-legend")};
    return table;
}

/// What the two runs are of: the event that both have, else that they are two runs.
std::string common_event(const RunOfRating& a, const RunOfRating& b) {
    const bool one = a.events.size() == 1 && b.events.size() == 1;
    return one && *a.events.begin() == *b.events.begin() ? a.events.begin()->second : std::string();
}

Document document_of(const RunOfRating& a, const RunOfRating& b,
                     const std::vector<RunDifference>& found, const std::string& path_a,
                     const std::string& path_b) {
    Document document;
    document.id = "diff";
    document.event = common_event(a, b);
    document.title = Phrase::of("diff.title", {path_a, path_b});
    if (document.event.empty()) document.event = fmt::format("{} – {}", path_a, path_b);
    document.facts = {
        {Phrase::of("diff.run-a"), Phrase::verbatim(fmt::format("{} ({})", path_a, a.about))},
        {Phrase::of("diff.run-b"), Phrase::verbatim(fmt::format("{} ({})", path_b, b.about))}};
    document.notes = {
        Phrase::of("diff.counts", {std::to_string(a.people.size()), std::to_string(b.people.size()),
                                   std::to_string(found.size())})};
    Section section;
    section.id = "people";
    section.heading = Phrase::of("diff.people");
    section.body = table_of(found);
    std::get<Table>(section.body).caption = section.heading;
    section.landscape = true;
    document.sections.push_back(std::move(section));
    return document;
}

Json record_json(const RunRecord* record) {
    if (record == nullptr) return nullptr;
    const auto value = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
    return {{"before", value(record->before)},
            {"change", value(record->change)},
            {"after", value(record->after)},
            {"games", value(record->games)},
            {"k", value(record->k)},
            {"performance", value(record->performance)},
            {"archive", value(record->archive)}};
}

std::string json_of(const std::vector<RunDifference>& found) {
    Json json = {{"schema", "hakem.rate-diff/1"}, {"differences", Json::array()}};
    for (const auto& [person, event, a, b] : found)
        json["differences"].push_back({{"name", person},
                                       {"event", event.empty() ? Json() : Json(event)},
                                       {"a", record_json(a)},
                                       {"b", record_json(b)}});
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

RunOfRating read_run(const fs::path& path) {
    RunOfRating run;
    std::error_code trouble;
    std::size_t read = 0;
    if (fs::is_directory(path, trouble)) {
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(path))
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        std::sort(files.begin(), files.end());
        for (const auto& file : files) read += add_file(run, file);
    } else {
        read += add_file(run, path);
    }
    if (read == 0) throw Error(ExitCode::not_understood, "error.rate-diff-input", {path.string()});
    return run;
}

std::vector<RunDifference> differences(const RunOfRating& a, const RunOfRating& b) {
    std::vector<RunDifference> found;
    std::map<std::string, std::string> people = a.names;
    people.insert(b.names.begin(), b.names.end());
    for (const auto& [key, name] : people) {
        static const std::map<std::string, RunRecord> nothing;
        const auto in = [&](const RunOfRating& run) -> const std::map<std::string, RunRecord>& {
            const auto at = run.people.find(key);
            return at == run.people.end() ? nothing : at->second;
        };
        std::map<std::string, RunDifference> events;
        for (const auto& [event, record] : in(a)) events[event].a = &record;
        for (const auto& [event, record] : in(b)) events[event].b = &record;
        for (auto& [event, difference] : events) {
            const auto &x = difference.a, &y = difference.b;
            if (x != nullptr && y != nullptr && *x == *y) continue;
            difference.person = name;
            if (!event.empty()) difference.event = (x != nullptr ? a : b).events.at(event);
            found.push_back(difference);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& one, const auto& other) {
        return folded_name(one.person) < folded_name(other.person);
    });
    return found;
}

ExitCode rate_diff(Session session, const RateDiffCommand& command) {
    const auto a = read_run(command.before), b = read_run(command.after);
    if (a.system != b.system)
        throw Error(ExitCode::wrong_usage, "error.rate-diff-systems", {a.about, b.about});
    const auto found = differences(a, b);
    const auto language = session.common.language.value_or(session.console.language());
    if (command.to == "json")
        session.console.print(json_of(found));
    else if (!found.empty() || command.to != "text")
        write_document(
            session,
            document_of(a, b, found, session.shown(command.before), session.shown(command.after)),
            {command.to}, {}, language);
    if (found.empty()) session.console.say(text("diff.same", language));
    return found.empty() ? ExitCode::done : ExitCode::answer_is_no;
}

}
