// Whole columns of ratings: one that was lost, one that was sorted by itself; and the days of the
// event beside that of the report.

#include "judging/field_places.hpp"
#include "judging/plausible_field.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/language.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace hakem::judging {

namespace {

using Rating = std::int32_t Player::*;
using Players = std::vector<const Player*>;

/// Fewer may stand in an order by chance.
constexpr std::size_t fewest = 10, fewest_ratings = 8;
constexpr std::size_t fewest_scores = 3;

bool is_turkish(const Player& player) { return player.federation == "TUR"; }

template<class Less>
bool is_in_order(const Players& players, Less is_less) {
    return std::is_sorted(players.begin(), players.end(),
                          [&](const Player* a, const Player* b) { return is_less(*a, *b); });
}

bool has_lower_number(const Player& a, const Player& b) { return a.id < b.id; }

/// In the order of the final ranks, of a field that the rounds have set apart.
bool is_by_rank(const Players& players) {
    std::set<Points> scores;
    for (const auto* player : players)
        if (player->declared_points) scores.insert(*player->declared_points);
    return scores.size() >= fewest_scores &&
           is_in_order(players,
                       [](const Player& a, const Player& b) {
                           return a.declared_rank < b.declared_rank;
                       }) &&
           is_in_order(players, [](const Player& a, const Player& b) {
               return a.declared_points > b.declared_points;
           });
}

bool is_by_name(const Players& players) {
    std::vector<std::string> names;
    for (const auto* player : players) names.push_back(folded_name(player->name));
    return std::is_sorted(names.begin(), names.end());
}

/// By what the lines stand in order, while the ratings do as well; empty where nothing is odd.
std::string_view odd_order(Players& players, Rating rating) {
    const auto by_line = [](const Player* a, const Player* b) { return a->line < b->line; };
    const auto by_number = [](const Player* a, const Player* b) { return a->id < b->id; };
    const auto rises = [rating](const Player& a, const Player& b) { return a.*rating < b.*rating; };
    std::sort(players.begin(), players.end(), by_number);
    if (is_in_order(players, rises)) return "judging.rises-with-numbers";
    std::sort(players.begin(), players.end(), by_line);
    const auto falls = [&](const Player& a, const Player& b) { return rises(b, a); };
    if (!is_in_order(players, rises) && !is_in_order(players, falls)) return {};
    if (is_in_order(players, has_lower_number)) return {};
    if (is_by_rank(players)) return "judging.sorted-beside-ranks";
    return is_by_name(players) ? "judging.sorted-beside-names" : "";
}

void check_order(const Tournament& tournament, Rating rating, std::string_view column,
                 Diagnostics& diagnostics) {
    Players rated;
    std::set<std::int32_t> values;
    for (const auto& player : tournament.players) {
        if (player.*rating <= 0) continue;
        rated.push_back(&player);
        values.insert(player.*rating);
    }
    if (rated.size() < fewest || values.size() < fewest_ratings) return;
    const auto order = odd_order(rated, rating);
    if (!order.empty())
        diagnostics.add(
            Severity::warning, "SUB-0251", 0, 0, 1,
            {message_argument(column), std::to_string(rated.size()), message_argument(order)});
}

/// Who has a FIDE rating has an UKD as well, nearly always; one record of the federation shows that
/// the file has a place for it.
void check_lost_ukd(const Tournament& tournament, Diagnostics& diagnostics) {
    constexpr std::size_t enough = 4;
    std::size_t rated = 0, unrated = 0;
    bool has_records = false;
    for (const auto& player : tournament.players) {
        if (player.national_rating > 0) return;
        has_records |= player.national_line != 0;
        if (is_turkish(player)) ++(player.rating > 0 ? rated : unrated);
    }
    if (has_records && rated >= enough && rated >= unrated)
        diagnostics.add(Severity::warning, "SUB-0250", 0, 0, 1, {std::to_string(rated)});
}

}

void check_rating_columns(const Tournament& tournament, RatedBy rated_by,
                          Diagnostics& diagnostics) {
    if (rated_by == RatedBy::national) check_lost_ukd(tournament, diagnostics);
    if (tournament.numbers_assumed || is_team_event(tournament)) return;
    check_order(tournament, &Player::rating, "judging.column-rating", diagnostics);
    check_order(tournament, &Player::national_rating, "judging.column-ukd", diagnostics);
}

bool is_after_report(const Tournament& tournament, const Date& report) {
    const auto held = rounds_held(tournament);
    const bool over = tournament.scheduled_rounds <= held;
    const auto& last = over && tournament.end ? tournament.end : tournament.start;
    return report && last.complete() && held > 0 && last > report;
}

void check_day_of_report(const Tournament& tournament, const Date& report,
                         Diagnostics& diagnostics) {
    if (!is_after_report(tournament, report)) return;
    const auto record = tournament.end ? "052" : "042";
    const auto place = record_place(tournament, record);
    const auto& last = tournament.end ? tournament.end : tournament.start;
    diagnostics.add(Severity::warning, "SUB-0252", place.line, place.field.column,
                    place.field.length, {to_readable_text(last), to_readable_text(report)});
}

}
