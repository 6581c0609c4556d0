// Other lists of tie-breaks than ours.

#include "submitted/changes.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <numeric>
#include <span>

namespace hakem::submitted {

namespace {

using Codes = std::vector<TieBreakCode>;

bool is_points(const TieBreakCode& code) {
    return code.name == "PTS" || code.name == "MPTS" || code.name == "GPTS";
}

std::string article_4(const Edition& edition) {
    const bool fide = edition.rule.starts_with("FIDE");
    return std::string(edition.rule) + (fide ? ", 4" : "");
}

/// One change of the list at a time; points stay where they are.
class ListChanges {
public:
    ListChanges(const Departure& from, Registry& registry)
        : from_(from), registry_(registry), codes_(from.ours.codes) {
        for (std::size_t i = 0; i < codes_.size(); ++i)
            if (!is_points(codes_[i])) places_.push_back(i);
    }

    std::vector<Change> all() {
        exchange();
        replace();
        shorten();
        leave_out();
        permute();
        return std::move(changes_);
    }

private:
    void add(std::string key, std::vector<std::string> arguments, const Codes& codes) {
        Change change{std::move(key),
                      std::move(arguments),
                      article_4(*from_.ours.edition),
                      from_.options,
                      {},
                      true};
        change.options.tie_breaks = list_text(codes, ",");
        const auto known = std::find_if(changes_.begin(), changes_.end(), [&](const Change& other) {
            return other.options.tie_breaks == change.options.tie_breaks;
        });
        if (known == changes_.end()) changes_.push_back(std::move(change));
    }

    void exchange() {
        for (std::size_t i = 0; i < places_.size(); ++i)
            for (auto j = i + 1; j < places_.size() && places_.size() <= longest; ++j) {
                auto codes = codes_;
                std::swap(codes[places_[i]], codes[places_[j]]);
                add("standings.exchanged", {codes_[places_[j]].text, codes_[places_[i]].text},
                    codes);
            }
    }

    /// Another cut, or forfeits as games.
    void replace() {
        for (const auto place : places_) {
            const auto name = codes_[place].text.substr(0, codes_[place].text.find('/'));
            for (const auto* modifiers : {"", "/C1", "/C2", "/M1", "/P", "/C1/P"}) {
                const auto other = parse_tie_break_code(name + modifiers);
                const auto* plugin = registry_.find<TieBreak>(codes_[place].name);
                if (!other || plugin == nullptr || !plugin->accepts(*other)) continue;
                if (std::find(codes_.begin(), codes_.end(), *other) != codes_.end()) continue;
                auto codes = codes_;
                codes[place] = *other;
                add("standings.replaced", {codes_[place].text, other->text}, codes);
            }
        }
    }

    void shorten() {
        for (auto length = places_.size(); length-- > 0;) {
            const Codes codes(codes_.begin(),
                              codes_.begin() + static_cast<std::ptrdiff_t>(places_[length]));
            if (std::any_of(codes.begin(), codes.end(), is_points))
                add("standings.shortened", {list_text(codes)}, codes);
        }
    }

    void leave_out() {
        for (const auto place : places_) {
            auto codes = codes_;
            codes.erase(codes.begin() + static_cast<std::ptrdiff_t>(place));
            add("standings.left-out", {codes_[place].text}, codes);
        }
    }

