#include "generator/absences.hpp"

#include <algorithm>

namespace hakem::generator {

namespace {

/// Of `all`, two stay.
std::vector<std::size_t> with_two_left(std::vector<std::size_t> places, std::size_t all) {
    places.resize(std::min(places.size(), all < 2 ? 0 : all - 2));
    return places;
}

}

std::vector<Stay> drawn_stays(const Recipe& recipe) {
    Random random(recipe.seed, Stream::attendance);
    const auto count = static_cast<std::size_t>(competitors(recipe));
    std::vector<Stay> stays(count, Stay{1, recipe.rounds});
    if (recipe.rounds < 2) return stays;
    for (const auto place : with_two_left(chosen(recipe.late_entries, count, random), count))
        stays[place].first = random.between(2, std::max(2, (recipe.rounds + 1) / 2));
    for (const auto place : chosen(recipe.withdrawals, count, random)) {
        auto& stay = stays[place];
        if (stay.first < recipe.rounds) stay.last = random.between(stay.first, recipe.rounds - 1);
    }
    return stays;
}

Byes::Byes(const Recipe& recipe, const std::vector<Stay>& stays)
    : recipe_(recipe), stays_(stays), random_(recipe.seed, Stream::byes),
      had_half_(stays.size(), false), had_full_(stays.size(), false) {}

void Byes::give(Outcome kind, const AmountsByRound& amounts, std::vector<Outcome>& byes) {
    std::vector<std::size_t> eligible;
    std::size_t present = 0;
    for (std::size_t place = 0; place < byes.size(); ++place) {
        if (byes[place] != Outcome::absent) continue;
        ++present;
        const bool had_it = (kind == Outcome::half_bye && had_half_[place]) ||
                            (kind == Outcome::full_bye && had_full_[place]);
        if (!had_it) eligible.push_back(place);
    }
    const auto drawn = chosen(of_round(amounts, round_), eligible.size(), random_);
    for (const auto index : with_two_left(drawn, present)) {
        const auto place = eligible[index];
        byes[place] = kind;
        if (kind == Outcome::half_bye) had_half_[place] = true;
        if (kind == Outcome::full_bye) had_full_[place] = true;
    }
}

std::vector<Outcome> Byes::of_next_round() {
    ++round_;
    std::vector<Outcome> byes(stays_.size(), Outcome::absent);
    for (std::size_t place = 0; place < stays_.size(); ++place)
        if (!stays_[place].contains(round_)) byes[place] = Outcome::zero_bye;
    give(Outcome::full_bye, recipe_.full_byes, byes);
    give(Outcome::half_bye, recipe_.half_byes, byes);
    give(Outcome::zero_bye, recipe_.zero_byes, byes);
    return byes;
}

}
