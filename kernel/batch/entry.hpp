#pragma once
/// What a batch says of each file: its answer, why, what it is, and what was made of it.

#include "tally.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/document.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::batch {

enum class Status : std::uint8_t {
    clean,
    needs_override,
    back_to_arbiter,
    duplicate,     ///< of an earlier file of the batch
    already_rated, ///< by a period that was counted before
    not_a_tournament,
    unreadable, ///< damaged, refused, too large or too slow: `Entry::trouble`
};

inline constexpr std::size_t statuses = 7;

/// "back-to-arbiter": for machines; the message of a status is "batch.<word>".
std::string_view word_of(Status status);
std::optional<Status> status_of(std::string_view word);

/// What is known of a finding besides: a board that was paired otherwise, a reason and its article.
struct Detail {
    std::vector<Phrase> parts; ///< said one after the other
    Phrase rule = {};          ///< may be empty
    bool cause = false;        ///< of what is found, not only about it

    bool operator==(const Detail&) const = default;
};

/// "board 1: 1 Kaya, Can – 7 Ak, Ece was played …; … (FIDE C.04.3 (2026), 5.2.4)".
std::string text_of(const Detail& detail, Language language);

/// Details by which others know what follows from a finding: messages of that key.
inline constexpr std::string_view follows_round = "detail.follows", file_cut = "detail.cut",
                                  other_year = "detail.year", numbers_cut = "detail.numbers-cut",
                                  in_no_team = "detail.in-no-team";

/// A finding as it was weighed.
struct Finding {
    Diagnostic diagnostic;
    std::string reason; ///< why it does not count: switched off, or let pass; empty = it counts
    std::vector<Detail> details = {};
};

/// The phrase of that key among its details; nullptr = none.
const Phrase* phrase_in(const Finding& finding, std::string_view key);

/// Findings of one code that an entry does not keep (kept_findings.hpp): they are counted alone.
struct LeftOff {
    std::string code;
    Severity severity = Severity::note;
    bool passed = false; ///< switched off, or let pass
    std::uint64_t findings = 0;

    bool operator==(const LeftOff&) const = default;
};

/// A decision of the office about the content of a file, and what became of it.
struct Override {
    std::string code;
    std::int32_t player = 0;       ///< 0 = whoever the finding is about
    std::string reason, who, when; ///< the day as "2026-11-30"
    std::uint64_t findings = 0;    ///< that it lets pass; 0 = it fits nothing
    bool refused = false;          ///< it fits findings that no override helps
    bool contradicted = false;     ///< another one says that another version counts

    bool operator==(const Override&) const = default;
};

/// Findings of a rule that is off.
struct SwitchedOff {
    std::string code;
    std::uint64_t findings = 0;
    std::string english, turkish; ///< why

    bool operator==(const SwitchedOff&) const = default;
};

/// Another file, or a period, with the same event.
struct Related {
    std::string kind;              ///< "same-bytes", `rated`, and the words of content::word_of
    std::string of;                ///< path of that file, of a period its label
    std::vector<Phrase> told = {}; ///< what was changed since
};

/// Finding of two versions of which nothing tells which counts: told of a batch as a whole.
inline constexpr std::string_view version_code = "VER-0101";

/// Kinds of versions of which the office said which counts: the one, and those it is taken before.
inline constexpr std::string_view chosen = "chosen", superseded = "superseded";

/// Kinds of a version that says otherwise, where another file is closer, and of one that another
/// override takes.
inline constexpr std::string_view contradicting = "contradicts",
                                  overrides_differ = "overrides-differ";

/// Kinds of a file that is taken no further because of an accepted one of the same event: it says
/// nothing that the other does not say in a richer format, the other goes on where it ends, or is
/// what was made of it.
inline constexpr std::string_view format_counts = "other-format-counts",
                                  complete_counts = "complete-counts", mended = "mended";

/// Kinds of an accepted file and one that went back, where the two have other results.
inline constexpr std::string_view refused_version = "refused-version",
                                  accepted_version = "accepted-version";

/// The kind of an event that was rated before; of a version of one "rated-version".
inline constexpr std::string_view rated = "rated";

/// A file made of an event, in the folder of the event.
struct Output {
    std::string name;
    std::uint64_t size = 0;
    std::string sha256;

    bool operator==(const Output&) const = default;
};

/// What the event is.
struct Facts {
    std::string event, federation, city, start, end; ///< dates as "2026-11-30"
    std::string arbiter, format, time_control, system;
    std::int32_t players = 0, rated = 0, teams = 0, rounds = 0, games = 0;

    bool operator==(const Facts&) const = default;
};

struct Entry {
    std::string path;    ///< as it may be shown
    std::string package; ///< the zip that it was in; empty = none
    /// A report package as a whole; the files in it have entries of their own behind it.
    bool is_package = false;
    std::uint64_t size = 0;
    std::string sha256;
    std::string adjournments; ///< hash of the record of adjourned games beside it; empty = none
    Status status = Status::unreadable;
    Status answer = Status::unreadable; ///< before the file was set beside others
    Phrase trouble;                     ///< why it was not checked
    std::string language;               ///< of its event: "tr"
    Facts facts;
    std::int32_t masked = 0;                   ///< identity numbers that are hidden in the file
    std::int32_t checked = 0, identical = 0;   ///< rounds paired again
    std::string profile, content;              ///< that it was judged by; hash for overrides
    std::vector<Finding> findings;             ///< that are kept: some of every code
    std::vector<LeftOff> left_off;             ///< the others; nothing where all are kept
    std::map<std::int32_t, std::string> names; ///< of those whom findings name by number alone
    std::uint64_t errors = 0, warnings = 0, notes = 0; ///< that count, all of them
    std::vector<Override> overrides;                   ///< for this content
    std::vector<SwitchedOff> off;
    std::vector<Related> related;
    std::string folder; ///< of its outputs, in the folder of the batch
    std::vector<Output> outputs;
    std::string record;                ///< by which the event is known again
    std::vector<std::uint64_t> people; ///< who played, where the days are known: same_players.hpp
    Tally tally;
};

/// Whether its trouble is of the machine or of the moment, and no fault of who sent the file: it
/// may come out otherwise next time.
bool is_of_the_moment(const Entry& entry);

/// One line of JSON, the same for the same entry.
std::string entry_text(const Entry& entry);

/// Nothing where the text is no entry.
std::optional<Entry> entry_of(std::string_view text);

}
