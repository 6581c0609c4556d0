#include "adjourn_game.hpp"

#include "adjourn_words.hpp"
#include "adjournment/overlay.hpp"
#include "pgn/format/reader.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

namespace hakem::command {

namespace {

[[noreturn]] void refuse(std::string_view key, std::vector<std::string> arguments) {
    throw Error(ExitCode::wrong_usage, key, std::move(arguments));
}

chess::Position position_of_fen(const std::string& fen) {
    const auto reading = chess::read_fen(fen);
    std::string_view reason;
    for (const auto& finding : reading.findings)
        if (reason.empty() &&
            (chess::is_fatal(finding.fault) || finding.fault == chess::FenFault::move_number ||
             finding.fault == chess::FenFault::fields_missing))
            reason = chess::message_key(finding.fault);
    // Without the number of the move nobody could tell the quota, nor write the envelope (I.2).
    if (!reading.position || !reason.empty())
        refuse("error.adjourn-fen", {std::string(slice(fen, 0, 100)), message_argument(reason)});
    return *reading.position;
}

chess::Position position_of_game(Session session, const AdjournCommand& command) {
    Diagnostics diagnostics(session.shown(command.pgn), session.common.strict);
    pgn::Reader reader(command.pgn, diagnostics);
    pgn::Game game;
    bool found = false;
    for (int number = 1; number <= command.pgn_game && (found = reader.next_tags(game));) ++number;
    if (!found)
        throw Error(ExitCode::answer_is_no, "error.rule-no-game",
                    {command.pgn.string(), std::to_string(command.pgn_game)});
    reader.read_moves(game);
    session.console.show(diagnostics, Severity::warning);
    if (!game.whole)
        throw Error(ExitCode::answer_is_no, "error.adjourn-pgn",
                    {command.pgn.string(), std::to_string(game.plies)});
    return game.last;
}

}

adjournments::RoundGame adjourned_game(const AdjournCommand& command,
                                       const Tournament& tournament) {
    if (command.board == 0 && command.white == 0) refuse("error.adjourn-which", {});
    const int round = command.round != 0 ? command.round : adjournments::rounds_paired(tournament);
    std::vector<adjournments::RoundGame> found;
    for (auto& game : adjournments::games_in_round(tournament, round)) {
        const bool meant =
            command.white != 0
                ? game.key.white == command.white
                : game.board == command.board && (command.seat == 0 || game.seat == command.seat);
        if (meant) found.push_back(std::move(game));
    }
    const auto number = std::to_string(command.white != 0 ? command.white : command.board);
    if (found.empty())
        refuse(command.white != 0 ? "error.adjourn-no-white" : "error.adjourn-no-board",
               {std::to_string(round), number});
    if (found.size() > 1) refuse("error.adjourn-no-seat", {std::to_string(round), number});
    return found.front();
}

chess::Position adjourned_position(Session session, const AdjournCommand& command) {
    if (!command.fen.empty()) return position_of_fen(command.fen);
    if (!command.pgn.empty()) return position_of_game(session, command);
    refuse("error.adjourn-no-position", {});
}

void fill_period(const AdjournCommand& command, const Tournament& tournament,
                 adjournment::Handed& handed, const chess::Position& position) {
    const auto control = time_control_of(tournament);
    if (control && !control->unequal) {
        // The last period whose moves the sealer has made; the first one where he has made none's.
        const auto made = position.fullmove_number() - 1;
        std::int32_t quota = 0;
        std::size_t ended = 0;
        std::int64_t given = 0;
        for (std::size_t i = 0; i < control->periods.size(); ++i) {
            const auto& period = control->periods[i];
            const auto until = quota + period.moves;
            if (i != 0 && (period.moves == 0 || until > made)) break;
            quota = period.moves == 0 ? 0 : until;
            given += period.seconds;
            ended = i;
        }
        handed.quota = quota;
        handed.given = given;
        handed.increment = control->periods[ended].increment;
        if (ended + 1 < control->periods.size())
            handed.next_period = control->periods[ended + 1].seconds;
    }
    if (command.quota >= 0) handed.quota = command.quota;
    if (!command.given.empty()) handed.given = seconds_of("--given", command.given);
    if (!command.next_period.empty())
        handed.next_period = seconds_of("--next-period", command.next_period);
    if (!command.increment.empty()) handed.increment = seconds_of("--increment", command.increment);
}

}
