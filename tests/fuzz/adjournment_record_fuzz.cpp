// Any bytes at all as lines of a record: reading ends, the rules take or refuse what was read, what
// was read is written and read again as it was, and a tournament bears what comes of it.

#include "adjournment/overlay.hpp"
#include "adjournment/record_line.hpp"
#include <hakem/registry.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace hakem;
using namespace hakem::adjournments;

Tournament event() {
    Tournament tournament;
    for (std::int32_t id = 1; id <= 8; ++id) {
        auto& player = tournament.players.emplace_back();
        player.id = id;
        const auto other = id % 2 == 1 ? id + 1 : id - 1;
        for (int round = 0; round < 3; ++round)
            player.rounds.push_back(
                {other, id % 2 == 1 ? Colour::white : Colour::black, Outcome::pending});
    }
    return tournament;
}

void write_again(const RecordLine& line) {
    Diagnostics found;
    LineReader reader(found);
    reader.take(header_text("K", line.event.at), 1);
    reader.take(line_text(line, 0), 2);
    const auto again = reader.finish();
    if (again.lines.size() != 1 || !(again.lines[0].event == line.event)) std::abort();
}

const AdjournmentRules& rules() {
    static Registry registry({});
    return registry.get<AdjournmentRules>("laws");
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    Diagnostics found("event.trf.adjournments");
    LineReader reader(found);
    reader.take(header_text("K", {1}), 1);
    for (std::uint32_t number = 2; !rest.empty(); ++number) {
        const auto end = std::min(rest.find('\n'), rest.size());
        if (!reader.take(rest.substr(0, end), number)) break;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const auto record = reader.finish();
    for (const auto& line : record.lines) write_again(line);
    const auto games = games_of(record.lines, rules(), found);
    auto tournament = event();
    apply_record(tournament, record.lines, games, "event.trf.adjournments", found);
    for (const auto& one : found.all()) to_text(one, Language::turkish);
    return 0;
}
