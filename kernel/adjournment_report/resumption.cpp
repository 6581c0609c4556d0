// The resumption list: what is set up on each board, and what is done first (I.5, I.7, I.9 to
// I.11).

#include "times.hpp"
#include "words.hpp"

#include <map>

namespace hakem::adjournments {

namespace {

/// Games that are to be played on, or wait for one of the players.
bool is_to_resume(const AdjournedGame& game) {
    switch (game.phase) {
    case AdjournmentPhase::sealed:
    case AdjournmentPhase::adjourned:
    case AdjournmentPhase::ready:
    case AdjournmentPhase::waiting:
    case AdjournmentPhase::reply_sealed:
    case AdjournmentPhase::envelope_lost:
        return true;
    default:
        return false;
    }
}

/// What the arbiter does before anything else, in the order of the questions he asks.
class First {
public:
    explicit First(const AdjournedGame& game) : game_(game) {}

    Phrases steps() {
        switch (game_.phase) {
        case AdjournmentPhase::envelope_lost:
            add("first-lost", {sealer()}); // I.12.1
            break;
        case AdjournmentPhase::reply_sealed:
            add("first-reply", {sealer()}); // I.9.3
            break;
        case AdjournmentPhase::waiting:
            add("first-waiting", {replier()}); // I.9.2
            break;
        case AdjournmentPhase::ready:
            add("first-ready", {replier()}); // I.7
            break;
        default:
            before();
        }
        return steps_;
    }

private:
    void add(std::string_view key, std::vector<std::string> arguments) {
        steps_.parts.push_back(word(key, std::move(arguments)));
    }

    void before() {
        if (game_.offer_by != Colour::none)
            add("first-offer", {colour_argument(game_.offer_by)}); // I.4, 9.1
        add("first-open", {replier()});                            // I.7, I.9.1
        add("first-closed", {replier()});                          // I.9.2
    }

    std::string replier() const { return colour_argument(game_.replier()); }
    std::string sealer() const { return colour_argument(game_.sealer); }

    const AdjournedGame& game_;
    Phrases steps_;
};

Row row_of(const Tournament& tournament, const AdjournedGame& game) {
    const auto set = clocks_to_set(game);
    const auto left = left_when_adjourned(game);
    const auto clock = [](const std::optional<ClockTimes>& times, Colour colour) {
        return times ? clock_cell(times->of(colour)) : Cell();
    };
    return {heading_cell(board_of(game)),
            Number{game.key.round},
            Phrase::verbatim(name_of(tournament, game, Colour::white)),
            Phrase::verbatim(name_of(tournament, game, Colour::black)),
            clock(left, Colour::white),
            clock(left, Colour::black),
            clock_cell(game.envelope.next_period),
            Cell(clock(set, Colour::white)),
            clock(set, Colour::black),
            word("colour-name",
                 {colour_argument(game.replier()), name_of(tournament, game, game.replier())}),
            First(game).steps(),
            clock_cell(game.kept.default_time)};
}

Table table_of(const Tournament& tournament, const std::vector<const AdjournedGame*>& games) {
    Table table;
    table.columns = {column("board"),
                     column("round", Align::right),
                     column("white", Align::left, true),
                     column("black", Align::left, true),
                     column("left-white", Align::right),
                     column("left-black", Align::right),
                     column("next-period", Align::right),
                     column("set-white", Align::right),
                     column("set-black", Align::right),
                     column("replier", Align::left, true),
                     column("first", Align::left, true),
                     column("default-time", Align::right)};
    bool no_default_time = false;
    for (const auto* game : games) {
        table.rows.push_back(row_of(tournament, *game));
        auto& row = table.rows.back();
        row[7].strong = row[8].strong = true;
        no_default_time = no_default_time || game->kept.default_time == 0;
    }
    table.legend = {word("legend-sealer-absent"),
                    word(no_default_time ? "legend-no-default-time" : "legend-both-absent"),
                    word("legend-late"), word("legend-clocks")};
    return table;
}

Diagram diagram_of(const Tournament& tournament, const AdjournedGame& game) {
    const auto board = board_of(game);
    Diagram diagram;
    diagram.id = "position";
    diagram.caption = word(board.empty() ? "diagram" : "diagram-board",
                           {board, name_of(tournament, game, Colour::white),
                            name_of(tournament, game, Colour::black)});
    diagram.board = diagram_board(adjourned_position(game));
    diagram.legend = {
        word("sealed-line", {colour_argument(game.sealer), std::to_string(game.move_number)})};
    return diagram;
}

void add_sections(Document& document, const Tournament& tournament, std::size_t number,
                  const Moment& when, const std::vector<const AdjournedGame*>& games) {
    const auto heading =
        when ? word("resumes-at", {to_readable_text(when)}) : word("no-resumption");
    auto section =
        table_section("resumption-" + std::to_string(number), heading, table_of(tournament, games));
    section.landscape = true;
    const auto& venue = games.front()->kept.venue;
    if (!venue.empty()) section.facts.push_back(fact("venue", Phrase::verbatim(venue)));
    document.sections.push_back(std::move(section));
    DiagramSheet diagrams;
    for (const auto* game : games) diagrams.diagrams.push_back(diagram_of(tournament, *game));
    Section positions;
    positions.id = "positions-" + std::to_string(number);
    positions.heading = word("positions", {when ? to_readable_text(when) : ""});
    positions.landscape = true; // on the page of the list
    positions.body = std::move(diagrams);
    document.sections.push_back(std::move(positions));
}

}

Document resumption_list(const Papers& papers) {
    auto document = frame(papers, "resumption", word("resumption-list"));
    // Those without a day stand at the end.
    std::map<std::pair<bool, std::pair<Moment, std::string>>, std::vector<const AdjournedGame*>>
        sessions;
    for (const auto* game : open_games(papers))
        if (is_to_resume(game->now)) {
            const auto& kept = game->now.kept;
            sessions[{!kept.resume, {kept.resume, kept.venue}}].push_back(&game->now);
        }
    std::size_t number = 0;
    for (const auto& [session, games] : sessions)
        add_sections(document, papers.tournament, ++number, session.second.first, games);
    if (sessions.empty()) document.notes.push_back(word("nothing-to-resume"));
    return document;
}

}
