// hakem pair FILE: the next round, one round, or the whole schedule.

#include "absent.hpp"
#include "explanation.hpp"
#include "formats.hpp"
#include "inputs.hpp"
#include "json_parts.hpp"
#include "lot.hpp"
#include "pairing_choice.hpp"
#include <hakem/attendance.hpp>
#include <hakem/exporter.hpp>
#include <hakem/history.hpp>
#include <hakem/line_up.hpp>
#include <hakem/open_games.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/report.hpp>
#include <hakem/standings.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// What was paired, by which system and with which lot.
struct Paired {
    const Input& input;
    std::string system;
    std::vector<RoundPairing> rounds;
    PairingRequest request;
    Tournament tournament; ///< with the pairings entered
};

/// A lot that nobody named is drawn here and shown, so that the drawing can be repeated.
PairingRequest request_for(const PairCommand& command, const PairingChoice& choice) {
    PairingRequest request;
    request.round = command.round;
    request.edition = choice.edition;
    request.all_rounds = command.all;
    request.double_cycle = command.double_cycle;
    request.swap_last_rounds = command.swap_last_rounds;
    request.draw_lots = command.draw_lots || command.lot.has_value();
    request.lot = command.lot;
    if (request.draw_lots && !request.lot) request.lot = drawn_lot();
    if (!command.initial_colour.empty())
        request.initial_colour =
            command.initial_colour.starts_with('w') ? Colour::white : Colour::black;
    request.explain = command.explain || choice.by_table();
    request.why = command.why;
    for (std::size_t i = 0; i + 1 < command.why_not.size(); i += 2)
        request.why_not.emplace_back(command.why_not[i], command.why_not[i + 1]);
    return request;
}

/// The reasons were asked for, not only the pairs.
bool explained(const PairCommand& command) {
    return command.explain || !command.why.empty() || !command.why_not.empty();
}

/// Only the reasons were asked for.
bool questions_only(const PairCommand& command) { return explained(command) && !command.explain; }

Json json_of(const Paired& paired, const RoundPairing& round, const PairCommand& command) {
    Json json = {{"round", round.round}, {"pairs", Json::array()}};
    for (const auto& pair : round.pairs) json["pairs"].push_back(pair_json(pair));
    if (!explained(command)) return json;
    json["decisions"] = Json::array();
    for (const auto& decision : round.decisions)
        json["decisions"].push_back(decision_json(decision, paired.input.language));
    return json;
}

