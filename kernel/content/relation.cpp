#include "relation.hpp"

#include "games.hpp"

#include <algorithm>

namespace hakem::content {

namespace {

constexpr std::string_view words[] = {"other",   "alike",    "version",      "older",    "newer",
                                      "interim", "complete", "other-format", "duplicate"};

/// So many games and more are not played twice by the same people with the same results.
constexpr std::uint32_t enough_games = 10;

/// What formats do not share however they are written: who met nobody, records by number, and what
/// each says in words or codes of its own.
bool is_of_one_format(Facts facts) {
    return facts == Facts::field || facts == Facts::rules || facts == Facts::records ||
           facts == Facts::order || facts == Facts::kind || facts == Facts::time_control ||
           facts == Facts::round_dates || facts == Facts::spelling;
}

/// Other names are spelt in another way, too.
bool says_spelling(Facts facts) {
    return facts == Facts::title || facts == Facts::city || facts == Facts::event_federation ||
           facts == Facts::arbiter || facts == Facts::deputies || facts == Facts::teams;
}

bool dates_differ(const Record& a, const Record& b, bool one_format) {
    if (one_format) return a.start != b.start || a.end != b.end;
    const auto differ = [](const Date& x, const Date& y) {
        return x.complete() && y.complete() && x != y;
    };
    return differ(a.start, b.start) || differ(a.end, b.end);
}

/// The two as they stand to each other, looked at once.
class Comparison {
public:
    Comparison(const Record& a, const Record& b)
        : a_(a), b_(b), one_format_(a.format == b.format), persons_(shared_persons()) {}

    Relation relation() const {
        const bool of_others = 2 * persons_ <= std::min(a_.players.size(), b_.players.size());
        return of_others ? Relation::other : of_one_event();
    }

    Found found() const {
        const auto relation = this->relation();
        Found found{relation, 0, {}};
        if (relation != Relation::other && relation != Relation::same &&
            relation != Relation::other_format)
            found.changes = changes();
        return found;
    }

private:
    Relation of_one_event() const {
        if (a_.play == b_.play && a_.play != 0) return same_games();
        if (a_.play == 0 && b_.play == 0) return entry_lists();
        if (is_begun(a_, b_)) return Relation::interim;
        if (is_begun(b_, a_)) return Relation::complete;
        if (a_.play == 0 || b_.play == 0) return Relation::other;
        if (mostly_the_same_games() && (called_alike() || big_enough())) return version();
        const auto most = std::max(a_.players.size(), b_.players.size());
        return called_alike() && 5 * persons_ >= 4 * most ? Relation::alike : Relation::other;
    }

    /// A club's few may play the same results on another day.
    Relation same_games() const {
        if (a_.games() < enough_games && dates_differ(a_, b_, one_format_)) return Relation::alike;
        return with_the_same_games();
    }

    /// Who says what the other leaves out, and no more, came later.
    Relation with_the_same_games() const {
        const auto facts = differing_facts();
        if (facts.empty()) return one_format_ ? Relation::same : Relation::other_format;
        const auto says_nothing = [&](const Record& record) {
            return std::all_of(facts.begin(), facts.end(), [&](Facts which) {
                return which == Facts::spelling ||
                       record.facts[static_cast<std::size_t>(which)] == 0;
            });
        };
        const bool by_a = says_nothing(b_), by_b = says_nothing(a_);
        return by_a == by_b ? Relation::version : by_a ? Relation::newer : Relation::older;
    }

    Relation entry_lists() const {
        const bool same = persons_ == a_.players.size() && persons_ == b_.players.size();
        if (!called_alike()) return same ? Relation::alike : Relation::other;
        return same ? with_the_same_games() : Relation::version;
    }

    /// Which came later only the games can tell; what cannot be is no game more, nor one less.
    Relation version() const {
        const auto a = a_.finished_games(), b = b_.finished_games();
        if (a + a_.impossible_games() < b) return Relation::older;
        return b + b_.impossible_games() < a ? Relation::newer : Relation::version;
    }

