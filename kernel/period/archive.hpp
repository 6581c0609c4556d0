#pragma once
/// What waits from period to period: performances of people without a rating, and the highest
/// rating that anybody ever had.

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

    bool operator==(const Waiting&) const = default;
};

/// By the person's key.
using Archive = std::map<std::string, Waiting, std::less<>>;

/// A text of checked lines, the same for the same archive.
std::string archive_text(const Archive& archive);

/// Throws Error file_trouble where the file is damaged.
Archive read_archive(const std::filesystem::path& path);

}
