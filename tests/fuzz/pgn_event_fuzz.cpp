// Any bytes at all: games put together to a tournament; what was read can be ranked, written as
// PGN, TRF and JSON, and read again.

#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>
#include <hakem/importer.hpp>
#include <hakem/registry.hpp>
#include <hakem/source.hpp>
#include <hakem/standings.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace hakem;

Registry& registry() {
    static Registry instance({});
    return instance;
}

/// An Error is an answer: a collection of games, or several events.
bool read(std::string bytes, Tournament& tournament) {
    Diagnostics diagnostics("fuzz");
    try {
        tournament = read_tournament(Source::from_bytes("fuzz", std::move(bytes)), registry(),
                                     diagnostics, "pgn", "1");
    } catch (const Error&) {
        return false;
    }
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    return true;
}

std::string write(const Tournament& tournament, std::string_view format) {
    Diagnostics diagnostics("out");
    return registry().get<Exporter>(format).write(tournament, {}, diagnostics);
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Tournament tournament;
    if (!read(std::string(reinterpret_cast<const char*>(data), size), tournament)) return 0;
    Diagnostics diagnostics("fuzz");
    rank(tournament, {}, registry(), diagnostics);
    hide_identity(tournament);
    write(tournament, "json");
    write(tournament, "trf26");
    Tournament again;
    read(write(tournament, "pgn"), again);
    return 0;
}
