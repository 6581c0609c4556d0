#include "judgement.hpp"

#include <hakem/missing_game.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace hakem::round_robin {

namespace {

class Judgement {
public:
    Judgement(const History& history, const Schedule& schedule, int round)
        : history_(history), schedule_(schedule), round_(static_cast<std::size_t>(round - 1)) {}

    Verdict made() {
        for (std::size_t i = 0; i < history_.competitors.size(); ++i) {
            const auto& rounds = history_.competitors[i].rounds;
            if (round_ >= rounds.size()) continue;
            const auto opponent = rounds[round_].opponent;
            if (opponent < 0)
                judge_idle(history_.competitors[i]);
            else if (i < static_cast<std::size_t>(opponent))
                judge_meeting(history_.competitors[i], opponent);
        }
        return std::move(verdict_);
    }

private:
    void judge_meeting(const Competitor& one, std::int32_t opponent) {
        std::vector<std::size_t> others;
        for (std::size_t r = 0; r < one.rounds.size(); ++r)
            if (r != round_ && one.rounds[r].opponent == opponent) others.push_back(r);
        if (others.size() < (schedule_.double_cycle ? 2U : 1U)) return;
        const auto& other = history_.competitors[static_cast<std::size_t>(opponent)];
        add("pairing.fault.met",
            {fmt::to_string(one.id), fmt::to_string(other.id), fmt::to_string(others.front() + 1)});
    }

    /// An absence that the file tells is its own affair, and of an odd field one is free.
    void judge_idle(const Competitor& one) {
        const auto silent = [](const Round& round) {
            return round.opponent < 0 && round.outcome == Outcome::absent;
        };
        const auto& rounds = one.rounds;
        if (!misses_game(one, static_cast<int>(round_) + 1, history_.scheduled)) return;
        const auto cycles = schedule_.double_cycle ? 2 : 1;
        const auto free = schedule_.competitors % 2 == 0 ? 0 : cycles;
        const auto idle = std::count_if(rounds.begin(), rounds.end(), [&](const Round& round) {
            return silent(round) || round.outcome == Outcome::pairing_bye;
        });
        if (idle > free) add("pairing.fault.no_game", {fmt::to_string(one.id)});
    }

    void add(std::string reason, std::vector<std::string> arguments) {
        Decision fault;
        fault.subject = fmt::format("round {}", round_ + 1);
        fault.rule = "Regulation 28.1; FIDE C.05, Annex 1";
        fault.edition = "regulation";
        fault.reason = std::move(reason);
        fault.arguments = std::move(arguments);
        verdict_.legal = false;
        verdict_.faults.push_back(std::move(fault));
    }

    const History& history_;
    const Schedule& schedule_;
    std::size_t round_;
    Verdict verdict_;
};

}

Verdict judge_round(const History& history, const Schedule& schedule, int round) {
    return Judgement(history, schedule, round).made();
}

}
