#pragma once
/// Adjourned games (Guidelines I of the Laws of Chess): what happened at the board and in the
/// office, event after event by the arbiter's clock (I.14), and the state that follows from it.

#include <hakem/chess/position.hpp>
#include <hakem/decision.hpp>
#include <hakem/plugin.hpp>
#include <hakem/result.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hakem {

/// A moment by the arbiter's clock, to the second; it has no time zone. Zero is no moment.
struct Moment {
    std::int64_t seconds = 0; ///< since 1970-01-01 00:00:00 of that clock

    constexpr auto operator<=>(const Moment&) const = default;
    constexpr explicit operator bool() const { return seconds != 0; }
};

/// "2026-11-07 14:00:00".
std::string to_text(const Moment& moment);
/// "07.11.2026 14:00", with seconds where there are some.
std::string to_readable_text(const Moment& moment);
/// "2026-11-07 14:00[:05]", also with T between, and "07.11.2026 14:00[:05]".
std::optional<Moment> parse_moment(std::string_view text);

/// "1:35:07", "0:15:00"; below zero with a minus.
std::string clock_text(std::int64_t seconds);
/// "1:35:07" or "0:35" (hours and minutes). Nothing for a bare number, which could mean either.
std::optional<std::int64_t> parse_clock(std::string_view text);

/// What is left on the clocks, in seconds.
struct ClockTimes {
    std::int64_t white = 0, black = 0;

    std::int64_t& of(Colour colour) { return colour == Colour::white ? white : black; }
    std::int64_t of(Colour colour) const { return colour == Colour::white ? white : black; }
    constexpr bool operator==(const ClockTimes&) const = default;
};

/// Which game of the event it is. Starting numbers are those of the players; in a team event
/// `board` is the match and `seat` the board in it.
struct GameKey {
    std::int32_t round = 0, white = 0, black = 0;

    constexpr auto operator<=>(const GameKey&) const = default;
};

namespace adjournment {

/// The arbiter asks the player on move to seal, and hands him the envelope (I.1.1); `early`: the
/// player asked for it before the end of the session (I.1.2).
struct Handed {
    std::int32_t board = 0, seat = 0;
    std::string white_name, black_name;
    std::string fen;        ///< before the sealed move: tells the sealer and the move's number
    ClockTimes left;        ///< at the moment of the event; the sealer's clock is running
    Moment session_start;   ///< none = not known
    Moment session_end;     ///< as announced
    std::int32_t quota = 0; ///< moves of the period that ends with the session; 0 = none
    std::int64_t given = 0; ///< seconds each player has had until now; 0 = not known
    std::int64_t next_period = 0; ///< seconds that the next period brings each player
    std::int64_t increment = 0;   ///< seconds a move
    bool early = false;

