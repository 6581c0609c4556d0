#pragma once
/// A file whose rounds were paired again and whose standings were computed, and what came of it.

#include "command/inputs.hpp"
#include "command/pairing_choice.hpp"
#include "judging/verdict.hpp"
#include "submitted/review.hpp"
#include <hakem/pairing_system.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hakem::command {

struct Judging;

enum class RoundState : std::uint8_t {
    identical,
    differs,
    no_pairing, ///< the system finds none: `CheckedRound::findings` say why
    incomplete, ///< cannot be paired again: `CheckedRound::waits_for`
};

struct CheckedRound {
    int round = 0;
    RoundState state = RoundState::identical;
    /// Incomplete: the round that misses results, or its own number where a game of it is told by
    /// one side alone or could not be read; 0 = has no pairing.
    int waits_for = 0;
    std::vector<Pair> played;   ///< only as played
    std::vector<Pair> expected; ///< only as the system pairs
    Verdict verdict;            ///< of a round that is not identical
    std::string edition;        ///< that paired it again; empty = not asked for
    std::vector<Diagnostic> findings;

    bool faulty() const { return state == RoundState::differs || state == RoundState::no_pairing; }
};

struct CheckedFile {
    Input input;          ///< what the systems found is among its findings
    PairingChoice choice; ///< with the edition in force, where the system has several
    /// The file names no system, and its rounds are those of `choice`: what was taken first, and
    /// the rounds that differ from it, "2, 4".
    std::string usual, usual_differs;
    /// All rounds are those of this one, while the file says `choice`; empty where none is.
    std::string fitting;
    std::string byes_read; ///< rounds whose byes were told apart by pairing them, "1, 3"
    std::vector<CheckedRound> rounds;
    std::optional<submitted::Review> standings; ///< none where only rounds were asked for
    std::string content;                        ///< hash of it; empty where there is no tournament
    judging::Judgement judgement;               ///< with all findings, also of rounds and standings

    std::size_t count(RoundState state) const;
    /// A round, a rank or points are not as they should be.
    bool faulty() const;
    /// Every round is as the system pairs it, the standings are ours, and the file was read.
    bool clean() const;
    /// "dutch 2026".
    std::string system_text() const;
};

/// What is asked of each file.
struct CheckRequest {
    std::string system;      ///< id[@edition]; empty = the file decides
    std::vector<int> rounds; ///< empty = all, and the standings
    std::optional<Colour> initial_colour;
    std::shared_ptr<const Judging> judging; ///< check_judging.hpp; null = as the rules weigh
    /// Sees the event while its identity numbers are there; may be empty.
    std::function<void(const Tournament&)> look = {};
};

/// Reads one file, pairs its rounds again, ranks it and judges it; its troubles are in the result.
/// `alone`: there is one file, so its rounds may have all cores.
CheckedFile check_file(Session session, const std::filesystem::path& path,
                       const CheckRequest& request, bool alone);

}
