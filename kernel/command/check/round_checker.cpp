#include "round_checker.hpp"

#include "command/board_differences.hpp"
#include "open_byes.hpp"
#include "unnamed_system.hpp"
#include <hakem/attendance.hpp>
#include <hakem/left_out.hpp>
#include <hakem/players_match.hpp>

#include <algorithm>
#include <limits>
#include <set>
#include <string>

namespace hakem::command {

namespace {

/// The first round with a game still to be played; the rounds behind it cannot be judged.
int first_pending_round(const Tournament& tournament) {
    std::size_t first = std::numeric_limits<int>::max();
    for (const auto& player : tournament.players) {
        const auto found = std::find_if(player.rounds.begin(), player.rounds.end(), is_pending);
        if (found != player.rounds.end())
            first = std::min(first, static_cast<std::size_t>(found - player.rounds.begin()) + 1);
    }
    return static_cast<int>(first);
}

/// The event with its pending games begun: a round counts as held from its first result on, but
/// its pairing can be judged before.
Tournament with_games_begun(Tournament tournament) {
    for (auto& player : tournament.players)
        for (auto& entry : player.rounds)
            if (is_pending(entry)) entry.outcome = Outcome::adjourned;
    return tournament;
}

/// The last round that was paired, played or not.
int last_paired_round(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players)
        for (auto r = player.rounds.size(); r > last; --r) {
            const auto& entry = player.rounds[r - 1];
            if (entry.opponent != 0 || entry.outcome == Outcome::pairing_bye) last = r;
        }
    return last_round_with_records(tournament, static_cast<int>(last));
}

std::vector<int> rounds_to_check(const Tournament& tournament, const std::vector<int>& asked) {
    if (!asked.empty()) return asked;
    std::vector<int> rounds(static_cast<std::size_t>(last_paired_round(tournament)));
    for (std::size_t i = 0; i < rounds.size(); ++i) rounds[i] = static_cast<int>(i + 1);
    return rounds;
}

/// A round that cannot be judged by what the file has of it.
CheckedRound left_out(int number) {
    CheckedRound round;
    round.round = round.waits_for = number;
    round.state = RoundState::incomplete;
    return round;
}

/// Where games could not be read, a round that differs may be right.
void leave_out_faulty(std::vector<CheckedRound>& rounds) {
    for (auto& round : rounds)
        if (round.faulty()) round = left_out(round.round);
}

/// What a system says of the file as a whole it says in every round: once is enough. Why a round
/// has no pairing stays with the round.
void gather_findings(CheckedFile& file) {
    std::vector<Diagnostic> told;
    for (const auto& round : file.rounds) {
        for (const auto& finding : round.findings) {
            if (round.state == RoundState::no_pairing && finding.code != "PAIR-0226") continue;
            if (finding.code == "PAIR-0101") continue; // the check tells it, round by round
            const bool known = std::any_of(told.begin(), told.end(), [&](const Diagnostic& other) {
                return other.code == finding.code && other.line == finding.line &&
                       other.arguments == finding.arguments;
            });
            if (known) continue;
            told.push_back(finding);
            file.input.diagnostics.add(finding.severity, finding.code, finding.line, finding.column,
                                       finding.length, finding.arguments, finding.excerpt);
        }
    }
    file.input.diagnostics.sort();
}

/// The second bye that the national Swiss gives itself is no fault (regulation 17.3).
void tell_byes_given(CheckedFile& file) {
    auto& findings = file.input.diagnostics;
    const auto& counts = findings.by_code();
    const auto is_cut = [](const auto& count) {
        return count.second > Diagnostics::limit_per_code;
    };
    if (file.choice.system != "ulusal-swiss" || !counts.contains("TRN-0109") ||
        std::any_of(counts.begin(), counts.end(), is_cut))
        return;
    std::set<std::string> identical;
    for (const auto& round : file.rounds)
        if (round.state == RoundState::identical) identical.insert(std::to_string(round.round));
    Diagnostics told(findings.file(), findings.strict());
    for (const auto& one : findings.all()) {
        const bool given = one.code == "TRN-0109" && one.arguments.size() == 3 &&
                           identical.contains(one.arguments[2]);
        Diagnostics of_file(one.file, findings.strict());
        of_file.add(given ? Severity::note : one.severity,
                    given ? std::string_view("TRN-0115") : one.code, one.line, one.column,
                    one.length, one.arguments, one.excerpt);
        told.append(of_file);
    }
    findings = std::move(told);
}

}

