#include "unnamed_system.hpp"

#include "numbers_as_places.hpp"
#include "open_byes.hpp"
#include "other_systems.hpp"
#include "round_checker.hpp"
#include <hakem/acceleration.hpp>
#include <hakem/language.hpp>
#include <hakem/system_name.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace hakem::command {

namespace {

/// All rounds by a choice; nothing where one differs. Those that differ from what was taken come
/// first: one round is mostly enough to see that a choice is not it.
std::optional<std::vector<CheckedRound>> rounds_by(Session session, const CheckedFile& file,
                                                   const PairingChoice& choice,
                                                   const CheckRequest& request) {
    const auto* system = session.registry.find<PairingSystem>(choice.system);
    if (system == nullptr) return std::nullopt;
    auto other = std::optional<Tournament>();
    if (choice.baku || choice.plain || choice.other_colour)
        other = with_choice(*file.input.tournament, choice);
    const auto& tournament = other ? *other : *file.input.tournament;
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

/// More than one, and more than half of what can be judged.
bool most_differ(const CheckedFile& file) {
    const auto faulty = file.count(RoundState::differs) + file.count(RoundState::no_pairing);
    const auto judged = file.rounds.size() - file.count(RoundState::incomplete);
    return faulty > 1 && 2 * faulty > judged;
}

/// What decides pairings and has no place in the file; empty where it can hold all of it.
std::string_view not_held(const CheckedFile& file) {
    if (!file.input.tournament || file.choice.by_table()) return {};
    if (file.input.tournament->format == "pgn") return "check.not-held-pgn";
    return has_byes_of_unknown_kind(file) ? "check.not-held-byes" : std::string_view();
}

/// A round or two that no reading of the byes explains; of a PGN the lack may explain any.
bool is_held_against(const CheckedFile& file) {
    return file.input.tournament->format != "pgn" && !most_differ(file);
}

/// What was taken, with its group A where that alone was open.
PairingChoice taken_instead_of(const PairingChoice& found, const CheckedFile& file) {
    auto taken = file.choice;
    const auto& tournament = *file.input.tournament;
    if (!found.baku || !declares_baku(tournament)) return taken;
    taken.baku = true;
    taken.group_end = baku_group_ends(tournament).front();
    return taken;
}

/// Whether another system, and not the edition alone, is worth a trial: a round or two that were
/// paired by hand are of none.
bool is_worth_a_trial(const OtherChoice& other, const CheckedFile& file) {
    if (!other.against) return true;
    const auto& start = file.input.tournament->start;
    if (start && start < dutch_editions.back().applied_from) return false;
    return most_differ(file) || (other.choice.system == file.choice.system && !other.choice.baku);
}

}

void find_system(Session session, CheckedFile& file, const CheckRequest& request) {
    const bool asked = !request.system.empty() && file.choice.certain();
    if (asked || !request.rounds.empty()) return;
    auto rounds_differing = differing(file);
    if (rounds_differing.empty()) return;
    for (const auto& other : other_choices(file)) {
        if (!is_worth_a_trial(other, file)) continue;
        auto rounds = rounds_by(session, file, other.choice, request);
        if (!rounds) continue;
        file.usual_differs = std::move(rounds_differing);
        if (other.against) {
            file.fitting = other.choice.text_in(*file.input.tournament);
            return;
        }
        file.usual = taken_instead_of(other.choice, file).text();
        file.rounds = std::move(*rounds);
        file.byes_read.clear(); // these rounds took the byes as they stand
        file.choice = other.choice;
        return;
    }
}

bool are_differences_open(const CheckedFile& file) {
    return !file.choice.certain() || !file.fitting.empty() || !not_held(file).empty() ||
           are_numbers_places(file);
}

void add_unnamed_system(const CheckedFile& file, Diagnostics& findings) {
    const auto say = [&](Severity severity, std::string_view code, std::string rounds) {
        if (!rounds.empty())
            findings.add(severity, code, 0, 0, 1, {std::move(rounds), file.choice.text()});
    };
    if (!file.byes_read.empty())
        findings.add(Severity::note, "CHK-0119", 0, 0, 1, {file.byes_read, file.choice.text()});
    if (!file.usual.empty())
        return findings.add(Severity::note, "CHK-0114", 0, 0, 1,
                            {file.choice.text(), file.usual, file.usual_differs});
    // Before the earliest edition none of ours can be asked for (CHK-0109), and a table that nobody
    // named is none (CHK-0111).
    if (file.choice.by_table() || file.input.diagnostics.by_code().contains("PAIR-0226")) return;
    const auto lack = not_held(file);
    if (!file.fitting.empty())
        return findings.add(
            file.choice.certain() && lack.empty() ? Severity::error : Severity::warning, "CHK-0117",
            0, 0, 1,
            {file.fitting, file.choice.text_in(*file.input.tournament), file.usual_differs});
    if (are_numbers_places(file)) {
        say(Severity::warning, "CHK-0120", differing(file, true));
        return say(Severity::warning, "CHK-0113", differing(file, false));
    }
    if (auto rounds = differing(file); !lack.empty() && !rounds.empty())
        return findings.add(is_held_against(file) ? Severity::warning : Severity::note, "CHK-0118",
                            0, 0, 1,
                            {std::move(rounds), file.choice.text(), message_argument(lack)});
    if (file.choice.certain()) return;
    if (most_differ(file))
        say(Severity::note, "CHK-0116", differing(file));
    else
        say(Severity::warning, "CHK-0112", differing(file, true));
    say(Severity::warning, "CHK-0113", differing(file, false));
}

}
