// A library made for another version of the plugin interface; loading it must not run it.

#include <hakem/plugin.hpp>

#include <boost/dll/alias.hpp>

#include <cstdlib>

namespace {

const hakem::PluginInfo* plugins() { std::abort(); }

}

extern "C" BOOST_SYMBOL_EXPORT const hakem::PluginAbi hakem_abi;
const hakem::PluginAbi hakem_abi{
    {'h', 'a', 'k', 'e', 'm'}, hakem::plugin_api + 1, sizeof(hakem::PluginInfo)};

BOOST_DLL_ALIAS(plugins, hakem_plugins)
