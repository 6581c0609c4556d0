#pragma once
/// From a list's file to its opened index.

#include "list_cache.hpp"
#include "list_index.hpp"
#include <hakem/registry.hpp>

#include <filesystem>
#include <optional>
#include <string_view>

namespace hakem::rating_list {

struct Opened {
    list_cache::Mapping mapping;
    std::filesystem::path index;
    std::optional<list_index::View> view;
};

/// Opens the index of a list, after making it where it is not there or not whole.
Opened open_index(const std::filesystem::path& path, const std::filesystem::path& folder,
                  Registry& registry, std::string_view format);

/// The month that a file name tells: "04-nisan_2026_ukd_listesi.xlsx", "ukd_listesi_20180401.zip",
/// "standard_sep26frl.txt".
Date issue_in_name(const std::filesystem::path& path);

}
