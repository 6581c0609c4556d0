#pragma once
/// The options of `hakem generate` that are a word of their own, in the order of the help.

#include "options.hpp"

#include <string>

namespace hakem::command {

/// An option of `generate` whose value is read by the command itself.
struct GenerateOption {
    const char* name;
    std::string GenerateCommand::*value;
    const char* type;
};
inline constexpr GenerateOption generate_options[] = {
    {"seed", &GenerateCommand::seed, "SEED"},
    {"players", &GenerateCommand::players, "N[..M]"},
    {"teams", &GenerateCommand::teams, "N[..M]"},
    {"boards", &GenerateCommand::boards, "N[..M]"},
    {"reserves", &GenerateCommand::reserves, "N"},
    {"rounds", &GenerateCommand::rounds, "N[..M]"},
    {"rounds-played", &GenerateCommand::rounds_played, "N"},
    {"rating-mean", &GenerateCommand::rating_mean, "N"},
    {"rating-spread", &GenerateCommand::rating_spread, "N"},
    {"rating-range", &GenerateCommand::rating_range, "N..M"},
    {"unrated", &GenerateCommand::unrated, "AMOUNT"},
    {"half-byes", &GenerateCommand::half_byes, "AMOUNT[,..]"},
    {"full-byes", &GenerateCommand::full_byes, "AMOUNT[,..]"},
    {"zero-byes", &GenerateCommand::zero_byes, "AMOUNT[,..]"},
    {"late-entries", &GenerateCommand::late_entries, "AMOUNT"},
    {"withdrawals", &GenerateCommand::withdrawals, "AMOUNT"},
    {"forbidden-pairs", &GenerateCommand::forbidden_pairs, "N"},
    {"forfeits", &GenerateCommand::forfeits, "AMOUNT"},
    {"double-forfeits", &GenerateCommand::double_forfeits, "AMOUNT"},
    {"unrated-games", &GenerateCommand::unrated_games, "AMOUNT"},
    {"uneven-results", &GenerateCommand::uneven_results, "AMOUNT"},
    {"adjourned", &GenerateCommand::adjourned, "AMOUNT"},
    {"short", &GenerateCommand::short_teams, "AMOUNT"},
    {"scoring", &GenerateCommand::scoring, "WIN-DRAW-LOSS"},
    {"pairing-bye-points", &GenerateCommand::pairing_bye_points, "POINTS"},
    {"system", &GenerateCommand::system, "ID[@EDITION]"},
    {"edition", &GenerateCommand::edition, "EDITION"},
    {"tiebreaks", &GenerateCommand::tie_breaks, "CODES"},
    {"date", &GenerateCommand::date, "YYYY-MM-DD"},
};

}
