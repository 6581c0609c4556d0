#include "folder_names.hpp"

#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace hakem::command {

std::vector<std::string> folder_names(const std::vector<std::filesystem::path>& paths,
                                      bool with_identity) {
    std::set<std::string> taken;
    std::map<std::string, int> tried;
    std::vector<std::string> names;
    for (const auto& path : paths) {
        const auto stem = path.stem().string();
        // A star is no letter of a file name everywhere.
        auto hidden = with_identity ? stem : without_identity(stem);
        if (hidden != stem) std::replace(hidden.begin(), hidden.end(), '*', 'x');
        const auto own = file_name_of(hidden);
        auto& count = tried[to_lower(own, Language::english)];
        auto name = own;
        do {
            if (++count > 1) name = fmt::format("{}-{}", own, count);
        } while (!taken.insert(to_lower(name, Language::english)).second);
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<std::string> numbers_as_names(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i) names.push_back(std::to_string(i));
    return names;
}

}
