// The cells of 001 and of the national rating record as the format wants them.

#include "cells.hpp"
#include "player.hpp"

#include <array>

namespace hakem::trf {

namespace {

std::string sex_of(const Player& player, Edition) {
    return player.sex == Sex::male ? "m" : player.sex == Sex::female ? "w" : "";
}
std::string id_of_player(const Player& player, Edition) { return std::to_string(player.id); }
std::string title_of(const Player& player, Edition edition) {
    return one_line(title_text(player.title, edition));
}
std::string name_of(const Player& player, Edition) { return one_line(player.name); }
std::string rating_of(const Player& player, Edition) { return number_text(player.rating); }
std::string federation_of(const Player& player, Edition) { return one_line(player.federation); }
std::string fide_id_of(const Player& player, Edition) { return one_line(player.fide_id); }
std::string birth_of(const Player& player, Edition) {
    return player.birth ? to_text(player.birth) : std::string();
}
std::string points_of_player(const Player& player, Edition) {
    return player.declared_points ? to_text(*player.declared_points) : std::string();
}
std::string rank_of(const Player& player, Edition) { return number_text(player.declared_rank); }

std::string national_title_of(const Player& player, Edition) {
    return one_line(player.national_title);
}
std::string national_rating_of(const Player& player, Edition) {
    return number_text(player.national_rating);
}
std::string origin_of(const Player& player, Edition) { return one_line(player.national_origin); }
std::string national_id_of(const Player& player, Edition) { return one_line(player.national_id); }
std::string national_code_of(const Player& player, Edition) {
    return one_line(player.national_federation);
}

constexpr auto cells_of_player = std::to_array<PlayerCell>({
    {columns::id, false, id_of_player},
    {columns::sex, true, sex_of},
    {columns::title, false, title_of},
    {columns::name, true, name_of},
    {columns::rating, false, rating_of},
    {columns::federation, true, federation_of},
    {columns::fide_id, false, fide_id_of},
    {columns::birth, true, birth_of},
    {columns::points, false, points_of_player},
    {columns::rank, false, rank_of},
});

constexpr auto cells_of_national = std::to_array<PlayerCell>({
    {{1, 3}, true, national_code_of},
    {columns::id, false, id_of_player},
    {columns::sex, true, sex_of},
    {columns::title, false, national_title_of},
    {columns::name, true, name_of},
    {columns::rating, false, national_rating_of},
    {columns::federation, true, origin_of},
    {columns::fide_id, false, national_id_of},
    {columns::birth, true, birth_of},
});

/// TRF06 has 1 = 0 + - alone.
char code_of_trf06(Outcome outcome, bool& lost) {
    switch (outcome) {
    case Outcome::pairing_bye:
        return '+';
    case Outcome::half_bye:
        return '=';
    case Outcome::zero_bye:
        return '-';
    case Outcome::full_bye:
        lost = true;
        return '+';
    case Outcome::unrated_win:
        lost = true;
        return '1';
    case Outcome::unrated_draw:
        lost = true;
        return '=';
    case Outcome::unrated_loss:
        lost = true;
        return '0';
    case Outcome::adjourned:
        lost = true;
        return ' ';
    default:
        return static_cast<char>(outcome);
    }
}

char code_of(Outcome outcome, Edition edition, bool& lost) {
    if (outcome == Outcome::pending) return ' ';
    return edition == Edition::trf06 ? code_of_trf06(outcome, lost) : static_cast<char>(outcome);
}

}

std::span<const PlayerCell> player_cells() { return cells_of_player; }
std::span<const PlayerCell> national_cells() { return cells_of_national; }

std::string round_text(const RoundEntry& entry, Edition edition, bool& lost) {
    if (entry == RoundEntry{}) return std::string(10, ' ');
    const char code = code_of(entry.outcome, edition, lost);
    const char colour = entry.colour == Colour::white   ? 'w'
                        : entry.colour == Colour::black ? 'b'
                                                        : '-';
    const auto opponent = entry.opponent == 0 ? "0000" : std::to_string(entry.opponent);
    return "  " + align_right(opponent, 4) + ' ' + colour + ' ' + code;
}

}
