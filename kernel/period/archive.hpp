#pragma once
/// What waits from period to period: performances of people without a rating, and what no list
/// tells of anybody: the highest rating ever, the games that were counted, the last of them.

#include "counted_event.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hakem::period {

/// Somebody whom the list itself does not tell all about.
struct Waiting {
    Person person;
    std::int32_t highest = 0;            ///< ever published since the state began
    std::vector<ArchivedResult> archive; ///< oldest first
    std::string first_event = {};        ///< its label; empty = none was seen
    std::int32_t counted = 0;            ///< rated games since the state began
    Date last = {};                      ///< the last list that games counted for

    bool operator==(const Waiting&) const = default;
};

/// By the person's key.
using Archive = std::map<std::string, Waiting, std::less<>>;

/// A text of checked lines, the same for the same archive.
std::string archive_text(const Archive& archive);

/// Throws Error file_trouble where the file is damaged.
Archive read_archive(const std::filesystem::path& path);

}
