#pragma once
/// One event rated: who everybody is, what they had before, what the games changed.

#include "command/inputs.hpp"
#include "period/settled_events.hpp"
#include "period/state.hpp"
#include <hakem/rating_list.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/title_norms.hpp>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

/// What all events of a run are rated with.
struct RateRequest {
    const RatingSystem* system = nullptr;
    std::string id, edition;
    RatingSwitches switches;
    std::optional<TimeClass> time_class; ///< asked for
    Date period;                         ///< the list it is to count for; may be none
    bool in_period = false;              ///< events of other classes are rated as what they are
    std::shared_ptr<const RatingList> list;
    std::string list_name;
    bool fingerprinted = false; ///< the list is a state's: its national ids are fingerprinted
    bool list_of_seen = false;  ///< likewise, and the state began without a list
    const period::Archive* archive = nullptr; ///< what waits; may be none
    const TitleNorms* norms = nullptr;        ///< wanted beside the ratings
};

/// What became of an event in the period.
struct Counting {
    enum class State : std::uint8_t {
        alone,       ///< no period is asked for
        counted,     ///< new
        corrected,   ///< counted, in the place of an earlier version
        again,       ///< was counted before: the same event
        older,       ///< an earlier version of what was counted
        versions,    ///< came together with another version of itself: neither is counted
        look_alike,  ///< not counted before somebody decides
        other_class, ///< of another time class
        nothing,     ///< has no games
    } state = State::alone;
    std::string period;                  ///< it counts in, or was counted in
    bool late = false;                   ///< counts later than it was meant for
    bool closed = false;                 ///< corrects an event of one closed period
    std::string other, other_path;       ///< the event it was held against
    std::vector<period::Change> changes; ///< by the correction
};

/// "counted", "corrected", ...: for machines.
std::string_view word_of(Counting::State state);

struct RatedEvent {
    Input input;
    bool rated = false; ///< else the input says why not
    EventRating rating;
    std::optional<NormReport> norms;
    std::vector<period::Person> people;                ///< [i] = tournament.players[i]
    std::vector<ListMatch> matches;                    ///< [i]; empty without a list
    std::vector<std::vector<ArchivedResult>> archives; ///< [i]: what waited for them
    std::vector<bool> had_event;                       ///< [i]: an event of theirs was seen before
    std::vector<PersonAfter> settled; ///< [i]: of newcomers, with what waited for them
    std::shared_ptr<const RatingList> list;
    std::string list_name;
    std::optional<RatingListInfo> list_then; ///< of a correction: the list of its time
    period::EventContent content;
    period::KnownIds ids; ///< under --with-identity
    Counting counting;
    std::string folder; ///< of its reports
};

/// What one event is rated with.
struct RateBasis {
    const RateRequest* request = nullptr;
    /// A correction of a closed period is rated with the ratings of that time: by the keys of
    /// people, and by their names and years of birth.
    std::map<std::string, period::Result> then = {};
    std::optional<RatingListInfo> list_then = {};             ///< the list of that time
    std::shared_ptr<const period::Archive> archive_then = {}; ///< what waited before that period
    Date period_then = {};                                    ///< its list
};
using BasisFor = std::function<RateBasis(const period::EventContent&)>;

/// Reads and rates one file; its troubles stay its own.
RatedEvent rate_event(Session session, const BasisFor& basis_for,
                      const std::filesystem::path& path);

/// What a file is, without rating it; nothing where it has no event that can be rated.
period::EventContent content_of_file(Session session, const std::filesystem::path& path);

/// As a period keeps it.
period::CountedEvent counted(const RatedEvent& event);

}
