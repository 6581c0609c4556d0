// hakem convert IN OUT: a tournament in another format, or all its reports in one document.

#include "command/report/report_set.hpp"
#include "inputs.hpp"
#include "merge_games.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

/// The format of an output file: --to, else by its ending; ".trf" stays in the edition it was in.
std::string format_for(const ConvertCommand& command, const Tournament& tournament) {
    if (!command.to.empty() && command.to != "trf") return command.to;
    const auto ending = to_lower(command.output.extension().string(), Language::english);
    const std::map<std::string, std::string> known = {
        {".html", "html"},   {".htm", "html"},    {".xlsx", "xlsx"},
        {".json", "json"},   {".txt", "text"},    {".pgn", "pgn"},
        {".trf06", "trf06"}, {".trf16", "trf16"}, {".trf26", "trf26"}};
    if (command.to.empty())
        if (const auto found = known.find(ending); found != known.end()) return found->second;
    if (command.to.empty() && ending != ".trf" && ending != ".trfx")
        throw Error(ExitCode::wrong_usage, "error.unknown-ending", {command.output.string()});
    return tournament.format.starts_with("trf") ? tournament.format : "trf16";
}

/// TRF has the results alone. Where moves were asked for it is a warning.
void say_moves_left_out(const ConvertCommand& command, const Tournament& tournament,
                        const std::string& format, Diagnostics& diagnostics) {
    const auto with_moves =
        std::count_if(tournament.games.begin(), tournament.games.end(),
                      [](const GameRecord& game) { return game.half_moves > 0; });
    if (with_moves == 0 || !format.starts_with("trf")) return;
    diagnostics.add(command.games.empty() ? Severity::note : Severity::warning, "PGN-0313", 0, 0, 1,
                    {std::to_string(with_moves), format});
}

std::optional<LineEnd> line_end_of(const std::string& name) {
    if (name == "lf") return LineEnd::lf;
    if (name == "crlf") return LineEnd::crlf;
    if (name == "cr") return LineEnd::cr;
    return std::nullopt;
}

/// With --games, --event chooses among the events of the games.
Input read_convert_input(Session session, const ConvertCommand& command) {
    if (command.games.empty()) return read_single_input(session, command.input);
    auto common = session.common;
    common.event.clear();
    return read_single_input({common, session.registry, session.console}, command.input);
}

ExportOptions export_options(Session session, const ConvertCommand& command, Language language) {
    return {language, line_end_of(command.line_end), command.encoding, command.ascii,
            session.common.with_identity};
}

}

ExitCode convert(Session session, const ConvertCommand& command) {
    auto input = read_convert_input(session, command);
    auto& tournament = *input.tournament;
    Diagnostics merging(session.shown(command.games), session.common.strict);
    if (!command.games.empty()) {
        merge_games(session, tournament, command.games, merging);
        session.console.show(merging);
    }
    const auto format = format_for(command, tournament);
    const auto& exporter = session.registry.get<Exporter>(format);
    Diagnostics diagnostics(session.shown(command.output), session.common.strict);
    say_moves_left_out(command, tournament, format, diagnostics);
    std::string bytes;
    if (exporter.takes_tournaments())
        bytes = exporter.write(tournament, export_options(session, command, input.language),
                               diagnostics);
    else
        bytes = exporter.write(whole_document(session, tournament, diagnostics),
                               export_options(session, command, input.language));
    session.console.show(diagnostics);
    if (diagnostics.strict() && (diagnostics.has_errors() || merging.has_errors()))
        throw Error(ExitCode::answer_is_no, "error.strict", {command.output.string()});
    if (command.output == "-")
        session.console.print(bytes);
    else
        write_whole(command.output, bytes);
    const bool faulty =
        input.diagnostics.has_errors() || diagnostics.has_errors() || merging.has_errors();
    return faulty ? ExitCode::answer_is_no : ExitCode::done;
}

}
