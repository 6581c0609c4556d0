#pragma once
/// Reports of ratings: of one event, of the norms in it, of a whole period. Identity numbers are
/// hidden in what is handed in (hakem/identity.hpp), or shown because the user asked for them.

#include <hakem/diagnostic.hpp>
#include <hakem/document.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/title_norms.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hakem::rating_report {

/// All that the report of an event shows.
struct EventInput {
    const Tournament& tournament;
    const EventRating& rating;
    std::string file = {};                ///< name of the file that was handed in
    const RatingListInfo* list = nullptr; ///< null = the file's own ratings
    /// [i] = tournament.players[i]; empty where there was no list.
    std::span<const ListMatch> matches = {};
    /// What waited for each before this event, [i] = tournament.players[i]; empty = not known.
    std::span<const std::vector<ArchivedResult>> archives = {};
    /// What this event makes of newcomers with what waited for them, [i] = tournament.players[i];
    /// empty = not known.
    std::span<const PersonAfter> settled = {};
    const Diagnostics* findings = nullptr;
    bool with_identity = false; ///< licence numbers as they are
};

/// Summary, players, games, who was not rated and why, newcomers, reasons, who is whom in the list,
/// findings, charts. Id "rating-report".
Document event_report(const EventInput& input);

/// Title norms of an event: who made which, each requirement met or not, and every round with the
/// reason why it counts or does not. Id "norm-report".
Document norm_report(const Tournament& tournament, const NormReport& norms);

/// A certificate for each norm that was made or may have been, with all that FIDE's form IT1 asks
/// for; no section where there is none. Id "norm-certificates".
Document norm_certificates(const Tournament& tournament, const NormReport& norms);

/// An event of a period.
struct PeriodEvent {
    std::string name, place;
    Date start, end;
    std::string file;   ///< as handed in
    std::string target; ///< its report beside that of the period: "open/rating-report.html"
    std::int32_t players = 0, rated = 0, newcomers = 0;
    std::int32_t games = 0;  ///< that count, each once
    std::int64_t change = 0; ///< sum of all changes, in hundredths
    Phrase note = {};        ///< "corrects an earlier file"; may be empty
    bool corrects = false;   ///< an event of a closed period
};

/// What one event did to a person.
struct PersonPart {
    std::size_t event = 0;   ///< position in the events
    std::int32_t number = 0; ///< starting number there
    std::int32_t games = 0;
    Points score, rated_score;
    std::int32_t expected = 0;         ///< hundredths, against rated opponents
    std::int32_t change = 0;           ///< hundredths
    std::optional<std::int32_t> fixed; ///< of it against the unrated (UKD); none without such
    bool unrated = false;              ///< played there without a rating: no We and no change
    /// A correction of a closed period: the change is the difference of what was published, which
    /// no score explains.
    bool difference = false;
    std::string rated_again = {}; ///< events of closed periods that this comes from; may be empty
};

/// A person of a period.
struct PeriodPerson {
    std::string name, title, club;
    std::string fide_id, national_id; ///< the latter is hidden by the report where it is personal
    RatingBefore before;
    std::vector<PersonPart> parts; ///< oldest first
    PersonAfter after;
};

/// What was found in one of the files.
struct FileFinding {
    std::string file;
    Diagnostic finding;
};

/// What was decided of a person, or of a whole file, beside what the rules compute.
struct PeriodDecision {
    std::string person; ///< name; empty = of no single person
    Decision decision;
};

/// All that the report of a period shows.
struct PeriodInput {
    std::string system, rule, edition; ///< as in EventRating
    bool official = true;
    TimeClass time_class = TimeClass::standard;
    std::int32_t first_games = 0; ///< as in EventRating
    Date list;                    ///< the list that the period makes: year and month
    const RatingListInfo* before = nullptr;
    std::vector<PeriodEvent> events;
    std::vector<PeriodPerson> persons;
    std::vector<PeriodDecision> decisions;
    std::vector<FileFinding> findings; ///< of all files that were read
    std::size_t more_findings = 0;     ///< that are in the reports of the events alone
    bool with_identity = false;
};

/// Summary, events with links, persons, their events, first ratings and archive, who lost the
/// rating, biggest changes, charts. Id "period-report".
Document period_report(const PeriodInput& input);

}