    void permute() {
        if (places_.size() > 4) return;
        std::vector<std::size_t> order(places_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        while (std::next_permutation(order.begin(), order.end())) {
            auto codes = codes_;
            for (std::size_t i = 0; i < order.size(); ++i)
                codes[places_[i]] = codes_[places_[order[i]]];
            add("standings.order", {list_text(codes)}, codes);
        }
    }

    static constexpr std::size_t longest = 12;

    const Departure& from_;
    Registry& registry_;
    const Codes& codes_;
    std::vector<std::size_t> places_; ///< of the codes that are not points
    std::vector<Change> changes_;
};

/// FIDE's recommendations since 2009, and what the programs of the field offer first.
constexpr std::string_view swiss[] = {
    "PTS",
    "PTS,BH/C1,BH,SB",
    "PTS,BH/C1,BH,PS",
    "PTS,BH/C1,BH,WIN",
    "PTS,BH/C1,BH,SB,PS",
    "PTS,BH,SB",
    "PTS,BH,SB,WIN",
    "PTS,BH,BH/C1,SB",
    "PTS,BH,PS",
    "PTS,BH",
    "PTS,SB",
    "PTS,SB,BH",
    "PTS,PS",
    "PTS,PS,BH",
    "PTS,BH/M1,BH,SB",
    "PTS,BH/M1,BH,PS",
    "PTS,DE,BH/C1,BH,SB",
    "PTS,DE,BH,SB",
    "PTS,DE,WIN,BH/C1,BH,SB",
    "PTS,DE,WIN,BPG,BH/C1,BH,SB",
    "PTS,DE,WIN,BPG,ARO/C1,BH/C1,BH,SB",
    "PTS,BH/C1,BH,DE,WIN,BPG",
    "PTS,BH/C1,BH,ARO",
    "PTS,WIN,BH/C1,BH,SB",
    "PTS,ARO",
    "PTS,TPR",
};
constexpr std::string_view round_robin[] = {
    "PTS",           "PTS,SB",        "PTS,DE,SB",     "PTS,SB,WIN",
    "PTS,SB,WIN,DE", "PTS,SB,KS",     "PTS,DE,WIN,SB", "PTS,DE,WIN,SB,KS",
    "PTS,DE,SB,KS",  "PTS,DE,SB,WIN", "PTS,WIN,DE,SB", "PTS,DE,WIN,BPG,SB",
    "PTS,WIN,SB",
};
constexpr std::string_view team[] = {
    "MPTS,GPTS",
    "GPTS,MPTS",
    "MPTS",
    "GPTS",
    "MPTS,GPTS,DE",
    "MPTS,DE,GPTS",
    "GPTS,MPTS,DE",
    "MPTS,GPTS,BH:MP",
    "MPTS,GPTS,DE,BH:MP/C1,BH:MP,EMMSB",
    "MPTS,BH:MP/C1,GPTS",
    "MPTS,BH:MP,GPTS",
    "MPTS,EMGSB/C1,BH:MP/C1,GPTS",
    "MPTS,EMGSB,GPTS",
    "MPTS,GPTS,EMGSB",
};
/// Articles 36 and 37: each of the systems, alone or before the others.
constexpr std::string_view national[] = {
    "PTS",
    "PTS,BUCHHOLZ",
    "PTS,KADEMELI",
    "PTS,MEDIAN",
    "PTS,SONNEBORN",
    "PTS,BUCHHOLZ,SONNEBORN",
    "PTS,KADEMELI,BUCHHOLZ,SONNEBORN",
    "PTS,MEDIAN,BUCHHOLZ,SONNEBORN",
    "PTS,BUCHHOLZ,KADEMELI,SONNEBORN",
    "PTS,DE,SONNEBORN",
};

std::vector<std::string_view> lists_for(const Departure& from) {
    std::vector<std::string_view> lists;
    const auto take = [&](std::span<const std::string_view> more) {
        for (const auto list : more) lists.push_back(list);
    };
    const auto& history = from.ours.history;
    if (from.ours.edition->own_unplayed == Edition::OwnUnplayed::half_of_opponent) take(national);
    if (history.teams)
        take(team);
    else if (history.system == System::swiss)
        take(swiss);
    else
        take(round_robin);
    return lists;
}

/// Which points come first is settled, by the regulation (26.1) or by the event: it is no
/// tie-break.
bool keeps_points(const Departure& from, std::string_view list) {
    const auto& history = from.ours.history;
    const auto first = list.substr(0, list.find(','));
    return first == "PTS" || first == (history.game_points_first ? "GPTS" : "MPTS");
}

Change by_list(const Departure& from, std::string_view list) {
    std::string shown;
    for (const char c : list) shown += c == ',' ? std::string(", ") : std::string(1, c);
    const bool keeps = keeps_points(from, list);
    const bool national = from.ours.edition->own_unplayed == Edition::OwnUnplayed::half_of_opponent;
    auto rule = !keeps && national ? "Regulation 26.1" : article_4(*from.ours.edition);
    Change change{"standings.list", {shown}, std::move(rule), from.options, {}, keeps};
    change.options.tie_breaks = list;
    change.of_tie_breaks = keeps || !national;
    return change;
}

}

std::vector<Change> altered_lists(const Departure& from, Registry& registry) {
    return ListChanges(from, registry).all();
}

std::vector<Change> usual_lists(const Departure& from) {
    std::vector<Change> changes;
    for (const auto list : lists_for(from)) changes.push_back(by_list(from, list));
    return changes;
}

std::vector<Change> usual_lists_of_other_editions(const Departure& from) {
    std::vector<Change> changes;
    if (!from.ours.edition->applied_from) return changes;
    for (const auto list : lists_for(from)) {
        if (list.find(',') == list.npos) continue;
        for (const auto& edition : editions()) {
            if (!edition.applied_from || edition.id == from.ours.edition->id) continue;
            auto change = by_list(from, list);
            change.key = "standings.list-and-edition";
            change.arguments.emplace_back(edition.id);
            change.rule = edition.rule;
            change.options.edition = edition.id;
            change.of_list = false;
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

}
