#pragma once
/// Entries of packages as a whole, among those of their files.

#include "run.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hakem::batch {

/// The packages all of whose files are among `reached`; both are in order of paths.
std::set<std::string> whole_packages(const std::vector<Item>& all,
                                     const std::vector<const Item*>& reached);

/// Makes the entries of whole packages and puts each before those of its files.
class PackageEntries {
public:
    PackageEntries(const RunHooks& hooks, const std::set<std::string>& packages)
        : hooks_(hooks), packages_(packages) {}

    /// `items`: of the entries. `ends`: whether nothing comes behind a package with this entry.
    /// Returns how many files are left.
    std::size_t add(std::vector<Entry>& entries, const std::vector<const Item*>& items,
                    const std::function<bool(const Entry&)>& ends);

private:
    std::optional<Entry> entry_of(const Item& item, const std::vector<const Entry*>& files);

    const RunHooks& hooks_;
    const std::set<std::string>& packages_;
    std::map<std::string, Entry> by_bytes_; ///< the first of each
};

}
