// Any bytes at all: reading XML of a tournament and lists of standings ends, without a fault, and
// what was read can be ranked, written as TRF and JSON, and read again.

#include <hakem/error.hpp>
#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>
#include <hakem/importer.hpp>
#include <hakem/registry.hpp>
#include <hakem/source.hpp>
#include <hakem/standings.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace hakem;

Registry& registry() {
    static Registry instance({});
    return instance;
}

Tournament read(std::string bytes, std::string_view format) {
    Diagnostics diagnostics("fuzz");
    const auto source = Source::from_bytes("fuzz", std::move(bytes));
    registry().get<Importer>(format).confidence(*source);
    Tournament tournament;
    try {
        tournament = registry().get<Importer>(format).read(source, diagnostics);
    } catch (const Error& error) { // over a limit
        if (error.code() != ExitCode::limit_hit) throw;
        tournament.source = source;
    }
    validate(tournament, diagnostics);
    diagnostics.sort();
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    return tournament;
}

std::string write(const Tournament& tournament, std::string_view format) {
    Diagnostics diagnostics("out");
    return registry().get<Exporter>(format).write(tournament, {}, diagnostics);
}

void check(const Tournament& tournament) {
    Diagnostics diagnostics("fuzz");
    rank(tournament, {}, registry(), diagnostics);
    write(tournament, "json");
    const auto text = write(tournament, "trf26");
    if (tournament.players.empty()) return;
    const auto again = read(text, "trf");
    if (again.players.size() == tournament.players.size()) return;
    std::cerr << "players lost on the way to TRF:\n" << text;
    std::abort();
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr const char* formats[] = {"chess-results", "swiss-manager-xml", "dsb",
                                       "dewis",         "turneringsservice", "swiss-manager-list"};
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    for (const auto* format : formats) {
        const auto source = Source::from_bytes("fuzz", bytes);
        if (registry().get<Importer>(format).confidence(*source) == 0) continue;
        check(read(bytes, format));
    }
    return 0;
}
