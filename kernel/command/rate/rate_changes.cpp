// What a correction changed for whom, in sentences.

#include "period/id_fingerprint.hpp"
#include "rate_output.hpp"

namespace hakem::command {

namespace {

Decision change_decision(const period::Change& change) {
    const auto &before = change.before, &after = change.after;
    const auto performance = [](const period::Result& result) {
        return result.has_performance ? std::to_string(result.performance) : std::string("-");
    };
    const bool unrated = before.before == 0 && after.before == 0;
    return because(unrated ? "rate.changed-newcomer" : "rate.changed-person",
                   {change.person.name,
                    unrated ? performance(before) : hundredths_argument(before.change),
                    unrated ? performance(after) : hundredths_argument(after.change),
                    std::to_string(before.games), std::to_string(after.games)});
}

}

std::vector<rating_report::PeriodDecision> decisions_of(const std::vector<period::Change>& changes,
                                                        std::size_t people, bool closed) {
    std::vector<rating_report::PeriodDecision> made;
    std::size_t unchanged = people;
    for (const auto& change : changes) {
        if (!period::is_visible(change)) continue;
        unchanged -= change.after.id != 0; // who is gone is not among them
        made.push_back({change.person.name, change_decision(change)});
    }
    if (made.empty()) return {{{}, because("rate.changed-nobody")}};
    if (unchanged != 0)
        made.push_back({{}, because("rate.changed-unchanged", {std::to_string(unchanged)})});
    if (closed) made.push_back({{}, because("rate.changed-published")});
    return made;
}

Decision corrected_decision(std::string_view path, std::string_view period, std::string_view id,
                            std::string_view other_path) {
    return because("rate.counting-corrected",
                   {std::string(path), std::string(period), std::string(id.substr(0, 12)),
                    std::string(other_path)});
}

}
