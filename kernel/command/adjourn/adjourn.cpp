// hakem adjourn ...: adjourned games, event by event, in the record beside the tournament.

#include "adjourn_events.hpp"
#include "adjourn_look.hpp"
#include "adjourn_moments.hpp"
#include "adjourn_output.hpp"
#include "adjourn_undo.hpp"
#include "adjourn_words.hpp"
#include "adjournment/overlay.hpp"
#include "adjournment/sealed_text.hpp"
#include "command/formats.hpp"
#include <hakem/citation.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

using Games = std::vector<AdjournmentHistory>;

/// The tournament; what the record makes of it is told by the command itself, so notes stay away.
Input tournament_of(Session session, const AdjournCommand& command) {
    auto input = read_input(session, command.input);
    if (input.tournament) session.console.settle(input.language);
    session.console.show(input.diagnostics, Severity::warning);
    if (input.error) throw *input.error;
    if (!input.usable()) throw Error(ExitCode::answer_is_no, "error.strict", {input.shown});
    return input;
}

/// A link or a folder in the place of the record: said once, before anything is read.
void check_record(const std::filesystem::path& path) {
    std::error_code trouble;
    const auto status = std::filesystem::symlink_status(path, trouble);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw Error(ExitCode::file_trouble, "error.adjourn-no-file", {path.string()});
}

/// A game that ended already is not adjourned (or the wrong one was named); nor is the new game in
/// the place of an annulled one.
void check_open(const AdjournScene& scene) {
    const auto& game = scene.game;
    const bool open = game.white_outcome == Outcome::adjourned ||
                      game.white_outcome == Outcome::pending ||
                      game.white_outcome == Outcome::absent;
    const bool begins =
        scene.now.phase == AdjournmentPhase::none || scene.now.phase == AdjournmentPhase::annulled;
    if (!open && begins)
        throw Error(ExitCode::answer_is_no, "error.adjourn-has-result",
                    {std::to_string(game.key.round), std::to_string(game.board), game.white_name,
                     game.black_name});
}

/// The day that a bare time is on: that of the last event of the game, else of the record.
Moment last_of(const adjournments::ReadRecord& record, const AdjournmentHistory* game) {
    if (game != nullptr && game->now.last) return game->now.last;
    Diagnostics told; // when the tournament was read
    const auto counts = adjournments::in_force(record.lines, told);
    Moment last;
    for (std::size_t i = 0; i < record.lines.size(); ++i)
        if (counts[i]) last = std::max(last, record.lines[i].event.at);
    return last;
}

/// What the rules say of a command's events, one on the other.
struct Judged {
    AdjournmentHistory game;
    std::optional<Advance> refused;
    AdjournmentEvent refused_event;
};

Judged judge(const AdjournmentRules& rules, AdjournmentHistory game,
             const std::vector<adjournments::RecordLine>& lines) {
    Judged judged{std::move(game), {}, {}};
    for (const auto& line : lines) {
        judged.game.now.key = line.event.game;
        auto advance = rules.advance(judged.game.now, line.event);
        if (advance.refused) {
            judged.refused = std::move(advance);
            judged.refused_event = line.event;
            return judged;
        }
        judged.game.now = advance.after;
        judged.game.entries.push_back({line.event, std::move(advance)});
    }
    return judged;
}

/// The reason on stderr, and as JSON where that was asked for.
ExitCode refuse(Session session, const AdjournCommand& command, const AdjournShown& shown,
                const Judged& judged, const AdjournmentHistory* before) {
    const auto language = session.console.language();
    const auto event =
        text(fmt::format("adjournment.event.{}", name_of(judged.refused_event.what)), language);
    session.console.say("hakem: " + format_text("adjourn.refused", language, {std::string(event)}));
    for (const auto& step : judged.refused->steps)
        session.console.say(fmt::format("  {}: {}", to_text(citation_of(step.why.rule), language),
                                        sentence_of(step.why, language)));
    const bool json = std::find(command.to.begin(), command.to.end(), "json") != command.to.end();
    if (json)
        put_output(session, command.out, "refused.json",
                   adjourn_json(shown, before == nullptr ? Games{} : Games{*before}, 0,
                                &*judged.refused, &judged.refused_event));
    return ExitCode::answer_is_no;
}

/// A result other than a draw in the place of the draw that a pairing counted (22.1).
void warn_of_pairing(Session session, const AdjournScene& scene, const AdjournedGame& now) {
    const auto next = scene.game.key.round + 1;
    if (now.phase != AdjournmentPhase::concluded || now.white_outcome == Outcome::draw ||
        adjournments::rounds_paired(scene.tournament) < next)
        return;
    const auto language = session.console.language();
    session.console.say(fmt::format(
        "hakem: {}: {}", text("severity.warning", language),
        format_text("adjourn.not-a-draw", language,
                    {std::to_string(next), result_text(now.white_outcome, now.black_outcome)})));
}

/// One command that writes: locked, read, judged, appended.
ExitCode write_events(Session session, const AdjournCommand& command, const Input& input) {
    const auto path = adjournments::record_path(command.input);
    const auto& rules = session.registry.get<AdjournmentRules>("laws");
    const auto& tournament = *input.tournament;
    const auto game = adjourned_game(command, tournament);
    adjournments::OpenRecord open(path);
    Diagnostics found(session.shown(path), session.common.strict), told(session.shown(path));
    const auto& record = open.read(found);
    if (found.has_errors())
        throw Error(ExitCode::answer_is_no, "error.adjourn-damaged", {path.string()});
    const auto games = adjournments::games_of(record.lines, rules, told);
    const auto* before = find_adjourned(games, game.key);
    const AdjournScene scene{session,
                             command,
                             tournament,
                             game,
                             record,
                             before == nullptr ? AdjournedGame{} : before->now,
                             last_of(record, before)};
    check_open(scene);
    const auto lines = events_of(scene);
    const AdjournShown shown{tournament, rules, command.verb, session.shown(path),
                             session.console.language()};
    const auto judged = judge(rules, before == nullptr ? AdjournmentHistory{} : *before, lines);
    if (judged.refused) return refuse(session, command, shown, judged, before);
    open.append(adjournments::record_name(tournament.name), lines);
    warn_of_moments(session, input, lines);
    warn_of_pairing(session, scene, judged.game.now);
    show_adjourned(session, command, adjourn_document(shown, judged.game, lines.size()),
                   adjourn_json(shown, {judged.game}, lines.size()),
                   adjourn_text(shown, judged.game, lines.size()));
    return ExitCode::done;
}

}

ExitCode adjourn(Session session, const AdjournCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    check_record(adjournments::record_path(command.input));
    const auto input = tournament_of(session, command);
    const bool looks = command.verb == "list" || command.verb == "show" || command.verb == "print";
    if (looks) return std::max(look_at_adjourned(session, command, input), exit_code_of(input));
    if (command.verb == "undo") return undo_adjourned(session, command, input);
    return write_events(session, command, input);
}

ExitCode adjourn_key(Session session, const AdjournCommand& command) {
    const auto files = adjournments::make_keys(command.name);
    session.console.say(format_text(files.made ? "adjourn.key-made" : "adjourn.key-public-made",
                                    session.console.language(),
                                    {files.key.string(), files.pub.string()}));
    return ExitCode::done;
}

}
