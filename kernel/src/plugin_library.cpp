#include "plugin_library.hpp"

#include "exported_symbols.hpp"

#include <boost/dll/import.hpp>
#include <boost/dll/shared_library.hpp>

#include <algorithm>
#include <cstring>
#include <elf.h>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace hakem {

namespace {

using Path = std::filesystem::path;

[[noreturn]] void refuse(const Path& path, std::string_view key, std::string detail = {}) {
    throw Error(ExitCode::plugin_trouble, key, {path.string(), std::move(detail)});
}

/// A library that anyone may write would run anyone's code.
void check_owner(const Path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        refuse(path, "plugin.not-a-file");
    if ((status.st_mode & S_IWOTH) != 0) refuse(path, "plugin.writable-by-anyone");
}

/// The system's loader is killed by a library that is cut short, so its end is compared first:
/// the section headers stand last in the file.
void check_whole(const Path& path) {
    std::ifstream file(path, std::ios::binary);
    Elf64_Ehdr header{};
    if (!file.read(reinterpret_cast<char*>(&header), sizeof header) ||
        std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_type != ET_DYN)
        refuse(path, "plugin.not-a-library");
    const auto size = std::filesystem::file_size(path);
    const auto table = static_cast<std::uintmax_t>(header.e_shentsize) * header.e_shnum;
    if (header.e_shoff == 0 || header.e_shoff > size || table > size - header.e_shoff)
        refuse(path, "plugin.cut-short");
}

/// Reads the symbols without loading anything.
void check_symbols(const Path& path) {
    const auto symbols = exported_symbols(path);
    for (const char* wanted : {"hakem_abi", "hakem_plugins"})
        if (std::find(symbols.begin(), symbols.end(), wanted) == symbols.end())
            refuse(path, "plugin.no-symbols", wanted);
}

void check_abi(const Path& path, const PluginAbi& abi) {
    constexpr char magic[8] = {'h', 'a', 'k', 'e', 'm'};
    if (std::memcmp(abi.magic, magic, sizeof magic) != 0)
        refuse(path, "plugin.no-symbols", "hakem_abi");
    if (abi.api != plugin_api)
        throw Error(ExitCode::plugin_trouble, "plugin.other-api",
                    {path.string(), std::to_string(abi.api), std::to_string(plugin_api)});
    if (abi.info_size != sizeof(PluginInfo)) refuse(path, "plugin.other-build");
}

/// Kept for the life of the program: plugins are never unloaded.
boost::dll::shared_library& keep(boost::dll::shared_library library) {
    static std::vector<std::unique_ptr<boost::dll::shared_library>>& kept =
        *new std::vector<std::unique_ptr<boost::dll::shared_library>>;
    kept.push_back(std::make_unique<boost::dll::shared_library>(std::move(library)));
    return *kept.back();
}

}

const PluginInfo* load_plugin_library(const Path& path) {
    check_owner(path);
    check_whole(path);
    check_symbols(path);
    try {
        auto& library = keep(boost::dll::shared_library(
            path, boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local));
        check_abi(path, library.get<const PluginAbi>("hakem_abi"));
        return library.get_alias<const PluginInfo*()>("hakem_plugins")();
    } catch (const std::system_error& failure) {
        refuse(path, "plugin.not-loadable", failure.what());
    }
}

}
