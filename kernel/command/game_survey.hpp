#pragma once
/// A file of games in numbers, as people and programs read it.

#include "inputs.hpp"
#include <hakem/document.hpp>
#include <hakem/game_survey.hpp>

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace hakem::command {

/// Keys of `hakem info`: "games", "events", "results", beside those that every file has.
nlohmann::ordered_json games_json(const GameSurvey& survey);

/// Lines of `hakem info`.
std::string games_text(const Input& input);

/// "360 games, 28412 half-moves checked, 3 games with findings".
Phrase outcome_of_games(const GameSurvey& survey);

/// The same for `hakem check --to json`.
nlohmann::ordered_json checked_games_json(const GameSurvey& survey);

}
