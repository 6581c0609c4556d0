#pragma once
/// Importers: a file in, a tournament out, and everything that was wrong with it.

#include <hakem/diagnostic.hpp>
#include <hakem/game_survey.hpp>
#include <hakem/plugin.hpp>
#include <hakem/source.hpp>
#include <hakem/tournament.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace hakem {

class Registry;

class Importer : public Plugin {
public:
    static constexpr std::string_view kind = "importer";

    /// 0 = surely not mine, 100 = surely mine. Looks at the first lines only.
    virtual int confidence(const Source& source) const = 0;

    /// Reads all that can be read. Never throws for what is in the file: that is a diagnostic.
    virtual Tournament read(std::shared_ptr<const Source> source,
                            Diagnostics& diagnostics) const = 0;

    /// The same of a format whose files may hold several events, or none: `event` is the title of
    /// the one that is wanted, or its number among them; empty = there should be only one. Throws
    /// Error not_understood where that names none; for a format of one event, wrong_usage.
    virtual Tournament read_event(std::shared_ptr<const Source> source, std::string_view event,
                                  Diagnostics& diagnostics) const;

    /// What is in a file of games of any size, read piece by piece; nothing for formats of
    /// tournaments. Throws Error file_trouble.
    virtual std::optional<GameSurvey> survey(const std::filesystem::path& path, SurveyDepth depth,
                                             Diagnostics& diagnostics) const;
};

/// How sure the surest importer is that the beginning of a file is of a tournament; 0 = none is.
int confidence_of(const Source& beginning, Registry& registry);

/// The same importer (or that of `format`); null where none knows the file.
const Importer* importer_of(const Source& beginning, Registry& registry,
                            std::string_view format = {});

/// Loads a file, finds its importer (or takes `format`), reads it and validates what was read.
/// `event`: see Importer::read_event.
/// Throws Error: not_understood where no importer knows it or its games are of no tournament,
/// file_trouble, limit_hit.
Tournament read_tournament(std::shared_ptr<const Source> source, Registry& registry,
                           Diagnostics& diagnostics, std::string_view format = {},
                           std::string_view event = {});

/// Checks of the tournament itself, whatever format it came in: opponents that exist, two sides of
/// a game that agree in opponent, colour and result, nobody twice in a round, points that add up,
/// dates in order, numbers of players and rounds. Codes TRN-...
void validate(const Tournament& tournament, Diagnostics& diagnostics);

}
