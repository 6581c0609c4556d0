#include "batch_details.hpp"

#include "command/check/check_standings.hpp"
#include "round_details.hpp"
#include <hakem/citation.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace hakem::command {

namespace {

using batch::Detail;
using batch::Finding;

bool counts(const Finding& finding) {
    return finding.reason.empty() && finding.diagnostic.severity != Severity::note;
}

std::int32_t number_in(const Diagnostic& finding, std::size_t argument) {
    if (argument >= finding.arguments.size()) return 0;
    return std::atoi(finding.arguments[argument].c_str());
}

std::uint32_t last_line(const Tournament& tournament, bool national) {
    std::uint32_t last = 0;
    for (const auto& player : tournament.players)
        last = std::max(last, national ? player.national_line : player.line);
    return last;
}

std::uint32_t last_line_of_teams(const Tournament& tournament) {
    std::uint32_t last = 0;
    for (const auto& team : tournament.teams) last = std::max(last, team.line);
    return last;
}

/// That has anything in it; 0 = the file cannot be read.
std::uint32_t last_line_of_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::uint32_t line = 0, last = 0;
    for (std::string text; std::getline(in, text);) {
        ++line;
        if (text.find_first_not_of(" \t\r") != text.npos) last = line;
    }
    return last;
}

/// Adds to the findings of one entry.
class Details {
public:
    Details(std::vector<Finding>& findings, const CheckedFile& file)
        : findings_(findings), file_(file), tournament_(*file.input.tournament) {}

    void add() {
        add_rounds();
        add_teamless();
        if (file_.standings) add_standings();
        add_cut();
        add_numbers_cut();
        add_year();
    }

private:
    Finding* first(std::initializer_list<std::string_view> codes) const {
        for (const bool counting : {true, false})
            for (auto& finding : findings_)
                if (counts(finding) == counting &&
                    std::find(codes.begin(), codes.end(), finding.diagnostic.code) != codes.end())
                    return &finding;
        return nullptr;
    }

    static void cause(Finding& finding, std::string_view key, std::vector<std::string> arguments) {
        finding.details.push_back({{Phrase::of(key, std::move(arguments))}, {}, true});
    }

    void add_rounds() {
        std::optional<RoundDetails> rounds; // most files have nothing to say of them
        for (auto& finding : findings_) {
            if (!finding.diagnostic.code.starts_with("CHK-01")) continue;
            if (!rounds) rounds.emplace(file_);
            finding.details = rounds->of(finding.diagnostic);
        }
    }

    /// Points of whoever is in no game that is at fault do not come from it.
    Finding* first_in_fault(const std::vector<std::int32_t>& players) const {
        for (auto& finding : findings_) {
            const auto& code = finding.diagnostic.code;
            if (!counts(finding) || (code != "TRN-0112" && code != "CHK-0202")) continue;
            if (std::find(players.begin(), players.end(), number_in(finding.diagnostic, 0)) !=
                players.end())
                return &finding;
        }
        return nullptr;
    }

    /// The likely cause stands with the first that follows from it: points before ranks.
    void add_standings() {
        const auto& review = *file_.standings;
        for (const auto& check : review.values) add_value(check);
        if (!review.faulty() || review.state == submitted::State::by_a_list) return;
        const bool of_players = !review.cause && !review.teams && !review.in_fault.empty();
        auto* finding = of_players ? first_in_fault(review.in_fault)
                                   : first({"TRN-0112", "TRN-0515", "CHK-0202"});
        if (finding == nullptr || !counts(*finding)) {
            auto* rank = first({"CHK-0201"});
            if (finding == nullptr || (rank != nullptr && counts(*rank))) finding = rank;
        }
        if (finding == nullptr || (!review.cause && (teamless_ || review.of_rounds.empty())))
            return;
        Detail detail{{cause_of(review)}, {}, true};
        if (review.cause) {
            if (auto order = order_in_cause(review); !order.empty())
                detail.parts.push_back(std::move(order));
            detail.parts.push_back(effect_of(review));
            if (!review.cause->rule.empty()) detail.rule = citation_of(review.cause->rule);
        }
        finding->details.push_back(std::move(detail));
    }

    void add_value(const submitted::ValueCheck& check) {
        if (!check.faulty() || !check.cause) return;
        for (auto& finding : findings_) {
            if (finding.diagnostic.code != "CHK-0203" || finding.diagnostic.arguments.empty())
                continue;
            const auto& name = finding.diagnostic.arguments.front();
            if (name != check.name && !name.starts_with(check.name + " (")) continue;
            Detail detail{{Phrase::verbatim(check.name), cause_of(check)}, {}, true};
            if (!check.cause->rule.empty()) detail.rule = citation_of(check.cause->rule);
            finding.details.push_back(std::move(detail));
        }
    }

