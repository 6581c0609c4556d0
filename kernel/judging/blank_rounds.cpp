// Cells that are blank where a game or a bye would be.

#include "judging/field_places.hpp"
#include "judging/plausible_field.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

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

/// Of the last round, where many have left: two who played in the round before and have not met.
/// Nobody can say whether they left or their game is missing.
void add_last_round(const Tournament& tournament, std::size_t round, Blanks& blanks) {
    std::vector<const Player*> silent;
    for (const auto& player : tournament.players) {
        const auto* before = entry_of(player, static_cast<int>(round) - 1);
        const auto* last = entry_of(player, static_cast<int>(round));
        const bool played = before != nullptr && before->opponent != 0;
        if (played && (last == nullptr || is_blank(*last))) silent.push_back(&player);
    }
    if (silent.size() != 2) return;
    const auto& games = silent[0]->rounds;
    const auto met = [&](const RoundEntry& game) { return game.opponent == silent[1]->id; };
    if (std::any_of(games.begin(), games.end(), met)) return;
    for (const auto* player : silent) blanks.add(round, *player);
}

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
    if (held > 1) add_last_round(tournament, held, blanks);
    if (blanks.count == 0) return;
    const auto place = result_place(tournament, blanks.first_round);
    diagnostics.add(Severity::note, "SUB-0254", blanks.first->line, place.column, place.length,
                    {std::to_string(blanks.count), blanks.text()});
}

}
