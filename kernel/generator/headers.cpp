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
constexpr Code codes[] = {{"dutch", "FIDE_DUTCH"},          {"dubov", "FIDE_DUBOV"},
                          {"burstein", "FIDE_BURSTEIN"},    {"double-swiss", "FIDE_DOUBLESWISS"},
                          {"ulusal-swiss", "ULUSAL_SWISS"}, {"round-robin", "BERGER_ROUNDROBIN"}};

/// "FIDE_DUTCH_2026_BAKU"; CUSTOM_SWISS has neither an edition nor an acceleration.
std::string code_of(const Recipe& recipe) {
    const auto found = std::find_if(std::begin(codes), std::end(codes),
                                    [&](const Code& code) { return code.system == recipe.system; });
    if (found == std::end(codes)) return "CUSTOM_SWISS";
    std::string code(found->code);
    if (is_round_robin(recipe)) return code;
    if (!recipe.edition.empty()) code += "_" + recipe.edition;
    if (recipe.baku) code += "_BAKU";
    return code;
}

std::string type_of(const Recipe& recipe) {
    if (is_round_robin(recipe)) return "Individual: Round-Robin";
    return fmt::format("Individual: Swiss-System ({}{})", recipe.system,
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

/// With the points before the tie-breaks, where nothing else is said.
std::string order_of(const Recipe& recipe) {
    const auto& list = recipe.tie_breaks;
    if (list.empty()) return is_round_robin(recipe) ? "PTS,SB,DE" : "PTS,BH/C1,BH,SB,DE,WIN";
    return list.starts_with("PTS") ? list : "PTS," + list;
}

Colour first_colour(const Recipe& recipe) {
    if (recipe.initial_colour != Colour::none) return recipe.initial_colour;
    return Random(recipe.seed, Stream::lot).chance(1, 2) ? Colour::white : Colour::black;
}

}

void enter_headers(Tournament& tournament, const Recipe& recipe) {
    auto& t = tournament;
    t.name = fmt::format("Random tournament {}", recipe.seed);
    if (recipe.start.complete()) {
        t.start = recipe.start;
        t.end = days_after(recipe.start, recipe.rounds - 1); // a round a day
    }
    t.declared_players = recipe.players;
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
}

}
