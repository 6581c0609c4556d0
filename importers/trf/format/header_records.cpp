// The records of the tournament itself: 012 to 222, 352, XXR, XXC, XXL, TNR.

#include "cells.hpp"
#include "player.hpp"
#include "state.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

/// Where a text record belongs; nullptr for other kinds.
std::string* text_field(Kind kind, Tournament& t) {
    switch (kind) {
    case Kind::name:
        return &t.name;
    case Kind::city:
        return &t.city;
    case Kind::federation:
        return &t.federation;
    case Kind::type:
        return &t.type;
    case Kind::chief_arbiter:
        return &t.chief_arbiter;
    case Kind::time_control:
        return &t.time_control;
    case Kind::ranking_method:
        return &t.ranking_method;
    case Kind::pairing_controller:
        return &t.pairing_controller;
    case Kind::encoded_type:
        return &t.encoded_type;
    case Kind::tie_breaks:
        return &t.tie_breaks;
    case Kind::standings_order:
        return &t.standings_order;
    case Kind::encoded_time_control:
        return &t.encoded_time_control;
    default:
        return nullptr;
    }
}

/// 042, 052.
void read_day(const Record& record, State& state, Date& day) {
    const auto text = record.data();
    if (text.empty()) return;
    const auto& orders = state.survey.dates;
    const bool is_start = record.kind == Kind::start;
    const auto order = is_start ? orders.start : orders.end;
    const auto [date, form] = order != DateOrder::none || is_start
                                  ? read_date(text, {}, false, order)
                                  : read_date(text, state.tournament.start);
    day = date;
    const auto other = date_in_order(text, is_start ? orders.other_start : orders.other_end);
    if (other && other != date)
        return state.findings.add(Handling::lost, "TRF-0212", record.data_columns(),
                                  {std::string(text), to_text(date), to_text(other)});
    if (form == DateForm::other)
        state.findings.add(Handling::rewritten, "TRF-0202", record.data_columns(),
                           {std::string(text), to_text(date)});
    if (form == DateForm::unclear)
        state.findings.add(Handling::lost, "TRF-0203", record.data_columns(), {std::string(text)});
}

/// 062, 072, 082, the number of rounds: a number; Swiss-Manager adds others, "129 (88)".
std::optional<std::int32_t> read_count(const Record& record, State& state) {
    const auto text = record.data();
    if (text.empty()) return std::nullopt;
    const auto words = words_of(text.substr(0, 200));
    if (!is_number(words.front())) {
        state.findings.add(Handling::lost, "TRF-0204", record.data_columns(), {std::string(text)});
        return std::nullopt;
    }
    if (words.size() > 1)
        state.findings.add(Handling::kept, "TRF-0205", record.data_columns(),
                           {std::string(text), std::string(words.front())});
    return to_number(words.front());
}

/// 142, XXR, TNR say the same; the first one counts.
void read_rounds_of_event(const Record& record, State& state) {
    const auto rounds = read_count(record, state);
    if (!rounds) return;
    if (*rounds == 0) return state.findings.add(Handling::lost, "TRF-0211", record.data_columns());
    auto& scheduled = state.tournament.scheduled_rounds;
    if (*rounds > 999) {
        state.findings.add(Handling::lost, "TRF-0204", record.data_columns(),
                           {std::string(record.data())});
    } else if (scheduled == 0) {
        scheduled = *rounds;
    } else if (scheduled != *rounds) {
        state.findings.add(Handling::kept, "TRF-0206", record.data_columns(),
                           {std::to_string(*rounds), std::to_string(scheduled)});
    }
}

/// 152 has a letter, XXC a word among others.
std::optional<Colour> colour_of(const Record& record) {
    for (const auto word : words_of(record.data())) {
        if (word == "W" || word == "white1") return Colour::white;
        if (word == "B" || word == "black1") return Colour::black;
    }
    return std::nullopt;
}

void read_initial_colour(const Record& record, State& state) {
    const auto text = record.data();
    auto colour = colour_of(record);
    if (!colour && !text.empty()) {
        if (text == "w" || text == "b") colour = text == "w" ? Colour::white : Colour::black;
        state.findings.add(colour ? Handling::rewritten : Handling::lost, "TRF-0207",
                           record.data_columns(), {std::string(text)});
    }
    if (!state.tournament.initial_colour) state.tournament.initial_colour = colour;
}

/// XXL: how far a team's list may leave the order of UKD; regulation 24.2 has 0 to 50.
void read_list_tolerance(const Record& record, State& state) {
    constexpr std::int32_t most = 50;
    const auto text = record.data();
    if (text.empty()) return;
    if (!is_number(text) || to_number(text) > most) {
        state.findings.add(Handling::lost, "TRF-0605", record.data_columns(), {std::string(text)});
        return;
    }
    state.tournament.list_tolerance = to_number(text);
    state.tournament.list_tolerance_line = record.number;
}

/// 352: the colours of a team's boards, one letter each.
void read_team_colours(const Record& record, State& state) {
    constexpr std::size_t most = 99;
    const auto text = record.data();
    std::string letters;
    for (const auto word : words_of(text.substr(0, 1000), ",;/-")) letters += word;
    for (auto& c : letters) c = c == 'w' ? 'W' : c == 'b' ? 'B' : c;
    if (letters.find_first_not_of("WB") != letters.npos)
        state.findings.add(Handling::lost, "TRF-0508", record.data_columns(), {std::string(text)});
    else if (letters.size() > most)
        state.findings.add(Handling::lost, "TRF-0509", record.data_columns(),
                           {std::to_string(letters.size()), std::to_string(most)});
    else
        state.tournament.team_colours = letters;
    if (state.tournament.team_colours != letters || letters == text) return;
    state.findings.add(Handling::rewritten, "TRF-0507", record.data_columns(),
                       {std::string(text), letters, std::to_string(letters.size())});
}

