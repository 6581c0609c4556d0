#pragma once
/// The state folder of `hakem rate`: which events were counted in which period, and the lists.
///
///     state.json            system and time class; which periods were begun, which are closed
///     2026-11/journal       checked lines: how the period was begun, then event after event
///     2026-11/counted       how many lines the journal has at least, and their checksum
///     2026-11/archive       who waits for a first rating after it (checked lines)
///     2026-11/list-2026-11.csv  the new list, in the layout that rating lists are read in
///     2026-11/closed        checksums of the three; with this file the period is over
///
/// Each file is appended to by whole lines or appears whole: wherever the program is stopped, the
/// next run finds what was finished and does the rest again.

#include "archive.hpp"
#include "checked_lines.hpp"
#include "lines/file_lock.hpp"
#include <hakem/output.hpp>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace hakem::period {

/// "2026-11": the list of that month. Throws Error wrong_usage for anything else.
Date list_date(std::string_view label);
std::string label_of(const Date& date);
/// The month after.
std::string next_label(std::string_view label);

/// What all periods of a state have in common.
struct Settings {
    std::string system;
    TimeClass time_class = TimeClass::standard;

    bool operator==(const Settings&) const = default;
};

/// What all events of a period have in common.
struct Opening {
    std::string list; ///< name of the list it is rated with; empty = the files' own ratings
    std::uint64_t content = 0; ///< of that list
    std::string edition;
    RatingSwitches switches;
    Date issue = {}; ///< month of that list; not in older states

    bool operator==(const Opening& other) const {
        return content == other.content && list.empty() == other.list.empty() &&
               edition == other.edition && switches == other.switches;
    }
};

/// An event as a period has it, with what it took the place of.
struct Counted {
    CountedEvent event;
    std::vector<std::string> replaces; ///< ids
};

struct Period {
    std::optional<Opening> opening;
    bool closed = false;
    std::map<std::string, Counted, std::less<>>
        events; ///< in force, by id; closed: no participants
};

/// Where an event of the state stands to one that comes in.
struct Known {
    Relation relation = Relation::other;
    std::string id, period, path, name;
    bool replaced = false; ///< an older version of an event that was corrected since
    bool closed = false;
    std::size_t games = 0;
    Date end = {};
};

class State {
public:
    /// Opens the folder, or makes it; without a name nothing is kept. `writes`: false for a
    /// preview, which changes nothing and takes no lock. Throws Error file_trouble (damaged, in
    /// use), wrong_usage (of another system).
    State(std::filesystem::path folder, const Settings& settings, bool writes);

    const std::map<std::string, Period>& periods() const { return periods_; }
    /// The period that is open, if one is.
    std::optional<std::string> open_period() const;
    /// The last period before this one that was closed.
    std::optional<std::string> closed_before(std::string_view label) const;

    /// Begins a period, or goes on with it. Throws Error answer_is_no where it was begun with
    /// another list, edition or switches.
    void begin(const std::string& label, const Opening& opening);

    /// What is known of an event; the closest relation.
    Known look_up(const EventContent& content) const;

    /// Counts an event in the open period, in the place of those it names. It is on the disk after
    /// `save`.
    void count(const std::string& label, Counted counted);
    void save();

    /// The events in force of a period, in full.
    std::vector<Counted> events_of(const std::string& label) const;

    /// The period that an event was counted in; empty where it never was.
    std::string period_of(std::string_view id) const;
    /// Ids that begin so, or whose file this was.
    std::vector<std::string> ids_like(std::string_view id_or_path) const;

    /// A counted event in full, replaced ones and those of closed periods too.
    CountedEvent event(const std::string& id) const;

    /// What waits at the beginning of a period.
    Archive archive_before(std::string_view label) const;

    /// The new list that the period before this one ended with; nothing where there is none.
    std::filesystem::path list_before(std::string_view label) const;

    /// Ends a period: its list and what waits after it become the next one's beginning.
    void close(const std::string& label, const std::function<void(const ByteSink&)>& write_list,
               const Archive& archive);

    std::filesystem::path folder_of(std::string_view label) const { return folder_ / label; }
    std::filesystem::path list_of(std::string_view label) const;

private:
    void read_period(const std::string& label);
    void check_known(const std::map<std::string, bool>& known) const;
    void record();
    void take(const std::string& label, Period& period, CountedEvent event,
              std::vector<std::string> replaces);
    void append(const std::string& label, const std::vector<std::string>& lines);
    void check_closed(const std::string& label) const;

    struct Place {
        std::string period;
        bool replaced = false;
        EventContent content;
        std::string path, name;
    };

    std::filesystem::path folder_;
    Settings settings_;
    std::string recorded_; ///< what state.json was last written with
    bool writes_;
    std::unique_ptr<lines::FolderLock> lock_;
    std::map<std::string, Period> periods_;
    std::map<std::string, CheckedLines> journals_;
    std::map<std::string, Place, std::less<>> places_; ///< of every event ever counted, by id
    std::unordered_map<std::uint64_t, std::vector<std::string>> by_person_;
    std::map<std::string, std::vector<std::string>> unsaved_; ///< lines of journals
};

}
