// What the arbiter asked of the pairing: byes (240, XXZ), virtual points (250, XXA), pairs that may
// not meet (260, XXP), points out of order (299); clubs (XCC), and games that were finished after
// the next round had been paired (XXJ).

#include "cells.hpp"
#include "columns.hpp"
#include "state.hpp"

#include <algorithm>
#include <iterator>

namespace hakem::trf {

namespace {

std::optional<Outcome> bye_kind(char code) {
    switch (code) {
    case 'F':
    case 'f':
        return Outcome::full_bye;
    case 'H':
    case 'h':
        return Outcome::half_bye;
    case 'Z':
    case 'z':
        return Outcome::zero_bye;
    default:
        return std::nullopt;
    }
}

void read_bye(const Record& record, State& state) {
    namespace c = bye_columns;
    const auto kind = bye_kind(record.line.at(c::kind.from));
    if (!kind) {
        state.findings.add(Handling::refused, "TRF-0404", c::kind,
                           {std::string(record.line.cell(c::kind))});
        return;
    }
    if (record.kind != Kind::bye)
        state.findings.add(Handling::rewritten, "TRF-0405", {1, 3},
                           {std::string(record.line.raw({1, 3}))});
    AnnouncedBye bye;
    bye.kind = *kind;
    bye.round = read_number(record.line, c::round, state.findings, "TRF-0402");
    bye.ids = read_ids(record.line, c::ids, 4, state.findings);
    bye.line = record.number;
    state.tournament.byes.push_back(std::move(bye));
}

void read_acceleration(const Record& record, State& state) {
    namespace c = acceleration_columns;
    const auto& line = record.line;
    Acceleration a;
    a.match_points = read_team_points(line, c::match_points, state.findings).value_or(Points{});
    a.game_points = read_team_points(line, c::game_points, state.findings).value_or(Points{});
    a.first_round = read_number(line, c::first_round, state.findings, "TRF-0402");
    a.last_round = read_number(line, c::last_round, state.findings, "TRF-0402");
    a.first_id = read_number(line, c::first_id, state.findings, "TRF-0402");
    a.last_id = read_number(line, c::last_id, state.findings, "TRF-0402");
    a.line = record.number;
    state.tournament.accelerations.push_back(a);
}

/// XXA: points of a player round by round; a run of equal points is one acceleration.
void read_xx_acceleration(const Record& record, State& state) {
    namespace c = acceleration_columns;
    const auto& line = record.line;
    const auto id = read_number(line, c::xx_id, state.findings, "TRF-0402");
    auto& all = state.tournament.accelerations;
    Acceleration run;
    for (std::int32_t round = 1; round <= 999; ++round) {
        const auto columns = c::xx_points.shifted(5 * (round - 1));
        if (columns.from > line.length()) break;
        const auto points =
            read_points(line, columns, state.findings, "TRF-0401").value_or(Points{});
        if (run.last_round == round - 1 && run.first_round != 0 && run.game_points == points) {
            run.last_round = round;
            continue;
        }
        if (run.first_round != 0 && run.game_points != Points{}) all.push_back(run);
        run = {{}, points, round, round, id, id, record.number};
    }
    if (run.first_round != 0 && run.game_points != Points{}) all.push_back(run);
}

void read_prohibited(const Record& record, State& state) {
    namespace c = prohibited_columns;
    ProhibitedPairing pairing;
    pairing.line = record.number;
    if (record.kind == Kind::prohibited) {
        pairing.first_round = read_number(record.line, c::first_round, state.findings, "TRF-0402");
        pairing.last_round = read_number(record.line, c::last_round, state.findings, "TRF-0402");
        pairing.ids = read_ids(record.line, c::ids, 4, state.findings);
    } else {
        pairing.ids = read_words(record, state);
    }
    state.tournament.prohibited.push_back(std::move(pairing));
}

/// Where the cells of 299 stand.
struct AbnormalCells {
    Columns match_points, points, round;
    std::int32_t ids;

