#include "misplaced_files.hpp"

#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

struct OfOption {
    std::string_view schema, key, option;
};

constexpr std::array<OfOption, 3> of_options{
    {{"\"hakem.overrides/1\"", "error.input-is-overrides", "--override"},
     {"\"hakem.profile/1\"", "error.input-is-profile", "--profile"},
     {"\"hakem.schedule/1\"", "error.input-is-schedule", "--plan"}}};

/// The beginning of a JSON object; nothing of other files.
std::string beginning_of_json(const fs::path& path) {
    std::error_code trouble;
    if (!fs::is_regular_file(path, trouble)) return {};
    constexpr std::size_t enough = 4096;
    std::ifstream file(path, std::ios::binary);
    std::string text(enough, '\0');
    file.read(text.data(), static_cast<std::streamsize>(enough));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    if (const auto first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
        first == text.npos || text[first] != '{')
        return {};
    return text;
}

}

void refuse_files_of_options(const std::vector<fs::path>& inputs) {
    for (const auto& path : inputs) {
        const auto text = beginning_of_json(path);
        if (text.find("\"schema\"") == text.npos) continue;
        for (const auto& one : of_options)
            if (text.find(one.schema) != text.npos)
                throw Error(ExitCode::wrong_usage, one.key,
                            {path.string(), std::string(one.option)});
    }
}

}
