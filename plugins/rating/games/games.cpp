#include "games.hpp"

#include <hakem/rating_tables.hpp>

#include <algorithm>

namespace hakem {

std::int32_t score_in_hundredths(Outcome outcome) {
    return outcome == Outcome::win ? 100 : outcome == Outcome::draw ? 50 : 0;
}

std::int32_t usable_rating(std::int32_t rating) {
    return rating >= 1 && rating <= 9999 ? rating : 0;
}

namespace {

bool is_result(Outcome outcome) {
    return outcome == Outcome::win || outcome == Outcome::draw || outcome == Outcome::loss;
}

/// Why an entry is no game by itself; empty for a result over the board.
std::string_view objection_to(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::draw:
    case Outcome::loss:
        return {};
    case Outcome::forfeit_win:
        return "rating.forfeit-win";
    case Outcome::forfeit_loss:
        return "rating.forfeit-loss";
    case Outcome::unrated_win:
    case Outcome::unrated_draw:
    case Outcome::unrated_loss:
        return "rating.not-moved";
    case Outcome::adjourned:
        return "rating.adjourned";
    case Outcome::pending:
        return "rating.pending";
    default:
        return "rating.bye";
    }
}

}

std::string_view EventGames::objection(const Player& player, const RoundEntry& entry,
                                       int round) const {
    if (const auto reason = objection_to(entry.outcome); !reason.empty()) return reason;
    const auto position = positions_[entry.opponent];
    if (position < 0 || entry.opponent == player.id) return "rating.no-opponent";
    const auto* other = entry_of(tournament_.players[static_cast<std::size_t>(position)], round);
    if (other == nullptr || other->opponent != player.id) return "rating.one-sided";
    // Both may lose and one may have ½ against 0 by the arbiter's decision; more than a point
    // between them is a fault of the file, and nobody knows whose.
    if (!is_result(other->outcome) ||
        score_in_hundredths(entry.outcome) + score_in_hundredths(other->outcome) > 100)
        return "rating.sides-disagree";
    return {};
}

std::vector<RatedGame> EventGames::of(std::size_t player) const {
    const auto& record = tournament_.players[player];
    std::vector<RatedGame> games;
    games.reserve(record.rounds.size());
    for (std::size_t r = 0; r < record.rounds.size(); ++r) {
        const auto& entry = record.rounds[r];
        if (entry.outcome == Outcome::absent && entry.opponent == 0) continue;
        auto& game = games.emplace_back();
        game.round = static_cast<std::int32_t>(r) + 1;
        game.opponent = entry.opponent;
        game.colour = entry.colour;
        game.outcome = entry.outcome;
        if (const auto position = positions_[entry.opponent]; position >= 0)
            game.opponent_rating = ratings_[static_cast<std::size_t>(position)];
        game.reason = objection(record, entry, game.round);
        game.counted = game.reason.empty();
    }
    return games;
}

void leave_out(RatedGame& game, std::string_view reason) {
    game.counted = false;
    game.reason = reason;
    game.difference = game.capped = game.expected = game.change = 0;
}

void add_up(PlayerRating& player, std::int32_t rating) {
    for (const auto& game : player.rounds) {
        if (!game.counted) continue;
        const auto score = Points::hundredths(score_in_hundredths(game.outcome));
        ++player.games;
        player.score += score;
        player.expected += game.expected;
        player.change += game.change;
        if (game.opponent_rating == 0) continue;
        ++player.rated_games;
        player.rated_score += score;
        player.opponents += game.opponent_rating;
    }
    using Status = PlayerRating::Status;
    if (rating != 0)
        player.status = player.games != 0 ? Status::rated : Status::idle;
    else
        player.status = player.rated_games != 0 ? Status::newcomer : Status::not_rated;
}

namespace {

std::vector<Term> terms_of(const PlayerRating& player, std::int32_t RatedGame::*value,
                           std::int64_t unit, bool rated_only, std::string_view note) {
    std::vector<Term> terms;
    for (const auto& game : player.rounds) {
        if (!game.counted || (rated_only && game.opponent_rating == 0)) continue;
        auto& term = terms.emplace_back();
        term.round = game.round;
        term.opponent = game.opponent;
        term.value = Exact(game.*value, unit);
        term.note = note;
    }
    return terms;
}

}

std::vector<Term> change_terms(const PlayerRating& player) {
    return terms_of(player, &RatedGame::change, 100, false, {});
}

std::vector<Term> rating_terms(const PlayerRating& player) {
    return terms_of(player, &RatedGame::opponent_rating, 1, true, "term.rating");
}

std::int64_t half_away(std::int64_t dividend, std::int64_t divisor) {
    const auto half = dividend < 0 ? -divisor : divisor;
    return (2 * dividend + half) / (2 * divisor);
}

std::int32_t mean_of_opponents(std::int64_t sum, std::int32_t games) {
    return games == 0 ? 0 : static_cast<std::int32_t>(half_away(sum, games));
}

std::int32_t percent_of(std::int64_t hundredths, std::int64_t games) {
    return static_cast<std::int32_t>(half_away(hundredths, games));
}

std::optional<std::int32_t> performance_of(const PlayerRating& player) {
    if (player.rated_games == 0) return std::nullopt;
    const auto percent = percent_of(player.rated_score.in_hundredths(), player.rated_games);
    return mean_of_opponents(player.opponents, player.rated_games) + rating_difference(percent);
}

std::vector<Decision> impossible_rating_notes(const RatingInput& input, const EventRating& event,
                                              std::string_view rule) {
    std::vector<Decision> notes;
    for (std::size_t i = 0; i < event.players.size() && i < input.before.size(); ++i) {
        const auto rating = input.before[i].rating;
        if (rating == 0 || usable_rating(rating) != 0) continue;
        auto& note = notes.emplace_back();
        note.subject = "rating";
        note.rule = rule;
        note.edition = event.edition;
        note.reason = "rating.note.impossible-rating";
        note.arguments = {std::to_string(event.players[i].id), std::to_string(rating)};
    }
    return notes;
}

std::vector<Decision> open_game_notes(const EventRating& event, std::string_view rule) {
    std::vector<Decision> notes;
    for (const auto& player : event.players)
        for (const auto& game : player.rounds) {
            const bool open =
                game.outcome == Outcome::adjourned || game.outcome == Outcome::pending;
            if (!open || (game.colour == Colour::black && game.opponent != 0)) continue;
            auto& note = notes.emplace_back();
            note.subject = "round " + std::to_string(game.round);
            note.rule = rule;
            note.edition = event.edition;
            note.reason = game.outcome == Outcome::adjourned ? "rating.note.adjourned"
                                                             : "rating.note.pending";
            note.arguments = {std::to_string(game.round), std::to_string(player.id),
                              std::to_string(game.opponent)};
        }
    std::stable_sort(notes.begin(), notes.end(), [](const auto& a, const auto& b) {
        return std::stoi(a.arguments[0]) < std::stoi(b.arguments[0]);
    });
    return notes;
}

}