    bool operator==(const Handed&) const = default;
};
/// The sealer has written a move, perhaps in the place of another. `digital`: it is kept in the
/// record, locked; nobody but the keeper of the key can read it.
struct Written {
    bool digital = false;
    bool operator==(const Written&) const = default;
};
/// He made a move on the board in spite of it: it is the move that he must write (4.7).
struct ShownOnBoard {
    std::string move; ///< in English or Turkish letters, or UCI
    bool operator==(const ShownOnBoard&) const = default;
};
/// The sealer stopped his clock: from now on the move stands.
struct Stopped {
    std::optional<ClockTimes> read; ///< off the clocks; none = by the arbiter's clock
    bool own_scoresheet = true, opponent_scoresheet = true, closed = true; ///< in the envelope
    bool started_opponent = false;                                         ///< by mistake
    bool operator==(const Stopped&) const = default;
};
/// The envelope has its seven fields and is with its keeper (I.2, I.3). A second time: the
/// resumption was put off.
struct Kept {
    Moment resume;
    std::string venue;
    std::string keeper;
    std::int64_t default_time = 0; ///< seconds (6.7.1); not told is zero
    bool operator==(const Kept&) const = default;
};
struct DrawOffered {
    Colour by = Colour::none;
    bool operator==(const DrawOffered&) const = default;
};
struct DrawAccepted {
    Colour by = Colour::none;
    bool operator==(const DrawAccepted&) const = default;
};
struct DrawRefused {
    Colour by = Colour::none;
    bool operator==(const DrawRefused&) const = default;
};
/// Both tell the arbiter that the game is drawn (I.6).
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};
/// I.6; drawn where the opponent cannot mate (5.1.2).
struct Resigned {
    Colour by = Colour::none;
    bool operator==(const Resigned&) const = default;
};
/// Resumption: position and clocks are set up, the start is announced (I.5, I.14).
struct SetUp {
    std::optional<ClockTimes> set; ///< what the clocks were set to; none = what they should be
    bool white_present = false, black_present = false;
    bool operator==(const SetUp&) const = default;
};
/// A player comes to the board after the start. `paused`: he stopped his clock and called (I.9.2).
struct Arrived {
    Colour who = Colour::none;
    bool paused = true;
    bool operator==(const Arrived&) const = default;
};
/// What was in an envelope.
enum class Found : std::uint8_t {
    text,          ///< a move, well or badly written
    unreadable,    ///< something that nobody can make out (I.8.2)
    no_scoresheet, ///< the sheet with the move is not in it
    no_move,       ///< the sheet has no sealed move
};
/// The envelope of the sealed move is opened, or later that of the reply (I.9.3).
struct Opened {
    Found found = Found::text;
    std::string text;
    std::string letters = "tr"; ///< chess::letters_of; empty = not told
    bool operator==(const Opened&) const = default;
};
/// The replier, whose opponent is absent, has sealed his reply (I.9.3).
struct ReplySealed {
    bool digital = false;
    std::optional<ClockTimes> read;
    bool operator==(const ReplySealed&) const = default;
};
/// The envelope cannot be found (I.12.1). `set`: times by the arbiter where none are known.
struct EnvelopeLost {
    std::optional<ClockTimes> set;
    bool operator==(const EnvelopeLost&) const = default;
};
/// The sealer says which move he sealed (I.12.1).
struct MoveTold {
    std::string text;
    std::string letters = "tr"; ///< as of Opened
    bool operator==(const MoveTold&) const = default;
};
/// Nobody can set up the position again: the game is annulled (I.12.2).
struct PositionLost {
    bool operator==(const PositionLost&) const = default;
};
/// A player says that the clocks are set wrongly (I.13).
struct ClocksDisputed {
    Colour by = Colour::none;
    ClockTimes right;     ///< what they should have shown at the start of the resumption
    bool allowed = false; ///< the arbiter decides to correct although it is late
    bool operator==(const ClocksDisputed&) const = default;
};
/// A move after the resumption; need not be told, but the first two decide about I.13.
struct Moved {
    Colour by = Colour::none;
    std::string text; ///< empty = not told
    std::optional<ClockTimes> read;
    bool operator==(const Moved&) const = default;
};
/// The arbiter excuses a player who came later than the default time (I.10).
struct Excused {
    Colour who = Colour::none;
    std::string reason;
    bool operator==(const Excused&) const = default;
};
/// The default time is over and a player is not there (I.10, I.11).
struct DefaultTimeOver {
    bool operator==(const DefaultTimeOver&) const = default;
};
/// A flag has fallen, and the moves were not made (6.9).
struct FlagFell {
    Colour of = Colour::none;
    bool operator==(const FlagFell&) const = default;
};
/// The game was played to its end, or the arbiter decided it.
struct Concluded {
    Outcome white = Outcome::pending, black = Outcome::pending;
    std::string reason; ///< in the arbiter's words; may be empty for a game that was played on
    bool operator==(const Concluded&) const = default;
};

/// The arbiter checks what was written and takes back the last events of the game (I.3). The record
/// itself leaves them out and judges the rest again; to the rules it is no event.
struct Withdrawn {
    std::string reason;
    std::int32_t events = 1; ///< so many of the last ones that are in force
    bool operator==(const Withdrawn&) const = default;
};

using What = std::variant<Handed, Written, ShownOnBoard, Stopped, Kept, DrawOffered, DrawAccepted,
                          DrawRefused, DrawAgreed, Resigned, SetUp, Arrived, Opened, ReplySealed,
                          EnvelopeLost, MoveTold, PositionLost, ClocksDisputed, Moved, Excused,
                          DefaultTimeOver, FlagFell, Concluded, Withdrawn>;

}

/// Something that happened with a game.
struct AdjournmentEvent {
    GameKey game;
    Moment at; ///< by the arbiter's clock
    adjournment::What what;

    bool operator==(const AdjournmentEvent&) const = default;
};

/// "handed", "written", ...: the stable English name of an event, and the key of its message
/// "adjournment.event.<name>".
std::string_view name_of(const adjournment::What& what);

/// Where a game stands (§ rows of the state machine in parentheses).
enum class AdjournmentPhase : std::uint8_t {
    none,          ///< it was not adjourned
    sealing,       ///< the player on move has the envelope (1 to 4)
    sealed,        ///< the clock is stopped (5, 6)
    adjourned,     ///< the envelope is complete and kept (7 to 9)
    ready,         ///< set up, the replier is there, the envelope still closed (10)
    waiting,       ///< the replier is absent, his clock runs, the envelope is closed (12, 14)
    playing,       ///< the sealed move is on the board (11, 13)
    reply_sealed,  ///< the reply waits for the sealer, whose clock runs (13)
    envelope_lost, ///< the sealer must tell his move (18)
    concluded,
    annulled, ///< a new game is to be played (19)
};

std::string_view name_of(AdjournmentPhase phase); ///< "sealing"; message "adjournment.phase.<name>"

