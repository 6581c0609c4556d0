#pragma once
/// Two runs of `hakem rate` side by side.

#include "command/command.hpp"
#include <hakem/document.hpp>

#include <map>
#include <string>
#include <vector>

namespace hakem::command {

/// What one run says of a person, in an event or on the new list; texts as in its JSON.
struct RunRecord {
    std::string before, change, after, games, k;
    std::string performance; ///< of who has no rating, in an event
    std::string archive;     ///< of who waits for one, on the new list: "1369 (5), 1404 (5)"

    bool operator==(const RunRecord&) const = default;
};

/// One run: by person, then by event; the event "" is the new list.
struct RunOfRating {
    std::map<std::string, std::map<std::string, RunRecord>> people;
    std::map<std::string, std::string> names;  ///< of people, by key
    std::map<std::string, std::string> events; ///< names, by key
    std::string system;                        ///< "ukd"
    std::string about;                         ///< of the last file read: "ukd@2013, 2026-11"
};

/// Reads a JSON file of `rate`, or all of a folder. Throws Error where there is none.
RunOfRating read_run(const std::filesystem::path& path);

/// One difference.
struct RunDifference {
    std::string person, event; ///< names; the event empty = on the new list
    const RunRecord *a = nullptr, *b = nullptr;
};

/// All that differs, by person; on the new list first, then through which events.
std::vector<RunDifference> differences(const RunOfRating& a, const RunOfRating& b);

}
