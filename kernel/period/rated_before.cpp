#include "rated_before.hpp"

#include "folder_check.hpp"
#include "state_json.hpp"
#include <hakem/identity.hpp>

namespace hakem::period {

namespace {

/// Nothing is read of a folder that everybody may write in, and no file that is far too large.
Settings settings_of_folder(const std::filesystem::path& folder) {
    check_folder(folder);
    return settings_of(folder / "state.json");
}

}

RatedBefore::RatedBefore(const std::filesystem::path& folder)
    : settings_(settings_of_folder(folder)), state_(folder, settings_, false) {}

Phrase phrase_of(const Known& known) {
    const auto key = known.relation == Relation::same         ? "content.rated"
                     : known.relation == Relation::correction ? "content.rated-version"
                     : known.relation == Relation::look_alike ? "content.rated-alike"
                                                              : "";
    if (*key == '\0') return {};
    return Phrase::of(key, {known.period, without_identity(known.path)});
}

}
