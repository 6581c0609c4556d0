#include "plugin_origin.hpp"

#include <hakem/registry.hpp>
#include <hakem/text.hpp>

#include <boost/dll/shared_library.hpp>

#include <cstring>

namespace hakem::command {

std::string_view origin_of(const std::filesystem::path& library) {
    if (library.empty()) return "linked-in";
    return library.parent_path().parent_path() == installed_plugin_folder() ? "installed"
                                                                            : "plugin-dir";
}

std::string version_of(const std::filesystem::path& library) {
    if (library.empty()) return HAKEM_VERSION;
    const boost::dll::shared_library loaded(library);
    if (!loaded.has("hakem_version")) return {};
    constexpr std::size_t longest = 40;
    const char* version = &loaded.get<const char>("hakem_version");
    return printable(std::string_view(version, ::strnlen(version, longest)));
}

}
