// Any bytes at all as a list of expected events: reading ends, and what was read can be matched.

#include "office_report/expected.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hakem;
    const auto source =
        Source::from_bytes("list.csv", std::string(reinterpret_cast<const char*>(data), size));
    Diagnostics told("list.csv");
    const auto events = office_report::read_expected(*source, told);
    for (const auto& found : told.all()) to_text(found, Language::turkish);
    std::vector<batch::Entry> entries(1);
    entries[0].status = batch::Status::clean;
    auto& facts = entries[0].facts;
    facts.event = "Kış Açık";
    facts.start = "2026-11-28";
    facts.end = "2026-11-29";
    facts.players = 4;
    std::size_t files = 0;
    const auto arrivals = office_report::arrivals_of(events, entries, {2026, 12, 1});
    for (const auto& arrival : arrivals) files += arrival.file != nullptr;
    if (arrivals.size() != events.size() || files > 1) std::abort();
    return 0;
}
