#include "pairing_choice.hpp"

#include <hakem/system_name.hpp>

namespace hakem::command {

std::string PairingChoice::text() const {
    auto all = system;
    if (!edition.empty()) all += " " + edition;
    if (baku) all += " (Baku)";
    return all;
}

namespace {

/// A year that no edition has is kept: the system then says that it does not know it.
PairingChoice choice_of_file(const Tournament& tournament) {
    const auto named = named_system(tournament);
    PairingChoice choice{named.id, named.edition};
    choice.edition_known = named.edition_known;
    if (!named.id.empty()) return choice;
    choice.system = "dutch";
    choice.system_named = false;
    return choice;
}

}

PairingChoice pairing_choice(std::string_view named, const Tournament& tournament) {
    auto choice = choice_of_file(tournament);
    const auto at = named.find('@');
    const auto system = named.substr(0, at);
    if (!system.empty()) {
        if (system != choice.system) choice = {std::string(system), {}};
        choice.system_named = true;
    }
    if (at != std::string_view::npos) {
        choice.edition = named.substr(at + 1);
        choice.edition_known = true;
    }
    return choice;
}

}
