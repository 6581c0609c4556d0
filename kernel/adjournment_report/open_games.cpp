// The list of open games: where each stands, how long it may stay so, what is due.

#include "calendar.hpp"
#include "words.hpp"

#include <algorithm>

namespace hakem::adjournments {

namespace {

/// What has to happen next, and by whom.
Phrase due(const Tournament& tournament, const AdjournedGame& game, const Moment& now) {
    const auto sealer = name_of(tournament, game, game.sealer);
    const auto replier = name_of(tournament, game, game.replier());
    const auto& kept = game.kept;
    switch (game.phase) {
    case AdjournmentPhase::sealing:
        return word("due-seal", {sealer}); // I.1.1
    case AdjournmentPhase::sealed:
        return word("due-envelope"); // I.2, I.3
    case AdjournmentPhase::adjourned:
        if (kept.resume && now > kept.resume)
            return word("due-overdue", {to_readable_text(kept.resume)});
        return word("due-resume", {to_readable_text(kept.resume)}); // I.5, I.14
    case AdjournmentPhase::ready:
        return word("due-open", {replier}); // I.7
    case AdjournmentPhase::waiting:
        return word("due-wait", {replier, to_readable_text(Moment{game.started.seconds +
                                                                  kept.default_time})}); // I.10
    case AdjournmentPhase::reply_sealed:
        return word("due-sealer", {sealer}); // I.9.3
    case AdjournmentPhase::envelope_lost:
        return word("due-tell", {sealer}); // I.12.1
    case AdjournmentPhase::annulled:
        return word("due-new-game"); // I.12.2
    default:
        return word("due-result");
    }
}

Cell limit(const Tournament& tournament, const GameKey& game) {
    const auto deadline = deadline_of(tournament, game);
    if (deadline.round == 0) return word("limit-none");
    return word(deadline.pairing ? "limit-pairing" : "limit-round",
                {std::to_string(deadline.round)});
}

Row row_of(const Tournament& tournament, const AdjournedGame& game, const Moment& now) {
    const auto day = deadline_of(tournament, game.key).day;
    return {Number{game.key.round},
            heading_cell(board_of(game)),
            Phrase::verbatim(name_of(tournament, game, Colour::white)),
            Phrase::verbatim(name_of(tournament, game, Colour::black)),
            Phrase::of("adjournment.phase." + std::string(hakem::name_of(game.phase))),
            moment_cell(game.stopped ? game.stopped : game.handed),
            moment_cell(game.kept.resume),
            limit(tournament, game.key),
            day ? Cell(day) : Cell(),
            Phrases{{due(tournament, game, now)}}};
}

/// A game that the file has as adjourned, and of which nothing was recorded.
Row row_without_record(const Tournament& tournament, const GameKey& key) {
    AdjournedGame game;
    game.key = key;
    auto row = row_of(tournament, game, {});
    row[4] = word("no-record");
    row[9] = word("due-result");
    return row;
}

/// A new game is to be played: it is open until the tournament has a result (I.12.2).
bool waits_for_new_game(const Tournament& tournament, const AdjournedGame& game) {
    if (game.phase != AdjournmentPhase::annulled) return false;
    const PlayerIndex index(tournament);
    const auto at = index[game.key.white];
    if (at < 0) return true;
    const auto* entry = entry_of(tournament.players[static_cast<std::size_t>(at)], game.key.round);
    return entry == nullptr || entry->opponent != game.key.black ||
           entry->outcome == Outcome::adjourned || entry->outcome == Outcome::pending;
}

/// Games of the file that are adjourned, by round and White.
std::vector<GameKey> adjourned_in_file(const Tournament& tournament) {
    std::vector<GameKey> games;
    for (const auto& player : tournament.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            if (entry.outcome == Outcome::adjourned && entry.colour == Colour::white)
                games.push_back({static_cast<std::int32_t>(r + 1), player.id, entry.opponent});
        }
    std::sort(games.begin(), games.end());
    return games;
}

Table table_of(const Papers& papers) {
    Table table;
    table.columns = {column("round", Align::right),
                     column("board"),
                     column("white", Align::left, true),
                     column("black", Align::left, true),
                     column("phase", Align::left, true),
                     column("adjourned-at"),
                     column("resumption"),
                     column("limit", Align::left, true),
                     column("limit-day", Align::right),
                     column("due", Align::left, true)};
    const auto now = now_of(papers);
    for (const auto& game : papers.games) {
        const auto phase = game.now.phase;
        const bool open = phase != AdjournmentPhase::none && !game.now.over();
        if (open || waits_for_new_game(papers.tournament, game.now))
            table.rows.push_back(row_of(papers.tournament, game.now, now));
    }
    for (const auto& key : adjourned_in_file(papers.tournament))
        if (std::none_of(papers.games.begin(), papers.games.end(),
                         [&](const AdjournmentHistory& game) { return game.now.key == key; }))
            table.rows.push_back(row_without_record(papers.tournament, key));
    return table;
}

}

Document open_list(const Papers& papers) {
    auto document = frame(papers, "open-games", word("open-list"));
    auto table = table_of(papers);
    if (table.rows.empty()) {
        document.notes.push_back(word("nothing-open"));
        return document;
    }
    table.legend.push_back(word("provisional"));
    const bool by_regulation = follows_regulation(papers.tournament);
    document.notes.push_back(word(by_regulation ? "limit-note-regulation" : "limit-note"));
    auto section = table_section("open-games", document.title, std::move(table));
    section.landscape = true;
    document.sections.push_back(std::move(section));
    return document;
}

}
