// Generated tournaments, individual and team, each round judged by a ledger of its own: who met,
// who had the bye, which colours, who floated out of which group, who was removed, and whether
// everything that yielded is reported. HAKEM_TOURNAMENTS = how many of each kind.

#include "generator/random_tournament.hpp"
#include "largest_matching.hpp"
#include "ledger.hpp"
#include "played_event.hpp"
#include "results.hpp"
#include <hakem/short_teams.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>

namespace {

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

int tournaments(int usual) {
    const auto* wish = std::getenv("HAKEM_TOURNAMENTS");
    return wish != nullptr ? static_cast<int>(std::strtol(wish, nullptr, 10)) : usual;
}

generator::Amount share(int tenths_of_a_percent) {
    return generator::Amount{tenths_of_a_percent * 10, true};
}

/// Fields from 4 to 200, most of them small; every kind of absence.
generator::Recipe recipe_of(int seed) {
    generator::Recipe recipe;
    recipe.seed = static_cast<std::uint64_t>(seed);
    recipe.system = "ulusal-swiss";
    recipe.edition.clear();
    recipe.players = seed % 10 == 0 ? 60 + seed * 31 % 141 : 4 + seed * 7 % 57;
    recipe.rounds = std::min(3 + seed % 7, recipe.players / 2 + 1);
    if (seed % 2 != 0) recipe.zero_byes = {share(30)};
    if (seed % 3 != 0) recipe.forfeits = share(40);
    if (seed % 4 == 1) recipe.double_forfeits = share(20);
    if (seed % 5 == 2) recipe.half_byes = {share(20)};
    if (seed % 5 == 3) recipe.full_byes = {share(20)};
    if (seed % 3 == 1) recipe.late_entries = share(50);
    if (seed % 4 == 2) recipe.withdrawals = share(80);
    if (seed % 2 == 0) recipe.adjourned = share(60);
    return recipe;
}

generator::Recipe team_recipe_of(int seed) {
    auto recipe = recipe_of(seed);
    recipe.teams = seed % 10 == 0 ? 30 + seed * 13 % 21 : 4 + seed * 5 % 20;
    recipe.boards = 2 + seed % 4;
    recipe.reserves = seed % 3;
    recipe.players = 0;
    recipe.rounds = std::min(3 + seed % 7, recipe.teams / 2 + 1);
    if (seed % 3 != 2) recipe.short_teams = share(60);
    return recipe;
}

/// How often the rounds had what makes them hard.
struct Seen {
    int rounds = 0, byes = 0, unfinished = 0, forfeits = 0, removed = 0, yielded = 0, repaired = 0;
    int short_matches = 0; ///< 23.2a
};

/// A round as it was paired, against the ledger and against what the system reports.
class RoundCheck {
public:
    RoundCheck(const Tournament& tournament, int round)
        : tournament_(tournament), round_(round), ledger_(tournament, round) {
        PairingRequest request;
        request.round = round;
        request.edition = "regulation";
        paired_ = answer(tournament, request);
        for (const auto& pair : played_pairing(tournament, round).pairs) {
            opponents_[pair.white] = pair.black;
            if (pair.black != 0)
                opponents_[pair.black] = pair.white;
            else
                byes_.push_back(pair.white);
            pairs_.push_back(pair);
        }
    }

    void run() const {
        BOOST_TEST(opponents_.size() == ledger_.lines().size());
        BOOST_TEST(byes_.size() == ledger_.lines().size() % 2); // 17.2
        for (const auto& line : ledger_.lines()) {
            BOOST_TEST(opponents_.contains(line.number)); // 16.1
            BOOST_TEST(line.absences < 2);                // 22.2
        }
        check_pairs();
        check_bye();
        if (reported("20.3d") == 0) check_groups();
        check_unfinished();
    }

