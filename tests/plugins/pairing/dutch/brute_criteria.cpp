#include "brute_criteria.hpp"

#include "brute_colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace hakem::test::brute {

namespace {

/// One of a pair, with the colour that the pair gives.
struct Seat {
    const Entrant& entrant;
    Colour colour;
    bool by_topscorer; ///< a topscorer, or the opponent of one
};

template<class Fails>
Criterion count_of_seats(const Field& field, Fails fails) {
    return [&field, fails](const Candidate& candidate) {
        int count = 0;
        for (const auto& [i, j] : candidate.couples) {
            const Entrant &a = field.entrants[i], &b = field.entrants[j];
            const Colour colour = higher_gets_white(field, a, b) ? Colour::white : Colour::black;
            const bool topscorers = a.topscorer || b.topscorer;
            count += fails(Seat{a, colour, topscorers});
            count += fails(Seat{b, opposite(colour), topscorers});
        }
        return Failure{count};
    };
}

/// C10 to C13; 2017: C.8 to C.11.
void add_colour_criteria(const Field& field, std::vector<Criterion>& list) {
    list.push_back(count_of_seats(field, [](const Seat& seat) {
        return seat.by_topscorer && std::abs(difference_with(seat.entrant, seat.colour)) > 2;
    }));
    list.push_back(count_of_seats(field, [](const Seat& seat) {
        return seat.by_topscorer && third_in_a_row(seat.entrant, seat.colour);
    }));
    const auto refused = [](const Seat& seat) {
        const Colour wish = seat.entrant.preference();
        return wish != Colour::none && wish != seat.colour;
    };
    list.push_back(count_of_seats(field, refused));
    list.push_back(count_of_seats(field, [refused](const Seat& seat) {
        return refused(seat) && seat.entrant.strength() >= Strength::strong;
    }));
}

/// Which of the last two rounds a float criterion looks at.
using Round = Float Entrant::*;

Failure falling(std::vector<int> list) {
    std::sort(list.rbegin(), list.rend());
    return list;
}

/// The float criteria: which participants of a candidate they concern, each with the difference of
/// the scores. The lists of C18 to C21 (C.16 to C.19) are these differences; C14 to C17 (C.12 to
/// C.15) count.
class Floats {
public:
    Floats(const Field& field, const Bracket& bracket)
        : field_(field), mdps_(mask_of(bracket.mdps)), residents_(mask_of(bracket.residents)) {
        // A.8: one point less than the lowest-ranked of the bracket. For 2026 any value below the
        // residents' gives the same order: only the sets of MDPs that float on differ, and these
        // have the same scores (C7).
        const Players all = players_of(bracket.mask());
        floor_ = field.entrants[all.back()].score - 100;
    }

    /// 2026, C14 and C16.
    Failure resident_downfloaters(const Candidate& candidate, Round round) const {
        int count = 0;
        for (const std::size_t i : players_of(candidate.downfloaters & residents_))
            count += field_.entrants[i].*round == Float::down;
        return {count};
    }

    /// 2026, C18 and C20.
    Failure mdps(const Candidate& candidate, Round round) const {
        std::vector<int> list;
        for (const auto& [i, j] : candidate.couples)
            if ((mdps_ & bit(i)) != 0 && had(i, round, Float::down))
                list.push_back(score(i) - score(j));
        for (const std::size_t i : players_of(candidate.downfloaters & mdps_))
            if (had(i, round, Float::down)) list.push_back(score(i) - floor_);
        return falling(std::move(list));
    }

    /// 2026, C19 and C21; C15 and C17 count them.
    Failure mdp_opponents(const Candidate& candidate, Round round) const {
        std::vector<int> list;
        for (const auto& [i, j] : candidate.couples)
            if ((mdps_ & bit(i)) != 0 && had(j, round, Float::up))
                list.push_back(score(i) - score(j));
        return falling(std::move(list));
    }

    /// 2017, C.16 and C.18; C.12 and C.14 count them.
    Failure all_down(const Candidate& candidate, Round round) const {
        std::vector<int> list;
        for (const auto& [i, j] : candidate.couples)
            if (score(i) > score(j) && had(i, round, Float::down))
                list.push_back(score(i) - score(j));
        for (const std::size_t i : players_of(candidate.downfloaters))
            if (had(i, round, Float::down)) list.push_back(score(i) - floor_);
        return falling(std::move(list));
    }

    /// 2017, C.17 and C.19; C.13 and C.15 count them.
    Failure all_up(const Candidate& candidate, Round round) const {
        std::vector<int> list;
        for (const auto& [i, j] : candidate.couples)
            if (score(i) > score(j) && had(j, round, Float::up))
                list.push_back(score(i) - score(j));
        return falling(std::move(list));
    }

private:
    int score(std::size_t i) const { return field_.entrants[i].score; }
    bool had(std::size_t i, Round round, Float which) const {
        return field_.entrants[i].*round == which;
    }

    const Field& field_;
    Mask mdps_, residents_;
    int floor_ = 0;
};

Failure count(const Failure& list) { return {static_cast<int>(list.size())}; }

void add_float_criteria_2026(const Floats& floats, std::vector<Criterion>& list) {
    for (const Round r : {&Entrant::last, &Entrant::before_last}) {
        list.push_back([=](const Candidate& c) { return floats.resident_downfloaters(c, r); });
        list.push_back([=](const Candidate& c) { return count(floats.mdp_opponents(c, r)); });
    }
    for (const Round r : {&Entrant::last, &Entrant::before_last}) {
        list.push_back([=](const Candidate& c) { return floats.mdps(c, r); });
        list.push_back([=](const Candidate& c) { return floats.mdp_opponents(c, r); });
    }
}

void add_float_criteria_2017(const Floats& floats, std::vector<Criterion>& list) {
    for (const Round r : {&Entrant::last, &Entrant::before_last}) {
        list.push_back([=](const Candidate& c) { return count(floats.all_down(c, r)); });
        list.push_back([=](const Candidate& c) { return count(floats.all_up(c, r)); });
    }
    for (const Round r : {&Entrant::last, &Entrant::before_last}) {
        list.push_back([=](const Candidate& c) { return floats.all_down(c, r); });
        list.push_back([=](const Candidate& c) { return floats.all_up(c, r); });
    }
}

}

Mask mask_of(const Players& players) {
    Mask mask = 0;
    for (const std::size_t player : players) mask |= bit(player);
    return mask;
}

Players players_of(Mask mask) {
    Players players;
    for (std::size_t place = 0; mask != 0; ++place, mask >>= 1)
        if ((mask & 1) != 0) players.push_back(place);
    return players;
}

Failure scores_of(const Field& field, Mask downfloaters) {
    Failure scores;
    for (const std::size_t i : players_of(downfloaters)) scores.push_back(field.entrants[i].score);
    return falling(std::move(scores));
}

Failure score_differences(const Field& field, const Bracket& bracket, const Candidate& candidate) {
    const int lowest = field.entrants[players_of(bracket.mask()).back()].score;
    std::vector<int> list;
    for (const auto& [i, j] : candidate.couples)
        list.push_back(field.entrants[i].score - field.entrants[j].score);
    for (const std::size_t i : players_of(candidate.downfloaters))
        list.push_back(field.entrants[i].score - (lowest - 100));
    return falling(std::move(list));
}

std::vector<Criterion> criteria(const Field& field, const Bracket& bracket) {
    std::vector<Criterion> list;
    add_colour_criteria(field, list);
    const Floats floats(field, bracket);
    if (field.rules_2026)
        add_float_criteria_2026(floats, list);
    else
        add_float_criteria_2017(floats, list);
    return list;
}

}
