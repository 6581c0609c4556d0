// Any bytes at all as a profile, as overrides and as a schedule: reading ends, and what was read
// can be judged by.

#include "judging/plan_check.hpp"
#include "judging/verdict.hpp"
#include <hakem/source.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace hakem;
using namespace hakem::judging;

/// Twelve players, three rounds on two days.
Tournament event() {
    Tournament tournament;
    tournament.time_control = "90 min + 30 sec";
    tournament.round_dates = {{2026, 11, 28}, {2026, 11, 28}, {2026, 11, 29}};
    for (std::int32_t id = 1; id <= 12; ++id) {
        Player player;
        player.id = id;
        player.rating = 1200 * (id % 3);
        player.line = static_cast<std::uint32_t>(id);
        player.group = id % 2 == 0 ? "U10" : "U11";
        tournament.players.push_back(std::move(player));
    }
    return tournament;
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source =
        Source::from_bytes("in.json", std::string(reinterpret_cast<const char*>(data), size));
    const auto tournament = event();
    Diagnostics told("in.json");
    const auto profile = read_profile(*source, told);
    const auto overrides = read_overrides(*source, told);
    const auto schedule = read_schedule(*source, told);
    for (const auto& found : told.all()) to_text(found, Language::turkish);
    Diagnostics findings("open.trf");
    check_plan(tournament, profile.plan, &schedule, findings);
    for (const auto& one : overrides)
        findings.add(Severity::warning, one.code, 3, 0, 1, {"3", "name", "2", "1"});
    for (const auto* content : {"c", ""}) {
        const auto judgement = judge(findings, profile, overrides, content, &tournament);
        if ((judgement.answer == Answer::clean) != judgement.causes.empty()) std::abort();
    }
    return 0;
}
