// Any bytes at all: reading, checking and writing TRF ends, without a fault, and what was written
// once is written the same again.

#include <hakem/exporter.hpp>
#include <hakem/importer.hpp>
#include <hakem/registry.hpp>
#include <hakem/source.hpp>

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

Tournament read(std::string bytes, bool strict) {
    Diagnostics diagnostics("fuzz.trf", strict);
    auto tournament = registry().get<Importer>("trf").read(
        Source::from_bytes("fuzz.trf", std::move(bytes)), diagnostics);
    validate(tournament, diagnostics);
    diagnostics.sort();
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    return tournament;
}

std::string write(const Tournament& tournament, std::string_view edition,
                  const ExportOptions& options = {}) {
    Diagnostics diagnostics("out.trf");
    return registry().get<Exporter>(edition).write(tournament, options, diagnostics);
}

[[noreturn]] void fail(std::string_view what, const std::string& a, const std::string& b) {
    std::cerr << what << "\n--- 1\n" << a << "\n--- 2\n" << b << "\n";
    std::abort();
}

/// One result and one name of each player are all that an edition may never change.
void compare(const Tournament& a, const Tournament& b, const std::string& first,
             const std::string& second) {
    if (a.players.size() != b.players.size()) fail("players", first, second);
    for (std::size_t i = 0; i < a.players.size(); ++i)
        if (a.players[i].id != b.players[i].id) fail("starting numbers", first, second);
}

void check_writing(const Tournament& tournament, std::string_view edition) {
    const auto once = write(tournament, edition);
    const auto again = read(once, false);
    if (again.format.empty()) return; // nothing was left of it
    compare(tournament, again, once, once);
    const auto twice = write(again, again.format);
    const auto third = write(read(twice, false), again.format);
    if (twice != third) fail("writing twice", twice, third);
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto tournament = read(bytes, false);
    read(bytes, true);
    if (tournament.format.empty()) return 0; // refused as a whole
    // One of the ways a run, told by the size: runs stay short.
    constexpr const char* editions[] = {"trf06", "trf16", "trf26"};
    if (size % 4 < 3) {
        check_writing(tournament, editions[size % 4]);
        return 0;
    }
    ExportOptions options;
    options.transliterate = true;
    options.line_end = LineEnd::crlf;
    write(tournament, "trf16", options);
    return 0;
}
