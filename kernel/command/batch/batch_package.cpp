#include "batch_package.hpp"

#include "batch_file.hpp"
#include "judging/file_words.hpp"
#include "judging/package_check.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Status;

/// Also where it was set beside others: a duplicate of a tournament is one.
bool is_tournament(const Entry& entry) {
    return entry.answer == Status::clean || entry.answer == Status::needs_override ||
           entry.answer == Status::back_to_arbiter;
}

/// "ekler/yonerge.pdf" of "may/party.zip/ekler/yonerge.pdf".
std::string name_in_package(const Entry& entry) {
    const std::string_view path = entry.path;
    const auto prefix = entry.package + "/";
    return std::string(path.starts_with(prefix) ? path.substr(prefix.size()) : path);
}

/// Whether it lies in a package within the package.
bool is_nested(std::string_view name) {
    return to_lower(name, Language::english).find(".zip/") != std::string::npos;
}

judging::SeenPackage seen(const std::vector<const Entry*>& files, const std::string& path) {
    judging::SeenPackage package;
    package.name = judging::last_part(path);
    for (const auto* entry : files) {
        package.files.push_back(
            {name_in_package(*entry), is_tournament(*entry), false, entry->size, entry->sha256});
        const auto& facts = entry->facts;
        if (is_tournament(*entry))
            package.events.push_back({facts.event, facts.city, facts.start, facts.end});
    }
    return package;
}

/// A year of packages in one is none itself.
bool is_report_package(const judging::SeenPackage& package, const judging::PackageRules& rules) {
    if (judging::is_package_name(package.name, rules)) return true;
    return !package.events.empty() &&
           !std::all_of(package.files.begin(), package.files.end(),
                        [](const judging::PackageFile& file) { return is_nested(file.name); });
}

/// Whose package it is: what the first of its tournaments says, without its numbers.
void take_event(Entry& entry, const std::vector<const Entry*>& files) {
    const auto first = std::find_if(files.begin(), files.end(),
                                    [](const Entry* file) { return is_tournament(*file); });
    if (first == files.end()) return;
    const auto& facts = (*first)->facts;
    entry.language = (*first)->language;
    entry.facts.event = facts.event;
    entry.facts.federation = facts.federation;
    entry.facts.city = facts.city;
    entry.facts.start = facts.start;
    entry.facts.end = facts.end;
    entry.facts.arbiter = facts.arbiter;
}

}

std::optional<Entry> package_entry(Session session, const Judging& judging, const batch::Item& item,
                                   const std::vector<const Entry*>& files) {
    const auto& profile = judging.profile;
    Entry entry;
    entry.path = session.shown(item.package);
    auto package = seen(files, entry.path);
    if (!is_report_package(package, profile.package)) return std::nullopt;
    entry.is_package = true;
    entry.size = package.size = item.package_size;
    entry.sha256 = item.package_sha256;
    entry.language = code_of(session.console.language());
    take_event(entry, files);
    package.rated_by_fide = profile.rated_by == judging::RatedBy::fide ||
                            (judging.schedule && judging.schedule->rated_by_fide);
    const auto language = language_of(entry.language).value_or(Language::english);
    Diagnostics findings(entry.path, session.common.strict);
    judging::check_package(package, profile.package, language, findings);
    // An override names the bytes of the package.
    answer(entry, judging::judge(findings, profile, judging.overrides, entry.sha256), language);
    return entry;
}

}
