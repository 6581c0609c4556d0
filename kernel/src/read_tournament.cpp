#include <hakem/encoding_findings.hpp>
#include <hakem/error.hpp>
#include <hakem/importer.hpp>
#include <hakem/registry.hpp>

#include <algorithm>

namespace hakem {

namespace {

/// The importer that is surest of the file. Nearly all files are TRF: the libraries of the others
/// are loaded only where it is not.
const Importer* find_importer(const Source& source, Registry& registry) {
    constexpr int sure = 90;
    const Importer* best = registry.find<Importer>("trf");
    int best_confidence = best == nullptr ? 0 : best->confidence(source);
    if (best_confidence >= sure) return best;
    for (const auto& info : registry.list(Importer::kind)) {
        const auto& importer = registry.get<Importer>(info.id);
        const auto confidence = importer.confidence(source);
        if (confidence > best_confidence) {
            best = &importer;
            best_confidence = confidence;
        }
    }
    return best_confidence == 0 ? nullptr : best;
}

const Importer& importer_for(const Source& source, Registry& registry) {
    if (const auto* importer = find_importer(source, registry)) return *importer;
    throw Error(ExitCode::not_understood, "error.not-understood", {source.name()});
}

}

Tournament Importer::read_event(std::shared_ptr<const Source> source, std::string_view event,
                                Diagnostics& diagnostics) const {
    if (!event.empty())
        throw Error(ExitCode::wrong_usage, "error.event-of-one",
                    {source->name(), std::string(event)});
    return read(std::move(source), diagnostics);
}

std::optional<GameSurvey> Importer::survey(const std::filesystem::path&, SurveyDepth,
                                           Diagnostics&) const {
    return std::nullopt;
}

const Importer* importer_of(const Source& beginning, Registry& registry, std::string_view format) {
    return format.empty() ? find_importer(beginning, registry) : &registry.get<Importer>(format);
}

int confidence_of(const Source& beginning, Registry& registry) {
    const auto* importer = find_importer(beginning, registry);
    return importer == nullptr ? 0 : importer->confidence(beginning);
}

Tournament read_tournament(std::shared_ptr<const Source> source, Registry& registry,
                           Diagnostics& diagnostics, std::string_view format,
                           std::string_view event) {
    if (source->size_in_bytes() == 0)
        throw Error(ExitCode::not_understood, "error.empty-file", {source->name()});
    const auto& importer =
        format.empty() ? importer_for(*source, registry) : registry.get<Importer>(format);
    auto tournament = importer.read_event(source, event, diagnostics);
    if (tournament.format.empty()) // another format, or none at all: the findings say why
        throw Error(ExitCode::not_understood, "error.nothing-read", {source->name()});
    if (!tournament.format.starts_with("trf")) tell_encodings(*source, diagnostics);
    const bool has_round = std::any_of(tournament.games.begin(), tournament.games.end(),
                                       [](const GameRecord& game) { return game.round != 0; });
    if (!tournament.games.empty() && !has_round)
        throw Error(ExitCode::not_understood, "error.games-only",
                    {source->name(), std::to_string(tournament.games.size())});
    validate(tournament, diagnostics);
    diagnostics.sort();
    return tournament;
}

}
