#include "generator/recipe.hpp"

#include <fmt/format.h>

namespace hakem::generator {

namespace {

/// The words of a command: options that are not at their usual value.
class Words {
public:
    void add(std::string_view option, const std::string& value) {
        text_ += fmt::format(" --{} {}", option, value);
    }
    void add(std::string_view option, const Amount& amount) {
        if (amount.value != 0) add(option, to_text(amount));
    }
    void add(std::string_view option, const AmountsByRound& amounts) {
        for (const auto& amount : amounts)
            if (amount.value != 0) return add(option, to_text(amounts));
    }
    void add(std::string_view option, std::int32_t value, std::int32_t usual) {
        if (value != usual) add(option, std::to_string(value));
    }

    const std::string& text() const { return text_; }

private:
    std::string text_ = "hakem generate";
};

void add_field(Words& words, const Recipe& recipe) {
    if (!has_teams(recipe)) return words.add("players", std::to_string(recipe.players));
    words.add("teams", std::to_string(recipe.teams));
    words.add("boards", std::to_string(recipe.boards));
    words.add("reserves", std::to_string(recipe.reserves));
}

void add_ratings(Words& words, const Ratings& ratings) {
    const Ratings usual;
    if (ratings == usual) return;
    if (ratings.spread != 0) {
        words.add("rating-mean", std::to_string(ratings.mean));
        words.add("rating-spread", std::to_string(ratings.spread));
    }
    words.add("rating-range", fmt::format("{}..{}", ratings.lowest, ratings.highest));
}

/// "1", "0.5": as a person writes it.
std::string short_text(Points points) {
    auto text = hakem::to_text(points);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

void add_scoring(Words& words, const Recipe& recipe) {
    const Recipe usual;
    if (recipe.win != usual.win || recipe.draw != usual.draw || recipe.loss != usual.loss)
        words.add("scoring", fmt::format("{}-{}-{}", short_text(recipe.win),
                                         short_text(recipe.draw), short_text(recipe.loss)));
    if (recipe.pairing_bye) words.add("pairing-bye-points", short_text(*recipe.pairing_bye));
}

}

bool is_round_robin(const Recipe& recipe) { return recipe.system == "round-robin"; }

bool has_teams(const Recipe& recipe) { return recipe.teams != 0; }

bool is_national(const Recipe& recipe) {
    return recipe.system == "ulusal-swiss" || recipe.edition == "regulation" || has_teams(recipe);
}

std::int32_t competitors(const Recipe& recipe) {
    return has_teams(recipe) ? recipe.teams : recipe.players;
}

Amount usual_unrated(const Recipe& recipe) {
    return is_national(recipe) ? Amount{10 * 100, true} : Amount{};
}

Scoring scoring_of(const Recipe& recipe) {
    auto scoring = hakem::scoring_of(recipe.win, recipe.draw, recipe.loss);
    scoring.forfeit_loss = scoring.absence;
    scoring.pairing_bye = recipe.pairing_bye.value_or(recipe.win);
    return scoring;
}

bool allows_baku(const Recipe& recipe) {
    return recipe.win == recipe.draw * 2 && recipe.loss == Points{};
}

std::string command_of(const Recipe& recipe) {
    Words words;
    words.add("seed", std::to_string(recipe.seed));
    add_field(words, recipe);
    if (!is_round_robin(recipe)) words.add("rounds", std::to_string(recipe.rounds));
    words.add("rounds-played", recipe.rounds_played, 0);
    words.add("system", recipe.system + (recipe.edition.empty() ? "" : "@" + recipe.edition));
    add_ratings(words, recipe.ratings);
    if (recipe.unrated != usual_unrated(recipe)) words.add("unrated", to_text(recipe.unrated));
    words.add("half-byes", recipe.half_byes);
    words.add("full-byes", recipe.full_byes);
    words.add("zero-byes", recipe.zero_byes);
    words.add("late-entries", recipe.late_entries);
    words.add("withdrawals", recipe.withdrawals);
    words.add("forbidden-pairs", recipe.forbidden_pairs, 0);
    words.add("forfeits", recipe.forfeits);
    words.add("double-forfeits", recipe.double_forfeits);
    words.add("unrated-games", recipe.unrated_games);
    words.add("uneven-results", recipe.uneven_results);
    words.add("adjourned", recipe.adjourned);
    words.add("short", recipe.short_teams);
    add_scoring(words, recipe);
    if (recipe.initial_colour != Colour::none)
        words.add("initial-colour", recipe.initial_colour == Colour::white ? "white" : "black");
    auto text = words.text();
    if (recipe.baku) text += " --baku";
    if (!recipe.tie_breaks.empty()) text += fmt::format(" --tiebreaks {}", recipe.tie_breaks);
    if (recipe.start) text += " --date " + hakem::to_text(recipe.start);
    return text;
}

}
