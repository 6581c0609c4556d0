#include "folder_names.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <map>
#include <set>

namespace hakem::command {

std::vector<std::string> folder_names(const std::vector<std::filesystem::path>& paths) {
    std::set<std::string> taken;
    std::map<std::string, int> tried;
    std::vector<std::string> names;
    for (const auto& path : paths) {
        const auto own = file_name_of(path.stem().string());
        auto& count = tried[to_lower(own, Language::english)];
        auto name = own;
        do {
            if (++count > 1) name = fmt::format("{}-{}", own, count);
        } while (!taken.insert(to_lower(name, Language::english)).second);
        names.push_back(std::move(name));
    }
    return names;
}

}
