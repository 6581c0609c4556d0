#pragma once
/// Rating systems: what a game, an event and a period change, every digit with its reason.

#include <hakem/decision.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/plugin.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// A player's rating before the event, from the list in force or from the file.
struct RatingBefore {
    std::int32_t rating = 0;   ///< in the system and time class; 0 = unrated
    std::int32_t standard = 0; ///< FIDE: stands in where rapid or blitz is missing (7.1.4)
    std::int32_t k = 0;        ///< as the list prints it; 0 = by the rule
    std::int32_t games = -1;   ///< rated games so far; -1 = not known
    std::int32_t birth_year = 0;
    std::int32_t highest = 0; ///< highest ever published, where the state knows it; 0 = not known
    /// Where the rating came from: "list", "national-record", "file", "none".
    std::string origin = "none";
};

/// Deviations from a rule's numbers that the user asked for ("cap" = "400"), all printed.
using RatingSwitches = std::map<std::string, std::string, std::less<>>;

struct RatingInput {
    const Tournament& tournament;
    std::span<const RatingBefore> before; ///< [i] = tournament.players[i]
    TimeClass time_class = TimeClass::standard;
    std::string_view edition;       ///< empty = in force on the event's start
    const RatingSwitches& switches; ///< empty = the rule's own numbers
};

/// One game, or why it is none: every round entry has one, byes too.
struct RatedGame {
    std::int32_t round = 0;
    std::int32_t opponent = 0; ///< starting number; 0 = bye
    std::int32_t opponent_rating = 0;
    Colour colour = Colour::none;
    Outcome outcome = Outcome::absent;
    bool counted = false;
    std::string reason; ///< message key: why not counted, or what was special; may be empty
    std::int32_t difference = 0; ///< own − opponent, before any cap
    std::int32_t capped = 0;     ///< the same as used
    /// PD in hundredths. Against an unrated opponent of UKD: what makes K·(S − PD) the change that
    /// the rule fixes (a tenth of K for a win).
    std::int32_t expected = 0;
    std::int32_t change = 0; ///< K·(S − PD) in hundredths of a rating point
};

/// What the event did to a player.
struct PlayerRating {
    enum class Status : std::uint8_t {
        rated,     ///< has a rating, games count
        idle,      ///< has a rating, no game counts
        newcomer,  ///< unrated, the performance goes into the archive
        not_rated, ///< unrated, nothing to archive
    } status = Status::idle;
    std::int32_t id = 0; ///< starting number
    RatingBefore before;
    std::int32_t games = 0;       ///< n: that count
    std::int32_t rated_games = 0; ///< of them against rated opponents
    Points score;                 ///< W, of the games that count
    Points rated_score;           ///< of them against rated opponents
    std::int64_t opponents = 0; ///< sum of the ratings of the rated opponents; mean = / rated_games
    std::int32_t expected = 0;  ///< We in hundredths
    std::int32_t k = 0;
    std::int32_t change = 0; ///< in hundredths, unrounded; the sum of the games' changes
    /// A rating that a special rule of the event gives (UKD for the youth championship of 2007);
    /// the sum of the games holds where it gives more. 0 = none.
    std::int32_t awarded = 0;
    std::int32_t after = 0; ///< as the event alone would make it, rounded by the rule; 0 = unrated
    std::optional<std::int32_t> performance; ///< by the system's own formula
    std::vector<RatedGame> rounds;
    std::vector<Decision> why; ///< K, cap, floor, performance: one each, by the code that decided
};

struct EventRating {
    std::string system;  ///< "ukd"
    std::string edition; ///< "2013"
    std::string rule;    ///< "UKD (unofficial, reconstructed)", "FIDE B.02 (01.10.2025)"
    bool official = true;
    TimeClass time_class = TimeClass::standard;
    std::int32_t first_games = 0;      ///< games that a first rating needs: UKD 7, FIDE 5
    std::vector<PlayerRating> players; ///< [i] = tournament.players[i]
    std::vector<Decision> notes; ///< of the event: not rated at all, adjourned games, switches
};

/// A result of an unrated person that waits for more (FIDE 8.2, UKD's archive).
struct ArchivedResult {
    std::string event; ///< id of the event in the state
    Date end;
    std::int32_t games = 0;
    std::int32_t rated_games = 0;
    Points rated_score;
    std::int64_t opponents = 0; ///< sum of their ratings
    std::optional<std::int32_t> performance;

    bool operator==(const ArchivedResult&) const = default;
};

/// A person at the start of a period.
struct PersonBefore {
    RatingBefore before;
    std::vector<ArchivedResult> archive; ///< oldest first
};

/// One event of the period for this person.
struct PersonEvent {
    std::string event;
    Date end;
    const PlayerRating* rating = nullptr;
};

/// The person on the next list.
struct PersonAfter {
    enum class Status : std::uint8_t { unchanged, changed, first_rating, archived, lost_rating };
    Status status = Status::unchanged;
    std::int32_t rating = 0;    ///< published; 0 = unrated
    std::int32_t change = 0;    ///< of the period, hundredths, unrounded
    std::int32_t k = 0;         ///< used; after the rule of 700
    std::int32_t games = 0;     ///< of the period
    std::int32_t per_event = 0; ///< what rounding each event by itself would publish (FIDE 8.3)
    std::vector<ArchivedResult> archive; ///< what still waits
    std::vector<Decision> why;
};

/// Rates events and periods. Throws Error wrong_usage for an edition or a switch it does not know.
class RatingSystem : public Plugin {
public:
    static constexpr std::string_view kind = "rating";

    /// Whether ratings are the national ones of a file and a list (UKD) or FIDE's.
    virtual bool national() const = 0;

    /// Rates one event. Reads games, never standings: results of who withdrew count (art. 29a).
    virtual EventRating rate(const RatingInput& input) const = 0;

    /// A person's new rating from all events of a period that ends with the list `list`. All events
    /// were rated with the list in force when they started.
    virtual PersonAfter settle(const PersonBefore& person, std::span<const PersonEvent> events,
                               const Date& list, const RatingSwitches& switches) const = 0;

    /// The switches it knows, with the rule's own value, for help and checks.
    virtual RatingSwitches switches() const = 0;
};

/// "-2.00", "34.50": hundredths as the rule prints them.
std::string hundredths_text(std::int64_t hundredths);

/// The same as an argument of a reason: with a comma where readers of the language expect it.
std::string hundredths_argument(std::int64_t hundredths);

/// Standard, rapid or blitz by the encoded time control (222), else by the text of 122; nothing
/// where neither tells (FIDE B.02: base + 60 × increment; rapid > 10 and < 60 minutes).
std::optional<TimeClass> time_class_of(const Tournament& tournament);

}