    /// Whether each finished round of `begun` is as in `whole`, which has more finished games.
    bool is_begun(const Record& begun, const Record& whole) const {
        if (begun.finished_games() >= whole.finished_games()) return false;
        std::uint32_t games = 0;
        for (std::size_t r = 0; r < begun.rounds.size(); ++r) {
            const auto& round = begun.rounds[r];
            if (round.open != 0 || round.count == 0) continue;
            if (r >= whole.rounds.size() || whole.rounds[r] != round) return false;
            games += round.count;
        }
        return called_alike() || games >= enough_games;
    }

    bool called_alike() const {
        const bool one_day = !a_.start || !b_.start || a_.start == b_.start;
        return a_.called != 0 && a_.called == b_.called && one_day;
    }

    bool big_enough() const { return std::min(a_.games(), b_.games()) >= enough_games; }

    /// Half of the rows of those in both, or half of the rounds.
    bool mostly_the_same_games() const {
        std::size_t same = 0, held = 0;
        for (std::size_t r = 0; r < std::min(a_.rounds.size(), b_.rounds.size()); ++r) {
            if (a_.rounds[r].count == 0 && b_.rounds[r].count == 0) continue;
            ++held;
            same += a_.rounds[r] == b_.rounds[r] ? 1u : 0u;
        }
        return 2 * shared(a_.players, b_.players) >= persons_ || (held != 0 && 2 * same >= held);
    }

    std::size_t shared_persons() const {
        std::size_t count = 0;
        for (auto x = a_.players.begin(), y = b_.players.begin();
             x != a_.players.end() && y != b_.players.end();)
            if (x->person < y->person)
                ++x;
            else if (y->person < x->person)
                ++y;
            else
                ++count, ++x, ++y;
        return count;
    }

    bool differs(Facts which) const {
        if (which == Facts::dates) return dates_differ(a_, b_, one_format_);
        const auto x = a_.facts[static_cast<std::size_t>(which)];
        const auto y = b_.facts[static_cast<std::size_t>(which)];
        if (one_format_ && which != Facts::team_points) return x != y;
        return !is_of_one_format(which) && x != 0 && y != 0 && x != y;
    }

    bool added_or_removed() const {
        return persons_ != a_.players.size() || persons_ != b_.players.size();
    }

    /// In one format all that differs; of two formats only what both speak of.
    std::vector<Facts> differing_facts() const {
        std::vector<Facts> found;
        for (std::size_t i = 0; i < facts_count; ++i) {
            const auto which = static_cast<Facts>(i);
            if (differs(which)) found.push_back(which);
        }
        const bool renamed =
            added_or_removed() || std::any_of(found.begin(), found.end(), says_spelling);
        if (renamed) std::erase(found, Facts::spelling);
        return found;
    }

    Changes changes() const {
        Changes changes;
        changes.facts = differing_facts();
        const auto count = [](std::size_t value) { return static_cast<std::uint32_t>(value); };
        changes.added = count(a_.players.size() - persons_);
        changes.removed = count(b_.players.size() - persons_);
        changes.rows = count(persons_ - std::min(persons_, shared(a_.players, b_.players)));
        for (std::size_t r = 0; r < std::max(a_.rounds.size(), b_.rounds.size()); ++r) {
            const auto of = [r](const Record& record) {
                return r < record.rounds.size() ? record.rounds[r] : RoundPrint();
            };
            if (of(a_) != of(b_)) changes.rounds.push_back(static_cast<std::uint16_t>(r + 1));
        }
        return changes;
    }

