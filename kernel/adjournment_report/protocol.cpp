// The protocol of one game: what happened, what followed from it, and by which article.

#include "details.hpp"
#include "times.hpp"
#include "words.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/notation.hpp>
#include <hakem/citation.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::adjournments {

namespace {

/// The sealed move is everybody's once the envelope was opened, or the sealer told it.
bool is_opened(const AdjournedGame& game) { return game.sealed_text.has_value(); }

std::string_view key_of(AdjournmentWeight weight) {
    switch (weight) {
    case AdjournmentWeight::law:
        return "weight-law";
    case AdjournmentWeight::interpretation:
        return "weight-interpretation";
    case AdjournmentWeight::warning:
        break;
    }
    return "weight-warning";
}

/// What a clock shows after an event; not known where moves were not told.
Cell shown_clock(const AdjournedGame& game, Colour colour) {
    const auto left = game.shown_clock(colour);
    return left ? clock_cell(*left) : Cell(word("clock-unknown"));
}

Table events_table(const AdjournmentHistory& game) {
    Table table;
    table.columns = {column("number", Align::right),
                     column("moment"),
                     column("event", Align::left, true),
                     column("details", Align::left, true),
                     column("clock-white", Align::right),
                     column("clock-black", Align::right),
                     column("running"),
                     column("phase", Align::left, true)};
    for (std::size_t i = 0; i < game.entries.size(); ++i) {
        const auto& [event, advance] = game.entries[i];
        const auto& after = advance.after;
        Cell phase = Phrase::of("adjournment.phase." + std::string(hakem::name_of(after.phase)));
        if (advance.refused) phase = word("refused");
        table.rows.push_back(
            {Number{static_cast<std::int64_t>(i + 1)}, moment_cell(event.at),
             Phrase::of("adjournment.event." + std::string(hakem::name_of(event.what))),
             details_of(event.what, is_opened(game.now)), shown_clock(after, Colour::white),
             shown_clock(after, Colour::black),
             after.running == Colour::none ? Cell() : colour_word(after.running),
             std::move(phase)});
        table.rows.back()[2].header = true;
    }
    table.legend = {word("arbiters-clock")};
    return table;
}

/// A step as a sentence. A move that was shown on the board while sealing is named in it once the
/// envelope is open, like the sealed move that it must be (I.1.1).
Phrase sentence(const AdjournedGame& game, const Decision& why) {
    auto arguments = why.arguments;
    if (game.shown && !is_opened(game)) {
        const auto shown = chess::to_uci(adjourned_position(game), *game.shown);
        std::replace(arguments.begin(), arguments.end(), shown, std::string("…"));
    }
    return Phrase::of(why.reason, std::move(arguments));
}

/// What followed from each event.
Table steps_table(const AdjournmentHistory& game) {
    Table table;
    table.columns = {column("number", Align::right), column("event", Align::left, true),
                     column("article"), column("weight"), column("step", Align::left, true)};
    bool interpretations = false;
    for (std::size_t i = 0; i < game.entries.size(); ++i) {
        const auto& [event, advance] = game.entries[i];
        for (const auto& [why, weight] : advance.steps) {
            interpretations = interpretations || weight == AdjournmentWeight::interpretation;
            table.rows.push_back(
                {Number{static_cast<std::int64_t>(i + 1)},
                 Phrase::of("adjournment.event." + std::string(hakem::name_of(event.what))),
                 citation_of(why.rule), word(key_of(weight)), Phrases{{sentence(game.now, why)}}});
            table.rows.back()[3].strong = weight == AdjournmentWeight::warning;
        }
    }
    if (interpretations) table.legend.push_back(word("interpretation-note"));
    return table;
}

/// What was taken back, struck out: when, by which article and why (I.3).
Table withdrawn_table(const AdjournmentHistory& game) {
    using namespace adjournment;
    Table table;
    table.columns = {column("moment"),
                     column("event", Align::left, true),
                     column("details", Align::left, true),
                     column("withdrawn-at"),
                     column("article"),
                     column("reason", Align::left, true)};
    for (const auto& one : game.withdrawn) {
        // A move that was told by mistake is as secret as before.
        const bool tells = std::holds_alternative<Opened>(one.event.what) ||
                           std::holds_alternative<MoveTold>(one.event.what);
        const bool secret = tells && !is_opened(game.now);
        table.rows.push_back(
            {moment_cell(one.event.at),
             Phrase::of("adjournment.event." + std::string(hakem::name_of(one.event.what))),
             secret ? Cell(word("closed")) : Cell(details_of(one.event.what, is_opened(game.now))),
             moment_cell(one.at), citation_of("I.3"), Phrase::verbatim(one.reason)});
        table.rows.back()[1].header = true;
    }
    return table;
}

/// The position of the envelope, with the sealed move once it is known; and where the game stands.
DiagramSheet diagrams_of(const AdjournedGame& game) {
    DiagramSheet sheet;
    const auto adjourned = adjourned_position(game);
    Diagram before{"adjourned", word("before-sealed"), diagram_board(adjourned), {}};
    before.legend = {
        word("sealed-line", {colour_argument(game.sealer), std::to_string(game.move_number)})};
    if (is_opened(game)) {
        if (game.sealed_move)
            before.board.arrows.push_back({static_cast<SquareNumber>(game.sealed_move->from),
                                           static_cast<SquareNumber>(game.sealed_move->to), false});
        before.legend.push_back(word("sealed-was", {*game.sealed_text}));
    }
    before.legend.push_back(Phrase::verbatim(chess::to_fen(adjourned)));
    sheet.diagrams.push_back(std::move(before));
    if (!is_opened(game) || game.position == adjourned) return sheet;
    Diagram last{
        "last", word(game.over() ? "last-known" : "now"), diagram_board(game.position), {}};
    last.legend = {Phrase::verbatim(chess::to_fen(game.position))};
    sheet.diagrams.push_back(std::move(last));
    return sheet;
}

std::vector<Fact> facts_of(const Tournament& tournament, const AdjournedGame& game) {
    const auto name = [&](Colour colour) {
        return Phrase::verbatim(name_of(tournament, game, colour));
    };
    std::vector<Fact> facts = {fact("round", Number{game.key.round})};
    if (const auto board = board_of(game); !board.empty())
        facts.push_back(fact("board", Phrase::verbatim(board)));
    facts.push_back(fact("white", name(Colour::white)));
    facts.push_back(fact("black", name(Colour::black)));
    if (game.sealer != Colour::none) facts.push_back(fact("sealed-by", name(game.sealer)));
    facts.push_back(
        fact("state", Phrase::of("adjournment.phase." + std::string(hakem::name_of(game.phase)))));
    if (game.phase == AdjournmentPhase::concluded)
        facts.push_back(fact("result", GameResult{game.white_outcome, game.black_outcome}));
    if (const auto left = left_when_adjourned(game))
        facts.push_back(fact("adjourned-with",
                             word("read", {clock_text(left->white), clock_text(left->black)})));
    if (game.started)
        facts.push_back(fact("resumed-with", word("read", {clock_text(game.resumed_with.white),
                                                           clock_text(game.resumed_with.black)})));
    return facts;
}

/// "protocol-3-2", in a team event "protocol-3-2-4": the papers of a round lie side by side.
std::string file_name_of(const AdjournedGame& game) {
    auto name = fmt::format("protocol-{}-{}", game.key.round, game.envelope.board);
    return game.envelope.seat == 0 ? name : fmt::format("{}-{}", name, game.envelope.seat);
}

}

Document protocol(const Papers& papers, const AdjournmentHistory& game) {
    auto document = frame(papers, file_name_of(game.now), word("protocol", {}));
    auto section =
        table_section("events", title_of(papers.tournament, game.now), events_table(game));
    section.landscape = true;
    section.facts = facts_of(papers.tournament, game.now);
    document.sections.push_back(std::move(section));
    if (auto steps = steps_table(game); !steps.rows.empty())
        document.sections.push_back(table_section("steps", word("steps"), std::move(steps)));
    if (!game.withdrawn.empty())
        document.sections.push_back(
            table_section("withdrawn", word("withdrawn"), withdrawn_table(game)));
    if (game.entries.empty()) return document; // all of it: there is no position
    Section positions;
    positions.id = "positions";
    positions.heading = word("positions-of-game");
    positions.body = diagrams_of(game.now);
    document.sections.push_back(std::move(positions));
    return document;
}

}
