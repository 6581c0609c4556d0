// All byes and all pairings of small fields tried out: a round is found whenever there is one, with
// the first possible bye and no more relaxed than must be (17.2, 17.3, E). HAKEM_POSITIONS = how
// many positions, of 3 to 10 players with random histories.

#include "ledger.hpp"
#include "played_event.hpp"
#include "plugins/pairing/dutch/random_state.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

namespace {

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

/// Rounds paired and played by chance: no rematch, everything else may happen.
class RandomHistory {
public:
    explicit RandomHistory(std::uint64_t seed) : dice_(seed) {}

    Tournament make() {
        const int players = number(3, 10);
        PlayedEvent event(players, 0, Colour::white);
        tournament_ = std::move(event.tournament);
        rounds_ = number(0, std::min(players - 1, 6));
        for (int r = 1; r <= rounds_; ++r) play();
        tournament_.scheduled_rounds = rounds_ + number(1, 4);
        return std::move(tournament_);
    }

private:
    int number(int low, int high) { return dice_.between(low, high); }

    /// Pairs at random; who is left over has a bye of some kind or none.
    void play() {
        std::vector<Player*> open;
        for (auto& player : tournament_.players) open.push_back(&player);
        for (auto i = open.size(); i > 1; --i)
            std::swap(open[i - 1],
                      open[static_cast<std::size_t>(dice_.below(static_cast<int>(i)))]);
        while (!open.empty()) {
            auto* one = open.back();
            open.pop_back();
            const auto found = std::find_if(open.begin(), open.end(), [&](const Player* other) {
                return std::none_of(one->rounds.begin(), one->rounds.end(),
                                    [&](const auto& e) { return e.opponent == other->id; });
            });
            if (found == open.end() || number(0, 9) == 0) {
                constexpr Outcome byes[] = {Outcome::pairing_bye, Outcome::zero_bye,
                                            Outcome::pairing_bye, Outcome::half_bye,
                                            Outcome::full_bye};
                one->rounds.push_back({0, Colour::none, byes[number(0, 4)]});
                continue;
            }
            enter(*one, **found);
            open.erase(found);
        }
    }

    void enter(Player& white, Player& black) {
        constexpr Outcome outcomes[] = {Outcome::win, Outcome::loss, Outcome::draw,
                                        Outcome::win, Outcome::loss, Outcome::forfeit_win};
        const auto outcome = outcomes[number(0, 5)];
        white.rounds.push_back({black.id, Colour::white, outcome});
        black.rounds.push_back({white.id, Colour::black, mirrored(outcome)});
    }

    Dice dice_;
    Tournament tournament_;
    int rounds_ = 0;
};

/// What E.1 to E.4 give, by trying everything out.
struct Expected {
    std::string relaxation; ///< codes in the order of the text
    std::int32_t bye = 0;
};

class Exhaustive {
public:
    explicit Exhaustive(const Ledger& ledger) : ledger_(ledger), lines_(ledger.lines()) {}

    std::optional<Expected> solve() const {
        for (const bool second_bye : {false, true})
            for (const bool lifted : {false, true})
                if (const auto bye = bye_of(lifted, second_bye)) {
                    std::string codes = lifted ? "E.2" : "";
                    if (second_bye) codes += codes.empty() ? "17.3" : " 17.3";
                    return Expected{codes, *bye};
                }
        return std::nullopt;
    }

private:
    std::optional<std::int32_t> bye_of(bool lifted, bool second_bye) const {
        const unsigned all = (1U << lines_.size()) - 1;
        if (lines_.size() % 2 == 0)
            return !second_bye && completes(all, lifted) ? std::optional(0) : std::nullopt;
        for (auto i = lines_.size(); i-- > 0;) {
            const auto& line = lines_[i];
            if (line.unfinished || line.had_bye != second_bye) continue;
            if (completes(all & ~(1U << i), lifted)) return line.number;
        }
        return std::nullopt;
    }