/// Whether the record came before; 112 may come often, the number of rounds has several names.
bool is_repeated(const Record& record, State& state) {
    auto& first = state.first_line[static_cast<std::size_t>(record.kind)];
    if (first != 0) {
        state.findings.add(Handling::kept, "TRF-0201", {1, 3},
                           {std::string(record.line.raw({1, 3})), std::to_string(first)});
        return true;
    }
    first = record.number;
    return false;
}

void look_at_federation(const Record& record, State& state) {
    const auto text = record.data();
    const bool plain = text.size() == 3 && std::all_of(text.begin(), text.end(),
                                                       [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!text.empty() && !plain)
        state.findings.add(Handling::noted, "TRF-0208", record.data_columns(), {std::string(text)});
}

}

void read_header(const Record& record, State& state) {
    auto& t = state.tournament;
    if (record.kind == Kind::deputy_arbiter) {
        if (!record.data().empty()) t.deputy_arbiters.emplace_back(record.data());
        return;
    }
    if (is_repeated(record, state)) return;
    if (auto* field = text_field(record.kind, t)) {
        *field = record.data();
        if (record.kind == Kind::federation) look_at_federation(record, state);
        return;
    }
    switch (record.kind) {
    case Kind::start:
        read_day(record, state, t.start);
        break;
    case Kind::end:
        read_day(record, state, t.end);
        break;
    case Kind::players:
        t.declared_players = read_count(record, state);
        break;
    case Kind::rated:
        t.declared_rated = read_count(record, state);
        break;
    case Kind::teams:
        t.declared_teams = read_count(record, state);
        break;
    case Kind::rounds:
    case Kind::xx_rounds:
    case Kind::tnr_rounds:
        read_rounds_of_event(record, state);
        break;
    case Kind::initial_colour:
    case Kind::xx_colour:
        read_initial_colour(record, state);
        break;
    case Kind::team_colours:
        read_team_colours(record, state);
        break;
    case Kind::xx_list_tolerance:
        read_list_tolerance(record, state);
        break;
    default:
        break;
    }
}

namespace {

/// Round (from 0) of a date that begins in a column: under its round, or next to it.
std::size_t round_at(std::int32_t column) {
    return static_cast<std::size_t>(std::max(column - 92 + 5, 0) / 10);
}

/// A date of a round where it stands.
struct DateWord {
    std::string_view text;
    std::int32_t column;
};

std::vector<DateWord> date_words(const RecordLine& line) {
    std::vector<DateWord> words;
    for (const auto word : words_of(line.raw({5, 92 + 10 * most_rounds}))) {
        const auto bytes = static_cast<std::size_t>(word.data() - line.text().data());
        words.push_back({word, RecordLine(line.text().substr(0, bytes)).length() + 1});
    }
    return words;
}

void read_date_word(const DateWord& word, std::size_t round, State& state) {
    const Columns columns{word.column, word.column + RecordLine(word.text).length() - 1};
    const auto [date, form] =
        read_date(word.text, state.tournament.start, true, state.survey.dates.rounds);
    auto& dates = state.tournament.round_dates;
    if (dates.size() <= round) dates.resize(round + 1);
    dates[round] = date;
    if (form == DateForm::other)
        state.findings.add(Handling::rewritten, "TRF-0209", columns,
                           {std::string(word.text), to_text(date)});
    if (form == DateForm::unclear)
        state.findings.add(Handling::lost, "TRF-0203", columns, {std::string(word.text)});
}

}

namespace {

/// Records 132 with one date each: the first is of round 1, the next of round 2.
void read_next_round_date(const Record& record, State& state) {
    auto& first = state.first_line[static_cast<std::size_t>(record.kind)];
    if (first == 0) {
        first = record.number;
        state.findings.add(Handling::kept, "TRF-0213", {1, 3},
                           {std::to_string(state.survey.round_records)});
    }
    if (state.tournament.round_dates.size() >= most_rounds) return;
    for (const auto& word : date_words(record.line))
        read_date_word(word, state.tournament.round_dates.size(), state);
}

}

void read_round_dates(const Record& record, State& state) {
    if (state.survey.round_records != 0) return read_next_round_date(record, state);
    if (is_repeated(record, state)) return;
    auto& dates = state.tournament.round_dates;
    const auto words = date_words(record.line);
    // Dates that do not lie under the rounds at all are those of the rounds in order.
    const bool in_order = !words.empty() && words.front().column < 87;
    bool shifted = in_order;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto round = in_order ? i : round_at(words[i].column);
        shifted |= words[i].column != 92 + 10 * static_cast<std::int32_t>(round);
        read_date_word(words[i], round, state);
    }
    while (!dates.empty() && !dates.back()) dates.pop_back();
    if (shifted)
        state.findings.add(dates.empty() ? Handling::lost : Handling::rewritten, "TRF-0210",
                           record.data_columns(), {std::string(words.front().text)});
}

}
