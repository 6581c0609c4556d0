#pragma once
/// A batch from its folders to the entries of all files: gathered, opened, worked on in workers.

#include "entry.hpp"
#include "gathering.hpp"
#include "journal.hpp"
#include "workers.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace hakem::batch {

/// A path as it may be kept.
using Shown = std::function<std::string(const std::string&)>;

struct RunOptions {
    std::filesystem::path out; ///< empty = nothing is written
    std::string settings;      ///< first line of the account: all that the outputs depend on
    bool resume = false;
    bool fail_fast = false; ///< ends with the first file, in order of paths, that is not clean
    OpeningLimits opening;
    WorkerLimits workers;
};

/// What a run needs to have done for it.
struct RunHooks {
    /// In a worker: checks an item, writes its outputs into the folder with this name.
    std::function<Entry(const Item&, const std::string& folder)> work;
    /// A folder name for each item, no two alike.
    std::function<std::vector<std::string>(const std::vector<Item>&)> name_folders;
    Shown shown;
    /// The entry of a package as a whole, from those of all its files; nothing where it is not
    /// judged. `item` is one of it. May be empty. Never in a worker.
    std::function<std::optional<Entry>(const Item& item, const std::vector<const Entry*>& files)>
        package = nullptr;
    /// In a worker: the names of the players with these numbers, a line each. May be empty.
    std::function<std::string(const Item& item, const std::vector<std::int32_t>& numbers)> names =
        nullptr;
    /// How far it is; `opening` while files are only hashed.
    std::function<void(std::size_t done, std::size_t all, bool opening)> progress;
    std::function<bool()> interrupted;
};

struct RunResult {
    std::vector<Entry> entries; ///< in order of paths; that of a package before those of its files
    bool interrupted = false;
    std::size_t not_reached = 0; ///< under fail_fast, or when interrupted
    std::size_t kept = 0;        ///< of an earlier run
};

/// All files that are to be checked, in order of paths; nothing when interrupted. `spool` is where
/// packages are unpacked to.
std::optional<std::vector<Item>> open_all(const std::vector<Candidate>& candidates,
                                          const std::filesystem::path& spool,
                                          const RunOptions& options, const RunHooks& hooks);

/// The same with the entries. Throws Error file_trouble where it cannot write.
RunResult run(const std::vector<Candidate>& candidates, const RunOptions& options,
              const RunHooks& hooks);

/// The entry of an item that nobody has looked into.
Entry entry_for(const Item& item, const Shown& shown);

/// The entry of an item that could not be opened, or worked on.
Entry troubled(const Item& item, const RunHooks& hooks, const Phrase& trouble);

}