    const Record& a_;
    const Record& b_;
    bool one_format_;
    std::size_t persons_;
};

/// Whether one of the two has a game that the other has otherwise. A game that is still open, or
/// not yet there in the last round of a file, may be what the other has.
bool games_contradict(const Record& a, const Record& b) {
    const auto held_a = a.rounds_held(), held_b = b.rounds_held();
    for (std::size_t r = 0; r < std::min(held_a, held_b); ++r) {
        const auto &x = a.rounds[r], &y = b.rounds[r];
        if (x == y || x.open != 0 || y.open != 0) continue;
        if (x.count == y.count) return true;
        if (r + 1 != (x.count < y.count ? held_a : held_b)) return true;
    }
    return false;
}

bool is_one_event(Relation relation) {
    return relation != Relation::other && relation != Relation::alike;
}

/// Whether a round that `faulty` may be right about is otherwise in `mended`.
bool rounds_contradict(const Record& mended, const Record& faulty) {
    for (std::size_t r = 0; r < faulty.rounds.size(); ++r) {
        const auto& round = faulty.rounds[r];
        if (round.open + round.impossible != 0 || round.count == 0) continue;
        if (r >= mended.rounds.size() || mended.rounds[r] != round) return true;
    }
    return false;
}

std::size_t differing_rows(const Record& mended, const Record& faulty) {
    std::size_t rows = 0;
    auto x = mended.players.begin(), y = faulty.players.begin();
    while (x != mended.players.end() && y != faulty.players.end())
        if (x->person < y->person)
            ++x;
        else if (y->person < x->person)
            ++y;
        else
            rows += (x++)->row != (y++)->row ? 1u : 0u;
    return rows;
}

/// In a round with such games only a sum is known of the others: nobody else may have another row.
bool only_faulty_rows_differ(const Record& mended, const Record& faulty) {
    if (mended.rounds_held() != faulty.rounds_held()) return true;
    std::size_t games = 0;
    for (const auto& round : faulty.rounds) games += round.open + round.impossible;
    return differing_rows(mended, faulty) <= 2 * games;
}

/// Another format may leave out who met nobody.
bool has_the_same_people(const Record& mended, const Record& faulty) {
    const auto by_person = [](const PlayerPrint& a, const PlayerPrint& b) {
        return a.person < b.person;
    };
    return (mended.format != faulty.format || mended.players.size() == faulty.players.size()) &&
           std::includes(mended.players.begin(), mended.players.end(), faulty.players.begin(),
                         faulty.players.end(), by_person);
}

bool both_say_otherwise(const Record& a, const Record& b, Facts which) {
    const auto x = a.facts[static_cast<std::size_t>(which)];
    const auto y = b.facts[static_cast<std::size_t>(which)];
    return x != 0 && y != 0 && x != y;
}

}

std::string_view word_of(Relation relation) { return words[static_cast<std::size_t>(relation)]; }

bool contradicts(const Record& a, const Record& b) {
    // Most files of one event are told apart by this alone.
    const bool games = games_contradict(a, b);
    if (!games && a.finished_games() != b.finished_games()) return false;
    const auto relation = Comparison(a, b).relation();
    return relation == Relation::version ||
           (games && (relation == Relation::older || relation == Relation::newer));
}

bool of_one_event(const Record& a, const Record& b) {
    return is_one_event(Comparison(a, b).relation());
}

bool mends(const Record& mended, const Record& faulty, const Faults& at_fault) {
    if (!of_one_event(mended, faulty) || mended.finished_games() < faulty.finished_games() ||
        !has_the_same_people(mended, faulty))
        return false;
    if (!at_fault.births && both_say_otherwise(mended, faulty, Facts::births)) return false;
    if (!at_fault.ids && both_say_otherwise(mended, faulty, Facts::ids)) return false;
    if (!rounds_contradict(mended, faulty) && only_faulty_rows_differ(mended, faulty)) return true;
    constexpr auto points = static_cast<std::size_t>(Facts::points);
    const bool same_points =
        mended.facts[points] != 0 && mended.facts[points] == faulty.facts[points];
    return same_points && differing_rows(mended, faulty) <= at_fault.points;
}

Found relate(const Record& a, const Record& b) { return Comparison(a, b).found(); }

}
