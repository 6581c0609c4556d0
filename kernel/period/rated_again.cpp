#include "rated_again.hpp"

#include <tuple>

namespace hakem::period {

namespace {

Tournament tournament_of(const CountedEvent& event) {
    Tournament tournament;
    tournament.name = event.name;
    tournament.start = event.content.start;
    tournament.end = event.content.end;
    for (const auto& [person, result, rounds] : event.participants) {
        auto& player = tournament.players.emplace_back();
        player.id = result.id;
        player.name = person.name;
        player.sex = person.sex;
        player.federation = person.federation;
        player.fide_id = person.fide_id;
        player.birth = person.birth;
        player.rounds = rounds;
    }
    return tournament;
}

std::vector<Result> rate(const CountedEvent& event, const RatedBy& by, bool with_k,
                         const std::map<std::size_t, std::int32_t>& others) {
    const auto tournament = tournament_of(event);
    std::vector<RatingBefore> before;
    for (std::size_t i = 0; i < event.participants.size(); ++i) {
        const auto& [person, result, rounds] = event.participants[i];
        const auto other = others.find(i);
        auto& made = before.emplace_back();
        made.rating = other == others.end() ? result.before : other->second;
        made.k = with_k ? result.k : 0;
        made.birth_year = person.birth.year;
        made.origin = made.rating == 0 ? "none" : "list";
    }
    const auto rating =
        by.system.rate({tournament, before, by.time_class, by.edition, by.switches});
    std::vector<Result> results;
    for (const auto& player : rating.players) results.push_back(result_of(player));
    return results;
}

bool gives_what_was_counted(const CountedEvent& event, const std::vector<Result>& results) {
    const auto numbers = [](const Result& r) {
        return std::tuple(r.status, r.id, r.before, r.games, r.rated_games, r.score, r.rated_score,
                          r.expected, r.k, r.change, r.awarded, r.opponents, r.has_performance,
                          r.performance);
    };
    for (std::size_t i = 0; i < results.size(); ++i)
        if (numbers(results[i]) != numbers(event.participants[i].result)) return false;
    return results.size() == event.participants.size();
}

}

std::optional<std::vector<Result>> rated_again(const CountedEvent& event, const RatedBy& by,
                                               const std::map<std::size_t, std::int32_t>& others) {
    // K by the rule changes with the rating; K of a list does not.
    for (const bool with_k : {false, true})
        if (gives_what_was_counted(event, rate(event, by, with_k, {})))
            return rate(event, by, with_k, others);
    return std::nullopt;
}

}