    /// Players are declared and met whom the file does not have, and nothing stands below them.
    void add_cut() {
        auto* finding = first({"TRN-0204"});
        const auto* unknown = first({"TRN-0101"});
        if (finding == nullptr || unknown == nullptr || !counts(*unknown)) return;
        if (first({"TRF-0134"}) != nullptr) return; // left out because of its number
        const auto missing = number_in(finding->diagnostic, 0) - number_in(finding->diagnostic, 1);
        const auto line = last_line(tournament_, false);
        if (missing <= 0 || line == 0 || line < last_line(tournament_, true) ||
            line < last_line_of_teams(tournament_))
            return;
        cause(*finding, batch::file_cut, {std::to_string(line), std::to_string(missing)});
    }

    /// The first players have a national record and none behind them.
    void add_numbers_cut() {
        auto* finding = first({"RTG-0202"});
        const auto line = last_line(tournament_, true);
        if (finding == nullptr || !counts(*finding) || line < last_line(tournament_, false) ||
            line < last_line_of_teams(tournament_))
            return;
        std::int32_t last = 0;
        for (const auto& player : tournament_.players)
            if (player.national_line != 0) last = std::max(last, player.id);
        const auto lack =
            std::count_if(findings_.begin(), findings_.end(), [last](const Finding& one) {
                return one.diagnostic.code == "RTG-0202" && number_in(one.diagnostic, 0) > last;
            });
        const auto all = std::count_if(findings_.begin(), findings_.end(), [](const Finding& one) {
            return one.diagnostic.code == "RTG-0202";
        });
        const auto records =
            std::count_if(tournament_.players.begin(), tournament_.players.end(),
                          [](const Player& player) { return player.national_line != 0; });
        if (last == 0 || records < 2 || lack < 2 || lack != all) return;
        if (line != last_line_of_file(file_.input.path)) return; // it goes on
        cause(*finding, batch::numbers_cut, {std::to_string(last), std::to_string(line)});
    }

    /// All rounds are of one year, and the event is of another.
    void add_year() {
        auto* finding = first({"TRN-0202"});
        if (finding == nullptr) return;
        std::set<int> years;
        for (const auto& date : tournament_.round_dates)
            if (date) years.insert(date.year);
        const int year = tournament_.start.year;
        if (years.size() != 1 || year == 0 || *years.begin() == year ||
            tournament_.end.year != year)
            return;
        cause(*finding, batch::other_year, {std::to_string(*years.begin()), std::to_string(year)});
    }

    /// Who plays and is in no team is missing in the points of one.
    void add_teamless() {
        const auto* points = first({"TRN-0515", "CHK-0202"});
        if (points == nullptr || !counts(*points) || !is_team_event(tournament_)) return;
        for (auto& finding : findings_) {
            if (finding.diagnostic.code != "TRN-0304") continue;
            const auto id = number_in(finding.diagnostic, 0);
            if (const auto round = first_game_of(id); round != 0) {
                // The second is for whoever asks what follows from it.
                cause(finding, batch::in_no_team,
                      {std::to_string(round), std::to_string(team_beside(id, round))});
                teamless_ = true;
            }
        }
    }

    /// The team that most others play for who meet the team of the opponent in that round; 0 =
    /// none.
    std::int32_t team_beside(std::int32_t id, std::size_t round) const {
        std::map<std::int32_t, std::int32_t> team_of, opponents, met;
        for (const auto& team : tournament_.teams)
            for (const auto player : team.players) team_of[player] = team.id;
        for (const auto& player : tournament_.players)
            if (player.rounds.size() >= round && player.rounds[round - 1].opponent != 0)
                opponents[player.id] = player.rounds[round - 1].opponent;
        const auto against = opponents.contains(id) ? team_of[opponents[id]] : 0;
        if (against == 0) return 0;
        for (const auto& [player, opponent] : opponents)
            if (team_of[opponent] == against && team_of[player] != 0) ++met[team_of[player]];
        const auto most =
            std::max_element(met.begin(), met.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        return most == met.end() ? 0 : most->first;
    }

    std::size_t first_game_of(std::int32_t id) const {
        for (const auto& player : tournament_.players)
            if (player.id == id)
                for (std::size_t i = 0; i < player.rounds.size(); ++i)
                    if (player.rounds[i].opponent != 0 ||
                        player.rounds[i].outcome == Outcome::forfeit_win)
                        return i + 1;
        return 0;
    }

    std::vector<Finding>& findings_;
    const CheckedFile& file_;
    const Tournament& tournament_;
    bool teamless_ = false; ///< somebody plays who is in no team
};

}

void add_details(batch::Entry& entry, const CheckedFile& file) {
    if (file.input.tournament) Details(entry.findings, file).add();
}

}
