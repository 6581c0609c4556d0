// Which files of an event need no answer of their own, since an accepted one says all.

#include "batch_replaced.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Related;
using batch::Status;

/// Goes through the files of one event, those that say most first.
class Replacement {
public:
    Replacement(std::vector<Entry>& entries, const batch::Versions& versions,
                const std::vector<bool>& fixed)
        : entries_(entries), versions_(versions), fixed_(fixed), order_(versions.size()) {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::stable_sort(order_.begin(), order_.end(), [this](std::size_t a, std::size_t b) {
            return versions_.says_more(a, b);
        });
    }

    void run() {
        for (const bool clean : {true, false}) // what is accepted is known before what goes back
            for (std::size_t at = 0; at < order_.size(); ++at)
                if (const auto k = order_[at]; !fixed_[k] && is_open(k) && is_clean(k) == clean)
                    replace(k, at);
        for (const auto k : order_)
            if (is_clean(k)) tell_refused(k);
    }

private:
    Entry& entry(std::size_t k) { return entries_[versions_.place(k)]; }
    const Entry& entry(std::size_t k) const { return entries_[versions_.place(k)]; }

    bool is_clean(std::size_t k) const { return entry(k).status == Status::clean; }

    bool is_open(std::size_t k) const {
        return is_clean(k) || entry(k).status == Status::needs_override ||
               entry(k).status == Status::back_to_arbiter;
    }

    /// `at`: its place in the order.
    void replace(std::size_t k, std::size_t at) {
        for (std::size_t i = 0; i < std::min(order_.size(), most_asked); ++i) {
            const auto c = order_[i];
            // Of two formats the one that says more counts, unless the other alone is accepted.
            const bool richer = i < at && is_open(c) && entry(c).status <= entry(k).status;
            if (c == k || !(richer || is_clean(c))) continue;
            const auto kind = versions_.replaced(k, c, !is_clean(k));
            if (kind.empty() || !(kind == batch::format_counts ? richer : is_clean(c))) continue;
            return tell_replaced(k, c, kind);
        }
    }

    void tell_replaced(std::size_t k, std::size_t c, std::string_view kind) {
        entry(k).status = Status::duplicate;
        say(k, c, fmt::format("batch.{}", kind));
        entry(k).related.push_back({std::string(kind), entry(c).path, {}});
        for (auto& related : entry(c).related)
            if (related.of == entry(k).path && !related.told.empty() &&
                related.told.front().key == "content.version")
                related.told.front().key = "content.version-settled";
    }

    /// The accepted file does not pass over in silence that another one says otherwise.
    void tell_refused(std::size_t c) {
        std::size_t told = 0;
        for (std::size_t k = 0; k < versions_.size() && told < most_named; ++k) {
            if (entry(k).status != Status::back_to_arbiter || !versions_.stays_beside(k, c))
                continue;
            ++told;
            tell(c, k, batch::refused_version);
            tell(k, c, batch::accepted_version);
        }
    }

    void tell(std::size_t k, std::size_t other, std::string_view kind) {
        const auto count = [kind](const Related& related) { return related.kind == kind; };
        auto& all = entry(k).related;
        if (std::count_if(all.begin(), all.end(), count) >= std::ptrdiff_t{most_named}) return;
        say(k, other, fmt::format("batch.{}", kind));
        all.push_back({std::string(kind), entry(other).path, {}});
    }

    /// What the first is to the other in these words, with what differs.
    void say(std::size_t k, std::size_t other, std::string_view key) {
        const auto& path = entry(other).path;
        auto& all = entry(k).related;
        auto found = std::find_if(all.begin(), all.end(), [&](const Related& related) {
            return related.of == path && !related.told.empty() &&
                   related.told.front().key.starts_with("content.");
        });
        if (found == all.end())
            found = all.insert(all.end(), versions_.related(k, other, entry(other), {}));
        found->told.front() = Phrase::of(key, {path});
    }

    /// So many files are asked whether another one is replaced by them, and so many named.
    static constexpr std::size_t most_asked = 1'000, most_named = 10;

    std::vector<Entry>& entries_;
    const batch::Versions& versions_;
    const std::vector<bool>& fixed_;
    std::vector<std::size_t> order_;
};

}

void replace_files(std::vector<Entry>& entries, const batch::Versions& versions,
                   const std::vector<bool>& fixed) {
    Replacement(entries, versions, fixed).run();
}

}