    bool completes(unsigned left, bool lifted) const {
        if (left == 0) return true;
        std::size_t first = 0;
        while ((left >> first & 1) == 0) ++first;
        for (auto other = first + 1; other < lines_.size(); ++other)
            if ((left >> other & 1) != 0 && ledger_.allowed(lines_[first], lines_[other], lifted) &&
                completes(left & ~(1U << first) & ~(1U << other), lifted))
                return true;
        return false;
    }

    const Ledger& ledger_;
    const std::vector<Line>& lines_;
};

/// E.2 and 17.3 of what yielded.
std::string relaxation_of(const Answer& answer) {
    std::string codes;
    for (const auto* code : {"E.2", "17.3"})
        for (const auto& decision : answer.decisions)
            if (decision.subject == "report" && article_of(decision) == code)
                codes += (codes.empty() ? "" : " ") + std::string(code);
    return codes;
}

void check_pairs(const Ledger& ledger, const RoundPairing& round, bool lifted) {
    std::set<std::int32_t> seen;
    for (const auto& pair : round.pairs) {
        BOOST_TEST(seen.insert(pair.white).second);
        if (pair.black == 0) continue;
        BOOST_TEST(seen.insert(pair.black).second);
        const auto &white = ledger.of(pair.white), &black = ledger.of(pair.black);
        BOOST_TEST(ledger.allowed(white, black, lifted));
        if (ledger.legal(white, black))
            BOOST_TEST((ledger.permits(white, 'w') && ledger.permits(black, 'b')));
    }
    BOOST_TEST(seen.size() == ledger.lines().size());
}

/// Returns the relaxation, or "E.5".
std::string check_position(const Tournament& tournament) {
    const int round = static_cast<int>(tournament.players.front().rounds.size()) + 1;
    const Ledger ledger(tournament, round);
    const auto expected = Exhaustive(ledger).solve();
    Diagnostics diagnostics;
    PairingRequest request;
    request.round = round;
    const auto& system = registry().get<PairingSystem>("ulusal-swiss");
    const auto rounds = system.pair(tournament, request, diagnostics);
    BOOST_REQUIRE(rounds.empty() == !expected);
    if (!expected) return "E.5";
    const auto& last = rounds.front().pairs.back();
    BOOST_TEST((last.black == 0 ? last.white : 0) == expected->bye);
    Answer answer;
    answer.decisions = rounds.front().decisions;
    BOOST_TEST(relaxation_of(answer) == expected->relaxation);
    check_pairs(ledger, rounds.front(), expected->relaxation.starts_with("E.2"));
    return expected->relaxation;
}

}

BOOST_AUTO_TEST_SUITE(ulusal_exhaustive)

BOOST_AUTO_TEST_CASE(a_round_is_found_whenever_there_is_one) {
    const auto* wish = std::getenv("HAKEM_POSITIONS");
    const int positions = wish != nullptr ? static_cast<int>(std::strtol(wish, nullptr, 10)) : 6000;
    std::map<std::string, int> seen;
    for (int i = 0; i < positions; ++i) BOOST_TEST_CONTEXT("position " << i) {
            auto tournament = RandomHistory(static_cast<std::uint64_t>(i)).make();
            // 22.2 removes players: then the ledger would count others.
            const auto absences = [](const Player& player) {
                return std::count_if(player.rounds.begin(), player.rounds.end(), [](const auto& e) {
                    return e.outcome == Outcome::forfeit_loss;
                });
            };
            if (std::any_of(tournament.players.begin(), tournament.players.end(),
                            [&](const Player& player) { return absences(player) > 1; }))
                continue;
            ++seen[check_position(tournament)];
        }
    if (positions < 6000) return;
    for (const auto* kind : {"", "E.2", "17.3", "E.2 17.3", "E.5"})
        BOOST_TEST(seen[kind] > 0, kind);
}

BOOST_AUTO_TEST_SUITE_END()
