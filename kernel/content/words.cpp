// Relations as people read them.

#include "relation.hpp"

#include <fmt/format.h>

namespace hakem::content {

Phrase phrase_of(const Found& found, std::string_view path) {
    if (found.relation == Relation::other) return {};
    return Phrase::of(fmt::format("content.{}", word_of(found.relation)), {std::string(path)});
}

Phrases phrases_of(const Changes& changes) {
    Phrases phrases;
    for (const auto facts : changes.facts)
        phrases.parts.push_back(Phrase::of(fmt::format("content.facts-{}", word_of(facts))));
    const auto count = [&](std::string_view key, std::uint32_t number) {
        if (number != 0) phrases.parts.push_back(Phrase::of(key, {std::to_string(number)}));
    };
    count("content.added", changes.added);
    count("content.removed", changes.removed);
    count("content.rows", changes.rows);
    if (!changes.rounds.empty())
        phrases.parts.push_back(
            Phrase::of(changes.rounds.size() == 1 ? "content.round" : "content.rounds",
                       {fmt::format("{}", fmt::join(changes.rounds, ", "))}));
    return phrases;
}

}
