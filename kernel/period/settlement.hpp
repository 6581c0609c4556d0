#pragma once
/// The end of a period: every person's events together, and the new list.

#include "archive.hpp"
#include "sorted_rows.hpp"
#include <hakem/rating_list.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hakem::period {

/// What a period did to somebody.
struct Settled {
    Person person;
    PersonBefore before;
    PersonAfter after;
    struct At {
        std::size_t event = 0; ///< in Settlement::events
        Result result;         ///< of a correction of a closed period, the difference
        std::int32_t restored = 0;
        bool same = false;        ///< a correction that changes nothing for them
        std::int32_t counted = 0; ///< hundredths: its change with the K of the period
    };
    std::vector<At> events;
    std::int32_t all_games = -1;  ///< rated games so far, this period's among them
    std::string first_event = {}; ///< label of the very first one that was seen
    Date last = {};               ///< the last list that games counted for
    bool inactive = false;        ///< as the list flags it
    std::string row = {};         ///< key of the list's row that becomes theirs; empty = their own
};

/// Something to be told of a person: a message key and its arguments.
struct PersonNote {
    std::string key;
    std::vector<std::string> arguments;
};

struct SettlementInput {
    const RatingSystem& system;
    TimeClass time_class = TimeClass::standard;
    const RatingList* list = nullptr; ///< that the period began with; may be none
    Date date;                        ///< of the new list
    const RatingSwitches& switches;
    const Archive& archive;        ///< what waited before
    std::string_view edition = {}; ///< asked for; empty = in force when an event starts
    Date first = {};               ///< the list of the state's first period; none without a state
};

struct SettledEvent {
    std::string id, name, label; ///< label: what reasons call it, "Kış Açık (2026/10/04)"
    std::string path, place;
    Date start, end;
    bool corrects = false; ///< an event of a closed period
    std::size_t participants = 0, rated = 0, newcomers = 0;
    std::int64_t games = 0; ///< that count, from both sides
    std::int64_t change = 0;
};

/// In order of events' dates and people's names: the same whatever order the files came in.
struct Settlement {
    std::vector<SettledEvent> events;
    std::vector<Settled> people; ///< who took part in something
    std::vector<PersonNote> notes;
    Archive archive; ///< what waits after it
};

/// A counted event, and for a correction of a closed period what it was.
struct EventToSettle {
    CountedEvent event;
    std::vector<CountedEvent> instead_of; ///< events of closed periods
    /// The closed period that the first version counted in.
    struct Closed {
        std::string first_version; ///< id
        Date date;                 ///< of its list
        std::vector<CountedEvent> beside;
        Archive archive; ///< what waited before it
        /// Closed periods between it and the one that is settled, in order.
        struct Later {
            Date date; ///< of its list
            std::string edition = {};
            RatingSwitches switches = {};
            struct Event {
                CountedEvent event;
                bool corrects = false; ///< an event of another period: its difference counted
            };
            std::vector<Event> events = {};
            Archive archive = {}; ///< what waited before it
        };
        std::vector<Later> later = {};
    };
    std::shared_ptr<const Closed> closed = nullptr;
};

Settlement settle(const SettlementInput& input, std::vector<EventToSettle> events);

/// Sealed ids that are known in full, from the files of this run.
using KnownIds = std::map<std::string, std::string, std::less<>>;

/// The rows of the new list: all of the old one, and who is new. National ids are fingerprinted, or
/// in full as far as they are `known`.
void fill_list(const SettlementInput& input, const Settlement& settlement, const KnownIds* known,
               SortedRows& rows);

/// The rating before an event, as a list has it.
RatingBefore before_of(const ListedPlayer& listed, const RatingListInfo& list,
                       TimeClass time_class);

/// What of an archive a rating hangs on: the highest ever, the games counted.
void add_waiting(RatingBefore& before, const Waiting& waiting);

}
