// hakem check FILE...: every round paired again, by the system and edition in force, and the
// standings that the file carries against ours.

#include "check_judging.hpp"
#include "check_output.hpp"
#include "check_verdict.hpp"
#include "command/formats.hpp"
#include "command/misplaced_files.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <map>
#include <set>

namespace hakem::command {

namespace {

/// A round number, 1 to 999; 0 where the text is none.
int round_number(std::string_view text) {
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && rest == text.data() + text.size();
    return whole && number >= 1 && number <= 999 ? number : 0;
}

/// "1,3-5", ascending and each once.
std::vector<int> round_list(std::string_view text) {
    std::set<int> rounds;
    for (auto rest = text; !rest.empty();) {
        const auto comma = rest.find(',');
        const auto item = rest.substr(0, comma);
        const auto dash = item.find('-');
        const int first = round_number(item.substr(0, dash));
        const int last =
            dash == std::string_view::npos ? first : round_number(item.substr(dash + 1));
        if (first == 0 || last < first || comma + 1 == rest.size())
            throw Error(ExitCode::wrong_usage, "error.rounds", {std::string(text)});
        for (int round = first; round <= last; ++round) rounds.insert(round);
        rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return {rounds.begin(), rounds.end()};
}

CheckRequest request_of(Session session, const CheckCommand& command) {
    CheckRequest request{command.system, round_list(command.rounds), {}, {}};
    request.judging = open_judging(session, command.judging);
    if (command.initial_colour == "white") request.initial_colour = Colour::white;
    if (command.initial_colour == "black") request.initial_colour = Colour::black;
    return request;
}

/// The language of the page over all: as asked, else that of the first event.
Language language_over(Session session, const std::vector<CheckedFile>& files) {
    if (session.common.language) return *session.common.language;
    for (const auto& file : files)
        if (file.input.tournament) return file.input.language;
    return session.console.language();
}

bool has_no_plugin(const CheckedFile& file) {
    return file.input.error && file.input.error->code() == ExitCode::plugin_trouble;
}

/// What is not data: findings, and why a file was not checked. Of many files only what is wrong.
void show_troubles(Session session, const CheckedFile& file, bool alone) {
    const auto& input = file.input;
    session.console.show(input.diagnostics, alone ? Severity::note : Severity::warning);
    if (!input.error) return;
    if (has_no_plugin(file))
        session.console.say(printable(
            format_text(input.error->key(), session.console.language(), input.error->arguments())));
    else
        session.console.say_error(*input.error);
}

void say_standings(Session session, const std::vector<CheckedFile>& files) {
    std::size_t same = 0, differ = 0, none = 0;
    for (const auto& file : files) {
        if (!file.standings) continue;
        const auto state = file.standings->state;
        const bool agree = state == submitted::State::same || state == submitted::State::by_a_list;
        ++(file.standings->faulty() ? differ : agree ? same : none);
    }
    if (same + differ + none != 0)
        session.console.say(
            format_text("summary.check-standings", session.console.language(),
                        {std::to_string(same), std::to_string(differ), std::to_string(none)}));
}

void say_answers(Session session, const std::vector<CheckedFile>& files) {
    std::array<std::size_t, 4> counts{};
    for (const auto& file : files) ++counts[static_cast<std::size_t>(file.judgement.answer)];
    session.console.say(format_text("summary.check-answers", session.console.language(),
                                    {std::to_string(counts[0]), std::to_string(counts[1]),
                                     std::to_string(counts[2]), std::to_string(counts[3])}));
}

void say_summary(Session session, const std::vector<CheckedFile>& files) {
    std::size_t clean = 0, unchecked = 0, rounds = 0, identical = 0;
    std::map<std::string, std::size_t> codes;
    for (const auto& file : files) {
        // Nothing was compared where there is no round.
        const bool compared = !file.input.error && !file.rounds.empty();
        clean += compared && file.clean();
        unchecked += !compared;
        rounds += file.rounds.size();
        identical += file.count(RoundState::identical);
        for (const auto& [code, count] : file.input.diagnostics.by_code()) codes[code] += count;
    }
    session.console.say(
        format_text("summary.check", session.console.language(),
                    {std::to_string(files.size()), std::to_string(clean),
                     std::to_string(files.size() - clean - unchecked), std::to_string(unchecked),
                     std::to_string(identical), std::to_string(rounds)}));
    say_standings(session, files);
    say_answers(session, files);
    for (const auto& [code, count] : codes)
        session.console.say(fmt::format("  {:6}  {}", count, code));
}

/// Text for stdout is told file by file, between what is wrong with each.
void write(Session session, const std::vector<CheckedFile>& files, const CheckCommand& command,
           const Judging& judging) {
    const auto others = overrides_of_others(files, judging);
    const auto rest = others_text(others, language_over(session, files));
    const bool text_to_screen = command.out.empty() && command.to.front() == "text";
    for (const auto& file : files) {
        show_troubles(session, file, files.size() == 1);
        if (text_to_screen) session.console.print(check_text(file) + verdict_text(file));
    }
    if (text_to_screen) session.console.print(rest);
    for (const auto& format : command.to) {
        if (text_to_screen) break;
        if (format == "json") {
            put_output(session, command.out, "check.json", check_json(files, others));
        } else if (format == "text") {
            std::string text;
            for (const auto& file : files) text += check_text(file) + verdict_text(file);
            put_output(session, command.out, "check.txt", text + rest);
        } else {
            write_document(session, check_document(files, others), {format}, command.out,
                           language_over(session, files));
        }
    }
}

/// A system without a plugin is the least of troubles: it is told where there is no other.
ExitCode exit_code_over(const std::vector<CheckedFile>& files) {
    auto code = ExitCode::done;
    bool no_plugin = false;
    for (const auto& file : files) {
        if (file.judgement.answer == judging::Answer::back_to_arbiter)
            code = std::max(code, ExitCode::answer_is_no);
        if (has_no_plugin(file))
            no_plugin = true;
        else
            code = std::max(code, exit_code_of(file.input));
    }
    return code == ExitCode::done && no_plugin ? ExitCode::plugin_trouble : code;
}

}

ExitCode check(Session session, const CheckCommand& command) {
    if (command.out.empty() && command.to.size() != 1)
        throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    refuse_files_of_options(command.inputs);
    const auto request = request_of(session, command);
    const auto paths = expand(session, command.inputs, FolderFiles::games_too);
    if (paths.empty())
        throw Error(ExitCode::not_understood, "error.no-files", {command.inputs.front().string()});
    std::vector<CheckedFile> files(paths.size());
    std::atomic<std::size_t> done = 0;
    in_parallel(paths.size(), [&](std::size_t i) {
        files[i] = check_file(session, paths[i], request, paths.size() == 1);
        session.console.progress(++done, paths.size());
    });
    write(session, files, command, *request.judging);
    if (files.size() > 1) say_summary(session, files);
    const auto code = exit_code_over(files);
    return request.judging->errors == 0 ? code : std::max(code, ExitCode::answer_is_no);
}

}
