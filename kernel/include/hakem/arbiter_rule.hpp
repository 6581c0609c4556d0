#pragma once
/// What the arbiter rules by the Laws of Chess: an incident at a board in, a ruling out.

#include <hakem/chess/move.hpp>
#include <hakem/chess/position.hpp>
#include <hakem/date.hpp>
#include <hakem/decision.hpp>
#include <hakem/plugin.hpp>
#include <hakem/rating_list.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// What holds at the board when something happens there.
struct Circumstances {
    std::string edition = "2023"; ///< of the Laws: "2018", "2023"
    TimeClass time = TimeClass::standard;
    bool supervised = true; ///< as A.4 and B.2 ask for; of no weight in standard chess
    Colour player =
        Colour::none;            ///< whose incident it is; none = on move in the position, if known
    int count = 1;               ///< which illegal move of the player this is (7.5.5)
    bool opponent_moved = false; ///< the opponent has made his next move
    bool claimed = false;        ///< the opponent claims
    bool mended = false;         ///< what was illegal is no longer on the board
};

/// A piece that the player on move touched.
struct Touch {
    /// What was said or seen with it.
    enum class How : std::uint8_t {
        meant,         ///< to move or to capture it
        adjusted,      ///< "j'adoube" first (4.2.1)
        accidental,    ///< clearly by accident (4.2.2)
        adjusted_late, ///< "j'adoube" after touching: no help
    };
    chess::Square square = chess::Square::none;
    How how = How::meant;
};

/// A piece brought from one square to another, legal or not.
struct Carried {
    chess::Square from = chess::Square::none, to = chess::Square::none;
    chess::PieceType promotion = chess::PieceType::none;
};

/// Touched pieces (4.2 to 4.8), in the order in which they were touched.
struct TouchIncident {
    std::vector<Touch> touches;
    bool order_unclear = false;       ///< own or the opponent's piece first: nobody can tell
    bool claim_lost = false;          ///< the opponent has touched a piece of his to move it (4.8)
    std::optional<Carried> released;  ///< the hand has left the piece, the clock is not pressed
    std::optional<Carried> completed; ///< the clock is pressed
    /// The square that a new piece touched, and what it is (4.4.4).
    std::optional<Carried> placed;
};

/// A game in which a promoted piece is another one than was thought (4.4.4).
struct PromotionIncident {
    std::vector<Carried> moves; ///< of both sides from the start, as they were played
    std::size_t ply = 0;        ///< which of them is the promotion, from 0
    chess::PieceType stands_as = chess::PieceType::none;
    bool result_recorded = false; ///< the game has a result
};

/// The cases of 7.5 and A.5.4.
enum class IllegalCase : std::uint8_t {
    completed,      ///< 7.5.1
    pawn_left,      ///< 7.5.2
    no_move,        ///< 7.5.3
    two_hands,      ///< 7.5.4
    kings_in_check, ///< A.5.4: both kings
};

/// What happened. A rule reads the part that is its own.
struct Incident {
    Circumstances circumstances;
    std::optional<chess::Position> position; ///< before it; of a game its start
    TouchIncident touch;
    PromotionIncident promotion;
    IllegalCase illegal = IllegalCase::completed;
};

/// How sure a step is.
enum class Certainty : std::uint8_t {
    law,            ///< the text of the article
    interpretation, ///< a reading of it: the arbiter decides
};

/// One thing to be done, with the article that says so.
struct Step {
    enum class Kind : std::uint8_t {
        piece,    ///< which piece it is
        annul,    ///< what was played does not count
        restore,  ///< set up the position of the ruling
        clocks,   ///< set the times by best judgement (7.1)
        add_time, ///< `seconds` more for `side`
        play,     ///< the moves of the ruling, one of them
        stands,   ///< what was played stands
        wait,
        result,
        go_on, ///< the game goes on as it is
    } kind = Kind::play;
    Decision why;                    ///< article and edition
    std::vector<std::string> beside; ///< articles that apply with it: "A.3"
    Certainty certainty = Certainty::law;
    Colour side = Colour::none;
    int seconds = 0;
};

/// The first move that a true piece could not make, or that ignored its check.
struct Irregularity {
    std::size_t ply = 0; ///< from 0
    int move_number = 0;
    Colour side = Colour::none;
    Carried carried;
};

/// How the game stands after the ruling.
enum class GameState : std::uint8_t {
    goes_on,
    white_won,
    black_won,
    drawn,
    lost, ///< by the player, whose colour nobody told
};

/// What is to be done.
struct Ruling {
    std::vector<Step> steps;                 ///< in their order
    std::optional<chess::Position> position; ///< from which the game goes on, or in which it ended
    std::vector<chess::Move> moves;          ///< that may be played there, one of them
    bool free = false;                       ///< they are all that are legal
    std::optional<Irregularity> irregular;
    GameState state = GameState::goes_on;
    std::vector<Decision> turned_down;

    /// The articles of the steps, each once.
    std::vector<std::string> articles() const;
};

/// Rules by articles of the Laws. Pure; throws Error answer_is_no where the incident is none: no
/// piece on a touched square, no promotion at that move.
class ArbiterRule : public Plugin {
public:
    static constexpr std::string_view kind = "arbiter";

    virtual Ruling rule(const Incident& incident) const = 0;
};

/// The edition of the Laws in force on a day; the newest where it is not known.
std::string laws_in_force(const Date& date);

/// "2018", "2023".
bool is_edition_of_laws(std::string_view edition);

}
