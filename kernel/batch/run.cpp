#include "run.hpp"

#include "package_entries.hpp"
#include "relations.hpp"
#include "same_players.hpp"

#include <algorithm>
#include <chrono>
#include <limits>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

constexpr auto none = std::numeric_limits<std::size_t>::max();

bool is_failing(Status status) {
    return status == Status::needs_override || status == Status::back_to_arbiter ||
           status == Status::unreadable;
}

/// Why a worker did not bring its piece to an end.
Phrase trouble_of(const Worked& worked, std::chrono::milliseconds limit) {
    if (worked.end == Worked::End::crashed) return Phrase::of("batch.crashed");
    return Phrase::of("batch.too-slow", {std::to_string(limit.count() / 1000)});
}

/// The next lines of a text, which then begins behind them.
std::vector<std::string> first_lines(std::string_view& text, std::size_t count) {
    std::vector<std::string> lines;
    while (lines.size() < count && !text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Its findings stand with another file, which may not be the same any more.
bool is_copy(const Entry& entry) {
    return std::any_of(entry.related.begin(), entry.related.end(),
                       [](const Related& related) { return related.kind == "same-bytes"; });
}

/// The way of one run, from items to entries.
class Runner {
public:
    Runner(const std::vector<Item>& items, const RunOptions& options, const RunHooks& hooks)
        : items_(items), options_(options), hooks_(hooks), entries_(items.size()),
          folders_(hooks.name_folders(items)), first_(first_with_same_bytes(items)) {}

    /// What the last run has finished and is as it was.
    std::vector<const Entry*> keep(Finished before) {
        std::vector<const Entry*> kept;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (!needs_work(i)) continue;
            const auto found = before.find(hooks_.shown(items_[i].shown));
            if (found == before.end() || found->second.sha256 != items_[i].sha256 ||
                found->second.adjournments != items_[i].adjournments ||
                (!found->second.outputs.empty() && found->second.folder != folders_[i]) ||
                is_of_the_moment(found->second) || is_copy(found->second) ||
                !has_outputs(options_.out, found->second))
                continue;
            forget_relations(found->second);
            kept.push_back(&entries_[i].emplace(std::move(found->second)));
            before.erase(found);
        }
        kept_ = kept.size();
        return kept;
    }

    void work(Journal* journal) {
        const auto waiting = settle_known();
        std::size_t finished = 0;
        in_workers(
            waiting.size(), options_.workers,
            [&](std::size_t n) {
                const auto i = waiting[n];
                return entry_text(hooks_.work(items_[i], folders_[i]));
            },
            [&](std::size_t n, Worked worked) {
                take(waiting[n], std::move(worked), journal);
                hooks_.progress(++finished, waiting.size(), false);
            },
            [&] { return go(waiting, finished); });
    }

    RunResult result() {
        RunResult result;
        result.interrupted = interrupted_;
        result.kept = kept_;
        const auto end = options_.fail_fast && failing_ != none ? failing_ + 1 : items_.size();
        for (std::size_t i = 0; i < end; ++i)
            if (!entries_[i] && first_[i] != i && entries_[first_[i]]) add_duplicate(i);
        std::vector<const Item*> items;
        for (std::size_t i = 0; i < end; ++i) {
            if (!entries_[i]) continue;
            result.entries.push_back(std::move(*entries_[i]));
            items.push_back(&items_[i]);
        }
        relate(result.entries);
        if (!interrupted_ && !tell_same_players(result.entries, items)) result.interrupted = true;
        const auto reached = hooks_.package ? add_packages(result.entries, items) : items.size();
        result.not_reached = items_.size() - reached;
        return result;
    }

private:
    /// Only the files of such players are read again, each once, for their names: an entry has
    /// none. False when interrupted.
    bool tell_same_players(std::vector<Entry>& entries,
                           const std::vector<const Item*>& items) const {
        const auto shared = shared_players(entries); // those of a file one after the other
        std::vector<std::size_t> begins;
        for (std::size_t n = 0; n < shared.size(); ++n)
            if (n == 0 || shared[n].a != shared[n - 1].a) begins.push_back(n);
        begins.push_back(shared.size());
        std::vector<std::vector<std::string>> names(shared.size());
        const auto pieces = hooks_.names == nullptr ? 0 : begins.size() - 1;
        std::size_t finished = 0;
        in_workers(
            pieces, options_.workers,
            [&](std::size_t piece) {
                std::vector<std::int32_t> numbers;
                for (auto n = begins[piece]; n < begins[piece + 1]; ++n)
                    numbers.insert(numbers.end(), shared[n].numbers.begin(),
                                   shared[n].numbers.end());
                return hooks_.names(*items[shared[begins[piece]].a], numbers);
            },
            [&](std::size_t piece, const Worked& worked) {
                ++finished;
                auto rest = std::string_view(worked.text);
                for (auto n = begins[piece]; n < begins[piece + 1]; ++n)
                    names[n] = first_lines(rest, shared[n].numbers.size());
            },
            [&] { return hooks_.interrupted() ? Go::leave : Go::on; });
        tell_shared(entries, shared, names);
        return finished == pieces;
    }

    /// Under fail_fast the run ends with a package that is not clean. Returns how many files are
    /// left.
    std::size_t add_packages(std::vector<Entry>& entries,
                             const std::vector<const Item*>& items) const {
        const auto packages = whole_packages(items_, items);
        PackageEntries made(hooks_, packages);
        return made.add(entries, items, [this](const Entry& package) {
            return options_.fail_fast && is_failing(package.status);
        });
    }

    bool needs_work(std::size_t i) const { return items_[i].trouble.empty() && first_[i] == i; }

    /// Answers what needs no work; returns what does, in order.
    std::vector<std::size_t> settle_known() {
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (!items_[i].trouble.empty())
                set(i, troubled(items_[i], hooks_, {items_[i].trouble, items_[i].arguments, {}}));
            else if (entries_[i])
                set(i, std::move(*entries_[i]));
            else if (first_[i] == i)
                waiting.push_back(i);
            if (options_.fail_fast && failing_ != none) break;
        }
        at_start_ = failing_;
        return waiting;
    }

    Go go(const std::vector<std::size_t>& waiting, std::size_t finished) {
        if (hooks_.interrupted()) {
            interrupted_ = finished < waiting.size();
            return Go::leave;
        }
        return options_.fail_fast && failing_ != at_start_ ? Go::finish : Go::on;
    }

    void take(std::size_t i, Worked worked, Journal* journal) {
        auto entry = worked.end == Worked::End::done ? entry_of(worked.text) : std::nullopt;
        if (!entry)
            entry = troubled(items_[i], hooks_, trouble_of(worked, options_.workers.time));
        else if (journal != nullptr && !is_of_the_moment(*entry))
            journal->add(worked.text);
        set(i, std::move(*entry));
    }

    void set(std::size_t i, Entry entry) {
        if (is_failing(entry.status)) failing_ = std::min(failing_, i);
        entries_[i] = std::move(entry);
    }

    void add_duplicate(std::size_t i) {
        auto entry = duplicate_of(*entries_[first_[i]]);
        entry.path = hooks_.shown(items_[i].shown);
        entry.package = hooks_.shown(items_[i].package);
        entries_[i] = std::move(entry);
    }

    const std::vector<Item>& items_;
    const RunOptions& options_;
    const RunHooks& hooks_;
    std::vector<std::optional<Entry>> entries_;
    std::vector<std::string> folders_;
    std::vector<std::size_t> first_;
    std::size_t failing_ = none, at_start_ = none, kept_ = 0;
    bool interrupted_ = false;
};

