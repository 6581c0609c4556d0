// What is known of the federation's procedure, as data (ukd.md 1.2 to 1.4).

#include "numbers.hpp"

#include <hakem/error.hpp>

#include <algorithm>
#include <array>
#include <switches.hpp>

namespace hakem::ukd {

namespace {

/// Agreed on by four independent programs of 2013 to 2025 and checked against published lists.
Numbers of_2013() {
    return {.edition = "2013",
            .bands = {{1300, 30}, {1600, 25}, {2000, 20}, {2400, 15}, {0, 10}},
            .cap = 350,
            .unrated = UnratedMode::fraction_of_k,
            .unrated_hundredths = 10,
            .floor = 1000};
}

/// The federation's rule of 7 February 2007 for the youth championship; else as above.
Numbers of_youth_2007() {
    auto numbers = of_2013();
    numbers.edition = "youth-2007";
    numbers.youth_2007 = true;
    return numbers;
}

Numbers edition_of(std::string_view id) {
    if (id.empty() || id == "2013") return of_2013();
    if (id == "youth-2007") return of_youth_2007();
    throw Error(ExitCode::wrong_usage, "error.rating-edition",
                {std::string(id), "2013, youth-2007"});
}

/// "1300:30,1600:25,10": K below each limit, and of all the rest.
std::vector<Band> bands_of(std::string_view text) {
    std::vector<Band> bands;
    for (bool more = true; more && bands.size() < 20;) {
        const auto comma = text.find(',');
        const auto part = text.substr(0, comma);
        more = comma != text.npos;
        if (more) text.remove_prefix(comma + 1);
        const auto colon = part.find(':');
        if ((colon == part.npos) == more) return {}; // only the last one has no limit
        const auto below = more ? whole_number(part.substr(0, colon)) : 0;
        const auto k = whole_number(more ? part.substr(colon + 1) : part);
        const auto last = bands.empty() ? 0 : bands.back().below;
        if (!below || !k || *k < 1 || *k > 200 || (more && (*below <= last || *below > 9999)))
            return {};
        bands.push_back({*below, *k});
    }
    return !bands.empty() && bands.back().below == 0 ? bands : std::vector<Band>{};
}

void read_unrated(const SwitchReader& reader, Numbers& numbers) {
    constexpr std::string_view name = "unrated_mode";
    const auto* text = reader.find(name);
    if (text == nullptr) return;
    const auto colon = std::min(text->find(':'), text->size());
    const auto word = std::string_view(*text).substr(0, colon);
    if (*text == "ignore") {
        numbers.unrated = UnratedMode::ignore;
        return;
    }
    const auto amount =
        parse_points(std::string_view(*text).substr(std::min(colon + 1, text->size())));
    const bool fraction = word == "fraction_of_k";
    if ((!fraction && word != "flat") || !amount || *amount < Points() ||
        *amount > (fraction ? Points::whole(1) : Points::whole(100)))
        reader.refuse(name, "fraction_of_k:0.1, flat:3, ignore");
    numbers.unrated = fraction ? UnratedMode::fraction_of_k : UnratedMode::flat;
    numbers.unrated_hundredths = amount->in_hundredths();
}

}

Numbers numbers_of(std::string_view edition, const RatingSwitches& switches) {
    auto numbers = edition_of(edition);
    const SwitchReader reader(switches, own_switches());
    reader.read("cap", numbers.cap, 0, 9999);
    reader.read("floor", numbers.floor, 0, 9999);
    std::size_t rounding = 0;
    reader.read("round", rounding, {"trunc", "half_up"});
    numbers.truncate = rounding == 0;
    read_unrated(reader, numbers);
    if (const auto* text = reader.find("k_bands")) {
        numbers.bands = bands_of(*text);
        if (numbers.bands.empty()) reader.refuse("k_bands", own_switches().at("k_bands"));
    }
    return numbers;
}

RatingSwitches own_switches() {
    return {{"cap", "350"},
            {"floor", "1000"},
            {"k_bands", "1300:30,1600:25,2000:20,2400:15,10"},
            {"round", "trunc"},
            {"unrated_mode", "fraction_of_k:0.1"}};
}

const Band& band_of(const Numbers& numbers, std::int32_t rating) {
    return *std::find_if(numbers.bands.begin(), numbers.bands.end(),
                         [&](const Band& band) { return band.below == 0 || rating < band.below; });
}

std::string range_of(const Numbers& numbers, const Band& band) {
    const auto at = static_cast<std::size_t>(&band - numbers.bands.data());
    const auto from = at == 0 ? 0 : numbers.bands[at - 1].below;
    if (band.below == 0) return std::to_string(from);
    if (from == 0) return std::to_string(band.below);
    return std::to_string(from) + " - " + std::to_string(band.below - 1);
}

}