/// A game as it stands after its events. No text of a sealed move is in it before it was opened.
struct AdjournedGame {
    GameKey key;
    AdjournmentPhase phase = AdjournmentPhase::none;
    adjournment::Handed envelope; ///< as it was handed; `left` as then
    chess::Position position;     ///< before the sealed move, after it the position on the board
    Colour sealer = Colour::none;
    std::int32_t move_number = 0; ///< of the sealed move
    Moment handed, stopped, last; ///< `last`: of the latest event
    bool written = false, digital = false;
    std::optional<chess::Move> shown; ///< on the board while sealing
    bool own_scoresheet = true, opponent_scoresheet = true;

    ClockTimes clocks;              ///< at the moment `last`
    Colour running = Colour::none;  ///< whose clock runs
    std::int64_t lost_early = 0;    ///< what early sealing cost (I.1.2)
    ClockTimes adjourned_with = {}; ///< as recorded on the envelope
    ClockTimes resumed_with = {};   ///< as set at the resumption, the next period's time in it

    adjournment::Kept kept;
    Colour offer_by = Colour::none;   ///< an offer that stands
    Colour offer_last = Colour::none; ///< who made the last one, answered or not: the envelope's

    Moment started; ///< the resumption
    bool white_here = false, black_here = false;
    Moment white_came, black_came;
    bool white_excused = false, black_excused = false;
    bool white_moved = false, black_moved = false; ///< since the resumption; not the sealed move
    bool reply_digital = false;
    std::optional<std::string> sealed_text; ///< once opened or told
    std::optional<chess::Move> sealed_move;
    std::optional<std::string> reply_text; ///< of I.9.3, once opened
    std::optional<chess::Move> reply_move;
    bool default_over = false; ///< declared by the arbiter while the envelope was closed (I.10)
    bool followed = true;      ///< every move told since the resumption is in `position`
    bool flag_over = false;    ///< the replier's time was over before the envelope was opened (6.9)
    bool clocks_known = true;  ///< false: moves were not told, and nobody read the clocks
    Moment clocks_read;        ///< when they were last read
    bool may_be_drawn = false; ///< lost by I.8 to a player who cannot mate (6.9)

    Outcome white_outcome = Outcome::adjourned, black_outcome = Outcome::adjourned;
    std::int32_t adjourned_times = 0; ///< a game may be adjourned again

    bool over() const {
        return phase == AdjournmentPhase::concluded || phase == AdjournmentPhase::annulled;
    }
    Colour replier() const { return opposite(sealer); }
    bool here(Colour who) const { return who == Colour::white ? white_here : black_here; }
    Moment came(Colour who) const { return who == Colour::white ? white_came : black_came; }
    bool excused(Colour who) const { return who == Colour::white ? white_excused : black_excused; }
    bool moved(Colour who) const { return who == Colour::white ? white_moved : black_moved; }
    /// The clocks at a later moment: the one that runs has gone on.
    ClockTimes clocks_at(Moment moment) const;
    /// What a clock shows, after the resumption never less than nothing; none = not known.
    std::optional<std::int64_t> shown_clock(Colour colour) const;
    bool operator==(const AdjournedGame&) const = default;
};

/// What the clocks are to be set to at the resumption: the times of the envelope and the next
/// period's (I.5).
ClockTimes resumption_clocks(const AdjournedGame& game);

/// How sure a step of an adjournment is.
enum class AdjournmentWeight : std::uint8_t {
    law,            ///< the text of the article
    interpretation, ///< a reading of it: the arbiter decides
    warning,        ///< something contradicts something; the event stands
};

/// One duty, right or consequence that an event brought, with its article.
struct AdjournmentStep {
    Decision why; ///< rule "I.8.1", edition "2023", reason "adjournment.step...."
    AdjournmentWeight weight = AdjournmentWeight::law;
};

/// What an event led to. Refused: `after` is the state before it, `steps` say why, first the
/// reason that decided.
struct Advance {
    AdjournedGame after;
    std::vector<AdjournmentStep> steps;
    bool refused = false;
};

/// An event of the record with what it led to.
struct AdjournmentEntry {
    AdjournmentEvent event;
    Advance advance;
};

/// An event that was taken back: it counts for nothing, and stays in the record.
struct WithdrawnEvent {
    AdjournmentEvent event;
    Moment at; ///< of the withdrawal
    std::string reason;
};

/// A game with all that happened to it.
struct AdjournmentHistory {
    AdjournedGame now;
    std::vector<AdjournmentEntry> entries;      ///< in force; none = everything was taken back
    std::vector<WithdrawnEvent> withdrawn = {}; ///< as they were taken back
};

/// The rules of an adjourned game. Pure: the same state and event lead to the same.
class AdjournmentRules : public Plugin {
public:
    static constexpr std::string_view kind = "adjournment";

    /// What an event leads to. Never throws for a bad event: it is refused.
    virtual Advance advance(const AdjournedGame& game, const AdjournmentEvent& event) const = 0;

    /// What can be told now, in words and with articles: "open the envelope", "start White's
    /// clock".
    virtual std::vector<AdjournmentStep> next_steps(const AdjournedGame& game) const = 0;
};

}