    void count(Seen& seen) const {
        ++seen.rounds;
        seen.byes += !byes_.empty();
        for (const auto& line : ledger_.lines()) seen.unfinished += line.unfinished;
        for (const auto& finding : paired_.findings.all())
            seen.removed += finding.code == "PAIR-0241";
        seen.yielded += !paired_.yielded.empty();
        seen.repaired += paired_.yielded.find("20.3") != std::string::npos;
        const auto results = results_of(tournament_);
        for (const auto& [number, rounds] : results)
            if (static_cast<std::size_t>(round_) <= rounds.size())
                seen.forfeits += rounds[static_cast<std::size_t>(round_ - 1)].absent;
        for (const auto& match :
             short_matches(tournament_, regulation_history(tournament_, round_)))
            seen.short_matches += match.round == round_;
    }

private:
    int reported(std::string_view article) const {
        return static_cast<int>(std::count_if(
            paired_.decisions.begin(), paired_.decisions.end(), [&](const Decision& decision) {
                return decision.subject == "report" && article_of(decision) == article;
            }));
    }

    bool lifted() const { return reported("E.2") != 0; }

    /// 16.3, 17.7, 21.4, 21.6.
    void check_pairs() const {
        int repeated = 0, breaking = 0;
        for (const auto& pair : pairs_) {
            if (pair.black == 0) continue;
            const auto &white = ledger_.of(pair.white), &black = ledger_.of(pair.black);
            BOOST_TEST(!white.met.contains(black.number));
            BOOST_TEST(ledger_.allowed(white, black, lifted()));
            repeated += ledger_.repeats(white, black);
            const bool legal = ledger_.legal(white, black);
            breaking += !legal;
            if (legal) BOOST_TEST((ledger_.permits(white, 'w') && ledger_.permits(black, 'b')));
        }
        BOOST_TEST(repeated == reported("17.7"));
        BOOST_TEST(breaking == reported("21.4") + reported("21.6"));
    }

    /// Players left over when as many of these as possible are paired at a level (T.12).
    int shortage(const std::vector<const Line*>& pool, int level) const {
        const auto n = pool.size();
        std::vector<std::vector<bool>> allowed(n, std::vector<bool>(n, false));
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b)
                allowed[a][b] =
                    a != b && (level == 0 ? ledger_.legal(*pool[a], *pool[b])
                                          : ledger_.allowed(*pool[a], *pool[b], lifted()));
        return static_cast<int>(n) - 2 * largest_matching(allowed);
    }

    std::vector<const Line*> all_but(std::int32_t number) const {
        std::vector<const Line*> others;
        for (const auto& line : ledger_.lines())
            if (line.number != number) others.push_back(&line);
        return others;
    }

    /// 17.2, 17.3, 22.1: everybody lower is barred, or without him the others cannot be paired.
    void check_bye() const {
        if (byes_.empty() || reported("17.3") != 0) return;
        const auto& lines = ledger_.lines();
        BOOST_TEST(!ledger_.of(byes_.front()).had_bye);
        BOOST_TEST(!ledger_.of(byes_.front()).unfinished);
        for (const auto* line : upward(lines)) {
            if (line->number == byes_.front()) break;
            if (line->had_bye || line->unfinished) continue;
            BOOST_TEST(shortage(all_but(line->number), 1) != 0, "bye of " << line->number);
        }
    }

    static std::vector<const Line*> upward(const std::vector<Line>& lines) {
        std::vector<const Line*> order;
        for (const auto& line : lines) order.insert(order.begin(), &line);
        // 17.2: score ascending, then number descending, which is the reverse of the ledger.
        return order;
    }

    /// Those of a group who are paired outside of it.
    std::vector<const Line*> leaving(const std::vector<const Line*>& pool) const {
        std::vector<const Line*> left;
        for (const auto* line : pool) {
            const auto opponent = opponents_.at(line->number);
            if (std::none_of(pool.begin(), pool.end(),
                             [&](const Line* other) { return other->number == opponent; }))
                left.push_back(line);
        }
        return left;
    }

