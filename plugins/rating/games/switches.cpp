#include "switches.hpp"

#include <hakem/error.hpp>

#include <charconv>
#include <string>

namespace hakem {

namespace {

std::string names_of(const RatingSwitches& known) {
    std::string names;
    for (const auto& [name, value] : known) names += (names.empty() ? "" : ", ") + name;
    return names;
}

}

SwitchReader::SwitchReader(const RatingSwitches& set, const RatingSwitches& known) : set_(set) {
    for (const auto& [name, value] : set)
        if (!known.contains(name))
            throw Error(ExitCode::wrong_usage, "error.rating-switch", {name, names_of(known)});
}

const std::string* SwitchReader::find(std::string_view name) const {
    const auto found = set_.find(name);
    return found == set_.end() ? nullptr : &found->second;
}

void SwitchReader::read(std::string_view name, std::int32_t& value, std::int32_t lowest,
                        std::int32_t highest) const {
    const auto* text = find(name);
    if (text == nullptr) return;
    const auto number = whole_number(*text);
    if (!number || *number < lowest || *number > highest)
        refuse(name, std::to_string(lowest) + " ... " + std::to_string(highest));
    value = *number;
}

void SwitchReader::read(std::string_view name, std::size_t& choice,
                        std::initializer_list<std::string_view> words) const {
    const auto* text = find(name);
    if (text == nullptr) return;
    std::string all;
    std::size_t place = 0;
    for (const auto word : words) {
        if (*text == word) {
            choice = place;
            return;
        }
        ++place;
        all += (all.empty() ? "" : ", ") + std::string(word);
    }
    refuse(name, all);
}

void SwitchReader::refuse(std::string_view name, std::string_view expected) const {
    const auto* text = find(name);
    throw Error(
        ExitCode::wrong_usage, "error.rating-switch-value",
        {std::string(name), text == nullptr ? std::string() : *text, std::string(expected)});
}

std::optional<std::int32_t> whole_number(std::string_view text) {
    std::int32_t value = 0;
    const auto* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stopped != end) return std::nullopt;
    return value;
}

std::vector<Decision> switch_notes(const RatingSwitches& set, const RatingSwitches& known,
                                   std::string_view rule, std::string_view edition) {
    std::vector<Decision> notes;
    for (const auto& [name, value] : set) {
        const auto own = known.find(name);
        if (own == known.end() || own->second == value) continue;
        auto& note = notes.emplace_back();
        note.subject = name;
        note.rule = rule;
        note.edition = edition;
        note.reason = "rating.note.switch";
        note.arguments = {name, value, own->second};
    }
    return notes;
}

}
