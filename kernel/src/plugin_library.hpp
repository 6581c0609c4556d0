#pragma once
/// One plugin library: checked as a file before the system may load it.

#include <hakem/error.hpp>
#include <hakem/plugin.hpp>

#include <filesystem>

namespace hakem {

/// Loads the library and returns the first of its plugins. It stays loaded for good.
/// Throws Error plugin_trouble: not a file, writable by anyone, not ELF, cut short, without our
/// symbols, made for another plugin API, refused by the system's loader.
const PluginInfo* load_plugin_library(const std::filesystem::path& path);

}
