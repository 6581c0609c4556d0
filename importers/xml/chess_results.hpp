#pragma once
/// The upload XML of chess-results: everything in attributes, standings among it.

#include "event.hpp"
#include "teams.hpp"

#include <array>
#include <string>
#include <vector>

namespace hakem::xml {

/// A rank that is shared with the one before it where `equal` says so.
struct RankRow {
    std::int32_t id = 0, rank = 0;
    bool equal = false;
};

class ChessResults {
public:
    static constexpr std::size_t tie_breaks = 6;

    ChessResults(Reading& reading, std::shared_ptr<const Source> source);

    Tournament read(pugi::xml_node root);

private:
    /// The kinds of events: the attribute `type`.
    bool has_teams() const { return type_ == 2 || type_ == 3; }

    void read_parts(pugi::xml_node root, std::string_view name, std::string_view child,
                    void (ChessResults::*read)(pugi::xml_node));
    void read_tournament(pugi::xml_node node);
    void read_type(Fields& fields);
    void read_tie_breaks(Fields& fields);
    void read_round(pugi::xml_node node);
    void read_player(pugi::xml_node node);
    void read_team(pugi::xml_node node);
    void read_game(pugi::xml_node node);
    void read_match(pugi::xml_node node);
    void fill_teams();
    DeclaredValues values_of(Fields& fields);
    void enter_alone(GameRow game, std::int32_t opponent, std::optional<Points> own);
    GameRow game_of(Fields& fields);
    void drop_empty_places();

    Reading& reading_;
    Event event_;
    std::int32_t type_ = 0;
    std::array<std::string, tie_breaks> tie_break_numbers_; ///< "37"; empty = none
    std::vector<GameRow> games_;
    std::vector<MatchRow> matches_;
    std::vector<RankRow> player_ranks_, team_ranks_;
    /// By position of the player as it was read: number in the file of the team, board.
    struct Seat {
        std::int32_t team = 0, board = 0;
        std::size_t position = 0;
    };
    std::vector<Seat> seats_;
};

/// Ranks of the rows, those that are shared made equal. [i] belongs to rows[i].
std::vector<std::int32_t> shared_ranks(const std::vector<RankRow>& rows);

/// What a pairing-allocated bye is worth here, as the points in the file tell: chess-results shows
/// a full point whatever the event awards. Says so where it is not a full point.
void conclude_bye_points(Tournament& tournament, Reading& reading);

/// The players who have the bye of their team, as their points in the file tell.
void conclude_team_byes(Tournament& tournament, Reading& reading);

}
