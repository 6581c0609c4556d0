#pragma once
/// A file of games of any size, told in numbers.

#include <hakem/diagnostic.hpp>
#include <hakem/game_survey.hpp>

#include <filesystem>

namespace hakem::pgn {

/// Reads the file piece by piece. Events are told apart as `events_of` does.
GameSurvey survey(const std::filesystem::path& path, SurveyDepth depth, Diagnostics& diagnostics);

}
