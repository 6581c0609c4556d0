#pragma once
/// What the parts of a comparison share.

#include "content/comparison.hpp"
#include "content/matching.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace hakem::content {

/// Two tournaments, who is who in them, and what was found so far.
class Compared {
public:
    Compared(const Tournament& a, const Tournament& b, bool with_identity);

    const Tournament& a;
    const Tournament& b;
    const PlayerIndex index_a, index_b;
    const Matching players, teams;
    const bool one_format, with_identity;
    Comparison found;

    /// A number of B as A has it; of who is not in A the negative number.
    std::int32_t number_in_a(std::int32_t of_b) const;
    Side side(std::int32_t position_a, std::int32_t position_b) const;
    Side team_side(std::int32_t position_a, std::int32_t position_b) const;

    /// A text as it may be shown.
    std::string hidden(std::string_view text, bool is_id = false) const;

    /// Whether the format of a file has a place for what only the other file tells: TRF26 has; of
    /// other formats than TRF nobody knows.
    bool carries(const Tournament& t, Part part, std::string_view field) const;
    /// Texts of two formats are spelt in their own way.
    bool same_words(const std::string& x, const std::string& y) const;

    void add(Difference difference) { found.differences.push_back(std::move(difference)); }
    void add_not_carried(Part part, std::string_view field, bool missing_in_a, std::size_t count);
};

/// One value of each of two, for a field that a file has for all, for some, or for nobody.
struct Pair {
    Side who;
    Shown a, b;
    bool in_both = true; ///< else who is in one file only: told elsewhere
    bool equal = false;  ///< though they may be spelt differently, or look alike masked
};

/// Adds the differences of a field. Where only one file has it, for more than a few, it is told
/// once; where the format of the other cannot hold it, it is no difference.
void compare_field(Compared& compared, Part part, std::string_view field,
                   const std::vector<Pair>& pairs);

inline std::string number_text(std::int32_t number) {
    return number == 0 ? std::string() : std::to_string(number);
}

/// Null for -1.
inline const Player* player_at(const std::vector<Player>& players, std::int32_t position) {
    return position < 0 ? nullptr : &players[static_cast<std::size_t>(position)];
}

/// All of A in its order, then who is only in B; positions, -1 = not there.
std::vector<std::pair<std::int32_t, std::int32_t>> all_pairs(const Matching& matching);

/// Who is in one file only.
Difference entry(Part part, Side who, bool in_a);

using PlayerValue = std::function<std::string(const Player&)>;
using EqualTexts = std::function<bool(const std::string&, const std::string&)>;

/// One value of all players.
std::vector<Pair> player_pairs(const Compared& compared, const PlayerValue& value,
                               const EqualTexts& equal = std::equal_to<std::string>(),
                               bool is_id = false);

using TeamValue = std::function<std::string(const Tournament&, const Team&)>;

/// Compares one value of all teams.
void compare_team_field(Compared& compared, Part part, std::string_view field,
                        const TeamValue& value, bool words = false);

void compare_headers(Compared& compared);
void compare_players(Compared& compared);
void compare_teams(Compared& compared);
void compare_rounds(Compared& compared);
void compare_standings(Compared& compared);

}
