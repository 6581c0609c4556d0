#include "random_state.hpp"

#include "brute_colours.hpp"
#include "brute_force.hpp"
#include "brute_state.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace hakem::test {

namespace {

/// What sort of event it is: how often what happens, in percent.
struct Habits {
    int draws = 0, forfeits = 0, byes = 0, absences = 0;
    bool by_the_rules = true;    ///< the earlier rounds are paired by the brute force
    int wrong_colours = 0;       ///< how often the other way round than the rules say
    bool favourites = false;     ///< the upper half beats the lower: many topscorers
    bool announced_byes = false; ///< the byes of the next round stand in records of their own
};

class Event {
public:
    Event(std::uint64_t seed, std::string_view edition) : dice_(seed), edition_(edition) {}

    RandomState make() {
        make_field();
        // One scoregroup where hardly anybody may meet: the exchanges of 4.3 and D.2.
        const bool thicket = dice_.percent(8);
        const int rounds = thicket ? 0 : dice_.below(10);
        make_settings(rounds);
        const int players = static_cast<int>(size());
        if (thicket) prohibit(players * players * dice_.between(20, 50) / 100, 2);
        int held = 0;
        for (Tournament before = tournament_; held < rounds; ++held) {
            Tournament now = tournament_;
            if (!play(held + 1)) {
                // Mostly a round that can be paired; now and then one that cannot.
                if (held > 0 && dice_.percent(75)) tournament_ = std::move(before), --held;
                break;
            }
            before = std::move(now);
        }
        prepare(held + 1, rounds);
        return {std::move(tournament_), held + 1};
    }

private:
    void make_field() {
        const int draws[] = {10, 30, 60, 90};
        habits_.draws = draws[dice_.below(4)];
        habits_.forfeits = dice_.percent(50) ? 0 : 15;
        habits_.byes = dice_.percent(40) ? 0 : 6;
        habits_.absences = dice_.percent(50) ? 0 : 8;
        habits_.by_the_rules = dice_.percent(50);
        habits_.wrong_colours = dice_.percent(50) ? 0 : dice_.percent(50) ? 30 : 60;
        habits_.favourites = dice_.percent(30);
        habits_.announced_byes = dice_.percent(20);
        // Every second event is of ten or more: the small ones have fewer different states.
        const int players = dice_.percent(50) ? dice_.between(10, 12) : dice_.between(2, 9);
        const bool gaps = dice_.percent(15);
        std::int32_t id = 0;
        for (int i = 0; i < players; ++i) {
            id += gaps ? dice_.between(1, 3) : 1;
            Player player;
            player.id = id;
            player.name = fmt::format("Player, {}", id);
            player.rating = 2400 - 10 * id;
            tournament_.players.push_back(std::move(player));
            arrival_.push_back(dice_.percent(habits_.absences) ? dice_.between(2, 4) : 1);
        }
        if (gaps) std::reverse(tournament_.players.begin(), tournament_.players.end());
    }

    void make_settings(int rounds) {
        tournament_.name = "Random";
        tournament_.encoded_type = "FIDE_DUTCH";
        tournament_.scheduled_rounds = rounds + 1 + (dice_.percent(40) ? 0 : dice_.between(1, 3));
        if (dice_.percent(15))
            tournament_.scoring = scoring_of(Points::whole(3), Points::whole(1), Points::whole(0));
        if (dice_.percent(10)) tournament_.scoring.pairing_bye = tournament_.scoring.draw;
        if (dice_.percent(4)) tournament_.scoring.pairing_bye = Points{};
        if (dice_.percent(4)) tournament_.scoring.half_bye = Points{};
        tournament_.scoring_declared = !(tournament_.scoring == Scoring{});
        // Without a colour it is told by round 1, which then must be as the rules have it.
        if (!habits_.by_the_rules || habits_.wrong_colours != 0 || dice_.percent(50))
            tournament_.initial_colour = dice_.percent(50) ? Colour::white : Colour::black;
        if (dice_.percent(20)) accelerate();
        if (dice_.percent(20)) prohibit(dice_.between(1, 3), dice_.between(2, 3));
    }

    std::int32_t any_id() {
        return tournament_.players[index(dice_.below(static_cast<int>(size())))].id;
    }

