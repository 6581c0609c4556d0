#include "judging/package_check.hpp"

#include "judging/file_words.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace hakem::judging {

namespace {

constexpr std::size_t most_told = 10; ///< names in one message

std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (std::size_t i = 0; i < std::min(parts.size(), most_told); ++i)
        all += (all.empty() ? "" : ", ") + parts[i];
    return parts.size() > most_told ? all + " …" : all;
}

/// What systems leave in packages unasked.
bool is_leaving(std::string_view path) {
    constexpr std::array<std::string_view, 3> names{".ds_store", "thumbs.db", "desktop.ini"};
    const auto name = to_lower(last_part(path), Language::english);
    return path.starts_with("__MACOSX/") || path.find("/__MACOSX/") != path.npos ||
           std::find(names.begin(), names.end(), name) != names.end();
}

bool contains(const std::vector<std::string>& all, std::string_view one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

bool is_taken_for(const PackageFile& file, const PackageItem& item) {
    if (item.tournament && file.tournament) return true;
    if (!item.kinds.empty() && !contains(item.kinds, ending_of(file.name))) return false;
    if (item.tournament) return true;
    const FileWords words(without_ending(last_part(file.name)));
    return std::any_of(item.words.begin(), item.words.end(),
                       [&](const std::string& phrase) { return words.has(phrase); });
}

/// "2026-11-30" is in order as a text.
bool are_apart(const PackageEvent& a, const PackageEvent& b) {
    const auto end = [](const PackageEvent& event) {
        return event.end.empty() ? event.start : event.end;
    };
    const bool days_known = !a.start.empty() && !b.start.empty();
    if (days_known && (a.start > end(b) || b.start > end(a))) return true;
    return !a.city.empty() && !b.city.empty() && folded_name(a.city) != folded_name(b.city);
}

class PackageCheck {
public:
    PackageCheck(const SeenPackage& package, const PackageRules& rules, Language language,
                 Diagnostics& diagnostics)
        : package_(package), rules_(rules), language_(language), diagnostics_(diagnostics) {
        for (const auto& file : package.files)
            if (!is_leaving(file.name)) files_.push_back(&file);
    }

    void run() {
        for (const auto& item : rules_.items) check_item(item);
        for (const auto* file : files_) check_file(*file);
        check_same();
        check_size();
        check_name();
        check_events();
    }

private:
    void say(Severity severity, std::string_view code, std::vector<std::string> arguments = {}) {
        diagnostics_.add(severity, code, 0, 0, 1, std::move(arguments));
    }

    bool has(const PackageItem& item) const {
        return std::any_of(files_.begin(), files_.end(),
                           [&](const PackageFile* file) { return is_taken_for(*file, item); });
    }

    /// How a file is known to be this paper.
    std::string how(const PackageItem& item) const {
        std::vector<std::string> signs;
        for (const auto& word : item.words) signs.push_back("'" + word + "'");
        if (signs.empty())
            for (const auto& kind : item.kinds) signs.push_back("." + kind);
        return joined(signs);
    }

    void check_item(const PackageItem& item) {
        if (item.asked_of == AskedOf::some || has(item)) return;
        const std::vector<std::string> told{item.title.in(language_), how(item)};
        if (item.asked_of == AskedOf::all) say(Severity::error, "PKG-0101", told);
        const bool fide = item.asked_of == AskedOf::fide;
        const bool sure = item.asked_of == AskedOf::all || (fide && package_.rated_by_fide) ||
                          are_called(fide ? rules_.fide_words : rules_.national_words);
        missing_ = missing_ || sure;
        if (fide) say(sure ? Severity::error : Severity::note, "PKG-0102", told);
        if (item.asked_of == AskedOf::national)
            say(sure ? Severity::warning : Severity::note, "PKG-0103", told);
    }

    /// Whether the package or an event in it has one of the words in its name.
    bool are_called(const std::vector<std::string>& words) const {
        const auto called = [&](std::string_view name) {
            const FileWords own(name);
            return std::any_of(words.begin(), words.end(),
                               [&](const std::string& word) { return own.has(word); });
        };
        return called(without_ending(package_.name)) ||
               std::any_of(package_.events.begin(), package_.events.end(),
                           [&](const PackageEvent& event) { return called(event.name); });
    }

    void check_file(const PackageFile& file) {
        const auto ending = ending_of(file.name);
        if (!file.tournament && !rules_.kinds.empty() && !contains(rules_.kinds, ending))
            return say(Severity::error, "PKG-0201", {file.name, joined(rules_.kinds)});
        constexpr std::uint64_t least = 64; // no form and no picture is smaller
        if (!file.tournament && file.size && *file.size < least)
            say(Severity::warning, "PKG-0205", {file.name, std::to_string(*file.size)});
        // It may be what is missing, under another name.
        if (!missing_ || file.known) return;
        if (paper_of(file) == nullptr) say(Severity::note, "PKG-0204", {file.name});
    }

    /// The first paper that a file is taken for; nullptr = none.
    const PackageItem* paper_of(const PackageFile& file) const {
        const auto found =
            std::find_if(rules_.items.begin(), rules_.items.end(),
                         [&](const PackageItem& item) { return is_taken_for(file, item); });
        return found == rules_.items.end() ? nullptr : &*found;
    }

    /// One file that stands for two papers.
    void check_same() {
        std::map<std::string_view, const PackageFile*> first;
        for (const auto* file : files_) {
            if (file->sha256.empty() || file->tournament || paper_of(*file) == nullptr) continue;
            const auto [same, fresh] = first.emplace(file->sha256, file);
            if (!fresh && paper_of(*same->second) != paper_of(*file))
                say(Severity::warning, "PKG-0206", {same->second->name, file->name});
        }
    }

    void check_size() {
        constexpr std::uint64_t kilobyte = 1024;
        const auto limit = static_cast<std::uint64_t>(rules_.largest);
        if (limit == 0 || package_.size <= limit) return;
        say(Severity::error, "PKG-0202",
            {std::to_string((package_.size + kilobyte - 1) / kilobyte),
             std::to_string(limit / kilobyte)});
    }

    /// As "ankara_2017-2018_kucukler_hakem_raporu.zip".
    void check_name() {
        if (rules_.name_ends.empty()) return;
        constexpr std::size_t fewest = 2; // a province and an event
        const FileWords words(without_ending(package_.name));
        const auto parts = ascii_words(without_ending(package_.name));
        const auto letters = std::count_if(parts.begin(), parts.end(), [](const auto& part) {
            return part.front() >= 'a' && part.front() <= 'z';
        });
        const auto own =
            static_cast<std::size_t>(letters) >= ascii_words(rules_.name_ends).size() + fewest;
        if (words.ends_with(rules_.name_ends) && words.has_year() && own) return;
        say(Severity::warning, "PKG-0203",
            {package_.name, rules_.name_pattern.in(language_), rules_.name_example});
    }

    void check_events() {
        // Where nothing lies there that could be one, the item is missing.
        const bool expected =
            std::any_of(rules_.items.begin(), rules_.items.end(),
                        [&](const PackageItem& item) { return item.tournament && !has(item); });
        if (package_.events.empty() && !expected) say(Severity::warning, "PKG-0301");
        std::vector<std::string> names, folded;
        bool apart = false;
        for (const auto& event : package_.events) {
            apart = apart || are_apart(event, package_.events.front());
            auto own = folded_name(event.name);
            if (contains(folded, own)) continue;
            folded.push_back(std::move(own));
            names.push_back(event.name);
        }
        if (names.size() > 1)
            say(apart ? Severity::warning : Severity::note, "PKG-0302", {joined(names)});
    }

    const SeenPackage& package_;
    const PackageRules& rules_;
    Language language_;
    Diagnostics& diagnostics_;
    std::vector<const PackageFile*> files_;
    bool missing_ = false; ///< a paper, for sure
};

}

void check_package(const SeenPackage& package, const PackageRules& rules, Language language,
                   Diagnostics& diagnostics) {
    PackageCheck(package, rules, language, diagnostics).run();
}

std::vector<const PackageItem*> perhaps_missing(const SeenPackage& package,
                                                const PackageRules& rules) {
    std::vector<const PackageItem*> missing;
    for (const auto& item : rules.items) {
        const bool there =
            std::any_of(package.files.begin(), package.files.end(),
                        [&](const PackageFile& file) { return is_taken_for(file, item); });
        if (item.asked_of == AskedOf::some && !there) missing.push_back(&item);
    }
    return missing;
}

bool is_package_name(std::string_view name, const PackageRules& rules) {
    return FileWords(without_ending(name)).has(rules.name_ends);
}

}
