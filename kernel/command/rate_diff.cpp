// hakem rate diff A B: what differs between two runs, for whom, and through which event.

#include "rate_diff.hpp"

#include "cells.hpp"
#include "formats.hpp"
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

RunRecord record_of(const Json& json) {
    return {text_of(json, "before"), text_of(json, "change"), text_of(json, "after"),
            text_of(json, "games"), text_of(json, "k")};
}

void add_person(RunOfRating& run, const Json& json, const std::string& event) {
    const auto key = key_of(json);
    run.names[key] = text_of(json, "name");
    run.people[key][event] = record_of(json);
}

/// Events are the same where name and first day are, whatever their content.
void add(RunOfRating& run, const Json& json) {
    for (const auto& event : json.value("events", Json::array())) {
        const auto name = text_of(event, "name");
        const auto key = fmt::format("{}|{}", folded_name(name), text_of(event, "start"));
        run.events[key] = name.empty() ? text_of(event, "path") : name;
        for (const auto& player : event.value("players", Json::array()))
            add_person(run, player, key);
    }
    const auto period = json.find("period");
    if (period == json.end()) return;
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

Cell cell_of(const RunRecord* record, std::string RunRecord::*field) {
    return record == nullptr ? Cell() : Cell(Phrase::verbatim(record->*field));
}

Document document_of(const std::vector<RunDifference>& found) {
    constexpr Columns column{"diff"};
    Document document;
    document.id = "diff";
    document.event = "hakem";
    document.title = Phrase::of("diff.title");
    Section section;
    section.id = "people";
    section.heading = Phrase::of("diff.people");
    Table table;
    table.caption = section.heading;
    table.columns = {column("person"), column("event")};
    for (const auto* key : {"before-a", "change-a", "after-a", "before-b", "change-b", "after-b"})
        table.columns.push_back(column(key, Align::right));
    table.columns.push_back(column("note"));
    for (const auto& [person, event, a, b] : found) {
        Row row{named(person),
                event.empty() ? Cell(Phrase::of("diff.period")) : Cell(Phrase::verbatim(event))};
        for (const auto* record : {a, b})
            for (const auto field : {&RunRecord::before, &RunRecord::change, &RunRecord::after})
                row.push_back(cell_of(record, field));
        row.push_back(Phrase::of(b == nullptr   ? "diff.only-a"
                                 : a == nullptr ? "diff.only-b"
                                                : "diff.differs"));
        table.rows.push_back(std::move(row));
    }
    section.body = std::move(table);
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
            {"k", value(record->k)}};
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
    return found;
}

ExitCode rate_diff(Session session, const RateDiffCommand& command) {
    const auto a = read_run(command.before), b = read_run(command.after);
    const auto found = differences(a, b);
    const auto language = session.common.language.value_or(session.console.language());
    if (command.to == "json")
        session.console.print(json_of(found));
    else if (!found.empty() || command.to != "text")
        write_document(session, document_of(found), {command.to}, {}, language);
    if (found.empty()) session.console.say(text("diff.same", language));
    return found.empty() ? ExitCode::done : ExitCode::answer_is_no;
}

}
