#include "tournament.hpp"

#include "common/numbers.hpp"
#include "facts.hpp"
#include "half_moves.hpp"
#include "numbers.hpp"
#include "placing.hpp"
#include "result_notes.hpp"
#include "teams.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace hakem::pgn {

namespace {

class EventReader {
public:
    EventReader(const Entries& entries, const EventGroup& group, Diagnostics& diagnostics)
        : entries_(entries), group_(group), diagnostics_(diagnostics),
          people_(entries, group.games, diagnostics), event_{entries, group.games, people_},
          notes_(event_, diagnostics) {}

    Tournament read() {
        tournament_.format = "pgn";
        tournament_.source = entries_.source;
        tournament_.games_source = entries_.source;
        enter_facts(tournament_, event_, group_);
        enter_players();
        enter_pairing_rules(tournament_, event_, diagnostics_);
        const auto rounds = rounds_of(event_, diagnostics_);
        for (std::size_t i = 0; i < group_.games.size(); ++i) enter(group_.games[i], rounds[i]);
        notes_.finish();
        if (is_of_teams())
            enter_teams(tournament_, placed_, diagnostics_);
        else
            enter_clubs();
        finish();
        return std::move(tournament_);
    }

private:
    void enter_players() {
        const auto numbers = numbers_of(people_.all(), tournament_, diagnostics_);
        for (std::size_t i = 0; i < people_.all().size(); ++i) {
            const auto& person = people_.all()[i];
            ids_.push_back(numbers[i]);
            if (numbers[i] == 0) continue;
            Player player;
            player.id = numbers[i];
            player.name = person.name;
            player.title = person.title;
            player.rating = person.rating;
            player.national_rating = person.national_rating;
            player.federation = person.federation;
            player.fide_id = person.fide_id;
            player.line = person.line;
            tournament_.players.push_back(std::move(player));
        }
        std::sort(tournament_.players.begin(), tournament_.players.end(),
                  [](const Player& a, const Player& b) { return a.id < b.id; });
        players_.assign(importing::most_players + 1, nullptr);
        for (auto& player : tournament_.players)
            players_[static_cast<std::size_t>(player.id)] = &player;
    }

    std::int32_t id_of(std::int32_t person) const {
        return person < 0 ? 0 : ids_[static_cast<std::size_t>(person)];
    }

    void enter(std::size_t game, std::int32_t round) {
        const auto& entry = entries_.all[game];
        const auto white = people_.white(game), black = people_.black(game);
        GameRecord record;
        record.round = round;
        record.white = id_of(white);
        record.black = id_of(black);
        record.board = entry.round.third != 0    ? entry.round.third
                       : entry.round.second != 0 ? entry.round.second
                                                 : entry.board_tag;
        record.half_moves = entry.has_moves ? count_half_moves(entry.movetext) : 0;
        record.tags = entry.tags;
        record.movetext = entry.movetext;
        record.eco = entry.eco;
        record.opening = entry.opening;
        record.line = entry.line;
        const auto outcome = notes_.outcome_of(game, white, black);
        record.result_differs = outcome.differs;
        if (!enter_sides(record, entry, outcome, game)) record.round = 0;
        tournament_.games.push_back(record);
        if (record.round != 0) place(game, record, white, black);
    }

    /// Both sides, or the one there is; false where the game cannot stand in that round.
    bool enter_sides(const GameRecord& record, const Entry& entry, const GameOutcome& outcome,
                     std::size_t game) {
        if (record.round == 0) return false;
        const auto say = [&](Severity severity, std::string_view code, const std::string& text) {
            say_of_game(event_, diagnostics_, severity, code, game,
                        {std::to_string(record.round), text});
        };
        if (record.white == 0 && record.black == 0) {
            const bool of_teams = entry.white.team != 0 || entry.black.team != 0;
            if (!of_teams) say(Severity::error, "PGN-0217", "");
            return of_teams;
        }
        if (record.white == record.black) {
            say(Severity::error, "PGN-0227", name_of(record.white));
            return false;
        }
        for (const auto id : {record.white, record.black})
            if (id != 0 && is_taken(id, record.round)) {
                const auto first = seen_.find({record.round, record.white, record.black});
                const bool same =
                    first != seen_.end() && is_copy(entry, entries_.all[first->second.game]);
                if (same && is_other_result(first->second.sides, {outcome.white, outcome.black}))
                    say(Severity::error, "PGN-0234", name_of(id));
                else
                    say(same ? Severity::warning : Severity::error, same ? "PGN-0219" : "PGN-0218",
                        name_of(id));
                return false;
            }
        seen_.try_emplace({record.round, record.white, record.black},
                          Seen{game, {outcome.white, outcome.black}});
        if (record.white != 0)
            set(record.white, record.round,
                entry_of_side(record.black, Colour::white, outcome.white));
        if (record.black != 0)
            set(record.black, record.round,
                entry_of_side(record.white, Colour::black, outcome.black));
        return true;
    }

    using Sides = std::pair<Outcome, Outcome>;

