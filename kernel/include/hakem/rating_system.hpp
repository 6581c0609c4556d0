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
    std::int32_t games = -1; ///< rated games so far, never those of a list's month; -1 = not known
    std::int32_t birth_year = 0;
    std::int32_t highest = 0; ///< highest ever published, where the state knows it; 0 = not known
    /// Where the rating came from: "list", "national-record", "file", "none".
    std::string origin = "none";
    std::int32_t standard_k = 0; ///< FIDE: K of the standard rating, as the list prints it
    std::int32_t counted = 0;    ///< rated games that the state counted itself
};

/// Deviations from a rule's numbers that the user asked for ("cap" = "400"), all printed.
using RatingSwitches = std::map<std::string, std::string, std::less<>>;

struct RatingInput {
    const Tournament& tournament;
    std::span<const RatingBefore> before; ///< [i] = tournament.players[i]
    TimeClass time_class = TimeClass::standard;
    std::string_view edition;       ///< empty = in force on the event's start
    const RatingSwitches& switches; ///< empty = the rule's own numbers
    Date list = {};                 ///< that it is to count for; may be none
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
    /// PD in hundredths; none (0) against an unrated opponent, where no rule has an expectation.
    std::int32_t expected = 0;
    /// In hundredths of a rating point: K·(S − PD), or what UKD fixes against an unrated opponent.
    std::int32_t change = 0;
};

/// What an initial rating is made of (FIDE 8.2): results pooled, with two hypothetical draws.
struct InitialFacts {
    std::int32_t events = 0, games = 0; ///< without the draws
    Points score;                       ///< likewise
    std::int64_t average = 0;           ///< Ra in hundredths, with the draws
    std::int32_t percent = 0;           ///< p, with the draws
    std::int32_t difference = 0;        ///< dp
    std::int32_t rating = 0;            ///< Ru, before the limits
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
    std::int32_t expected = 0;  ///< We in hundredths, against rated opponents
    std::int32_t k = 0;
    std::int32_t change = 0; ///< in hundredths, unrounded; the sum of the games' changes
    /// A rating that a special rule of the event gives (UKD for the youth championship of 2007);
    /// the sum of the games holds where it gives more. 0 = none.
    std::int32_t awarded = 0;
    std::int32_t after = 0; ///< as the event alone would make it, rounded by the rule; 0 = unrated
    std::optional<std::int32_t> performance; ///< by the system's own formula
    std::vector<RatedGame> rounds;
    std::vector<Decision> why; ///< K, cap, floor, performance: one each, by the code that decided
    std::optional<InitialFacts> initial; ///< FIDE: of this event alone

    /// The rating that it was played with: in rapid and blitz the standard one stands in for a
    /// missing one (FIDE 7.1.4).
    std::int32_t played_with() const { return stands_in() ? before.standard : before.rating; }
    bool stands_in() const {
        return before.rating == 0 && (status == Status::rated || status == Status::idle);
    }

    /// The part of the change that comes from no expectation: games against the unrated (UKD).
    std::int32_t fixed() const { return change - k * (rated_score.in_hundredths() - expected); }
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

/// The mean of the opponents and the difference that belongs to the result against them, without a
/// rounding (8.1.1; UKD 1.4); none without a rated opponent.
std::optional<Exact> exact_performance(std::int64_t opponents, std::int32_t rated_games,
                                       Points rated_score);
/// Of a result; `performance` where it tells no opponents.
std::optional<Exact> exact_performance(const ArchivedResult& result);
/// With two decimals, for reasons.
std::string performance_argument(const Exact& performance);

/// A person at the start of a period.
struct PersonBefore {
    RatingBefore before;
    std::vector<ArchivedResult> archive; ///< oldest first
    bool had_event = false; ///< an event was seen before, whatever became of it (FIDE 8.2)
};

/// One event of the period for this person.
struct PersonEvent {
    std::string event;
    Date end;
    const PlayerRating* rating = nullptr;
    Date start = {};
    std::string_view edition = {}; ///< that it was rated by; empty = in force at its start
};

/// What of the event waits in the archive; it has a `rating`.
ArchivedResult archived(const PersonEvent& event);

/// The person on the next list.
struct PersonAfter {
    enum class Status : std::uint8_t { unchanged, changed, first_rating, archived, lost_rating };
    Status status = Status::unchanged;
    std::int32_t rating = 0; ///< published; 0 = unrated
    std::int32_t change = 0; ///< of the period, hundredths, unrounded
    std::int32_t k = 0;      ///< used; after the rule of 700
    std::int32_t games = 0;  ///< of the period
    /// What rounding each event by itself would publish, one after the other; below the floor only
    /// the sum of all decides (FIDE 8.3).
    std::int32_t per_event = 0;
    /// [i] = events[i]: what was counted of it, hundredths; empty = as it was rated by itself.
    std::vector<std::int32_t> event_changes;
    std::vector<ArchivedResult> archive; ///< what still waits
    std::vector<Decision> why;
    std::optional<InitialFacts> initial; ///< FIDE: of all that was pooled
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

    /// The K that the list of that month prints for somebody who has `person.rating` on it; `k` is
    /// the one that was used before. 0 = none is printed.
    virtual std::int32_t printed_k(const RatingBefore& person, const Date& list) const {
        static_cast<void>(person);
        static_cast<void>(list);
        return 0;
    }

    /// After so many months without a rated game somebody is inactive; 0 = nobody ever is.
    virtual std::int32_t inactive_after() const { return 0; }

    /// The switches it knows, with the rule's own value, for help and checks.
    virtual RatingSwitches switches() const = 0;
};

/// "-2.00", "34.50": hundredths as the rule prints them.
std::string hundredths_text(std::int64_t hundredths);

/// The same as an argument of a reason: with a comma where readers of the language expect it.
std::string hundredths_argument(std::int64_t hundredths);

/// The same of a change, whose sign is always shown: "+25.40".
std::string signed_hundredths_argument(std::int64_t hundredths);

/// Standard, rapid or blitz by the encoded time control (222), else by the text of 122; nothing
/// where neither tells (FIDE B.02: base + 60 × increment; rapid > 10 and < 60 minutes).
std::optional<TimeClass> time_class_of(const Tournament& tournament);

}
