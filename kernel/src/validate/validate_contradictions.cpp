// Records that say different things of one event.

#include "system_words.hpp"
#include "validation.hpp"
#include <hakem/system_name.hpp>

#include <map>
#include <string>

namespace hakem::validation {

namespace {

/// "FIDE_DUTCH_2017, FIDE_DUTCH_2026".
std::string codes_with_edition() {
    std::string codes;
    for (auto edition = dutch_editions.rbegin(); edition != dutch_editions.rend(); ++edition)
        codes += (codes.empty() ? "FIDE_DUTCH_" : ", FIDE_DUTCH_") + std::string(edition->id);
    return codes;
}

/// 192 against 092. Free text often leaves out that a round robin is a double one.
void check_system(const Check& check) {
    const auto& t = check.tournament();
    const auto code = to_upper(t.encoded_type, Language::english);
    if (code.empty()) return;
    if (!is_system_code(code))
        return check.say_of_record(Severity::warning, "TRN-0605", "192", {t.encoded_type});
    if (!named_system(t).edition_known)
        check.say_of_record(Severity::warning, "TRN-0606", "192",
                            {t.encoded_type, codes_with_edition()});
    const auto by_code = system_of_code(code), by_text = system_of_text(t.type);
    if (!by_code || !by_text || code.find("CUSTOM") != code.npos) return;
    if ((*by_code == System::swiss) != (*by_text == System::swiss))
        check.say_of_record(Severity::warning, "TRN-0604", "092", {t.type, t.encoded_type});
}

/// Whether the player was still there in the last round; programs rank nobody who has left.
bool is_there_at_the_end(const Player& player, int rounds) {
    const auto* last = entry_of(player, rounds);
    return last != nullptr && last->outcome != Outcome::absent &&
           last->outcome != Outcome::zero_bye && last->outcome != Outcome::forfeit_loss;
}

/// Who has no rank where the others have one. In a team event the teams are ranked.
void check_ranks(const Check& check) {
    const auto& t = check.tournament();
    const auto rounds = rounds_held(t);
    if (!t.teams.empty() || rounds == 0) return;
    const auto is_ranked = [](const Player& player) { return player.declared_rank != 0; };
    const auto ranked = std::count_if(t.players.begin(), t.players.end(), is_ranked);
    for (const auto& player : t.players)
        if (ranked != 0 && !is_ranked(player) && is_there_at_the_end(player, rounds))
            check.say_at(Severity::warning, "TRN-0211", player.line, rank_column, 4,
                         {std::to_string(player.id), std::to_string(ranked),
                          std::to_string(t.players.size())});
}

void check_team_names(const Check& check) {
    std::map<std::string, std::int32_t> first;
    for (const auto& team : check.tournament().teams) {
        if (trim(team.name).empty()) continue;
        const auto [found, fresh] =
            first.emplace(to_lower(trim(team.name), Language::english), team.id);
        if (!fresh)
            check.say_at(Severity::warning, "TRN-0306", team.line, 0, 1,
                         {std::to_string(found->second), std::to_string(team.id), team.name});
    }
}

}

void check_contradictions(const Check& check) {
    check_system(check);
    check_ranks(check);
    check_team_names(check);
}

}
