#include "cause_of_rounds.hpp"

#include "judging/catalogue.hpp"
#include "round_checker.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace hakem::command {

namespace {

constexpr std::string_view number_twice = "TRF-0134";

/// Whether the reader found that the two sides of a game cannot both be.
bool is_contradiction(const Diagnostic& finding) {
    constexpr std::array<std::string_view, 8> codes = {number_twice, "TRF-0123", "TRN-0101",
                                                       "TRN-0102",   "TRN-0103", "TRN-0105",
                                                       "TRN-0107",   "TRN-0111"};
    return finding.severity != Severity::note &&
           std::find(codes.begin(), codes.end(), finding.code) != codes.end();
}

/// What is wrong in the rounds, and whom it touches.
struct Fault {
    Phrase what;
    std::vector<std::int32_t> players;
};

/// Finds it.
class Faults {
public:
    explicit Faults(const CheckedFile& file)
        : file_(file), tournament_(*file.input.tournament), review_(*file.standings) {
        for (const auto& one : review_.differences)
            if (one.of_points) points_.insert(one.id);
    }

    Fault found() const {
        auto fault = contradiction();
        return fault.what.empty() ? open_game() : fault;
    }

    /// A single round that differs; where most do, the system is another, which says nothing of it.
    Phrase differing_round() const {
        const auto differs = [](const CheckedRound& one) { return one.faulty(); };
        const auto& rounds = file_.rounds;
        const auto count = std::count_if(rounds.begin(), rounds.end(), differs);
        if (count == 0 || 2 * static_cast<std::size_t>(count) >= rounds.size()) return {};
        const auto first = std::find_if(rounds.begin(), rounds.end(), differs);
        return Phrase::of("standings.cause-round", {std::to_string(first->round)});
    }

private:
    /// Points hang on the games of their own player; ranks on all games.
    bool explains(const std::vector<std::int32_t>& players) const {
        if (review_.teams || points_.empty()) return true;
        return std::any_of(players.begin(), players.end(),
                           [this](std::int32_t one) { return points_.contains(one); });
    }

    std::vector<std::int32_t> players_of(const Diagnostic& finding) const {
        std::vector<std::int32_t> players;
        for (const auto& player : tournament_.players)
            if (finding.line != 0 && player.line == finding.line) players.push_back(player.id);
        const auto* known = judging::entry_of(finding.code);
        if (known == nullptr) return players;
        const auto names = judging::names_in(*known);
        for (std::size_t i = 0; i < std::min(names.size(), finding.arguments.size()); ++i) {
            const auto& text = finding.arguments[i];
            std::int32_t id = 0;
            if (judging::is_player(names[i]))
                std::from_chars(text.data(), text.data() + text.size(), id);
            if (id != 0) players.push_back(id);
        }
        return players;
    }

    Fault contradiction() const {
        Fault fault;
        const Diagnostic* first = nullptr;
        for (const auto& finding : file_.input.diagnostics.all()) {
            if (!is_contradiction(finding)) continue;
            const auto players = players_of(finding);
            const bool twice = finding.code == number_twice;
            if (!twice && !explains(players)) continue;
            if (first == nullptr || (twice && first->code != number_twice)) first = &finding;
            fault.players.insert(fault.players.end(), players.begin(), players.end());
        }
        if (first == nullptr || !explains(fault.players)) return {};
        const auto* key =
            first->code == number_twice ? "standings.cause-number-twice" : "standings.cause-cell";
        fault.what = Phrase::of(key, {std::to_string(first->line), first->code});
        return fault;
    }

    Fault open_game() const {
        const int held = rounds_held(tournament_);
        for (const auto& player : tournament_.players)
            for (int round = 1; round <= held; ++round) {
                const auto* entry = entry_of(player, round);
                const bool open = entry != nullptr && entry->opponent != 0 &&
                                  (is_pending(*entry) || entry->outcome == Outcome::adjourned);
                if (!open || !explains({player.id, entry->opponent})) continue;
                return {Phrase::of("standings.cause-open",
                                   {std::to_string(player.id), std::to_string(entry->opponent),
                                    std::to_string(round)}),
                        {player.id, entry->opponent}};
            }
        return {};
    }

    const CheckedFile& file_;
    const Tournament& tournament_;
    const submitted::Review& review_;
    std::set<std::int32_t> points_; ///< whose points differ
};

}

void doubt_cause(CheckedFile& file) {
    auto& review = *file.standings;
    if (!review.faulty() || review.state == submitted::State::by_a_list) return;
    if (!review.of_rounds.empty()) return; // known already
    const Faults faults(file);
    auto fault = faults.found();
    const bool other_rules = review.cause && review.cause->after == 0;
    // Ranks that other rules nearly give are no slip: then the round is what differs.
    if (fault.what.empty() && other_rules && review.different_points() == 0)
        fault.what = faults.differing_round();
    if (review.guesses() || (other_rules && !fault.what.empty())) review.cause.reset();
    if (review.cause) return;
    review.of_rounds = std::move(fault.what);
    review.in_fault = std::move(fault.players);
}

}