    /// Groups as in Baku, or anything for anybody.
    void accelerate() {
        const Points win = tournament_.scoring.win, draw = tournament_.scoring.draw;
        const bool baku = dice_.percent(50);
        const int lines = baku ? 1 : dice_.between(1, 4);
        for (int line = 0; line < lines; ++line) {
            const int first = baku ? 1 : dice_.between(1, 6), last = first + dice_.below(3);
            const std::int32_t a = baku ? 1 : any_id(), b = any_id();
            const auto [low, high] = std::minmax(a, b);
            tournament_.accelerations.push_back(
                {{}, dice_.percent(60) ? win : draw, first, last, low, high, 0});
            if (baku)
                tournament_.accelerations.push_back({{}, draw, last + 1, last + 2, low, high, 0});
        }
    }

    void prohibit(int orders, int members) {
        for (int order = 0; order < orders; ++order) {
            ProhibitedPairing prohibited;
            if (dice_.percent(30)) {
                prohibited.first_round = dice_.between(1, 5);
                prohibited.last_round = prohibited.first_round + dice_.below(5);
            }
            for (int member = 0; member < members; ++member) {
                const std::int32_t id = any_id();
                if (std::count(prohibited.ids.begin(), prohibited.ids.end(), id) == 0)
                    prohibited.ids.push_back(id);
            }
            if (prohibited.ids.size() > 1) tournament_.prohibited.push_back(std::move(prohibited));
        }
    }

    /// What stands in a round for one who is not paired; nothing for the others.
    std::optional<Outcome> missing(std::size_t player, int round) {
        if (round < arrival_[player])
            return dice_.percent(50) ? Outcome::zero_bye : Outcome::absent;
        if (dice_.percent(habits_.byes)) {
            const Outcome kinds[] = {Outcome::half_bye, Outcome::half_bye, Outcome::full_bye};
            return kinds[dice_.below(3)];
        }
        if (dice_.percent(habits_.absences / 2))
            return dice_.percent(60) ? Outcome::zero_bye : Outcome::absent;
        return std::nullopt;
    }

    /// False where the round cannot be paired; then it is as if it had not been tried.
    bool play(int round) {
        const Tournament before = tournament_;
        for (std::size_t i = 0; i < size(); ++i) {
            const auto outcome = missing(i, round);
            entry(i, round).outcome = outcome.value_or(Outcome::absent);
            // A blank in a round to be paired would be somebody to pair.
            if (outcome == Outcome::absent) entry(i, round).outcome = Outcome::zero_bye;
            blank_.push_back(outcome == Outcome::absent);
        }
        const auto pairs = pairing(round);
        if (pairs)
            for (const Pair& pair : *pairs) enter(pair, round);
        else
            tournament_ = before;
        for (std::size_t i = 0; i < size() && pairs; ++i)
            if (blank_[i]) entry(i, round) = {};
        blank_.clear();
        return pairs.has_value();
    }

