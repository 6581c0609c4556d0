#pragma once
/// Names of entries in packages: shown only when they are harmless, and never used as paths.

#include <string>
#include <string_view>

namespace hakem::batch {

/// The message that says why an entry with this name is not read ("batch.name-leads-out"); empty
/// where the name is harmless. Both kinds of slash part folders.
std::string_view name_trouble(std::string_view name);

/// The name without its parts ".": "a/./b.trf" is "a/b.trf"; control characters are gone.
std::string shown_entry(std::string_view name);

/// "12.trf": a name of ours for the bytes of an entry, with its ending where that is plain.
std::string spool_name(std::size_t number, std::string_view name);

}
