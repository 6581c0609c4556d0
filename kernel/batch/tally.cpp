#include "tally.hpp"

#include <hakem/list_exporter.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>

namespace hakem::batch {

namespace {

constexpr std::array<std::string_view, topics> words{
    "time-class", "federation", "club", "title", "sex", "age", "rating", "result"};

constexpr std::size_t longest_text = 60, most_texts = 20'000;

std::string_view sex_word(Sex sex) {
    return sex == Sex::male ? "male" : sex == Sex::female ? "female" : "";
}

std::string age_text(const Player& player, const Date& start) {
    const int age = start && player.birth ? start.year - player.birth.year : -1;
    return age >= 0 && age <= 120 ? std::to_string(age) : std::string();
}

void add_player(Tally& tally, const Player& player, const Date& start) {
    tally.add(Topic::federation, player.federation);
    tally.add(Topic::club, player.club);
    tally.add(Topic::title, player.title);
    tally.add(Topic::sex, sex_word(player.sex));
    tally.add(Topic::age, age_text(player, start));
    const bool rated = player.rating != 0 || player.national_rating != 0;
    tally.add(Topic::rating, rated ? "rated" : "unrated");
}

bool is_win(Outcome outcome) { return outcome == Outcome::win || outcome == Outcome::unrated_win; }
bool is_loss(Outcome outcome) {
    return outcome == Outcome::loss || outcome == Outcome::unrated_loss;
}
bool is_draw(Outcome outcome) {
    return outcome == Outcome::draw || outcome == Outcome::unrated_draw;
}

/// What came of a game, seen from a side with a colour.
std::string_view result_word(const RoundEntry& own, const RoundEntry& other) {
    if (is_forfeit(own.outcome) || is_forfeit(other.outcome)) {
        const bool both =
            own.outcome == Outcome::forfeit_loss && other.outcome == Outcome::forfeit_loss;
        return both ? "double-forfeit" : "forfeit";
    }
    if (!is_played(own.outcome) || own.outcome == Outcome::adjourned) return "open";
    if (is_draw(own.outcome) && is_draw(other.outcome)) return "draw";
    const bool won = is_win(own.outcome) && is_loss(other.outcome);
    if (!won && !(is_loss(own.outcome) && is_win(other.outcome))) return "odd";
    if (own.colour == Colour::none) return "decisive";
    return won == (own.colour == Colour::white) ? "white" : "black";
}

std::string_view bye_word(Outcome outcome) {
    switch (outcome) {
    case Outcome::pairing_bye:
        return "pairing-bye";
    case Outcome::full_bye:
        return "full-bye";
    case Outcome::half_bye:
        return "half-bye";
    default:
        return {};
    }
}

/// Every game once: from the side with the smaller number.
void add_rounds(Tally& tally, const Tournament& event, const PlayerIndex& index,
                const Player& own) {
    for (std::size_t r = 0; r < own.rounds.size(); ++r) {
        const auto& entry = own.rounds[r];
        if (entry.opponent == 0) {
            if (const auto word = bye_word(entry.outcome); !word.empty())
                tally.add(Topic::result, word);
            continue;
        }
        const auto at = index[entry.opponent];
        const auto* other =
            at < 0 ? nullptr
                   : entry_of(event.players[static_cast<std::size_t>(at)], static_cast<int>(r) + 1);
        const bool known = other != nullptr && other->opponent == own.id;
        if (known && entry.opponent < own.id) continue;
        RoundEntry across = known ? *other : RoundEntry{own.id, opposite(entry.colour), {}};
        if (!known) across.outcome = mirrored(entry.outcome);
        tally.add(Topic::result, result_word(entry, across));
    }
}

}

std::string_view word_of(Topic topic) { return words[static_cast<std::size_t>(topic)]; }

void Tally::add(Topic topic, std::string_view what, std::int64_t count) {
    auto& counts = counts_[static_cast<std::size_t>(topic)];
    const auto text = slice(trim(what), 0, longest_text);
    auto found = counts.find(text);
    if (found == counts.end())
        found = counts.try_emplace(counts.size() < most_texts ? std::string(text) : "…").first;
    found->second += count;
}

void Tally::add(const Tally& other) {
    for (std::size_t i = 0; i < topics; ++i)
        for (const auto& [what, count] : other.counts_[i]) add(static_cast<Topic>(i), what, count);
}

std::int64_t Tally::count(Topic topic, std::string_view what) const {
    const auto& counts = (*this)[topic];
    const auto found = counts.find(what);
    return found == counts.end() ? 0 : found->second;
}

std::int64_t Tally::games_played() const {
    std::int64_t games = 0;
    for (const auto* result : {"white", "draw", "black", "decisive", "odd"})
        games += count(Topic::result, result);
    return games;
}

bool Tally::empty() const {
    return std::all_of(counts_.begin(), counts_.end(),
                       [](const Counts& counts) { return counts.empty(); });
}

Tally tally_of(const Tournament& tournament) {
    Tally tally;
    const auto time_class = time_class_of(tournament);
    tally.add(Topic::time_class, time_class ? word_of(*time_class) : std::string_view());
    const PlayerIndex index(tournament);
    for (const auto& player : tournament.players) {
        add_player(tally, player, tournament.start ? tournament.start : tournament.end);
        add_rounds(tally, tournament, index, player);
    }
    return tally;
}

}