    /// 17.4, 19.1, 20.2: from the top and from the bottom to the median group, no more float than
    /// must. The lower group that joins the median (20.3c) is left out.
    void check_groups() const {
        std::map<int, std::vector<const Line*>> groups;
        for (const auto& line : ledger_.lines())
            if (byes_.empty() || line.number != byes_.front()) groups[line.halves].push_back(&line);
        std::vector<const Line*> from_above, from_below;
        for (auto group = groups.rbegin(); group != groups.rend(); ++group)
            if (group->first > ledger_.half()) from_above = check_group(from_above, group->second);
        std::vector<std::vector<const Line*>> below;
        for (const auto& [halves, group] : groups)
            if (halves < ledger_.half()) below.push_back(group);
        if (reported("20.3c") != 0) {
            below.pop_back();
            check_below(below);
            return;
        }
        from_below = check_below(below);
        auto median = groups[ledger_.half()];
        median.insert(median.end(), from_above.begin(), from_above.end());
        median.insert(median.end(), from_below.begin(), from_below.end());
        BOOST_TEST(leaving(median).empty());
    }

    std::vector<const Line*> check_below(const std::vector<std::vector<const Line*>>& below) const {
        std::vector<const Line*> floaters;
        for (const auto& group : below) floaters = check_group(floaters, group);
        return floaters;
    }

    std::vector<const Line*> check_group(std::vector<const Line*> pool,
                                         const std::vector<const Line*>& residents) const {
        pool.insert(pool.end(), residents.begin(), residents.end());
        const auto floaters = leaving(pool);
        const int strict = shortage(pool, 0), top = shortage(pool, 1);
        BOOST_TEST(static_cast<int>(floaters.size()) == std::min(strict, top));
        return floaters;
    }

    /// 22.1: not in the last two rounds, not for two rounds, at most once.
    void check_unfinished() const {
        const auto then = results_of(reopened(tournament_, round_));
        for (const auto& [number, rounds] : then) {
            int unfinished = 0;
            for (int r = 1; r < round_ && static_cast<std::size_t>(r) <= rounds.size(); ++r) {
                if (!rounds[static_cast<std::size_t>(r - 1)].unfinished) continue;
                ++unfinished;
                BOOST_TEST(r == round_ - 1);
                BOOST_TEST(round_ <= tournament_.scheduled_rounds - 2);
            }
            BOOST_TEST(unfinished <= 1);
        }
    }

    const Tournament& tournament_;
    int round_;
    Ledger ledger_;
    Answer paired_;
    std::map<std::int32_t, std::int32_t> opponents_;
    std::vector<std::int32_t> byes_;
    std::vector<Pair> pairs_;
};

Seen check_all(int count, generator::Recipe (*recipe_for)(int)) {
    const auto& system = registry().get<PairingSystem>("ulusal-swiss");
    Seen seen;
    for (int seed = 1; seed <= count; ++seed) BOOST_TEST_CONTEXT("seed " << seed) {
            Diagnostics diagnostics;
            const auto made = generator::random_tournament(recipe_for(seed), system, diagnostics);
            BOOST_TEST(made.rounds_played > 0);
            for (int round = 1; round <= made.rounds_played; ++round)
                BOOST_TEST_CONTEXT("round " << round) {
                    const RoundCheck check(made.tournament, round);
                    check.run();
                    check.count(seen);
                }
        }
    BOOST_TEST_MESSAGE(seen.rounds << " rounds; byes " << seen.byes << ", unfinished games of "
                                   << seen.unfinished << ", absences " << seen.forfeits
                                   << ", removed " << seen.removed << ", one short "
                                   << seen.short_matches << ", something yielded " << seen.yielded
                                   << ", median repaired " << seen.repaired);
    for (const int each : {seen.byes, seen.unfinished, seen.forfeits, seen.removed, seen.yielded})
        BOOST_TEST(each > count / 20);
    BOOST_TEST(seen.repaired > 0);
    return seen;
}

}

BOOST_AUTO_TEST_SUITE(ulusal_properties)

BOOST_AUTO_TEST_CASE(every_round_of_generated_tournaments) {
    BOOST_TEST(check_all(tournaments(300), recipe_of).rounds > tournaments(300) * 2);
}

BOOST_AUTO_TEST_CASE(a23_every_round_of_generated_team_tournaments) {
    const auto seen = check_all(tournaments(200), team_recipe_of);
    BOOST_TEST(seen.rounds > tournaments(200) * 2);
    BOOST_TEST(seen.short_matches > 0);
}

BOOST_AUTO_TEST_SUITE_END()