    struct Seen {
        std::size_t game = 0;
        Sides sides;
    };

    /// Two games of the same two may be of a match that counts no rounds.
    static bool is_copy(const Entry& one, const Entry& other) {
        return start_of(one) == start_of(other) && may_be_one_game(one.movetext, other.movetext);
    }

    /// The position that the game began from; empty where it is the usual one.
    static std::string_view start_of(const Entry& entry) {
        constexpr std::string_view tag = "[FEN \"";
        const auto at = entry.tags.find(tag);
        if (at == entry.tags.npos) return {};
        const auto text = entry.tags.substr(at + tag.size());
        return text.substr(0, text.find('"'));
    }

    /// A copy of the game without a result contradicts nothing.
    static bool is_other_result(const Sides& one, const Sides& other) {
        const auto is_open = [](const Sides& sides) { return sides.first == Outcome::pending; };
        return one != other && !is_open(one) && !is_open(other);
    }

    static RoundEntry entry_of_side(std::int32_t opponent, Colour colour, Outcome outcome) {
        return {opponent, opponent == 0 ? Colour::none : colour, outcome};
    }

    bool is_taken(std::int32_t id, std::int32_t round) const {
        const auto* entry = hakem::entry_of(*players_[static_cast<std::size_t>(id)], round);
        return entry != nullptr && *entry != RoundEntry{};
    }

    void set(std::int32_t id, std::int32_t round, const RoundEntry& entry) {
        auto& rounds = players_[static_cast<std::size_t>(id)]->rounds;
        if (rounds.size() < static_cast<std::size_t>(round))
            rounds.resize(static_cast<std::size_t>(round));
        rounds[static_cast<std::size_t>(round) - 1] = entry;
    }

    const std::string& name_of(std::int32_t id) const {
        static const std::string none;
        const auto* player = id == 0 ? nullptr : players_[static_cast<std::size_t>(id)];
        return player == nullptr ? none : player->name;
    }

    void place(std::size_t game, const GameRecord& record, std::int32_t white, std::int32_t black) {
        const auto& entry = entries_.all[game];
        PlacedGame placed;
        placed.round = record.round;
        placed.second = entry.round.second;
        placed.third = entry.round.third != 0 ? entry.round.third : entry.board_tag;
        placed.white = record.white;
        placed.black = record.black;
        placed.white_team = team_of(entry.white, white);
        placed.black_team = team_of(entry.black, black);
        placed.white_team_number = entry.white.team_number;
        placed.black_team_number = entry.black.team_number;
        placed.ending = entry.tag_ending;
        placed.line = record.line;
        placed_.push_back(std::move(placed));
    }

    std::string team_of(const Side& side, std::int32_t person) const {
        if (person >= 0) return people_.all()[static_cast<std::size_t>(person)].team;
        return entries_.pool[side.team];
    }

    /// ChessBase says it in EventType; else the matches tell.
    bool is_of_teams() const {
        const auto& type = tournament_.type;
        const bool individual = type.starts_with("Individual");
        return !individual && met_as_teams(placed_);
    }

    /// In an individual event the team tags name clubs, or teams that are ranked apart.
    void enter_clubs() {
        std::size_t count = 0;
        for (std::size_t i = 0; i < people_.all().size(); ++i) {
            const auto& team = people_.all()[i].team;
            if (team.empty() || ids_[i] == 0) continue;
            players_[static_cast<std::size_t>(ids_[i])]->club = team;
            ++count;
        }
        if (count != 0)
            diagnostics_.add(Severity::note, "PGN-0225", 0, 0, 1, {std::to_string(count)});
    }

    void finish() {
        std::stable_sort(
            tournament_.games.begin(), tournament_.games.end(),
            [](const GameRecord& a, const GameRecord& b) {
                const auto last = std::numeric_limits<std::int32_t>::max(); // without a round
                return (a.round == 0 ? last : a.round) < (b.round == 0 ? last : b.round);
            });
        enter_dates(tournament_, event_);
        const bool by_tags = std::any_of(people_.all().begin(), people_.all().end(),
                                         [](const Person& one) { return one.number != 0; });
        if (!by_tags && !placed_.empty()) diagnostics_.add(Severity::note, "PGN-0220", 0, 0, 1);
        if (!is_team_event(tournament_)) say_missing(tournament_, diagnostics_);
    }

    const Entries& entries_;
    const EventGroup& group_;
    Diagnostics& diagnostics_;
    People people_;
    EventGames event_;
    ResultNotes notes_;
    Tournament tournament_;
    std::vector<std::int32_t> ids_; ///< by person
    std::vector<Player*> players_;  ///< by number
    std::vector<PlacedGame> placed_;
    std::map<std::tuple<std::int32_t, std::int32_t, std::int32_t>, Seen>
        seen_; ///< by round, White and Black
};

}

Tournament tournament_of(const Entries& entries, const EventGroup& event,
                         Diagnostics& diagnostics) {
    return EventReader(entries, event, diagnostics).read();
}

}