    std::optional<std::vector<Pair>> pairing(int round) {
        if (habits_.by_the_rules) {
            const auto paired = brute_force(tournament_, round, edition_);
            if (!paired || paired->pairs.empty()) return std::nullopt;
            std::vector<Pair> pairs = paired->pairs;
            if (habits_.wrong_colours != 0) turn_some(pairs, round);
            return pairs;
        }
        const brute::Field field = brute::field_of(tournament_, round, edition_);
        std::vector<std::size_t> order(field.entrants.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        for (std::size_t i = order.size(); i-- > 1;)
            std::swap(order[i], order[index(dice_.below(static_cast<int>(i) + 1))]);
        std::vector<Pair> pairs;
        if (order.empty() || !pair_anyhow(field, order, pairs)) return std::nullopt;
        return pairs;
    }

    /// Any legal pairing, the first in the order given.
    bool pair_anyhow(const brute::Field& field, std::vector<std::size_t> order,
                     std::vector<Pair>& pairs) {
        if (order.empty()) return true;
        const std::size_t first = order.back();
        order.pop_back();
        for (std::size_t k = 0; k < order.size(); ++k) {
            if (!field.may_meet(first, order[k])) continue;
            std::vector<std::size_t> rest = order;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
            pairs.push_back(seated(field, std::min(first, order[k]), std::max(first, order[k])));
            if (pair_anyhow(field, rest, pairs)) return true;
            pairs.pop_back();
        }
        if (order.size() % 2 == 1 || field.entrants[first].barred) return false;
        pairs.push_back({0, field.entrants[first].id, 0});
        if (pair_anyhow(field, order, pairs)) return true;
        pairs.pop_back();
        return false;
    }

    Pair seated(const brute::Field& field, std::size_t higher, std::size_t lower) {
        const brute::Entrant &a = field.entrants[higher], &b = field.entrants[lower];
        bool white = brute::higher_gets_white(field, a, b);
        if (dice_.percent(habits_.wrong_colours) && bears(a, !white) && bears(b, white))
            white = !white;
        return white ? Pair{0, a.id, b.id} : Pair{0, b.id, a.id};
    }

    /// The pairs by the rules, some colours the other way round.
    void turn_some(std::vector<Pair>& pairs, int round) {
        const brute::Field field = brute::field_of(tournament_, round, edition_);
        const auto place = [&](std::int32_t id) {
            std::size_t i = 0;
            while (field.entrants[i].id != id) ++i;
            return i;
        };
        for (Pair& pair : pairs) {
            if (pair.black == 0) continue;
            const std::size_t white = place(pair.white), black = place(pair.black);
            pair = seated(field, std::min(white, black), std::max(white, black));
        }
    }

    static bool bears(const brute::Entrant& entrant, bool white) {
        const Colour colour = white ? Colour::white : Colour::black;
        return !brute::third_in_a_row(entrant, colour) &&
               std::abs(brute::difference_with(entrant, colour)) <= 2;
    }

    void enter(const Pair& pair, int round) {
        const std::size_t white = position(pair.white);
        if (pair.black == 0) {
            entry(white, round) = {0, Colour::none, Outcome::pairing_bye};
            return;
        }
        const std::size_t black = position(pair.black);
        const auto [mine, other] = result(white, black);
        entry(white, round) = {pair.black, Colour::white, mine};
        entry(black, round) = {pair.white, Colour::black, other};
    }

    std::pair<Outcome, Outcome> result(std::size_t white_player, std::size_t black_player) {
        const bool white_above = 2 * white_player < size(), black_above = 2 * black_player < size();
        Outcome white = dice_.percent(55) ? Outcome::win : Outcome::loss;
        if (habits_.favourites && white_above != black_above && dice_.percent(85))
            white = white_above ? Outcome::win : Outcome::loss;
        else if (dice_.percent(habits_.draws))
            white = dice_.percent(3) ? Outcome::adjourned : Outcome::draw;
        if (dice_.percent(habits_.forfeits)) {
            if (dice_.percent(20)) return {Outcome::forfeit_loss, Outcome::forfeit_loss};
            white = dice_.percent(50) ? Outcome::forfeit_win : Outcome::forfeit_loss;
        }
        return {white, mirrored(white)};
    }

    /// Who is known to be absent in the round to be paired, in all the ways that can be said.
    void prepare(int round, int wanted) {
        if (round <= wanted && dice_.percent(70)) tournament_.scheduled_rounds = round;
        for (std::size_t i = 0; i < size(); ++i) {
            const auto outcome = missing(i, round);
            if (!outcome || dice_.percent(30)) continue;
            const std::int32_t id = tournament_.players[i].id;
            if (*outcome == Outcome::absent && rounds_held(tournament_) + 1 == round)
                tournament_.absent_next_round.push_back(id);
            else if (habits_.announced_byes && *outcome != Outcome::absent)
                tournament_.byes.push_back({*outcome, round, {id}, 0});
            else
                entry(i, round).outcome =
                    *outcome == Outcome::absent ? Outcome::zero_bye : *outcome;
        }
    }

    std::size_t size() const { return tournament_.players.size(); }
    static std::size_t index(int value) { return static_cast<std::size_t>(value); }
    std::size_t position(std::int32_t id) const {
        return static_cast<std::size_t>(
            std::find_if(tournament_.players.begin(), tournament_.players.end(),
                         [&](const Player& player) { return player.id == id; }) -
            tournament_.players.begin());
    }
    RoundEntry& entry(std::size_t player, int round) {
        auto& rounds = tournament_.players[player].rounds;
        if (rounds.size() < index(round)) rounds.resize(index(round));
        return rounds[index(round - 1)];
    }

    Dice dice_;
    std::string_view edition_;
    Habits habits_{};
    Tournament tournament_;
    std::vector<int> arrival_; ///< first round of a participant, by position
    std::vector<bool> blank_;
};

}

RandomState random_state(std::uint64_t seed, std::string_view edition) {
    return Event(seed, edition).make();
}

std::string text_of(const RandomState& state, std::uint64_t seed, std::string_view edition) {
    Tournament tournament = state.tournament;
    tournament.name = fmt::format("state {} of {}, round {}", seed, edition, state.round);
    Diagnostics diagnostics;
    return registry().get<Exporter>("trf26").write(tournament, {}, diagnostics);
}

}
