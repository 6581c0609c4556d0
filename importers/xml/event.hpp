#pragma once
/// The tournament under way: players and teams by the numbers of the file, games of both sides.

#include "common/numbers.hpp"
#include "reading.hpp"
#include "results.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hakem::xml {

/// A game or a bye as the file has it, numbers already those of the model; 0 = nobody.
struct GameRow {
    std::int32_t round = 0;
    std::int32_t pairing = 0, board = 0; ///< of a team event: match and board in it
    std::int32_t white = 0, black = 0;
    Result result;
    Place place;
};

/// A match of two teams as the file has it.
struct MatchRow {
    std::int32_t round = 0, pairing = 0;
    std::int32_t first = 0, second = 0; ///< numbers of the model; 0 = nobody
    std::optional<Points> first_points, second_points;
    Place place;
};

class Event {
public:
    Event(Reading& reading, std::shared_ptr<const Source> source, std::string_view format);

    Tournament tournament;

    /// Without a number in the model yet. `number` is the one in the file.
    void add_player(std::optional<std::int32_t> number, Player player, pugi::xml_node node);
    void add_team(std::optional<std::int32_t> number, Team team, pugi::xml_node node);
    /// Once all are there.
    void number_players();
    void number_teams();

    /// The tournament, without those for whom there was no number left.
    Tournament take();

    /// The model's numbers; 0 = nobody has this one.
    std::int32_t player_of(std::int32_t in_file) const;
    std::int32_t team_of(std::int32_t in_file) const;
    Player* player(std::int32_t id);
    Team* team(std::int32_t id);
    /// The same of a field; says where it names nobody. 0 for an empty one.
    std::int32_t player_of(const Field& field);
    std::int32_t team_of(const Field& field);
    /// The number of a round of the event; says where it is none. 0 then.
    std::int32_t round_of(const Field& field);

    /// Enters both sides; says where one has something else in that round already, or where the
    /// result is no result.
    void enter(const GameRow& game);
    bool enter(std::int32_t player, std::int32_t round, const RoundEntry& entry,
               const Place& place);

private:
    template<class One>
    void give_numbers(std::vector<One>& all, const importing::Numbers& numbers,
                      const std::vector<pugi::xml_node>& nodes, std::string_view what,
                      std::int32_t highest);

    Reading& reading_;
    std::vector<std::optional<std::int32_t>> player_numbers_, team_numbers_;
    std::vector<pugi::xml_node> player_nodes_, team_nodes_;
    std::optional<importing::Numbers> players_, teams_;
    std::vector<std::int32_t> player_positions_; ///< by number of the model, -1 = none
};

}