    /// Nothing stands between the cells, and a round is a number.
    bool fit(const RecordLine& line) const {
        const auto blank = [&](std::int32_t from, std::int32_t to) {
            return line.cell({from, to - 1}).empty();
        };
        const auto in_round = line.cell(round);
        if (!in_round.empty() && !is_number(in_round)) return false;
        return blank(6, match_points.from) && blank(match_points.to + 1, points.from) &&
               blank(points.to + 1, round.from) && blank(round.to + 1, ids);
    }
};

/// The columns of the format, or those of FIDE's sample file: never half a number.
std::optional<AbnormalCells> cells_of_abnormal(const Record& record, State& state) {
    namespace c = abnormal_columns;
    const AbnormalCells usual{c::match_points, c::points, c::round, c::ids};
    const AbnormalCells sample{c::sample_match_points, c::sample_points, c::sample_round,
                               c::sample_ids};
    if (usual.fit(record.line)) return usual;
    const bool fits = sample.fit(record.line);
    state.findings.add(fits ? Handling::rewritten : Handling::lost, fits ? "TRF-0409" : "TRF-0408",
                       {6, record.line.length()}, {std::string(bare(record.line.rest(6)))});
    return fits ? std::optional(sample) : std::nullopt;
}

void read_abnormal(const Record& record, State& state) {
    namespace c = abnormal_columns;
    const auto& line = record.line;
    const char code = line.at(c::kind.from);
    constexpr std::string_view kinds = "WDLFHZ+- ";
    if (kinds.find(code) == kinds.npos) {
        state.findings.add(Handling::refused, "TRF-0406", c::kind,
                           {std::string(line.cell(c::kind))});
        return;
    }
    const auto cells = cells_of_abnormal(record, state);
    if (!cells) return;
    AbnormalPoints points;
    points.kind = static_cast<Outcome>(code);
    points.match_points =
        read_team_points(line, cells->match_points, state.findings).value_or(Points{});
    points.game_points = read_team_points(line, cells->points, state.findings).value_or(Points{});
    points.round = read_number(line, cells->round, state.findings, "TRF-0402");
    points.ids = read_ids(line, cells->ids, 4, state.findings);
    points.line = record.number;
    state.tournament.abnormal_points.push_back(std::move(points));
}

}

std::vector<std::int32_t> read_words(const Record& record, State& state) {
    std::vector<std::int32_t> ids;
    constexpr std::size_t longest = std::size_t{most_ids} * 5;
    const auto text = record.data();
    if (text.size() > longest)
        state.findings.add(Handling::lost, "TRF-0407", record.data_columns());
    for (const auto word : words_of(text.substr(0, longest), ",/")) {
        if (is_number(word))
            ids.push_back(to_number(word));
        else
            state.findings.add(Handling::lost, "TRF-0402", record.data_columns(),
                               {std::string(word)});
    }
    return ids;
}

void read_request(const Record& record, State& state) {
    switch (record.kind) {
    case Kind::acceleration:
        return read_acceleration(record, state);
    case Kind::xx_acceleration:
        return read_xx_acceleration(record, state);
    case Kind::prohibited:
    case Kind::xx_prohibited:
        return read_prohibited(record, state);
    case Kind::abnormal_points:
        return read_abnormal(record, state);
    case Kind::xx_absent: {
        auto ids = read_words(record, state);
        std::move(ids.begin(), ids.end(), std::back_inserter(state.tournament.absent_next_round));
        return;
    }
    default:
        return read_bye(record, state);
    }
}

void read_club(const Record& record, State& state) {
    const auto number = record.line.cell(club_columns::id);
    const auto id = is_number(number) ? to_number(number) : 0;
    const auto place = state.players[id];
    if (place < 0) {
        state.findings.add(Handling::lost, "TRF-0602", club_columns::id, {std::string(number)});
        return;
    }
    auto& player = state.tournament.players[static_cast<std::size_t>(place)];
    if (player.club.empty()) player.club = record.line.cell(club_columns::club);
}

void read_finished_game(const Record& record, State& state) {
    const auto refuse = [&] {
        state.findings.add(Handling::lost, "TRF-0604", record.data_columns(),
                           {std::string(record.data())});
    };
    const auto words = words_of(record.data(), ",/");
    if (words.size() != 3 || !std::all_of(words.begin(), words.end(), is_number)) return refuse();
    const FinishedGame game{to_number(words[0]), to_number(words[1]), to_number(words[2]),
                            record.number};
    const auto met = [&](std::int32_t id, std::int32_t opponent) {
        const auto place = state.players[id];
        if (place < 0) return false;
        const auto& rounds = state.tournament.players[static_cast<std::size_t>(place)].rounds;
        const auto round = static_cast<std::size_t>(game.round);
        return round >= 1 && round <= rounds.size() && rounds[round - 1].opponent == opponent;
    };
    if (!met(game.white, game.black) || !met(game.black, game.white)) return refuse();
    state.tournament.finished_games.push_back(game);
}

}
