#include "checked_file.hpp"

#include "cause_of_rounds.hpp"
#include "check_judging.hpp"
#include "command/rate/settled_ids.hpp"
#include "other_systems.hpp"
#include "round_checker.hpp"
#include <hakem/identity.hpp>

#include <algorithm>
#include <array>
#include <new>
#include <set>
#include <tuple>

namespace hakem::command {

namespace {

/// A tie-break that we have not and that decides no place keeps no file from being clean.
Severity weight_of(const Diagnostic& remark, const submitted::Review& review) {
    const bool decides_nothing = remark.code == "RNK-0020" && !review.faulty();
    return decides_nothing ? Severity::note : remark.severity;
}

/// What was left out of the list of tie-breaks is a finding of the file. They are those of the
/// system that was found, not of the first guess.
void check_standings(Session session, CheckedFile& file) {
    const auto& tournament = *file.input.tournament;
    std::optional<Tournament> found;
    if (!file.usual.empty()) found = with_choice(tournament, file.choice);
    file.standings = submitted::review(found ? *found : tournament, session.registry);
    doubt_cause(file);
    for (const auto& remark : file.standings->remarks)
        if (remark.severity != Severity::note)
            file.input.diagnostics.add(weight_of(remark, *file.standings), remark.code, remark.line,
                                       remark.column, remark.length, remark.arguments,
                                       remark.excerpt);
    file.input.diagnostics.sort();
}

/// A few games of an event, or a match of two: it is not judged as a tournament.
bool is_excerpt(const Tournament& tournament) {
    std::set<std::int32_t> rounds;
    for (const auto& game : tournament.games)
        if (game.round != 0) rounds.insert(game.round);
    return tournament.players.size() < 3 ||
           (!rounds.empty() && rounds.size() < static_cast<std::size_t>(*rounds.rbegin()));
}

/// Whether a finding is about the place of a game in a round, which an excerpt has not.
bool is_of_rounds(std::string_view code) {
    constexpr std::array<std::string_view, 9> codes = {"PGN-0209", "PGN-0217", "PGN-0218",
                                                       "PGN-0219", "PGN-0220", "PGN-0222",
                                                       "PGN-0223", "PGN-0224", "PGN-0227"};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

/// The tournament of a file of games, where it is one that can be read whole; what was said of the
/// games already is not said again.
bool add_tournament(Session session, Input& input) {
    // Of a large collection the one way through its games is enough.
    constexpr std::uint64_t most_games = 20'000, most_bytes = 32u << 20;
    std::error_code trouble;
    const auto size = std::filesystem::file_size(input.path, trouble);
    if (trouble || size > Source::size_limit) return false;
    const bool large = size > most_bytes || input.games->games > most_games;
    if (session.common.event.empty() && large) return false;
    auto read = read_input(session, input.path, Identity::kept);
    const bool excerpt =
        session.common.event.empty() && read.tournament && is_excerpt(*read.tournament);
    std::set<std::tuple<std::string, std::uint32_t, std::uint32_t>> told;
    for (const auto& finding : input.diagnostics.all())
        told.emplace(finding.code, finding.line, finding.column);
    for (const auto& finding : read.diagnostics.all())
        if (!told.contains({finding.code, finding.line, finding.column}) &&
            (!excerpt || (finding.code.starts_with("PGN-") && !is_of_rounds(finding.code))))
            input.diagnostics.add(finding.severity, finding.code, finding.line, finding.column,
                                  finding.length, finding.arguments, finding.excerpt);
    input.diagnostics.sort();
    if (excerpt) return false;
    // A collection of games, or the games of several events: there are no rounds to check.
    if (read.error && read.error->code() != ExitCode::not_understood) input.error = read.error;
    if (session.common.event.empty() || !read.error)
        input.tournament = std::move(read.tournament);
    else
        input.error = read.error;
    if (input.tournament) input.language = read.language;
    return !input.error && input.tournament.has_value();
}

/// The first trouble of a file is the one that is told.
template<class Work>
void guarded(CheckedFile& file, const Work& work) {
    std::optional<Error> trouble;
    try {
        work();
    } catch (const Error& error) {
        trouble = error;
    } catch (const std::bad_alloc&) {
        trouble = Error(ExitCode::limit_hit, "error.out-of-memory");
    } catch (const std::exception& failure) {
        trouble = Error(ExitCode::internal_error, "error.internal", {failure.what()});
    }
    if (!file.input.error) file.input.error = trouble;
}

}

std::size_t CheckedFile::count(RoundState state) const {
    return static_cast<std::size_t>(
        std::count_if(rounds.begin(), rounds.end(),
                      [&](const CheckedRound& round) { return round.state == state; }));
}

bool CheckedFile::faulty() const {
    return (standings && standings->faulty()) ||
           std::any_of(rounds.begin(), rounds.end(),
                       [](const CheckedRound& round) { return round.faulty(); });
}

bool CheckedFile::clean() const {
    return !input.error && count(RoundState::identical) == rounds.size() &&
           !(standings && standings->faulty());
}

std::string CheckedFile::system_text() const { return choice.text(); }

namespace {

/// The rules see, hidden, that a long number stands in the field of the FIDE id.
Tournament with_ids_in_place(Tournament tournament, const std::vector<MovedId>& moved) {
    for (const auto& one : moved) tournament.players[one.player].fide_id = masked(one.id);
    return tournament;
}

/// What needs identity numbers; afterwards they are gone, unless they are asked for.
void look_at_content(Session session, CheckedFile& file, const CheckRequest& request,
                     const Judging& judging) {
    auto& tournament = *file.input.tournament;
    const auto moved = settle_ids(tournament);
    guarded(file, [&] {
        file.content = content_hash_of(tournament);
        if (moved.empty() || judging.profile.rated_by != judging::RatedBy::fide)
            check_for_office(tournament, judging, file.input.diagnostics);
        else
            check_for_office(with_ids_in_place(tournament, moved), judging, file.input.diagnostics);
        if (request.look) request.look(tournament);
    });
    if (!session.common.with_identity) hide_identity(tournament);
}

/// Reads, pairs again and ranks.
void check(Session session, CheckedFile& file, const CheckRequest& request, const Judging& judging,
           bool alone) {
    bool usable = true; // what the office asks for besides does not refuse a file
    if (auto games = survey_input(session, file.input.path, SurveyDepth::moves)) {
        file.input = std::move(*games);
        const bool has_event = !file.input.error && add_tournament(session, file.input);
        usable = file.input.usable();
        if (file.input.tournament) look_at_content(session, file, request, judging);
        if (!has_event) return;
        // Starting numbers of ours say nothing of the pairings, unless these are asked for.
        const bool asked = !request.system.empty() || !request.rounds.empty();
        if (file.input.tournament->numbers_assumed && !asked) return;
    } else {
        file.input = read_input(session, file.input.path, Identity::kept);
        usable = file.input.usable();
        if (file.input.tournament) look_at_content(session, file, request, judging);
    }
    if (file.input.error) return;
    if (!usable) {
        file.input.error = Error(ExitCode::answer_is_no, "error.strict", {file.input.shown});
        return;
    }
    guarded(file, [&] { check_rounds(session, file, request, alone); });
    if (request.rounds.empty()) guarded(file, [&] { check_standings(session, file); });
}

}

CheckedFile check_file(Session session, const std::filesystem::path& path,
                       const CheckRequest& request, bool alone) {
    const Judging as_given;
    const auto& judging = request.judging ? *request.judging : as_given;
    CheckedFile file;
    file.input.path = path;
    check(session, file, request, judging, alone);
    judge(file, judging);
    return file;
}

}
