// Teams that play, or clubs and schools whose players do.

#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace hakem {

namespace {

bool has_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return text.find(word) != text.npos; });
}

/// Records that only an event of teams has, or words that say so.
bool is_declared(const Tournament& t, std::string_view type) {
    if (has_any(type, {"team", "takım", "takim", "mannschaft", "équipe", "equipe"})) return true;
    if (to_upper(t.encoded_type, Language::english).find("TEAM") != std::string::npos) return true;
    return !t.line_ups.empty() || t.team_byes || !t.forfeited_matches.empty() ||
           !t.team_colours.empty() || t.list_tolerance != 0;
}

/// The games of the rounds, by teams.
class Games {
public:
    explicit Games(const Tournament& t) {
        std::map<std::int32_t, std::size_t> team_of;
        for (std::size_t i = 0; i < t.teams.size(); ++i)
            for (const auto id : t.teams[i].players) team_of.emplace(id, i + 1);
        for (const auto& player : t.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r) {
                const auto own = team_of.find(player.id);
                const auto other = team_of.find(player.rounds[r].opponent);
                if (own == team_of.end() || player.rounds[r].opponent == 0) continue;
                add({r, own->second}, other == team_of.end() ? 0 : other->second);
            }
    }

    /// Most teams with two boards or more meet players of several teams at once; or team-mates sit
    /// opposite each other in one game of ten, which no slip in a match does.
    bool are_of_single_players() const {
        std::size_t several = 0, all = 0;
        for (const auto& [round, games] : games_) {
            if (games.count < 2) continue;
            ++all;
            several += games.opponents.size() > 1;
        }
        return several * 2 > all || (mates_ >= 4 && mates_ * 10 >= sides_);
    }

private:
    struct OfTeam {
        std::set<std::size_t> opponents;
        std::size_t count = 0;
    };

    void add(const std::pair<std::size_t, std::size_t>& round, std::size_t opponent) {
        auto& games = games_[round];
        games.opponents.insert(opponent);
        ++games.count;
        ++sides_;
        mates_ += opponent == round.second;
    }

    std::map<std::pair<std::size_t, std::size_t>, OfTeam> games_; ///< by round and team
    std::size_t sides_ = 0, mates_ = 0;                           ///< two of a game
};

}

bool is_team_event(const Tournament& tournament) {
    if (tournament.teams.empty()) return false;
    // Teams of an individual event: 092 says "Individual: ...".
    const auto type = to_lower(tournament.type, Language::english);
    if (type.starts_with("individual") || type.starts_with("bireysel")) return false;
    return is_declared(tournament, type) || !Games(tournament).are_of_single_players();
}

}