Item lost_item(const Candidate& candidate, const Phrase& trouble) {
    Item item;
    item.shown = candidate.path.string();
    item.trouble = trouble.key;
    item.arguments = trouble.arguments;
    return item;
}

/// Files of packages are worked on in the spool; it is emptied before and after.
class Spool {
public:
    explicit Spool(fs::path folder) : folder_(std::move(folder)) { remove(); }
    ~Spool() { remove(); }
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;
    const fs::path& folder() const { return folder_; }

private:
    void remove() const {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    fs::path folder_;
};

}

Entry entry_for(const Item& item, const Shown& shown) {
    Entry entry;
    entry.path = shown(item.shown);
    entry.package = shown(item.package);
    entry.size = item.size;
    entry.sha256 = item.sha256;
    entry.adjournments = item.adjournments;
    return entry;
}

Entry troubled(const Item& item, const RunHooks& hooks, const Phrase& trouble) {
    auto entry = entry_for(item, hooks.shown);
    entry.trouble = trouble;
    return entry;
}

std::optional<std::vector<Item>> open_all(const std::vector<Candidate>& candidates,
                                          const fs::path& spool, const RunOptions& options,
                                          const RunHooks& hooks) {
    std::vector<std::vector<Item>> opened(candidates.size());
    std::size_t finished = 0;
    in_workers(
        candidates.size(), options.workers,
        [&](std::size_t i) {
            return items_text(
                open_candidate(candidates[i], spool / std::to_string(i), options.opening));
        },
        [&](std::size_t i, Worked worked) {
            if (worked.end == Worked::End::done)
                opened[i] = items_of(worked.text);
            else
                opened[i] = {lost_item(candidates[i], trouble_of(worked, options.workers.time))};
            hooks.progress(++finished, candidates.size(), true);
        },
        [&] { return hooks.interrupted() ? Go::leave : Go::on; });
    if (finished < candidates.size()) return std::nullopt;
    std::vector<Item> items;
    for (auto& some : opened) std::move(some.begin(), some.end(), std::back_inserter(items));
    std::stable_sort(items.begin(), items.end(),
                     [](const Item& a, const Item& b) { return a.shown < b.shown; });
    join_records(items);
    return items;
}

RunResult run(const std::vector<Candidate>& candidates, const RunOptions& options,
              const RunHooks& hooks) {
    RunResult result;
    result.interrupted = true;
    result.not_reached = candidates.size();
    Journal journal(options.out, options.settings);
    const Spool spool(spool_folder(options.out));
    const auto items = open_all(candidates, spool.folder(), options, hooks);
    if (!items) return result;
    Runner runner(*items, options, hooks);
    std::vector<const Entry*> kept;
    if (options.resume) kept = runner.keep(finished_before(options.out, options.settings));
    journal.begin(kept);
    std::error_code ignored;
    fs::remove(options.out / "batch.json", ignored); // it is true again at the end
    runner.work(&journal);
    return runner.result();
}

}
