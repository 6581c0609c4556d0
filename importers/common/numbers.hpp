#pragma once
/// Numbers of players and teams: a file may have any, the model has 1 to 9999, each once.

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace hakem::importing {

/// Highest numbers of the model (TRF has four places for a player, three for a team).
inline constexpr std::int32_t most_players = 9999, most_teams = 999;
/// No event has more; a hostile file must not make us keep millions of empty rounds.
inline constexpr std::int32_t most_rounds = 200;

class Numbers {
public:
    enum class Fate : std::uint8_t {
        kept,
        missing,  ///< had none: got a free one
        twice,    ///< another has it: got a free one
        replaced, ///< out of range: got a free one
        no_room,
    };
    struct Given {
        std::int32_t id = 0; ///< 0 = no room
        Fate fate = Fate::kept;
    };

    /// In the order of the file.
    Numbers(const std::vector<std::optional<std::int32_t>>& in_file, std::int32_t highest);

    const std::vector<Given>& given() const { return given_; }

    /// The model's number of the first who has this one in the file; 0 = nobody.
    std::int32_t operator[](std::int32_t in_file) const;

private:
    std::vector<Given> given_;
    std::map<std::int32_t, std::int32_t> by_number_;
};

}
