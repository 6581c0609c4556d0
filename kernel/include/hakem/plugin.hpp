#pragma once
/// What a plugin is, and the one macro line that makes it known.

#include <cstdint>
#include <memory>
#include <string_view>

namespace hakem {

/// Version of everything in include/hakem that plugins are compiled against.
inline constexpr std::uint32_t plugin_api = 6;

/// Base of every plugin interface; each names its kind as `static constexpr std::string_view kind`.
class Plugin {
public:
    virtual ~Plugin() = default;
    Plugin(const Plugin&) = delete;
    Plugin& operator=(const Plugin&) = delete;

protected:
    Plugin() = default;
};

/// What is known of a plugin without creating it.
struct PluginInfo {
    std::string_view kind;  ///< "tie-break", "importer", ...
    std::string_view id;    ///< kebab-case, tie-breaks as in the Handbook: "BH"
    std::string_view title; ///< English; other languages under "plugin.<kind>.<id>"
    std::string_view rule;  ///< article or format: "FIDE C.07, 8.1"; may be empty
    std::unique_ptr<Plugin> (*create)() = nullptr;
    const PluginInfo* next = nullptr;
};

/// First symbol that is read of a plugin library, as data.
struct PluginAbi {
    char magic[8];           ///< "hakem\0\0\0"
    std::uint32_t api;       ///< plugin_api it was compiled with
    std::uint32_t info_size; ///< sizeof(PluginInfo)
};

namespace detail {

/// Head of the list of plugins of this library (each library has its own).
const PluginInfo*& first_plugin();

struct Registration {
    explicit Registration(PluginInfo& info) {
        info.next = first_plugin();
        first_plugin() = &info;
    }
};

template<class T>
std::unique_ptr<Plugin> create_plugin() {
    return std::make_unique<T>();
}

}
}

#define HAKEM_JOIN_(a, b) a##b
#define HAKEM_JOIN(a, b) HAKEM_JOIN_(a, b)

/// HAKEM_PLUGIN(Class, "id", "English title", "rule"): makes a class known, at file scope.
#define HAKEM_PLUGIN(Class, id, title, rule)                                                       \
    static ::hakem::PluginInfo HAKEM_JOIN(hakem_info_, __LINE__){                                  \
        Class::kind, id, title, rule, &::hakem::detail::create_plugin<Class>, nullptr};            \
    static const ::hakem::detail::Registration HAKEM_JOIN(hakem_registration_, __LINE__){          \
        HAKEM_JOIN(hakem_info_, __LINE__)};
