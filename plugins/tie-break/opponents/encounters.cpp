#include "encounters.hpp"

#include <algorithm>
#include <iterator>

namespace hakem {

std::string ids_of(const History& history, const Group& group) {
    constexpr std::size_t most = 12;
    std::vector<std::int32_t> ids;
    for (const auto position : group)
        ids.push_back(history.competitors[static_cast<std::size_t>(position)].id);
    std::sort(ids.begin(), ids.end());
    std::string list;
    for (std::size_t i = 0; i < std::min(most, ids.size()); ++i)
        list += (i == 0 ? "" : ", ") + std::to_string(ids[i]);
    return ids.size() > most ? list + ", …" : list;
}

Encounters::Encounters(const TieBreakInput& input)
    : input_(input), forfeits_are_games_(forfeits_are_games(input)),
      member_(input.history.competitors.size()), against_(input.history.competitors.size()) {}

bool Encounters::counts(const Round& round) const {
    if (round.opponent < 0 || round.annulled) return false;
    return is_played(round.outcome) || (forfeits_are_games_ && is_forfeit(round.outcome));
}

/// Gathers in `against_` what he made against each member, and returns whom he met.
std::vector<std::int32_t> Encounters::meet(std::int32_t position) {
    std::vector<std::int32_t> met;
    const auto& rounds = input_.history.competitors[static_cast<std::size_t>(position)].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        const auto& round = rounds[r];
        if (!counts(round)) continue;
        const auto opponent = static_cast<std::size_t>(round.opponent);
        if (!member_[opponent]) continue;
        auto& against = against_[opponent];
        if (against.games == 0) met.push_back(round.opponent);
        against.points += points_of(round, input_.code).in_hundredths();
        against.last_round = static_cast<std::int32_t>(r) + 1;
        ++against.games;
    }
    return met;
}

/// 6.1: against each opponent the average of all games with him counts.
Encounters::Sum Encounters::sum_of(std::int32_t position, std::size_t group_size) {
    Sum sum;
    sum.position = position;
    for (const auto opponent : meet(position)) {
        auto& against = against_[static_cast<std::size_t>(opponent)];
        sum.least += Exact(against.points, against.games * 100);
        ++sum.met;
        against = {};
    }
    const auto missing = static_cast<std::int64_t>(group_size - 1 - sum.met);
    sum.most = sum.least + exact(win_of(input_.history, input_.code)) * missing;
    return sum;
}

std::vector<Encounters::Sum> Encounters::sums_of(const Group& group) {
    for (const auto position : group) member_[static_cast<std::size_t>(position)] = true;
    std::vector<Sum> sums;
    for (const auto position : group) sums.push_back(sum_of(position, group.size()));
    for (const auto position : group) member_[static_cast<std::size_t>(position)] = false;
    std::stable_sort(sums.begin(), sums.end(),
                     [](const Sum& a, const Sum& b) { return a.least > b.least; });
    return sums;
}

/// 6 (a): all met each other; the sums rank.
std::vector<Group> Encounters::ranked(const std::vector<Sum>& sums) {
    std::vector<Group> result;
    for (auto first = sums.begin(); first != sums.end();) {
        auto& tied = result.emplace_back();
        for (const auto least = first->least; first != sums.end() && first->least == least; ++first)
            tied.push_back(first->position);
    }
    return result;
}

/// 6 (b): some did not meet; who would be ahead of all others whatever the missing games bring is
/// first, then the next.
std::vector<Group> Encounters::certain(const std::vector<Sum>& sums) {
    std::vector<Group> result;
    auto first = sums.begin();
    for (; first != sums.end(); ++first) {
        const bool ahead = std::all_of(first + 1, sums.end(),
                                       [&](const Sum& other) { return first->least > other.most; });
        if (!ahead) break;
        result.push_back({first->position});
    }
    if (first == sums.end()) return result;
    auto& left = result.emplace_back();
    for (; first != sums.end(); ++first) left.push_back(first->position);
    return result;
}

std::vector<Group> Encounters::parts(const Group& group) {
    if (group.size() < 2) return {group};
    const auto sums = sums_of(group);
    const bool all_met = std::all_of(sums.begin(), sums.end(),
                                     [&](const Sum& sum) { return sum.met == group.size() - 1; });
    auto result = all_met ? ranked(sums) : certain(sums);
    if (told_ != nullptr) tell(group, sums, all_met, result);
    return result;
}

void Encounters::tell(const Group& group, const std::vector<Sum>& sums, bool all_met,
                      const std::vector<Group>& parts) {
    const auto among = ids_of(input_.history, group);
    for (const auto& sum : sums) {
        std::vector<std::string> arguments{message_argument(on_), among, exact_argument(sum.least)};
        auto& how = (*told_)[static_cast<std::size_t>(sum.position)].how;
        if (all_met) {
            how.push_back(because("how.all-met", std::move(arguments)));
            continue;
        }
        arguments.push_back(exact_argument(sum.most));
        const bool last = sum.position == sums.back().position;
        const bool alone =
            std::find(parts.begin(), parts.end(), Group{sum.position}) != parts.end();
        how.push_back(because(!alone ? "how.open"
                              : last ? "how.behind"
                                     : "how.ahead",
                              std::move(arguments)));
    }
}

void Encounters::place(const std::vector<Group>& places, const TieBreakInput& input,
                       std::vector<TieBreakValue>& values) {
    const bool broken = places.size() > 1;
    std::int64_t place = 1;
    for (const auto& sharing : places) {
        for (const auto position : sharing) {
            auto& value = values[static_cast<std::size_t>(position)];
            if (broken) value.value = Exact(place);
            if (!input.explain) continue;
            const auto number = std::to_string(place);
            Group others;
            std::copy_if(sharing.begin(), sharing.end(), std::back_inserter(others),
                         [&](auto other) { return other != position; });
            value.how.push_back(
                !broken ? because("how.nobody-separated")
                : others.empty()
                    ? because("how.place", {number})
                    : because("how.shared-place", {number, ids_of(input.history, others)}));
        }
        place += static_cast<std::int64_t>(sharing.size());
    }
}

/// The article is applied again to each smaller group that is still tied, or left.
std::vector<Group> Encounters::places(const Group& group) {
    auto split = parts(group);
    if (split.size() < 2) return split;
    std::vector<Group> result;
    for (const auto& part : split)
        for (auto& place : places(part)) result.push_back(std::move(place));
    return result;
}

void Encounters::explain(const Group& group, std::vector<TieBreakValue>& values,
                         std::string_view note) {
    for (const auto position : group) member_[static_cast<std::size_t>(position)] = true;
    for (const auto position : group) {
        const auto& rounds = input_.history.competitors[static_cast<std::size_t>(position)].rounds;
        for (const auto opponent : meet(position)) {
            auto& against = against_[static_cast<std::size_t>(opponent)];
            const auto& last = rounds[static_cast<std::size_t>(against.last_round - 1)];
            values[static_cast<std::size_t>(position)].terms.push_back(
                term_of(input_.history, against.games == 1 ? against.last_round : 0, last,
                        Exact(against.points, against.games * 100),
                        !note.empty()        ? note
                        : against.games == 1 ? ""
                                             : "term.average"));
            against = {};
        }
    }
    for (const auto position : group) member_[static_cast<std::size_t>(position)] = false;
}

}
