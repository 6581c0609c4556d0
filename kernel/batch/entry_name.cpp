#include "entry_name.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hakem::batch {

namespace {

constexpr std::size_t longest_name = 1000, most_folders = 32;

bool is_slash(char c) { return c == '/' || c == '\\'; }

template<class Take>
void each_part(std::string_view name, const Take& take) {
    while (!name.empty()) {
        const auto end = std::find_if(name.begin(), name.end(), is_slash) - name.begin();
        take(name.substr(0, static_cast<std::size_t>(end)));
        name.remove_prefix(std::min(name.size(), static_cast<std::size_t>(end) + 1));
    }
}

/// Windows opens the device whatever folder and ending its name has.
bool is_device(std::string_view part) {
    const auto stem = to_lower(trim(part.substr(0, part.find('.'))), Language::english);
    constexpr std::array<std::string_view, 6> devices{"con", "prn",    "aux",
                                                      "nul", "conin$", "conout$"};
    if (std::find(devices.begin(), devices.end(), stem) != devices.end()) return true;
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) &&
           stem[3] >= '0' && stem[3] <= '9';
}

}

std::string_view name_trouble(std::string_view name) {
    const bool drive = name.size() > 1 && name[1] == ':';
    if (name.empty()) return "batch.name-empty";
    if (is_slash(name.front()) || drive) return "batch.name-absolute";
    if (name.size() > longest_name) return "batch.name-long";
    if (std::any_of(name.begin(), name.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
        return "batch.name-control";
    std::string_view trouble;
    std::size_t folders = 0;
    each_part(name, [&](std::string_view part) {
        if (part == "..") trouble = "batch.name-leads-out";
        if (trouble.empty() && is_device(part)) trouble = "batch.name-device";
        ++folders;
    });
    if (trouble.empty() && folders > most_folders) return "batch.name-long";
    return trouble;
}

std::string shown_entry(std::string_view name) {
    constexpr std::size_t most_shown = 200;
    std::string shown;
    each_part(name, [&](std::string_view part) {
        if (part.empty() || part == ".") return;
        if (!shown.empty()) shown += '/';
        shown += part;
    });
    return std::string(slice(printable(shown), 0, most_shown));
}

std::string spool_name(std::size_t number, std::string_view name) {
    const auto dot = name.rfind('.');
    auto ending = dot == std::string_view::npos ? std::string()
                                                : to_lower(name.substr(dot + 1), Language::english);
    constexpr std::size_t longest_ending = 8;
    const bool plain = !ending.empty() && ending.size() <= longest_ending &&
                       std::all_of(ending.begin(), ending.end(), [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
                       });
    return plain ? fmt::format("{}.{}", number, ending) : std::to_string(number);
}

}
