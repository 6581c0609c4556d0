#include "words.hpp"

#include <hakem/chess/fen.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace hakem::adjournments {

Phrase word(std::string_view key, std::vector<std::string> arguments) {
    return Phrase::of(fmt::format("adjournment_report.{}", key), std::move(arguments));
}

std::string word_argument(std::string_view key) {
    return message_argument(fmt::format("adjournment_report.{}", key));
}

Column column(std::string_view key, Align align, bool wrap) {
    const auto heading = fmt::format("adjournment_report.column.{}", key);
    const auto meaning = heading + ".meaning";
    return {Phrase::of(heading), has_text(meaning) ? Phrase::of(meaning) : Phrase(),
            std::string(key), align, wrap};
}

Fact fact(std::string_view key, Cell value) { return {word(key), std::move(value)}; }

Cell clock_cell(std::int64_t seconds) { return Phrase::verbatim(clock_text(seconds)); }

Cell moment_cell(const Moment& moment) {
    return moment ? Cell(Phrase::verbatim(to_readable_text(moment))) : Cell();
}

Cell heading_cell(std::string_view text) {
    Cell cell = Phrase::verbatim(text);
    cell.header = true;
    return cell;
}

namespace {

std::string_view key_of(Colour colour) {
    return colour == Colour::white ? "white" : colour == Colour::black ? "black" : "nobody";
}

}

Phrase colour_word(Colour colour) { return word(key_of(colour)); }
std::string colour_argument(Colour colour) { return word_argument(key_of(colour)); }

std::string name_of(const Tournament& tournament, const AdjournedGame& game, Colour colour) {
    const bool white = colour == Colour::white;
    const auto& written = white ? game.envelope.white_name : game.envelope.black_name;
    if (!written.empty()) return written;
    const auto id = white ? game.key.white : game.key.black;
    for (const auto& player : tournament.players)
        if (player.id == id) return player.name;
    return std::to_string(id);
}

std::string board_of(const AdjournedGame& game) {
    const auto board = game.envelope.board, seat = game.envelope.seat;
    if (board == 0) return {};
    return seat == 0 ? std::to_string(board) : fmt::format("{}.{}", board, seat);
}

Phrase title_of(const Tournament& tournament, const AdjournedGame& game) {
    const auto board = board_of(game);
    return word(board.empty() ? "game" : "game-board",
                {std::to_string(game.key.round), board, name_of(tournament, game, Colour::white),
                 name_of(tournament, game, Colour::black)});
}

DiagramBoard diagram_board(const chess::Position& position) {
    return board_of_fen(chess::to_fen(position)).value_or(DiagramBoard{});
}

chess::Position adjourned_position(const AdjournedGame& game) {
    auto reading = chess::read_fen(game.envelope.fen);
    return reading.position ? *reading.position : game.position;
}

Moment now_of(const Papers& papers) {
    if (papers.now) return papers.now;
    Moment latest;
    for (const auto& game : papers.games) latest = std::max(latest, game.now.last);
    return latest;
}

Date day_of(const Moment& moment) {
    if (!moment) return {};
    const std::chrono::sys_seconds time{std::chrono::seconds(moment.seconds)};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(time)};
    const auto year = static_cast<int>(day.year());
    if (year < 1 || year > 9999) return {};
    return {static_cast<std::int16_t>(year),
            static_cast<std::int8_t>(static_cast<unsigned>(day.month())),
            static_cast<std::int8_t>(static_cast<unsigned>(day.day()))};
}

std::vector<const AdjournmentHistory*> open_games(const Papers& papers) {
    std::vector<const AdjournmentHistory*> open;
    for (const auto& game : papers.games)
        if (game.now.phase != AdjournmentPhase::none && !game.now.over()) open.push_back(&game);
    return open;
}

Document frame(const Papers& papers, std::string_view id, Phrase title) {
    const auto& tournament = papers.tournament;
    Document document;
    document.id = std::string(id);
    document.title = std::move(title);
    document.event = tournament.name;
    document.date = tournament.start;
    if (!tournament.city.empty())
        document.facts.push_back(fact("place", Phrase::verbatim(tournament.city)));
    if (!tournament.chief_arbiter.empty())
        document.facts.push_back(fact("arbiter", Phrase::verbatim(tournament.chief_arbiter)));
    if (const auto now = now_of(papers)) document.facts.push_back(fact("as-of", moment_cell(now)));
    return document;
}

Section table_section(std::string_view id, Phrase heading, Table table) {
    Section section;
    section.id = std::string(id);
    section.heading = std::move(heading);
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

}
