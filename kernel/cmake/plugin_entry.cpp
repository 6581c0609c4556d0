// Compiled into each plugin library by hakem_add_plugin: its two symbols. With
// HAKEM_STATIC_PLUGINS compiled into the program instead, for all plugins together.

#include <hakem/plugin.hpp>
#include <hakem/registry.hpp>

#include <boost/dll/alias.hpp>

namespace hakem::detail {

const PluginInfo*& first_plugin() {
    static const PluginInfo* first = nullptr;
    return first;
}

}

namespace {

const hakem::PluginInfo* plugins() { return hakem::detail::first_plugin(); }

}

#ifdef HAKEM_STATIC_PLUGINS

namespace {

[[maybe_unused]] const bool linked_in = (hakem::link_in_plugins(&plugins), true);

}

#else

extern "C" BOOST_SYMBOL_EXPORT const hakem::PluginAbi hakem_abi;
const hakem::PluginAbi hakem_abi{
    {'h', 'a', 'k', 'e', 'm'}, hakem::plugin_api, sizeof(hakem::PluginInfo)};

#ifdef HAKEM_PLUGIN_VERSION
/// Shown by `hakem plugins`.
extern "C" BOOST_SYMBOL_EXPORT const char hakem_version[];
const char hakem_version[] = HAKEM_PLUGIN_VERSION;
#endif

BOOST_DLL_ALIAS(plugins, hakem_plugins)

#endif
