#include "pairing_choice.hpp"

#include <hakem/acceleration.hpp>
#include <hakem/system_name.hpp>

#include <fmt/format.h>

#include <vector>

namespace hakem::command {

namespace {

std::string with_parts(std::string name, const std::vector<std::string>& parts) {
    return parts.empty() ? name : fmt::format("{} ({})", name, fmt::join(parts, ", "));
}

std::string name_of(const PairingChoice& choice) {
    return choice.edition.empty() ? choice.system : choice.system + " " + choice.edition;
}

std::vector<std::string> acceleration_of(const PairingChoice& choice) {
    if (!choice.baku) return {};
    if (choice.group_end == 0) return {"Baku"};
    return {fmt::format("Baku, GA = 1-{}", choice.group_end)};
}

}

std::string PairingChoice::text() const {
    return with_parts(name_of(*this), acceleration_of(*this));
}

std::string PairingChoice::text_in(const Tournament& tournament) const {
    auto parts = acceleration_of(*this);
    const bool accelerated = declares_baku(tournament) || !tournament.accelerations.empty();
    if (accelerated && !plain && !baku) parts.emplace_back("Baku");
    if (tournament.initial_colour) {
        const bool white = (*tournament.initial_colour == Colour::white) != other_colour;
        parts.emplace_back(white ? "152 W" : "152 B");
    }
    return with_parts(name_of(*this), parts);
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
