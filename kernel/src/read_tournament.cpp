#include <hakem/importer.hpp>
#include <hakem/registry.hpp>

namespace hakem {

namespace {

/// The importer that is surest of the file.
const Importer& importer_for(const Source& source, Registry& registry) {
    const Importer* best = nullptr;
    int best_confidence = 0;
    for (const auto& info : registry.list(Importer::kind)) {
        const auto& importer = registry.get<Importer>(info.id);
        const auto confidence = importer.confidence(source);
        if (confidence > best_confidence) {
            best = &importer;
            best_confidence = confidence;
        }
    }
    if (best == nullptr)
        throw Error(ExitCode::not_understood, "error.not-understood", {source.name()});
    return *best;
}

}

Tournament read_tournament(std::shared_ptr<const Source> source, Registry& registry,
                           Diagnostics& diagnostics, std::string_view format) {
    if (source->size_in_bytes() == 0)
        throw Error(ExitCode::not_understood, "error.empty-file", {source->name()});
    const auto& importer =
        format.empty() ? importer_for(*source, registry) : registry.get<Importer>(format);
    auto tournament = importer.read(source, diagnostics);
    validate(tournament, diagnostics);
    diagnostics.sort();
    return tournament;
}

}