std::string json_text(const Paired& paired, const PairCommand& command) {
    Json json = {
        {"schema", "hakem.pair/1"}, {"path", paired.input.shown}, {"system", paired.system}};
    if (const auto& edition = paired.rounds.front().edition; !edition.empty())
        json["edition"] = edition;
    if (paired.request.lot) json["lot"] = std::to_string(*paired.request.lot);
    if (paired.request.all_rounds) {
        json["rounds"] = Json::array();
        for (const auto& round : paired.rounds)
            json["rounds"].push_back(json_of(paired, round, command));
    } else {
        json.update(json_of(paired, paired.rounds.front(), command));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The form of other engines: the number of pairs, then "white black" a line, a bye "7 0".
std::string plain_text(const Paired& paired) {
    std::string text;
    for (const auto& round : paired.rounds) {
        text += fmt::format("{}\n", round.pairs.size());
        for (const auto& pair : round.pairs) text += fmt::format("{} {}\n", pair.white, pair.black);
    }
    return text;
}

std::string reasons_text(const Paired& paired) {
    std::string text;
    for (const auto& round : paired.rounds)
        text += explanation_text(round.decisions, paired.input.language);
    return text;
}

/// The short list: board, white, black.
std::string list_text(const Paired& paired) {
    std::string text;
    const auto language = paired.input.language;
    for (const auto& round : paired.rounds) {
        if (paired.rounds.size() > 1)
            text += format_text("pair.list-round", language, {fmt::to_string(round.round)}) + "\n";
        for (const auto& pair : round.pairs)
            text += pair.black == 0
                        ? fmt::format("{:>5}  {:>5} - {}\n", "", pair.white,
                                      hakem::text("column.bye", language))
                        : fmt::format("{:>5}  {:>5} - {}\n", pair.board, pair.white, pair.black);
    }
    return text;
}

/// Drawn lots and what else a table has to say, under the list; each sentence once.
std::vector<Phrase> notes_of(const Paired& paired, const PairCommand& command) {
    std::vector<Phrase> notes;
    if (paired.request.lot)
        notes.push_back(Phrase::of("pair.lot", {std::to_string(*paired.request.lot)}));
    if (explained(command)) return notes; // the decisions have a section of their own
    for (const auto& round : paired.rounds)
        for (const auto& decision : round.decisions) {
            if (decision.reason.empty() || decision.subject.starts_with("board")) continue;
            auto note = Phrase::of(decision.reason, decision.arguments);
            if (std::find(notes.begin(), notes.end(), note) == notes.end())
                notes.push_back(std::move(note));
        }
    return notes;
}

Document document_of(Session session, const Paired& paired, const PairCommand& command,
                     bool with_reasons = true) {
    const auto& tournament = paired.tournament;
    Diagnostics ignored; // the ranking's notes belong to `rank`
    const auto standings = hakem::rank(tournament, {}, session.registry, ignored);
    ReportOptions options;
    for (const auto& round : paired.rounds) options.rounds.push_back(round.round);
    const auto id = is_team_event(tournament) ? "team-matches" : "pairings";
    auto document = session.registry.get<Report>(id).make({tournament, standings, options});
    if (questions_only(command)) {
        document.id = "explanation";
        document.title = Phrase::of("explanation.title");
        document.sections.clear();
    }
    if (explained(command) && with_reasons)
        for (const auto& round : paired.rounds)
            document.sections.push_back(explanation_section(round));
    for (auto& note : notes_of(paired, command)) document.notes.push_back(std::move(note));
    return document;
}

std::string trf_text(Session session, const Paired& paired, const std::string& format) {
    const auto edition = format != "trf"                       ? format
                         : paired.tournament.format == "trf26" ? "trf26"
                                                               : "trf16";
    ExportOptions options;
    options.with_identity = session.common.with_identity;
    Diagnostics diagnostics(paired.input.shown, session.common.strict);
    const auto bytes =
        session.registry.get<Exporter>(edition).write(paired.tournament, options, diagnostics);
    session.console.show(diagnostics);
    return bytes;
}

/// Reasons are sentences: as text they stand under the list, not in a table.
void write_reasons(Session session, const Paired& paired, const PairCommand& command) {
    if (!questions_only(command))
        write_document(session, document_of(session, paired, command, false), {"text"}, command.out,
                       paired.input.language);
    put_output(session, command.out, "explanation.txt", reasons_text(paired));
}

void write(Session session, const Paired& paired, const PairCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    for (const auto& format : command.to) {
        if (format == "json")
            put_output(session, command.out, "pairings.json", json_text(paired, command));
        else if (format == "text" && explained(command))
            write_reasons(session, paired, command);
        else if (format == "list")
            put_output(session, command.out, "pairings.lst", list_text(paired));
        else if (format == "plain")
            put_output(session, command.out, "pairings.txt", plain_text(paired));
        else if (format.starts_with("trf"))
            put_output(session, command.out, "pairings.trf", trf_text(session, paired, format));
        else
            write_document(session, document_of(session, paired, command), {format}, command.out,
                           paired.input.language);
    }
}

}

/// Reasons have no place in a file of boards.
void check_formats(const PairCommand& command) {
    for (const auto& format : command.to)
        if (explained(command) &&
            (format == "plain" || format == "list" || format.starts_with("trf")))
            throw Error(ExitCode::wrong_usage, "error.no-reasons-in", {format});
}

/// Nobody is paired while a player is in two teams, or a list has a number that is nobody's: whom
/// the teams have is not known then.
void check_lists(const Input& input) {
    if (!is_team_event(*input.tournament)) return;
    for (const auto* code : {"TRN-0301", "TRN-0302", "TRN-0305"})
        if (input.diagnostics.by_code().contains(code))
            throw Error(ExitCode::answer_is_no, "error.team-lists", {input.shown, code});
}

/// The tournament up to the rounds that were paired, as if the rest had not been played yet.
void forget_later_rounds(Tournament& tournament, int last) {
    for (auto& player : tournament.players) {
        if (player.rounds.size() <= static_cast<std::size_t>(last)) continue;
        player.rounds.resize(static_cast<std::size_t>(last));
        player.declared_points.reset();
        player.declared_rank = 0;
    }
    // Of the round itself what was paired before; byes that were asked for stay.
    const auto r = static_cast<std::size_t>(last - 1);
    for (auto& player : tournament.players)
        if (r < player.rounds.size() &&
            (player.rounds[r].opponent != 0 || player.rounds[r].outcome == Outcome::pairing_bye))
            player.rounds[r] = {};
    const auto is_later = [&](const auto& record) { return record.round >= last; };
    std::erase_if(tournament.forfeited_matches, is_later);
    std::erase_if(tournament.line_ups, is_later);
    std::erase_if(tournament.finished_games, is_later);
    if (auto& byes = tournament.team_byes; byes && byes->teams.size() > r) byes->teams.resize(r);
}

/// Adjourned games count as draws for the pairing, and are to be over before the last round is
/// played. The federation's own system tells it by its article 22.1.
void tell_adjourned(const Tournament& tournament, int round, Diagnostics& diagnostics) {
    const bool last = round >= rounds_scheduled(tournament);
    for (const auto& game : open_games(tournament, history_of(tournament, round - 1)))
        if (game.adjourned)
            diagnostics.add(
                last ? Severity::warning : Severity::note, last ? "PAIR-0023" : "PAIR-0024",
                game.line, 0, 0,
                {fmt::to_string(game.round), board_of(game), game.white_name, game.black_name});
}

ExitCode pair(Session session, const PairCommand& command) {
    check_formats(command);
    auto input = read_single_input(session, command.input);
    check_lists(input);
    if (has_only_standings(*input.tournament))
        throw Error(ExitCode::answer_is_no, "error.only-standings");
    if (command.total_rounds != 0) input.tournament->scheduled_rounds = command.total_rounds;
    const auto choice = pairing_choice(command.system, *input.tournament);
    const auto& system = session.registry.get<PairingSystem>(choice.system);
    if (command.all && !choice.by_table())
        throw Error(ExitCode::wrong_usage, "error.all-needs-a-table", {choice.system});
    if (choice.by_table() && !command.absent.empty())
        throw Error(ExitCode::wrong_usage, "error.absent-by-table");
    announce_absent(*input.tournament, command.absent, command.round);
    Diagnostics diagnostics(session.shown(command.input), session.common.strict);
    Paired paired{input, choice.system, {}, request_for(command, choice), *input.tournament};
    if (is_team_event(paired.tournament) && paired.tournament.team_colours.empty())
        diagnostics.add(Severity::note, "PAIR-0022", 0, 0, 0,
                        {fmt::to_string(boards_of_match(paired.tournament))});
    paired.rounds = system.pair(*input.tournament, paired.request, diagnostics);
    if (!paired.rounds.empty() && !choice.by_table() && choice.system != "ulusal-swiss")
        tell_adjourned(*input.tournament, paired.rounds.back().round, diagnostics);
    session.console.show(diagnostics);
    if (paired.rounds.empty()) return ExitCode::answer_is_no;
    const int last = paired.rounds.back().round;
    const bool next = !choice.by_table() && last == next_round(paired.tournament);
    if (!choice.by_table()) forget_later_rounds(paired.tournament, last);
    for (const auto& round : paired.rounds) {
        enter_pairing(paired.tournament, round);
        if (round.initial_colour != Colour::none && !paired.tournament.initial_colour)
            paired.tournament.initial_colour = round.initial_colour;
    }
    if (next) enter_absent(paired.tournament, last);
    write(session, paired, command);
    const bool faulty = input.diagnostics.has_errors() || diagnostics.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
