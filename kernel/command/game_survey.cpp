#include "game_survey.hpp"

#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

std::string shown(std::string_view text) { return without_identity(printable(text)); }

Json event_json(const SurveyedEvent& event) {
    return {{"name", shown(event.name)}, {"site", shown(event.site)}, {"date", event.date},
            {"games", event.games},      {"rounds", event.rounds},    {"line", event.line}};
}

Json date_or_null(const Date& date) { return date ? Json(to_text(date)) : Json(); }

/// "Ankara Open, Ankara (45)"
std::string event_text(const SurveyedEvent& event) {
    auto text = event.name.empty() ? std::string("?") : shown(event.name);
    for (const auto& part : {event.site, event.date})
        if (!part.empty()) text += ", " + shown(part);
    return fmt::format("{} ({})", text, event.games);
}

/// Aligned lines "label  value".
class Lines {
public:
    explicit Lines(Language language) : language_(language) {}

    void add(std::string_view key, std::string value) {
        if (!value.empty())
            lines_.emplace_back(key.empty() ? "" : text(key, language_), std::move(value));
    }
    std::string block() const {
        std::size_t width = 0;
        for (const auto& [label, value] : lines_) width = std::max(width, display_width(label));
        std::string block;
        for (const auto& [label, value] : lines_)
            block += fmt::format("  {}{}  {}\n", label,
                                 std::string(width - display_width(label), ' '), value);
        return block;
    }

private:
    Language language_;
    std::vector<std::pair<std::string_view, std::string>> lines_;
};

void add_events(Lines& lines, const GameSurvey& survey) {
    constexpr std::size_t most = 10;
    const auto& events = survey.first_events;
    for (std::size_t i = 0; i < events.size() && i < most; ++i) {
        const auto number = events.size() > 1 ? fmt::format("{}: ", i + 1) : std::string();
        lines.add(i == 0 ? "info.event" : "", number + event_text(events[i]));
    }
    if (survey.events > most) lines.add("", fmt::format("... ({})", survey.events));
}

std::string dates_of(const GameSurvey& survey) {
    if (survey.first == survey.last) return to_readable_text(survey.first);
    return fmt::format("{} – {}", to_readable_text(survey.first), to_readable_text(survey.last));
}

}

Json games_json(const GameSurvey& survey) {
    Json json = {{"format", "pgn"},
                 {"encoding", survey.encoding},
                 {"games", survey.games},
                 {"without_moves", survey.without_moves},
                 {"games_with_findings", survey.with_findings},
                 {"players", survey.players},
                 {"teams", 0},
                 {"rounds", survey.rounds},
                 {"start", date_or_null(survey.first)},
                 {"end", date_or_null(survey.last)},
                 {"results",
                  {{"white_wins", survey.white_wins},
                   {"draws", survey.draws},
                   {"black_wins", survey.black_wins},
                   {"other", survey.other_results}}},
                 {"event_count", survey.events},
                 {"events", Json::array()}};
    for (const auto& event : survey.first_events) json["events"].push_back(event_json(event));
    if (survey.events == 1) {
        json["name"] = shown(survey.first_events.front().name);
        json["city"] = shown(survey.first_events.front().site);
    }
    return json;
}

std::string games_text(const Input& input) {
    const auto language = input.language;
    const auto& survey = *input.games;
    const auto number = [](std::uint64_t value) { return std::to_string(value); };
    Lines lines(language);
    lines.add("info.format", fmt::format("PGN ({})", survey.encoding));
    lines.add("info.games",
              survey.without_moves == 0
                  ? number(survey.games)
                  : format_text("info.games-without-moves", language,
                                {number(survey.games), number(survey.without_moves)}));
    add_events(lines, survey);
    lines.add("info.dates", dates_of(survey));
    lines.add("info.rounds", survey.rounds == 0 ? std::string(text("info.no-rounds", language))
                                                : std::to_string(survey.rounds));
    lines.add("info.players", number(survey.players));
    lines.add("info.results",
              format_text("info.results-counted", language,
                          {number(survey.white_wins), number(survey.draws),
                           number(survey.black_wins), number(survey.other_results)}));
    lines.add("info.games-with-findings", number(survey.with_findings));
    lines.add("info.findings", format_text("info.findings-counted", language,
                                           {number(input.diagnostics.count(Severity::error)),
                                            number(input.diagnostics.count(Severity::warning)),
                                            number(input.diagnostics.count(Severity::note))}));
    return printable(input.shown) + "\n" + lines.block();
}

Phrase outcome_of_games(const GameSurvey& survey) {
    return Phrase::of("check.games",
                      {std::to_string(survey.games), std::to_string(survey.half_moves),
                       std::to_string(survey.with_findings)});
}

Json checked_games_json(const GameSurvey& survey) {
    return {{"games", survey.games},
            {"half_moves", survey.half_moves},
            {"without_moves", survey.without_moves},
            {"games_with_findings", survey.with_findings}};
}

}
