#include "merge_games.hpp"

#include <hakem/encoding_findings.hpp>
#include <hakem/folded_name.hpp>
#include <hakem/importer.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace hakem::command {

namespace {

/// The points of a result as PGN writes them; empty where there are none.
std::string_view token_of(Outcome white, Outcome black) {
    const auto is = [](Outcome outcome, Outcome played, Outcome unplayed, Outcome unrated) {
        return outcome == played || outcome == unplayed || outcome == unrated;
    };
    const auto won = [&](Outcome outcome) {
        return is(outcome, Outcome::win, Outcome::forfeit_win, Outcome::unrated_win);
    };
    const auto lost = [&](Outcome outcome) {
        return is(outcome, Outcome::loss, Outcome::forfeit_loss, Outcome::unrated_loss);
    };
    const auto drawn = [&](Outcome outcome) {
        return outcome == Outcome::draw || outcome == Outcome::unrated_draw;
    };
    if (won(white) && lost(black)) return "1-0";
    if (lost(white) && won(black)) return "0-1";
    return drawn(white) && drawn(black) ? "1/2-1/2" : "";
}

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2";
}

/// The Result tag of a game, else the end of its moves; empty where neither says it.
std::string_view result_of(const GameRecord& game) {
    constexpr std::string_view tag = "[Result \"";
    if (const auto at = game.tags.find(tag); at != game.tags.npos) {
        const auto rest = game.tags.substr(at + tag.size());
        if (const auto value = trim(rest.substr(0, rest.find('"'))); is_result(value)) return value;
    }
    const auto text = trim(game.movetext);
    const auto last = text.substr(text.find_last_of(" \t\r\n") + 1);
    return is_result(last) ? last : std::string_view();
}

/// Findings that are about a PGN as an event of its own: starting numbers, byes, clubs.
bool is_about_the_event(std::string_view code) {
    return code == "PGN-0207" || code == "PGN-0220" || code == "PGN-0221" || code == "PGN-0224" ||
           code == "PGN-0225";
}

class Merger {
public:
    Merger(Tournament& tournament, const Tournament& games, Diagnostics& diagnostics)
        : tournament_(tournament), games_(games), diagnostics_(diagnostics), index_(tournament) {}

    void merge() {
        tournament_.games.clear();
        tournament_.games_source = games_.games_source;
        say_other_event();
        match_players();
        for (const auto& game : games_.games) add(game);
        std::stable_sort(
            tournament_.games.begin(), tournament_.games.end(),
            [](const GameRecord& a, const GameRecord& b) { return a.round < b.round; });
        say_without_game();
    }

private:
    /// Titles are seldom written alike: only where neither holds the other, or the places differ.
    void say_other_event() {
        const auto folded = [](std::string_view text) {
            return to_ascii(to_lower(trim(text), Language::english));
        };
        const auto differ = [&](const std::string& a, const std::string& b) {
            const auto one = folded(a), other = folded(b);
            return !one.empty() && !other.empty() && one.find(other) == one.npos &&
                   other.find(one) == other.npos;
        };
        if (!differ(tournament_.name, games_.name) && !differ(tournament_.city, games_.city))
            return;
        const auto of = [](const Tournament& t) {
            return t.city.empty() ? t.name : t.name + ", " + t.city;
        };
        say(Severity::warning, "PGN-0312", 0, {of(games_), of(tournament_)});
    }

    void match_players() {
        std::map<std::string, std::int32_t> by_id;
        std::map<std::string, std::vector<std::int32_t>> by_name;
        for (const auto& player : tournament_.players) {
            const auto id = trim(player.fide_id);
            if (id.find_first_not_of('0') != id.npos) by_id.emplace(id, player.id);
            by_name[folded_name(player.name)].push_back(player.id);
        }
        for (const auto& player : games_.players) {
            const auto same_id = by_id.find(player.fide_id);
            const auto same_name = by_name.find(folded_name(player.name));
            if (same_id != by_id.end()) {
                matched_[player.id] = same_id->second;
                const auto& own = at(same_id->second).name;
                if (compare_names(own, player.name) == NameAgreement::other)
                    say(Severity::warning, "PGN-0310", player.line,
                        {player.fide_id, player.name, own});
            } else if (same_name != by_name.end() && same_name->second.size() == 1) {
                matched_[player.id] = same_name->second.front();
            } else {
                say(Severity::error, "PGN-0311", player.line, {player.name});
            }
        }
    }

    const Player& at(std::int32_t id) const {
        return tournament_.players[static_cast<std::size_t>(index_[id])];
    }

    void say(Severity severity, std::string_view code, std::uint32_t line,
             std::vector<std::string> arguments) {
        diagnostics_.add(severity, code, line, 0, 1, std::move(arguments));
    }

    /// Rounds in which the two met; `swapped`: with the other colours.
    std::vector<std::int32_t> meetings(std::int32_t white, std::int32_t black, bool swapped) const {
        std::vector<std::int32_t> rounds;
        const auto& entries = at(white).rounds;
        for (std::size_t r = 0; r < entries.size(); ++r)
            if (entries[r].opponent == black && (entries[r].colour == Colour::black) == swapped)
                rounds.push_back(static_cast<std::int32_t>(r + 1));
        return rounds;
    }

