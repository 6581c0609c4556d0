// The editions of the tie-break rules, as data.

#include <hakem/tie_break.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

using Own = Edition::OwnUnplayed;
using Opponent = Edition::OpponentUnplayed;
using Cut = Edition::ProductCut;
using RoundRobin = Edition::RoundRobinBuchholz;

constexpr std::string_view since_2026 = " STD TPN RTNG EDET EDEB EDEBT EDEBB ";

/// Art. 16 and 15.2 as they were from September 2023 to February 2026.
constexpr Edition before_2026(std::string_view id, Date from, std::string_view rule, Cut cut) {
    return {.id = id,
            .applied_from = from,
            .rule = rule,
            .own_unplayed = Own::own_score,
            .opponent_unplayed = Opponent::trailing_requested_half,
            .product_cut = cut,
            .round_robin_buchholz = RoundRobin::discouraged,
            .forfeits_unplayed_in_ratings = false,
            .forfeit_loss_unplayed_in_type_b = false,
            .average_of_fore = false,
            .ratings_of_teams = true,
            .encounters_restart = cut == Cut::lowest_product, // reworded in August 2024 too
            .not_yet = since_2026};
}

/// The rule of the virtual opponent; also for what was played before it.
constexpr Edition of_2009() {
    auto edition = before_2026("2009", {2009, 7, 1}, "FIDE C.07 (01.07.2009)", Cut::lowest_product);
    edition.own_unplayed = Own::virtual_opponent;
    edition.opponent_unplayed = Opponent::half;
    edition.round_robin_buchholz = RoundRobin::useless;
    return edition;
}

constexpr Edition of_2026() {
    auto edition =
        before_2026("2026-03", {2026, 3, 1}, "FIDE C.07 (01.03.2026)", Cut::lowest_product);
    edition.own_unplayed = Own::capped;
    edition.round_robin_buchholz = RoundRobin::forbidden;
    edition.forfeits_unplayed_in_ratings = true;
    edition.forfeit_loss_unplayed_in_type_b = true;
    edition.average_of_fore = true;
    edition.ratings_of_teams = false;
    edition.not_yet = {};
    return edition;
}

/// Not FIDE's: they have no art. 15 and 16.
constexpr Edition of_others(std::string_view id, std::string_view rule, Own own) {
    auto edition = before_2026(id, {}, rule, Cut::lowest_product);
    edition.own_unplayed = own;
    edition.opponent_unplayed = Opponent::half;
    edition.round_robin_buchholz = RoundRobin::allowed;
    edition.forfeits_unplayed_in_ratings = true;
    edition.average_of_fore = true;
    edition.not_yet = {};
    return edition;
}

constexpr std::size_t of_fide = 5; ///< oldest first; after them those chosen by name only

constexpr std::array<Edition, 7> table{
    of_2009(),
    before_2026("2023-09", {2023, 9, 1}, "FIDE C.07 (01.09.2023)", Cut::worst_result),
    before_2026("2024-04", {2024, 4, 1}, "FIDE C.07 (01.04.2024)", Cut::worst_result),
    before_2026("2024-08", {2024, 8, 1}, "FIDE C.07 (01.08.2024)", Cut::lowest_product),
    of_2026(),
    of_others("regulation", "Regulation 36, 37", Own::half_of_opponent),
    of_others("us-chess", "US Chess 34E", Own::nothing)};

}

std::span<const Edition> editions() { return table; }

const Edition* find_edition(std::string_view id) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Edition& edition) { return edition.id == id; });
    return found == table.end() ? nullptr : &*found;
}

const Edition& edition_for(const Date& start) {
    const auto newest = table.begin() + of_fide - 1;
    if (!start) return *newest;
    for (auto edition = newest; edition != table.begin(); --edition)
        if (edition->applied_from <= start) return *edition;
    return table.front();
}

}
