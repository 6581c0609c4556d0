#include "generator/headers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace hakem::generator {

namespace {

/// Systems that TRF26 has a code for (192).
struct Code {
    std::string_view system, code;
};
constexpr Code codes[] = {{"dutch", "FIDE_DUTCH"},
                          {"dubov", "FIDE_DUBOV"},
                          {"burstein", "FIDE_BURSTEIN"},
                          {"double-swiss", "FIDE_DOUBLESWISS"}};

/// The federation's own systems, and teams; neither has an edition.
std::string national_code(const Recipe& recipe) {
    const bool swiss = !is_round_robin(recipe);
    std::string code = swiss || recipe.edition == "regulation" ? "ULUSAL_" : "BERGER_";
    if (has_teams(recipe)) code += "TEAM_";
    return code += swiss ? "SWISS" : "ROUNDROBIN";
}

/// "FIDE_DUTCH_2026_BAKU"; CUSTOM_SWISS has neither an edition nor an acceleration.
std::string code_of(const Recipe& recipe) {
    if (recipe.system == "ulusal-swiss" || is_round_robin(recipe)) return national_code(recipe);
    const auto found = std::find_if(std::begin(codes), std::end(codes),
                                    [&](const Code& code) { return code.system == recipe.system; });
    if (found == std::end(codes)) return "CUSTOM_SWISS";
    std::string code(found->code);
    if (!recipe.edition.empty()) code += "_" + recipe.edition;
    if (recipe.baku) code += "_BAKU";
    return code;
}

std::string type_of(const Recipe& recipe) {
    const auto who = has_teams(recipe) ? "Team" : "Individual";
    if (is_round_robin(recipe)) return fmt::format("{}: Round-Robin", who);
    return fmt::format("{}: Swiss-System ({}{})", who, recipe.system,
                       recipe.edition.empty() ? "" : " " + recipe.edition);
}

Date days_after(const Date& date, int days) {
    using namespace std::chrono;
    const sys_days start = year(date.year) / month(static_cast<unsigned>(date.month)) /
                           day(static_cast<unsigned>(date.day));
    const year_month_day end(start + std::chrono::days(days));
    return {static_cast<std::int16_t>(static_cast<int>(end.year())),
            static_cast<std::int8_t>(static_cast<unsigned>(end.month())),
            static_cast<std::int8_t>(static_cast<unsigned>(end.day()))};
}

/// With the points before the tie-breaks, where nothing else is said; of teams nothing, then the
/// rules in force decide.
std::string order_of(const Recipe& recipe) {
    const auto& list = recipe.tie_breaks;
    if (list.empty() && has_teams(recipe)) return {};
    if (list.empty()) return is_round_robin(recipe) ? "PTS,SB,DE" : "PTS,BH/C1,BH,SB,DE,WIN";
    return list.starts_with("PTS") ? list : "PTS," + list;
}

Colour first_colour(const Recipe& recipe) {
    if (recipe.initial_colour != Colour::none) return recipe.initial_colour;
    return Random(recipe.seed, Stream::lot).chance(1, 2) ? Colour::white : Colour::black;
}

/// 352: the colours alternate from board 1 down (regulation 27.2, 30.2).
std::string team_colours(const Recipe& recipe, Colour first) {
    std::string colours;
    for (std::int32_t board = 0; board < recipe.boards; ++board)
        colours += (first == Colour::black) == (board % 2 == 0) ? 'B' : 'W';
    return colours;
}

}

void enter_headers(Tournament& tournament, const Recipe& recipe) {
    auto& t = tournament;
    t.name = fmt::format("Random tournament {}", recipe.seed);
    if (recipe.start.complete()) {
        t.start = recipe.start;
        t.end = days_after(recipe.start, recipe.rounds - 1); // a round a day
    }
    t.declared_players = static_cast<std::int32_t>(t.players.size());
    t.declared_rated = static_cast<std::int32_t>(
        std::count_if(t.players.begin(), t.players.end(),
                      [](const Player& player) { return player.rating > 0; }));
    t.type = type_of(recipe);
    t.encoded_type = code_of(recipe);
    t.scheduled_rounds = recipe.rounds;
    if (!is_round_robin(recipe)) t.initial_colour = first_colour(recipe);
    t.scoring = scoring_of(recipe);
    t.scoring_declared = t.scoring != Scoring{};
    t.standings_order = order_of(recipe);
    if (!has_teams(recipe)) return;
    t.declared_teams = recipe.teams;
    t.team_colours = team_colours(recipe, t.initial_colour.value_or(Colour::white));
}

}
