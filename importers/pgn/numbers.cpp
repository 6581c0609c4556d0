#include "numbers.hpp"

#include "common/numbers.hpp"
#include <hakem/numbering.hpp>

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace hakem::pgn {

namespace {

/// FIDE C.04.2: the higher rating, the higher title, the name.
std::vector<std::int32_t> by_rank(const std::vector<Person>& people) {
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [&](std::size_t i) {
        const auto& person = people[i];
        const auto rating = person.rating != 0 ? person.rating : person.national_rating;
        return std::tuple(-rating, title_place(person.title), std::string_view(person.folded));
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    std::vector<std::int32_t> numbers(people.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        numbers[order[i]] = i < importing::most_players ? static_cast<std::int32_t>(i + 1) : 0;
    return numbers;
}

}

std::vector<std::int32_t> numbers_of(const std::vector<Person>& people, Tournament& tournament,
                                     Diagnostics& diagnostics) {
    std::vector<std::optional<std::int32_t>> tags;
    std::size_t with = 0;
    for (const auto& person : people) {
        tags.push_back(person.number == 0 ? std::nullopt : std::optional(person.number));
        with += person.number != 0;
    }
    std::vector<std::int32_t> numbers;
    if (with == 0) {
        numbers = by_rank(people);
        tournament.numbers_assumed = !people.empty();
    } else {
        const importing::Numbers given(tags, importing::most_players);
        for (const auto& one : given.given()) numbers.push_back(one.id);
        for (std::size_t i = 0; i < people.size(); ++i) {
            if (given.given()[i].fate == importing::Numbers::Fate::kept) continue;
            const auto& person = people[i];
            std::vector<std::string> arguments = {person.name, std::to_string(numbers[i])};
            if (person.number != 0) arguments.push_back(std::to_string(person.number));
            diagnostics.add(Severity::warning, person.number == 0 ? "PGN-0232" : "PGN-0229",
                            person.line, 0, 1, std::move(arguments));
        }
    }
    const auto left = std::count(numbers.begin(), numbers.end(), 0);
    if (left != 0)
        diagnostics.add(Severity::error, "PGN-0228", 0, 0, 1,
                        {std::to_string(left), std::to_string(importing::most_players)});
    return numbers;
}

}
