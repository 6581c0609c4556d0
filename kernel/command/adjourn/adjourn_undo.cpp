#include "adjourn_undo.hpp"

#include "adjourn_game.hpp"
#include "adjourn_output.hpp"
#include "adjourn_words.hpp"
#include "adjournment/overlay.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

namespace hakem::command {

namespace {

using adjournments::RecordLine;

/// The last lines of a game that are in force: one, or those of one command; in their order.
std::vector<const RecordLine*> last_lines(const std::vector<RecordLine>& lines, const GameKey& game,
                                          bool whole_command) {
    Diagnostics told; // when the tournament was read
    const auto counts = adjournments::in_force(lines, told);
    std::vector<const RecordLine*> last;
    for (auto i = lines.size(); i-- > 0;) {
        const auto& line = lines[i];
        if (!counts[i] || line.event.game != game) continue;
        const bool together = !last.empty() && line.line + 1 == last.front()->line &&
                              line.more == last.front()->more + 1;
        if (!last.empty() && !(whole_command && together)) break;
        last.insert(last.begin(), &line);
    }
    return last;
}

/// Where no moment is told, that of the event that is taken back.
Moment moment_of_withdrawal(const AdjournCommand& command, const Moment& withdrawn) {
    return command.at.empty() ? withdrawn : moment_of("--at", command.at, withdrawn);
}

}

ExitCode undo_adjourned(Session session, const AdjournCommand& command, const Input& input) {
    const auto path = adjournments::record_path(command.input);
    const auto& rules = session.registry.get<AdjournmentRules>("laws");
    const auto& tournament = *input.tournament;
    const auto game = adjourned_game(command, tournament);
    if (trim(command.reason).empty())
        throw Error(ExitCode::wrong_usage, "error.adjourn-undo-reason");
    adjournments::OpenRecord open(path);
    Diagnostics found(session.shown(path), session.common.strict), told(session.shown(path));
    auto record = open.read(found);
    if (found.has_errors())
        throw Error(ExitCode::answer_is_no, "error.adjourn-damaged", {path.string()});
    const auto last = last_lines(record.lines, game.key, command.whole_command);
    if (last.empty())
        throw Error(ExitCode::answer_is_no, "error.adjourn-nothing-to-undo",
                    {std::to_string(game.key.round), std::to_string(game.board)});
    RecordLine line;
    line.event = {game.key, moment_of_withdrawal(command, last.back()->event.at),
                  adjournment::Withdrawn{without_identity(command.reason),
                                         static_cast<std::int32_t>(last.size())}};
    line.paired = adjournments::rounds_paired(tournament);
    open.append(adjournments::record_name(tournament.name), {line});
    const AdjournShown shown{
        tournament, rules, command.verb, session.shown(path), session.console.language(),
        last.size()};
    record.lines.push_back(line);
    const auto games = adjournments::games_of(record.lines, rules, told);
    const auto& now = *find_adjourned(games, game.key);
    show_adjourned(session, command, adjourn_document(shown, now, 0), adjourn_json(shown, {now}, 0),
                   adjourn_text(shown, now, 0));
    return ExitCode::done;
}

}
