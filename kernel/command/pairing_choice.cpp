#include "pairing_choice.hpp"

#include <hakem/system_name.hpp>

#include <fmt/format.h>

namespace hakem::command {

std::string PairingChoice::text() const {
    auto all = system;
    if (!edition.empty()) all += " " + edition;
    if (baku && group_end != 0)
        all += fmt::format(" (Baku, GA = 1-{})", group_end);
    else if (baku)
        all += " (Baku)";
    return all;
}

namespace {

PairingChoice choice_of_file(const Tournament& tournament) {
    const auto named = named_system(tournament);
    PairingChoice choice{named.id, named.edition};
    choice.edition_known = named.edition_known;
    choice.edition_named = !named.edition.empty();
    choice.in_words = named.in_words;
    choice.system_named = !named.guessed;
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
        choice.in_words = false;
    }
    if (at != std::string_view::npos) {
        choice.edition = named.substr(at + 1);
        choice.edition_known = choice.edition_named = true;
    }
    return choice;
}

}
