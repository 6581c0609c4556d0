// Cells that are blank in the middle of an event.

#include "judging/field_places.hpp"
#include "judging/plausible_field.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

namespace hakem::judging {

namespace {

constexpr std::size_t most_named = 6;

bool is_blank(const RoundEntry& entry) {
    return entry.opponent == 0 && entry.outcome == Outcome::absent;
}

/// "5 (10 Kaya, Can; 11 Demir, Ali), 6 (7 Yılmaz, Su)".
class Blanks {
public:
    void add(std::size_t round, const Player& player) {
        if (count++ == 0) first = &player, first_round = round;
        if (count > most_named) return;
        if (round != named_round_) {
            text_ += (text_.empty() ? "" : "), ") + std::to_string(round) + " (";
            named_round_ = round;
        } else {
            text_ += "; ";
        }
        const auto name = without_identity(player.name);
        text_ += std::to_string(player.id) + " " + std::string(slice(trim(name), 0, 40));
    }

    std::string text() const { return text_ + (count > most_named ? "; …)" : ")"); }

    std::size_t count = 0, first_round = 0;
    const Player* first = nullptr;

private:
    std::string text_;
    std::size_t named_round_ = 0;
};

}

void check_blank_rounds(const Tournament& tournament, Diagnostics& diagnostics) {
    const bool columns = tournament.format.starts_with("trf");
    if (!columns || is_team_event(tournament) || system_of(tournament) != System::swiss) return;
    Blanks blanks;
    const auto held = static_cast<std::size_t>(rounds_held(tournament));
    for (std::size_t r = 1; r + 1 < held; ++r)
        for (const auto& player : tournament.players) {
            const auto& entries = player.rounds;
            if (r >= entries.size() || !is_blank(entries[r])) continue;
            const auto at = entries.begin() + static_cast<std::ptrdiff_t>(r);
            // Who came late or left has nothing on the one side.
            if (std::all_of(entries.begin(), at, is_blank)) continue;
            if (std::all_of(at, entries.end(), is_blank)) continue;
            blanks.add(r + 1, player);
        }
    if (blanks.count == 0) return;
    const auto place = result_place(tournament, blanks.first_round);
    diagnostics.add(Severity::note, "SUB-0254", blanks.first->line, place.column, place.length,
                    {std::to_string(blanks.count), blanks.text()});
}

}
