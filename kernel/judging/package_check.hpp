#pragma once
/// A report package as a whole: what is missing in it and what has no place there.

#include "judging/package_rules.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {
struct Tournament;
}

namespace hakem::judging {

struct PackageFile {
    std::string name;        ///< in the package: "ekler/yonerge.pdf"
    bool tournament = false; ///< one came out of it
    bool known = false;      ///< a report of ours, for instance: nobody wonders what it is
    std::optional<std::uint64_t> size = {}; ///< nothing = not known
    std::string sha256 = {};                ///< empty = not known
};

/// A tournament of the package; its days as "2026-11-30", empty = not told.
struct PackageEvent {
    std::string name, city, start, end;
};

/// What is known of a package.
struct SeenPackage {
    std::string name; ///< "ankara_2026_kucukler_hakem_raporu.zip"
    std::uint64_t size = 0;
    std::vector<PackageFile> files;
    std::vector<PackageEvent> events;
    bool rated_by_fide = false; ///< known for sure; else names tell, or nothing does
};

/// PKG-xxxx. `language`: of the titles of papers, which profiles have in both.
void check_package(const SeenPackage& package, const PackageRules& rules, Language language,
                   Diagnostics& diagnostics);

/// Papers that are asked for only where there are some, and are not in the package.
std::vector<const PackageItem*> perhaps_missing(const SeenPackage& package,
                                                const PackageRules& rules);

/// Whether a zip with this name calls itself a report package.
bool is_package_name(std::string_view name, const PackageRules& rules);

/// The name of the package of an event: "ankara_2026_kucukler_hakem_raporu.zip". What the event
/// does not tell is left out.
std::string package_name(const Tournament& tournament, const PackageRules& rules);

}
