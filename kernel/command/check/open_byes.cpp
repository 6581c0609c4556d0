#include "open_byes.hpp"

#include "round_checker.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

bool is_open(const Player& player, std::size_t round) {
    return round < player.rounds.size() && player.rounds[round].outcome == Outcome::pairing_bye;
}

/// The byes of one round in a copy of the event.
class ByesOfRound {
public:
    ByesOfRound(Tournament& tournament, int round)
        : tournament_(tournament), round_(static_cast<std::size_t>(round - 1)) {
        for (std::size_t i = 0; i < tournament.players.size(); ++i)
            if (is_open(tournament.players[i], round_)) who_.push_back(i);
    }

    std::size_t count() const { return who_.size(); }

    /// `count()` stands for none.
    void give_pairing_bye_to(std::size_t one) {
        for (std::size_t i = 0; i < who_.size(); ++i)
            set(who_[i], i == one ? Outcome::pairing_bye : Outcome::full_bye);
    }

    void restore() {
        for (const auto player : who_) set(player, Outcome::pairing_bye);
    }

private:
    void set(std::size_t player, Outcome outcome) {
        tournament_.players[player].rounds[round_].outcome = outcome;
    }

    Tournament& tournament_;
    std::size_t round_;
    std::vector<std::size_t> who_;
};

/// The round with the first reading of its byes that gives it; nothing where none does, and the
/// byes are as they were.
template<class Check>
std::optional<CheckedRound> with_other_byes(const Check& check, Tournament& tournament, int round) {
    constexpr std::size_t most = 20;
    ByesOfRound byes(tournament, round);
    if (byes.count() > most) return std::nullopt;
    const bool one_alone = byes.count() == 1; // as the pairing-allocated one it was tried
    for (std::size_t one = one_alone ? 1 : 0; byes.count() != 0 && one <= byes.count(); ++one) {
        byes.give_pairing_bye_to(one);
        auto checked = check(round, false);
        if (!checked.faulty()) return checked;
    }
    byes.restore();
    return std::nullopt;
}

}

bool has_byes_of_unknown_kind(const CheckedFile& file) {
    const auto& players = file.input.tournament->players;
    const auto is_bye = [](const RoundEntry& entry) {
        return entry.outcome == Outcome::pairing_bye;
    };
    if (file.input.tournament->format == "trf06")
        return std::any_of(players.begin(), players.end(), [&](const Player& player) {
            return std::any_of(player.rounds.begin(), player.rounds.end(), is_bye);
        });
    const auto& findings = file.input.diagnostics.all();
    return std::any_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
        return finding.code == "TRF-0107" && finding.arguments.size() == 2 &&
               finding.arguments[1] == "U";
    });
}

void read_open_byes(Session session, CheckedFile& file, const CheckRequest& request) {
    const auto is_faulty = [](const CheckedRound& round) { return round.faulty(); };
    if (file.choice.by_table() || std::none_of(file.rounds.begin(), file.rounds.end(), is_faulty) ||
        !has_byes_of_unknown_kind(file))
        return;
    auto tournament = *file.input.tournament;
    const auto& system = *session.registry.find<PairingSystem>(file.choice.system);
    // A checker knows the event as it was when it was made.
    const auto check = [&](int round, bool judged) {
        return RoundChecker(system, tournament, file.choice, request.initial_colour,
                            file.input.diagnostics.strict())
            .check(round, judged);
    };
    auto rounds = file.rounds;
    std::vector<int> read;
    for (auto& round : rounds) {
        if (!read.empty()) round = check(round.round, true);
        if (!round.faulty()) continue;
        auto other = with_other_byes(check, tournament, round.round);
        if (!other) continue;
        round = std::move(*other);
        read.push_back(round.round);
    }
    const auto faulty = std::count_if(rounds.begin(), rounds.end(), is_faulty);
    if (read.empty() || faulty >= std::count_if(file.rounds.begin(), file.rounds.end(), is_faulty))
        return;
    file.rounds = std::move(rounds);
    file.byes_read = fmt::format("{}", fmt::join(read, ", "));
}

}