RoundChecker::RoundChecker(const PairingSystem& system, const Tournament& tournament,
                           const PairingChoice& choice, std::optional<Colour> initial_colour,
                           bool strict)
    : system_(system), tournament_(tournament), index_(tournament), by_table_(choice.by_table()),
      strict_(strict), first_pending_(first_pending_round(tournament)),
      last_(last_paired_round(tournament)) {
    if (first_pending_ <= last_) begun_ = with_games_begun(tournament);
    if (tournament.scheduled_rounds != 0 && last_ > tournament.scheduled_rounds) {
        longer_ = tournament;
        longer_->scheduled_rounds = last_;
    }
    request_.edition = choice.edition;
    request_.initial_colour = initial_colour;
}

CheckedRound RoundChecker::check(int number, bool judged) const {
    CheckedRound round;
    round.round = number;
    const auto played = played_pairing(as_begun(), number);
    if (played.pairs.empty() || (number > first_pending_ && !by_table_)) {
        round.state = RoundState::incomplete;
        if (!played.pairs.empty()) round.waits_for = first_pending_;
        return round;
    }
    if (is_half_told(number)) return left_out(number);
    compare(round, played, judged, as_announced(number));
    if (!round.faulty() || number != last_ || tournament_.scheduled_rounds != 0) return round;
    // Nobody says whether the event goes on: the last round has rules of its own.
    auto other = tournament_;
    other.scheduled_rounds = is_last_round(tournament_, number) ? number + 1 : number;
    CheckedRound alike;
    alike.round = number;
    compare(alike, played, false, other);
    return alike.faulty() ? round : alike;
}

/// Whether a game of the round stands with one of its players alone: what the reader said of it is
/// the fault, and whether the round is legal cannot be seen.
bool RoundChecker::is_half_told(int round) const {
    const auto& players = tournament_.players;
    return std::any_of(players.begin(), players.end(), [&](const Player& player) {
        const auto* entry = entry_of(player, round);
        if (entry == nullptr || entry->opponent == 0) return false;
        const auto at = index_[entry->opponent];
        if (at < 0 || entry->opponent == player.id) return true;
        const auto* other = entry_of(players[static_cast<std::size_t>(at)], round);
        return other == nullptr || other->opponent != player.id;
    });
}

/// That a round is one too many for the declared number is told once (TRN-0206).
const Tournament& RoundChecker::as_announced(int round) const {
    return longer_ && round > tournament_.scheduled_rounds ? *longer_ : tournament_;
}

void RoundChecker::compare(CheckedRound& round, const RoundPairing& played, bool judged,
                           const Tournament& tournament) const {
    auto request = request_;
    request.round = round.round;
    Diagnostics diagnostics({}, strict_);
    const auto paired = system_.pair(tournament, request, diagnostics);
    round.findings = diagnostics.all();
    RoundPairing expected;
    expected.round = round.round;
    if (!paired.empty()) expected = paired.front();
    round.edition = expected.edition;
    auto found = differences_of(as_begun(), played, expected, by_table_);
    if (paired.empty())
        round.state = RoundState::no_pairing;
    else if (!found.none())
        round.state = RoundState::differs;
    else
        return;
    round.played = std::move(found.played);
    round.expected = std::move(found.expected);
    if (judged) round.verdict = system_.judge(tournament, request, played, expected);
}

void check_rounds(Session session, CheckedFile& file, const CheckRequest& request, bool alone) {
    const auto& tournament = *file.input.tournament;
    if (request.system.empty() && is_players_match(tournament)) {
        file.choice.system = PairingChoice::match;
        return;
    }
    file.choice = pairing_choice(request.system, tournament);
    const auto numbers = rounds_to_check(tournament, request.rounds);
    const auto* system = session.registry.find<PairingSystem>(file.choice.system);
    if (system == nullptr && numbers.empty()) { // a list of entries misses none
        file.choice = {};
        return;
    }
    if (system == nullptr)
        throw Error(ExitCode::plugin_trouble, "check.no-system",
                    {file.input.shown, file.choice.system});
    if (!file.choice.edition_known) file.choice.edition.clear();
    const RoundChecker checker(*system, tournament, file.choice, request.initial_colour,
                               file.input.diagnostics.strict());
    std::vector<CheckedRound> rounds(numbers.size());
    const auto work = [&](std::size_t i) { rounds[i] = checker.check(numbers[i]); };
    if (alone)
        in_parallel(numbers.size(), work);
    else
        for (std::size_t i = 0; i < numbers.size(); ++i) work(i);
    for (const auto& round : rounds)
        if (file.choice.edition.empty()) file.choice.edition = round.edition;
    if (has_left_out_games(file.input.diagnostics)) leave_out_faulty(rounds);
    file.rounds = std::move(rounds);
    read_open_byes(session, file, request);
    find_system(session, file, request);
    gather_findings(file);
    tell_byes_given(file);
}

}
