#include "unnamed_system.hpp"

#include "round_checker.hpp"
#include <hakem/acceleration.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace hakem::command {

namespace {

constexpr std::array<std::string_view, 2> editions = {"2026", "2017"};

/// What else the rounds may be of, the likeliest first.
std::vector<PairingChoice> other_choices(const CheckedFile& file) {
    const auto& taken = file.choice;
    const auto& tournament = *file.input.tournament;
    std::vector<PairingChoice> others;
    const auto add = [&](std::string_view system, std::string_view edition, bool baku) {
        auto choice = taken;
        choice.system = system;
        choice.edition = edition;
        choice.baku = baku;
        others.push_back(std::move(choice));
    };
    for (const auto edition : editions)
        if (edition != taken.edition) add("dutch", edition, false);
    if (taken.system_named) return others; // the edition alone is not known
    add("ulusal-swiss", "", false);
    if (!tournament.accelerations.empty() || declares_baku(tournament)) return others;
    add("dutch", taken.edition, true);
    for (const auto edition : editions)
        if (edition != taken.edition) add("dutch", edition, true);
    return others;
}

/// All rounds by a choice; nothing where one differs. Those that differ from what was taken come
/// first: one round is mostly enough to see that a choice is not it.
std::optional<std::vector<CheckedRound>> rounds_by(Session session, const CheckedFile& file,
                                                   const PairingChoice& choice,
                                                   const CheckRequest& request) {
    const auto* system = session.registry.find<PairingSystem>(choice.system);
    if (system == nullptr) return std::nullopt;
    auto accelerated = std::optional<Tournament>();
    if (choice.baku) {
        accelerated = *file.input.tournament;
        accelerated->encoded_type = "FIDE_DUTCH_BAKU";
    }
    const auto& tournament = accelerated ? *accelerated : *file.input.tournament;
    const RoundChecker checker(*system, tournament, choice, request.initial_colour,
                               file.input.diagnostics.strict());
    auto rounds = file.rounds;
    for (const bool faulty : {true, false})
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            if (file.rounds[i].faulty() != faulty) continue;
            rounds[i] = checker.check(rounds[i].round, false);
            if (rounds[i].faulty()) return std::nullopt;
        }
    return rounds;
}

/// "2, 4"; of rounds that differ: legal, not legal, or all.
std::string differing(const CheckedFile& file, std::optional<bool> legal = std::nullopt) {
    std::vector<int> rounds;
    for (const auto& round : file.rounds)
        if (round.faulty() && (!legal || round.verdict.legal == *legal))
            rounds.push_back(round.round);
    return fmt::format("{}", fmt::join(rounds, ", "));
}

}

void find_system(Session session, CheckedFile& file, const CheckRequest& request) {
    if (file.choice.certain() || file.choice.system != "dutch" || !request.rounds.empty()) return;
    auto rounds_differing = differing(file);
    if (rounds_differing.empty()) return;
    for (const auto& choice : other_choices(file)) {
        auto rounds = rounds_by(session, file, choice, request);
        if (!rounds) continue;
        file.usual = file.choice.text();
        file.usual_differs = std::move(rounds_differing);
        file.rounds = std::move(*rounds);
        file.choice = choice;
        return;
    }
}

void add_unnamed_system(const CheckedFile& file, Diagnostics& findings) {
    const auto say = [&](Severity severity, std::string_view code, std::string rounds) {
        if (!rounds.empty())
            findings.add(severity, code, 0, 0, 1, {std::move(rounds), file.choice.text()});
    };
    if (!file.usual.empty())
        return findings.add(Severity::note, "CHK-0114", 0, 0, 1,
                            {file.choice.text(), file.usual, file.usual_differs});
    // Before the earliest edition none of ours can be asked for (CHK-0109).
    if (file.choice.certain() || file.input.diagnostics.by_code().contains("PAIR-0226")) return;
    const auto faulty = file.count(RoundState::differs) + file.count(RoundState::no_pairing);
    const auto judged = file.rounds.size() - file.count(RoundState::incomplete);
    if (faulty > 1 && 2 * faulty > judged)
        say(Severity::note, "CHK-0116", differing(file));
    else
        say(Severity::warning, "CHK-0112", differing(file, true));
    say(Severity::warning, "CHK-0113", differing(file, false));
}

}
