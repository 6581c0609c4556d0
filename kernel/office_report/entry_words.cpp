#include "entry_words.hpp"

#include "finding_order.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace hakem::office_report {

namespace {

constexpr std::string_view late = "RTG-0213";

/// What only the office can see to: a system of which it has no plugin, a list of another month.
bool is_of_office(std::string_view code) { return code == "CHK-0002" || code == "RTG-0119"; }

template<class Wanted>
bool any_counts(const batch::Entry& entry, const Wanted& wanted) {
    return std::any_of(entry.findings.begin(), entry.findings.end(), [&](const auto& one) {
        return counts(one) && wanted(std::string_view(one.diagnostic.code));
    });
}

/// Whether the office said which of the two files counts.
bool is_settled(const batch::Entry& entry, const batch::Related& related) {
    if (was_decided_against(entry)) return true;
    return std::any_of(entry.related.begin(), entry.related.end(), [&](const auto& one) {
        return one.kind == batch::chosen && one.of == related.of;
    });
}

}

bool has_no_game(const batch::Entry& entry) {
    return std::any_of(entry.findings.begin(), entry.findings.end(),
                       [](const auto& one) { return one.diagnostic.code == "SUB-0213"; });
}

bool asks_for_version(const batch::Entry& entry) {
    return std::all_of(entry.findings.begin(), entry.findings.end(), [](const auto& one) {
        return !counts(one) || one.diagnostic.code == batch::version_code;
    });
}

bool tells_already(const batch::Finding* finding, const batch::Related& related) {
    if (finding == nullptr || finding->diagnostic.code != batch::version_code) return false;
    // Others that contradict it have findings of their own.
    if (related.kind == batch::contradicting) return true;
    const auto& arguments = finding->diagnostic.arguments;
    return related.kind != batch::overrides_differ && !arguments.empty() &&
           arguments.front() == related.of;
}

bool was_decided_against(const batch::Entry& entry) {
    return std::any_of(entry.related.begin(), entry.related.end(),
                       [](const auto& one) { return one.kind == batch::superseded; });
}

std::string opening_of_replaced(const batch::Entry& entry) {
    constexpr std::array kinds{batch::format_counts, batch::complete_counts, batch::mended};
    for (const auto& related : entry.related)
        if (std::find(kinds.begin(), kinds.end(), related.kind) != kinds.end())
            return "opening-" + related.kind;
    return {};
}

std::string refused_versions(const batch::Entry& entry) {
    std::string paths;
    for (const auto& related : entry.related)
        if (related.kind == batch::refused_version)
            paths += (paths.empty() ? "" : ", ") + related.of;
    return paths;
}

Phrase relation_to(const batch::Entry& entry, const batch::Related& related) {
    if (related.told.empty()) return {};
    const auto& told = related.told.front();
    if (told.key != "content.version" || !is_settled(entry, related)) return told;
    return Phrase::of("content.version-settled", told.arguments);
}

bool is_about_packing(const batch::Entry& entry) {
    constexpr std::array<std::string_view, 4> stems{"batch.other-package", "batch.package-",
                                                    "batch.entry-", "batch.name-"};
    return std::any_of(stems.begin(), stems.end(),
                       [&](std::string_view stem) { return entry.trouble.key.starts_with(stem); });
}

bool is_of_our_folder(const batch::Entry& entry) {
    constexpr std::array<std::string_view, 5> troubles{"batch.not-readable", "batch.not-a-file",
                                                       "batch.not-there", "batch.folder-closed",
                                                       "batch.folder-link"};
    return std::find(troubles.begin(), troubles.end(), entry.trouble.key) != troubles.end();
}

bool is_late(const batch::Entry& entry) {
    return any_counts(entry, [](std::string_view code) { return code == late; });
}

bool is_only_late(const batch::Entry& entry) {
    return is_late(entry) && !any_counts(entry, [](std::string_view code) {
               return code != late && !is_of_office(code);
           });
}

bool is_for_office(const batch::Entry& entry) {
    return any_counts(entry, is_of_office) &&
           !any_counts(entry, [](std::string_view code) { return !is_of_office(code); });
}

}
