#include "package_entries.hpp"

#include "relations.hpp"

#include <map>

namespace hakem::batch {

std::set<std::string> whole_packages(const std::vector<Item>& all,
                                     const std::vector<const Item*>& reached) {
    std::map<std::string, std::size_t> files;
    for (const auto& item : all)
        if (!item.package.empty()) ++files[item.package];
    for (const auto* item : reached)
        if (const auto found = files.find(item->package); found != files.end()) --found->second;
    std::set<std::string> whole;
    for (const auto& [package, missing] : files)
        if (missing == 0) whole.insert(package);
    return whole;
}

std::optional<Entry> PackageEntries::entry_of(const Item& item,
                                              const std::vector<const Entry*>& files) {
    const auto known = by_bytes_.find(item.package_sha256);
    if (known == by_bytes_.end()) {
        auto entry = hooks_.package(item, files);
        if (entry) by_bytes_.emplace(item.package_sha256, *entry);
        return entry;
    }
    auto entry = duplicate_of(known->second);
    entry.path = hooks_.shown(item.package);
    return entry;
}

std::size_t PackageEntries::add(std::vector<Entry>& entries, const std::vector<const Item*>& items,
                                const std::function<bool(const Entry&)>& ends) {
    std::vector<Entry> all;
    std::size_t done = 0;
    for (bool ended = false; done < entries.size() && !ended;) {
        auto end = done + 1;
        const auto& package = items[done]->package;
        if (packages_.contains(package)) {
            std::vector<const Entry*> files;
            for (end = done; end < items.size() && items[end]->package == package; ++end)
                files.push_back(&entries[end]);
            if (auto entry = entry_of(*items[done], files)) {
                ended = ends(*entry);
                all.push_back(std::move(*entry));
            }
        }
        for (; done < end; ++done) all.push_back(std::move(entries[done]));
    }
    entries = std::move(all);
    return done;
}

}
