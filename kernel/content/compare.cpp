#include "compared.hpp"
#include "facts.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::content {

namespace {

constexpr std::string_view words[part_count] = {"header",   "numbers",  "players", "teams",
                                                "line-ups", "pairings", "colours", "results",
                                                "byes",     "points",   "ranks",   "tie-breaks"};

template<class List>
std::int32_t number_at(const List& list, std::int32_t position) {
    return position < 0 ? 0 : list[static_cast<std::size_t>(position)].id;
}

template<class List>
Side side_of(const List& a, const List& b, std::int32_t in_a, std::int32_t in_b) {
    Side side{number_at(a, in_a), number_at(b, in_b), {}};
    if (in_a >= 0)
        side.name = a[static_cast<std::size_t>(in_a)].name;
    else if (in_b >= 0)
        side.name = b[static_cast<std::size_t>(in_b)].name;
    return side;
}

}

std::string_view word_of(Part part) { return words[static_cast<std::size_t>(part)]; }

std::optional<Part> part_of(std::string_view word) {
    const auto* found = std::find(std::begin(words), std::end(words), word);
    if (found == std::end(words)) return std::nullopt;
    return static_cast<Part>(found - words);
}

Compared::Compared(const Tournament& first, const Tournament& second, bool identity)
    : a(first), b(second), index_a(a), index_b(b), players(match_players(a, b)),
      teams(match_teams(a, b)), one_format(a.format == b.format), with_identity(identity) {}

std::int32_t Compared::number_in_a(std::int32_t of_b) const {
    const auto position = index_b[of_b];
    // An opponent whom neither file has is the same nobody in both.
    if (position < 0 && index_a[of_b] < 0) return of_b;
    const auto in_a = position < 0 ? -1 : players.to_a[static_cast<std::size_t>(position)];
    return in_a < 0 ? -of_b : a.players[static_cast<std::size_t>(in_a)].id;
}

Side Compared::side(std::int32_t position_a, std::int32_t position_b) const {
    auto side = side_of(a.players, b.players, position_a, position_b);
    side.name = hidden(side.name);
    return side;
}

Side Compared::team_side(std::int32_t position_a, std::int32_t position_b) const {
    auto side = side_of(a.teams, b.teams, position_a, position_b);
    side.name = hidden(side.name);
    return side;
}

std::string Compared::hidden(std::string_view text, bool is_id) const {
    if (with_identity || (is_id && is_masked(text))) return std::string(text);
    return is_id ? masked_id(text) : without_identity(text);
}

namespace {

bool is_beside_name_and_list(std::string_view field) {
    return field == "strength" || field == "nickname" || field == "match-points" ||
           field == "game-points" || field == "team-rank";
}

/// What TRF16 and TRF06 have no record for, or only one of their own making.
bool is_of_trf26(Part part, std::string_view field) {
    return part == Part::line_ups || field.starts_with("national-") ||
           is_beside_name_and_list(field);
}

/// The teams of record 013 have a name and players, and no more.
bool has_bare_teams(const Tournament& t) {
    return std::all_of(t.teams.begin(), t.teams.end(), [](const Team& team) {
        return team.strength == 0 && team.nickname.empty() && team.declared_rank == 0 &&
               !team.declared_match_points && !team.declared_game_points;
    });
}

}

bool Compared::carries(const Tournament& t, Part part, std::string_view field) const {
    if (is_beside_name_and_list(field) && has_bare_teams(t)) return false;
    if (one_format) return true;
    // A header that says nothing contradicts nobody.
    if (part == Part::header) return false;
    // No TRF has these.
    if (part == Part::tie_breaks || field == "club" || field == "group" || field == "licence")
        return false;
    if (t.format == "trf26") return true;
    return t.format.starts_with("trf") && !is_of_trf26(part, field);
}

bool Compared::same_words(const std::string& x, const std::string& y) const {
    return x == y || (!one_format && folded_name(x) == folded_name(y));
}

void Compared::add_not_carried(Part part, std::string_view field, bool missing_in_a,
                               std::size_t count) {
    for (auto& one : found.not_carried)
        if (one.part == part && one.field == field && one.missing_in_a == missing_in_a) {
            one.count += count;
            return;
        }
    found.not_carried.push_back({part, std::string(field), missing_in_a, count});
}

/// All of A in its order, then who is only in B; positions, -1 = not there.
std::vector<std::pair<std::int32_t, std::int32_t>> all_pairs(const Matching& matching) {
    std::vector<std::pair<std::int32_t, std::int32_t>> pairs;
    for (std::size_t i = 0; i < matching.to_b.size(); ++i)
        pairs.emplace_back(static_cast<std::int32_t>(i), matching.to_b[i]);
    for (std::size_t i = 0; i < matching.to_a.size(); ++i)
        if (matching.to_a[i] < 0) pairs.emplace_back(-1, static_cast<std::int32_t>(i));
    return pairs;
}

Difference entry(Part part, Side who, bool in_a) {
    Difference difference;
    difference.part = part;
    difference.kind = in_a ? Difference::Kind::only_a : Difference::Kind::only_b;
    difference.field = "entry";
    difference.who = std::move(who);
    return difference;
}

void compare_field(Compared& compared, Part part, std::string_view field,
                   const std::vector<Pair>& pairs) {
    constexpr std::size_t few = 3;
    std::size_t in_a = 0, in_b = 0;
    for (const auto& pair : pairs) {
        in_a += pair.a.value.empty() ? 0u : 1u;
        in_b += pair.b.value.empty() ? 0u : 1u;
    }
    const auto count = std::max(in_a, in_b);
    if ((in_a == 0) != (in_b == 0)) {
        if (!compared.carries(in_a == 0 ? compared.a : compared.b, part, field))
            return compared.add_not_carried(part, field, in_a == 0, count);
        if (count > few) {
            Difference difference;
            difference.part = part;
            difference.kind = in_a == 0 ? Difference::Kind::only_b : Difference::Kind::only_a;
            difference.field = field;
            difference.count = count;
            return compared.add(std::move(difference));
        }
    }
    for (const auto& pair : pairs) {
        if (!pair.in_both || pair.equal) continue;
        Difference difference;
        difference.part = part;
        difference.field = field;
        difference.who = pair.who;
        difference.a = pair.a;
        difference.b = pair.b;
        compared.add(std::move(difference));
    }
}

std::size_t take_numbers(Comparison& comparison) {
    return std::erase_if(comparison.differences,
                         [](const Difference& one) { return one.part == Part::numbers; });
}

Comparison compare(const Tournament& a, const Tournament& b, bool with_identity) {
    Compared compared(a, b, with_identity);
    compare_headers(compared);
    compare_players(compared);
    compare_teams(compared);
    compare_rounds(compared);
    compare_standings(compared);
    return std::move(compared.found);
}

}
