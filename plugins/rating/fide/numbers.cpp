// The editions of B.02, as data.

#include "numbers.hpp"

#include <hakem/error.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <switches.hpp>

namespace hakem::fide {

namespace {

/// 1 March 2024: floor 1400, two hypothetical draws, every game capped.
Numbers of_2024_03() {
    Numbers numbers;
    numbers.edition = "2024-03";
    numbers.from = {2024, 3, 1};
    numbers.rule = "FIDE B.02 (01.03.2024)";
    return numbers;
}

/// 1 December 2024: wide gaps in rapid and blitz.
Numbers of_2024_12() {
    auto numbers = of_2024_03();
    numbers.edition = "2024-12";
    numbers.from = {2024, 12, 1};
    numbers.rule = "FIDE B.02 (01.12.2024)";
    numbers.wide_gap = 600;
    numbers.wide_gap_above = 2600;
    return numbers;
}

/// 1 October 2025: no cap for those from 2650 on, standard only.
Numbers of_2025_10() {
    auto numbers = of_2024_12();
    numbers.edition = "2025-10";
    numbers.from = {2025, 10, 1};
    numbers.rule = "FIDE B.02 (01.10.2025)";
    numbers.uncapped_from = 2650;
    return numbers;
}

/// Oldest first.
const std::array<Numbers, 3>& editions() {
    static const std::array<Numbers, 3> all{of_2024_03(), of_2024_12(), of_2025_10()};
    return all;
}

const Numbers& edition_of(std::string_view id, const Date& start) {
    const auto& all = editions();
    if (id.empty() && !start) return all.back();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Numbers& numbers) {
        return id.empty() ? numbers.from <= start : numbers.edition == id;
    });
    if (found != all.rend()) return *found;
    if (id.empty()) return all.front();
    std::string known;
    for (const auto& numbers : all)
        known += (known.empty() ? "" : ", ") + std::string(numbers.edition);
    throw Error(ExitCode::wrong_usage, "error.rating-edition", {std::string(id), known});
}

}

Numbers numbers_of(std::string_view edition, const Date& start, const RatingSwitches& switches) {
    auto numbers = edition_of(edition, start);
    numbers.old_ratings = edition.empty() && before_all_editions(start);
    if (switches.empty()) return numbers;
    const SwitchReader reader(switches, own_switches());
    reader.read("cap", numbers.cap, 0, 9999);
    reader.read("uncapped_from", numbers.uncapped_from, 0, 9999);
    reader.read("floor", numbers.floor, 0, 9999);
    std::size_t time = 0, match = 0;
    reader.read("time_control", time, {"check", "ignore"});
    reader.read("match", match, {"check", "ignore"});
    numbers.check_time = time == 0;
    numbers.check_match = match == 0;
    return numbers;
}

bool before_all_editions(const Date& start) { return start && start < editions().front().from; }

RatingSwitches own_switches() { return own_switches(editions().back().edition); }

RatingSwitches own_switches(std::string_view edition) {
    const auto& numbers = edition_of(edition, {});
    return {{"cap", std::to_string(numbers.cap)},
            {"floor", std::to_string(numbers.floor)},
            {"match", "check"},
            {"time_control", "check"},
            {"uncapped_from", std::to_string(numbers.uncapped_from)}};
}

}
