// hakem info FILE...: what is in the files, and what is wrong with them.

#include "game_survey.hpp"
#include "inputs.hpp"
#include "json_parts.hpp"
#include <hakem/system_name.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array severities = {Severity::error, Severity::warning, Severity::note};

/// Players with a rating of one of the lists: ELO or UKD.
std::size_t rated_players(const Tournament& tournament, std::int32_t Player::*rating) {
    return static_cast<std::size_t>(
        std::count_if(tournament.players.begin(), tournament.players.end(),
                      [&](const Player& player) { return player.*rating > 0; }));
}

std::string players_of(const Tournament& tournament, Language language) {
    std::vector<std::string> counts{std::to_string(tournament.players.size()),
                                    std::to_string(rated_players(tournament, &Player::rating))};
    const auto national = rated_players(tournament, &Player::national_rating);
    if (national == 0) return format_text("info.players-rated", language, counts);
    counts.push_back(std::to_string(national));
    return format_text("info.players-rated-nationally", language, counts);
}

/// The Swiss of the regulation is a system of its own.
std::string system_text(const Tournament& tournament, Language language) {
    const auto system = system_of(tournament);
    const bool national = system == System::swiss && follows_regulation(tournament);
    return std::string(
        text(national ? "info.national-swiss" : fmt::format("info.{}", name_of(system)), language));
}

void add_findings(Json& json, const Input& input) {
    json["findings"] = Json::array();
    for (const auto& finding : input.diagnostics.all())
        json["findings"].push_back(finding_json(finding, input.language));
    for (const auto severity : severities)
        json["counts"][std::string(word_of(severity))] = input.diagnostics.count(severity);
}

Json json_of(const Input& input) {
    Json json = {{"path", input.shown}};
    if (input.error) {
        json["error"] = format_text(input.error->key(), input.language, input.error->arguments());
        json["exit"] = static_cast<int>(input.error->code());
        return json;
    }
    if (input.games) {
        json.update(games_json(*input.games));
        add_findings(json, input);
        return json;
    }
    const auto& t = *input.tournament;
    json.update({{"format", t.format},
                 {"encoding", t.source ? t.source->encoding() : "UTF-8"},
                 {"name", t.name},
                 {"city", t.city},
                 {"federation", t.federation},
                 {"start", t.start ? Json(to_text(t.start)) : Json()},
                 {"end", t.end ? Json(to_text(t.end)) : Json()},
                 {"system", name_of(system_of(t))},
                 {"regulation", follows_regulation(t)},
                 {"players", t.players.size()},
                 {"rated", rated_players(t, &Player::rating)},
                 {"rated_nationally", rated_players(t, &Player::national_rating)},
                 {"teams", t.teams.size()},
                 {"list_tolerance", t.list_tolerance},
                 {"rounds", rounds_held(t)},
                 {"scheduled", rounds_scheduled(t)}});
    add_findings(json, input);
    return json;
}

/// Aligned lines "label  value".
class Facts {
public:
    explicit Facts(Language language) : language_(language) {}

    void add(std::string_view key, std::string value) {
        if (!value.empty()) facts_.emplace_back(text(key, language_), printable(value));
    }

    std::string text_block() const {
        std::size_t width = 0;
        for (const auto& [label, value] : facts_) width = std::max(width, display_width(label));
        std::string block;
        for (const auto& [label, value] : facts_)
            block += fmt::format("  {}{}  {}\n", label,
                                 std::string(width - display_width(label), ' '), value);
        return block;
    }

private:
    Language language_;
    std::vector<std::pair<std::string_view, std::string>> facts_;
};

std::string dates_of(const Tournament& t) {
    if (!t.start) return to_readable_text(t.end);
    if (!t.end || t.end == t.start) return to_readable_text(t.start);
    return fmt::format("{} – {}", to_readable_text(t.start), to_readable_text(t.end));
}

std::string text_of(const Input& input) {
    const auto language = input.language;
    const auto& t = *input.tournament;
    Facts facts(language);
    facts.add("info.format", fmt::format("{} ({})", to_upper(t.format, Language::english),
                                         t.source ? t.source->encoding() : "UTF-8"));
    facts.add("info.event", t.name);
    facts.add("info.place", t.city);
    facts.add("info.federation", t.federation);
    facts.add("info.dates", dates_of(t));
    facts.add("info.system", system_text(t, language));
    facts.add("info.rounds",
              format_text("info.rounds-held", language,
                          {std::to_string(rounds_held(t)), std::to_string(rounds_scheduled(t))}));
    facts.add("info.players", players_of(t, language));
    if (!t.teams.empty()) facts.add("info.teams", std::to_string(t.teams.size()));
    if (t.list_tolerance != 0)
        facts.add("info.list-tolerance", format_text("info.list-tolerance-points", language,
                                                     {std::to_string(t.list_tolerance)}));
    facts.add("info.arbiter", t.chief_arbiter);
    facts.add("info.findings",
              format_text("info.findings-counted", language,
                          {std::to_string(input.diagnostics.count(Severity::error)),
                           std::to_string(input.diagnostics.count(Severity::warning)),
                           std::to_string(input.diagnostics.count(Severity::note))}));
    return printable(input.shown) + "\n" + facts.text_block();
}

void print_json(Session session, const std::vector<Input>& inputs) {
    Json json = {{"schema", "hakem.info/1"}, {"files", Json::array()}};
    for (const auto& input : inputs) json["files"].push_back(json_of(input));
    session.console.print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

void print_text(Session session, const std::vector<Input>& inputs) {
    for (const auto& input : inputs) {
        session.console.show(input.diagnostics);
        if (input.error)
            session.console.say_error(*input.error);
        else
            session.console.print(input.games ? games_text(input) : text_of(input));
    }
}

void print_summary(Session session, const std::vector<Input>& inputs) {
    if (inputs.size() < 2) return;
    const auto language = session.console.language();
    std::size_t unreadable = 0, faulty = 0;
    std::map<std::string, std::size_t> codes;
    for (const auto& input : inputs) {
        unreadable += input.error.has_value();
        faulty += input.diagnostics.has_errors();
        for (const auto& [code, count] : input.diagnostics.by_code()) codes[code] += count;
    }
    session.console.say(format_text(
        "summary.files", language,
        {std::to_string(inputs.size()), std::to_string(faulty), std::to_string(unreadable)}));
    for (const auto& [code, count] : codes)
        session.console.say(fmt::format("  {:6}  {}", count, code));
}

}

ExitCode info(Session session, const InfoCommand& command) {
    const auto paths = expand(session, command.inputs, FolderFiles::games_too);
    std::vector<Input> inputs(paths.size());
    std::atomic<std::size_t> done = 0;
    in_parallel(paths.size(), [&](std::size_t i) {
        auto games = survey_input(session, paths[i], SurveyDepth::tags);
        inputs[i] = games ? std::move(*games) : read_input(session, paths[i]);
        session.console.progress(++done, paths.size());
    });
    if (command.to == "json")
        print_json(session, inputs);
    else
        print_text(session, inputs);
    print_summary(session, inputs);
    auto code = ExitCode::done;
    for (const auto& input : inputs) code = std::max(code, exit_code_of(input));
    return code;
}

}
