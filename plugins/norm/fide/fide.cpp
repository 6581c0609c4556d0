// Title norms by FIDE B.01: GM, IM, WGM, WIM.

#include "requirements.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <games.hpp>

namespace {

using namespace hakem;

class FideNorms final : public TitleNorms {
public:
    NormReport examine(const NormInput& input) const override {
        NormReport report;
        report.rule = "FIDE B.01 (01.01.2024)";
        const auto& tournament = input.tournament;
        Ratings ratings(tournament.players.size());
        for (std::size_t i = 0; i < ratings.size() && i < input.before.size(); ++i)
            ratings[i] = usable_rating(input.before[i].rating);
        const EventGames games(tournament, ratings);
        const PlayerIndex positions(tournament);
        report.field = norm::foreign_field(tournament, ratings);
        const auto event = norm::facts_of(tournament, report.field);
        report.large_swiss = event.large_swiss;
        report.players.reserve(ratings.size());
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            const auto& record = tournament.players[i];
            auto& player = report.players.emplace_back();
            player.id = record.id;
            for (const auto& game : games.of(i))
                player.rounds.push_back(game_of(game, tournament, positions));
            if (std::none_of(player.rounds.begin(), player.rounds.end(),
                             [](const NormGame& game) { return game.counted; }))
                continue;
            const norm::Applicant applicant{record.federation, ratings[i], event};
            for (const auto& numbers : norm::titles)
                if (!numbers.women || is_woman(record))
                    player.norms.push_back(norm::norm_of(numbers, applicant, player.rounds));
        }
        report.notes = notes_of(tournament);
        return report;
    }

    std::optional<std::int32_t> least_average(std::string_view title, std::int32_t games,
                                              Points score) const override {
        for (const auto& numbers : norm::titles)
            if (numbers.title == title) return norm::least_average(numbers, games, score);
        return std::nullopt;
    }

private:
    static bool is_woman(const Player& player) {
        return player.sex == Sex::female || player.title.starts_with('W');
    }

    static NormGame game_of(const RatedGame& rated, const Tournament& tournament,
                            const PlayerIndex& positions) {
        NormGame game;
        game.round = rated.round;
        game.opponent = rated.opponent;
        game.colour = rated.colour;
        game.outcome = rated.outcome;
        game.rating = rated.opponent_rating;
        game.counted = rated.counted;
        game.reason = rated.reason;
        if (rated.counted)
            game.reason = rated.opponent_rating == 0 ? "norm.counted-unrated" : "norm.counted";
        if (const auto position = positions[rated.opponent]; position >= 0) {
            const auto& opponent = tournament.players[static_cast<std::size_t>(position)];
            game.title = to_upper(opponent.title, Language::english);
            game.federation = opponent.federation;
        }
        return game;
    }

    /// What a file does not tell, or what needs a person's eye.
    static std::vector<Decision> notes_of(const Tournament& tournament) {
        std::vector<Decision> notes;
        const auto note = [&](std::string_view reason, std::vector<std::string> arguments = {}) {
            auto& made = notes.emplace_back();
            made.subject = "norm";
            made.rule = "FIDE B.01";
            made.edition = "2024";
            made.reason = reason;
            made.arguments = std::move(arguments);
        };
        note("norm.note.exceptions");
        const auto time_class = time_class_of(tournament);
        if (!time_class)
            note("norm.note.no-time-control");
        else if (*time_class != TimeClass::standard)
            note("norm.note.not-standard");
        const auto unknown =
            std::count_if(tournament.players.begin(), tournament.players.end(),
                          [](const Player& player) { return player.federation.empty(); });
        if (unknown != 0) note("norm.note.no-federation", {std::to_string(unknown)});
        return notes;
    }
};

}

HAKEM_PLUGIN(FideNorms, "fide", "FIDE title norms", "FIDE B.01")
