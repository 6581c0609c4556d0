#pragma once
/// The defaults file, hakem.toml: what holds where the command line says nothing.

#include <hakem/diagnostic.hpp>
#include <hakem/error.hpp>
#include <hakem/language.hpp>
#include <hakem/source.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// One value: `profile = "tsf"` under [check].
struct DefaultValue {
    std::vector<std::string> section; ///< "rate", "diff"; empty = of all commands
    std::string key;
    std::vector<std::string> values;
    bool is_switch = false; ///< true or false
    std::uint32_t line = 0, column = 0;
};

/// A file that was read, or found damaged, or not there.
struct DefaultsFile {
    std::filesystem::path path; ///< where it is or would be; empty = nowhere
    bool found = false;
    bool asked_for = false; ///< by --config
    bool trusted = false;   ///< asked for, or the user's own and nobody else may write it
    std::shared_ptr<const Source> source;
    std::vector<DefaultValue> values;
    Diagnostics diagnostics = Diagnostics();
    std::optional<Error> trouble; ///< why it could not be read at all

    /// What `lang` says.
    std::optional<Language> language() const;
    /// A finding at a value.
    void say(std::string_view code, const DefaultValue& value, std::vector<std::string> arguments);
    /// Whether every word of it can be used.
    bool is_whole() const { return !trouble && !diagnostics.has_errors(); }
};

/// --config FILE, else that of the user ($XDG_CONFIG_HOME, ~/.config); none with --no-config and
/// never one of the current folder.
DefaultsFile find_defaults(int count, const char* const* arguments);

}
