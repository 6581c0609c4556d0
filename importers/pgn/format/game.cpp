#include "game.hpp"

#include <algorithm>
#include <array>

namespace hakem::pgn {

namespace {

struct EndingText {
    std::string_view text;
    Ending ending;
};

// The first of each ending is how it is written.
constexpr std::array<EndingText, 26> ending_texts = {{
    {"*", Ending::unknown},
    {"1-0", Ending::white_won},
    {"0-1", Ending::black_won},
    {"1/2-1/2", Ending::drawn},
    {"1/2", Ending::drawn},
    {"½-½", Ending::drawn},
    {"½", Ending::drawn},
    {"\xBD-\xBD", Ending::drawn},
    {"\xBD", Ending::drawn},
    {"0-0", Ending::both_lost},
    {"1/2-0", Ending::white_half},
    {"0-1/2", Ending::black_half},
    {"½-0", Ending::white_half},
    {"0-½", Ending::black_half},
    {"1:0", Ending::white_won},
    {"0:1", Ending::black_won},
    {"0:0", Ending::both_lost},
    {"1/2:1/2", Ending::drawn},
    {"+/-", Ending::white_won_by_forfeit},
    {"-/+", Ending::black_won_by_forfeit},
    {"-/-", Ending::both_lost_by_forfeit},
    {"+:-", Ending::white_won_by_forfeit},
    {"-:+", Ending::black_won_by_forfeit},
    {"-:-", Ending::both_lost_by_forfeit},
    {"+--", Ending::white_won_by_forfeit},
    {"--+", Ending::black_won_by_forfeit},
}};

}

Ending read_ending(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    const auto* found = std::find_if(ending_texts.begin(), ending_texts.end(),
                                     [&](const auto& entry) { return entry.text == text; });
    return found == ending_texts.end() ? Ending::none : found->ending;
}

Ending as_played(Ending ending) {
    switch (ending) {
    case Ending::white_won_by_forfeit:
        return Ending::white_won;
    case Ending::black_won_by_forfeit:
        return Ending::black_won;
    case Ending::both_lost_by_forfeit:
        return Ending::both_lost;
    default:
        return ending;
    }
}

std::string_view to_text(Ending ending) {
    const auto* found = std::find_if(ending_texts.begin(), ending_texts.end(),
                                     [&](const auto& entry) { return entry.ending == ending; });
    return found == ending_texts.end() ? std::string_view() : found->text;
}

const Tag* Game::find(std::string_view name) const {
    for (const auto& tag : tags)
        if (at(tag.name) == name) return &tag;
    return nullptr;
}

std::string_view Game::raw(std::string_view name) const {
    const auto* tag = find(name);
    return tag == nullptr ? std::string_view() : at(tag->value);
}

}
