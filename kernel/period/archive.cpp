#include "archive.hpp"

#include "checked_lines.hpp"
#include "event_json.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::period {

namespace {

using Json = nlohmann::json;

Waiting waiting_from(const Json& json) {
    Waiting waiting{person_from(json), json.at("highest").get<std::int32_t>(), {}};
    for (const auto& archived : json.at("archive"))
        waiting.archive.push_back(archived_from(archived));
    return waiting;
}

}

std::string archive_text(const Archive& archive) {
    std::string text;
    std::uint32_t sum = 0;
    for (const auto& [key, waiting] : archive) {
        auto json = person_json(waiting.person);
        json["highest"] = waiting.highest;
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
