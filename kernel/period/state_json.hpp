#pragma once
/// The small files of a state folder.

#include "state.hpp"

#include <nlohmann/json_fwd.hpp>

namespace hakem::period {

/// The periods that a state has begun, by label: whether each is closed.
using KnownPeriods = std::map<std::string, bool>;

std::string settings_text(const Settings& settings, const KnownPeriods& periods);
/// What periods there must be; none in an older state. Throws Error wrong_usage where the state is
/// of another system or time class.
KnownPeriods check_settings(const std::filesystem::path& file, const Settings& settings);

/// The same, whatever system and time class they are of. Throws Error file_trouble (damaged).
Settings settings_of(const std::filesystem::path& file);

nlohmann::json opening_json(const Opening& opening);
Opening opening_from(const nlohmann::json& json);
/// For people: list, edition, switches.
std::string described(const Opening& opening);

/// Checksums that a closed period is known by.
struct Closing {
    std::uint32_t journal = 0, list = 0, archive = 0;
};
std::string closing_text(const Closing& closing);
Closing read_closing(const std::filesystem::path& file);

/// What a journal had when it was last written.
struct Mark {
    std::size_t lines = 0; ///< 0 = not known, in a state of an older hakem
    std::uint32_t journal = 0;
};
std::string mark_text(const Mark& mark);
Mark read_mark(const std::filesystem::path& file);

std::uint32_t checksum_of_file(const std::filesystem::path& path);

}
