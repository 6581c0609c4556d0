#include "record.hpp"

#include "facts.hpp"
#include "games.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::content {

namespace {

constexpr std::string_view words[facts_count] = {
    "title",        "city",     "eventFederation", "kind",
    "chiefArbiter", "deputies", "timeControl",     "dates",
    "roundDates",   "field",    "numbers",         "births",
    "ids",          "national", "ratings",         "nationalRatings",
    "titles",       "sexes",    "federations",     "clubs",
    "byes",         "teams",    "points",          "ranks",
    "order",        "rules",    "records",         "teamPoints",
    "spelling"};

/// Without a game played over the board colours are only on paper, and formats leave them out.
bool has_colours(const RoundEntry& entry) {
    return entry.colour != Colour::none && !is_forfeit(entry.outcome);
}

std::uint64_t hash_of_game(int round, std::uint64_t first, std::uint64_t second,
                           const RoundEntry& entry, Outcome other) {
    auto own = entry.outcome;
    const bool coloured = has_colours(entry);
    if (!coloured && second < first) {
        std::swap(first, second);
        std::swap(own, other);
    }
    return hash_of(fmt::format("{} {:x} {:x} {}{}{}", round, first, second, static_cast<char>(own),
                               static_cast<char>(other), coloured ? 'c' : ' '));
}

bool is_open(Outcome outcome) {
    return outcome == Outcome::pending || outcome == Outcome::adjourned;
}

/// Puts the games of an event together, round by round.
class Games {
public:
    Games(const Tournament& t, const std::vector<std::uint64_t>& persons)
        : t_(t), persons_(persons), index_(t) {
        for (std::size_t i = 0; i < t.players.size(); ++i) add(i);
    }

    std::vector<RoundPrint> rounds;
    std::uint64_t all = 0;

private:
    void add(std::size_t position) {
        const auto& player = t_.players[position];
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            if (entry.opponent == 0) continue;
            const auto opponent = index_[entry.opponent];
            const auto* reply = reply_of(opponent, player.id, r);
            const bool impossible = reply == nullptr || entry.opponent == player.id;
            // Each game once; what only one side has is told by it.
            if (!impossible && !tells(player, entry)) continue;
            const auto whom = opponent < 0 ? hash_of(fmt::format("#{}", entry.opponent))
                                           : persons_[static_cast<std::size_t>(opponent)];
            if (rounds.size() <= r) rounds.resize(r + 1);
            const auto hash = hash_of_game(static_cast<int>(r + 1), persons_[position], whom, entry,
                                           reply == nullptr ? Outcome::absent : reply->outcome);
            rounds[r].games += hash | 1;
            ++rounds[r].count;
            rounds[r].impossible += impossible ? 1u : 0u;
            rounds[r].open += !impossible && is_open(entry.outcome) ? 1u : 0u;
            all += hash | 1;
        }
    }

    const RoundEntry* reply_of(std::int32_t opponent, std::int32_t id, std::size_t r) const {
        if (opponent < 0) return nullptr;
        const auto* entry =
            entry_of(t_.players[static_cast<std::size_t>(opponent)], static_cast<int>(r + 1));
        return entry != nullptr && entry->opponent == id ? entry : nullptr;
    }

    const Tournament& t_;
    const std::vector<std::uint64_t>& persons_;
    PlayerIndex index_;
};

std::uint32_t row_of(const Player& player) {
    std::string text;
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        const auto& entry = player.rounds[r];
        if (entry.opponent == 0) continue;
        text += fmt::format("{}{}{} ", r + 1, static_cast<char>(entry.outcome),
                            has_colours(entry) ? static_cast<int>(entry.colour) : 0);
    }
    return static_cast<std::uint32_t>(hash_of(text));
}

}

std::string_view word_of(Facts facts) { return words[static_cast<std::size_t>(facts)]; }

std::uint32_t Record::games() const {
    std::uint32_t count = 0;
    for (const auto& round : rounds) count += round.count;
    return count;
}

std::size_t Record::rounds_held() const {
    auto held = rounds.size();
    while (held != 0 && rounds[held - 1].count == 0) --held;
    return held;
}

std::uint32_t Record::finished_games() const {
    std::uint32_t count = 0;
    for (const auto& round : rounds) count += round.count - round.open - round.impossible;
    return count;
}

std::uint32_t Record::impossible_games() const {
    std::uint32_t count = 0;
    for (const auto& round : rounds) count += round.impossible;
    return count;
}

Record record_of(const Tournament& t) {
    const auto persons = persons_of(t);
    Games games(t, persons);
    Record record;
    record.format = t.format;
    record.name = without_identity(t.name);
    record.start = t.start;
    record.end = t.end;
    if (const auto folded = folded_name(record.name); !folded.empty())
        record.called = hash_of(folded);
    record.play = games.all;
    record.facts = facts_of(t, persons);
    record.rounds = std::move(games.rounds);
    record.players.reserve(persons.size());
    for (std::size_t i = 0; i < persons.size(); ++i)
        record.players.push_back({static_cast<std::uint32_t>(persons[i]), row_of(t.players[i])});
    std::sort(record.players.begin(), record.players.end());
    return record;
}

}
