#include "archive.hpp"

#include "checked_lines.hpp"
#include "event_json.hpp"
#include "state.hpp"
#include <hakem/identity.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::period {

namespace {

using Json = nlohmann::json;

Waiting waiting_from(const Json& json) {
    Waiting waiting{person_from(json), json.at("highest").get<std::int32_t>(), {}};
    for (const auto& archived : json.at("archive"))
        waiting.archive.push_back(archived_from(archived));
    // Older states tell of no first event: who has something in the archive had one.
    waiting.first_event = json.value("first", std::string());
    if (waiting.first_event.empty() && !waiting.archive.empty())
        waiting.first_event = waiting.archive.front().event;
    waiting.counted = json.value("counted", 0);
    if (const auto last = json.value("last", std::string()); !last.empty())
        waiting.last = list_date(last);
    return waiting;
}

}

std::string archive_text(const Archive& archive) {
    std::string text;
    std::uint32_t sum = 0;
    for (const auto& [key, waiting] : archive) {
        auto person = waiting.person;
        hide_identity(person);
        auto json = person_json(person);
        json["highest"] = waiting.highest;
        json["first"] = without_identity(waiting.first_event);
        json["counted"] = waiting.counted;
        if (waiting.last) json["last"] = label_of(waiting.last);
        json["archive"] = Json::array();
        for (const auto& archived : waiting.archive)
            json["archive"].push_back(archived_json(archived));
        const auto line = json.dump(-1, ' ', false, Json::error_handler_t::replace);
        sum = checksum_after(sum, line);
        text += fmt::format("{:08x} {}\n", sum, line);
    }
    return text;
}

Archive read_archive(const std::filesystem::path& path) {
    Archive archive;
    CheckedLines lines(path);
    lines.read([&](std::string_view line, std::size_t number) {
        try {
            auto waiting = waiting_from(Json::parse(line));
            auto key = waiting.person.key;
            archive.emplace(std::move(key), std::move(waiting));
        } catch (const std::exception&) {
            fail_damaged(path, number, "state.record");
        }
    });
    if (lines.torn()) fail_damaged(path, lines.count() + 1, "state.cut-short");
    return archive;
}

}