    void add(const GameRecord& game) {
        if (game.white == 0 || game.black == 0) return; // a bye has no moves
        const auto white = matched_.find(game.white), black = matched_.find(game.black);
        if (white == matched_.end() || black == matched_.end()) return; // told of the player
        auto merged = game;
        merged.white = white->second;
        merged.black = black->second;
        std::vector<std::string> names = {at(merged.white).name, at(merged.black).name,
                                          game.round == 0 ? "?" : std::to_string(game.round)};
        const auto with = [&](std::string text) {
            auto arguments = names;
            arguments.push_back(std::move(text));
            return arguments;
        };
        const auto rounds = meetings(merged.white, merged.black, false);
        const bool has_round = std::find(rounds.begin(), rounds.end(), game.round) != rounds.end();
        if (!has_round) {
            if (game.round != 0 || rounds.size() != 1) return say_no_pairing(game, merged, names);
            merged.round = rounds.front();
        }
        if (!seen_.insert({merged.round, merged.white}).second) {
            names[2] = std::to_string(merged.round);
            return say(Severity::error, "PGN-0305", game.line, std::move(names));
        }
        if (!has_round)
            say(Severity::warning, "PGN-0304", game.line, with(std::to_string(merged.round)));
        compare_results(merged, names);
        tournament_.games.push_back(merged);
    }

    void say_no_pairing(const GameRecord& game, const GameRecord& merged,
                        std::vector<std::string> names) {
        const auto swapped = meetings(merged.white, merged.black, true);
        const auto others = meetings(merged.white, merged.black, false);
        const bool reversed =
            std::find(swapped.begin(), swapped.end(), game.round) != swapped.end() ||
            (game.round == 0 && !swapped.empty());
        if (reversed) return say(Severity::error, "PGN-0302", game.line, std::move(names));
        const auto& elsewhere = others.empty() ? swapped : others;
        names.push_back(elsewhere.empty() ? "" : std::to_string(elsewhere.front()));
        say(Severity::error, elsewhere.empty() ? "PGN-0301" : "PGN-0303", game.line,
            std::move(names));
    }

    void compare_results(GameRecord& game, std::vector<std::string> names) {
        const auto& white = at(game.white).rounds[static_cast<std::size_t>(game.round) - 1];
        const auto* reply = entry_of(at(game.black), game.round);
        const auto black = reply != nullptr ? reply->outcome : mirrored(white.outcome);
        names[2] = std::to_string(game.round);
        const auto own = token_of(white.outcome, black), other = result_of(game);
        game.result_differs = !other.empty() && own != other;
        if (game.result_differs) {
            names.emplace_back(own.empty() ? "*" : own);
            names.emplace_back(other);
            say(Severity::warning, "PGN-0306", game.line, std::move(names));
        } else if (is_forfeit(white.outcome) && game.half_moves > 0) {
            say(Severity::warning, "PGN-0307", game.line, std::move(names));
        }
    }

    void say_without_game() {
        for (const auto& player : tournament_.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r) {
                const auto& entry = player.rounds[r];
                const auto round = static_cast<std::int32_t>(r + 1);
                if (entry.opponent == 0 || entry.colour != Colour::white ||
                    !is_played(entry.outcome) || index_[entry.opponent] < 0 ||
                    seen_.contains({round, player.id}))
                    continue;
                say(Severity::warning, "PGN-0308", 0,
                    {player.name, at(entry.opponent).name, std::to_string(round)});
            }
    }

    Tournament& tournament_;
    const Tournament& games_;
    Diagnostics& diagnostics_;
    PlayerIndex index_;
    std::map<std::int32_t, std::int32_t> matched_;         ///< by number in the PGN
    std::set<std::pair<std::int32_t, std::int32_t>> seen_; ///< round, White
};

}

void merge_games(Tournament& tournament, const Tournament& games, Diagnostics& diagnostics) {
    Merger(tournament, games, diagnostics).merge();
}

void merge_games(Session session, Tournament& tournament, const std::filesystem::path& path,
                 Diagnostics& diagnostics) {
    const auto source = Source::load(path);
    const auto& importer = session.registry.get<Importer>("pgn");
    if (importer.confidence(*source) == 0)
        throw Error(ExitCode::not_understood, "error.no-games", {session.shown(path)});
    Diagnostics reading(session.shown(path), session.common.strict);
    const auto games = importer.read_event(source, session.common.event, reading);
    tell_encodings(*source, reading);
    // Moves that cannot be played are told here: nobody looks at them later.
    Diagnostics moves(session.shown(path), session.common.strict);
    importer.survey(path, SurveyDepth::moves, moves);
    std::set<std::tuple<std::string, std::uint32_t, std::uint32_t>> told;
    for (const auto* list : {&reading, &moves})
        for (const auto& found : list->all()) {
            const bool of_moves = list == &moves && found.severity == Severity::note;
            if (of_moves || is_about_the_event(found.code) ||
                !told.emplace(found.code, found.line, found.column).second)
                continue;
            diagnostics.add(found.severity, found.code, found.line, found.column, found.length,
                            found.arguments, found.excerpt);
        }
    merge_games(tournament, games, diagnostics);
    diagnostics.sort();
}

}
