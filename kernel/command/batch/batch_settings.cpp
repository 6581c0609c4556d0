#include "batch_settings.hpp"

#include "command/reference_day.hpp"
#include "judging/profile.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <digest/sha256.hpp>
#include <fstream>
#include <set>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// A file that files are judged by, by its content.
std::string told(const std::filesystem::path& path) {
    std::error_code trouble;
    if (path.empty() || !std::filesystem::is_regular_file(path, trouble)) return path.string();
    std::ifstream file(path, std::ios::binary);
    Sha256 hash;
    std::string piece(std::size_t{1} << 16, '\0');
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())) ||
           file.gcount() != 0)
        hash.add({piece.data(), static_cast<std::size_t>(file.gcount())});
    return hash.hex();
}

/// A state folder, by the sizes of what is in it: its files are only ever added to.
std::string told_folder(const std::filesystem::path& folder) {
    std::error_code trouble;
    std::set<std::string> lines;
    std::filesystem::recursive_directory_iterator at(folder, trouble), end;
    for (; !trouble && at != end; at.increment(trouble))
        if (std::error_code ignored; at->is_regular_file(ignored))
            lines.insert(fmt::format("{} {}\n", at->path().string(), at->file_size(ignored)));
    Sha256 hash;
    for (const auto& line : lines) hash.add(line);
    return lines.empty() ? std::string() : hash.hex();
}

Json judging_json(const JudgingOptions& judging, bool with_identity) {
    auto overrides = Json::array();
    for (const auto& path : judging.overrides) overrides.push_back(told(path));
    auto off = judging.off;
    if (!with_identity)
        for (auto& rule : off) rule = without_identity(rule); // this is kept
    return {{"profile", told(judging::path_of_profile(judging.profile))},
            {"overrides", overrides},
            {"off", off},
            {"list", told(judging.list)},
            {"plan", told(judging.plan)}};
}

}

std::string batch_settings(Session session, const BatchCommand& command) {
    const auto& common = session.common;
    const Json settings = {{"to", command.to},
                           {"lang", common.language ? code_of(*common.language) : ""},
                           {"spoken", code_of(session.console.language())},
                           {"strict", common.strict},
                           {"withIdentity", common.with_identity},
                           {"from", common.input_format},
                           {"event", common.event},
                           {"redact", command.redact},
                           {"fileSize", command.file_size},
                           {"list", to_text(next_list(reference_day(command.date)))},
                           {"judging", judging_json(command.judging, common.with_identity)},
                           {"rated", told_folder(command.rated)}};
    auto line =
        Json{{"schema", "hakem.batch/1"}, {"version", HAKEM_VERSION}, {"settings", settings}}.dump(
            -1, ' ', false, Json::error_handler_t::replace);
    line.pop_back();
    return line + ",\"files\":[";
}

}
