// Records that come once.

#include "record_text.hpp"
#include "trf/format/cells.hpp"

#include <array>

namespace hakem::trf {

namespace {

std::string line_of(std::string_view id, std::string_view data) {
    const auto text = one_line(data);
    return text.empty() ? std::string() : std::string(id) + ' ' + text;
}

std::string line_of(std::string_view id, const Date& date) {
    return date ? line_of(id, to_text(date)) : std::string();
}

std::string line_of(std::string_view id, const std::optional<std::int32_t>& count) {
    return count ? line_of(id, std::to_string(*count)) : std::string();
}

std::string rounds_line(std::string_view id, const Tournament& t) {
    return t.scheduled_rounds == 0 ? std::string()
                                   : line_of(id, std::to_string(t.scheduled_rounds));
}

std::string colour_line(std::string_view id, const Tournament& t, std::string_view white,
                        std::string_view black) {
    if (!t.initial_colour || *t.initial_colour == Colour::none) return {};
    return line_of(id, *t.initial_colour == Colour::white ? white : black);
}

/// A system that was concluded, not declared, is not declared on the way back either.
bool declares_scoring(const Tournament& t) {
    return t.scoring_declared || (!t.source && t.scoring != Scoring{});
}

/// Symbols at 6, 15, 24 ..., values in the four columns after them (TRF26 162, 362).
std::string rates_line(std::string_view id,
                       std::span<const std::pair<std::string_view, Points>> rates,
                       std::string_view lead) {
    std::string line(id);
    for (const auto& [symbol, value] : rates)
        line += std::string(line.size() == 3 ? lead : "    ") + std::string(symbol) +
                align_right(to_text(value), 4);
    return line;
}

std::string scoring_162(const Tournament& t) {
    if (!declares_scoring(t)) return {};
    if (!fits_162(t.scoring)) return header_text(Kind::xx_scoring, t);
    const auto& s = t.scoring;
    const std::array<std::pair<std::string_view, Points>, 5> rates = {
        {{"W", s.win}, {"D", s.draw}, {"L", s.loss}, {"A", s.absence}, {"P", s.pairing_bye}}};
    return rates_line("162", rates, "  ");
}

std::string scoring_xxs(const Tournament& t) {
    if (!declares_scoring(t)) return {};
    const auto& s = t.scoring;
    const std::array<std::pair<std::string_view, Points>, 12> rates = {{{"WW", s.win},
                                                                        {"BW", s.black_win},
                                                                        {"WD", s.draw},
                                                                        {"BD", s.black_draw},
                                                                        {"WL", s.loss},
                                                                        {"BL", s.black_loss},
                                                                        {"ZPB", s.absence},
                                                                        {"HPB", s.half_bye},
                                                                        {"FPB", s.full_bye},
                                                                        {"PAB", s.pairing_bye},
                                                                        {"FW", s.forfeit_win},
                                                                        {"FL", s.forfeit_loss}}};
    std::string line = "XXS";
    for (const auto& [code, value] : rates) line += " " + std::string(code) + "=" + to_text(value);
    return line;
}

std::string team_scoring_line(const Tournament& t) {
    if (t.team_scoring == TeamScoring{}) return {};
    const std::array<std::pair<std::string_view, Points>, 3> rates = {
        {{"TW", t.team_scoring.win}, {"TD", t.team_scoring.draw}, {"TL", t.team_scoring.loss}}};
    std::string line = "362";
    for (const auto& [symbol, value] : rates)
        line += std::string(line.size() == 3 ? " " : "   ") + std::string(symbol) +
                align_right(to_text(value), 4);
    return line;
}

/// An announcement that was taken back is written as 0.
std::string list_tolerance_line(const Tournament& t) {
    return t.list_tolerance == 0 && t.list_tolerance_line == 0
               ? std::string()
               : line_of("XXL", std::to_string(t.list_tolerance));
}

std::string absent_line(const Tournament& t) {
    std::string line;
    for (const auto id : t.absent_next_round)
        line += (line.empty() ? "XXZ " : " ") + std::to_string(id);
    return line;
}

/// Records that are one text.
struct TextRecord {
    Kind kind;
    std::string_view id;
    std::string Tournament::*text;
};

constexpr auto text_records = std::to_array<TextRecord>({
    {Kind::name, "012", &Tournament::name},
    {Kind::city, "022", &Tournament::city},
    {Kind::federation, "032", &Tournament::federation},
    {Kind::type, "092", &Tournament::type},
    {Kind::chief_arbiter, "102", &Tournament::chief_arbiter},
    {Kind::time_control, "122", &Tournament::time_control},
    {Kind::ranking_method, "172", &Tournament::ranking_method},
    {Kind::pairing_controller, "182", &Tournament::pairing_controller},
    {Kind::encoded_type, "192", &Tournament::encoded_type},
    {Kind::tie_breaks, "202", &Tournament::tie_breaks},
    {Kind::standings_order, "212", &Tournament::standings_order},
    {Kind::encoded_time_control, "222", &Tournament::encoded_time_control},
    {Kind::team_colours, "352", &Tournament::team_colours},
});

constexpr auto headers = std::to_array<Kind>({Kind::name,
                                              Kind::city,
                                              Kind::federation,
                                              Kind::start,
                                              Kind::end,
                                              Kind::players,
                                              Kind::rated,
                                              Kind::teams,
                                              Kind::type,
                                              Kind::chief_arbiter,
                                              Kind::deputy_arbiter,
                                              Kind::time_control,
                                              Kind::round_dates,
                                              Kind::rounds,
                                              Kind::initial_colour,
                                              Kind::scoring,
                                              Kind::ranking_method,
                                              Kind::pairing_controller,
                                              Kind::encoded_type,
                                              Kind::tie_breaks,
                                              Kind::standings_order,
                                              Kind::encoded_time_control,
                                              Kind::team_colours,
                                              Kind::team_scoring,
                                              Kind::xx_list_tolerance});

}

std::span<const Kind> header_kinds() { return headers; }

bool is_header(Kind kind) {
    for (const auto header : headers)
        if (header == property_of(kind)) return true;
    return kind == Kind::xx_absent;
}

Kind property_of(Kind kind) {
    switch (kind) {
    case Kind::xx_rounds:
    case Kind::tnr_rounds:
        return Kind::rounds;
    case Kind::xx_colour:
        return Kind::initial_colour;
    case Kind::xx_scoring:
    case Kind::bb_scoring:
        return Kind::scoring;
    default:
        return kind;
    }
}

Kind kind_in(Kind kind, const Way& way) {
    if (!way.crosses()) return kind;
    if (way.to_new()) return property_of(kind);
    switch (kind) {
    case Kind::rounds:
        return Kind::xx_rounds;
    case Kind::initial_colour:
        return Kind::xx_colour;
    case Kind::scoring:
        return Kind::xx_scoring;
    default:
        return kind;
    }
}

bool fits_162(const Scoring& s) {
    return s.black_win == s.win && s.black_draw == s.draw && s.black_loss == s.loss &&
           s.forfeit_win == s.win && s.full_bye == s.win && s.half_bye == s.draw &&
           s.forfeit_loss == s.absence && s.win <= Points::whole(99) && s.win >= Points{};
}

std::string deputy_text(const std::string& name) { return line_of("112", name); }

std::string round_dates_text(const Tournament& t) {
    if (t.round_dates.empty()) return {};
    RowBuilder row("132");
    for (std::size_t i = 0; i < t.round_dates.size(); ++i)
        if (const auto& date = t.round_dates[i]) {
            const auto from = 92 + 10 * static_cast<std::int32_t>(i);
            row.put({from, from + 7}, to_text(date).substr(2));
        }
    return row.text();
}

std::string header_text(Kind kind, const Tournament& t) {
    for (const auto& record : text_records)
        if (record.kind == kind) return line_of(record.id, t.*record.text);
    switch (kind) {
    case Kind::start:
        return line_of("042", t.start);
    case Kind::end:
        return line_of("052", t.end);
    case Kind::players:
        return line_of("062", t.declared_players);
    case Kind::rated:
        return line_of("072", t.declared_rated);
    case Kind::teams:
        return line_of("082", t.declared_teams);
    case Kind::round_dates:
        return round_dates_text(t);
    case Kind::rounds:
        return rounds_line("142", t);
    case Kind::xx_rounds:
        return rounds_line("XXR", t);
    case Kind::tnr_rounds:
        return rounds_line("TNR", t);
    case Kind::initial_colour:
        return colour_line("152", t, "W", "B");
    case Kind::xx_colour:
        return colour_line("XXC", t, "white1", "black1");
    case Kind::scoring:
        return scoring_162(t);
    case Kind::xx_scoring:
    case Kind::bb_scoring:
        return scoring_xxs(t);
    case Kind::team_scoring:
        return team_scoring_line(t);
    case Kind::xx_list_tolerance:
        return list_tolerance_line(t);
    case Kind::xx_absent:
        return absent_line(t);
    default:
        return {};
    }
}

}
